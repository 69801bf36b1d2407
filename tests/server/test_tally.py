"""Results added up, and what is remarkable about a game."""

from dataclasses import replace
from typing import Any

from franchise.server.tables.results import PersonalResult
from franchise.server.tables.tally import Feat, LevelTally, PlayersTally, feats, tally

VICTORY = PersonalResult("ann", "t", 0, 2, ("rival",), "won", False, 1, 60, None, False, False)


def games(*changes: dict[str, Any]) -> list[PersonalResult]:
    """Return victories over Rival with 60 influence and two players, except for what is changed."""
    return [replace(VICTORY, **{"table": f"t{number}", **change}) for number, change in enumerate(changes)]


LOST: dict[str, Any] = {"outcome": "lost", "place": 2}
SHARED: dict[str, Any] = {"outcome": "shared"}


def test_victories_shared_ones_and_losses_are_counted_apart() -> None:
    found = tally(games({}, SHARED, LOST, {"left_out": "imported"}))
    assert (found.games, found.won, found.shared, found.lost) == (3, 1, 1, 1)


def test_nobody_has_won_anything_before_the_first_game() -> None:
    found = tally([])
    assert (found.games, found.streak, found.longest_streak, found.by_players, found.by_level) == (
        0,
        0,
        0,
        [],
        [],
    )


def test_a_victory_counts_over_each_level_at_the_table() -> None:
    found = tally(games({"levels": ("rival", "newcomer"), "players": 3}, {}, LOST))
    assert found.by_level == [
        LevelTally("newcomer", 3, 1, 1),
        LevelTally("rival", 2, 2, 1),
        LevelTally("rival", 3, 1, 1),
    ]


def test_the_best_result_is_kept_for_each_number_of_players() -> None:
    resigned = {**LOST, "resigned": True, "influence": None, "place": None}
    found = tally(games({}, {**LOST, "influence": 75}, {"players": 4, "influence": 41}, resigned))
    assert found.by_players == [
        PlayersTally(2, 3, 1, 0, 2, 75, "t1"),
        PlayersTally(4, 1, 1, 0, 0, 41, "t2"),
    ]


def test_shared_victories_go_on_with_a_streak_and_a_loss_ends_it() -> None:
    found = tally(games({}, SHARED, {}, LOST, {}, {"left_out": "stand_in", **LOST}, {}))
    assert (found.streak, found.longest_streak) == (2, 3)


def test_victories_with_help_are_counted() -> None:
    found = tally(games({"hinted": True}, {"taken_back": True, "hinted": True}, {}, {"hinted": True, **LOST}))
    assert found.assisted == 2


def test_the_first_victory_over_a_level_is_remarkable_once() -> None:
    results = games({"levels": ("newcomer",)}, {"levels": ("rival", "newcomer")}, {})
    assert feats(results, "t0") == [Feat("first_victory_over", level="newcomer")]
    assert feats(results, "t1") == [Feat("first_victory_over", level="rival")]
    assert feats(results[:2] + games({}, {}, {"players": 3})[2:], "t2") == [Feat("streak", count=3)]


def test_the_first_victory_over_people_is_remarkable_too() -> None:
    results = games({"levels": (), **LOST}, {"levels": ()}, {"levels": ()})
    assert [feats(results, result.table) for result in results] == [[], [Feat("first_victory")], []]


def test_a_streak_is_remarkable_from_the_third_victory_on() -> None:
    results = games({}, {}, {}, {}, LOST, {})
    streaks = [[feat.count for feat in feats(results, one.table) if feat.id == "streak"] for one in results]
    assert streaks == [[], [], [3], [4], [], []]


def test_a_result_is_the_best_only_among_games_with_as_many_players() -> None:
    results = games(
        LOST, {"players": 4, "influence": 70, **LOST}, {**LOST, "influence": 61}, {**LOST, "influence": 61}
    )
    found = [feats(results, one.table) for one in results]
    assert found == [[], [], [Feat("best", players=2)], []]


def test_nothing_is_remarkable_about_a_game_that_does_not_count() -> None:
    assert feats(games({"left_out": "one_screen"}), "t0") == []
