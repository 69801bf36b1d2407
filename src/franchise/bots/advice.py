"""Why a turn is worth playing, or what it costs: a stable id and typed arguments, true of the position.

The active player is who plays the turn; `seat` is always another. The words are in the message files.
"""

from dataclasses import dataclass
from typing import Literal

from franchise.game.events import BonusUse, Milestone


@dataclass(frozen=True, slots=True)
class EndsGame:
    """The game is over after this turn, with these totals of the active player and of the best other one."""

    result: Literal["won", "shared", "lost"]
    total: int
    other_total: int
    id: Literal["ends_game"] = "ends_game"


# --- what the turn scores ---


@dataclass(frozen=True, slots=True)
class ScoresCity:
    """The active player gains a city's value by absolute majority, or half of it because it is full."""

    place: str
    gain: int
    majority: bool
    id: Literal["scores_city"] = "scores_city"


@dataclass(frozen=True, slots=True)
class ScoresRegion:
    """The active player gains the influence of the track space that a region's tile moves to."""

    region: str
    gain: int
    id: Literal["scores_region"] = "scores_region"


@dataclass(frozen=True, slots=True)
class RanksInRegion:
    """The active player gains for a rank, counted from 0, in a region that the turn scores."""

    region: str
    rank: int
    influence: int
    dollars: int
    id: Literal["ranks_in_region"] = "ranks_in_region"


@dataclass(frozen=True, slots=True)
class GivesCity:
    """The turn fills a city, and another player gains half of it."""

    place: str
    seat: int
    gain: int
    id: Literal["gives_city"] = "gives_city"


@dataclass(frozen=True, slots=True)
class GivesRegion:
    """The turn scores a region in which another player is first."""

    region: str
    seat: int
    influence: int
    dollars: int
    id: Literal["gives_region"] = "gives_region"


# --- what it changes for later ---


@dataclass(frozen=True, slots=True)
class BlocksCity:
    """Another player was one or two pieces short of a city's absolute majority and cannot get it any more."""

    place: str
    seat: int
    id: Literal["blocks_city"] = "blocks_city"


@dataclass(frozen=True, slots=True)
class NearlyHasCity:
    """From now on one more piece gives the active player the absolute majority."""

    place: str
    value: int
    id: Literal["nearly_has_city"] = "nearly_has_city"


@dataclass(frozen=True, slots=True)
class ReachesMilestone:
    """The active player takes a bonus tile from the reserve."""

    milestone: Milestone
    id: Literal["reaches_milestone"] = "reaches_milestone"


@dataclass(frozen=True, slots=True)
class TakesTile:
    """The active player takes the Link tile, the Expansion tile or a used bonus tile back."""

    kind: Literal["link", "expansion", "bonus"]
    id: Literal["takes_tile"] = "takes_tile"


@dataclass(frozen=True, slots=True)
class TakesTieBreaker:
    """The active player becomes the tie-breaker of a region that is not scored yet."""

    region: str
    id: Literal["takes_tie_breaker"] = "takes_tie_breaker"


@dataclass(frozen=True, slots=True)
class LeadsRegion:
    """The active player is first in an unscored region and was not."""

    region: str
    id: Literal["leads_region"] = "leads_region"


@dataclass(frozen=True, slots=True)
class RaisesIncome:
    """The active player's next income rises, as things stand."""

    before: int
    after: int
    id: Literal["raises_income"] = "raises_income"


@dataclass(frozen=True, slots=True)
class BoomPays:
    """The boom marker raises the income of this turn."""

    place: str
    dollars: int
    id: Literal["boom_pays"] = "boom_pays"


@dataclass(frozen=True, slots=True)
class OpensTown:
    """A piece in a town gains influence at the end."""

    place: str
    id: Literal["opens_town"] = "opens_town"


@dataclass(frozen=True, slots=True)
class EntersCity:
    """The active player expands to a city, whose empty spaces count for the income from now on."""

    place: str
    spaces: int
    id: Literal["enters_city"] = "enters_city"


@dataclass(frozen=True, slots=True)
class UsesBonusTile:
    """A bonus tile leaves the game."""

    use: BonusUse
    id: Literal["uses_bonus_tile"] = "uses_bonus_tile"


Advice = (
    EndsGame
    | ScoresCity
    | ScoresRegion
    | RanksInRegion
    | GivesCity
    | GivesRegion
    | BlocksCity
    | NearlyHasCity
    | ReachesMilestone
    | TakesTile
    | TakesTieBreaker
    | LeadsRegion
    | RaisesIncome
    | BoomPays
    | OpensTown
    | EntersCity
    | UsesBonusTile
)
"""In the order in which reasons are given."""
