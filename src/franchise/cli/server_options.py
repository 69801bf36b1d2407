"""The options of the server commands."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from franchise.cli.errors import Refused, refusing

if TYPE_CHECKING:
    from sqlalchemy.engine import URL

    from franchise.server.settings import BackupPlan

SERVER, TABLES, BACKUPS = "Server", "Tables", "Backups"
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
Processes = Annotated[
    int,
    typer.Option(
        min=1,
        max=64,
        metavar="N",
        help="How many processes answer at the port; several need PostgreSQL. SIGHUP restarts them "
        "one after the other.",
        envvar="FRANCHISE_PROCESSES",
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
        min=0,
        max=256,
        metavar="N",
        help="How many bots may think at once, in each process; 0 leaves all thinking to `franchise think`.",
        show_default="one fewer than this machine has cores, shared by the processes; at least one",
        envvar="FRANCHISE_BOT_THREADS",
        rich_help_panel=TABLES,
    ),
]
ThinkThreads = Annotated[
    int | None,
    typer.Option(
        min=1,
        max=256,
        metavar="N",
        help="How many bots may think at once.",
        show_default="as many as this machine has cores",
        envvar="FRANCHISE_THINK_THREADS",
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
BackupDirectory = Annotated[
    Path | None,
    typer.Option(
        metavar="DIRECTORY",
        help="Where the server puts backups that it makes by itself; without one it makes none.",
        show_default=False,
        envvar="FRANCHISE_BACKUP_DIRECTORY",
        rich_help_panel=BACKUPS,
    ),
]
BackupHours = Annotated[
    float,
    typer.Option(
        min=0.1,
        max=8760,
        metavar="HOURS",
        help="How long after a backup the next one is made.",
        envvar="FRANCHISE_BACKUP_HOURS",
        rich_help_panel=BACKUPS,
    ),
]
BackupsKept = Annotated[
    int,
    typer.Option(
        min=1,
        max=10000,
        metavar="N",
        help="How many of these backups are kept: the oldest go when a later one is whole.",
        envvar="FRANCHISE_BACKUPS_KEPT",
        rich_help_panel=BACKUPS,
    ),
]
BackupKey = Annotated[
    Path | None,
    typer.Option(
        metavar="FILE",
        help="A file with the key of encrypted backups: a pass phrase, or random characters.",
        show_default=False,
        envvar="FRANCHISE_BACKUP_KEY",
        rich_help_panel=BACKUPS,
    ),
]


KeyFile = Annotated[
    Path | None,
    typer.Option(
        metavar="FILE",
        help="The file with the key that encrypts where people are told; made if there is none.",
        show_default="beside a SQLite database, otherwise in the data directory of this user",
        envvar="FRANCHISE_KEY_FILE",
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


def chosen_key(file: Path | None) -> bytes | None:
    """Return the key of encrypted backups; None if none was named."""
    from franchise.server.storage.encryption import BadKey, read_key

    try:
        return read_key(file) if file else None
    except BadKey as error:
        raise Refused(f"--backup-key: {file}: {error}") from None


def chosen_key_file(file: Path | None, database: "URL") -> Path:
    """Return the file with the key that encrypts addresses."""
    from franchise.server.settings import usual_key_file

    return file.absolute() if file else usual_key_file(database.render_as_string(hide_password=True))


def backup_plan(
    directory: Path | None, hours: float, kept: int = 1, *, key: Path | None
) -> "BackupPlan | None":
    """Return where a server puts its backups, and how often; None if it makes none."""
    from franchise.server.settings import BackupPlan

    if directory is None:
        return None
    return BackupPlan(directory.absolute(), hours * 60 * 60, kept, key and key.absolute())


def shortened(path: Path) -> str:
    """Write the path of a file, with `~` for this user's home."""
    home = Path.home()
    return f"~/{path.relative_to(home).as_posix()}" if path.is_relative_to(home) else str(path)
