"""The description of the HTTP interface, which every answer in the server's tests is checked against."""

import re
from functools import cache
from typing import Any

import httpx
import jsonschema_rs

from franchise.server.errors import STATUS
from franchise.server.run.app import create_app
from franchise.server.settings import Settings

EVERYWHERE = {"no_such_page", "wrong_method"}
"""Refusals that any address may answer with, described or not."""


@cache
def description() -> dict[str, Any]:
    """Return the description as the server sends it."""
    return create_app(Settings(database="sqlite:///franchise.db")).openapi()


@cache
def _paths() -> list[tuple[re.Pattern[str], str]]:
    paths = sorted(description()["paths"], key=lambda path: path.count("{"))
    return [(re.compile(re.sub(r"\{\w+\}", "[^/]+", path)), path) for path in paths]


def operation_of(method: str, path: str) -> dict[str, Any] | None:
    """Return the description of a request; None if there is none."""
    template = next((template for pattern, template in _paths() if pattern.fullmatch(path)), None)
    if template is None:
        return None
    found: dict[str, Any] | None = description()["paths"][template].get(method.lower())
    return found


@cache
def _validator(schema: str) -> Any:
    return jsonschema_rs.validator_for(
        {"$ref": f"#/components/schemas/{schema}", "components": description()["components"]}
    )


def check(answer: httpx.Response) -> None:
    """Check that an answer has a status, a type and fields that are described, and is kept nowhere.

    Pictures for everybody may be kept.
    """
    operation = operation_of(answer.request.method, answer.request.url.path)
    kind, kept = answer.headers.get("content-type", ""), answer.headers.get("cache-control")
    for_all = kind == "image/png" and kept is not None and "public" in kept
    assert operation is None or for_all or kept == "no-store", answer.request.url
    if operation is None or kind.startswith("text/event-stream"):
        return
    answer.read()
    where = f"{answer.request.method} {answer.request.url.path}: {answer.status_code} {answer.text[:300]}"
    if answer.is_error:
        code = answer.json()["error"]
        if code in EVERYWHERE:
            return
        assert STATUS[code] == answer.status_code, where
        told = operation["responses"].get(str(answer.status_code), {}).get("description", "")
        assert code in told.removeprefix("Refused: ").split(", "), where
    described = operation["responses"].get(str(answer.status_code))
    assert described is not None, where
    for media_type, content in described.get("content", {}).items():
        assert answer.headers["content-type"].startswith(media_type), where
        reference = content["schema"].get("$ref")
        if reference is not None:
            _validator(reference.rpartition("/")[2]).validate(answer.json())
