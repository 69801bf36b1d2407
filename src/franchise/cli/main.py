"""The command line: `franchise`."""

import os
import sys
from contextlib import suppress
from typing import Annotated, Any, NoReturn

import typer
from typer.core import TyperGroup

from franchise.cli import (
    admin,
    analyse,
    arena,
    backup,
    bots,
    dataset,
    doctor,
    picture,
    play,
    puzzles,
    rekey,
    replay,
    review,
    serve,
    simulate,
    study,
    think,
    train,
)
from franchise.cli import compile as compiling
from franchise.cli.errors import EXIT_CODE, Refused, one_line


class Commands(TyperGroup):
    """Reports every refusal in one line on stderr."""

    def main(self, *args: Any, **options: Any) -> None:
        """Run a command and leave with its exit code."""
        options["standalone_mode"] = False
        _write_whatever_can_be_written()
        try:
            code = super().main(*args, **options)
            if sys.stdout is not None:
                sys.stdout.flush()
        except (typer.TyperException, Refused) as error:
            _refuse(error.format_message() if isinstance(error, typer.TyperException) else str(error))
        except typer.Abort:
            sys.exit(130)
        except BrokenPipeError:
            _drop_output()
            sys.exit(1)
        except OSError as error:  # nothing can be written: the disk is full
            _drop_output()
            _refuse(error.strerror or str(error))
        sys.exit(code if isinstance(code, int) else 0)


def _refuse(message: str) -> NoReturn:
    print(f"franchise: {one_line(message)}", file=sys.stderr)
    sys.exit(EXIT_CODE)


def _drop_output() -> None:
    """Discard what could not be written: Python would try again on exit, and complain."""
    with suppress(OSError, ValueError):  # a stream without a file behind it
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _write_whatever_can_be_written() -> None:
    """Write a question mark, not an error, for a character that the terminal's encoding lacks."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")


app = typer.Typer(cls=Commands, add_completion=False, pretty_exceptions_enable=False)
app.command("play")(play.play)
app.command("serve")(serve.serve)
app.command("think")(think.think)
app.command("doctor")(doctor.doctor)
app.command("backup")(backup.backup)
app.command("restore")(backup.restore)
app.command("rekey")(rekey.rekey)
app.add_typer(admin.app, name="admin")
app.command("replay")(replay.replay)
app.command("analyse")(analyse.analyse)
app.command("study")(study.study)
app.command("review")(review.review)
app.command("picture")(picture.picture)
app.command("film")(picture.film)
app.add_typer(puzzles.app, name="puzzles")
app.command("simulate")(simulate.simulate)
app.command("arena")(arena.arena)
app.command("bots")(bots.list_bots)
app.command("train")(train.train)
app.command("dataset")(dataset.dataset)
app.command("compile")(compiling.compile_now)


def _version(wanted: bool) -> None:
    if wanted:
        from importlib.metadata import version

        print(f"franchise {version('franchise')}")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def commands(
    context: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Show the version and exit.")
    ] = False,
) -> None:
    """Play the board game Franchise, host tables for others, replay recorded games, let bots compete."""
    if context.invoked_subcommand is None:
        print(context.get_help())


def main() -> None:
    """Run the command line."""
    app(prog_name="franchise")
