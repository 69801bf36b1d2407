"""What tells likely moves from others: figures of a position and of each move there, compiled.

They are cheap, because a search looks at every move of every position that it enters. All are near 1 or less.
"""

from typing import Annotated

from franchise.kernel.bits import lowest, popcount
from franchise.kernel.cities import majority_of
from franchise.kernel.ending import influence_for_bonus_tiles, influence_for_money, pieces_in_towns
from franchise.kernel.income import empty_spaces
from franchise.kernel.jit import jit
from franchise.kernel.lookup import (
    LEVELS,
    NEIGHBOURS,
    PRICES,
    RED_ZONE_FROM,
    REGION,
    TOWNS,
    TRACK,
)
from franchise.kernel.moves import (
    AGAIN,
    AGAIN_OFFSET,
    CASH,
    DOUBLE,
    END,
    EXPAND,
    EXPAND_FREE,
    GROW,
    OPEN,
    STAY,
    kind_of,
    target_of,
)
from franchise.kernel.records import Floats, record_type
from franchise.kernel.regions import FIRST, SECOND, missing_places, value_of_rank
from franchise.kernel.state import NOBODY, NOWHERE, State

MOVE_NAMES: list[str] = []
"""The figures in their order."""


def _figures(*names: str) -> int:
    """Append figures; return the index of the first."""
    MOVE_NAMES.extend(names)
    return len(MOVE_NAMES) - len(names)


# The position, the same for all its moves.
P_CONSTANT = _figures("constant")
P_MONEY = _figures("money", "first dollars")
P_TILES = _figures("bonus tiles", "bonus tile ready", "bonus tile used")
P_DONE = _figures("one expansion", "two expansions", "shares increased")
P_RIPE = _figures("cities to score", "cities to score beyond the money", "cities to increase")
P_GAME = _figures("regions to go", "two players", "nobody expanded", "lead", "early", "rounds")
POSITION_FIGURES = len(MOVE_NAMES)

# The move.
M_KIND = _figures("end", "cash", "double", "grow", "expand to a town", "expand to a city")
M_AGAIN = _figures("again to a town", "again to a city", "by a tile")
M_OTHER = _figures("stay", "boom", "open", "lay")
M_PRICE = _figures("price", "money left", "no money left")
M_SKIPS = _figures("skips cities to score", "skips cities to increase", "all to score is scored")
M_CITY = _figures("value", "pieces then", "empty spaces then", "others' most pieces", "others there")
M_SCORES = _figures("scores", "scored value", "needs 1 then", "needs 2 then", "out of reach")
M_FILLS = _figures("fills and leads", "fills and follows", "other needs 1", "alone", "keeps others out")
M_REGION = _figures(
    "region's first", "region misses", "own pieces there", "others' pieces there", "leads there"
)
M_ENTERS = _figures("enters region", "first city scored there")
M_COMPLETES = _figures(
    "completes region", "gain of that", "ends the game", "ends it ahead", "opens last but one"
)
M_WAYS = _figures("new places in reach", "new cities in reach", "boom there")
MOVE_FIGURES = len(MOVE_NAMES)


class MoveLook:
    """The figures of a position and of one move, and what moves have in common."""

    x: Annotated[Floats, (MOVE_FIGURES,)]
    ripe: int
    """The active player's cities that one more piece scores and that have none in their centre."""
    open_to_grow: int
    """The active player's cities without a piece in their centre that a turn may still come to."""
    reached: int
    """The places to which the active player has a link."""
    lead: int
    """How much influence the active player is ahead of the best other, were the game over now."""


MOVE_LOOK = record_type(MoveLook)


