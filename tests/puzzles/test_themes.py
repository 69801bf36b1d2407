"""What decides a puzzle is named by what the best turn does and the best of the different ones does not."""

from franchise import Game
from franchise.puzzles.themes import theme_of
from tables import Table


def theme(table: Table, best: str, other: str) -> str | None:
    """Name what decides between two turns, written with semicolons."""
    return theme_of(table.game, best.split("; "), other.split("; "))


def two_cities() -> Table:
    return Table(3, money=20).city("chicago", "AAA____").city("dallas", "A____")


def test_a_city_that_only_the_best_turn_scores_is_a_majority() -> None:
    assert theme(two_cities(), "grow chicago; end", "grow dallas; end") == "majority"


def test_a_turn_that_ends_the_game_is_the_last_turn() -> None:
    table = two_cities()
    table.state.turns_without_expansion = 2
    assert theme(table, "grow chicago; end", "expand detroit $3; end") == "last_turn"


def test_a_last_turn_that_the_other_is_too_is_named_by_what_it_scores() -> None:
    table = two_cities()
    table.state.turns_without_expansion = 2
    assert theme(table, "grow chicago; end", "grow dallas; end") == "majority"


def test_a_last_turn_that_needs_a_bonus_tile_has_its_moment() -> None:
    table = two_cities()
    table.state.turns_without_expansion = 2
    assert theme(table, "grow dallas; double dallas; end", "expand detroit $3; end") == "bonus_tile"


def test_a_last_turn_that_wins_by_pieces_in_towns_is_a_tie_breaker() -> None:
    table = two_cities().towns(fargo="A").has("A", influence=9).has("B", influence=10)
    table.state.turns_without_expansion = 2
    assert theme(table, "end", "expand detroit $3; end") == "tie_breaker"


def test_keeping_another_from_winning_at_once_is_blocking() -> None:
    table = two_cities().has("B", influence=60)
    table.state.turns_without_expansion = 1
    assert theme(table, "expand detroit $3; end", "grow chicago; end") == "blocking"


def test_a_dear_link_is_the_far_expansion_unless_both_turns_take_it() -> None:
    table = two_cities()
    assert theme(table, "expand omaha $5; end", "expand detroit $3; end") == "far_expansion"
    both = theme(table, "expand omaha $5; grow chicago; end", "expand omaha $5; end")
    assert both == "majority"


def test_a_bonus_tile_that_only_the_best_turn_uses_has_its_moment() -> None:
    best = "grow dallas; double dallas; end"
    assert theme(two_cities(), best, "grow dallas; end") == "bonus_tile"
    assert theme(two_cities(), best, "cash; grow dallas; end") == "bonus_tile"


def test_scoring_less_for_a_higher_income_is_income_or_influence() -> None:
    table = Table(2, money=20).city("chicago", "AAA____").city("dallas", "A____")
    assert theme(table, "expand detroit $3; end", "grow chicago; end") == "income"


def test_a_rival_who_cannot_get_a_majority_any_more_is_blocked() -> None:
    table = Table(3, money=20).city("chicago", "BBACC__").city("dallas", "A____").city("detroit", "AA__")
    assert theme(table, "grow chicago; end", "grow dallas; end") == "blocking"


def test_no_difference_that_has_a_name_is_no_theme() -> None:
    assert theme(two_cities(), "grow dallas; end", "grow dallas; end") is None


def test_the_position_is_left_as_it_was() -> None:
    game = Game.new(["Ann", "Bob"], start="introductory")
    theme_of(game, ["end"], ["end"])
    assert not game.moves


def northeast(pieces: str, tie_breaker: str) -> Table:
    """Have the Northeast wait for New York alone."""
    table = Table(4, money=20).city("new_york", "AAAA____").city("dallas", "A____")
    return table.scored("pittsburgh", pieces, tie_breaker)


def test_a_region_that_brings_more_than_its_cities_is_a_region() -> None:
    table = northeast("AA", "B").city("chicago", "AAA____")
    assert theme(table, "grow new_york; end", "grow chicago; end") == "region"


def test_a_region_won_by_the_tie_breaker_is_a_tie_breaker() -> None:
    own, others = northeast("B", "A"), northeast("B", "B")
    assert theme(own, "grow new_york; end", "grow dallas; end") == "tie_breaker"
    assert theme(others, "grow new_york; end", "grow dallas; end") != "tie_breaker"


def test_a_tie_breaker_that_comes_with_no_more_influence_is_one() -> None:
    table = Table(4, money=20).city("omaha", "BBA_").city("dallas", "A____")
    assert theme(table, "grow omaha; end", "grow dallas; end") == "tie_breaker"


def test_not_filling_a_city_for_somebody_else_is_blocking() -> None:
    table = Table(4, money=20).city("omaha", "BBA_").city("dallas", "A____")
    assert theme(table, "end", "grow omaha; end") == "blocking"


def test_keeping_a_bonus_tile_is_its_moment_too() -> None:
    assert theme(two_cities(), "grow dallas; end", "cash; grow dallas; end") == "bonus_tile"


def test_keeping_money_is_income_or_influence() -> None:
    assert theme(Table(4).city("washington", "A_____"), "end", "grow washington; end") == "income"
