"""Why a move is not legal: a stable id and typed arguments. The words are in the message files."""

from dataclasses import dataclass
from typing import Literal

Phase = Literal[
    "lay_cities", "lay_regions", "open_towns", "place_boom", "move_boom", "expand", "increase", "over"
]
TURN_PHASES: tuple[Phase, ...] = ("move_boom", "expand", "increase")
"""The phases in which somebody's turn goes on."""


# --- the wrong moment ---


@dataclass(frozen=True, slots=True)
class GameIsOver:
    """Nothing can be played any more."""

    id: Literal["game_over"] = "game_over"


@dataclass(frozen=True, slots=True)
class WrongPhase:
    """The game waits for something else."""

    phase: Phase
    id: Literal["wrong_phase"] = "wrong_phase"


@dataclass(frozen=True, slots=True)
class ExpandBeforeGrowing:
    """Expansions come before the first increase of a market share."""

    id: Literal["expand_before_growing"] = "expand_before_growing"


@dataclass(frozen=True, slots=True)
class NoBoom:
    """The game is played without the boom marker."""

    id: Literal["no_boom"] = "no_boom"


@dataclass(frozen=True, slots=True)
class TurnIsOver:
    """A plan ends with the turn, or with one decision of the setup."""

    id: Literal["turn_over"] = "turn_over"


@dataclass(frozen=True, slots=True)
class NothingToUndo:
    """No move has been played."""

    id: Literal["nothing_to_undo"] = "nothing_to_undo"


# --- the wrong place ---


@dataclass(frozen=True, slots=True)
class PlaceIsClosed:
    """The place is out of the game with so few players."""

    place: str
    id: Literal["place_closed"] = "place_closed"


@dataclass(frozen=True, slots=True)
class RegionIsClosed:
    """The region is out of the game with so few players."""

    region: str
    id: Literal["region_closed"] = "region_closed"


@dataclass(frozen=True, slots=True)
class NotATown:
    """A town is wanted."""

    place: str
    id: Literal["not_a_town"] = "not_a_town"


@dataclass(frozen=True, slots=True)
class NotACity:
    """A city is wanted."""

    place: str
    id: Literal["not_a_city"] = "not_a_city"


@dataclass(frozen=True, slots=True)
class TownIsTaken:
    """A town has room for one piece."""

    place: str
    id: Literal["town_taken"] = "town_taken"


@dataclass(frozen=True, slots=True)
class CityIsScored:
    """A scored city is closed for good."""

    place: str
    id: Literal["city_scored"] = "city_scored"


@dataclass(frozen=True, slots=True)
class AlreadyPresent:
    """An expansion leads to a place where the player has no piece."""

    place: str
    id: Literal["already_present"] = "already_present"


@dataclass(frozen=True, slots=True)
class NotPresent:
    """A market share can grow only where there is one."""

    place: str
    id: Literal["not_present"] = "not_present"


@dataclass(frozen=True, slots=True)
class JustExpanded:
    """What was promised in this turn is no franchise yet."""

    place: str
    id: Literal["just_expanded"] = "just_expanded"


# --- links and prices ---


@dataclass(frozen=True, slots=True)
class NoLink:
    """None of the player's places has a link there."""

    place: str
    id: Literal["no_link"] = "no_link"


@dataclass(frozen=True, slots=True)
class NoSuchLink:
    """None of the player's places has a link of this price there."""

    place: str
    price: int
    id: Literal["no_such_link"] = "no_such_link"


@dataclass(frozen=True, slots=True)
class TooDear:
    """The money does not suffice when it is due."""

    price: int
    money: int
    id: Literal["too_dear"] = "too_dear"


@dataclass(frozen=True, slots=True)
class SupplyIsEmpty:
    """All 40 pieces are in use or promised."""

    id: Literal["supply_empty"] = "supply_empty"


@dataclass(frozen=True, slots=True)
class AlreadyExpanded:
    """One expansion is made; a second needs a bonus tile (`again`)."""

    id: Literal["already_expanded"] = "already_expanded"


@dataclass(frozen=True, slots=True)
class AgainNeedsExpand:
    """A second expansion follows a first."""

    id: Literal["again_needs_expand"] = "again_needs_expand"


@dataclass(frozen=True, slots=True)
class NoLinkTile:
    """The player does not hold the Link tile."""

    id: Literal["no_link_tile"] = "no_link_tile"


@dataclass(frozen=True, slots=True)
class NoExpansionTile:
    """The player does not hold the Expansion tile."""

    id: Literal["no_expansion_tile"] = "no_expansion_tile"


@dataclass(frozen=True, slots=True)
class LinkCostsNothing:
    """The Link tile would be wasted on a $0 link."""

    place: str
    id: Literal["link_costs_nothing"] = "link_costs_nothing"


