"""An observation shows the whole position, the same to everybody but for where they sit."""

import re
from pathlib import Path

import numpy as np
from hypothesis import given
from numpy.typing import NDArray

from franchise import Game
from franchise.envs import FIGURES, named, position_of
from franchise.envs.compiled.observation import OBSERVATION
from franchise.envs.single import observation_of
from franchise.game.position import Position
from franchise.kernel.lookup import CITIES
from franchise.kernel.state import STATE
from strategies import examples, games, seeds, styles
from strategies import play_out as play_on

BY_SEAT = [name for name in STATE.names or () if STATE[name].shape[-1:] == (5,)]
SEATS = ("actor", "link_tile", "expansion_tile")


def shown(position: Position) -> Position:
    """Leave out what the rules never look at again, and what only says how a state came about."""
    position = position.copy()
    state = position.states[0]
    scored = int(state["open_places"]) & CITIES & ~int(state["unscored"])
    for place in range(len(state["spaces"])):
        if scored >> place & 1:
            state["spaces"][place] = state["filled"][place] = 0
    state["roomy"] &= state["unscored"]
    state["expansion"][int(state["expansions"]) :] = 0
    return position


def seats_moved(position: Position, by: int) -> Position:
    """Let everybody sit that many seats further clockwise."""
    position = position.copy()
    state = position.states[0]
    players = int(state["players"])
    for name in BY_SEAT:
        state[name][..., :players] = np.roll(state[name][..., :players], by, axis=-1)
    for name in SEATS:
        if state[name] >= 0:
            state[name] = (int(state[name]) + by) % players
    owners = state["tie_breaker"]
    owners[owners >= 0] = (owners[owners >= 0] + by) % players
    for place, spaces in enumerate(state["spaces"].tolist()):
        holders = [spaces >> 4 * space & 15 for space in range(8)]
        moved = [(holder - 1 + by) % players + 1 if holder else 0 for holder in holders]
        state["spaces"][place] = sum(holder << 4 * space for space, holder in enumerate(moved))
    return position


def others(observation: NDArray[np.uint8], *names: str) -> NDArray[np.uint8]:
    """Return an observation without some figures."""
    rest = observation.copy()
    for name in names:
        named(rest)[name] = 0
    return rest


@given(games(), seeds)
@examples(150)
def test_an_observation_can_be_read_back_to_the_position_it_shows(game: Game, seed: int) -> None:
    for seat in range(len(game.players)):
        read = position_of(observation_of(game.position, seat))
        for name in STATE.names or ():
            expected = shown(game.position).states[name].tolist()
            assert (name, shown(read).states[name].tolist()) == (name, expected)


@given(games(), seeds, styles)
@examples(40)
def test_what_is_read_back_plays_on_as_the_game_does(game: Game, seed: int, style: str) -> None:
    read = position_of(observation_of(game.position, 0))
    played = len(game.moves)
    play_on(game, seed, style)  # type: ignore[arg-type]
    for code in game._codes[played:]:
        assert read.play(code) is not None
    assert np.array_equal(observation_of(read, 0), observation_of(game.position, 0))


@given(games())
@examples(60)
def test_who_sits_where_makes_no_difference_to_what_one_sees(game: Game) -> None:
    players = len(game.players)
    for by in range(1, players):
        moved = seats_moved(game.position, by)
        for seat in range(players):
            there = observation_of(moved, (seat + by) % players)
            here = observation_of(game.position, seat)
            # At the end, whose turn it was is known from the number of the turn, which has not moved along.
            hidden = ("first_player", "turn_of") if game.over else ("first_player",)
            assert np.array_equal(others(there, *hidden), others(here, *hidden))


@given(games())
@examples(60)
def test_everybody_sees_themselves_first(game: Game) -> None:
    view = game.view()
    players = len(view.players)
    for seat in range(players):
        seen = named(observation_of(game.position, seat))
        clockwise = [view.players[(seat + k) % players] for k in range(players)]
        for name in ("money", "influence", "income", "bonus_tiles", "supply"):
            assert seen[name].tolist()[:players] == [getattr(player, name) for player in clockwise]
            assert not seen[name][players:].any()


def test_every_figure_has_a_name() -> None:
    observation = np.arange(FIGURES, dtype=np.uint8)
    flat = [np.ravel(named(observation)[name]) for name in named(observation).dtype.names or ()]
    assert np.array_equal(np.concatenate(flat), observation)


def test_the_docs_name_every_figure() -> None:
    docs = (Path(__file__).parents[2] / "docs" / "environments.md").read_text()
    rows = re.findall(r"^\| `(\w+)` \| (\d+)(?: × (\d+))? \|", docs, re.MULTILINE)
    shown = [(name, int(first) * int(second or 1)) for name, first, second in rows]
    assert shown == [(name, OBSERVATION[name].itemsize) for name in OBSERVATION.names or ()]
