"""What happens in a game, complete: the events of a move tell every change of money, pieces and tiles."""

from dataclasses import dataclass
from typing import Literal

BonusUse = Literal["again", "double", "cash"]
EndReason = Literal["red_zone", "no_expansion"]
Milestone = Literal[
    "four_towns",
    "four_regions",
    "five_in_scored_cities",
    "two_three_four",
    "big_city",
    "region",
    "two_8_links",
]
Origin = Literal["supply", "expansion", "centre"]


@dataclass(frozen=True, slots=True)
class CityTileLaid:
    """A city tile was laid in the draft."""

    seat: int
    place: str
    value: int
    type: Literal["city_tile_laid"] = "city_tile_laid"


@dataclass(frozen=True, slots=True)
class RegionTileLaid:
    """A region tile was laid in the draft."""

    seat: int
    region: str
    tile: str
    type: Literal["region_tile_laid"] = "region_tile_laid"


@dataclass(frozen=True, slots=True)
class MoneyDealt:
    """A player got their starting money."""

    seat: int
    dollars: int
    type: Literal["money_dealt"] = "money_dealt"


@dataclass(frozen=True, slots=True)
class TurnBegan:
    """A turn began."""

    seat: int
    turn: int
    type: Literal["turn_began"] = "turn_began"


@dataclass(frozen=True, slots=True)
class BoomMoved:
    """The boom marker was put down, or moved from another city."""

    seat: int
    place: str
    origin: str | None
    type: Literal["boom_moved"] = "boom_moved"


@dataclass(frozen=True, slots=True)
class BoomStayed:
    """The boom marker stayed."""

    seat: int
    place: str
    type: Literal["boom_stayed"] = "boom_stayed"


@dataclass(frozen=True, slots=True)
class IncomeTaken:
    """A player took the income for a sum of empty spaces; some of them the boom marker added."""

    seat: int
    spaces: int
    boom_spaces: int
    dollars: int
    type: Literal["income_taken"] = "income_taken"


@dataclass(frozen=True, slots=True)
class Expanded:
    """A piece of the supply was promised to a place and the links to it were paid."""

    seat: int
    place: str
    way: tuple[str, ...]
    """From one of the player's places to the new one."""
    prices: tuple[int, ...]
    """The price of each link on the way."""
    free_link: int | None
    """Which link of the way the Link tile made free."""
    paid: int
    second: bool
    type: Literal["expanded"] = "expanded"


@dataclass(frozen=True, slots=True)
class BonusTileUsed:
    """A bonus tile left the game."""

    seat: int
    use: BonusUse
    type: Literal["bonus_tile_used"] = "bonus_tile_used"


@dataclass(frozen=True, slots=True)
class LinkTileUsed:
    """The Link tile left the game."""

    seat: int
    type: Literal["link_tile_used"] = "link_tile_used"


@dataclass(frozen=True, slots=True)
class ExpansionTileUsed:
    """The Expansion tile left the game."""

    seat: int
    type: Literal["expansion_tile_used"] = "expansion_tile_used"


@dataclass(frozen=True, slots=True)
class CashTaken:
    """A player took dollars for a bonus tile."""

    seat: int
    dollars: int
    type: Literal["cash_taken"] = "cash_taken"


@dataclass(frozen=True, slots=True)
class ShareIncreased:
    """A piece of the supply went to the centre of a city; the second of a double share is free."""

    seat: int
    place: str
    paid: int
    type: Literal["share_increased"] = "share_increased"


@dataclass(frozen=True, slots=True)
class FranchiseOpened:
    """A piece came to stand on a space, counted from 0."""

    seat: int
    place: str
    space: int
    origin: Origin
    type: Literal["franchise_opened"] = "franchise_opened"


@dataclass(frozen=True, slots=True)
class PieceWithdrawn:
    """The second piece in a centre went back to the supply: the first had scored the city."""

    seat: int
    place: str
    type: Literal["piece_withdrawn"] = "piece_withdrawn"


@dataclass(frozen=True, slots=True)
class CityScored:
    """A city was scored; its scorer took back all pieces but one."""

    place: str
    seat: int
    """Who gained the influence."""
    influence: int
    majority: bool
    taken_back: int
    type: Literal["city_scored"] = "city_scored"


@dataclass(frozen=True, slots=True)
class TieBreakerPlaced:
    """A player became the tie-breaker of a region, with a piece of the supply if there was one."""

    seat: int
    region: str
    piece: bool
    type: Literal["tie_breaker_placed"] = "tie_breaker_placed"


@dataclass(frozen=True, slots=True)
class RegionScored:
    """A region's tile moved to a space of the track, counted from 0; the active player gained for that."""

    region: str
    tile: str
    space: int
    seat: int
    influence: int
    type: Literal["region_scored"] = "region_scored"


@dataclass(frozen=True, slots=True)
class RegionGained:
    """A player gained for a rank, counted from 0, in a scored region."""

    region: str
    seat: int
    rank: int
    pieces: int
    influence: int
    dollars: int
    type: Literal["region_gained"] = "region_gained"


@dataclass(frozen=True, slots=True)
class BonusTileReturned:
    """A player took back a used bonus tile."""

    seat: int
    type: Literal["bonus_tile_returned"] = "bonus_tile_returned"


@dataclass(frozen=True, slots=True)
class LinkTileTaken:
    """A player took the Link tile."""

    seat: int
    type: Literal["link_tile_taken"] = "link_tile_taken"


@dataclass(frozen=True, slots=True)
class ExpansionTileTaken:
    """A player took the Expansion tile."""

    seat: int
    type: Literal["expansion_tile_taken"] = "expansion_tile_taken"


@dataclass(frozen=True, slots=True)
class MilestoneReached:
    """A player took a bonus tile from their reserve; a piece went beside the milestone if there was one."""

    seat: int
    milestone: Milestone
    piece: bool
    type: Literal["milestone_reached"] = "milestone_reached"


@dataclass(frozen=True, slots=True)
class TurnEnded:
    """A turn ended, with or without an expansion."""

    seat: int
    turn: int
    expanded: bool
    type: Literal["turn_ended"] = "turn_ended"


@dataclass(frozen=True, slots=True)
class GameEnded:
    """The game is over."""

    reason: EndReason
    type: Literal["game_ended"] = "game_ended"


@dataclass(frozen=True, slots=True)
class FinalCounted:
    """A player gained influence at the end."""

    seat: int
    for_towns: int
    for_money: int
    for_bonus_tiles: int
    type: Literal["final_counted"] = "final_counted"


Event = (
    CityTileLaid
    | RegionTileLaid
    | MoneyDealt
    | TurnBegan
    | BoomMoved
    | BoomStayed
    | IncomeTaken
    | Expanded
    | BonusTileUsed
    | LinkTileUsed
    | ExpansionTileUsed
    | CashTaken
    | ShareIncreased
    | FranchiseOpened
    | PieceWithdrawn
    | CityScored
    | TieBreakerPlaced
    | RegionScored
    | RegionGained
    | BonusTileReturned
    | LinkTileTaken
    | ExpansionTileTaken
    | MilestoneReached
    | TurnEnded
    | GameEnded
    | FinalCounted
)
