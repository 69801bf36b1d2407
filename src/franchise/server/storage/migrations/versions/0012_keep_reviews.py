"""Keep reviews of games, and the positions of running games that nobody may have analysed."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    """Take the step."""
    op.create_table(
        "reviews",
        sa.Column("table", sa.String(length=20), nullable=False),
        sa.Column("depth", sa.String(length=10), nullable=False),
        sa.Column("version", sa.String(length=16), nullable=False),
        sa.Column("moves", sa.Integer(), nullable=False),
        sa.Column("findings", sa.Text(), nullable=False),
        sa.Column("changed_at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_reviews_table"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table", "depth", name=op.f("pk_reviews")),
    )
    op.create_table(
        "positions",
        sa.Column("table", sa.String(length=20), nullable=False),
        sa.Column("fingerprint", sa.String(length=32), nullable=False),
        sa.Column("turn", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table"], ["tables.id"], name=op.f("fk_positions_table"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table", "fingerprint", name=op.f("pk_positions")),
    )
    op.create_index(op.f("ix_positions_fingerprint"), "positions", ["fingerprint"], unique=False)
