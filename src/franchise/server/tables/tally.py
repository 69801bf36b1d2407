"""Somebody's results added up: how often they won, against whom, and what was remarkable about a game."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Literal

from franchise.server.tables.results import PersonalResult

WORTH_TELLING = 3
"""From how many victories in a row on they are remarkable."""


@dataclass(frozen=True)
class PlayersTally:
    """How games with one number of players ended."""

    players: int
    games: int
    won: int
    shared: int
    lost: int
    best: int | None
    """The most influence at the end of such a game."""
    best_table: str | None
    """Where that was."""


@dataclass(frozen=True)
class LevelTally:
    """How often one level of bot was beaten at tables of one size."""

    level: str
    players: int
    games: int
    victories: int
    """Games won alone or with others in which bots of this level sat at the table."""


@dataclass(frozen=True)
class Tally:
    """Results added up."""

    games: int
    won: int
    shared: int
    lost: int
    assisted: int
    """Victories with hints, or with moves taken back."""
    streak: int
    """How many of the latest games in a row were victories."""
    longest_streak: int
    by_players: list[PlayersTally]
    by_level: list[LevelTally]


@dataclass(frozen=True)
class Feat:
    """Something remarkable about a game."""

    id: Literal["first_victory", "first_victory_over", "streak", "best"]
    level: str | None = None
    """The level of bot that was beaten for the first time."""
    count: int | None = None
    """How many victories in a row it makes."""
    players: int | None = None
    """With how many players it is the best result."""


def tally(results: Sequence[PersonalResult]) -> Tally:
    """Add results up, the earliest first."""
    counted = [result for result in results if result.counts]
    streaks = _streaks(counted)
    return Tally(
        games=len(counted),
        won=_count(counted, "won"),
        shared=_count(counted, "shared"),
        lost=_count(counted, "lost"),
        assisted=sum(result.victory and (result.hinted or result.taken_back) for result in counted),
        streak=streaks[-1] if streaks else 0,
        longest_streak=max(streaks, default=0),
        by_players=[
            _of_players(players, [result for result in counted if result.players == players])
            for players in sorted({result.players for result in counted})
        ],
        by_level=_by_level(counted),
    )


def feats(results: Sequence[PersonalResult], table: str) -> list[Feat]:
    """Tell what was remarkable about the game of a table, when it ended; the earliest result comes first."""
    counted = [result for result in results if result.counts]
    number = next((index for index, result in enumerate(counted) if result.table == table), None)
    if number is None:
        return []
    game, before = counted[number], counted[:number]
    found = _firsts(game, [result for result in before if result.victory]) if game.victory else []
    streak = _streaks(counted[: number + 1])[-1]
    if streak >= WORTH_TELLING:
        found.append(Feat("streak", count=streak))
    earlier = [result.influence for result in before if result.players == game.players]
    earlier_best = max((influence for influence in earlier if influence is not None), default=None)
    if game.influence is not None and earlier_best is not None and game.influence > earlier_best:
        found.append(Feat("best", players=game.players))
    return found


def _firsts(game: PersonalResult, victories: Sequence[PersonalResult]) -> list[Feat]:
    beaten = {level for victory in victories for level in victory.levels}
    over = [Feat("first_victory_over", level=level) for level in game.levels if level not in beaten]
    return over or ([] if victories else [Feat("first_victory")])


def _streaks(results: Iterable[PersonalResult]) -> list[int]:
    """Return after each game how many victories in a row that made."""
    streaks, streak = [], 0
    for result in results:
        streak = streak + 1 if result.victory else 0
        streaks.append(streak)
    return streaks


def _count(results: Iterable[PersonalResult], outcome: str) -> int:
    return sum(result.outcome == outcome for result in results)


def _of_players(players: int, results: Sequence[PersonalResult]) -> PlayersTally:
    finished = [(result.influence, result.table) for result in results if result.influence is not None]
    best, where = max(finished, key=lambda item: item[0], default=(None, None))
    return PlayersTally(
        players,
        len(results),
        _count(results, "won"),
        _count(results, "shared"),
        _count(results, "lost"),
        best,
        where,
    )


def _by_level(results: Sequence[PersonalResult]) -> list[LevelTally]:
    games: dict[tuple[str, int], list[bool]] = {}
    for result in results:
        for level in result.levels:
            games.setdefault((level, result.players), []).append(result.victory)
    return [
        LevelTally(level, players, len(victories), sum(victories))
        for (level, players), victories in sorted(games.items())
    ]
