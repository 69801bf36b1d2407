"""Answers of routes: typed values, written as JSON."""

from typing import Any

from starlette.responses import Response

from franchise.server.encode import to_json


class Answer(Response):
    """An answer with a typed value."""

    media_type = "application/json"

    def __init__(self, value: Any, status: int = 200) -> None:
        """Write the value."""
        super().__init__(to_json(value), status)
