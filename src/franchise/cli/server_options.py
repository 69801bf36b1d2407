"""The options that the server commands share."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from franchise.cli.errors import refusing

if TYPE_CHECKING:
    from sqlalchemy.engine import URL

SERVER = "Server"
"""The heading of these options in the help."""

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
