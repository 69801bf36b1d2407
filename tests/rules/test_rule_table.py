"""The list of rules, src/franchise/rules.toml: everything that names a rule means one of these."""

import re
from importlib import import_module
from itertools import pairwise
from pathlib import Path

import pytest

from franchise.board import BOARD
from tools.rules import PAGE, ROOT, SOURCE, Rule, file_of, page, read_chapters

CHAPTERS = read_chapters()
RULES = {rule.name: rule for chapter in CHAPTERS for rule in chapter.rules}
ORDER = list(RULES)
CARRIERS = [(rule.name, carrier) for rule in RULES.values() for carrier in rule.carried_by]

OVERVIEWS = {"goal", "phases", "preparation"}
"""Paragraphs of the rules page that only introduce or gather rules."""

MENTION = re.compile(r"[Rr]ules?\s+(`[a-z-]+`(?:(?:, | and | to )`[a-z-]+`)*)")


def test_every_rule_has_a_name_of_its_own() -> None:
    assert len(RULES) == sum(len(chapter.rules) for chapter in CHAPTERS) == 52
    assert all(re.fullmatch("[a-z]+(-[a-z]+)*", name) for name in RULES)


@pytest.mark.parametrize("rule", RULES.values(), ids=ORDER)
def test_a_rule_is_carried_by_something_or_says_why_not(rule: Rule) -> None:
    assert bool(rule.carried_by) != bool(rule.statement)


@pytest.mark.parametrize(("name", "carrier"), CARRIERS)
def test_what_carries_a_rule_exists(name: str, carrier: str) -> None:
    if "/" in carrier:
        assert file_of(carrier).is_file()
        return
    package, module, *rest = carrier.split(".")
    if (package, module) == ("board", "Board"):
        assert hasattr(BOARD, rest[0]), f"{name}: the board has no {rest[0]}"
        return
    found: object = import_module(f"franchise.{package}.{module}")
    for attribute in rest:
        found = getattr(found, attribute)


def named_in(text: str) -> set[str]:
    """Collect the rules that a text names: rule `income`, rules `opening` to `city-scored`."""
    names: set[str] = set()
    for mention in MENTION.findall(text):
        names.update(re.findall("`([a-z-]+)`", mention))
        for first, last in re.findall("`([a-z-]+)` to `([a-z-]+)`", mention):
            names.update(ORDER[ORDER.index(first) : ORDER.index(last) + 1])
    return names


def test_a_range_of_rules_names_those_between() -> None:
    assert named_in("(rules `opening` to `city-scored` and `income`)") == {
        "opening",
        "centre-pieces",
        "city-scored",
        "income",
    }


@pytest.mark.parametrize("rule", [rule for rule in RULES.values() if rule.carried_by], ids=lambda r: r.name)
def test_what_carries_a_rule_names_it(rule: Rule) -> None:
    files = {file_of(carrier) for carrier in rule.carried_by}
    assert any(rule.name in named_in(file.read_text("utf-8")) for file in files)


def texts() -> list[Path]:
    """List the files that may name rules."""
    return [
        file
        for directory in (SOURCE, ROOT / "tests", ROOT / "docs")
        for file in sorted(directory.rglob("*.*"))
        if file.suffix in (".py", ".md", ".toml", ".ftl") and file != Path(__file__)
    ]


def test_only_rules_of_the_list_are_named() -> None:
    for file in texts():
        assert named_in(file.read_text("utf-8")) <= {*RULES}, file


def test_no_rule_is_called_by_a_number() -> None:
    for file in texts():
        assert not re.search(r"\b[Rr]ules? \d", file.read_text("utf-8")), file


def test_the_page_of_the_docs_is_up_to_date() -> None:
    assert PAGE.read_text("utf-8") == page(), "python -m tools.rules writes it"


def client_anchors() -> str:
    """Read the addresses of the client's rules page."""
    return (ROOT / "web" / "src" / "model" / "rules.ts").read_text("utf-8")


def test_the_rules_page_has_an_address_for_every_rule() -> None:
    told_in = re.search(r"TOLD_IN = \{(.*?)\}", client_anchors(), re.DOTALL)
    assert told_in is not None
    elsewhere = dict(re.findall(r"'?([a-z-]+)'?: '([a-z-]+)'", told_in[1]))
    assert elsewhere == {rule.name: rule.told_in for rule in RULES.values() if rule.told_in != rule.name}


def test_the_rules_page_tells_the_rules_in_their_order() -> None:
    chapters = re.search(r"CHAPTERS = \{(.*?)\} as const", client_anchors(), re.DOTALL)
    assert chapters is not None
    paragraphs = {
        chapter: re.findall("'([a-z-]+)'", names)
        for chapter, names in re.findall(r"'?([a-z-]+)'?: \[(.*?)\]", chapters[1], re.DOTALL)
    }
    assert [*paragraphs][1:] == [chapter.name for chapter in CHAPTERS], "after an overview of the game"
    told = [name for names in paragraphs.values() for name in names if name not in OVERVIEWS]
    assert {*told} | OVERVIEWS == {rule.told_in for rule in RULES.values()} | OVERVIEWS
    for chapter in CHAPTERS:
        order = [ORDER.index(name) for name in paragraphs[chapter.name] if name not in OVERVIEWS]
        assert all(first < second for first, second in pairwise(order)), chapter.name


def test_the_data_say_which_values_are_our_own() -> None:
    text = (SOURCE / "board" / "region_tiles.toml").read_text("utf-8")
    assert "every other figure here is our own" in text
