"""Answers as JSON: typed values are written by compiled code, without dictionaries in between."""

from collections.abc import Iterable
from functools import cache
from typing import Annotated, Any

from pydantic import Field, TypeAdapter

from franchise.game import events, layout_problems, reasons

Event = Annotated[events.Event, Field(discriminator="type")]
Reason = Annotated[reasons.Reason, Field(discriminator="id")]
LayoutProblem = Annotated[layout_problems.LayoutProblem, Field(discriminator="id")]
"""Unions are written by their tag: trying one kind after the other takes twice as long."""


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
