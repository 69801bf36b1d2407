"""Houses for tests: the tables of a process without a server around them."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from franchise.server.clock import now
from franchise.server.house.house import House
from franchise.server.secrets import draw_id
from franchise.server.storage import identities
from franchise.server.storage.engine import database_url, make_engine
from franchise.server.storage.identities import Identity, Token
from franchise.server.storage.notices import Notices
from franchise.server.storage.upgrade import upgrade
from franchise.server.storage.writer import Writer

HOST = "host0000000001"


@asynccontextmanager
async def a_house(database: str) -> AsyncIterator[House]:
    """Open a house without a server, and a guest in it."""
    engine = make_engine(database_url(database))
    upgrade(engine)
    writer = Writer(engine, patience=10)
    writer.start()
    house = House(engine, writer, Notices(engine))
    token = Token(draw_id(), HOST, "browser", "", now())
    try:
        await house.write("", lambda c: identities.create(c, Identity(HOST, "Ann", "blue"), "0" * 64, token))
        yield house
    finally:
        writer.stop()
        house.close()
        engine.dispose()
