"""Where influence comes from: in a game as it was played, and as it would go on from the start of a third."""

from collections.abc import Iterable, Sequence
from statistics import fmean

from franchise.bots import Budget, whole_turn
from franchise.bots.levels import Newcomer
from franchise.game import events as e
from franchise.game.game import Game
from franchise.review.finding import Origins
from franchise.review.turns import PlayedTurn

THIRDS = 3
PLAYED_ON_BY = Newcomer
"""Who plays on: quick enough for many games, and the same for every seat."""

Sources = dict[tuple[str, str], list[float]]
"""By kind and id of what paid: the influence of each seat."""


def thirds_of(turns: Sequence[PlayedTurn]) -> tuple[int, ...]:
    """Return the turns at whose start a third begins, counted from 0; none of a game without turns.

    >>> thirds_of([PlayedTurn(turn, 0, 0, ()) for turn in (0, 0, 1, 2, 3, 4, 5, 6)])
    (2, 4, 6)
    """
    setup = sum(turn.turn == 0 for turn in turns)
    rest = len(turns) - setup
    return tuple(setup + rest * third // THIRDS for third in range(THIRDS)) if rest >= THIRDS else ()


def expected_origins(
    game: Game, turns: Sequence[PlayedTurn], third: int, games: int, seed: int = 0
) -> Origins:
    """Play games on from the start of a third, and say where influence came from on average."""
    number = thirds_of(turns)[third]
    start = turns[number].start
    before = _gained(game.at(start))
    sources = []
    for one in range(games):
        trial = game.at(start)
        bot = PLAYED_ON_BY(seed=seed + one)
        while not trial.over:
            for move in whole_turn(bot, trial, Budget()):
                trial.play(move)
        sources.append(_after(trial, start, before))
    return _origins(third, number, sources, len(game.players))


def actual_origins(game: Game, turns: Sequence[PlayedTurn]) -> Origins:
    """Say where influence came from in the game, as far as it was played."""
    return _origins(THIRDS, len(turns), [_gained(game)], len(game.players))


def _gained(game: Game) -> Sources:
    return _after(game, 0, {})


def _after(game: Game, start: int, before: Sources) -> Sources:
    """Add to what was gained before some move what was gained from it on."""
    found = {source: values.copy() for source, values in before.items()}
    players = len(game.players)
    for played in game.history(start):
        for source, seat, influence in _sources(played.events):
            found.setdefault(source, [0.0] * players)[seat] += influence
    return found


def _sources(events: Iterable[e.Event]) -> Iterable[tuple[tuple[str, str], int, float]]:
    for event in events:
        match event:
            case e.CityScored(place, seat, influence):
                yield ("city", place), seat, influence
            case e.RegionGained(region, seat, _, _, influence):
                yield ("region", region), seat, influence
            case e.RegionScored(_, _, _, seat, influence):
                yield ("track", ""), seat, influence
            case e.FinalCounted(seat, for_towns, for_money, for_bonus_tiles):
                yield ("towns", ""), seat, for_towns
                yield ("money", ""), seat, for_money
                yield ("bonus tiles", ""), seat, for_bonus_tiles


def _origins(number: int, turn: int, games: Sequence[Sources], players: int) -> Origins:
    nothing = [0.0] * players

    def mean(source: tuple[str, str]) -> tuple[float, ...]:
        rows = [game.get(source, nothing) for game in games]
        return tuple(round(fmean(row[seat] for row in rows), 2) for seat in range(players))

    known = sorted({source for game in games for source in game})
    return Origins(
        number=number,
        turn=turn,
        games=len(games),
        cities={name: mean((kind, name)) for kind, name in known if kind == "city"},
        regions={name: mean((kind, name)) for kind, name in known if kind == "region"},
        track=mean(("track", "")),
        towns=mean(("towns", "")),
        money=mean(("money", "")),
        bonus_tiles=mean(("bonus tiles", "")),
    )
