"""Shows the help of every command, as the command itself writes it."""

from collections.abc import Iterator
from typing import Any

import typer
from docutils import nodes
from sphinx.application import Sphinx
from sphinx.util.docutils import SphinxDirective
from typer.testing import CliRunner

from franchise.cli.main import app as commands

WIDTH = "79"


def setup(app: Sphinx) -> dict[str, Any]:
    """Add the directive."""
    app.add_directive("command-help", CommandHelp)
    return {"parallel_read_safe": True}


class CommandHelp(SphinxDirective):
    """Lists all commands with what `--help` says of each."""

    def run(self) -> list[nodes.Node]:
        """Make a section of each command."""
        return [_section(path) for path in paths()]


def paths() -> Iterator[tuple[str, ...]]:
    """Yield the words that call each command, in the order of the help."""
    return _paths(typer.main.get_command(commands), ())


def _paths(command: Any, path: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    inner = getattr(command, "commands", {})
    if not inner:
        yield path
    for name, one in inner.items():
        yield from _paths(one, (*path, name))


def _section(path: tuple[str, ...]) -> nodes.section:
    title = " ".join(("franchise", *path))
    section = nodes.section(ids=["-".join(path)], names=[title])
    said = CliRunner().invoke(
        commands, [*path, "--help"], prog_name="franchise", env={"COLUMNS": WIDTH, "NO_COLOR": "1"}
    )
    section += nodes.title(text=title)
    section += nodes.literal_block(text=said.output.strip("\n"), language="text")
    return section
