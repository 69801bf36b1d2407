"""The description of the interface: routes name their answers here, the schema is made on request.

Routes return finished answers, so the framework need not know their types: describing each type once, and
late, keeps the start short.
"""

import json
from collections import defaultdict
from typing import Any

from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi
from pydantic import TypeAdapter
from starlette.responses import Response

from franchise.bots.advice import Advice
from franchise.game.events import Event
from franchise.game.reasons import Reason
from franchise.server.errors import STATUS
from franchise.server.models.service import Problem

ALWAYS = (
    "malformed",
    "too_large",
    "wrong_origin",
    "unknown_host",
    "too_many_requests",
    "bad_token",
    "banned",
    "network_banned",
    "storage_unavailable",
    "storage_full",
    "storage_read_only",
    "rules_compiling",
)
"""What every request may be refused for."""

SECURITY = {
    "cookie": {
        "type": "apiKey",
        "in": "cookie",
        "name": "franchise",
        "description": "The secret of a browser, given with a name at `PUT /api/me`; "
        "`__Host-franchise` where the server is reached over HTTPS.",
    },
    "token": {
        "type": "http",
        "scheme": "bearer",
        "description": "The token of a program, made at `POST /api/me/tokens`.",
    },
}
NEEDED: list[dict[str, list[str]]] = [{"cookie": []}, {"token": []}]
OPTIONAL: list[dict[str, list[str]]] = [{}, *NEEDED]

UNIONS: dict[str, tuple[Any, str]] = {
    "Event": (Event, "type"),
    "Reason": (Reason, "id"),
    "Advice": (Advice, "id"),
}
"""Unions, with the field that names the kind; each is described once, by name."""

PLAIN: dict[Any, dict[str, Any]] = {str: {"type": "string"}, dict: {"type": "object"}}
UNION_KEYS = ("oneOf", "anyOf", "discriminator", "title")
SCHEMAS = "#/components/schemas/"

_described: dict[str, Any] = {"Problem": Problem}


def answers(
    kind: Any,
    *codes: str,
    status: int = 200,
    media_type: str = "application/json",
    for_strangers: bool = False,
) -> dict[str, Any]:
    """Return the arguments of a route that answers with a type, None for nothing, or refuses with codes.

    A stream answers with a dictionary of its events.
    A route that may refuse strangers is described as closed to them, unless it says otherwise.
    """
    responses: dict[int | str, dict[str, Any]] = {status: {"description": "Done"}}
    if kind is not None:
        schema = _schema(kind)
        responses[status] = {"description": "The answer", "content": {media_type: {"schema": schema}}}
    by_status: defaultdict[int, list[str]] = defaultdict(list)
    for code in dict.fromkeys((*ALWAYS, *codes)):
        by_status[STATUS[code]].append(code)
    for refused, names in sorted(by_status.items()):
        content = {"application/json": {"schema": _reference(Problem)}}
        responses[refused] = {"description": f"Refused: {', '.join(names)}", "content": content}
    security = NEEDED if "no_identity" in codes and not for_strangers else OPTIONAL
    return {
        "status_code": status,
        "responses": responses,
        "response_model": None,
        "response_class": Response,  # without a media type, which the framework would describe beside ours
        "openapi_extra": {"security": security},
    }


def _schema(kind: Any) -> dict[str, Any]:
    if isinstance(kind, dict):
        return {"oneOf": [_event(name, data) for name, data in kind.items()]}
    return PLAIN[kind] if kind in PLAIN else _reference(kind)


def _event(name: str, data: Any) -> dict[str, Any]:
    """Describe a server-sent event, whose data is JSON."""
    content = {"type": "string", "contentMediaType": "application/json", "contentSchema": _reference(data)}
    return {
        "type": "object",
        "required": ["event", "data"],
        "properties": {
            "event": {"const": name},
            "data": content,
            "id": {"type": "string"},
            "retry": {"type": "integer"},
        },
    }


def _reference(kind: Any) -> dict[str, str]:
    _described[kind.__name__] = kind
    return {"$ref": f"{SCHEMAS}{kind.__name__}"}


def described_types() -> list[type[Any]]:
    """List the types of all answers whose routes are known."""
    return list(_described.values())


