"""Starts a server for a command, and reports everything that can go wrong before it answers."""

import asyncio
import errno
import os
import signal
import socket
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass, replace
from importlib.metadata import version
from pathlib import Path
from typing import TYPE_CHECKING

import typer

from franchise.cli.admin_file import Entrance, offered, usual_file
from franchise.cli.compile import compile_for_play, compiling_line
from franchise.cli.errors import Refused, refusing
from franchise.cli.private import private_files

if TYPE_CHECKING:
    from sqlalchemy import Connection, Engine
    from sqlalchemy.engine import URL

    from franchise.server.run.server import Server
    from franchise.server.settings import BackupPlan, Settings
    from franchise.server.storage.sole_use import SoleUse

FURTHER_PORTS = 20
"""How many ports after the wanted one are tried where any will do."""


@dataclass(frozen=True)
class Hosting:
    """What is to be served, and how."""

    database: "URL"
    host: str
    port: int
    any_port: bool = False
    """Whether another port will do when this one is taken."""
    processes: int = 1
    """How many answer there."""
    public_address: str | None = None
    proxies: tuple[str, ...] = ()
    admin_file: Path | None = None
    """By which whoever runs the server is let in, if not by the usual one."""
    key_file: Path | None = None
    """With the key that encrypts addresses, if it is not the usual one."""
    bot_threads: int = 1
    bot_seconds: float = 1.0
    away_seconds: float = 600.0
    archive_after: float = 0.0
    rate_limits: bool = True
    log_requests: bool = False
    backups: "BackupPlan | None" = None
    opened: Callable[[str], None] = lambda address: None
    """Is called with the address when the server answers."""


def host(wanted: Hosting) -> None:
    """Serve until somebody stops it."""
    from franchise.server.run.log_lines import configure_logging
    from franchise.server.storage.opening import CannotUse

    configure_logging(requests=wanted.log_requests)
    _must_be_possible(wanted)
    try:
        with _stopping_at_once(), private_files(), ExitStack() as stack:
            say(f"Franchise {version('franchise')}")
            listening = stack.enter_context(_port(wanted))
            use = _open_database(wanted.database, stack)
            _open_backups(wanted.backups)
            settings = _settings(wanted, listening, compile_beside=_must_compile())
            code = 0
            if wanted.processes == 1:
                _serve(wanted, settings, listening, use, stack)
            else:
                code = _serve_by_many(wanted, settings, listening, stack)
    except CannotUse as error:
        raise Refused(str(error)) from None
    if code:
        raise typer.Exit(code)
    say("Stopped.")


def _must_be_possible(wanted: Hosting) -> None:
    """Refuse what needs several processes where there can be but one."""
    if wanted.processes > 1 and wanted.database.get_backend_name() == "sqlite":
        raise Refused(
            f"--processes: {wanted.processes} processes need PostgreSQL; a SQLite database belongs to one"
        )
    if wanted.bot_threads == 0 and wanted.database.get_backend_name() == "sqlite":
        raise Refused("--bot-threads: 0 leaves thinking to other processes, which need PostgreSQL")
    if wanted.processes > 1 and sys.platform == "win32":
        raise Refused("--processes: Windows lets several processes share no port; leave it out")


def say(line: str) -> None:
    """Print a line for the person who started the server, at once."""
    typer.echo(line)
    sys.stdout.flush()


@contextmanager
def _stopping_at_once() -> Iterator[None]:
    """Show no error to somebody who stops the server before it answers."""

    def stop(*_: object) -> None:
        raise SystemExit(0)

    numbers = (signal.SIGINT, signal.SIGTERM)
    before = {number: signal.signal(number, stop) for number in numbers}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


# --- the port ---


def _port(wanted: Hosting) -> socket.socket:
    from franchise.server.run.serving import bind

    ports = (
        [wanted.port, *range(wanted.port + 1, wanted.port + FURTHER_PORTS), 0]
        if wanted.any_port
        else [wanted.port]
    )
    for port in ports:
        try:
            return bind(wanted.host, port)
        except OSError as error:
            if error.errno != errno.EADDRINUSE or port == ports[-1]:
                raise Refused(about_port(error, wanted.host, port)) from None
    raise AssertionError


