"""The options of `franchise play`, apart from the rules of a game."""

from pathlib import Path
from typing import Annotated

import typer

from franchise.cli.options import RULES

GAME = "Game in the terminal"
"""The heading of the options of a game in the help."""

BROWSER = "Browser"
"""The heading of the options of the browser in the help."""

RecordFile = Annotated[
    Path | None,
    typer.Argument(
        metavar="RECORD",
        help="A recorded game to go on with; it is saved there too.",
        show_default=False,
    ),
]
Terminal = Annotated[
    bool,
    typer.Option(
        "--terminal",
        help="Play in the terminal; so does every option of a game, and a record.",
    ),
]
Players = Annotated[
    int | None,
    typer.Option(
        min=2,
        max=5,
        metavar="N",
        help="How many play: 2 to 5.",
        show_default="3; as many as there are names, if several",
        rich_help_panel=GAME,
    ),
]
Names = Annotated[
    list[str] | None,
    typer.Option(
        metavar="NAME",
        help="A person who plays, in seat order; once for each. The other seats are bots.",
        show_default="You",
        rich_help_panel=GAME,
    ),
]
BotOption = Annotated[
    str,
    typer.Option(
        metavar="BOT",
        help="Who sits in the other seats, from the weakest to the strongest: newcomer, regular, rival, "
        "expert, tycoon. `franchise bots` lists all with their settings; FILE.py:CLASS is your own.",
        rich_help_panel=GAME,
    ),
]
DrawSeats = Annotated[bool, typer.Option("--draw-seats", help="Draw who sits where.", rich_help_panel=GAME)]
Resume = Annotated[
    bool,
    typer.Option("--resume", help="Go on with the game that was saved last.", rich_help_panel=GAME),
]
Save = Annotated[
    Path | None,
    typer.Option(
        metavar="FILE",
        help="Where the game is saved after every move.",
        show_default="a file of this user; --resume finds it",
        rich_help_panel=GAME,
    ),
]
Seed = Annotated[
    int | None,
    typer.Option(
        min=0,
        metavar="N",
        help="Where chance begins: the same seed deals the same setup.",
        show_default="drawn",
        rich_help_panel=RULES,
    ),
]
NoBrowser = Annotated[
    bool,
    typer.Option("--no-browser", help="Only say what to open.", rich_help_panel=BROWSER),
]
Port = Annotated[
    int | None,
    typer.Option(
        min=0,
        max=65535,
        metavar="N",
        help="The port of this machine to answer at.",
        show_default="8000, or the next free one",
        rich_help_panel=BROWSER,
    ),
]
