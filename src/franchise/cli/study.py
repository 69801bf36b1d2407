"""`franchise study`: a file of variations, checked and shown."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from franchise.cli.errors import Refused, printable, refusing

if TYPE_CHECKING:
    from collections.abc import Iterator

    from franchise.variations import Study


def study(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The file of a study.", show_default=False)],
    at: Annotated[
        str | None,
        typer.Option(
            metavar="PATH",
            help="Show the board at a point: moves of the game, then the numbers of variations, as 24/0/1.",
            show_default=False,
        ),
    ] = None,
    simulations: Annotated[
        int | None,
        typer.Option(
            min=1,
            max=10_000_000,
            metavar="N",
            help="With --at: search N simulations for each player's chances.",
            show_default=False,
        ),
    ] = None,
) -> None:
    """Check a study, and show its variations or the board at one of them."""
    from franchise.cli.board import Drawing, terminal
    from franchise.variations import Study
    from franchise.variations.study import parse_path

    with refusing(file):
        found = Study.load(file)
    if at is None:
        if simulations is not None:
            raise Refused("--simulations: chances are those of one position, which --at names")
        for line in _lines(found):
            print(printable(line))
        return
    with refusing("--at"):
        game = found.game(parse_path(at))
    console = terminal()
    for part in Drawing(game.view()).board(console.width):
        console.print(part)
    if simulations is not None:
        from franchise.bots import Budget
        from franchise.variations import chances

        expected = chances(game, Budget(simulations=simulations)).expected
        shown = (f"{name} {share:.0%}" for name, share in zip(game.players, expected, strict=True))
        print(printable(f"Chances: {', '.join(shown)}"))


def _lines(found: "Study") -> "Iterator[str]":
    """Tell what is in a study: what it is about, then a line for each variation."""
    from franchise.variations.study import written_path

    game = found.origin
    about = f"A game of {', '.join(game.players)}, {len(game.moves)} moves"
    if not game.has_record:
        about = f"A position of {', '.join(game.players)}, turn {game.turn}"
    yield found.title or "A study without a title"
    yield from ([found.comment] if found.comment else [])
    yield f"{about}; {found.count()} variations"
    for path, variation in found:
        indent = "  " * (len(path) - 1)
        name = f" {variation.name}:" if variation.name else ""
        yield f"{indent}{written_path(path)}{name} {', '.join(map(str, variation.moves))}"
        if variation.comment:
            yield f"{indent}  {variation.comment}"
