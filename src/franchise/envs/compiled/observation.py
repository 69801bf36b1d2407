"""An observation: all that a player sees of a position, which is all there is: a record of bytes.

Whoever looks comes first, then the others clockwise; rows of seats that nobody takes hold zeros. So positions
that differ only in who sits where look the same but for `first_player`.
"""

from typing import Annotated

import numpy as np

from franchise.kernel.bits import lowest
from franchise.kernel.income import empty_spaces, income
from franchise.kernel.jit import jit, jit_apart
from franchise.kernel.lookup import (
    CITIES,
    INFLUENCE_TILE,
    LEAST_VALUE,
    MAX_PLAYERS,
    MAX_SPACES,
    PLACES,
    REGIONS,
    TILE_KIND,
    TILE_VALUES,
    TILES,
)
from franchise.kernel.moves import CASH, DOUBLE, EXPAND, GROW, kind_of, target_of
from franchise.kernel.records import Array, record_type
from franchise.kernel.state import MILESTONES, NOBODY, NOT_OVER, NOWHERE, OVER, UNUSED, State

CITY = np.array([place for place in range(PLACES) if CITIES >> place & 1], np.int64)
"""The places of the cities, in the board's order."""
CITY_COUNT = len(CITY)
CITY_NUMBER = np.zeros(PLACES, np.int64)
"""By place: which of the cities it is."""
CITY_NUMBER[CITY] = np.arange(CITY_COUNT)
PHASES = OVER + 1
FEWEST_PLAYERS = 2
PLAYER_COUNTS = MAX_PLAYERS - FEWEST_PLAYERS + 1
VALUES = MAX_SPACES - LEAST_VALUE + 1
RANKS = 3
END_REASONS = 2
BONUS_USES = 3
LEAST_TILE_VALUE = 3
"""No rank of a region tile is worth less than minus this."""
MOST = 255
"""The largest figure; more money or influence than this looks the same."""
TILE_KINDS = 5
"""The kinds of region tile but for the plain one, which pays influence and nothing else."""

ByPlayer = Annotated[Array, (MAX_PLAYERS,)]
ByPlace = Annotated[Array, (PLACES,)]
ByCity = Annotated[Array, (CITY_COUNT,)]
ByRegion = Annotated[Array, (REGIONS,)]


class Observation:
    """The figures in their order. Seats are counted clockwise from whoever looks."""

    # The game
    players: Annotated[Array, (PLAYER_COUNTS,)]
    """One of them is 1: for 2, 3, 4 or 5 players."""
    phase: Annotated[Array, (PHASES,)]
    """One of them is 1."""
    turn_of: ByPlayer
    """1 for who is to move; when the game is over, for whose turn ended it."""
    first_player: ByPlayer
    """One of them is 1."""
    round: int
    """From 1; 0 before the first turn."""
    turns_without_expansion: int
    end_reason: Annotated[Array, (END_REASONS,)]
    """One of them is 1 when the game is over: for the red zone, for a round without an expansion."""
    with_boom: int
    with_milestones: int

    # What the players have
    money: ByPlayer
    influence: ByPlayer
    supply: ByPlayer
    income: ByPlayer
    """What the chart would pay now."""
    bonus_tiles: ByPlayer
    used_bonus_tiles: ByPlayer
    reserve: ByPlayer
    """Milestones: the bonus tiles still to be earned."""
    link_tile: ByPlayer
    """1 for whoever holds it."""
    expansion_tile: ByPlayer
    """1 for whoever holds it."""

    # The places
    value: ByCity
    """The number on the city tile; 0 where none lies yet, and in closed regions."""
    unscored: ByCity
    """1 for open cities that are not scored yet."""
    empty_spaces: ByCity
    """Of an unscored city, otherwise 0."""
    pieces: Annotated[Array, (PLACES, MAX_PLAYERS)]
    spaces: Annotated[Array, (CITY_COUNT, MAX_SPACES)]
    """Who holds the spaces of an unscored city, in the order they were taken: 1 for whoever looks, 2 for the
    next, and so on, 0 for nobody."""
    boom: ByCity
    """1 beside the marker."""

    # The regions
    tile_values: Annotated[Array, (REGIONS, RANKS)]
    """What the region tile offers the first, the second and the third, and LEAST_TILE_VALUE more, so that no
    figure is negative; 0 where none lies."""
    tile_kind: Annotated[Array, (REGIONS, TILE_KINDS)]
    """1 for a tile of dollars, a number, a bonus tile, the Expansion tile, the Link tile."""
    track: ByRegion
    """The space of the track on which a scored region's tile lies, from 1; otherwise 0."""
    tiles_on_track: int
    tie_breaker: Annotated[Array, (REGIONS, MAX_PLAYERS)]
    """1 for its owner."""
    tie_breaker_piece: ByRegion
    """1 where a piece lies beside the region tile."""

    # This turn
    bonus_ready: int
    """1 while a bonus tile may be used in this turn."""
    bonus_use: Annotated[Array, (BONUS_USES,)]
    """What a bonus tile was used for: a second expansion, a double share, cash."""
    expansion: ByPlace
    """1 for the first place expanded to, 2 for the second."""
    grown: ByCity
    """How many pieces lie in the centre."""

    # Milestones
    open_milestones: Annotated[Array, (MILESTONES,)]
    """The place of each in the order of the open ones, from 1; 0 for those not in play."""
    milestones: Annotated[Array, (MILESTONES, MAX_PLAYERS)]
    """1 where it is reached, 2 with a piece beside it."""
    dearest_links_used: ByPlayer
    triggered_big_city: ByPlayer
    triggered_region: ByPlayer

    # The draft
    tiles_laid: int
    city_pool: Annotated[Array, (VALUES,)]
    """How many city tiles of each value, from 2, have not been laid."""
    region_pool: Annotated[Array, (TILES,)]
    """1 for region tiles that have not been laid."""


