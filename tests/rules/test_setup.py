"""The setup: rules `printed-tiles` to `introductory`."""

import pytest

from franchise import Game, Illegal, Malformed
from franchise.game.events import FranchiseOpened, IncomeTaken, MoneyDealt, TurnBegan
from franchise.game.reasons import NotATown, PlaceIsClosed, TownIsTaken
from tables import NAMES, Table

CLOSED = {"northwest", "california", "northern_plains"}


def test_city_tiles_and_region_tiles_lie_on_their_printed_places() -> None:
    table = Table(5)
    assert (table.place("chicago").value, table.place("new_york").value) == (7, 8)
    assert all(region.tile is not None and region.tile.id == region.id for region in table.view.regions)


@pytest.mark.parametrize("players", [2, 3])
def test_few_players_close_three_regions(players: int) -> None:
    view = Game.new(NAMES[:players]).view()
    assert {region.id for region in view.regions if not region.open} == CLOSED
    assert {place.region for place in view.places if not place.open} == CLOSED
    assert sum(place.open for place in view.places) == 31


@pytest.mark.parametrize("players", [4, 5])
def test_many_players_use_the_whole_map(players: int) -> None:
    view = Game.new(NAMES[:players]).view()
    assert all(place.open for place in view.places)
    assert not any(space.taken for space in view.track)


def test_the_tiles_of_closed_regions_lie_on_the_first_three_spaces_of_the_track() -> None:
    track = Game.new(NAMES[:3]).view().track
    assert [space.taken for space in track] == [True] * 3 + [False] * 7
    assert all(space.region is None for space in track)


def test_links_of_closed_places_are_out_of_the_game() -> None:
    table = Table(3).city("minneapolis", "A_").city("chicago", "A______")
    assert not {"expand fargo $0", "expand billings $3", "expand sioux_falls $1"} & set(
        table.offers("expand")
    )
    assert table.game.check("expand fargo $0") == PlaceIsClosed("fargo")


def test_no_way_leads_through_closed_places() -> None:
    table = Table(3).towns(salt_lake_city="A").holds("A", "expansion")
    assert table.offers("expand ogallala") == ["expand ogallala far $3"], "not $2 through Boise and Casper"


@pytest.mark.parametrize(("players", "tiles"), [(2, 4), (3, 4), (4, 3), (5, 3)])
def test_bonus_tiles_depend_on_the_number_of_players(players: int, tiles: int) -> None:
    assert [player.bonus_tiles for player in Game.new(NAMES[:players]).view().players] == [tiles] * players


def test_influence_starts_at_zero_and_the_supply_at_forty() -> None:
    for player in Game.new(NAMES).view().players:
        assert (player.influence, player.supply) == (0, 40)


def test_seats_can_be_drawn_by_the_seed() -> None:
    drawn = {Game.new(NAMES[:3], seed=seed, draw_seats=True).players for seed in range(40)}
    assert {players[0] for players in drawn} == set(NAMES[:3])
    assert (
        Game.new(NAMES, seed=5, draw_seats=True).players == Game.new(NAMES, seed=5, draw_seats=True).players
    )


def test_seats_drawn_without_a_seed_draw_one_and_record_it() -> None:
    game = Game.new(["Ann", "Bob", "Cy"], draw_seats=True)
    assert sorted(game.players) == ["Ann", "Bob", "Cy"]
    assert game.setup.seed is not None


def test_the_last_seat_chooses_its_town_first() -> None:
    game = Game.new(NAMES[:3])
    actors = []
    for town in ("pueblo", "memphis", "raleigh"):
        actors.append(game.actor)
        game.play(f"open {town}")
    assert actors == [2, 1, 0]
    assert (game.actor, game.turn, game.view().phase) == (0, 1, "expand")


def test_a_starting_town_takes_one_piece_of_the_supply() -> None:
    game = Game.new(NAMES[:3])
    assert game.play("open pueblo") == [FranchiseOpened(2, "pueblo", 0, "supply")]
    assert game.view().players[2].supply == 39


def test_every_open_town_and_nothing_else_is_offered_as_a_start() -> None:
    moves = {str(move) for move in Game.new(NAMES[:2]).legal_moves()}
    assert len(moves) == 12
    assert "open pueblo" in moves and "open denver" not in moves


@pytest.mark.parametrize(
    ("town", "reason"),
    [("pueblo", TownIsTaken("pueblo")), ("denver", NotATown("denver")), ("reno", PlaceIsClosed("reno"))],
)
def test_a_start_needs_a_free_open_town(town: str, reason: object) -> None:
    game = Game.new(NAMES[:3])
    game.play("open pueblo")
    with pytest.raises(Illegal) as error:
        game.play(f"open {town}")
    assert error.value.reason == reason


@pytest.mark.parametrize(
    ("players", "money"), [(2, (2, 4)), (3, (2, 3, 5)), (4, (3, 4, 6, 8)), (5, (3, 4, 5, 7, 9))]
)
def test_starting_money_depends_on_players_and_seat(players: int, money: tuple[int, ...]) -> None:
    game = Game.new(NAMES[:players])
    assert game.setup_events == [MoneyDealt(seat, dollars) for seat, dollars in enumerate(money)]
    assert tuple(player.money for player in game.view().players) == money


@pytest.mark.parametrize(
    ("players", "first", "last"),
    [
        (2, {"pueblo", "indianapolis"}, {"montgomery", "ogallala"}),
        (3, {"flagstaff", "little_rock"}, {"montgomery", "ogallala"}),
        (4, {"el_paso", "las_vegas"}, {"montgomery", "ogallala"}),
        (5, {"memphis", "spokane"}, {"montgomery", "ogallala"}),
    ],
)
def test_the_introductory_start_gives_each_seat_two_fixed_towns(
    players: int, first: set[str], last: set[str]
) -> None:
    places = Game.new(NAMES[:players], start="introductory").view().places
    assert {place.id for place in places if place.pieces[0]} == first
    assert {place.id for place in places if place.pieces[-1]} == last
    assert sum(sum(place.pieces) for place in places) == 2 * players


def test_the_introductory_start_changes_nothing_else() -> None:
    game = Game.new(NAMES[:3], start="introductory")
    assert [event.dollars for event in game.setup_events if isinstance(event, MoneyDealt)] == [2, 3, 5]
    assert [(player.bonus_tiles, player.supply) for player in game.view().players] == [(4, 38)] * 3
    assert game.setup_events[-2:] == [TurnBegan(0, 1), IncomeTaken(0, 0, 0, 1)]


@pytest.mark.parametrize("players", [1, 6])
def test_two_to_five_can_play(players: int) -> None:
    with pytest.raises(Malformed, match="players: expected 2, 3, 4, 5"):
        Game.new(("Ann", *NAMES)[:players])


def test_after_the_last_tile_of_a_draft_only_towns_can_be_chosen() -> None:
    game = Game.new(NAMES[:3], region_tiles="draft")
    while game.view().phase == "lay_regions":
        game.play(game.legal_moves()[0])
    assert {str(move).split()[0] for move in game.legal_moves()} == {"open"}
