"""Your results: added up, and game by game."""

from dataclasses import dataclass

from franchise.server.tables.results import LeftOut, Outcome, PersonalResult
from franchise.server.tables.tally import Feat, Tally


@dataclass(frozen=True)
class ResultView:
    """How a game ended for you."""

    table: str
    at: int
    players: int
    levels: list[str]
    outcome: Outcome
    resigned: bool
    place: int | None
    influence: int | None
    left_out: LeftOut | None
    hinted: bool
    taken_back: bool


@dataclass(frozen=True)
class ResultsAnswer:
    """Your results."""

    tally: Tally
    latest: list[ResultView]
    """The latest games, those that do not count too; the last one first."""


@dataclass(frozen=True)
class ResultAnswer:
    """How one game ended for you, and what was remarkable about it."""

    result: ResultView | None
    """None if you did not play it to the end, or if it still goes on."""
    feats: list[Feat]


def result_view(result: PersonalResult) -> ResultView:
    """Show somebody their result."""
    return ResultView(
        result.table,
        result.at,
        result.players,
        list(result.levels),
        result.outcome,
        result.resigned,
        result.place,
        result.influence,
        result.left_out,
        result.hinted,
        result.taken_back,
    )
