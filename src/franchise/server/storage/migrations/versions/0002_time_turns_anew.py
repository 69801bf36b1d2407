"""Let the time of a running turn count from a later moment than its beginning."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Take the step."""
    op.add_column("tables", sa.Column("timed_since", sa.BigInteger(), nullable=False, server_default="0"))
