"""The options of the server commands."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from franchise.cli.errors import refusing

if TYPE_CHECKING:
    from sqlalchemy.engine import URL

SERVER, TABLES = "Server", "Tables"
"""The headings of these options in the help."""

Database = Annotated[
    str | None,
    typer.Option(
        metavar="DATABASE",
        help="Where tables and games are kept: a file for SQLite, or postgresql://USER@HOST/NAME.",
        show_default="SQLite in the data directory of this user",
        envvar="FRANCHISE_DATABASE",
        rich_help_panel=SERVER,
    ),
]
Host = Annotated[
    str,
    typer.Option(
        metavar="ADDRESS",
        help="The address of this machine to answer at; 0.0.0.0 for all of them.",
        envvar="FRANCHISE_HOST",
        rich_help_panel=SERVER,
    ),
]
Port = Annotated[
    int,
    typer.Option(
        min=0,
        max=65535,
        metavar="N",
        help="The port to answer at; 0 for any free one.",
        envvar="FRANCHISE_PORT",
        rich_help_panel=SERVER,
    ),
]
PublicAddress = Annotated[
    str | None,
    typer.Option(
        metavar="ADDRESS",
        help="What people open when a proxy stands before the server, as in https://franchise.example.",
        show_default=False,
        envvar="FRANCHISE_PUBLIC_ADDRESS",
        rich_help_panel=SERVER,
    ),
]
TrustedProxy = Annotated[
    list[str] | None,
    typer.Option(
        metavar="ADDRESS",
        help="A proxy on another machine whose word on where requests come from is taken; "
        "with --public-address, one on this machine always is. May be given several times.",
        show_default=False,
        envvar="FRANCHISE_TRUSTED_PROXY",
        rich_help_panel=SERVER,
    ),
]
LogRequests = Annotated[
    bool,
    typer.Option(
        "--log-requests",
        help="Write a line for each request, without anything secret.",
        envvar="FRANCHISE_LOG_REQUESTS",
        rich_help_panel=SERVER,
    ),
]
NoRateLimits = Annotated[
    bool,
    typer.Option(
        "--no-rate-limits",
        help="Answer however often somebody asks: for tests and benchmarks.",
        envvar="FRANCHISE_NO_RATE_LIMITS",
        rich_help_panel=SERVER,
    ),
]
BotThreads = Annotated[
    int | None,
    typer.Option(
        min=1,
        max=256,
        metavar="N",
        help="How many bots may think at once.",
        show_default="one fewer than this machine has cores, at least one",
        envvar="FRANCHISE_BOT_THREADS",
        rich_help_panel=TABLES,
    ),
]
BotSeconds = Annotated[
    float,
    typer.Option(
        min=0,
        max=60,
        metavar="SECONDS",
        help="How long after the previous turn a bot's turn is played, so that people can follow.",
        envvar="FRANCHISE_BOT_SECONDS",
        rich_help_panel=TABLES,
    ),
]
LostAfterMinutes = Annotated[
    float,
    typer.Option(
        min=0,
        max=525600,
        metavar="MINUTES",
        help="How long somebody must be away before the host can give their seat in a game to others.",
        envvar="FRANCHISE_LOST_AFTER_MINUTES",
        rich_help_panel=TABLES,
    ),
]
ArchiveAfterDays = Annotated[
    float,
    typer.Option(
        min=1,
        max=36500,
        metavar="DAYS",
        help="After how long without a move a table becomes a record; a move brings it back.",
        envvar="FRANCHISE_ARCHIVE_AFTER_DAYS",
        rich_help_panel=TABLES,
    ),
]


def chosen_database(text: str | None) -> "URL":
    """Return the database that an option names."""
    from franchise.server.settings import data_directory
    from franchise.server.storage.opening import url_of

    with refusing("--database"):
        return url_of(text or str(data_directory() / "franchise.db"))


def chosen_address(text: str | None) -> str | None:
    """Return the address that people open; None if none was given."""
    from franchise.server.settings import checked_public_address

    with refusing("--public-address"):
        return checked_public_address(text) if text else None


def shortened(path: Path) -> str:
    """Write the path of a file, with `~` for this user's home."""
    home = Path.home()
    return f"~/{path.relative_to(home).as_posix()}" if path.is_relative_to(home) else str(path)
