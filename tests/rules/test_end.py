"""The end: rules `red-zone` to `winner`."""

from franchise.game.events import FinalCounted, GameEnded, TurnBegan
from franchise.game.reasons import GameIsOver
from tables import Table, only

SEVEN = (
    *("northwest", "california", "northern_plains", "southwest", "great_lakes", "mid_atlantic"),
    "southeast",
)


def before_the_red_zone() -> Table:
    """Have the eighth tile wait for Pittsburgh."""
    return Table(4, money=0).done(*SEVEN).scored("new_york", "B").city("pittsburgh", "A_").has("A", money=1)


def test_a_tile_in_the_red_zone_ends_the_game_at_once() -> None:
    table = before_the_red_zone()
    events = table.turn("grow pittsburgh")
    assert only(events, GameEnded) == [GameEnded("red_zone")]
    assert only(events, TurnBegan) == [], "no equalising turns"
    assert (table.game.actor, table.game.over, table.game.end_reason) == (None, True, "red_zone")


def test_seven_tiles_on_the_track_do_not_end_the_game() -> None:
    table = Table(4).done(*SEVEN)
    assert only(table.turn(), GameEnded) == []


def test_a_round_without_expansion_ends_the_game() -> None:
    table = Table(2).towns(pueblo="A")
    assert only(table.turn(), GameEnded) == []
    assert only(table.turn(), GameEnded) == [GameEnded("no_expansion")]


def test_a_turn_without_a_legal_expansion_counts_as_one_without() -> None:
    table = Table(2, money=0).scored("pittsburgh", "A")
    assert table.offers("expand") == []
    table.turn()
    assert table.view.turns_without_expansion == 1


def test_players_who_cannot_expand_end_the_game_too() -> None:
    table = Table(2).has("A", supply=0).has("B", supply=0)
    table.turn()
    assert table.offers("expand") == []
    assert only(table.turn(), GameEnded) == [GameEnded("no_expansion")]


def test_growing_is_no_expansion() -> None:
    table = Table(2).city("chicago", "A______")
    table.turn("grow chicago")
    assert table.view.turns_without_expansion == 1


def test_when_both_ends_come_together_the_reason_is_the_red_zone() -> None:
    table = before_the_red_zone()
    table.state.turns_without_expansion = 3
    assert only(table.turn("grow pittsburgh"), GameEnded) == [GameEnded("red_zone")]
    assert table.view.turns_without_expansion == 4


def test_towns_money_and_bonus_tiles_are_counted() -> None:
    table = Table(2, money=0).towns(pueblo="A", memphis="A").has("A", money=7, bonus_tiles=2)
    table.has("B", money=1, bonus_tiles=0)
    table.turn()
    counted = only(table.turn(), FinalCounted)
    assert counted == [FinalCounted(0, 2, 2, 8), FinalCounted(1, 0, 0, 0)]
    assert table.influence() == (12, 0)


def test_unscored_cities_and_regions_give_nothing() -> None:
    table = Table(2, money=0).city("chicago", "AAA____").has("A", bonus_tiles=0).has("B", bonus_tiles=0)
    table.turn()
    table.turn()
    assert table.influence() == (0, 0)


def finished(a: dict[str, int], b: dict[str, int], **towns: str) -> Table:
    """Let two players end a game with nothing but what is given."""
    table = Table(2, money=0).towns(**towns)
    table.has("A", bonus_tiles=0, **a).has("B", bonus_tiles=0, **b)
    table.turn()
    table.turn()
    return table


def test_most_influence_wins() -> None:
    table = finished({"influence": 5}, {"influence": 6})
    assert table.view.winners == (1,)


def test_towns_decide_only_among_equals() -> None:
    table = finished({"influence": 6}, {"influence": 3}, pueblo="B", memphis="B")
    assert table.influence() == (6, 5)
    assert table.view.winners == (0,)


def test_among_equals_most_towns_win() -> None:
    table = finished({"influence": 5}, {"influence": 4}, pueblo="B")
    assert table.influence() == (5, 5)
    assert table.view.winners == (1,)


def test_else_the_victory_is_shared() -> None:
    table = finished({"influence": 5}, {"influence": 5})
    assert table.view.winners == (0, 1)
    result = table.game.result
    assert result is not None
    assert (result.influence, result.towns, result.winners, result.end) == (
        (5, 5),
        (0, 0),
        (0, 1),
        "no_expansion",
    )


def test_only_players_share_a_victory() -> None:
    assert finished({}, {}).view.winners == (0, 1)


def test_nothing_can_be_played_after_the_end() -> None:
    table = finished({}, {})
    assert table.game.legal_moves() == []
    assert table.game.check("end") == GameIsOver()


def test_what_could_be_played_before_the_end_cannot_be_after_it() -> None:
    table = Table(2).towns(pueblo="B")
    table.turn()
    assert table.offers("expand phoenix $0")
    table.turn()
    assert table.game.legal_moves() == []
    assert table.game.check("expand phoenix $0") == GameIsOver()
