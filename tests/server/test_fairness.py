"""Attempts to have a game of other people thought about: copied, disguised, a turn further, by a bot."""

from collections.abc import Callable, Iterator
from copy import deepcopy
from pathlib import Path
from typing import Any

import httpx
import pytest

from franchise import Game
from franchise.review.turns import turns_of
from servers import Running, error_of, ok, play, running, table_of

pytestmark = pytest.mark.compiled

Json = dict[str, Any]

GAMES = Path(__file__).parents[1] / "fixtures" / "games"
WHOLE = Game.load(GAMES / "three_players.json")
TURNS = turns_of(WHOLE)
NOW = next(turn.start for turn in TURNS if turn.turn == 12)
"""After so many moves of it the game that is attacked is where it is: in its fourth round."""
HALFWAY = next(turn.start for turn in TURNS if turn.turn == 25)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """Run a server."""
    with running(tmp_path_factory.mktemp("fairness") / "franchise.db") as found:
        yield found


@pytest.fixture(scope="module")
def people(server: Running) -> tuple[httpx.Client, ...]:
    """Return those who play, and a spectator."""
    return tuple(server.person(name) for name in ("Ann", "Bob", "Cy", "Eve"))


@pytest.fixture(scope="module")
def table(people: tuple[httpx.Client, ...]) -> Json:
    """Play a game of three in which hints are off into its fourth round."""
    players = people[:3]
    table = table_of(*players, rules={"start": "choose", "seed": WHOLE.record()["setup"]["seed"]})
    for turn in TURNS:
        if turn.start < NOW:
            play(players[turn.seat], table, *map(str, turn.moves))
    return table


def chances(person: httpx.Client, **line: Any) -> httpx.Response:
    """Ask for the chances of a line."""
    return person.post("/api/line/chances", json={"seconds": 0.01, **line})


def position(after: int = NOW, *moves: str) -> Json:
    """Write down a position of the game that is attacked, as anybody can do at home."""
    game = WHOLE.at(after)
    game.play_all(moves)
    return game.written_position()


def other_turn() -> list[str]:
    """Return a turn that whoever is to move may have in mind."""
    game = WHOLE.at(NOW)
    expansion = next(move for move in game.legal_moves() if str(move).startswith("expand"))
    return [str(expansion), "end"]


def sitting_elsewhere(order: list[int]) -> Json:
    """Write the position with the players in another order around the table."""
    written = position()
    place = {seat: number for number, seat in enumerate(order)}
    moved = deepcopy(written)
    moved["seats"] = [written["seats"][seat] for seat in order]
    moved["players"] = ["X", "Y", "Z"]
    moved["actor"] = place[written["actor"]]
    moved["turn"] = 3 * 4 + place[written["actor"]] + 1
    for city in moved["cities"].values():
        if "spaces" in city:
            city["spaces"] = [place[seat] for seat in city["spaces"]]
        else:
            city["scored"] = [city["scored"][seat] for seat in order]
    moved["towns"] = {town: place[seat] for town, seat in written["towns"].items()}
    for region in moved["regions"].values():
        if region["tie_breaker"] is not None:
            region["tie_breaker"] = place[region["tie_breaker"]]
    for tile in ("link_tile", "expansion_tile"):
        if moved[tile] is not None:
            moved[tile] = place[moved[tile]]
    return moved


def richer(written: Json) -> Json:
    """Change a figure that nobody plays differently for."""
    changed = deepcopy(written)
    changed["seats"][0]["money"] += 1
    return changed


LINES: dict[str, Callable[[], Json]] = {
    "the position": lambda: {"position": position()},
    "a dollar more": lambda: {"position": richer(position())},
    "another order of seats": lambda: {"position": sitting_elsewhere([1, 2, 0])},
    "the other way round the table": lambda: {"position": sitting_elsewhere([2, 1, 0])},
    "a move of the turn in mind": lambda: {"position": position(NOW, other_turn()[0])},
    "the turn in mind": lambda: {"position": position(NOW, *other_turn())},
    "that turn and a dollar": lambda: {"position": richer(position(NOW, *other_turn()))},
    "a turn earlier": lambda: {"position": position(next(t.start for t in TURNS if t.turn == 11))},
    "a turn earlier, with moves": lambda: {
        "position": position(next(t.start for t in TURNS if t.turn == 11)),
        "moves": ["end"],
    },
    "many turns earlier": lambda: {"position": position(next(t.start for t in TURNS if t.turn == 5))},
    "a record that goes on": lambda: {
        "record": {**WHOLE.at(NOW).record(), "players": ["X", "Y", "Z"]},
        "moves": [*other_turn(), "end", "end"],
    },
}


@pytest.mark.parametrize("line", LINES)
def test_nobody_has_it_thought_about_as(line: str, table: Json, people: tuple[httpx.Client, ...]) -> None:
    for person in (people[0], people[3]):
        assert error_of(chances(person, **LINES[line]())) == "position_in_play"
        asked = person.post("/api/line/turn", json={**LINES[line](), "bot": "newcomer"})
        assert error_of(asked) == "position_in_play"


def test_a_bot_does_not_take_a_seat_in_a_copy(table: Json, people: tuple[httpx.Client, ...]) -> None:
    eve, record = people[3], WHOLE.at(NOW).record()
    record["players"] = ["X", "Y", "Z"]
    seats = [{"kind": "me"}, {"kind": "person"}, {"kind": "bot", "bot": "tycoon"}]
    asked = eve.post("/api/tables/import", json={"record": record, "seats": seats})
    assert error_of(asked) == "position_in_play"
    copied = ok(eve.post("/api/tables/import", json={"record": record}))["id"]
    for seat in range(3):
        asked = eve.put(f"/api/tables/{copied}/seats/{seat}/stand-in", json={"how": "turn"})
        assert error_of(asked) == "position_in_play"
        assert error_of(eve.post(f"/api/tables/{copied}/seats/{seat}/resign")) == "position_in_play"


def test_at_the_table_itself_a_bot_may_stand_in(table: Json, people: tuple[httpx.Client, ...]) -> None:
    seat = WHOLE.at(NOW).actor
    waiting = (seat + 1) % 3 if seat is not None else 0
    address = f"/api/tables/{table['id']}/seats/{waiting}/stand-in"
    ok(people[waiting].put(address, json={"how": "turn"}))
    ok(people[waiting].delete(address))


def test_games_of_ones_own_and_other_stages_are_thought_about(
    table: Json, people: tuple[httpx.Client, ...]
) -> None:
    for own in (WHOLE.at(HALFWAY), Game.load(GAMES / "four_players.json").at(60)):
        assert ok(chances(people[0], position=own.written_position()))["simulations"]
