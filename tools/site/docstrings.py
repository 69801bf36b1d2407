"""Reads the docstrings of the library as they are written: as Markdown, of which they use code and tables."""

import re
from typing import Any

from sphinx.application import Sphinx

CODE = re.compile(r"(?<!`)`([^`\n]+)`(?!`)")


def setup(app: Sphinx) -> dict[str, Any]:
    """Have every docstring translated before it is shown."""
    app.connect("autodoc-process-docstring", _translate)
    return {"parallel_read_safe": True}


def _translate(app: Sphinx, what: str, name: str, found: object, options: object, lines: list[str]) -> None:
    """Mark code as reStructuredText does, and keep a table as it stands."""
    translated: list[str] = []
    for line in lines:
        if line.startswith("|"):
            translated += [] if translated and translated[-1].startswith("    |") else ["::", ""]
            translated.append(f"    {line}")
        else:
            translated.append(CODE.sub(r"``\1``", line))
    lines[:] = translated
