"""The messages of a language, taken apart."""

from functools import cache
from importlib.resources import files
from typing import Any

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

WORDS = files("franchise.words")


class Parts(Visitor):
    """Collects what a message is made of: the arguments that it uses, those that it shows, and its texts."""

    def __init__(self, entry: ast.Message) -> None:
        """Take a message apart."""
        self.entry = entry
        self.used: set[str] = set()
        self.shown: set[str] = set()
        self.texts: list[str] = []
        self.visit(entry)

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802
        """Note an argument."""
        self.used.add(node.id.name)

    def visit_Placeable(self, node: Any) -> None:  # noqa: N802
        """Note an argument that is shown."""
        if isinstance(node.expression, ast.VariableReference):
            self.shown.add(node.expression.id.name)
        self.generic_visit(node)

    def visit_TextElement(self, node: Any) -> None:  # noqa: N802
        """Note a text."""
        self.texts.append(node.value)


@cache
def messages(language: str) -> dict[str, Parts]:
    """Parse the messages of a language, by id."""
    result: dict[str, Parts] = {}
    for file in WORDS.joinpath(language).iterdir():
        resource = FluentParser().parse(file.read_text("utf-8"))
        for entry in resource.body:
            assert not isinstance(entry, ast.Junk), entry.content
            if isinstance(entry, ast.Message):
                assert entry.id.name not in result
                result[entry.id.name] = Parts(entry)
    return result
