"""The page about balance: tables and sentences, all of them computed."""

from collections.abc import Iterable, Mapping, Sequence

from franchise.arena import GameResult
from franchise.board import BOARD
from study import figures as f
from study.settings import BASE, OPTIONS, PLAYERS, PLAYERS_WITH_OPTIONS, SEED, Setting

Results = Mapping[Setting, Sequence[GameResult]]

SIGNIFICANT = 0.05


def page(results: Results, bot: str) -> str:
    """Write the page."""
    parts = [
        _introduction(results, bot),
        _seats(results),
        _length(results),
        _towns(results),
        _options(results),
    ]
    return "\n\n".join(parts) + "\n"


def _introduction(results: Results, bot: str) -> str:
    games = sum(map(len, results.values()))
    return f"""\
# How balanced is the game?

{games:,} games between equal players: `{bot}` in all seats, seed {SEED}. The figures hold for games of this
bot; people may play differently. A shared victory is divided among the winners. Brackets hold 95 % intervals
(Wilson score intervals); the number after a ± is half of one. One in twenty is expected to miss the truth.
All sentences and tables on this page are computed from the games: `make balance` plays them and writes it."""


def _table(headings: Sequence[str], rows: Iterable[Sequence[object]]) -> str:
    lines = [" | ".join(headings), " | ".join(["---", *["---:"] * (len(headings) - 1)])]
    lines += [" | ".join(map(str, row)) for row in rows]
    return "\n".join(f"| {line} |" for line in lines)


def _seats(results: Results) -> str:
    headings = ["players", "games", *(f"seat {seat + 1}" for seat in range(max(PLAYERS))), "χ²", "p"]
    rows = []
    for players in PLAYERS:
        games = results[Setting(players, BASE)]
        rates = [*map(str, f.rates_by_seat(games)), *[""] * (max(PLAYERS) - players)]
        test = f.EqualChances.test(games)
        rows.append([players, len(games), *rates, f"{test.chi_square:.1f}", _p(test)])
    sentences = [_sentence_on_seats(players, results[Setting(players, BASE)]) for players in PLAYERS]
    influence = [
        [players, *_influence_by_seat(results[Setting(players, BASE)]), *[""] * (max(PLAYERS) - players)]
        for players in PLAYERS
    ]
    return f"""\
## Seats

![Win rates by seat](balance/seats.svg)

{_table(headings, rows)}

{_bullets(sentences)}

p is how often equal chances would spread the wins at least this far (χ² test).

Mean influence by seat:

{_table(["players", *(f"seat {seat + 1}" for seat in range(max(PLAYERS)))], influence)}"""


def _bullets(sentences: Iterable[str]) -> str:
    return "\n".join(f"- {sentence}" for sentence in sentences)


def _influence_by_seat(games: Sequence[GameResult]) -> list[str]:
    return [str(f.Mean.of([game.influence[seat] for game in games])) for seat in range(len(games[0].seats))]


def _p(test: f.EqualChances) -> str:
    return f"{test.p:.2f}" if test.p >= 0.01 else "< 0.01"


def _sentence_on_seats(players: int, games: Sequence[GameResult]) -> str:
    rates = f.rates_by_seat(games)
    best = max(range(players), key=lambda seat: rates[seat].value)
    worst = min(range(players), key=lambda seat: rates[seat].value)
    test = f.EqualChances.test(games)
    verdict = "differ by more than" if test.p < SIGNIFICANT else "do not differ by more than"
    return (
        f"With {players} players, seat {best + 1} wins most, {rates[best]}, and seat {worst + 1} least, "
        f"{rates[worst]}; equal chances are {100 / players:.0f} %. The seats {verdict} chance explains "
        f"at 5 % (p {'= ' if test.p >= 0.01 else ''}{_p(test)})."
    )


def _length(results: Results) -> str:
    rows = []
    for players in PLAYERS:
        games = results[Setting(players, BASE)]
        turns = sorted(map(f.turns_per_player, games))
        rows.append(
            [
                players,
                f.Mean.of(turns),
                f"{turns[0]:.1f} – {turns[-1]:.1f}",
                f.Mean.of([*map(f.winners_lead, games)]),
                f.shared(games),
                f.no_expansion(games),
            ]
        )
    headings = ["players", "turns per player", "least and most", "lead of the best", "shared", "no expansion"]
    return f"""\
## Length and closeness

![Turns per player](balance/length.svg)

{_table(headings, rows)}

The lead is the influence of the best player minus that of the second. Shared: games with a shared victory.
No expansion: games that end because nobody expands for a round, rather than by the red zone."""


