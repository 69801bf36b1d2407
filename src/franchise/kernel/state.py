"""The state of a game: one record."""

from typing import Annotated

from .jit import jit
from .lookup import LEVELS, MAX_PLAYERS, MAX_SPACES, PLACES, REGIONS
from .records import Array, Record, new_records, record_type

# The phases of a game. The last three of a turn (open, score cities, score regions) ask nobody anything.
LAY_CITIES, LAY_REGIONS, OPEN_TOWNS, PLACE_BOOM, MOVE_BOOM, EXPANDING, INCREASING, OVER = range(8)

# Why a game is over.
NOT_OVER, RED_ZONE, NO_EXPANSION = range(3)

# What a bonus tile was used for in this turn.
UNUSED, USED_AGAIN, USED_DOUBLE, USED_CASH = range(4)

# The milestones.
MILESTONES = 7
(
    FOUR_TOWNS,
    FOUR_REGIONS,
    FIVE_IN_SCORED_CITIES,
    TWO_THREE_FOUR,
    BIG_CITY,
    REGION_TRIGGERED,
    TWO_8_LINKS,
) = range(MILESTONES)

NOBODY = -1
NOWHERE = -1

BySeat = Annotated[Array, (MAX_PLAYERS,)]
ByPlace = Annotated[Array, (PLACES,)]
ByRegion = Annotated[Array, (REGIONS,)]


class State:
    """One position of one game. Masks have a bit for each place unless they say otherwise."""

    # The game
    players: int
    phase: int
    actor: int
    """The seat to move; in a turn the active player."""
    turn: int
    """Counted over all seats, from 1; 0 before the first."""
    turns_without_expansion: int
    end_reason: int

    # The map
    open_places: int
    value: ByPlace
    """The number on the city tile that lies or lay here; 0 for towns and before a tile is laid."""
    cities_of_value: Annotated[Array, (MAX_SPACES + 1,)]
    region_tile: ByRegion
    city_pool: Annotated[Array, (MAX_SPACES + 1,)]
    """Draft: how many city tiles of each value have not been laid."""
    region_pool: int
    """Draft: the mask of region tiles that have not been laid."""
    tiles_laid: int

    # What stands on it
    occupied: BySeat
    """The places with a piece of this seat."""
    reach: Annotated[Array, (MAX_PLAYERS, LEVELS)]
    """By seat and level of link: the places linked with an occupied one."""
    pieces: Annotated[Array, (PLACES, MAX_PLAYERS)]
    region_pieces: Annotated[Array, (REGIONS, MAX_PLAYERS)]
    spaces: ByPlace
    """Who holds the spaces of an unscored city: four bits each from the first space on, seat + 1."""
    filled: ByPlace
    """How many spaces are taken, of a scored city: were taken when it was scored."""
    roomy: int
    """The cities with at least two empty spaces; of a scored city it means nothing."""
    empty_towns: int
    unscored: int
    """The open cities that are not scored yet: each has an empty space."""
    unscored_regions: int
    """A mask of regions."""
    tie_breaker: ByRegion
    tie_breaker_piece: ByRegion
    """1 where a piece of the tie-breaker's owner lies beside the region tile."""
    tiles_on_track: int
    track: ByRegion
    """By space: the region whose tile lies there, NOWHERE for a tile that never lay on a region."""

    # What the players have
    money: BySeat
    influence: BySeat
    supply: BySeat
    bonus_tiles: BySeat
    used_bonus_tiles: BySeat
    reserve: BySeat
    """Milestones: the bonus tiles still to be earned."""
    link_tile: int
    """Who holds the Link tile."""
    expansion_tile: int
    """Who holds the Expansion tile."""

    # This turn
    bonus_ready: int
    """1 while the active player may use a bonus tile in this turn."""
    bonus_use: int
    expansions: int
    expansion: Annotated[Array, (2,)]
    """The places expanded to, in order."""
    grown: int
    """The cities with a piece in their centre."""
    doubled: int
    """The city with two of them."""

    # Boom
    with_boom: int
    boom: int
    """The place of the marker."""

    # Milestones
    milestones_in_play: int
    """The mask of open milestones; 0 in a game without them."""
    open_milestones: Annotated[Array, (MILESTONES,)]
    """The open ones in their order, then NOBODY."""
    milestones_taken: BySeat
    """A mask of milestones."""
    milestone_pieces: BySeat
    """Of those taken, the mask of those with a piece beside them."""
    regions_entered: BySeat
    """A mask of regions with a piece of this seat; a region once entered is never left."""
    pieces_in_scored_cities: BySeat
    dearest_links_used: BySeat
    triggered_big_city: BySeat
    triggered_region: BySeat


STATE = record_type(State)


@jit
def seat_after(s: State, seat: int, clockwise: int) -> int:
    """Return the seat that many places clockwise, at most once around the table."""
    seat += clockwise
    return seat - s.players if seat >= s.players else seat


def new_states(count: int) -> Record:
    """Make an array of blank states."""
    return new_records(STATE, count)