def about_port(error: OSError, host: str, port: int) -> str:
    """Say why a port cannot be used."""
    if error.errno == errno.EADDRINUSE:
        return f"--port: port {port} of {host} is in use; stop the other program, or choose another port"
    if error.errno == errno.EACCES:
        return f"--port: this user may not use port {port}; choose one from 1024 on, with a proxy before it"
    return f"--host: this machine has no address {host} ({error.strerror or error})"


# --- the database ---


def _open_database(url: "URL", stack: ExitStack) -> "SoleUse | None":
    """Bring the database up to date, and keep other processes away from a SQLite file."""
    from franchise.server.storage.opening import file_of, shown, using
    from franchise.server.storage.sole_use import sole_use

    file, use = file_of(url), None
    with using(url) as engine:
        if file is not None:
            use = stack.enter_context(sole_use(file))
            if not use.supported:
                say(f"Warning: the file system of {file} knows no locks: start one server only.")
        what = upgraded(engine, file)
    say(f"Database: {shown(url)}, {what}")
    return use


def _open_backups(plan: "BackupPlan | None") -> None:
    """Make the directory of the backups, and see whether it can be written."""
    if plan is None:
        return
    from franchise.server.run.checks import directory

    with refusing(f"--backup-directory: {plan.directory}"):
        plan.directory.mkdir(mode=0o700, parents=True, exist_ok=True)
    finding = directory(plan.directory, option="--backup-directory")
    if finding.level == "problem":
        raise Refused(f"--backup-directory: {finding.text}")
    how = "encrypted" if plan.key else "not encrypted"
    say(f"Backups: {plan.directory}, every {plan.every / 3600:g} hours, {plan.kept} kept, {how}")


def upgraded(engine: "Engine", file: Path | None) -> str:
    """Bring a database up to date, and return what was done."""
    from franchise.server.storage.engine import reading
    from franchise.server.storage.opening import must_be_whole
    from franchise.server.storage.upgrade import newest_schema, schema_of, upgrade

    with reading(engine) as connection:
        must_be_whole(connection, file)
        before = schema_of(connection)
    upgrade(engine)
    after = newest_schema()
    if before is None:
        return f"schema {after} (created)"
    return f"schema {after}" if before == after else f"schema {after} (upgraded from {before})"


# --- the rules ---


def _must_compile() -> bool:
    """Return whether the rules are to be compiled beside the server; remove what nobody uses any more."""
    from franchise.compiling import is_compiled
    from franchise.kernel.caches import remove_unused
    from franchise.kernel.jit import cache_directory

    directory = cache_directory()
    if directory is not None:
        remove_unused(directory.parent)
    if is_compiled():
        say("Rules and bots: compiled, loading them")
        return False
    if directory is not None:
        say("Rules and bots: compiling them for this machine, once; the page can be opened meanwhile")
        return True
    say("Rules and bots: compiling them for this machine; it takes about a minute")
    compile_for_play()
    say("Warning: the machine code cannot be kept; NUMBA_CACHE_DIR can name a directory for it.")
    return False


def _show_compiling(done: int, total: int) -> None:
    """Show how far the rules are, in a terminal."""
    from franchise.kernel.jit import show_progress

    if sys.stderr.isatty():
        show_progress(f"{compiling_line(done, total)} ...")


def _say_compiled(began: float) -> None:
    from franchise.kernel.jit import show_progress

    if sys.stderr.isatty():
        show_progress("", end="")
    say(f"Rules and bots: compiled in {time.monotonic() - began:.0f} s")


async def _say_when_compiled(server: "Server") -> None:
    """Show how far the rules are, and say when they are there."""
    bots, began, shown = server.preparation.bots, time.monotonic(), None
    while not bots.is_set():
        progress = server.preparation.progress
        if progress is not None and progress != shown:
            _show_compiling(progress.done, progress.total)
            shown = progress
        with suppress(TimeoutError):
            await asyncio.wait_for(bots.wait(), 0.5)
    _say_compiled(began)


# --- the server ---


def _let_in_who_runs_it(wanted: Hosting, settings: "Settings", key: str, stack: ExitStack) -> None:
    """Write the file with which `franchise admin` reaches the server, as long as the stack lasts."""
    file = wanted.admin_file or usual_file(wanted.database, settings.port)
    entrance = Entrance(os.getpid(), settings.own_address, key)
    try:
        stack.enter_context(offered(file, entrance))
    except OSError as error:
        say(
            f"Warning: `franchise admin` has no way in: {file}: {error.strerror}; --admin-file names another."
        )


