"""The description of the interface: valid, and true of whatever is sent."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from schemathesis.config import SchemathesisConfig

from described import description
from franchise.puzzles import shipped_puzzles
from servers import Running, ok, open_table, play, running, table_of

PLAUSIBLE = {
    "table": "[0-9a-z]{12,20}",
    "seat": "[0-4]",
    "code": "[0-9a-z]{1,64}",
    "number": "[0-9]{1,9}",
    "passkey": "[0-9a-z]{1,64}",
    "puzzle": "[0-9a-f]{8}",
    "study": "[0-9a-z]{12,20}",
    "token": "[0-9a-z]{1,64}",
}
FINISHED = json.loads((Path(__file__).parents[1] / "fixtures" / "games" / "two_players.json").read_text())
STUDY = {
    "format": "franchise-study/1",
    "title": "",
    "comment": "",
    "record": FINISHED,
    "at": 0,
    "branches": [],
}
EXAMPLES = 20
"""How many requests are made up for each operation, beside those that cover its description."""

# A request that fits the description is never called unreadable (400). What no game can have (422) is more
# than a description can say.
ACCEPTED = ["2xx", "401", "403", "404", "409", "422"]
CONFIG: dict[str, Any] = {
    "seed": 5,
    "max-stream-events": 1,
    "request-timeout": 60,
    "generation": {"max-examples": EXAMPLES, "deterministic": True, "with-security-parameters": False},
    "checks": {"enabled": True, "positive_data_acceptance": {"expected-statuses": ACCEPTED}},
}


class World:
    """A server with somebody who asks, and tables in every state for each operation."""

    def __init__(self, server: Running) -> None:
        """Begin without anybody."""
        self.url = server.url
        self._server = server
        self._known: dict[str, tuple[str, dict[str, list[str]]]] = {}

    def ready_for(self, operation: str) -> tuple[str, dict[str, list[str]]]:
        """Return the secret of somebody who asks, and what can be named; the operation may spoil it."""
        if operation not in self._known or operation == "DELETE /api/me":
            with self._server.visited():
                self._known[operation] = self._furnish()
        return self._known[operation]

    def _furnish(self) -> tuple[str, dict[str, list[str]]]:
        ann, bob = self._server.person("Ann"), self._server.person("Bob", "red")
        waiting = open_table(ann, "me", "open", "open", start=False, public=True)
        code = ok(ann.post(f"/api/tables/{waiting['id']}/invitation"))["code"]
        playing = table_of(ann, bob)
        play(ann, playing, "end")
        alone = open_table(ann, "me", "person")
        over = ok(ann.post("/api/tables/import", json={"record": FINISHED}))
        tokens = [ok(ann.post("/api/me/tokens", json={"label": "x"}))["id"] for _ in range(5)]
        existing = {
            "table": [table["id"] for table in (waiting, playing, alone, over)],
            "token": tokens,
            "code": [code],
            "passkey": ["nosuch"],
            "number": ["0", "9999"],
            "seat": ["0", "1"],
            "puzzle": [shipped_puzzles()[0].id],
            "study": [ok(ann.post("/api/studies", json={"study": STUDY}))["id"]],
        }
        return ann.cookies["franchise"], existing


@pytest.fixture(scope="module")
def world(tmp_path_factory: pytest.TempPathFactory) -> Iterator[World]:
    """Run a server for made-up requests."""
    with running(tmp_path_factory.mktemp("schema") / "franchise.db", most_tables=100_000) as server:
        yield World(server)


api = schemathesis.openapi.from_dict(description(), config=SchemathesisConfig.from_dict(CONFIG))


@pytest.mark.slow
@api.parametrize()
def test_no_request_is_answered_otherwise_than_described(case: Any, world: World) -> None:
    secret, existing = world.ready_for(case.operation.label)
    parameters = case.path_parameters or {}
    for name, value in parameters.items():
        if re.fullmatch(PLAUSIBLE[name], str(value)):  # what the description does not allow goes out as it is
            parameters[name] = existing[name][sum(map(ord, str(value))) % len(existing[name])]
    case.call_and_validate(base_url=world.url, headers={"Authorization": f"Bearer {secret}"})


def test_the_description_is_valid() -> None:
    api.validate()


@pytest.mark.parametrize(("union", "field"), [("Event", "type"), ("Reason", "id"), ("Advice", "id")])
def test_things_of_several_kinds_are_told_apart_by_one_field(union: str, field: str) -> None:
    schemas = description()["components"]["schemas"]
    kinds = [kind["$ref"].rpartition("/")[2] for kind in schemas[union]["oneOf"]]
    assert schemas[union]["discriminator"]["propertyName"] == field
    for kind in kinds:
        assert field in schemas[kind]["required"]
        tag = schemas[kind]["properties"][field]["const"]
        assert schemas[union]["discriminator"]["mapping"][tag] == f"#/components/schemas/{kind}"
    mentioned = json.dumps(description()).count(f'"#/components/schemas/{kinds[0]}"')
    assert mentioned == 2  # the union lists it and tells how to recognise it; nothing else mentions it


def test_names_of_types_can_be_read() -> None:
    assert [name for name in description()["components"]["schemas"] if not name.isalnum()] == []