@jit
def look_before_moves(s: State, look: MoveLook) -> None:
    """Work out what all moves of a position have in common."""
    x, seat = look.x, s.actor
    money = s.money[seat]
    grown = s.grown
    last = grown
    while last & last - 1:
        last &= last - 1
    beyond = ~(last | last - 1) if last else -1
    cities = s.occupied[seat] & s.unscored & ~grown & beyond
    look.open_to_grow = cities
    look.ripe = 0
    while cities:
        city = lowest(cities)
        cities &= cities - 1
        if s.pieces[city, seat] + 1 >= majority_of(s, city):
            look.ripe |= 1 << city
    look.reached = 0
    for level in range(LEVELS):
        look.reached |= s.reach[seat, level]
    best = -1000
    for other in range(s.players):
        at_hand = s.influence[other] + pieces_in_towns(s, other)
        at_hand += influence_for_bonus_tiles(s, other) + influence_for_money(s, other)
        if other == seat:
            look.lead = at_hand
        else:
            best = max(best, at_hand)
    look.lead -= best
    ripe = popcount(look.ripe)
    rounds = s.turn / s.players
    x[P_CONSTANT] = 1
    x[P_MONEY] = min(money, 20) / 10
    x[P_MONEY + 1] = min(money, 4) / 4
    x[P_TILES] = s.bonus_tiles[seat] / 4
    x[P_TILES + 1] = s.bonus_ready
    x[P_TILES + 2] = s.bonus_use != 0
    x[P_DONE] = s.expansions == 1
    x[P_DONE + 1] = s.expansions == 2
    x[P_DONE + 2] = popcount(grown) / 4
    x[P_RIPE] = ripe / 4
    x[P_RIPE + 1] = max(0, ripe - money) / 2
    x[P_RIPE + 2] = popcount(look.open_to_grow) / 6
    x[P_GAME] = max(0, RED_ZONE_FROM - s.tiles_on_track) / 8
    x[P_GAME + 1] = s.players == 2
    x[P_GAME + 2] = s.turns_without_expansion / s.players
    x[P_GAME + 3] = min(max(look.lead, -25), 25) / 25
    x[P_GAME + 4] = max(0.0, 6 - rounds) / 6
    x[P_GAME + 5] = rounds / 20


@jit
def look_at_move(s: State, number: int, look: MoveLook) -> None:
    """Work out the figures of one move."""
    x, seat = look.x, s.actor
    for figure in range(POSITION_FIGURES, MOVE_FIGURES):
        x[figure] = 0
    kind, place = kind_of(number), target_of(number)
    if kind == END:
        x[M_KIND] = 1
        x[M_SKIPS] = popcount(look.ripe) / 2
        x[M_SKIPS + 1] = popcount(look.open_to_grow) / 4
        x[M_SKIPS + 2] = look.ripe == 0
        return
    if kind == CASH:
        x[M_KIND + 1] = 1
        return
    if kind == STAY:
        x[M_OTHER] = 1
        return
    if kind < OPEN:
        x[M_OTHER + 3] = 1
        return
    in_town = TOWNS >> place & 1
    pieces, price = 0, 0
    if kind in (GROW, DOUBLE):
        x[M_KIND + (3 if kind == GROW else 2)] = 1
        pieces = 1 if kind == GROW else 2
        price = 1 if kind == GROW else 0
        before = (1 << place) - 1
        x[M_SKIPS] = popcount(look.ripe & before) / 2
        x[M_SKIPS + 1] = popcount(look.open_to_grow & before) / 4
        x[M_SKIPS + 2] = look.ripe & ~before == 0
    elif kind >= EXPAND:
        first = kind
        if kind >= AGAIN:
            first = kind - AGAIN_OFFSET
            x[M_AGAIN + (0 if in_town else 1)] = 1
        else:
            x[M_KIND + (4 if in_town else 5)] = 1
        if first < EXPAND_FREE:
            price = PRICES[first - EXPAND]
        else:
            x[M_AGAIN + 2] = 1
        pieces = 1
        near = NEIGHBOURS[place] & s.open_places & ~look.reached & (s.empty_towns | s.unscored)
        x[M_WAYS] = popcount(near) / 4
        x[M_WAYS + 1] = popcount(near & ~TOWNS) / 4
    elif kind == OPEN:
        x[M_OTHER + 2] = 1
        near = NEIGHBOURS[place] & s.open_places
        x[M_WAYS] = popcount(near) / 4
        spaces = 0
        while near:
            spaces += s.value[lowest(near)]
            near &= near - 1
        x[M_WAYS + 1] = spaces / 16
        pieces = 1
    else:
        x[M_OTHER + 1] = 1  # the boom marker
    x[M_WAYS + 2] = s.boom == place
    left = s.money[seat] - price
    x[M_PRICE] = price / 8
    x[M_PRICE + 1] = min(left, 20) / 10
    x[M_PRICE + 2] = left == 0
    scores = False
    if not in_town:
        scores = look_at_city(s, place, pieces, look)
    look_at_region_of(s, place, pieces, in_town != 0, scores, look)


