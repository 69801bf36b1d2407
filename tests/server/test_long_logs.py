"""A long log comes in pages: of the log itself, of what a stale request or a stream has missed."""

from typing import Any

import httpx
import pytest

from franchise.server.house import hosted
from franchise.server.http.routes import stream
from servers import Running, error_of, ok, open_table
from streams import Stream, Told


def played_and_taken_back(ann: httpx.Client, times: int) -> str:
    """Open a table with a log that is longer than its game."""
    path = f"/api/games/{open_table(ann, 'me', 'person')['id']}"
    for revision in range(0, 2 * times, 2):
        ok(ann.post(f"{path}/moves", json={"revision": revision, "moves": ["end"]}))
        ok(ann.post(f"{path}/undo", json={"revision": revision + 1, "to": 0}))
    return path


def log(ann: httpx.Client, path: str, **wanted: int) -> Any:
    """Ask for a part of a log."""
    return ok(ann.get(f"{path}/log", params=wanted))


def test_a_log_is_read_page_by_page(server: Running) -> None:
    ann = server.person("Ann")
    path = played_and_taken_back(ann, 3)
    whole = log(ann, path)
    assert (len(whole["entries"]), whole["more"], whole["revision"]) == (7, False, 6)
    first = log(ann, path, limit=4)
    assert (len(first["entries"]), first["more"], first["revision"]) == (4, True, 6)
    rest = log(ann, path, since=first["entries"][-1]["revision"], limit=3)
    assert (rest["more"], first["entries"] + rest["entries"]) == (False, whole["entries"])
    assert log(ann, path, since=6) == {"revision": 6, "entries": [], "more": False}


def test_a_stale_request_is_told_the_first_of_very_much(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hosted, "MOST_TOLD", 3)
    ann = server.person("Ann")
    path = played_and_taken_back(ann, 3)
    told = {}
    for known in (1, 3):
        refused = ann.post(f"{path}/moves", json={"revision": known, "moves": ["end"]})
        assert error_of(refused) == "stale"
        told[known] = [entry["revision"] for entry in refused.json()["since"]], refused.json()["more"]
    assert told == {1: ([2, 3, 4], True), 3: ([4, 5, 6], False)}


def test_a_stream_that_missed_very_much_is_told_all_of_it_in_several_visits(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(stream, "MOST_TOLD", 4)
    ann = server.person("Ann")
    tables = [played_and_taken_back(ann, 3).rpartition("/")[2] for _ in range(2)]
    known = [f"{table}@0" for table in tables]
    told: list[Told] = []
    for _ in range(2):
        with Stream(server.stranger(), *known, last_id=told[-1].id if told else None) as visit:
            told += [event for event in visit.rest() if event.event == "moves"]
    with Stream(server.stranger(), *known, last_id=told[-1].id) as visit:
        told += [visit.next("moves") for _ in range(4)]
    expected = [(table, revision) for table in tables for revision in range(1, 7)]
    assert [(event.data["table"], event.data["revision"]) for event in told] == expected
