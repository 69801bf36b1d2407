"""How many unfinished tables a host may have, whatever leads to them."""

import json
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from servers import error_of, ok, on_both_databases, open_table, running, table_of

GAMES = Path(__file__).parents[1] / "fixtures" / "games"


def path_of(table: dict[str, Any]) -> str:
    """Return the address of a table."""
    return f"/api/tables/{table['id']}"


def test_a_host_has_so_many_unfinished_tables_at_most(tmp_path: Path) -> None:
    with running(tmp_path / "franchise.db", most_tables=2) as small:
        ann = small.person("Ann")
        tables = [open_table(ann, "me", "person") for _ in range(2)]
        body = {"seats": [{"kind": "me"}, {"kind": "person"}]}
        refused = ann.post("/api/tables", json=body)
        assert (error_of(refused), refused.json()["arguments"]) == ("too_many_tables", {"count": 2})
        ok(ann.delete(path_of(tables[0])))
        ok(ann.post("/api/tables", json=body))


def test_no_other_way_leads_to_more_unfinished_tables(tmp_path: Path) -> None:
    record = json.loads((GAMES / "three_players.json").read_text())
    with running(tmp_path / "franchise.db", most_tables=2) as small:
        ann, bob = small.person("Ann"), small.person("Bob")
        kinds = [{"kind": "me"}, {"kind": "open"}, {"kind": "person"}]
        over = ok(ann.post("/api/tables/import", json={"record": record, "seats": kinds}))
        code = ok(ann.post(f"{path_of(over)}/invitation"))["code"]
        ok(bob.post(f"/api/join/{code}", json={}))
        lone = ok(ann.post("/api/tables/import", json={"record": record}))
        started = [table_of(ann, bob) for _ in range(2)]
        assert error_of(ann.post(f"{path_of(over)}/rematch")) == "too_many_tables"
        back = {"revision": lone["revision"], "to": lone["moves"] - 1}
        assert error_of(ann.post(f"/api/games/{lone['id']}/undo", json=back)) == "host_has_too_many"
        unfinished = record | {"moves": record["moves"][:4]}
        del unfinished["result"]
        assert error_of(ann.post("/api/tables/import", json={"record": unfinished})) == "too_many_tables"
        own = [open_table(bob, "me", "person") for _ in range(2)]
        assert error_of(bob.post(f"{path_of(over)}/rematch")) == "too_many_tables"
        assert error_of(ann.post(f"{path_of(started[0])}/host", json={"seat": 1})) == "host_has_too_many"
        ok(bob.delete(path_of(own[0])))
        ok(ann.post(f"{path_of(started[0])}/host", json={"seat": 1}))
        ok(ann.post(f"{path_of(over)}/rematch"))


@on_both_databases
def test_tables_opened_at_the_same_time_are_not_more_than_allowed(database: str) -> None:
    with running(database, most_tables=5) as small, ThreadPoolExecutor(12) as at_once:
        ann = small.person("Ann")
        body = {"seats": [{"kind": "me"}, {"kind": "person"}]}
        answers = list(at_once.map(lambda _: ann.post("/api/tables", json=body).status_code, range(12)))
        assert sorted(answers) == [201] * 5 + [409] * 7
