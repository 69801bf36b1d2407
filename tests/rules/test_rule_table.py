"""Which function, field or figure stands for each of the 50 rules."""

import inspect
import re
from importlib import import_module
from pathlib import Path

import pytest

import franchise

STATEMENT = "statement"

RULES: dict[int, tuple[str, ...]] = {
    # material
    1: ("board.Board.places", "board.Board.links", "board.check.check"),
    2: ("kernel.tables.FRANCHISES", "kernel.expand.may_expand", "kernel.cities.place_tie_breaker"),
    3: (STATEMENT,),  # the bank is unlimited: income and cash just add
    4: ("kernel.cities.put_piece", "kernel.income.empty_spaces"),
    # setup
    5: ("kernel.setup.lay_tiles",),
    6: ("kernel.setup.close_regions", "board.Board.open_places", "board.Board.open_links"),
    7: ("kernel.setup.deal_bonus_tiles", "board.Board.bonus_tiles"),
    8: ("game.dealing.shuffled", "game.game.Game.new"),
    9: ("kernel.setup.open_starting_town", "kernel.turn.go_on_with_setup"),
    10: ("kernel.setup.deal_money", "board.Board.starting_money"),
    11: ("kernel.setup.open_introductory_towns", "board.Board.introductory_towns"),
    # income
    12: ("kernel.income.income", "kernel.income.spaces_for_income", "board.Board.income"),
    # expand
    13: ("kernel.expand.expansion_targets", "kernel.expand.may_expand"),
    14: ("kernel.expand.list_expansions", "kernel.expand.link_source"),
    15: ("kernel.expand.list_expansions",),
    # market share
    16: ("kernel.market_share.cities_to_increase", "kernel.market_share.increase_share"),
    # open franchises, score cities
    17: ("kernel.cities.open_expansions", "kernel.cities.put_piece"),
    18: ("kernel.cities.open_centre_pieces",),
    19: ("kernel.cities.score_city_if_due", "kernel.cities.has_absolute_majority", "kernel.cities.is_full"),
    20: ("kernel.cities.score_city_if_due",),
    21: ("kernel.cities.leader", "kernel.cities.score_city_if_due"),
    22: ("kernel.cities.score_city",),
    23: ("kernel.cities.place_tie_breaker",),
    # score regions
    24: ("kernel.regions.missing_places",),
    25: ("kernel.regions.next_in_rank", "kernel.regions.value_of_rank"),
    26: ("kernel.regions.next_in_rank",),
    27: ("kernel.regions.score_region", "kernel.regions.score_regions", "board.Board.region_track"),
    # bonus tiles
    28: ("kernel.bonus_tiles.bonus_tile_ready", "kernel.bonus_tiles.use_bonus_tile"),
    29: ("kernel.expand.may_expand", "kernel.expand.expansion_targets"),
    30: ("kernel.market_share.cities_to_double", "kernel.market_share.double_share"),
    31: ("kernel.bonus_tiles.take_cash",),
    # the end
    32: ("kernel.ending.red_zone_reached", "board.Board.red_zone_from"),
    33: ("kernel.ending.nobody_expands", "kernel.ending.end_reason"),
    34: ("kernel.ending.end_game", "kernel.ending.influence_for_money"),
    35: ("kernel.ending.winners",),
    # expert variant
    36: ("kernel.draft.put_city_tile", "board.Board.tile_class", "board.Board.city_tile_classes"),
    37: ("kernel.draft.list_tiles_to_lay",),
    38: ("kernel.turn.go_on_with_setup", "kernel.draft.lay_city_tile", "game.setup.Setup.deal"),
    # milestones
    39: ("kernel.setup.deal_bonus_tiles", "board.Board.milestones_in_play"),
    40: ("kernel.milestones.award_milestones", "kernel.milestones.award_milestones_to_others"),
    41: ("kernel.milestones.milestones_met",),
    42: ("kernel.milestones.award_milestones", "kernel.ending.influence_for_bonus_tiles"),
    # boom
    43: ("kernel.boom.boom_places",),
    44: ("kernel.boom.boom_destinations",),
    45: ("kernel.income.spaces_for_boom",),
    # new region tiles
    46: ("game.setup.Setup.region_tiles_to_draft", "board.Board.additional_region_tiles"),
    47: ("kernel.regions.value_of_rank", "kernel.regions.take_extra", "kernel.ways.cheapest_way"),
    48: (STATEMENT,),  # nothing else changes: ranks, ties and track do not ask for the kind of tile
    49: (STATEMENT,),  # all options are independent arguments of a setup
    50: (STATEMENT,),  # region_tiles.toml says so
}

SOURCE = Path(inspect.getfile(franchise)).parent
NAMES = [(number, name) for number, names in RULES.items() for name in names if name != STATEMENT]


def test_every_rule_is_in_the_table() -> None:
    assert list(RULES) == list(range(1, 51))
    assert all(RULES.values())


@pytest.mark.parametrize(("number", "name"), NAMES)
def test_what_stands_for_a_rule_exists(number: int, name: str) -> None:
    package, module, *rest = name.split(".")
    if package == "board" and module == "Board":
        board = import_module("franchise.board")
        assert hasattr(board.BOARD, rest[0]), f"rule {number}: the board has no {rest[0]}"
        return
    found: object = import_module(f"franchise.{package}.{module}")
    for attribute in rest:
        found = getattr(found, attribute)


def named_rules() -> set[int]:
    """Collect the numbers that docstrings and comments name: "rule 6", "rules 6 and 7", "rules 6 to 8"."""
    numbers: set[int] = set()
    for file in SOURCE.glob("*/*.py"):
        text = file.read_text("utf-8")
        for mention in re.findall(r"rules? (\d+(?:(?:, | and | to )\d+)*)", text):
            numbers.update(map(int, re.findall(r"\d+", mention)))
            for first, last in re.findall(r"(\d+) to (\d+)", mention):
                numbers.update(range(int(first), int(last) + 1))
    return numbers


def test_the_source_names_every_rule_that_decides_something() -> None:
    deciding = {number for number, names in RULES.items() if names != (STATEMENT,)}
    assert deciding - named_rules() - {1, 8} == set(), "1 is data, 8 is the order of names"


def test_the_data_say_which_values_are_our_own() -> None:
    text = (SOURCE / "board" / "region_tiles.toml").read_text("utf-8")
    assert "every other figure here is our own" in text
