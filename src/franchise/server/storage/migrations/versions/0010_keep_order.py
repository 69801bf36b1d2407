"""Keep who is shut out and who may come in, what players report, and who ordered what."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Take the step."""
    op.create_table(
        "bans",
        sa.Column("subject", sa.String(length=50), nullable=False),
        sa.Column("kind", sa.String(length=10), nullable=False),
        sa.Column("reason", sa.String(length=200), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=True),
        sa.Column("by", sa.String(length=60), nullable=False),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("subject", name=op.f("pk_bans")),
    )
    op.create_table(
        "orders",
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("value", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("name", name=op.f("pk_orders")),
    )
    op.create_table(
        "invitations",
        sa.Column("id", sa.String(length=20), nullable=False),
        sa.Column("hash", sa.String(length=64), nullable=False),
        sa.Column("note", sa.String(length=60), nullable=False),
        sa.Column("uses", sa.Integer(), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=True),
        sa.Column("by", sa.String(length=60), nullable=False),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_invitations")),
        sa.UniqueConstraint("hash", name=op.f("uq_invitations_hash")),
    )
    op.create_table(
        "reports",
        sa.Column("id", sa.String(length=20), nullable=False),
        sa.Column("table", sa.String(length=20), nullable=False),
        sa.Column("message", sa.Integer(), nullable=False),
        sa.Column("reporter", sa.String(length=20), nullable=True),
        sa.Column("reason", sa.Text(), nullable=False),
        sa.Column("author", sa.String(length=20), nullable=True),
        sa.Column("author_name", sa.String(length=40), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("settled_at", sa.BigInteger(), nullable=True),
        sa.Column("settled_by", sa.String(length=60), nullable=True),
        sa.Column("verdict", sa.Text(), nullable=True),
        sa.ForeignKeyConstraint(
            ["reporter"], ["identities.id"], name=op.f("fk_reports_reporter"), ondelete="SET NULL"
        ),
        sa.ForeignKeyConstraint(
            ["author"], ["identities.id"], name=op.f("fk_reports_author"), ondelete="SET NULL"
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_reports")),
        sa.UniqueConstraint("table", "message", "reporter", name=op.f("uq_reports_table_message_reporter")),
    )
    op.create_index(op.f("ix_reports_reporter"), "reports", ["reporter"], unique=False)
    op.create_index(op.f("ix_reports_author"), "reports", ["author"], unique=False)
    op.create_table(
        "audit",
        sa.Column("id", sa.String(length=20), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("by", sa.String(length=60), nullable=False),
        sa.Column("did", sa.String(length=30), nullable=False),
        sa.Column("subject", sa.String(length=50), nullable=False),
        sa.Column("details", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_audit")),
    )
    op.create_index(op.f("ix_audit_at"), "audit", ["at"], unique=False)
    op.create_index(op.f("ix_audit_subject"), "audit", ["subject"], unique=False)
