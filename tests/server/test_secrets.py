"""Secrets: hashed where they are kept, in no log, in nothing that others see."""

import io
import json
import logging
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from franchise.server.run.log_lines import Lines
from servers import Running, error_of, identity_of, ok, open_table, play, running, table_of
from streams import Stream


@contextmanager
def everything_logged() -> Iterator[io.StringIO]:
    """Write all that is said at any level, as the server writes it."""
    text, root = io.StringIO(), logging.getLogger()
    handler = logging.StreamHandler(text)
    handler.setFormatter(Lines())
    handler.addFilter(lambda record: not record.name.startswith(("httpx", "httpcore")))  # the test's client
    names = ("", "franchise", "uvicorn", "uvicorn.access", "uvicorn.error", "sqlalchemy.engine", "asyncio")
    before = {name: (logging.getLogger(name).level, logging.getLogger(name).propagate) for name in names}
    for name in names:
        logging.getLogger(name).setLevel(logging.DEBUG)
        logging.getLogger(name).propagate = True
    root.addHandler(handler)
    try:
        yield text
    finally:
        root.removeHandler(handler)
        for name, (level, propagate) in before.items():
            logging.getLogger(name).setLevel(level)
            logging.getLogger(name).propagate = propagate


def use_every_secret(server: Running) -> list[str]:
    """Do everything that has to do with secrets; return them."""
    ann, bob, phone = server.person("Ann"), server.person("Bob"), server.person("Phone")
    token = ok(ann.post("/api/me/tokens", json={"label": "robot"}))["token"]
    program = server.stranger()
    ok(program.get("/api/me", headers={"authorization": f"Bearer {token}"}))
    error_of(program.get("/api/me", headers={"authorization": "Bearer wrong-secret-of-mine"}))
    table = open_table(ann, "me", "open", start=False)
    old = ok(ann.post(f"/api/tables/{table['id']}/invitation"))["code"]
    code = ok(ann.post(f"/api/tables/{table['id']}/invitation"))["code"]
    ok(bob.get(f"/api/join/{code}"))
    error_of(bob.get(f"/api/join/{old}"))
    bob.get(f"/join/{code}")
    ok(bob.post(f"/api/join/{code}", json={}))
    ok(ann.post(f"/api/tables/{table['id']}/start"))
    play(ann, table, "end")
    unused = ok(ann.post(f"/api/tables/{table['id']}/seats/0/handover"))["code"]
    handover = ok(bob.post(f"/api/tables/{table['id']}/seats/1/handover"))["code"]
    ok(phone.post("/api/handover", json={"code": handover}))
    cookies = [client.cookies["franchise"] for client in (ann, bob, phone)]
    recovery, kept = (ok(ann.post("/api/me/recovery"))["code"] for _ in range(2))
    ok(server.stranger().post("/api/recover", json={"code": kept}))
    waiting = open_table(ann, "me", "open", start=False)
    open_code = ok(ann.post(f"/api/tables/{waiting['id']}/invitation"))["code"]
    return [*cookies, token, "wrong-secret-of-mine", old, code, open_code, unused, handover, recovery, kept]


def test_no_secret_is_kept_as_it_is_or_written_to_the_log(tmp_path: Path) -> None:
    database = tmp_path / "franchise.db"
    with running(database) as server, everything_logged() as log:
        secrets = use_every_secret(server)
    assert len(secrets) == len(set(secrets)) == 12
    with closing(sqlite3.connect(database)) as connection:
        dump = "\n".join(connection.iterdump())
    assert 'INSERT INTO "tokens"' in dump
    files = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    text = log.getvalue()
    assert "/api/join/" in text and "INSERT INTO tokens" in text
    for secret in secrets:
        assert secret not in dump
        assert secret.encode() not in files
        assert secret not in text


def test_what_others_see_of_a_table_holds_no_secret(server: Running) -> None:
    ann, bob = server.person("Ann"), server.person("Bob")
    table = table_of(ann, bob)
    path = f"/api/tables/{table['id']}"
    ok(ann.put(f"{path}/notes", json={"text": "my-private-plan"}))
    handover = ok(ann.post(f"{path}/seats/0/handover"))["code"]
    play(ann, table, "end")
    ok(ann.post(f"{path}/seats/1/reopen"))
    code = ok(ann.post(f"{path}/invitation"))["code"]
    stranger = server.stranger()
    with Stream(stranger, f"{table['id']}@0") as stream:
        streamed = [stream.next("table"), stream.next("moves")]
    games = f"/api/games/{table['id']}"
    seen = [
        ok(stranger.get(place)) for place in (path, f"{path}/chat", games, f"{games}/log", f"{games}/record")
    ]
    seen += [ok(bob.get(path)), ok(bob.get("/api/tables")), *(told.data for told in streamed)]
    text = json.dumps(seen)
    assert identity_of(ann) in text
    with closing(sqlite3.connect(server.server.engine.url.database or "")) as connection:
        columns = (("hash", "tokens"), ("invitation", "tables"), ("handover", "seats"))
        rows = [connection.execute(f"SELECT {column} FROM {name}") for column, name in columns]
        hashes = [value for row in rows for (value,) in row if value is not None]
    assert len(hashes) >= 4
    cookies = (ann.cookies["franchise"], bob.cookies["franchise"])
    for secret in ("my-private-plan", handover, code, *cookies, *hashes):
        assert secret not in text