@dataclass(frozen=True, slots=True)
class SingleLinkIsAsCheap:
    """A way over several links would waste the Expansion tile."""

    place: str
    price: int
    id: Literal["single_link_as_cheap"] = "single_link_as_cheap"


@dataclass(frozen=True, slots=True)
class SingleLinkLeadsThere:
    """Both tiles together serve only where no single link leads."""

    place: str
    id: Literal["single_link_leads_there"] = "single_link_leads_there"


@dataclass(frozen=True, slots=True)
class FreeLinkSavesNothing:
    """The cheapest way costs nothing anyway."""

    place: str
    id: Literal["free_link_saves_nothing"] = "free_link_saves_nothing"


@dataclass(frozen=True, slots=True)
class WayCosts:
    """The cheapest way has another price than the move says."""

    place: str
    price: int
    id: Literal["way_costs"] = "way_costs"


# --- market share and bonus tiles ---


@dataclass(frozen=True, slots=True)
class AlreadyGrown:
    """At most one increase for each city and turn."""

    place: str
    id: Literal["already_grown"] = "already_grown"


@dataclass(frozen=True, slots=True)
class NotGrown:
    """A double market share needs a $1 piece there in the same turn."""

    place: str
    id: Literal["not_grown"] = "not_grown"


@dataclass(frozen=True, slots=True)
class NoRoomToDouble:
    """A double market share needs two empty spaces."""

    place: str
    id: Literal["no_room_to_double"] = "no_room_to_double"


@dataclass(frozen=True, slots=True)
class NoBonusTile:
    """The player holds no bonus tile."""

    id: Literal["no_bonus_tile"] = "no_bonus_tile"


@dataclass(frozen=True, slots=True)
class BonusTileUsed:
    """At most one bonus tile in a turn."""

    id: Literal["bonus_tile_used"] = "bonus_tile_used"


@dataclass(frozen=True, slots=True)
class FirstTurn:
    """No bonus tile on a player's first turn."""

    id: Literal["first_turn"] = "first_turn"


@dataclass(frozen=True, slots=True)
class BonusTileNotReady:
    """A bonus tile earned in this turn is usable from the next one on."""

    id: Literal["bonus_tile_not_ready"] = "bonus_tile_not_ready"


# --- the boom marker and the draft ---


@dataclass(frozen=True, slots=True)
class BoomIsThere:
    """The marker moves to another city or stays."""

    place: str
    id: Literal["boom_there"] = "boom_there"


@dataclass(frozen=True, slots=True)
class BoomCannotReach:
    """Each way there passes through an unscored city."""

    place: str
    id: Literal["boom_cannot_reach"] = "boom_cannot_reach"


@dataclass(frozen=True, slots=True)
class CityHasTile:
    """A tile lies there."""

    place: str
    id: Literal["city_has_tile"] = "city_has_tile"


@dataclass(frozen=True, slots=True)
class RegionHasTile:
    """A tile lies there."""

    region: str
    id: Literal["region_has_tile"] = "region_has_tile"


@dataclass(frozen=True, slots=True)
class NoCityTileLeft:
    """All tiles of this value are laid."""

    value: int
    id: Literal["no_city_tile_left"] = "no_city_tile_left"


@dataclass(frozen=True, slots=True)
class RegionTileNotInPool:
    """The tile is laid, or not in this game."""

    tile: str
    id: Literal["region_tile_not_in_pool"] = "region_tile_not_in_pool"


@dataclass(frozen=True, slots=True)
class WrongClass:
    """The tile's back differs from that of the city's printed value."""

    place: str
    value: int
    id: Literal["wrong_class"] = "wrong_class"


Reason = (
    GameIsOver
    | WrongPhase
    | ExpandBeforeGrowing
    | NoBoom
    | TurnIsOver
    | NothingToUndo
    | PlaceIsClosed
    | RegionIsClosed
    | NotATown
    | NotACity
    | TownIsTaken
    | CityIsScored
    | AlreadyPresent
    | NotPresent
    | JustExpanded
    | NoLink
    | NoSuchLink
    | TooDear
    | SupplyIsEmpty
    | AlreadyExpanded
    | AgainNeedsExpand
    | NoLinkTile
    | NoExpansionTile
    | LinkCostsNothing
    | SingleLinkIsAsCheap
    | SingleLinkLeadsThere
    | FreeLinkSavesNothing
    | WayCosts
    | AlreadyGrown
    | NotGrown
    | NoRoomToDouble
    | NoBonusTile
    | BonusTileUsed
    | FirstTurn
    | BonusTileNotReady
    | BoomIsThere
    | BoomCannotReach
    | CityHasTile
    | RegionHasTile
    | NoCityTileLeft
    | RegionTileNotInPool
    | WrongClass
)
