"""How near the end is, and who could bring it about: rules `red-zone` and `no-expansion`."""

import random
from pathlib import Path

import pytest

from franchise import Game
from franchise.game.outlook import outlook_of
from franchise.kernel.jit import INTERPRETED
from franchise.kernel.moves import END, TARGETS
from tables import Table

SIX = ("northwest", "california", "northern_plains", "southwest", "great_lakes", "mid_atlantic")
SEVEN = (*SIX, "southeast")
GAMES = sorted((Path(__file__).parents[1] / "fixtures" / "games").glob("*.json"))


def waiting_for(pittsburgh: str, **money: int) -> Table:
    """Have the eighth tile wait for Pittsburgh, in the Northeast, alone; each player has the named money."""
    table = Table(4, money=0).done(*SEVEN).scored("new_york", "B").city("pittsburgh", pittsburgh)
    for player in "ABCD":
        table.has(player, money=money.get(player, 0), bonus_tiles=0)
    return table


def test_the_red_zone_is_as_far_as_tiles_are_missing_on_the_track() -> None:
    assert Table(4).game.outlook().tiles_to_red_zone == 8
    assert Table(4).done(*SIX).game.outlook().tiles_to_red_zone == 2
    assert Table(2).game.outlook().tiles_to_red_zone == 5


def test_a_player_who_can_score_the_last_city_of_a_region_could_end_the_game() -> None:
    assert waiting_for("A_", A=1).game.outlook().red_zone[0] == "yes"


def test_without_the_money_for_it_a_player_could_not() -> None:
    assert waiting_for("A_").game.outlook().red_zone[0] == "no"


def test_a_bonus_tile_can_bring_the_money() -> None:
    table = waiting_for("A_")
    table.has("A", bonus_tiles=1)
    assert table.game.outlook().red_zone[0] == "yes"


def test_a_town_is_reached_by_an_expansion_that_can_be_paid() -> None:
    table = Table(4, money=0).done(*(region for region in SEVEN if region != "great_lakes"), "northeast")
    for place in table.region("great_lakes").missing:
        if table.place(place).kind == "city":
            table.scored(place, "A")
        elif place != "indianapolis":
            table.towns(**{place: "B"})
    assert table.region("great_lakes").missing == ("indianapolis",)
    assert table.game.outlook().red_zone[0] == "yes", "from Chicago, for $0"


def test_a_city_that_lacks_two_pieces_takes_a_double_share() -> None:
    table = Table(4, money=1).done(*SEVEN).scored("pittsburgh", "B").city("new_york", "AAABBB__")
    assert table.has("A", bonus_tiles=1).game.outlook().red_zone[0] == "yes"
    assert table.has("A", bonus_tiles=0).game.outlook().red_zone[0] == "no"


def test_two_regions_in_one_turn_reach_the_red_zone_too() -> None:
    table = Table(4, money=2).done(*SIX).scored("new_york", "B").city("pittsburgh", "A_")
    towns = [place for place in table.region("southeast").missing if table.place(place).kind == "town"]
    cities = [place for place in table.region("southeast").missing if place not in towns]
    table.towns(**dict.fromkeys(towns, "B"))
    for city in cities[1:]:
        table.scored(city, "B")
    value = table.place(cities[0]).value or 0
    table.city(cities[0], "A" * (value // 2) + "_" * (value - value // 2))
    assert table.game.outlook().tiles_to_red_zone == 2
    assert table.game.outlook().red_zone[0] == "yes"
    assert table.has("A", money=1, bonus_tiles=0).game.outlook().red_zone[0] == "no", "two shares cost $2"


def test_what_a_player_has_begun_in_this_turn_counts() -> None:
    table = waiting_for("A_", A=1)
    table.play("grow pittsburgh")
    assert table.game.outlook().red_zone[0] == "yes"
    assert table.game.outlook().red_zone[1:] == ("no", "no", "no"), "there is no turn after this one"


def test_the_others_are_asked_as_if_nobody_changed_anything_before_them() -> None:
    assert waiting_for("C_").game.outlook().red_zone == ("no", "no", "yes", "no"), "the income pays for it"


def test_where_the_boom_marker_comes_first_it_may_bring_the_money() -> None:
    table = Table(4, money=0, boom="chicago").done(*SEVEN).scored("new_york", "B").city("pittsburgh", "A_")
    assert table.game.outlook().red_zone[0] == "yes"


def test_what_takes_too_long_to_find_out_is_unknown() -> None:
    position = waiting_for("A_", A=1).game.position
    assert outlook_of(position, most=1).red_zone[0] == "unknown"
    assert outlook_of(position, most=3).red_zone[0] == "yes"


def test_a_round_without_expansion_ends_with_the_player_who_would_complete_it() -> None:
    table = Table(3, actor="B").towns(pueblo="B")
    assert (table.game.outlook().turns_left, table.game.outlook().last_seat) == (3, 0)
    table.turn()
    assert (table.game.outlook().turns_left, table.game.outlook().last_seat) == (2, 0)
    table.turn()
    assert (table.game.outlook().turns_left, table.game.outlook().last_seat) == (1, 0)


def test_an_expansion_of_this_turn_begins_the_count_anew() -> None:
    table = Table(2).towns(pueblo="A")
    table.state.turns_without_expansion = 1
    table.play(table.offers("expand")[0])
    outlook = table.game.outlook()
    assert (outlook.turns_left, outlook.last_seat) == (2, 0)


def test_before_the_first_turn_and_after_the_last_nobody_can_end_the_game() -> None:
    start = Game.new(["Ann", "Bob"]).outlook()
    assert (start.turns_left, start.last_seat, start.red_zone) == (2, None, ("no", "no"))
    table = waiting_for("A_", A=1)
    table.turn("grow pittsburgh")
    over = table.game.outlook()
    assert (over.tiles_to_red_zone, over.turns_left, over.last_seat) == (0, 0, None)


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_the_last_turns_of_whole_games_agree(path: Path) -> None:
    game = Game.load(path)
    if game.end_reason != "red_zone":
        return
    moves = len(game.moves)
    played = list(game.history())
    last = next(number for number, move in enumerate(played) if move.turn == game.turn)
    assert game.at(last).outlook().red_zone[played[-1].seat] == "yes"
    for turn in range(game.turn - (2 if INTERPRETED else 6), game.turn):
        before = game.at(next(number for number, move in enumerate(played[:moves]) if move.turn == turn))
        outlook = before.outlook()
        assert before.actor is not None
        if outlook.red_zone[before.actor] == "no":
            assert not any(ends_by_chance(before, seed) for seed in range(4 if INTERPRETED else 40))


def ends_by_chance(game: Game, seed: int) -> bool:
    """Play a turn at random; return whether it reaches the red zone."""
    chance, position = random.Random(seed), game.position.copy()
    while position.actor == game.actor and position.turn == game.turn:
        codes = position.codes()
        busy = [code for code in codes if code != END * TARGETS]
        position.play_all([chance.choice(busy if busy and chance.random() < 0.9 else codes)])
    return position.actor < 0 and position.facts().tiles_on_track >= 8
