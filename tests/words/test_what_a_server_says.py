"""What Python says lies apart from what only pages say, which a server does not keep in memory."""

import re
from pathlib import Path

import franchise
from franchise.words import SAID_BY_PAGES

SOURCES = Path(franchise.__file__).parent
ENGLISH = SOURCES / "words" / "en"
SAID = re.compile(r'\bmessage\(\s*f?"([a-z-]+)')
MESSAGE = re.compile(r"^([a-z][\w-]*) *=", re.MULTILINE)


def test_no_message_that_python_says_lies_among_those_of_pages() -> None:
    said = {name for file in SOURCES.rglob("*.py") for name in SAID.findall(file.read_text("utf-8"))}
    assert "dollars" in said
    of_pages = {
        message
        for file in ENGLISH.glob("*.ftl")
        if file.stem in SAID_BY_PAGES
        for message in MESSAGE.findall(file.read_text("utf-8"))
    }
    assert said & of_pages == set()
