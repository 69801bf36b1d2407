"""Remember whom a host sent away from a seat."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Take the step."""
    op.add_column("tables", sa.Column("sent_away", sa.Text(), nullable=False, server_default="{}"))
