"""Tell what happens at a table beside the game; let people be asked for a rematch."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Take the step."""
    op.create_table(
        "news",
        sa.Column("table", sa.String(length=20), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(length=20), nullable=False),
        sa.Column("identity", sa.String(length=20), nullable=True),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("by", sa.String(length=40), nullable=True),
        sa.Column("how", sa.String(length=20), nullable=True),
        sa.Column("minutes", sa.Integer(), nullable=True),
        sa.Column("moves", sa.Integer(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["identity"], ["identities.id"], name=op.f("fk_news_identity"), ondelete="SET NULL"
        ),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_news_table"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table", "number", name=op.f("pk_news")),
    )
    # A process of the earlier version that still runs writes neither field.
    op.add_column("tables", sa.Column("overdue", sa.BigInteger(), nullable=False, server_default="0"))
    op.add_column("seats", sa.Column("asked", sa.Boolean(), nullable=False, server_default=sa.false()))
