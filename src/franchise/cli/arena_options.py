"""The options of `franchise arena`."""

from pathlib import Path
from typing import Annotated

import typer

from franchise.cli.workers_options import cluster_option, jobs_option

TOURNAMENT, OUTPUT = "Tournament", "Output"
"""The headings of the options in the help."""

Bots = Annotated[
    list[str],
    typer.Argument(
        metavar="BOT BOT ...",
        help="Two to five bots, one for each seat: a code with settings if you like, such as greedy or "
        "playouts:simulations=2000 (`franchise bots` lists them), or FILE.py:CLASS for one of your own.",
        show_default=False,
    ),
]
Games = Annotated[
    int | None,
    typer.Option(
        min=1,
        metavar="N",
        help="How many games are played.",
        show_default="about 100, every seat order equally often",
        rich_help_panel=TOURNAMENT,
    ),
]
Jobs = Annotated[int | None, jobs_option(TOURNAMENT)]
ClusterAddress = Annotated[str | None, cluster_option(TOURNAMENT)]
Seed = Annotated[
    int,
    typer.Option(
        min=0,
        metavar="N",
        help="Where chance begins: the same seed gives the same games, wherever they are played.",
        rich_help_panel=TOURNAMENT,
    ),
]
Seconds = Annotated[
    str | None,
    typer.Option(
        metavar="S[,S...]",
        help="How long a bot may think about a turn: one number for all bots, or one for each. The results "
        "then depend on the machine.",
        show_default="as each bot's settings say",
        rich_help_panel=TOURNAMENT,
    ),
]
Results = Annotated[
    Path | None,
    typer.Option(
        metavar="FILE",
        help="Keep the result of each game, one line of JSON each. A tournament that is in the file "
        "already goes on where it stopped, or further with more games.",
        show_default=False,
        rich_help_panel=OUTPUT,
    ),
]
Records = Annotated[
    Path | None,
    typer.Option(
        metavar="DIR",
        help="Write the record of each game there; `franchise replay` tells them.",
        show_default=False,
        rich_help_panel=OUTPUT,
    ),
]
JsonFile = Annotated[
    str | None,
    typer.Option(
        "--json",
        metavar="FILE|-",
        help="Write the figures as JSON; - is standard output.",
        show_default=False,
        rich_help_panel=OUTPUT,
    ),
]
CsvFile = Annotated[
    str | None,
    typer.Option(
        "--csv",
        metavar="FILE|-",
        help="Write the figures as CSV, a line for each bot; - is standard output.",
        show_default=False,
        rich_help_panel=OUTPUT,
    ),
]
Plot = Annotated[
    Path | None,
    typer.Option(
        metavar="FILE",
        help="Draw the ratings and how sure they are, as .png or .svg.",
        show_default=False,
        rich_help_panel=OUTPUT,
    ),
]
PlotInfluence = Annotated[
    Path | None,
    typer.Option(
        metavar="FILE",
        help="Draw the influence over the turns, as .png or .svg.",
        show_default=False,
        rich_help_panel=OUTPUT,
    ),
]
