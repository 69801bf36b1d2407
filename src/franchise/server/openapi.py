"""The description of the interface: routes name their answers here, the schema is made when it is asked for.

Routes give finished answers, so the framework has no need to know their types: describing each type once, and
late, keeps the start short.
"""

from collections import defaultdict
from typing import Any

from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi
from pydantic import TypeAdapter

from franchise.server.errors import STATUS
from franchise.server.models import Problem

ALWAYS = (
    "malformed",
    "too_large",
    "wrong_origin",
    "unknown_host",
    "too_many_requests",
    "bad_token",
    "storage_unavailable",
    "storage_full",
    "storage_read_only",
)
"""What every request may be refused for."""

_described: dict[str, Any] = {"Problem": Problem}


def answers(
    kind: Any, *codes: str, status: int = 200, media_type: str = "application/json"
) -> dict[str, Any]:
    """Give the arguments of a route that answers with a type, None for nothing, or refuses with codes."""
    responses: dict[int | str, dict[str, Any]] = {status: {"description": "Done"}}
    if kind is not None:
        schema = (
            {"type": "string"} if kind is str else {"type": "object"} if kind is dict else _reference(kind)
        )
        responses[status] = {"description": "The answer", "content": {media_type: {"schema": schema}}}
    by_status: defaultdict[int, list[str]] = defaultdict(list)
    for code in dict.fromkeys((*ALWAYS, *codes)):
        by_status[STATUS[code]].append(code)
    for refused, names in sorted(by_status.items()):
        content = {"application/json": {"schema": _reference(Problem)}}
        responses[refused] = {"description": f"Refused: {', '.join(names)}", "content": content}
    return {"status_code": status, "responses": responses, "response_model": None}


def _reference(kind: Any) -> dict[str, str]:
    _described[kind.__name__] = kind
    return {"$ref": f"#/components/schemas/{kind.__name__}"}


def described_types() -> list[type[Any]]:
    """List the types of all answers whose routes are known."""
    return list(_described.values())


def describe(app: FastAPI) -> None:
    """Let an application describe itself completely."""

    def openapi() -> dict[str, Any]:
        if not app.openapi_schema:
            schema = get_openapi(
                title=app.title, version=app.version, description=app.description, routes=app.routes
            )
            adapters = [(name, "serialization", TypeAdapter(kind)) for name, kind in _described.items()]
            _, definitions = TypeAdapter.json_schemas(
                adapters,  # type: ignore[arg-type]
                ref_template="#/components/schemas/{model}",
            )
            schemas = schema.setdefault("components", {}).setdefault("schemas", {})
            schemas.update(definitions.get("$defs", {}))
            app.openapi_schema = schema
        return app.openapi_schema

    app.openapi = openapi  # type: ignore[method-assign]
