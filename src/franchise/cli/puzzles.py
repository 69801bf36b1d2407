"""`franchise puzzles`: list them, try one, make more, solve them anew."""

import json
import sys
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from franchise.cli.errors import Refused, refusing
from franchise.cli.workers_options import ClusterAddress, Jobs, chosen_workers

if TYPE_CHECKING:
    from franchise.puzzles import Puzzle
    from franchise.puzzles.finding import Tally

app = typer.Typer(
    add_completion=False,
    no_args_is_help=True,
    help="Puzzles: positions in which one turn is clearly best. List them, try one, make more.",
)

PuzzleFile = Annotated[
    Path | None,
    typer.Option("--file", metavar="FILE", help="Puzzles of your own, instead of those of the package."),
]


def _puzzles(file: Path | None) -> "list[Puzzle]":
    from franchise.puzzles import read_puzzles, shipped_puzzles

    if file is None:
        return list(shipped_puzzles())
    with refusing(file):
        return read_puzzles(file.read_text("utf-8"))


@app.command("list")
def list_puzzles(
    theme: Annotated[str | None, typer.Option(metavar="THEME", help="Only those of a theme.")] = None,
    players: Annotated[
        int | None, typer.Option(min=2, max=5, metavar="N", help="Only those for so many players.")
    ] = None,
    json_file: Annotated[
        str | None,
        typer.Option("--json", metavar="FILE|-", help="Write them as JSON; - is standard output."),
    ] = None,
    file: PuzzleFile = None,
) -> None:
    """List the puzzles, the easiest first."""
    if theme is not None:
        _check_theme(theme)
    found = [
        puzzle
        for puzzle in _puzzles(file)
        if theme in (None, puzzle.theme) and players in (None, puzzle.players)
    ]
    if json_file is None:
        _show(found)
        return
    text = json.dumps([_as_json(puzzle) for puzzle in found], ensure_ascii=False) + "\n"
    if json_file == "-":
        sys.stdout.write(text)
        return
    with refusing(json_file):
        Path(json_file).write_text(text, "utf-8")


def _check_theme(theme: str) -> None:
    from franchise.puzzles import THEMES

    if theme not in THEMES:
        raise Refused(f"--theme: expected one of {', '.join(THEMES)}, got {theme}")


def _as_json(puzzle: "Puzzle") -> dict[str, object]:
    return {
        "id": puzzle.id,
        "theme": puzzle.theme,
        "players": puzzle.players,
        "difficulty": puzzle.difficulty,
        "record": puzzle.record,
        "answers": puzzle.answers,
    }


def _show(puzzles: "list[Puzzle]") -> None:
    from rich.table import Table

    from franchise.cli.board import terminal
    from franchise.words import Words

    words = Words("en")
    table = Table("Id", "Theme", "Players", "Difficulty", "Answers")
    for puzzle in puzzles:
        table.add_row(
            puzzle.id,
            words.puzzle_theme(puzzle.theme),
            str(puzzle.players),
            str(puzzle.difficulty),
            str(len(puzzle.answers)),
        )
    console = terminal()
    console.print(table)
    console.print(f"{len(puzzles)} puzzles. Try one: franchise puzzles try ID")


@app.command("try")
def try_puzzle(
    puzzle_id: Annotated[
        str,
        typer.Argument(metavar="ID", help="Which; `franchise puzzles list` has them.", show_default=False),
    ],
    file: PuzzleFile = None,
) -> None:
    """Try a puzzle in the terminal: play the turn that you think is best."""
    from franchise.cli.puzzle_try import Attempt

    puzzle = next((puzzle for puzzle in _puzzles(file) if puzzle.id == puzzle_id), None)
    if puzzle is None:
        raise Refused(f"there is no puzzle {puzzle_id}; `franchise puzzles list` has them")
    with refusing(puzzle.id):
        attempt = Attempt(puzzle)
    attempt.run()


