"""The options of `franchise admin`."""

from pathlib import Path
from typing import Annotated

import typer

from franchise.cli import server_options as o

AdminFile = Annotated[
    Path | None,
    typer.Option(
        "--admin-file",
        metavar="FILE",
        help="The file by which the running server lets in whoever runs it.",
        show_default="beside a SQLite database; with PostgreSQL in the data directory of this user",
        envvar="FRANCHISE_ADMIN_FILE",
        rich_help_panel=o.SERVER,
    ),
]
Json = Annotated[bool, typer.Option("--json", help="Print JSON, for programs.")]
Yes = Annotated[bool, typer.Option("--yes", "-y", help="Do it without asking.")]
Limit = Annotated[int, typer.Option(min=1, max=1000, metavar="N", help="How many are listed at most.")]
Text = Annotated[
    str, typer.Argument(metavar="TEXT", help="An id, or a part of what is listed.", show_default=False)
]
TableId = Annotated[str, typer.Argument(metavar="TABLE", help="The id of a table.", show_default=False)]
Days = Annotated[
    float | None,
    typer.Option(min=0.001, max=36500, metavar="DAYS", help="For how long.", show_default="for good"),
]