OBSERVATION = record_type(Observation, np.uint8)
FIGURES = OBSERVATION.itemsize
"""How many figures an observation has."""


def _with_whole_cities() -> np.dtype[np.void]:
    fields = {name: field[:2] for name, field in (OBSERVATION.fields or {}).items()}
    fields["spaces"] = np.dtype(("<i8", (CITY_COUNT,))), fields["spaces"][1]
    formats, offsets = zip(*fields.values(), strict=True)
    return np.dtype(
        (
            np.record,
            {"names": list(fields), "formats": formats, "offsets": offsets, "itemsize": FIGURES},
        )
    )


WRITTEN = _with_whole_cities()
"""The same memory as it is written: the spaces of a city are one number, a byte for each."""

EACH_HALF_BYTE = 0x11111111


class Written(Observation):
    """An observation as it is written."""

    spaces: ByCity


@jit_apart
def observe(s: State, seat: int, o: Written) -> None:
    """Write what a seat sees."""
    _observe_setting(s, o)
    _observe_milestones(s, seat, o)
    _observe_turn(s, seat, o)


@jit_apart
def observe_turn(s: State, seat: int, o: Written) -> None:
    """Change what a seat of the same game saw in some turn into what a seat sees now."""
    if s.milestones_in_play:
        _observe_milestones(s, seat, o)
    _observe_turn(s, seat, o)


@jit
def only_plans(s: State, number: int) -> bool:
    """Return whether `observe_move` is enough after a move: one of a turn that is not over with it.

    An expansion can reach a milestone, which changes what everybody has.
    """
    kind = kind_of(number)
    return bool(EXPAND <= kind <= CASH and (kind >= GROW or not s.milestones_in_play))


@jit
def observe_move(s: State, number: int, o: Written) -> None:
    """Change what the player to move saw before a move of their turn into what they see after it."""
    kind = kind_of(number)
    o.money[0] = min(s.money[s.actor], MOST)
    o.supply[0] = s.supply[s.actor]
    o.bonus_tiles[0] = s.bonus_tiles[s.actor]
    o.used_bonus_tiles[0] = s.used_bonus_tiles[s.actor]
    _observe_bonus_use(s, o)
    if kind < GROW:
        o.expansion[target_of(number)] = s.expansions
        o.link_tile[0] = s.link_tile == s.actor
        o.expansion_tile[0] = s.expansion_tile == s.actor
        o.dearest_links_used[0] = s.dearest_links_used[s.actor]
    elif kind <= DOUBLE:
        _observe_phase(s, o)
        o.grown[CITY_NUMBER[target_of(number)]] = 1 + kind - GROW


