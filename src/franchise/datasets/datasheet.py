"""The datasheet of a dataset: what it is, how it came about, what each column says."""

from collections import Counter
from collections.abc import Iterable
from statistics import fmean

from franchise.datasets.playing import DatasetPlan, PlayedGame
from franchise.datasets.positions import COLUMNS

SHEET = """\
# Self-play of Franchise

{games:,} games for {players} players of the board game Franchise, played by a bot against itself, and the
{positions:,} positions before their turns.

## How it came about

| | |
| --- | --- |
| who played all seats | `{bot}` |
| options of the rules | {options} |
| rules | version {rules} |
| seed | {seed} |
| moves drawn at random | {stray:.1%} |
| evaluations | {evaluations} |

The same command plays the same games again. No people took part, so nothing here is personal.

## What is in it

{figures}

## Files

- `dataset.json`: what defines the games.
- `games.jsonl`: a line for each game, in order: `number`, `chances` (by turn, then by seat: the evaluation
  before it was played) and `record`, which `franchise.Game.from_record` reads.
- `positions/*.parquet`: a row for each turn, made from the games.

| column | type | meaning |
| --- | --- | --- |
{columns}

`franchise.envs.named` gives the figures of observations their names; `franchise.envs.position_of` turns one
back into a position.

## What to mind

- Positions of a game resemble each other and share its result: split by `game`, never by row.
- Evaluations are a bot's opinion, results what became of it. Neither is the truth about a position.
- Bots that leave nothing to chance repeat themselves: draw moves at random, or deal at random.
"""


def datasheet(plan: DatasetPlan, games: Iterable[PlayedGame]) -> str:
    """Describe a dataset in Markdown, by its games."""
    wins, ends = [0.0] * plan.players, Counter[str]()
    turns: list[int] = []
    moves: list[int] = []
    for game in games:
        result = game.record["result"]
        ends[result["end"]] += 1
        turns.append(len(game.chances))
        moves.append(len(game.record["moves"]))
        for seat in result["winners"]:
            wins[seat] += 1 / len(result["winners"])
    figures = ["- No game yet"]
    if turns:
        shares = ", ".join(f"{wins[seat] / len(turns):.1%}" for seat in range(plan.players))
        figures = [
            f"- Turns of a game: {fmean(turns):.1f} on average, {min(turns)} to {max(turns)}",
            f"- Moves of a game: {fmean(moves):.1f} on average, {min(moves)} to {max(moves)}",
            f"- Games won by seat, the first player first: {shares}",
            f"- Ends: {', '.join(f'{ends[end]:,} by {end}' for end in sorted(ends))}",
        ]
    return SHEET.format(
        games=len(turns),
        positions=sum(turns),
        players=plan.players,
        bot=plan.bot,
        options=", ".join(f"{name}={value}" for name, value in plan.options.arguments().items()),
        rules=plan.header()["rules"],
        seed=plan.seed,
        stray=plan.stray,
        evaluations=evaluations(plan),
        figures="\n".join(figures),
        columns=columns(),
    )


def evaluations(plan: DatasetPlan) -> str:
    """Say who evaluated positions."""
    return f"a search of {plan.simulations:,} simulations" if plan.simulations else "one look of the network"


def columns() -> str:
    """Return the rows of a table of the columns."""
    return "\n".join(f"| `{column.name}` | {column.kind} | {column.meaning} |" for column in COLUMNS)
