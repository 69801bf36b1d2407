"""`franchise simulate`."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from typer.testing import Result

Run = Callable[..., Result]

pytestmark = pytest.mark.compiled

SPEED = ("seconds", "decisions_per_second", "games_per_second")


def figures(run: Run, *arguments: object) -> dict[str, Any]:
    result = run("simulate", *arguments, "--json", "-")
    assert result.exit_code == 0, result.stderr
    value: dict[str, Any] = json.loads(result.stdout)
    return value


def without_speed(value: dict[str, Any]) -> dict[str, Any]:
    return {name: figure for name, figure in value.items() if name not in SPEED}


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_figures_add_up(run: Run, players: int) -> None:
    found = figures(run, "--players", players, "--games", 60)
    assert found["games"] == 60
    assert found["players"] == players
    assert sum(found["wins_by_seat"]) == pytest.approx(60)
    assert len(found["wins_by_seat"]) == len(found["influence"]["by_seat"]) == players
    assert found["influence"]["mean"] == pytest.approx(sum(found["influence"]["by_seat"]) / players)
    assert found["influence"]["minimum"] <= found["influence"]["mean"] <= found["influence"]["maximum"]
    assert found["end_reasons"].keys() == {"red_zone", "no_expansion"}
    assert sum(found["end_reasons"].values()) == 60
    assert found["turns_per_player"] > 1
    assert found["seconds"] > 0
    assert found["decisions_per_second"] == pytest.approx(found["decisions"] / found["seconds"])
    assert found["games_per_second"] == pytest.approx(60 / found["seconds"])


@pytest.mark.parametrize(
    "options",
    [
        (),
        ("--start", "introductory"),
        ("--city-tiles", "random"),
        ("--city-tiles", "draft", "--region-tiles", "draft"),
        ("--region-tiles", "random"),
        ("--region-pool", "mixed"),
        ("--region-pool", "new", "--region-tiles", "draft"),
        ("--region-pool", "n01,n02,n03,n04,n05,dollar1,number1,bonus1,expansion,link"),
        ("--milestones", "--boom"),
    ],
    ids=" ".join,
)
def test_the_same_seed_and_options_give_the_same_figures(run: Run, options: tuple[str, ...]) -> None:
    first = figures(run, "--games", 60, "--seed", 5, *options)
    assert without_speed(first) == without_speed(figures(run, "--games", 60, "--seed", 5, *options))
    assert without_speed(first) != without_speed(figures(run, "--games", 60, "--seed", 6, *options))


def test_the_options_are_among_the_figures(run: Run) -> None:
    found = figures(run, "--games", 1, "--seed", 7, "--boom", "--region-pool", "mixed")
    assert (found["seed"], found["boom"], found["milestones"], found["start"]) == (7, True, False, "choose")
    assert (found["region_pool"], found["region_tiles"], found["city_tiles"]) == (
        "mixed",
        "random",
        "printed",
    )


def test_people_get_a_table_and_progress_goes_to_stderr(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "figures.json"
    result = run("simulate", "--games", 20, "--json", path)
    assert "Turns per player" in result.stdout
    assert "Playing" not in result.stdout
    assert "Playing" in result.stderr
    assert json.loads(path.read_text("utf-8"))["games"] == 20


@pytest.mark.parametrize(
    "options",
    [
        ("--games", "0"),
        ("--games", "many"),
        ("--players", "1"),
        ("--players", "6"),
        ("--seed", "-1"),
        ("--seed", str(1 << 60)),
        ("--region-pool", "nonsense"),
        ("--region-pool", "n01,n02"),
        ("--region-pool", "mixed", "--region-tiles", "printed"),
        ("--city-tiles", "odd"),
        ("--json", "/no/such/directory/file.json", "--games", "1"),
    ],
    ids=" ".join,
)
def test_wrong_options_are_refused_in_one_line(run: Run, options: tuple[str, ...]) -> None:
    result = run("simulate", *options)
    assert result.exit_code == 2
    assert result.stdout == ""
    line = result.stderr.splitlines()[-1]
    assert line.startswith("franchise: ")
    assert "Traceback" not in result.stderr
