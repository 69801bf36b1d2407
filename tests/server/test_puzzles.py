"""Puzzles on a server: shown without answers, tried, rated, kept with who somebody is."""

from datetime import date, timedelta
from pathlib import Path
from typing import Any

import httpx
import pytest

from franchise.puzzles import THEMES, Puzzle, shipped_puzzles
from franchise.puzzles.daily import puzzle_of
from franchise.server.http.routes import puzzles as routes
from servers import Running, error_of, ok, running

Json = dict[str, Any]
PUZZLE = next(puzzle for puzzle in shipped_puzzles() if puzzle.theme == "majority")
EASY, HARD = shipped_puzzles()[0], shipped_puzzles()[-1]


def attempt(person: httpx.Client, puzzle: Puzzle, turn: Any) -> Json:
    """Let somebody try a turn."""
    answer: Json = ok(person.post(f"/api/puzzles/{puzzle.id}/try", json={"moves": list(turn)}))
    return answer


def state_of(person: httpx.Client, puzzle: Puzzle) -> str:
    """Return how somebody did on a puzzle, as its page says."""
    return str(ok(person.get(f"/api/puzzles/{puzzle.id}"))["puzzle"]["state"])


# --- looking ---


def test_puzzles_are_listed_by_theme_players_and_difficulty(server: Running) -> None:
    stranger = server.stranger()
    everything = ok(stranger.get("/api/puzzles"))["puzzles"]
    assert [line["id"] for line in everything] == [puzzle.id for puzzle in shipped_puzzles()]
    query = {"theme": PUZZLE.theme, "players": PUZZLE.players, "difficulty": PUZZLE.difficulty}
    found = ok(stranger.get("/api/puzzles", params=query))["puzzles"]
    assert [line for line in everything if query.items() <= line.items()] == found
    assert PUZZLE.id in [line["id"] for line in found]


@pytest.mark.parametrize("query", ["theme=luck", "players=6", "difficulty=0", "level=1"])
def test_a_list_that_cannot_be_is_refused(query: str, server: Running) -> None:
    assert error_of(server.stranger().get(f"/api/puzzles?{query}")) == "malformed"


def test_a_puzzle_is_shown_without_its_answers(server: Running) -> None:
    shown = ok(server.stranger().get(f"/api/puzzles/{PUZZLE.id}"))
    assert set(shown) == {"puzzle", "seat", "record"}
    assert set(shown["puzzle"]) == {
        "id", "theme", "players", "difficulty", "expansions", "rating", "state",
    }  # fmt: skip
    assert shown["record"] == PUZZLE.record and shown["seat"] == PUZZLE.game().actor
    assert error_of(server.stranger().get("/api/puzzles/00000000")) == "no_such_puzzle"


