"""`franchise picture` and `franchise film`: a recorded game to look at."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

import typer

from franchise.cli.errors import Refused, refusing

if TYPE_CHECKING:
    from franchise.game.game import Game

RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help="The record of a game.", show_default=False)]
Theme = Annotated[Literal["light", "dark"], typer.Option(metavar="THEME", help="Colours: light or dark.")]
Language = Annotated[
    str, typer.Option(metavar="LANGUAGE", help="The language of the words in it: en, de or fr.")
]


def picture(
    file: RecordFile,
    out: Annotated[
        Path, typer.Argument(metavar="OUT", help="The picture: a .svg or .png file.", show_default=False)
    ],
    at: Annotated[
        int | None,
        typer.Option(min=0, metavar="N", help="Draw the board after N moves.", show_default="the last"),
    ] = None,
    theme: Theme = "light",
    language: Language = "en",
    width: Annotated[int, typer.Option(metavar="PIXELS", help="How wide the picture is.")] = 1600,
    scores: Annotated[
        bool, typer.Option("--scores", help="Show the players and how they stood beside the board.")
    ] = False,
) -> None:
    """Draw the board of a recorded game."""
    from franchise.drawing import draw

    _check_ending(out, ".svg", ".png")
    game = _load(file, at)
    with refusing():
        if scores:
            from franchise.drawing.scene import draw_game

            drawing = draw_game(game, theme=theme, language=language, width=width)
        else:
            drawing = draw(game, theme=theme, language=language, width=width)
    with refusing(out):
        drawing.save(out)


def film(
    file: RecordFile,
    out: Annotated[
        Path, typer.Argument(metavar="OUT", help="The film: a .gif or .mp4 file.", show_default=False)
    ],
    theme: Theme = "light",
    language: Language = "en",
) -> None:
    """Make a film of a recorded game: each turn a scene, with everybody's influence beside it."""
    from rich.console import Console
    from rich.progress import Progress

    from franchise.drawing.film import check_film, write_film

    with refusing():
        check_film(out)
    game = _load(file, None)
    with refusing(out), Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("Drawing", total=None)
        write_film(
            game,
            out,
            theme=theme,
            language=language,
            tell=lambda done, of: progress.update(task, completed=done, total=of),
        )


def _check_ending(out: Path, *endings: str) -> None:
    if out.suffix.lower() not in endings:
        raise Refused(f"{out}: expected a file that ends in {' or '.join(endings)}")


def _load(file: Path, at: int | None) -> "Game":
    from franchise.game.game import Game

    with refusing(file):
        game = Game.load(file)
    if at is None:
        return game
    if at > len(game.moves):
        raise Refused(f"--at: the record has {len(game.moves)} moves, not {at}")
    return game.at(at)
