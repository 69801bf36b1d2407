"""Keep how games ended for each person, and who asked for hints.

The results of games from before are worked out from their logs: whoever had a seat in the end, and whoever
played a seat that a bot has now, which is how a seat is left by resigning. Who asked for hints then is not
known.
"""

import json
from collections import defaultdict
from collections.abc import Iterator, Sequence
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"

AT_ONCE = 200
"""How many tables are read together."""


def upgrade() -> None:
    """Take the step."""
    # A process of the earlier version that still runs writes no such field.
    op.add_column("tables", sa.Column("hinted", sa.Text(), nullable=False, server_default="[]"))
    results = op.create_table(
        "results",
        sa.Column("identity", sa.String(length=20), nullable=False),
        sa.Column("table", sa.String(length=20), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("levels", sa.Text(), nullable=False),
        sa.Column("outcome", sa.String(length=10), nullable=False),
        sa.Column("resigned", sa.Boolean(), nullable=False),
        sa.Column("place", sa.Integer(), nullable=True),
        sa.Column("influence", sa.Integer(), nullable=True),
        sa.Column("left_out", sa.String(length=20), nullable=True),
        sa.Column("hinted", sa.Boolean(), nullable=False),
        sa.Column("taken_back", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(
            ["identity"], ["identities.id"], name=op.f("fk_results_identity"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("identity", "table", name=op.f("pk_results")),
    )
    op.create_index(op.f("ix_results_table"), "results", ["table"], unique=False)
    assert results is not None
    connection = op.get_bind()
    for rows in _results(connection):
        connection.execute(results.insert(), rows)


def _results(connection: sa.Connection) -> Iterator[list[dict[str, Any]]]:
    """Work out the results of all games from before, some tables at a time."""
    tables = sa.table("tables", sa.column("id"), sa.column("setup"), sa.column("result"))
    known = set(connection.execute(sa.text("SELECT id FROM identities")).scalars())
    last = ""
    while True:
        query = sa.select(tables.c.id, tables.c.result).where(tables.c.setup.is_not(None), tables.c.id > last)
        found = connection.execute(query.order_by(tables.c.id).limit(AT_ONCE)).all()
        if not found:
            return
        last = found[-1].id
        ids = [row.id for row in found]
        seats = _by_table(connection, "seats", ids, ("table", "seat", "kind", "identity", "bot"), "seat")
        columns = ("table", "revision", "kind", "seat", "by", "key", "at")
        logs = _by_table(connection, "log", ids, columns, "revision")
        rows = [
            row
            for table in found
            for row in _of_table(table.id, table.result, seats[table.id], logs[table.id])
            if row["identity"] in known
        ]
        if rows:
            yield rows


def _by_table(
    connection: sa.Connection, name: str, ids: Sequence[str], columns: Sequence[str], order: str
) -> defaultdict[str, list[Any]]:
    source = sa.table(name, *map(sa.column, columns))
    query = sa.select(source).where(source.c.table.in_(ids)).order_by(source.c.table, source.c[order])
    found: defaultdict[str, list[Any]] = defaultdict(list)
    for row in connection.execute(query):
        found[row.table].append(row)
    return found


def _of_table(
    table: str, result: str | None, seats: Sequence[Any], log: Sequence[Any]
) -> Iterator[dict[str, Any]]:
    end: dict[str, Any] = {} if result is None else json.loads(result)
    told = set()
    for seat in seats if end and log else ():
        if seat.identity is not None and seat.identity not in told:
            told.add(seat.identity)
            yield {**_row(table, seat, seat.identity, seats, log), **_ending(end, seat.seat)}
    for seat in seats:
        moved = [entry for entry in log if entry.seat == seat.seat and entry.kind == "moves"]
        by_people = [entry for entry in moved if entry.by == "person" and ":" in entry.key]
        if seat.kind == "bot" and by_people and (who := by_people[-1].key.partition(":")[0]) not in told:
            told.add(who)
            # What a bot played after the last turn of a person is not theirs.
            earlier = [entry for entry in log if entry.revision <= by_people[-1].revision]
            yield {**_row(table, seat, who, seats, earlier), "at": by_people[-1].at}


def _row(table: str, seat: Any, identity: str, seats: Sequence[Any], log: Sequence[Any]) -> dict[str, Any]:
    """Return the result of somebody who resigned; another ending replaces some fields of it."""
    of_people = {entry.seat for entry in log if entry.kind == "moves" and entry.by == "person"}
    levels = [one.bot for one in seats if one.kind == "bot" and one.bot and one.seat not in of_people]
    return {
        "identity": identity,
        "table": table,
        "at": log[-1].at,
        "players": len(seats),
        "levels": json.dumps(list(dict.fromkeys(levels))),
        "outcome": "lost",
        "resigned": True,
        "place": None,
        "influence": None,
        "left_out": _left_out(seat.seat, identity, seats, log),
        "hinted": False,
        "taken_back": any(entry.kind == "back" and entry.seat == seat.seat for entry in log),
    }


def _left_out(number: int, identity: str, seats: Sequence[Any], log: Sequence[Any]) -> str | None:
    if any(entry.by == "record" for entry in log):
        return "imported"
    acted = {entry.seat for entry in log if entry.key.startswith(f"{identity}:")}
    if len(acted.union(seat.seat for seat in seats if seat.identity == identity)) > 1:
        return "one_screen"
    return "stand_in" if any(entry.by == "bot" and entry.seat == number for entry in log) else None


def _ending(end: dict[str, Any], number: int) -> dict[str, Any]:
    standings = list(zip(end["influence"], end["towns"], strict=True))
    won = number in end["winners"]
    return {
        "outcome": "lost" if not won else "won" if len(end["winners"]) == 1 else "shared",
        "resigned": False,
        "place": 1 if won else 1 + sum(other > standings[number] for other in standings),
        "influence": standings[number][0],
    }
