"""Let announcements wait in the database, keep where devices are told, and what is encrypted.

Addresses that are there are encrypted at the start, with a key that the database does not hold
(`franchise.server.storage.seals`).
"""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    """Take the step."""
    op.create_table(
        "sealed",
        sa.Column("name", sa.String(length=20), nullable=False),
        sa.Column("value", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("name", name=op.f("pk_sealed")),
    )
    op.create_table(
        "push_subscriptions",
        sa.Column("token", sa.String(length=20), nullable=False),
        sa.Column("address", sa.Text(), nullable=False),
        sa.Column("hash", sa.String(length=64), nullable=False),
        sa.Column("language", sa.String(length=10), nullable=False),
        sa.Column("zone", sa.String(length=60), nullable=False),
        sa.Column("quiet_from", sa.Integer(), nullable=True),
        sa.Column("quiet_until", sa.Integer(), nullable=True),
        sa.Column("failures", sa.Integer(), nullable=False),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["token"], ["tokens.id"], name=op.f("fk_push_subscriptions_token"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("token", name=op.f("pk_push_subscriptions")),
        sa.UniqueConstraint("hash", name=op.f("uq_push_subscriptions_hash")),
    )
    op.create_table(
        "announcements",
        sa.Column("subject", sa.String(length=60), nullable=False),
        sa.Column("number", sa.String(length=20), nullable=False),
        sa.Column("identity", sa.String(length=20), nullable=False),
        sa.Column("token", sa.String(length=20), nullable=True),
        sa.Column("table", sa.String(length=20), nullable=False),
        sa.Column("yours", sa.Boolean(), nullable=False),
        sa.Column("content", sa.Text(), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.Column("due", sa.BigInteger(), nullable=False),
        sa.Column("attempt", sa.Integer(), nullable=False),
        sa.Column("leased_until", sa.BigInteger(), nullable=False),
        sa.Column("delivered", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(
            ["identity"], ["identities.id"], name=op.f("fk_announcements_identity"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["token"], ["tokens.id"], name=op.f("fk_announcements_token"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("subject", name=op.f("pk_announcements")),
    )
    for columns in (["identity"], ["table"], ["token"], ["until"], ["delivered", "due"]):
        name = op.f(f"ix_announcements_{'_'.join(columns)}")
        op.create_index(name, "announcements", columns, unique=False)