@jit
def seen_from(s: State, seat: int, other: int) -> int:
    """Count the seats clockwise from one to another; out of reach for nobody."""
    if other < 0:
        return MAX_PLAYERS
    return other - seat if other >= seat else other - seat + s.players


@jit
def _observe_setting(s: State, o: Written) -> None:
    """Write what no turn changes."""
    for count in range(PLAYER_COUNTS):
        o.players[count] = s.players == count + FEWEST_PLAYERS
    for k in range(s.players, MAX_PLAYERS):
        _leave_player_out(k, o)
    o.with_boom = s.with_boom
    o.with_milestones = s.milestones_in_play != 0
    for c in range(CITY_COUNT):
        o.value[c] = s.value[CITY[c]]
    for region in range(REGIONS):
        tile = s.region_tile[region]
        lies = tile != NOWHERE
        kind = TILE_KIND[tile] if lies else INFLUENCE_TILE
        for rank in range(RANKS):
            o.tile_values[region, rank] = TILE_VALUES[tile, rank] + LEAST_TILE_VALUE if lies else 0
        for other in range(TILE_KINDS):
            o.tile_kind[region, other] = kind == INFLUENCE_TILE + 1 + other
    for milestone in range(MILESTONES):
        o.open_milestones[milestone] = 0
    for i in range(MILESTONES):
        if s.open_milestones[i] != NOBODY:
            o.open_milestones[s.open_milestones[i]] = i + 1
    o.tiles_laid = s.tiles_laid
    for value in range(VALUES):
        o.city_pool[value] = s.city_pool[value + LEAST_VALUE]
    for tile in range(TILES):
        o.region_pool[tile] = s.region_pool >> tile & 1


@jit
def _leave_player_out(k: int, o: Written) -> None:
    o.money[k] = 0
    o.influence[k] = 0
    o.supply[k] = 0
    o.income[k] = 0
    o.bonus_tiles[k] = 0
    o.used_bonus_tiles[k] = 0
    o.reserve[k] = 0
    for milestone in range(MILESTONES):
        o.milestones[milestone, k] = 0
    o.dearest_links_used[k] = 0
    o.triggered_big_city[k] = 0
    o.triggered_region[k] = 0


@jit
def _observe_milestones(s: State, seat: int, o: Written) -> None:
    for k in range(s.players):
        other = _clockwise(s, seat, k)
        taken = s.milestones_taken[other]
        pieces = s.milestone_pieces[other]
        for milestone in range(MILESTONES):
            o.milestones[milestone, k] = (taken >> milestone & 1) + (pieces >> milestone & 1)


@jit
def _observe_turn(s: State, seat: int, o: Written) -> None:
    """Write what turns change, without milestones."""
    _observe_game(s, seat, o)
    for place in range(PLACES):
        for k in range(MAX_PLAYERS):
            o.pieces[place, k] = 0
    for k in range(s.players):
        _observe_player(s, _clockwise(s, seat, k), k, o)
    _observe_cities(s, seat, o)
    _observe_regions(s, seat, o)
    _observe_bonus_use(s, o)
    for place in range(PLACES):
        o.expansion[place] = 0
    for i in range(s.expansions):
        o.expansion[s.expansion[i]] = i + 1


@jit
def _clockwise(s: State, seat: int, k: int) -> int:
    return seat + k if seat + k < s.players else seat + k - s.players


@jit
def _observe_game(s: State, seat: int, o: Written) -> None:
    _observe_phase(s, o)
    turn_of = seen_from(s, seat, s.actor if s.phase != OVER else (s.turn - 1) % s.players)
    first = seen_from(s, seat, 0)
    link = seen_from(s, seat, s.link_tile)
    far = seen_from(s, seat, s.expansion_tile)
    for k in range(MAX_PLAYERS):
        o.turn_of[k] = k == turn_of
        o.first_player[k] = k == first
        o.link_tile[k] = k == link
        o.expansion_tile[k] = k == far
    o.round = (s.turn + s.players - 1) // s.players
    o.turns_without_expansion = s.turns_without_expansion
    for reason in range(END_REASONS):
        o.end_reason[reason] = s.end_reason == NOT_OVER + 1 + reason


