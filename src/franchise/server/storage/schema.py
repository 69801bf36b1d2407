"""The tables of the database.

Times are milliseconds since 1970. JSON is kept as text, which both databases hold alike.
"""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
)

NAMES = {
    "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    "uq": "uq_%(table_name)s_%(column_0_N_name)s",
    "fk": "fk_%(table_name)s_%(column_0_N_name)s",
    "pk": "pk_%(table_name)s",
}
metadata = MetaData(naming_convention=NAMES)

identities = Table(
    "identities",
    metadata,
    Column("id", String(20), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("colour", String(20), nullable=False),
    Column("webhook", Text),
    Column("created_at", BigInteger, nullable=False),
    Column("recovery", String(64), unique=True, index=True),
    Column("recovery_at", BigInteger),
)

tokens = Table(
    "tokens",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("id", String(20), nullable=False, unique=True),
    Column("identity", ForeignKey("identities.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("kind", String(10), nullable=False),
    Column("label", String(60), nullable=False),
    Column("created_at", BigInteger, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(20), primary_key=True),
    Column("version", Integer, nullable=False),
    Column("status", String(10), nullable=False, index=True),
    Column("host", ForeignKey("identities.id", ondelete="SET NULL"), index=True),
    Column("title", String(60), nullable=False),
    Column("options", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("spectators", Boolean, nullable=False),
    Column("hints", Boolean, nullable=False),
    Column("turn_minutes", Integer),
    Column("timed_since", BigInteger, nullable=False, server_default="0"),
    Column("bot_seconds", Float, nullable=False),
    Column("substitute", String(20), nullable=False),
    Column("invitation", String(64), unique=True),
    Column("invitation_number", Integer, nullable=False),
    Column("muted", Text, nullable=False),
    Column("sent_away", Text, nullable=False, server_default="{}"),
    Column("hinted", Text, nullable=False, server_default="[]"),
    Column("undo", Text),
    Column("rematch", String(20)),
    Column("setup", Text),
    Column("players", Text),
    Column("rules", Integer),
    Column("result", Text),
    Column("notice", Text),
    Column("reminded", BigInteger, nullable=False),
    Column("overdue", BigInteger, nullable=False, server_default="0"),
    Column("created_at", BigInteger, nullable=False),
    Column("changed_at", BigInteger, nullable=False),
)

seats = Table(
    "seats",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("identity", ForeignKey("identities.id", ondelete="SET NULL"), index=True),
    Column("name", String(40), nullable=False),
    Column("colour", String(20), nullable=False),
    Column("bot", String(60)),
    Column("stand_in", String(20)),
    Column("handover", String(64), unique=True),
    Column("handover_until", BigInteger),
    Column("asked", Boolean, nullable=False, server_default=false()),
)

log = Table(
    "log",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("revision", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("moves", Text, nullable=False),
    Column("back_to", Integer),
    Column("seat", Integer),
    Column("key", String(80), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("move_count", Integer, nullable=False),
    Column("turn", Integer, nullable=False),
    Column("actor", Integer),
    Column("actor_since", BigInteger, nullable=False),
    Column("by", String(10), nullable=False, server_default="person"),
)
"""The game: append-only, so that two writers can never both win a revision."""

chat = Table(
    "chat",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("identity", ForeignKey("identities.id", ondelete="SET NULL")),
    Column("name", String(40), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)

news = Table(
    "news",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", String(20), nullable=False),
    Column("identity", ForeignKey("identities.id", ondelete="SET NULL")),
    Column("name", String(40), nullable=False),
    Column("by", String(40)),
    Column("how", String(20)),
    Column("minutes", Integer),
    Column("moves", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
)
"""What happens at a table beside the game: append-only."""

notes = Table(
    "notes",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("identity", ForeignKey("identities.id", ondelete="CASCADE"), primary_key=True),
    Column("text", Text, nullable=False),
)

results = Table(
    "results",
    metadata,
    Column("identity", ForeignKey("identities.id", ondelete="CASCADE"), primary_key=True),
    Column("table", String(20), primary_key=True, index=True),
    Column("at", BigInteger, nullable=False),
    Column("players", Integer, nullable=False),
    Column("levels", Text, nullable=False),
    Column("outcome", String(10), nullable=False),
    Column("resigned", Boolean, nullable=False),
    Column("place", Integer),
    Column("influence", Integer),
    Column("left_out", String(20)),
    Column("hinted", Boolean, nullable=False),
    Column("taken_back", Boolean, nullable=False),
)
"""How games ended for people. Whoever deletes a table deletes nobody's results."""

reviews = Table(
    "reviews",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("depth", String(10), primary_key=True),
    Column("version", String(16), nullable=False),
    Column("moves", Integer, nullable=False),
    Column("findings", Text, nullable=False),
    Column("changed_at", BigInteger, nullable=False),
)
"""What was found about games, by which version of the bots, and after how many moves."""

positions = Table(
    "positions",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("fingerprint", String(32), primary_key=True, index=True),
    Column("turn", Integer, nullable=False),
)
"""The positions of running games of several people, so that they are recognised wherever they turn up."""

likenesses = Table(
    "likenesses",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("players", Integer, nullable=False, index=True),
    Column("turn", Integer, nullable=False),
    Column("content", Text, nullable=False),
)
"""The present position of each of these games, by what others are compared with it."""

passkeys = Table(
    "passkeys",
    metadata,
    Column("id", String(20), primary_key=True),
    Column("identity", ForeignKey("identities.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("hash", String(64), nullable=False, unique=True),
    Column("credential", Text, nullable=False),
    Column("key", Text, nullable=False),
    Column("uses", BigInteger, nullable=False),
    Column("label", String(60), nullable=False),
    Column("created_at", BigInteger, nullable=False),
)

challenges = Table(
    "challenges",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("until", BigInteger, nullable=False),
)
"""What was handed out to be signed by a passkey."""

bans = Table(
    "bans",
    metadata,
    Column("subject", String(50), primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("reason", String(200), nullable=False),
    Column("until", BigInteger),
    Column("by", String(60), nullable=False),
    Column("created_at", BigInteger, nullable=False),
)
"""Who is shut out: identities and networks."""

orders = Table(
    "orders",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)
"""What whoever runs the server has set while it ran: JSON, by name."""

invitations = Table(
    "invitations",
    metadata,
    Column("id", String(20), primary_key=True),
    Column("hash", String(64), nullable=False, unique=True),
    Column("note", String(60), nullable=False),
    Column("uses", Integer, nullable=False),
    Column("until", BigInteger),
    Column("by", String(60), nullable=False),
    Column("created_at", BigInteger, nullable=False),
)
"""Codes with which people become known where not everybody may."""

reports = Table(
    "reports",
    metadata,
    Column("id", String(20), primary_key=True),
    Column("table", String(20), nullable=False),
    Column("message", Integer, nullable=False),
    Column("reporter", ForeignKey("identities.id", ondelete="SET NULL"), index=True),
    Column("reason", Text, nullable=False),
    Column("author", ForeignKey("identities.id", ondelete="SET NULL"), index=True),
    Column("author_name", String(40), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("settled_at", BigInteger),
    Column("settled_by", String(60)),
    Column("verdict", Text),
    UniqueConstraint("table", "message", "reporter"),
)
"""What players report, with a copy of it; message 0 is the table itself, which may be gone since."""

audit = Table(
    "audit",
    metadata,
    Column("id", String(20), primary_key=True),
    Column("at", BigInteger, nullable=False, index=True),
    Column("by", String(60), nullable=False),
    Column("did", String(30), nullable=False),
    Column("subject", String(50), nullable=False, index=True),
    Column("details", Text, nullable=False),
)
"""Who ordered what and when: append-only."""

studies = Table(
    "studies",
    metadata,
    Column("id", String(20), primary_key=True),
    Column("identity", ForeignKey("identities.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("title", String(80), nullable=False),
    Column("players", Text, nullable=False),
    Column("variations", Integer, nullable=False),
    Column("shared", Boolean, nullable=False),
    Column("version", Integer, nullable=False),
    Column("bytes", Integer, nullable=False),
    Column("content", Text, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("changed_at", BigInteger, nullable=False),
)
"""What else could have been played; the content is a file as `franchise.variations` has it."""

puzzle_tries = Table(
    "puzzle_tries",
    metadata,
    Column("identity", ForeignKey("identities.id", ondelete="CASCADE"), primary_key=True),
    Column("puzzle", String(8), primary_key=True),
    Column("tries", Integer, nullable=False),
    Column("solved_first", Boolean, nullable=False),
    Column("solved", Boolean, nullable=False),
    Column("help", String(10), nullable=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("first_at", BigInteger, nullable=False),
    Column("last_at", BigInteger, nullable=False),
)
"""How people did on puzzles, with the rating that a puzzle had when they tried it first."""

puzzle_ratings = Table(
    "puzzle_ratings",
    metadata,
    Column("puzzle", String(8), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("tries", Integer, nullable=False),
)
"""How hard puzzles are for people."""

puzzle_days = Table(
    "puzzle_days",
    metadata,
    Column("identity", ForeignKey("identities.id", ondelete="CASCADE"), primary_key=True),
    Column("day", String(10), primary_key=True),
)
"""On which days people solved the puzzle of the day."""

sealed = Table(
    "sealed",
    metadata,
    Column("name", String(20), primary_key=True),
    Column("value", Text, nullable=False),
)
"""What the server keeps for itself, encrypted; and under `key`, which key of the key file it was."""

push_subscriptions = Table(
    "push_subscriptions",
    metadata,
    Column("token", ForeignKey("tokens.id", ondelete="CASCADE"), primary_key=True),
    Column("address", Text, nullable=False),
    Column("hash", String(64), nullable=False, unique=True),
    Column("language", String(10), nullable=False),
    Column("zone", String(60), nullable=False),
    Column("quiet_from", Integer),
    Column("quiet_until", Integer),
    Column("failures", Integer, nullable=False),
    Column("created_at", BigInteger, nullable=False),
)
"""Where devices are told, one for each; it goes with the device's secret. The address is encrypted."""

announcements = Table(
    "announcements",
    metadata,
    Column("subject", String(60), primary_key=True),
    Column("number", String(20), nullable=False),
    Column("identity", ForeignKey("identities.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("token", ForeignKey("tokens.id", ondelete="CASCADE"), index=True),
    Column("table", String(20), nullable=False, index=True),
    Column("yours", Boolean, nullable=False),
    Column("content", Text, nullable=False),
    Column("until", BigInteger, nullable=False, index=True),
    Column("due", BigInteger, nullable=False),
    Column("attempt", Integer, nullable=False),
    Column("leased_until", BigInteger, nullable=False),
    Column("delivered", Boolean, nullable=False),
)
"""What waits to be told, and what devices show: the latest about each table for each way to tell it."""

thoughts = Table(
    "thoughts",
    metadata,
    Column("subject", String(60), primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), index=True),
    Column("number", BigInteger, nullable=False),
    Column("owner", String(20), nullable=False),
    Column("place", String(60), nullable=False),
    Column("content", Text, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("free_at", BigInteger, nullable=False),
    Column("holder", String(20), nullable=False),
    Column("attempts", Integer, nullable=False),
    Column("answer", Text),
)
"""What processes on PostgreSQL have to think about; whoever takes something leases it until `free_at`."""

allowances = Table(
    "allowances",
    metadata,
    Column("place", String(60), primary_key=True),
    Column("level", Float, nullable=False),
    Column("at", BigInteger, nullable=False),
)
"""How many seconds of thinking each place had left, and when; one that is not here has all."""

thinkers = Table(
    "thinkers",
    metadata,
    Column("id", String(20), primary_key=True),
    Column("name", String(100), nullable=False),
    Column("threads", Integer, nullable=False),
    Column("since", BigInteger, nullable=False),
    Column("seen_at", BigInteger, nullable=False),
)
"""The processes that only think, and when they were last there."""

writers = Table(
    "writers",
    metadata,
    Column("id", String(20), primary_key=True),
    Column("batch", BigInteger, nullable=False),
)
"""The last transaction of each process that writes to PostgreSQL."""

Index("ix_thoughts_kind_free_at", thoughts.c.kind, thoughts.c.free_at)
Index("ix_announcements_delivered_due", announcements.c.delivered, announcements.c.due)
Index("ix_tables_public_status", tables.c.public, tables.c.status)
