"""The options that commands share: the rules of a game."""

from typing import Annotated, Literal

import typer

from franchise.game.options import RuleOptions as RuleOptions

RULES = "Rules"
"""The heading of these options in the help."""

Start = Annotated[
    Literal["choose", "introductory"],
    typer.Option(
        metavar="START",
        help="Starting towns: choose, or introductory (two fixed ones).",
        rich_help_panel=RULES,
    ),
]
CityTiles = Annotated[
    Literal["printed", "random", "draft"],
    typer.Option(
        metavar="TILES", help="Where the city tiles lie: printed, random or draft.", rich_help_panel=RULES
    ),
]
RegionTiles = Annotated[
    Literal["printed", "random", "draft"] | None,
    typer.Option(
        metavar="TILES",
        help="Where the region tiles lie: printed, random or draft.",
        show_default="printed; with another pool, random",
        rich_help_panel=RULES,
    ),
]
RegionPool = Annotated[
    str,
    typer.Option(
        metavar="POOL",
        help="Which region tiles are used: printed, mixed (drawn from all 30), new (drawn from the 20 of the "
        "mini-expansion; most of their values are ours, not the printed ones), or ids with commas between.",
        rich_help_panel=RULES,
    ),
]
Milestones = Annotated[
    bool, typer.Option("--milestones/--no-milestones", help="Play with Milestones.", rich_help_panel=RULES)
]
Boom = Annotated[bool, typer.Option("--boom/--no-boom", help="Play with Boom.", rich_help_panel=RULES)]

NAMES = ("start", "city_tiles", "region_tiles", "region_pool", "milestones", "boom", "seed")
"""The parameters that only a game that begins can have."""