def fewest(games: Sequence[GameResult]) -> int:
    """Return how often a town must be chosen to be listed: in one game of twenty, and at least five times."""
    return max(5, len(games) // 20)


def _towns(results: Results) -> str:
    parts = []
    for players in PLAYERS:
        games = results[Setting(players, BASE)]
        towns = listed_towns(games)
        rows = [[BOARD.place[town].name, rate.games, rate] for town, rate in towns.items()]
        parts.append(
            f"### {players} players\n\n{_sentence_on_towns(players, games, towns)}\n\n"
            + _table(["town", "chosen", "won"], rows)
        )
    return (
        "## Starting towns\n\nHow often the player who started in a town won. Part of that is the seat of\n"
        "those who chose it. Towns chosen at least five times, and in one game of twenty, are listed.\n\n"
        "![Win rates of starting towns](balance/towns.svg)\n\n" + "\n\n".join(parts)
    )


def listed_towns(games: Sequence[GameResult]) -> dict[str, f.Rate]:
    """Return the towns chosen often enough, the most successful first."""
    rates = {town: rate for town, rate in f.rates_by_town(games).items() if rate.games >= fewest(games)}
    return dict(sorted(rates.items(), key=lambda item: (-item[1].value, item[0])))


def _sentence_on_towns(players: int, games: Sequence[GameResult], towns: Mapping[str, f.Rate]) -> str:
    above = [town for town, rate in towns.items() if rate.interval[0] > 1 / players]
    below = [town for town, rate in towns.items() if rate.interval[1] < 1 / players]
    chosen = len(f.rates_by_town(games))
    return (
        f"{chosen} towns were chosen, {len(towns)} of them often enough to be listed. Equal chances are "
        f"{100 / players:.0f} %: the whole interval lies above that for {_names(above)}, "
        f"and below it for {_names(below)}."
    )


def _names(towns: Sequence[str]) -> str:
    return ", ".join(BOARD.place[town].name for town in towns) or "none"


def _options(results: Results) -> str:
    parts = [_options_with(players, results) for players in PLAYERS_WITH_OPTIONS]
    return (
        "## What each option changes\n\nOne option at a time, compared with the base game.\n\n"
        "![What each option changes](balance/options.svg)\n\n" + "\n\n".join(parts)
    )


def _options_with(players: int, results: Results) -> str:
    headings = ["option", "games", *(f"seat {seat + 1}" for seat in range(players)), "p"]
    headings += [*f.MEASURES, "no expansion"]
    rows = []
    for option in OPTIONS:
        games = results[Setting(players, option)]
        means = [f.Mean.of([measure(game) for game in games]) for measure in f.MEASURES.values()]
        test = _p(f.EqualChances.test(games))
        rows.append([option, len(games), *f.rates_by_seat(games), test, *means, f.no_expansion(games)])
    sentences = [_sentence_on_measure(players, measure, results) for measure in f.MEASURES]
    return f"### {players} players\n\n{_table(headings, rows)}\n\n{_bullets(sentences)}"


def _sentence_on_measure(players: int, measure: str, results: Results) -> str:
    changes = []
    for option in OPTIONS:
        difference = difference_to_base(players, option, measure, results)
        if option != BASE and difference.differs_from_zero:
            changes.append(f"{option} ({difference.value:+.1f} ± {difference.reach:.1f})")
    changed_by = ", ".join(changes) or "none of the options"
    return f"{measure.capitalize()}: the difference from the base game exceeds its interval for {changed_by}."


def difference_to_base(players: int, option: str, measure: str, results: Results) -> f.Mean:
    """Return how far the mean of a measure lies from that of the base game."""
    means = [
        f.Mean.of([f.MEASURES[measure](game) for game in results[Setting(players, which)]])
        for which in (option, BASE)
    ]
    return means[0].minus(means[1])