@jit
def look_at_city(s: State, city: int, pieces: int, look: MoveLook) -> bool:
    """Note what pieces in a city would do; return whether they score it."""
    x, seat = look.x, s.actor
    own = s.pieces[city, seat] + pieces
    empty = empty_spaces(s, city) - pieces
    majority = majority_of(s, city)
    most, others = 0, 0
    for other in range(s.players):
        if other != seat and s.pieces[city, other]:
            most = max(most, s.pieces[city, other])
            others += 1
    x[M_CITY] = s.value[city] / 8
    x[M_CITY + 1] = own / 4
    x[M_CITY + 2] = max(empty, 0) / 6
    x[M_CITY + 3] = most / 4
    x[M_CITY + 4] = others / 2
    need = majority - own
    x[M_FILLS + 3] = others == 0
    if need <= 0:
        x[M_SCORES] = 1
        x[M_SCORES + 1] = s.value[city] / 8
        return True
    if empty <= 0:
        x[M_FILLS + (0 if own > most else 1)] = 1
        return True
    if need > empty:
        x[M_SCORES + 4] = 1
    else:
        x[M_SCORES + 2] = need == 1
        x[M_SCORES + 3] = need == 2
    if others:
        needs = majority - most
        x[M_FILLS + 2] = needs == 1
        x[M_FILLS + 4] = needs <= empty + pieces and needs > empty
    return False


@jit
def look_at_region_of(s: State, place: int, pieces: int, in_town: bool, scores: bool, look: MoveLook) -> None:
    """Note what pieces in a place would do in its region."""
    x, seat = look.x, s.actor
    region = REGION[place]
    tile = s.region_tile[region]
    if tile == NOWHERE or not s.unscored_regions >> region & 1:
        return
    misses = popcount(missing_places(s, region))
    own, best = s.region_pieces[region, seat] + pieces, 0
    for other in range(s.players):
        if other != seat:
            best = max(best, s.region_pieces[region, other])
    x[M_REGION] = value_of_rank(s, tile, FIRST) / 8
    x[M_REGION + 1] = misses / 6
    x[M_REGION + 2] = own / 5
    x[M_REGION + 3] = best / 5
    if scores:
        own -= max(0, s.pieces[place, seat] + pieces - 1)
    leads = own > best or (own == best and s.tie_breaker[region] == seat)
    x[M_REGION + 4] = leads
    x[M_ENTERS] = own == pieces
    x[M_ENTERS + 1] = scores and s.tie_breaker[region] == NOBODY
    if in_town or scores:
        x[M_COMPLETES + 4] = misses == 2
        if misses == 1:
            gain = value_of_rank(s, tile, FIRST if leads else SECOND) + TRACK[s.tiles_on_track]
            x[M_COMPLETES] = 1
            x[M_COMPLETES + 1] = gain / 10
            if s.tiles_on_track + 1 >= RED_ZONE_FROM:
                x[M_COMPLETES + 2] = 1
                x[M_COMPLETES + 3] = look.lead + gain > 0