def describe(app: FastAPI) -> None:
    """Make an application describe itself completely."""

    def openapi() -> dict[str, Any]:
        if not app.openapi_schema:
            schema = get_openapi(
                title=app.title, version=app.version, description=app.description, routes=app.routes
            )
            _leave_out_what_the_framework_assumes(schema)
            components = schema.setdefault("components", {})
            components["securitySchemes"] = SECURITY
            components.setdefault("schemas", {}).update(_answer_schemas())
            app.openapi_schema = schema
        return app.openapi_schema

    app.openapi = openapi  # type: ignore[method-assign]


def written_description(app: FastAPI) -> bytes:
    """Write the description, which takes longer than others should wait."""
    return json.dumps(app.openapi(), separators=(",", ":")).encode()


def _leave_out_what_the_framework_assumes(schema: dict[str, Any]) -> None:
    """Remove the framework's refusal of what it cannot read: here that is a `Problem` like any other."""
    for path in schema["paths"].values():
        for operation in path.values():
            if "HTTPValidationError" in str(operation["responses"].get("422", "")):
                del operation["responses"]["422"]
    for name in ("HTTPValidationError", "ValidationError"):
        schema["components"]["schemas"].pop(name, None)


# --- the types of answers ---


def _answer_schemas() -> dict[str, Any]:
    adapters = [(name, "serialization", TypeAdapter(kind)) for name, kind in _described.items()]
    adapters += [(name, "serialization", TypeAdapter(union)) for name, (union, _) in UNIONS.items()]
    schemas, definitions = TypeAdapter.json_schemas(
        adapters,  # type: ignore[arg-type]
        ref_template=SCHEMAS + "{model}",
    )
    found: dict[str, Any] = definitions["$defs"]
    for name, definition in found.items():
        if name != "Problem":  # every field of every other answer is always there
            definition["required"] = list(definition["properties"])
    names = _readable_names(found)
    unions = {}
    for name, (_, field) in UNIONS.items():
        references = [item["$ref"] for item in schemas[name, "serialization"]["anyOf"]]
        unions[name] = _discriminated(name, field, references, found)
    found = _with_unions(found, unions) | {name: union for name, (union, _) in unions.items()}
    for name, title in names.items():
        found[name]["title"] = title
    return {names.get(name, name): _renamed(definition, names) for name, definition in found.items()}


def _readable_names(found: dict[str, Any]) -> dict[str, str]:
    """Name types that share their name after what they are: an event, a reason."""
    names = {}
    for name in found:
        if "__" in name:
            module, _, kind = name.rpartition("__")
            names[name] = kind + module.rpartition("__")[2].removesuffix("s").capitalize()
    return names


def _discriminated(
    name: str, field: str, references: list[str], found: dict[str, Any]
) -> tuple[dict[str, Any], frozenset[str]]:
    mapping = {}
    for reference in references:
        mapping[found[reference.removeprefix(SCHEMAS)]["properties"][field]["const"]] = reference
    union = {
        "title": name,
        "oneOf": [{"$ref": reference} for reference in references],
        "discriminator": {"propertyName": field, "mapping": mapping},
    }
    return union, frozenset(references)


def _with_unions(value: Any, unions: dict[str, tuple[dict[str, Any], frozenset[str]]]) -> Any:
    """Put the name of a union wherever all its kinds are listed."""
    if isinstance(value, list):
        return [_with_unions(item, unions) for item in value]
    if not isinstance(value, dict):
        return value
    kinds = value.get("oneOf") or value.get("anyOf") or ()
    listed = [item["$ref"] for item in kinds if "$ref" in item]
    for name, (_, references) in unions.items():
        if frozenset(listed) == references:
            others = [item for item in kinds if "$ref" not in item]
            rest = {key: item for key, item in value.items() if key not in UNION_KEYS}
            union = {"$ref": f"{SCHEMAS}{name}"}
            return {**rest, "anyOf": [union, *others]} if others else {**rest, **union}
    return {key: _with_unions(item, unions) for key, item in value.items()}


def _renamed(value: Any, names: dict[str, str]) -> Any:
    if isinstance(value, list):
        return [_renamed(item, names) for item in value]
    if isinstance(value, dict):
        return {key: _renamed(item, names) for key, item in value.items()}
    if isinstance(value, str) and value.startswith(SCHEMAS):
        name = value.removeprefix(SCHEMAS)
        return SCHEMAS + names.get(name, name)
    return value
