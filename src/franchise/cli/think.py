"""`franchise think`: thinks for servers, on any machine."""

from franchise.cli import server_options as o
from franchise.cli.compile import compile_for_play
from franchise.cli.errors import Refused
from franchise.cli.hosting import say


def think(
    database: o.Database = None,
    threads: o.ThinkThreads = None,
    no_rate_limits: o.NoRateLimits = False,
) -> None:
    """Think for the servers of a PostgreSQL database: play the turns of bots, find hints and reviews.

    As many as wanted, on any machines; each takes what nobody else thinks about. One that is killed loses
    nothing: others take up what it had begun. `franchise serve --bot-threads 0` leaves all thinking to them.
    """
    import os

    from franchise.server.run.log_lines import configure_logging
    from franchise.server.run.thinker import think as run
    from franchise.server.settings import Settings
    from franchise.server.storage.opening import CannotUse, explaining, shown

    url = o.chosen_database(database)
    if url.get_backend_name() == "sqlite":
        raise Refused(
            "--database: only servers on PostgreSQL share their thinking; expected postgresql://USER@HOST/NAME"
        )
    configure_logging()
    count = threads or os.cpu_count() or 1
    settings = Settings(
        database=url.render_as_string(hide_password=False),
        bot_threads=count,
        rate_limits=not no_rate_limits,
    )
    say(f"Database: {shown(url)}")
    compile_for_play()
    try:
        with explaining(url):
            run(settings, lambda: say(f"Thinking in {count} threads. Stop with Ctrl-C."))
    except CannotUse as error:
        raise Refused(str(error)) from None
    say("Stopped.")
