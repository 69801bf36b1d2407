"""Writes docs/rules.md from src/franchise/rules.toml: `python -m tools.rules`."""

import tomllib
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "franchise"
PAGE = ROOT / "docs" / "rules.md"

HEAD = """\
# The rules, by name

What each rule says in a sentence, and what carries it. A name stands for the same rule everywhere: in
docstrings and comments, in the tests, and in the address of the rules page, for example `/rules#majority`.
That page tells the rules in full, with pictures, in three languages.

`python -m tools.rules` writes this page from `src/franchise/rules.toml`. The tests check that it is up to
date and that everything it names exists.
"""


@dataclass(frozen=True)
class Rule:
    """A rule of the game."""

    name: str
    text: str
    carried_by: tuple[str, ...]
    """Functions, figures of the board and files, below src/franchise."""
    statement: str | None
    """Why nothing needs to carry the rule."""
    told_in: str
    """The paragraph of the rules page that tells it."""


@dataclass(frozen=True)
class Chapter:
    """A chapter of the rules."""

    name: str
    title: str
    rules: tuple[Rule, ...]


def read_chapters() -> list[Chapter]:
    """Read the list of rules, in order."""
    data = tomllib.loads((SOURCE / "rules.toml").read_text("utf-8"))
    return [
        Chapter(
            chapter,
            facts["title"],
            tuple(
                Rule(
                    name,
                    rule["text"],
                    tuple(rule.get("carried_by", ())),
                    rule.get("statement"),
                    rule.get("told_in", name),
                )
                for name, rule in facts.items()
                if name != "title"
            ),
        )
        for chapter, facts in data.items()
    ]


def file_of(carrier: str) -> Path:
    """Find the file of a function, a figure of the board or a file that carries a rule."""
    if "/" in carrier:
        return SOURCE / carrier
    if carrier.startswith("board.Board."):
        return SOURCE / "board" / "model.py"
    package, module, *_ = carrier.split(".")
    return SOURCE / package / f"{module}.py"


def page() -> str:
    """Write the page."""
    parts, number = [HEAD], 0
    for chapter in read_chapters():
        parts.append(f"\n## {chapter.title}\n\n| | rule | says | carried by |\n| --- | --- | --- | --- |\n")
        for rule in chapter.rules:
            number += 1
            parts.append(f"| {number} | `{rule.name}` | {rule.text} | {_carriers(rule)} |\n")
    return "".join(parts)


def _carriers(rule: Rule) -> str:
    if rule.statement is not None:
        return f"nothing: {rule.statement}"
    return ", ".join(
        f"[`{carrier}`](../{file_of(carrier).relative_to(ROOT).as_posix()})" for carrier in rule.carried_by
    )


if __name__ == "__main__":
    PAGE.write_text(page(), "utf-8")
