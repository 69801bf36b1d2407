"""Keep how people do on puzzles."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    """Take the step."""
    op.create_table(
        "puzzle_tries",
        sa.Column("identity", sa.String(length=20), nullable=False),
        sa.Column("puzzle", sa.String(length=8), nullable=False),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.Column("solved_first", sa.Boolean(), nullable=False),
        sa.Column("solved", sa.Boolean(), nullable=False),
        sa.Column("help", sa.String(length=10), nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("first_at", sa.BigInteger(), nullable=False),
        sa.Column("last_at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["identity"], ["identities.id"], name=op.f("fk_puzzle_tries_identity"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("identity", "puzzle", name=op.f("pk_puzzle_tries")),
    )
    op.create_table(
        "puzzle_ratings",
        sa.Column("puzzle", sa.String(length=8), nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("puzzle", name=op.f("pk_puzzle_ratings")),
    )
    op.create_table(
        "puzzle_days",
        sa.Column("identity", sa.String(length=20), nullable=False),
        sa.Column("day", sa.String(length=10), nullable=False),
        sa.ForeignKeyConstraint(
            ["identity"], ["identities.id"], name=op.f("fk_puzzle_days_identity"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("identity", "day", name=op.f("pk_puzzle_days")),
    )
