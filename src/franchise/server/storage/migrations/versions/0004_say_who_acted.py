"""Let each entry of a log say who acted: a person, a bot, whoever played an imported game, or the server.

Until this step the key told it: a bot's began with `bot:`, a person's with their identity and a colon.
Moves with neither came with a record; what else has neither is a start, or moves taken back by consent.
"""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Take the step."""
    # A process of the earlier version that still runs writes no such field.
    op.add_column("log", sa.Column("by", sa.String(length=10), nullable=False, server_default="person"))
    log = sa.table("log", *map(sa.column, ("kind", "key", "by")))
    by = sa.case(
        (log.c.kind == "rules", "server"),
        (log.c.key.like("bot:%"), "bot"),
        (sa.and_(log.c.kind == "moves", log.c.key.not_like("%:%")), "record"),
        else_="person",
    )
    op.execute(log.update().values(by=by))
