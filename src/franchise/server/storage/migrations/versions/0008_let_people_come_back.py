"""Keep the hash of a code with which somebody is known again on another device, and when it was made."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Take the step."""
    op.add_column("identities", sa.Column("recovery", sa.String(length=64), nullable=True))
    op.add_column("identities", sa.Column("recovery_at", sa.BigInteger(), nullable=True))
    op.create_index(op.f("ix_identities_recovery"), "identities", ["recovery"], unique=True)
