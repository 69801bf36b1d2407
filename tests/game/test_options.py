"""The options of the rules as people ask for them."""

from dataclasses import replace

import pytest

from franchise.game.options import RuleOptions
from franchise.game.setup import RegionDraft


@pytest.mark.parametrize(
    ("options", "chance"),
    [
        (RuleOptions(), False),
        (RuleOptions(boom=True), False),
        (RuleOptions(city_tiles="draft", region_tiles="draft"), False),
        (RuleOptions(milestones=True), True),
        (RuleOptions(city_tiles="random"), True),
        (RuleOptions(region_tiles="random"), True),
        (RuleOptions(region_pool="new", region_tiles="draft"), True),
    ],
)
def test_the_seed_makes_a_difference_where_something_is_dealt(options: RuleOptions, chance: bool) -> None:
    one, other = (replace(options.deal(3, seed), seed=None) for seed in (1, 2))
    assert options.left_to_chance is chance
    assert (one != other) is chance


def test_a_pool_of_region_tiles_may_be_named_tile_by_tile() -> None:
    tiles = ("n01", "n02", "n03", "n04", "n05", "n06", "n07", "n08", "n09", "n10")
    setup = RuleOptions(region_pool=", ".join(tiles), region_tiles="draft").deal(2, seed=1)
    assert setup.region_tiles == RegionDraft(tiles)
