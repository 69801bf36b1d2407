"""`franchise review`: a recorded game looked back at."""

import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

import typer

from franchise.cli.errors import Refused, refusing

if TYPE_CHECKING:
    from franchise.game.game import Game
    from franchise.review import Depth, Review

MOST_PROCESSES = 64


def review(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The record of a game.", show_default=False)],
    depth: Annotated[
        Literal["quick", "deep"], typer.Option(metavar="DEPTH", help="How long it thinks: quick or deep.")
    ] = "quick",
    jobs: Annotated[
        int, typer.Option(min=1, max=MOST_PROCESSES, metavar="N", help="How many processes think.")
    ] = 1,
    language: Annotated[
        str, typer.Option(metavar="LANGUAGE", help="The language of the words: en, de or fr.")
    ] = "en",
    json_file: Annotated[
        str | None,
        typer.Option("--json", metavar="FILE|-", help="Write the review as JSON; - is standard output."),
    ] = None,
    plot: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE", help="Draw everybody's chances: a .svg or .png file.", show_default=False
        ),
    ] = None,
    html: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Write it all as one page of HTML.", show_default=False),
    ] = None,
) -> None:
    """Look back at a recorded game: chances, mistakes, what would have been better, where it was won."""
    from franchise.game.game import Game
    from franchise.review import DEPTHS
    from franchise.words import languages

    _check_files(json_file, plot, html)
    if language not in languages():
        raise Refused(f"--language: expected one of {', '.join(languages())}, got {language}")
    with refusing(file):
        game = Game.load(file)
    found = _reviewed(game, DEPTHS[depth], jobs)
    if plot is not None:
        from franchise.review.page import chances_plot

        with refusing(plot):
            chances_plot(game, found, language=language).save(plot)
    if html is not None:
        from franchise.review.page import page_of

        with refusing(html):
            html.write_text(page_of(game, found, language=language), "utf-8")
    if json_file == "-":
        print(json.dumps(found.to_json(), ensure_ascii=False))
        return
    if json_file is not None:
        with refusing(json_file):
            text = json.dumps(found.to_json(), ensure_ascii=False, indent=1) + "\n"
            Path(json_file).write_text(text, "utf-8")
    from franchise.cli.review_table import show

    show(game, found, language)


def _check_files(json_file: str | None, plot: Path | None, html: Path | None) -> None:
    """Refuse what could not be written once all is thought through."""
    if plot is not None and plot.suffix.lower() not in (".svg", ".png"):
        raise Refused(f"{plot}: expected a file that ends in .svg or .png")
    for file in (json_file, plot, html):
        if file is not None and file != "-" and not Path(file).absolute().parent.is_dir():
            raise Refused(f"{file}: there is no directory {Path(file).parent}")


def _reviewed(game: "Game", depth: "Depth", jobs: int) -> "Review":
    """Review a game, and say on stderr how far it is."""
    from rich.console import Console
    from rich.progress import Progress

    from franchise.review import Reviewing

    reviewing = Reviewing(game, depth, processes=jobs)
    console = Console(stderr=True)
    with Progress(console=console, transient=True, disable=not sys.stderr.isatty()) as progress:
        task = progress.add_task("Looking back", total=len(reviewing.pieces))
        for _ in reviewing:
            progress.advance(task)
    return reviewing.review()
