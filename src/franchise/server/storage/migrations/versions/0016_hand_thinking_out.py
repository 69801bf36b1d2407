"""Hand thinking out to processes that only think."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    """Take the step."""
    op.create_table(
        "thoughts",
        sa.Column("subject", sa.String(length=60), nullable=False),
        sa.Column("kind", sa.String(length=10), nullable=False),
        sa.Column("table", sa.String(length=20), nullable=True),
        sa.Column("number", sa.BigInteger(), nullable=False),
        sa.Column("owner", sa.String(length=20), nullable=False),
        sa.Column("place", sa.String(length=60), nullable=False),
        sa.Column("content", sa.Text(), nullable=False),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.Column("free_at", sa.BigInteger(), nullable=False),
        sa.Column("holder", sa.String(length=20), nullable=False),
        sa.Column("attempts", sa.Integer(), nullable=False),
        sa.Column("answer", sa.Text(), nullable=True),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_thoughts_table"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("subject", name=op.f("pk_thoughts")),
    )
    for columns in (["table"], ["kind", "free_at"]):
        op.create_index(op.f(f"ix_thoughts_{'_'.join(columns)}"), "thoughts", columns, unique=False)
    op.create_table(
        "allowances",
        sa.Column("place", sa.String(length=60), nullable=False),
        sa.Column("level", sa.Float(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("place", name=op.f("pk_allowances")),
    )
    op.create_table(
        "thinkers",
        sa.Column("id", sa.String(length=20), nullable=False),
        sa.Column("name", sa.String(length=100), nullable=False),
        sa.Column("threads", sa.Integer(), nullable=False),
        sa.Column("since", sa.BigInteger(), nullable=False),
        sa.Column("seen_at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_thinkers")),
    )
