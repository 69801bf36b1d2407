"""What is to be expected of a game: who wins, who scores which city, who is first where, the final count."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from franchise.bots.features import LOOK
from franchise.bots.heads import trained_heads
from franchise.bots.network import PARTS, compile_network, evaluate, trained_network
from franchise.bots.places import CITIES, look_at_places, progress_of
from franchise.game.codes import PLACE_ID, REGION_ID, code_of, events_of
from franchise.game.events import CityScored, Event, FinalCounted, RegionGained, RegionScored
from franchise.game.game import Game
from franchise.game.position import Position
from franchise.kernel.lookup import MAX_PLAYERS
from franchise.kernel.moves import END, TARGETS
from franchise.kernel.state import EXPANDING, OVER

ON_THE_WAY = 3
"""The first parts of a final count are gained during the game, the others at its end."""


@dataclass(frozen=True, slots=True)
class CityForecast:
    """Who will score a city."""

    scored_by: tuple[float, ...]
    """By seat: the chance."""
    unscored: float
    """The chance that nobody does."""


@dataclass(frozen=True, slots=True)
class RegionForecast:
    """Who will have which rank in a region."""

    ranks: tuple[tuple[float, ...], ...]
    """By seat, then by rank, the first first: the chance."""
    unscored: float
    """The chance that the region is not scored."""


@dataclass(frozen=True, slots=True)
class CountForecast:
    """What a player is expected to end with, by where it comes from."""

    cities: float
    regions: float
    track: float
    towns: float
    money: float
    bonus_tiles: float

    @property
    def total(self) -> float:
        """Return the influence at the end."""
        return self.cities + self.regions + self.track + self.towns + self.money + self.bonus_tiles


@dataclass(frozen=True, slots=True)
class Forecast:
    """What is to be expected, between players as they are: now and then somebody errs."""

    chances: tuple[float, ...]
    """By seat, together 1: the chance of winning; a shared victory counts in parts."""
    cities: dict[str, CityForecast]
    """By place: the cities that are not scored yet."""
    regions: dict[str, RegionForecast]
    """The regions that are not scored yet."""
    count: tuple[CountForecast, ...]
    """By seat."""


class Look(NamedTuple):
    """What one look tells."""

    values: NDArray[np.float64]
    """By seat: the share of the result that the network expects."""
    features: NDArray[np.float32]


def look_at_position(position: Position) -> Look:
    """Look once, between two turns."""
    compile_network()
    looks, values = np.zeros(1, LOOK), np.zeros(MAX_PLAYERS)
    # A copy of the network, because it has room to work in.
    evaluate(position.states, looks, trained_network().copy(), values)
    return Look(values, looks["x"][0])


def glance(game: Game) -> tuple[float, ...]:
    """Return each player's chance of winning, by one look instead of a search: some microseconds.

    >>> sum(glance(Game.new(["Ann", "Bob"], start="introductory"))) > 0.999
    True
    """
    position, _ = between_turns(game.position)
    if position.phase == OVER:
        return shares_of(position)
    return chances_of(position, look_at_position(position).values, 0)


def forecast(game: Game) -> Forecast:
    """Foretell the rest of a game by one look instead of a search: a millisecond or two.

    >>> foretold = forecast(Game.new(["Ann", "Bob"], start="introductory"))
    >>> city = foretold.cities["chicago"]
    >>> round(sum(city.scored_by) + city.unscored, 3)
    1.0
    """
    position, events = between_turns(game.position)
    values = look_at_position(position).values
    chances = shares_of(position) if position.phase == OVER else chances_of(position, values, 0)
    return forecasts_of([position], [gained_in(game) + gained(events)], [chances])[0]


def between_turns(position: Position) -> tuple[Position, list[Event]]:
    """End a turn in which something was done, on a copy; return what that brings, too."""
    state = position.states[0]
    begun = state.expansions or state.grown or state.bonus_use
    if not (begun and EXPANDING <= position.phase < OVER):
        return position, []
    after = position.copy()
    return after, events_of(after.play(END * TARGETS) or [])


def shares_of(position: Position) -> tuple[float, ...]:
    """Return each player's share of the victory in a game that is over."""
    winners = int(position.figures().winners)
    players = int(position.states["players"][0])
    return tuple((winners >> seat & 1) / winners.bit_count() for seat in range(players))


def chances_of(position: Position, values: NDArray[Any], simulations: int) -> tuple[float, ...]:
    """Return the chances of winning behind the values of so many simulations, or of one look (0)."""
    players, progress = int(position.states["players"][0]), progress_of(position.states)
    chances = trained_heads().chances(values[None], players, progress, simulations)
    return tuple(chances[0].tolist())


def gained(events: Iterable[Event]) -> NDArray[np.int64]:
    """Add up what events brought each seat, by part of the final count."""
    parts = np.zeros((MAX_PLAYERS, len(PARTS)), np.int64)
    for event in events:
        if isinstance(event, CityScored):
            parts[event.seat, 0] += event.influence
        elif isinstance(event, RegionGained):
            parts[event.seat, 1] += event.influence
        elif isinstance(event, RegionScored):
            parts[event.seat, 2] += event.influence
        elif isinstance(event, FinalCounted):
            parts[event.seat, ON_THE_WAY:] += (event.for_towns, event.for_money, event.for_bonus_tiles)
    return parts


def gained_in(game: Game) -> NDArray[np.int64]:
    """Add up what all moves of a game brought.

    What a position has that its moves do not explain, because it was set up by hand, is put down to cities.
    """
    parts, position = np.zeros((MAX_PLAYERS, len(PARTS)), np.int64), game.at(0).position
    for move in game.moves:
        parts += gained(events_of(position.play(code_of(move)) or []))
    parts[:, 0] += game.position.states["influence"][0] - parts.sum(axis=1)
    return parts


def forecasts_of(
    positions: Sequence[Position],
    parts: Sequence[NDArray[np.int64]],
    chances: Sequence[tuple[float, ...]],
) -> list[Forecast]:
    """Foretell the rest of games from positions between turns, with what was gained before them."""
    states = np.concatenate([position.states for position in positions])
    looks = [look_at_position(position) for position in positions]
    values = np.stack([look.values for look in looks])
    features = np.stack([look.features for look in looks])
    places, heads = look_at_places(states, values), trained_heads()
    goes_on = (states["phase"] != OVER)[:, None, None]
    counts = np.stack(parts) + goes_on * heads.parts(states, features, places, values)
    cities = goes_on * heads.city_chances(places)
    ranks = goes_on[..., None] * heads.rank_chances(places)
    return [
        Forecast(
            chances[row],
            {
                PLACE_ID[CITIES[city]]: _city(cities[row, city, :players])
                for city in np.flatnonzero(places.cities[row])
            },
            {
                REGION_ID[region]: _region(ranks[row, region, :players, :players])
                for region in np.flatnonzero(places.regions[row])
            },
            tuple(CountForecast(*count) for count in counts[row, :players].tolist()),
        )
        for row, players in enumerate(states["players"].tolist())
    ]


def _city(chances: NDArray[Any]) -> CityForecast:
    return CityForecast(tuple(chances.tolist()), max(0.0, 1 - float(chances.sum())))


def _region(chances: NDArray[Any]) -> RegionForecast:
    """Leave to nobody what is left of the first rank."""
    return RegionForecast(tuple(map(tuple, chances.tolist())), max(0.0, 1 - float(chances[:, 0].sum())))
