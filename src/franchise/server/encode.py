"""Answers as JSON: typed values are written by compiled code, without a detour over dictionaries."""

from collections.abc import Iterable
from functools import cache
from typing import Annotated, Any

from pydantic import Field, TypeAdapter
from starlette.responses import Response

from franchise.game import events, layout_problems, reasons

Event = Annotated[events.Event, Field(discriminator="type")]
Reason = Annotated[reasons.Reason, Field(discriminator="id")]
LayoutProblem = Annotated[layout_problems.LayoutProblem, Field(discriminator="id")]
"""What has many kinds is written by its tag: trying the kinds one after the other takes twice as long."""


@cache
def _adapter(kind: type[Any]) -> TypeAdapter[Any]:
    return TypeAdapter(kind)


def prepare(kinds: Iterable[type[Any]]) -> None:
    """Make the writers of these types ahead of their first use."""
    for kind in kinds:
        _adapter(kind)  # type: ignore[arg-type]


def to_json(value: Any) -> bytes:
    """Write a typed value."""
    return _adapter(type(value)).dump_json(value)  # type: ignore[arg-type]


class Answer(Response):
    """An answer with a typed value."""

    media_type = "application/json"

    def __init__(self, value: Any, status: int = 200) -> None:
        """Write the value."""
        super().__init__(to_json(value), status)