@jit
def _observe_phase(s: State, o: Written) -> None:
    for phase in range(PHASES):
        o.phase[phase] = s.phase == phase


@jit
def _observe_player(s: State, seat: int, k: int, o: Written) -> None:
    o.money[k] = min(s.money[seat], MOST)
    o.influence[k] = min(s.influence[seat], MOST)
    o.supply[k] = s.supply[seat]
    o.income[k] = income(s, seat)
    o.bonus_tiles[k] = s.bonus_tiles[seat]
    o.used_bonus_tiles[k] = s.used_bonus_tiles[seat]
    o.reserve[k] = s.reserve[seat]
    o.dearest_links_used[k] = s.dearest_links_used[seat]
    o.triggered_big_city[k] = s.triggered_big_city[seat]
    o.triggered_region[k] = s.triggered_region[seat]
    places = s.occupied[seat]
    while places:
        place = lowest(places)
        o.pieces[place, k] = s.pieces[place, seat]
        places &= places - 1


@jit
def _observe_cities(s: State, seat: int, o: Written) -> None:
    # Read once: as the compiler sees it, writing an observation might change the state.
    unscored, grown, doubled, boom = s.unscored, s.grown, s.doubled, s.boom
    for c in range(CITY_COUNT):
        city = CITY[c]
        o.unscored[c] = unscored >> city & 1
        o.boom[c] = boom == city
        o.grown[c] = (grown >> city & 1) + (doubled >> city & 1)
    # One loop for each thing that is read: the compiler makes them wide.
    for c in range(CITY_COUNT):
        o.empty_spaces[c] = empty_spaces(s, CITY[c]) * (unscored >> CITY[c] & 1)
    for c in range(CITY_COUNT):
        o.spaces[c] = 0
    cities = 0
    for other in range(s.players):
        cities |= s.occupied[other]
    cities &= unscored
    while cities:
        city = lowest(cities)
        o.spaces[CITY_NUMBER[city]] = _holders_seen(s, seat, s.spaces[city])
        cities &= cities - 1


@jit
def _holders_seen(s: State, seat: int, spaces: int) -> int:
    """Turn who holds spaces, four bits each, into who that is as seen from a seat, a byte each.

    All spaces are worked on at once, without a loop whose length no processor could predict.
    """
    taken = (spaces + 7 * EACH_HALF_BYTE >> 3) & EACH_HALF_BYTE
    seen = spaces + taken * (s.players - seat)
    beyond = (seen + (7 - s.players) * EACH_HALF_BYTE >> 3) & EACH_HALF_BYTE  # more than there are players
    seen -= beyond * s.players
    seen = (seen | seen << 16) & 0x0000FFFF0000FFFF
    seen = (seen | seen << 8) & 0x00FF00FF00FF00FF
    return (seen | seen << 4) & 0x0F0F0F0F0F0F0F0F


@jit
def _observe_regions(s: State, seat: int, o: Written) -> None:
    for region in range(REGIONS):
        for k in range(MAX_PLAYERS):
            o.tie_breaker[region, k] = 0
    for region in range(REGIONS):
        owner = seen_from(s, seat, s.tie_breaker[region])
        o.tie_breaker[region, min(owner, MAX_PLAYERS - 1)] = owner < MAX_PLAYERS
        o.tie_breaker_piece[region] = s.tie_breaker_piece[region]
        o.track[region] = 0
    for space in range(s.tiles_on_track):
        if s.track[space] != NOWHERE:
            o.track[s.track[space]] = space + 1
    o.tiles_on_track = s.tiles_on_track


@jit
def _observe_bonus_use(s: State, o: Written) -> None:
    o.bonus_ready = s.bonus_ready
    for use in range(BONUS_USES):
        o.bonus_use[use] = s.bonus_use == UNUSED + 1 + use
