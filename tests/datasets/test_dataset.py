"""Self-play as data: the same to the byte however it came about, and every row as its game says."""

import json
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from franchise import Game, Malformed
from franchise.bots import BotChoice, load_choice
from franchise.datasets import Dataset, DatasetFailed, DatasetPlan
from franchise.datasets.datasheet import columns
from franchise.datasets.positions import COLUMNS, NoParquet, rows_of
from franchise.envs import position_of
from franchise.envs.single import action_of, observation_of
from franchise.game.options import RuleOptions

pytestmark = pytest.mark.compiled

RANDOM = BotChoice.parse("random")
PLAN = DatasetPlan(RANDOM, players=3, options=RuleOptions(milestones=True, boom=True), seed=4)
DOCS = Path(__file__).parents[2] / "docs"


def make(directory: Path, *games: int, jobs: int = 1, plan: DatasetPlan = PLAN) -> Dataset:
    """Make a dataset in as many sittings as numbers of games are given."""
    for number in games:
        dataset = Dataset(directory, plan)
        list(dataset.play(number, jobs))
        list(dataset.write_positions(games_of_file=2))
        dataset.write_datasheet()
    return dataset


def contents(directory: Path) -> dict[str, bytes]:
    """Read all files."""
    return {str(file.relative_to(directory)): file.read_bytes() for file in directory.rglob("*.*")}


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Dataset:
    """Make a dataset at one go."""
    pytest.importorskip("pyarrow", reason="what writes Parquet is not installed")
    return make(tmp_path_factory.mktemp("whole"), 5)


def test_what_is_interrupted_comes_out_the_same(whole: Dataset, tmp_path: Path) -> None:
    make(tmp_path, 3)
    games = tmp_path / "games.jsonl"
    games.write_bytes(games.read_bytes()[:-7])  # in the middle of a line
    (tmp_path / "positions" / "00001.parquet").write_bytes(b"PAR1 and no more")
    assert Dataset(tmp_path, PLAN).played == 2
    make(tmp_path, 5, jobs=2)
    assert contents(tmp_path) == contents(whole.directory)


def test_fewer_games_than_there_are_leave_it_as_it_is(whole: Dataset) -> None:
    before = contents(whole.directory)
    assert make(whole.directory, 1).played == 5
    assert contents(whole.directory) == before


def test_a_row_says_what_its_game_says(whole: Dataset) -> None:
    for played in whole.games():
        game = Game.from_record(played.record)
        assert game.result is not None and len(played.chances) == max(game.at(len(game.moves) - 1).turn, 1)
        rows = list(rows_of(played))
        assert [row["turn"] for row in rows] == list(range(1, len(rows) + 1))
        assert sum(len(row["actions"]) for row in rows) == len(game.moves) - rows[0]["moves"]
        for row in rows[::5]:
            before = game.at(row["moves"])
            assert (before.turn, before.actor) == (row["turn"], row["seat"])
            assert np.array_equal(row["observation"], observation_of(before.position, row["seat"]))
            assert row["actions"][0] == action_of(game.moves[row["moves"]])
            assert sum(row["chances"]) == pytest.approx(1, abs=1e-3)
            assert row["final_influence"] == list(game.result.influence)
            assert row["victory"][game.result.winners[0]] == 1 / len(game.result.winners)


def test_the_files_of_positions_have_all_rows(whole: Dataset) -> None:
    parquet: Any = pytest.importorskip("pyarrow.parquet")
    positions = whole.directory / "positions"
    assert sorted(file.name for file in positions.iterdir()) == [f"0000{part}.parquet" for part in range(3)]
    table = parquet.read_table(positions)
    assert table.column_names == [column.name for column in COLUMNS]
    expected = [row for played in whole.games() for row in rows_of(played)]
    assert len(table) == len(expected)
    last, row = table.slice(len(table) - 1).to_pylist()[0], expected[-1]
    assert (last["game"], last["actions"], last["end"]) == (5, row["actions"], row["end"])
    position = position_of(np.array(last["observation"], np.uint8))
    assert position.actor == last["seat"]


def test_the_datasheet_and_the_docs_describe_every_column(whole: Dataset) -> None:
    assert columns() in (whole.directory / "README.md").read_text()
    assert columns() in (DOCS / "datasets.md").read_text()


def test_some_moves_are_drawn_at_random(tmp_path: Path) -> None:
    greedy = BotChoice.parse("greedy")

    def games(stray: float) -> list[Any]:
        plan = DatasetPlan(greedy, stray=stray)
        return [game.record["moves"] for game in Dataset(tmp_path / str(stray), plan).play(2)]

    alike, different = games(0), games(0.2)
    assert alike[0] == alike[1] and different[0] != different[1]


def test_a_search_can_evaluate(tmp_path: Path) -> None:
    one_look, searched = (
        next(iter(Dataset(tmp_path / str(number), DatasetPlan(RANDOM, simulations=number)).play(1)))
        for number in (0, 20)
    )
    assert one_look.record == searched.record and one_look.chances != searched.chances


# --- what is refused ---


def test_another_plan_needs_another_directory(tmp_path: Path) -> None:
    Dataset(tmp_path, PLAN)
    with pytest.raises(Malformed, match="was begun with players 3, not 2; choose another directory"):
        Dataset(tmp_path, DatasetPlan(RANDOM, options=PLAN.options, seed=4))


def test_files_of_others_are_left_alone(tmp_path: Path) -> None:
    (tmp_path / "games.jsonl").write_text("{}\n")
    with pytest.raises(Malformed, match=r"games\.jsonl is of no dataset"):
        Dataset(tmp_path, PLAN)
    (tmp_path / "dataset.json").write_text("[]")
    with pytest.raises(Malformed, match=r"dataset\.json is of no dataset"):
        Dataset(tmp_path, PLAN)


def test_a_damaged_line_is_named(tmp_path: Path) -> None:
    dataset = Dataset(tmp_path, PLAN)
    (tmp_path / "games.jsonl").write_text('{"number": 1}\n')
    with pytest.raises(Malformed, match=r"games\.jsonl: line 1 is no game of a dataset"):
        list(dataset.games())


def test_what_cannot_be_planned_is_said_at_once() -> None:
    for wrong, message in (
        ({"players": 6}, "players: expected 2, 3, 4, 5, got 6"),
        ({"stray": 1.5}, "stray: expected a share from 0 to 1, got 1.5"),
        ({"simulations": -1}, "simulations: expected at least 0, got -1"),
        ({"seed": -1}, "seed: expected 0 to"),
    ):
        with pytest.raises(Malformed, match=message):
            DatasetPlan(RANDOM, **wrong)


def test_a_bot_that_fails_is_named_with_the_game(tmp_path: Path) -> None:
    file = tmp_path / "weak.py"
    lines = (
        "from franchise.bots import Bot",
        "class Weak(Bot):",
        "    def choose(self, game, budget):",
        "        1 / 0",
    )
    file.write_text("\n".join(lines))
    dataset = Dataset(tmp_path / "data", DatasetPlan(load_choice(f"{file}:Weak")))
    with pytest.raises(DatasetFailed, match=r"game 1: .*weak\.py:Weak raised ZeroDivisionError: .*line 4"):
        list(dataset.play(2))
    begun = json.loads((tmp_path / "data" / "dataset.json").read_text())
    assert len(begun["bot_file"]) == 16


def test_what_writes_parquet_is_named_where_it_is_missing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    dataset = Dataset(tmp_path, PLAN)
    with pytest.raises(NoParquet, match=r'pip install "franchise\[data\]"'):
        list(dataset.write_positions())
