"""Names at a table: nobody is taken for somebody else."""

import json
from pathlib import Path

import pytest

from servers import Running, ok, table_of

GAMES = Path(__file__).parents[1] / "fixtures" / "games"


@pytest.mark.parametrize("other", ["A\u043enn", "\u0410onn", "A\u03bfnn", "AOnn".replace("O", "\U0001d428")])
def test_a_name_that_looks_like_another_one_s_is_told_apart(server: Running, other: str) -> None:
    table = table_of(server.person("Aonn"), server.person(other))
    assert [seat["name"] for seat in table["seats"]] == ["Aonn", f"{other} 2"]


def test_names_of_another_script_stay_as_they_are(server: Running) -> None:
    table = table_of(server.person("Мария"), server.person("Maria"))
    assert [seat["name"] for seat in table["seats"]] == ["Мария", "Maria"]


def test_players_of_a_record_whose_names_look_alike_are_told_apart(server: Running) -> None:
    record = json.loads((GAMES / "three_players.json").read_text())
    record["players"] = ["Al", "AI", "A1"]
    table = ok(server.person("Ann").post("/api/tables/import", json={"record": record}))
    assert [seat["name"] for seat in table["seats"]] == ["Al", "AI 2", "A1 3"]
    assert ok(server.stranger().get(f"/api/games/{table['id']}/record"))["players"] == ["Al", "AI 2", "A1 3"]
