"""Keep the present positions of running games, to recognise others that are like them."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    """Take the step."""
    op.create_table(
        "likenesses",
        sa.Column("table", sa.String(length=20), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("turn", sa.Integer(), nullable=False),
        sa.Column("content", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table"], ["tables.id"], name=op.f("fk_likenesses_table"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table", name=op.f("pk_likenesses")),
    )
    op.create_index(op.f("ix_likenesses_players"), "likenesses", ["players"], unique=False)
