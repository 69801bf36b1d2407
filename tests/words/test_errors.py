"""Every refusal of the server has its sentence, and every sentence its refusal."""

import ast
from pathlib import Path
from typing import Any

import pytest

import franchise.server
from franchise.server.errors import STATUS, Refusal
from franchise.words import Words, languages
from messages import messages

REFUSALS = ("Refusal", "Unavailable")
SOURCES = Path(next(iter(franchise.server.__path__))).rglob("*.py")


def raised() -> list[tuple[str, set[str], str]]:
    """Return all refusals in the sources: the code, its arguments, and where."""
    found = []
    for path in SOURCES:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if not isinstance(node, ast.Call) or getattr(node.func, "id", "") not in REFUSALS:
                continue
            if node.args and isinstance(node.args[0], ast.Constant):
                names = {keyword.arg or "" for keyword in node.keywords} - {"fields", "retry_after"}
                found.append((str(node.args[0].value), names, f"{path.name}:{node.lineno}"))
    return found


RAISED = raised()


def test_every_refusal_is_raised_somewhere_and_none_is_unknown() -> None:
    assert {code for code, _, _ in RAISED} == set(STATUS)


@pytest.mark.parametrize("language", languages())
def test_every_refusal_has_its_sentence_and_every_sentence_its_refusal(language: str) -> None:
    said = {name for name in messages(language) if name.startswith("error-")}
    assert said == {f"error-{code.replace('_', '-')}" for code in STATUS}


def test_a_refusal_is_raised_with_what_its_sentence_says() -> None:
    for code, names, where in RAISED:
        assert messages("en")[f"error-{code.replace('_', '-')}"].used <= names, where


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("code", STATUS)
def test_a_refusal_can_be_said(code: str, language: str) -> None:
    used = messages("en")[f"error-{code.replace('_', '-')}"].used
    for number in (1, 2, 100):
        arguments: dict[str, Any] = {name: "Bob" if name == "name" else number for name in used}
        body = Refusal(code, **arguments).body(language)
        assert body["error"] == code
        assert body["message"].strip()
        assert "{" not in body["message"]
        if language != "en":
            assert body["message"] != Refusal(code, **arguments).body("en")["message"]
    assert Words(language).has(f"error-{code.replace('_', '-')}")
