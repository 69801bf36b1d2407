"""Somebody as a whole: erased from all tables, renamed there, or made one with another identity of theirs."""

from collections import defaultdict
from collections.abc import Callable

from sqlalchemy import Connection

from franchise.server.errors import Refusal
from franchise.server.house.house import House
from franchise.server.storage import belongings, identities, tables
from franchise.server.storage.identities import Identity
from franchise.server.tables import people
from franchise.server.tables.table import Table

SAID = "…"
"""Stands where somebody who was erased said something."""


async def erase(house: House, who: Identity) -> None:
    """Erase somebody, table by table and then all at once; what was interrupted can be done again."""
    names = {table: await _erase_from(house, table, who, seats) for table, seats in await _traces(house, who)}

    def write(connection: Connection) -> None:
        belongings.erase(connection, who.id, names, people.NOBODY, SAID)

    await house.write(who.id, write)


async def _traces(house: House, who: Identity) -> list[tuple[str, set[int]]]:
    """List the tables where somebody left something, with the seats from which they acted."""
    found, entries = await house.read(
        lambda connection: (
            belongings.tables_of(connection, who.id),
            belongings.entries_of(connection, who.id),
        )
    )
    played: defaultdict[str, set[int]] = defaultdict(set)
    for entry in entries:
        if entry.seat is not None:
            played[entry.table].add(entry.seat)
    return [(table, played[table]) for table in found]


async def _erase_from(house: House, table: str, who: Identity, played: set[int]) -> set[str]:
    """Erase somebody from a table; one where nobody else waits for its start is deleted.

    Return the names that they had there.
    """
    names = {who.name}
    try:
        found = (await house.get(table)).table
        names |= people.names_of(found, who.id, who.name, played)
        if found.is_host(who.id) and found.setup is None and set(found.people) <= {who.id}:
            await house.delete(table, who.id)
        else:
            await house.change(table, lambda before: people.erased(before, who.id, who.name, played))
    except Refusal as refusal:
        if refusal.code != "no_such_table":  # somebody deleted it in the meantime
            raise
    return names


async def rename(
    house: House, who: Identity, name: str, beside: Callable[[Connection], None] = lambda connection: None
) -> None:
    """Give somebody another name, table by table and then all at once, and write something beside it."""
    names: dict[str, set[str]] = {}
    for table, seats in await _traces(house, who):
        names[table] = await _rename_at(house, table, who, name, seats)

    def write(connection: Connection) -> None:
        belongings.rename(connection, who.id, names, name)
        beside(connection)

    await house.write(who.id, write)


async def _rename_at(house: House, table: str, who: Identity, name: str, played: set[int]) -> set[str]:
    """Rename somebody at a table; return the names that they had there."""
    names = {who.name}

    def renamed(before: Table) -> Table:
        names.update(people.names_of(before, who.id, who.name, played))
        return people.renamed(before, who.id, who.name, name, played)

    try:
        await house.change(table, renamed)
    except Refusal as refusal:
        if refusal.code != "no_such_table":
            raise
    return names


async def join(house: House, identity: str, into: str, most_tokens: int) -> None:
    """Give all that is somebody's to another identity; refused while both sit at one unfinished table."""

    def look(connection: Connection) -> list[str]:
        found = belongings.tables_of(connection, identity)
        for table in found:
            loaded = tables.load(connection, table)
            if loaded is not None:
                people.must_not_both_play(loaded, identity, into)
        tables.must_have_room_together(connection, (identity, into), house.most_tables)
        if sum(len(identities.tokens_of(connection, one)) for one in (identity, into)) > most_tokens:
            raise Refusal("too_many_tokens", count=most_tokens)
        return found

    def given(table: Table) -> Table:
        return people.joined(table, identity, into)

    for table in await house.read(look):
        try:
            await house.change(table, given)
        except Refusal as refusal:
            if refusal.code != "no_such_table":
                raise
    await house.write(into, lambda connection: belongings.give(connection, identity, into))