def test_everybody_has_the_same_puzzle_on_a_day(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    day = date(2026, 11, 18)
    monkeypatch.setattr(routes, "_today", lambda: day)
    ann, stranger = server.person("Ann"), server.stranger()
    shown = ok(ann.get("/api/puzzles/today"))
    assert shown == ok(stranger.get("/api/puzzles/today"))
    assert (shown["day"], shown["puzzle"]["id"]) == ("2026-11-18", puzzle_of(day, shipped_puzzles()).id)


def test_no_puzzle_comes_twice_before_all_have_come() -> None:
    count = len(shipped_puzzles())
    first = date.fromordinal(count * (date(2026, 11, 18).toordinal() // count))
    days = [first + timedelta(number) for number in range(2 * count)]
    found = [puzzle_of(day, shipped_puzzles()).id for day in days]
    assert len(set(found[:count])) == len(set(found[count:])) == count
    assert found[:count] != found[count:]


# --- trying ---


def test_a_failed_try_is_told_what_it_does_and_misses(server: Running) -> None:
    ann = server.person("Ann")
    told = attempt(ann, PUZZLE, PUZZLE.other)
    assert not told["solved"] and told["counted"] and told["change"] < 0 and told["best"] is None
    assert told["loss"] == PUZZLE.loss
    assert told["missed"] and not [reason for reason in told["missed"] if reason in told["turn"]["reasons"]]
    assert told["state"] == state_of(ann, PUZZLE) == "failed"
    assert attempt(ann, PUZZLE, [])["loss"] is None


def test_a_solved_puzzle_shows_the_best_turn_and_raises_the_rating(server: Running) -> None:
    ann = server.person("Ann")
    told = attempt(ann, PUZZLE, reversed([move for move in PUZZLE.answers[0] if move != "end"]))
    assert told["solved"] and told["counted"] and told["change"] > 0 and told["missed"] == []
    assert told["best"]["moves"] == list(PUZZLE.answers[0]) and told["best"]["reasons"]
    assert told["margin"] == PUZZLE.loss
    assert told["rating"]["value"] == 1500 + told["change"]
    assert told["state"] == state_of(ann, PUZZLE) == "solved"


def test_only_the_first_try_counts(server: Running) -> None:
    ann = server.person("Ann")
    before = ok(ann.get(f"/api/puzzles/{HARD.id}"))["puzzle"]["rating"]
    failed = attempt(ann, HARD, HARD.other)
    after = ok(ann.get(f"/api/puzzles/{HARD.id}"))["puzzle"]["rating"]
    assert after["value"] > before["value"] and after["deviation"] < before["deviation"]
    solved = attempt(ann, HARD, HARD.answers[0])
    assert (solved["counted"], solved["change"], solved["rating"]) == (False, 0, failed["rating"])
    assert ok(ann.get(f"/api/puzzles/{HARD.id}"))["puzzle"]["rating"] == after
    progress = ok(ann.get("/api/me/puzzles"))
    assert (progress["tried"], progress["solved"], progress["solved_first"]) == (1, 1, 0)
    assert progress["rating"] == failed["rating"]
    themes = {line["theme"]: line for line in progress["themes"]}
    assert list(themes) == list(THEMES) and sum(line["there"] for line in themes.values()) == len(
        shipped_puzzles()
    )
    assert (themes[HARD.theme]["tried"], themes[HARD.theme]["solved"]) == (1, 1)


def test_a_harder_puzzle_raises_the_rating_more(server: Running) -> None:
    easy, hard = (attempt(server.person("Ann"), one, one.answers[0]) for one in (EASY, HARD))
    assert 0 < easy["change"] < hard["change"]


def test_help_before_the_first_try_counts_as_a_failed_one(server: Running) -> None:
    ann = server.person("Ann")
    address = f"/api/puzzles/{PUZZLE.id}/help"
    hint = ok(ann.post(address, json={"show": "hint"}))
    assert hint["best"] is None and hint["other"] is None and hint["loss"] is None
    assert hint["theme"] == PUZZLE.theme and hint["missed"] and hint["state"] == "failed"
    assert all(any(place in move for move in PUZZLE.answers[0]) for place in hint["places"])
    assert ok(ann.get("/api/me/puzzles"))["rating"]["value"] < 1500
    told = attempt(ann, PUZZLE, PUZZLE.answers[0])
    assert told["solved"] and not told["counted"] and told["state"] == "solved"


def test_whoever_saw_the_solution_has_not_solved_it(server: Running) -> None:
    ann = server.person("Ann")
    shown = ok(ann.post(f"/api/puzzles/{EASY.id}/help", json={"show": "solution"}))
    assert shown["best"]["moves"] == list(EASY.answers[0]) and shown["other"]["moves"] == list(EASY.other)
    assert shown["loss"] == EASY.loss
    ok(ann.post(f"/api/puzzles/{EASY.id}/help", json={"show": "hint"}))
    told = attempt(ann, EASY, EASY.answers[0])
    assert told["solved"] and told["state"] == "failed"


def test_a_turn_that_cannot_be_played_is_no_try(server: Running) -> None:
    ann = server.person("Ann")
    address = f"/api/puzzles/{PUZZLE.id}/try"
    assert error_of(ann.post(address, json={"moves": ["expand omaha $99"]})) == "illegal"
    assert error_of(ann.post(address, json={"moves": ["win the game"]})) == "unplayable"
    assert error_of(ann.post(address, json={"moves": ["end"] * 65})) == "malformed"
    assert error_of(ann.post(address, json={"moves": ["end", "end"]})) == "illegal"
    assert state_of(ann, PUZZLE) == "untried"


def test_a_stranger_may_try_and_nothing_is_kept(server: Running) -> None:
    stranger = server.stranger()
    told = attempt(stranger, PUZZLE, PUZZLE.answers[0])
    assert told["solved"] and told["rating"] is None and not told["counted"]
    assert state_of(stranger, PUZZLE) == "untried"


# --- days in a row ---


def test_days_in_a_row_count_the_puzzles_of_the_day(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    ann, day = server.person("Ann"), date(2026, 11, 18)
    found = []
    for number in range(3):
        monkeypatch.setattr(routes, "_today", lambda number=number: day + timedelta(number))
        puzzle = puzzle_of(day + timedelta(number), shipped_puzzles())
        if number == 1:
            attempt(ann, puzzle, puzzle.other)  # a second try on the same day is soon enough
        found.append(attempt(ann, puzzle, puzzle.answers[0])["streak"])
    assert found == [1, 2, 3]
    assert ok(ann.get("/api/puzzles/today"))["solved"]
    monkeypatch.setattr(routes, "_today", lambda: day + timedelta(3))
    shown = ok(ann.get("/api/puzzles/today"))
    assert (shown["solved"], shown["streak"]) == (False, 3)
    monkeypatch.setattr(routes, "_today", lambda: day + timedelta(4))
    assert ok(ann.get("/api/puzzles/today"))["streak"] == ok(ann.get("/api/me/puzzles"))["streak"] == 0


# --- whose it is ---


def test_progress_is_shown_with_everything_and_erased(server: Running) -> None:
    ann = server.person("Ann")
    attempt(ann, PUZZLE, PUZZLE.other)
    kept = ok(ann.get("/api/me/export"))["puzzles"]
    [own] = kept["tries"]
    assert (own["puzzle"], own["tries"], own["solved"], own["help"]) == (PUZZLE.id, 1, False, "none")
    ok(ann.post("/api/me/erase", json={"name": "Ann"}))
    assert state_of(server.person("Ann"), PUZZLE) == "untried"


def test_progress_of_two_identities_becomes_one(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    ann, phone, day = server.person("Ann"), server.person("Ann"), date(2026, 11, 18)
    monkeypatch.setattr(routes, "_today", lambda: day)
    daily = puzzle_of(day, shipped_puzzles())
    twice, other = [one for one in shipped_puzzles() if one.id != daily.id][:2]
    attempt(phone, twice, twice.other)
    attempt(ann, twice, twice.answers[0])
    attempt(phone, daily, daily.answers[0])
    attempt(ann, other, other.answers[0])
    code = ok(ann.post("/api/me/recovery"))["code"]
    ok(phone.post("/api/me/join", json={"code": code}))
    tries = {one["puzzle"]: one for one in ok(ann.get("/api/me/export"))["puzzles"]["tries"]}
    assert set(tries) == {twice.id, daily.id, other.id}
    both = tries[twice.id]
    assert (both["tries"], both["solved_first"], both["solved"]) == (2, False, True)
    assert ok(ann.get("/api/puzzles/today"))["streak"] == 1
    progress = ok(ann.get("/api/me/puzzles"))
    assert (progress["tried"], progress["solved"], progress["solved_first"]) == (3, 3, 2)


def test_a_try_is_kept_when_it_is_answered(tmp_path: Path) -> None:
    with running(tmp_path / "franchise.db") as before:
        ann = before.person("Ann")
        rating = attempt(ann, HARD, HARD.answers[0])["rating"]
        token = ok(ann.post("/api/me/tokens", json={"label": "program"}))["token"]
    with running(tmp_path / "franchise.db") as after:
        program = after.stranger()
        program.headers["authorization"] = f"Bearer {token}"
        progress = ok(program.get("/api/me/puzzles"))
        assert (progress["solved"], progress["rating"]) == (1, rating)
