"""`franchise replay`: a recorded game, told in words."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from franchise.cli.errors import Refused, refusing

if TYPE_CHECKING:
    from rich.text import Text

    from franchise.game.game import Game

INDENT = " " * 8
"""What stands before an event: moves with their index stand further out."""


def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The record of a game.", show_default=False)],
    to: Annotated[
        int | None, typer.Option(min=0, metavar="N", help="Stop after N moves.", show_default=False)
    ] = None,
    board: Annotated[bool, typer.Option("--board", help="Show the board at the end.")] = False,
) -> None:
    """Tell a recorded game move by move."""
    from franchise.cli.board import Drawing, terminal
    from franchise.cli.telling import final_count
    from franchise.game.game import Game

    with refusing(file):
        game = Game.load(file)
    if to is not None and to > len(game.moves):
        raise Refused(f"--to: the record has {len(game.moves)} moves, not {to}")
    console = terminal()
    end = len(game.moves) if to is None else to
    told = game.at(end)
    for line in [*_opening(told), *_moves(told)]:
        console.print(line, soft_wrap=True)
    if board:
        console.print()
        for part in Drawing(told.view()).board(console.width):
            console.print(part)
    if told.over:
        console.print()
        for part in final_count(told.view()):
            console.print(part)
    elif not board:
        console.print(f"\n{len(told.moves)} of {len(game.moves)} moves played; the game goes on.")


def _opening(game: "Game") -> list["Text"]:
    from rich.text import Text

    from franchise.cli.telling import Teller, player

    names = Text(", ").join(player(seat, name) for seat, name in enumerate(game.players))
    headings = [Text.assemble("A game of ", names), Text(), Text("Setup", style="bold")]
    return headings + Teller(game.players).lines(game.setup_events, INDENT)


def _moves(game: "Game") -> list["Text"]:
    """Return the lines of a game's moves, each under its index in the record."""
    from rich.text import Text

    from franchise.cli.telling import Teller

    teller = Teller(game.players)
    lines: list[Text] = []
    for index, played in enumerate(game.history()):
        lines.append(Text(f"  {index:>3} {played.move}", style="dim"))
        lines += teller.lines(played.events, INDENT)
    return lines
