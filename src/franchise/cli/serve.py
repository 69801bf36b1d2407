"""`franchise serve`: hosts tables, for this machine or for the world."""

from typing import Annotated

import typer

from franchise.cli import server_options as o
from franchise.cli.errors import refusing

PLAYING = "Tables"
"""The heading of the options of play in the help."""


def serve(
    host: o.Host = "127.0.0.1",
    port: o.Port = 8000,
    database: o.Database = None,
    public_address: o.PublicAddress = None,
    trusted_proxy: Annotated[
        list[str] | None,
        typer.Option(
            metavar="ADDRESS",
            help="A proxy on another machine whose word on where requests come from is taken; "
            "with --public-address, one on this machine always is. May be given several times.",
            show_default=False,
            envvar="FRANCHISE_TRUSTED_PROXY",
            rich_help_panel=o.SERVER,
        ),
    ] = None,
    log_requests: Annotated[
        bool,
        typer.Option(
            "--log-requests",
            help="Write a line for each request, without anything secret.",
            envvar="FRANCHISE_LOG_REQUESTS",
            rich_help_panel=o.SERVER,
        ),
    ] = False,
    no_rate_limits: Annotated[
        bool,
        typer.Option(
            "--no-rate-limits",
            help="Answer however often somebody asks: for tests and benchmarks.",
            envvar="FRANCHISE_NO_RATE_LIMITS",
            rich_help_panel=o.SERVER,
        ),
    ] = False,
    bot_threads: Annotated[
        int | None,
        typer.Option(
            min=1,
            max=256,
            metavar="N",
            help="How many bots may think at once.",
            show_default="one fewer than this machine has cores, at least one",
            envvar="FRANCHISE_BOT_THREADS",
            rich_help_panel=PLAYING,
        ),
    ] = None,
    bot_seconds: Annotated[
        float,
        typer.Option(
            min=0,
            max=60,
            metavar="SECONDS",
            help="How long after the previous turn a bot's turn is played, so that people can follow.",
            envvar="FRANCHISE_BOT_SECONDS",
            rich_help_panel=PLAYING,
        ),
    ] = 1.0,
    archive_after_days: Annotated[
        float,
        typer.Option(
            min=1,
            max=36500,
            metavar="DAYS",
            help="After how long without a move a table becomes a record; a move brings it back.",
            envvar="FRANCHISE_ARCHIVE_AFTER_DAYS",
            rich_help_panel=PLAYING,
        ),
    ] = 90,
) -> None:
    """Host tables over HTTP, for browsers and programs.

    Without options, it serves this machine only, with SQLite in this user's data directory. Each option can
    also be set by an environment variable.
    """
    from franchise.cli import hosting
    from franchise.server.run.serving import checked_proxy
    from franchise.server.settings import DAY, usual_bot_threads

    with refusing("--trusted-proxy"):
        proxies = tuple(checked_proxy(text) for text in trusted_proxy or ())
    hosting.host(
        hosting.Plan(
            database=o.chosen_database(database),
            host=host,
            port=port,
            public_address=o.chosen_address(public_address),
            proxies=proxies,
            bot_threads=bot_threads or usual_bot_threads(),
            bot_seconds=bot_seconds,
            archive_after=archive_after_days * DAY,
            rate_limits=not no_rate_limits,
            log_requests=log_requests,
        )
    )
