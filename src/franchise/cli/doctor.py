"""`franchise doctor`: what is wrong with a set-up, and what to do."""

from collections.abc import Iterator
from functools import partial
from typing import TYPE_CHECKING

import typer

from franchise.cli import server_options as o

if TYPE_CHECKING:
    from sqlalchemy.engine import URL

    from franchise.server.run.checks import Finding
    from franchise.server.settings import BackupPlan

STYLES = {"ok": typer.colors.GREEN, "warning": typer.colors.YELLOW, "problem": typer.colors.RED}


def doctor(
    host: o.Host = "127.0.0.1",
    port: o.Port = 8000,
    database: o.Database = None,
    public_address: o.PublicAddress = None,
    backup_directory: o.BackupDirectory = None,
    backup_hours: o.BackupHours = 24,
    backup_key: o.BackupKey = None,
) -> None:
    """Look for what is wrong with the set-up of a server, and say what to do about it.

    Takes the options of `serve`. Nothing is changed; a server may run meanwhile. The exit code is 1 if there
    is a problem.
    """
    url, address = o.chosen_database(database), o.chosen_address(public_address)
    plan = o.backup_plan(backup_directory, backup_hours, key=backup_key)
    problems = 0
    for finding in _findings(url, host, port, address, plan):
        mark = typer.style(f"{finding.level:<8}", fg=STYLES[finding.level])
        typer.echo(f"{mark} {finding.subject}: {finding.text}")
        problems += finding.level == "problem"
    if problems:
        raise typer.Exit(1)


def _findings(
    url: "URL", host: str, port: int, address: str | None, plan: "BackupPlan | None"
) -> Iterator["Finding"]:
    from franchise.server.run import checks
    from franchise.server.run.backup_checks import backups
    from franchise.server.run.serving import bind
    from franchise.server.settings import Settings, data_directory
    from franchise.server.storage.opening import file_of
    from franchise.server.storage.sole_use import holder_of

    yield checks.python_version()
    yield _compiled()
    file = file_of(url)
    directory = file.parent if file is not None else data_directory()
    if file is not None:
        yield checks.directory(directory)
    yield checks.free_space(directory)
    yield from checks.database(url)
    yield from backups(url, plan)
    settings = Settings(database="", host=host, port=port, public_address=address)
    holder = holder_of(file) if file is not None and file.parent.exists() else None
    served = holder is not None and holder.address in (settings.own_address, settings.address)
    yield checks.port_is_free(partial(bind, host, port), f"{host}:{port}", served=served)
    yield checks.public_address(address, host, on_loopback=settings.on_loopback)
    yield _client()
    yield _bots()


def _compiled() -> "Finding":
    from franchise.compiling import is_compiled
    from franchise.kernel.jit import INTERPRETED, cache_directory
    from franchise.server.run.checks import Finding

    directory = cache_directory()
    if INTERPRETED:
        return Finding("warning", "rules", "FRANCHISE_INTERPRETED is set: they run a hundred times slower")
    if directory is None:
        advice = "NUMBA_CACHE_DIR can name a directory for it"
        return Finding("warning", "rules", f"machine code cannot be kept, every start compiles: {advice}")
    if is_compiled():
        return Finding("ok", "rules", f"compiled, in {directory}")
    return Finding(
        "warning", "rules", "not compiled yet: the first start takes a minute; `franchise compile`"
    )


def _client() -> "Finding":
    from franchise.server.http.client_files import is_built
    from franchise.server.run.checks import Finding

    if is_built():
        return Finding("ok", "browser client", "built")
    return Finding("warning", "browser client", "not built: only programs can play here")


def _bots() -> "Finding":
    from franchise.server.run.checks import Finding

    try:
        from franchise.server.run.warm_up import rehearse

        rehearse()
    except Exception as error:
        text = f"they fail: {type(error).__name__}: {error}; install the program anew"
        return Finding("problem", "bots", " ".join(text.split()))
    return Finding("ok", "bots", "all levels think")
