"""The peer: the same framework, database and settings, with an endpoint that checks a body and stores it.

Three obvious ways to write it are measured, and the fastest counts.
"""

from typing import Annotated, Literal

from fastapi import FastAPI
from pydantic import BaseModel, Field
from sqlalchemy import Column, Integer, MetaData, String, Table, Text, insert
from starlette.concurrency import run_in_threadpool

from franchise.server.clock import now
from franchise.server.storage.engine import database_url, make_engine, writing

Way = Literal["threads", "await_threads", "blocking"]
WAYS: tuple[Way, ...] = ("threads", "await_threads", "blocking")

metadata = MetaData()
stored = Table(
    "stored",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("game", String(20), nullable=False),
    Column("revision", Integer, nullable=False),
    Column("moves", Text, nullable=False),
    Column("at", Integer, nullable=False),
)


class Moves(BaseModel):
    """What comes."""

    revision: Annotated[int, Field(ge=0)]
    moves: Annotated[list[Annotated[str, Field(min_length=3, max_length=60)]], Field(max_length=64)]


class Stored(BaseModel):
    """What is answered."""

    revision: int


def create_peer(database: str, way: Way) -> FastAPI:
    """Make the application of the peer."""
    engine = make_engine(database_url(database))
    with writing(engine) as connection:
        metadata.create_all(connection)
    app = FastAPI()

    def store(table: str, body: Moves) -> Stored:
        row = {"game": table, "revision": body.revision, "moves": "\n".join(body.moves), "at": now()}
        with writing(engine) as connection:
            connection.execute(insert(stored), row)
        return Stored(revision=body.revision + 1)

    def threads(table: str, body: Moves) -> Stored:
        return store(table, body)

    async def await_threads(table: str, body: Moves) -> Stored:
        return await run_in_threadpool(store, table, body)

    async def blocking(table: str, body: Moves) -> Stored:
        return store(table, body)

    endpoint = {"threads": threads, "await_threads": await_threads, "blocking": blocking}[way]
    app.post("/api/games/{table}/moves")(endpoint)
    return app