def _settings(wanted: Hosting, listening: socket.socket, *, compile_beside: bool) -> "Settings":
    from franchise.server.settings import Settings

    return Settings(
        database=wanted.database.render_as_string(hide_password=False),
        host=wanted.host,
        port=listening.getsockname()[1],
        public_address=wanted.public_address,
        bot_threads=wanted.bot_threads,
        bot_seconds=wanted.bot_seconds,
        rate_limits=wanted.rate_limits,
        away_seconds=wanted.away_seconds,
        archive_after=wanted.archive_after,
        compile_beside=compile_beside,
        backups=wanted.backups,
        key_file=wanted.key_file,
    )


def _say_where(settings: "Settings", tables: str) -> None:
    """Say what somebody who started a server has to know once it answers."""
    say(tables)
    if settings.public_address:
        say(f"Answers the proxy at {settings.own_address}")
    say(f"Open {settings.address}")
    if settings.for_neighbours:
        say(f"Others reach it at port {settings.port} of this machine's address or of {settings.machine}.")
        say("If they use another name, or a proxy, give that with --public-address: it is refused now.")
    say("Stop with Ctrl-C.")


def _proxies(wanted: Hosting) -> tuple[str, ...]:
    from franchise.server.run.serving import LOOPBACK_PROXIES

    return (*LOOPBACK_PROXIES, *wanted.proxies) if wanted.public_address or wanted.proxies else ()


def _serve(
    wanted: Hosting, settings: "Settings", listening: socket.socket, use: "SoleUse | None", stack: ExitStack
) -> None:
    from franchise.server.run.app import create_app
    from franchise.server.run.serving import run
    from franchise.server.run.warm_up import prepare_answers, rehearse
    from franchise.server.storage.opening import explaining

    app = create_app(settings)
    if not settings.compile_beside:
        rehearse()
    server: Server = app.state.server

    async def ready() -> None:
        if use is not None:
            use.announce(settings.address)
        _let_in_who_runs_it(wanted, settings, server.admin_key, stack)
        _say_where(settings, await server.house.read(_tables))
        wanted.opened(settings.address)
        server.begin(asyncio.to_thread(prepare_answers))
        if settings.compile_beside:
            server.begin(_say_when_compiled(server))

    with explaining(wanted.database):
        try:
            run(app, listening, ready=ready, proxies=_proxies(wanted), log_requests=wanted.log_requests)
        except OSError as error:
            if error.errno == errno.EADDRINUSE:  # somebody began to answer there in the meantime
                raise Refused(about_port(error, settings.host, settings.port)) from None
            raise


def _serve_by_many(wanted: Hosting, settings: "Settings", listening: socket.socket, stack: ExitStack) -> int:
    """Let several processes answer; return the exit code."""
    from franchise.server.run.many import Many
    from franchise.server.run.orders import Orders
    from franchise.server.secrets import draw_token
    from franchise.server.storage.engine import reading
    from franchise.server.storage.opening import using

    key, began = draw_token(), time.monotonic()

    def ready() -> None:
        _let_in_who_runs_it(wanted, settings, key, stack)
        with using(wanted.database) as engine, reading(engine) as connection:
            tables = _tables(connection)
        say(f"Processes: {wanted.processes}")
        _say_where(settings, tables)
        wanted.opened(settings.address)

    orders = Orders(replace(settings, admin_key=key), _proxies(wanted), wanted.log_requests)
    return Many(
        orders,
        wanted.processes,
        listening,
        ready=ready,
        compiling=_show_compiling,
        compiled=lambda: _say_compiled(began),
    ).run()


def _tables(connection: "Connection") -> str:
    """Describe what goes on at the tables."""
    from franchise.server.storage import tables

    counts = tables.counts(connection)
    waiting = len(tables.waiting_for_bots(connection))
    total = sum(counts.values())
    return (
        f"Tables: {total}, {counts.get('open', 0)} open, {counts.get('playing', 0)} playing; "
        f"bots are to move at {waiting}"
    )