@app.command("make")
def make(
    directory: Annotated[
        Path,
        typer.Argument(
            metavar="DIR",
            help="Where puzzles are kept; a search that was begun there goes on.",
            show_default=False,
        ),
    ],
    games: Annotated[int, typer.Option(min=1, metavar="N", help="How many games are looked into.")] = 1_000,
    records: Annotated[
        list[Path] | None,
        typer.Option(
            metavar="PATH",
            help="The record of a finished game, or a directory of records, instead of games between bots; "
            "can be given several times.",
        ),
    ] = None,
    theme: Annotated[
        list[str] | None,
        typer.Option(metavar="THEME", help="Only puzzles of a theme; can be given several times."),
    ] = None,
    ends: Annotated[
        bool,
        typer.Option("--ends", help="Only positions that a turn can win at once: these are found quickly."),
    ] = False,
    jobs: Jobs = None,
    cluster: ClusterAddress = None,
    seed: Annotated[
        int, typer.Option(min=0, metavar="N", help="Where chance begins: the same seed, the same puzzles.")
    ] = 1,
    simulations: Annotated[
        int,
        typer.Option(
            min=200,
            metavar="N",
            help="How many prove a puzzle, for each of three seeds; fewer to try it out.",
        ),
    ] = 1_000_000,
) -> None:
    """Find puzzles in games; interrupted, it goes on where it stopped.

    Example: franchise puzzles make build/puzzles --jobs 2
    """
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    from franchise.puzzles import THEMES
    from franchise.puzzles.finding import Effort
    from franchise.puzzles.games import record_files
    from franchise.puzzles.making import Making, Plan

    for name in theme or ():
        _check_theme(name)
    themes = tuple(name for name in THEMES if name in (theme or THEMES))
    with refusing():
        files = tuple(map(str, record_files(records))) if records else ()
    with refusing(directory):
        making = Making(directory, Plan(seed, Effort(simulations), files, themes, ends))
    total = min(games, len(files)) if files else games
    workers = chosen_workers(jobs, cluster)
    console = Console(stderr=True, highlight=False)
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    try:
        with refusing(), Progress(*columns, console=console) as bar:
            task = bar.add_task(_found(making.puzzles()), total=total, completed=len(making.searched))
            for searched in making.run(games, workers):
                line = _found(making.puzzles())
                bar.update(task, advance=1, description=line)
                if not console.is_terminal:
                    console.print(f"Game {searched.number} of {total}: {line}", soft_wrap=True)
    except KeyboardInterrupt:
        typer.echo("Interrupted. What was found is kept; the same command goes on from there.", err=True)
        raise typer.Exit(130) from None
    _tell(making.tally(), making.puzzles())
    typer.echo(f"The puzzles are in {making.file}")


def _found(puzzles: "list[Puzzle]") -> str:
    return f"{len(puzzles)} puzzles"


def _tell(tally: "Tally", puzzles: "list[Puzzle]") -> None:
    """Say where positions were dropped and how long that took, and what the puzzles are about."""
    steps, seconds = tally.steps, tally.seconds
    typer.echo(f"{steps.pop('positions', 0):,} positions, {sum(seconds.values()):,.0f} seconds.")
    for step, count in steps.most_common():
        what = "puzzles" if step == "puzzles" else f"dropped: {step}"
        typer.echo(f"  {count:,} {what} ({seconds[step]:,.1f} s)")
    for theme, count in Counter(puzzle.theme for puzzle in puzzles).most_common():
        typer.echo(f"  {count:,} of the theme {theme}")


@app.command("check")
def check(
    count: Annotated[int, typer.Option(min=1, metavar="N", help="How many are solved anew.")] = 30,
    seed: Annotated[int, typer.Option(min=0, metavar="N", help="Which ones, and by which searches.")] = 1,
    simulations: Annotated[
        int, typer.Option(min=1, metavar="N", help="How many simulations a search takes.")
    ] = 1_000_000,
    file: PuzzleFile = None,
) -> None:
    """Solve some puzzles anew, by other seeds, and say whether what is found is among the answers."""
    from franchise.puzzles.checking import check

    failed = 0
    for number, checked in enumerate(check(_puzzles(file), count, seed, simulations), 1):
        verdict = "agrees" if checked.agrees else f"finds {', '.join(checked.found)}"
        typer.echo(f"{number:>3} {checked.puzzle.id} {checked.puzzle.theme}: {verdict}")
        failed += not checked.agrees
    if failed:
        raise Refused(f"{failed} of these puzzles were solved otherwise")
