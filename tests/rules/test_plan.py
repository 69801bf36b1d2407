"""Plans: a turn looked at before it is played."""

from collections.abc import Callable

import pytest

from franchise import Game, Illegal, Move
from franchise.board import BOARD
from franchise.game import reasons as r
from franchise.game.events import CityScored, Expanded, TurnEnded
from franchise.game.view import RegionView
from tables import NAMES, Table, only


def midwest(money: int = 20) -> Table:
    table = Table(4, money=money).scored("pittsburgh", "A").city("chicago", "BA_____").city("omaha", "AA__")
    return table.city("phoenix", "A____").towns(indianapolis="B")


def texts(moves: tuple[Move, ...]) -> list[str]:
    return [str(move) for move in moves]


def test_any_order_gives_the_order_of_play() -> None:
    table = Table(4, boom="detroit").scored("pittsburgh", "A").city("omaha", "AB__").city("phoenix", "A____")
    in_order = ["stay", "expand new_york $3", "again chicago $5", "grow phoenix", "grow omaha", "end"]
    for moves in (in_order, in_order[::-1], in_order[2:] + in_order[:2]):
        plan = table.game.plan(moves)
        assert texts(plan.moves) == in_order
        assert plan.cost == 3 + 5 + 1 + 1


def test_cash_comes_first_and_a_double_share_after_its_increase() -> None:
    assert texts(midwest(0).game.plan(["grow chicago", "cash"]).moves) == ["cash", "grow chicago"]
    assert texts(midwest().game.plan(["double chicago", "grow omaha", "grow chicago"]).moves) == [
        *("grow chicago", "grow omaha", "double chicago"),
    ]


def test_a_plan_tells_its_events_and_the_position_after_it() -> None:
    plan = midwest().game.plan(["grow omaha", "expand new_york $3"])
    assert [event.type for event in plan.events] == ["expanded", "share_increased"]
    assert plan.view.players[0].money == 16
    assert plan.view.this_turn is not None
    assert (plan.view.this_turn.expansions, plan.view.this_turn.grown) == (("new_york",), ("omaha",))


def test_a_planned_end_shows_the_scoring_and_what_could_still_be_added() -> None:
    plan = midwest().game.plan(["end", "grow omaha"])
    assert only(list(plan.events), CityScored) == [CityScored("omaha", 0, 4, True, 2)]
    assert only(list(plan.events), TurnEnded) == [TurnEnded(0, 9, expanded=False)]
    assert plan.view.actor == 1
    assert "grow chicago" in texts(plan.additions)
    assert "end" not in texts(plan.additions)


def test_stay_is_implied_in_a_game_with_boom() -> None:
    game = Table(4, boom="chicago").city("omaha", "A___").game
    assert texts(game.plan(["grow omaha"]).moves) == ["stay", "grow omaha"]
    assert texts(game.plan(["boom detroit", "grow omaha"]).moves) == ["boom detroit", "grow omaha"]
    empty = game.plan([])
    assert empty.moves == ()
    assert {"stay", "boom detroit", "grow omaha", "end"} <= set(texts(empty.additions))


def test_either_of_two_expansions_can_be_taken_out() -> None:
    game = midwest().game
    assert texts(game.plan(["expand new_york $3", "again detroit $3"]).moves)[1] == "again detroit $3"
    assert texts(game.plan(["again detroit $3"]).moves) == ["expand detroit $3"]
    assert texts(game.plan(["expand new_york $3"]).moves) == ["expand new_york $3"]


def test_the_second_of_two_expands_becomes_an_again() -> None:
    plan = midwest().game.plan(["expand detroit $3", "expand new_york $3"])
    assert texts(plan.moves) == ["expand detroit $3", "again new_york $3"]
    assert [event.second for event in only(list(plan.events), Expanded)] == [False, True]


def test_a_plan_goes_on_from_what_was_played_in_the_turn() -> None:
    table = midwest()
    table.play("expand detroit $3")
    assert texts(table.game.plan(["expand new_york $3"]).moves) == ["again new_york $3"]
    table.play("grow omaha")
    plan = table.game.plan([])
    assert not any(move.kind in ("expand", "again") for move in plan.additions)
    assert plan.reasons["new_york"] == r.ExpandBeforeGrowing()


@pytest.mark.parametrize(
    ("moves", "index", "reason"),
    [
        (["grow omaha", "grow detroit"], 1, r.NotPresent("detroit")),
        (["grow omaha", "expand new_york $5"], 1, r.NoSuchLink("new_york", 5)),
        (["end", "grow omaha", "grow omaha"], 2, r.AlreadyGrown("omaha")),
        (["cash", "expand new_york $3", "again detroit $3"], 2, r.BonusTileUsed()),
        (["open pueblo", "grow omaha"], 0, r.WrongPhase("expand")),
    ],
)
def test_an_illegal_plan_names_the_move_by_its_index_in_what_was_given(
    moves: list[str], index: int, reason: object
) -> None:
    with pytest.raises(Illegal) as error:
        midwest().game.plan(moves)
    assert (error.value.index, error.value.reason) == (index, reason)


def test_a_plan_that_the_money_does_not_reach_for_is_illegal() -> None:
    with pytest.raises(Illegal) as error:
        midwest(3).game.plan(["grow omaha", "expand new_york $3"])
    assert (error.value.index, error.value.reason) == (0, r.TooDear(1, 0))


@pytest.mark.parametrize("moves", [[], ["grow omaha", "end"], ["grow detroit"]])
def test_a_plan_leaves_the_game_alone(moves: list[str]) -> None:
    game = midwest().game
    before = game.position.copy()
    try:
        game.plan(moves)
    except Illegal:
        assert moves == ["grow detroit"]
    assert game.position.same_as(before)
    assert game.moves == ()


def test_what_the_plan_itself_stands_in_the_way_of_has_a_reason() -> None:
    plan = midwest(4).has("A", bonus_tiles=0).game.plan(["grow omaha", "grow chicago", "grow phoenix"])
    assert plan.reasons["omaha"] == r.AlreadyGrown("omaha")
    assert plan.reasons["detroit"] == r.TooDear(3, 1)
    assert midwest().has("A", supply=1).game.plan(["grow omaha"]).reasons["detroit"] == r.SupplyIsEmpty()
    assert plan.reasons["indianapolis"] == r.TownIsTaken("indianapolis")
    assert plan.reasons["pittsburgh"] == r.CityIsScored("pittsburgh")
    assert midwest().game.plan(["expand detroit $3", "cash"]).reasons["new_york"] == r.BonusTileUsed()


def test_a_planned_double_share_needs_the_bonus_tile() -> None:
    plan = midwest().game.plan(["expand detroit $3", "grow chicago", "double chicago"])
    assert plan.reasons["new_york"] == r.BonusTileUsed()


def test_a_plan_says_why_no_bonus_tile_can_be_used() -> None:
    assert midwest().game.plan(["grow omaha"]).no_bonus is None
    assert midwest().game.plan(["cash"]).no_bonus == r.BonusTileUsed()
    without = midwest().has("A", bonus_tiles=0).game
    assert without.plan([]).no_bonus == r.NoBonusTile()
    assert without.plan(["expand minneapolis $3"]).reasons["detroit"] == r.AlreadyExpanded()
    start = Game.new(["Ann", "Bob"], start="introductory")
    assert start.plan(["end"]).no_bonus == r.FirstTurn()
    assert Game.new(["Ann", "Bob"]).plan([]).no_bonus is None


def test_a_plan_names_the_cities_that_one_more_franchise_scores() -> None:
    assert midwest().game.plan([]).scoring == ("omaha",)
    assert midwest().game.plan(["end"]).scoring == ("omaha",)
    assert midwest().game.plan(["expand new_york $3", "end"]).scoring == ("omaha",)
    assert midwest().game.plan(["grow omaha", "end"]).scoring == ()
    assert midwest(0).game.plan(["end"]).scoring == ()
    assert Table(4, boom="detroit").city("omaha", "AA__").game.plan(["end", "stay"]).scoring == ("omaha",)
    assert Game.new(["Ann", "Bob"]).plan([]).scoring == ()


@pytest.mark.parametrize(
    ("spaces", "scored"),
    [
        ("AABBC_", ["washington"]),  # full, and A has most
        ("ABBBC_", []),  # full, but B has most
        ("ABBCC_", ["washington"]),  # full, and A ties with whoever came after
        ("AABBC__", []),  # a space is left
    ],
)
def test_a_full_city_is_named_only_if_it_goes_to_the_planner(spaces: str, scored: list[str]) -> None:
    place = {6: "washington", 7: "chicago"}[len(spaces)]
    plan = Table(4).city(place, spaces).game.plan(["end"])
    played = Table(4).city(place, spaces).game
    gained = only([*played.play(f"grow {place}"), *played.play("end")], CityScored)
    assert list(plan.scoring) == scored == [event.place for event in gained if event.seat == 0]


def test_a_plan_ranks_its_regions_after_whoever_scores_took_pieces_back() -> None:
    game = Table(4).scored("pittsburgh", "B").city("new_york", "AAAAB___").game
    before = game.view().regions
    assert ranks(next(region for region in before if region.id == "northeast")) == [(0, 4), (1, 2)]
    (northeast,) = game.plan(["grow new_york", "end"]).regions
    assert northeast.scored and northeast.missing == ()
    assert ranks(northeast) == [(1, 2), (0, 1)]
    assert northeast.tile is not None
    assert [standing.gain for standing in northeast.standings] == [
        northeast.tile.first,
        northeast.tile.second,
    ]


def test_a_plan_shows_only_the_regions_that_it_changes() -> None:
    plan = midwest().game.plan(["expand new_york $3", "end"])
    assert [(region.id, ranks(region)) for region in plan.regions] == [("northeast", [(0, 2)])]
    assert midwest().game.plan(["end"]).regions == ()


def test_a_plan_shows_only_the_places_that_it_changes_as_they_are_after_it() -> None:
    game = Table(4).city("new_york", "AAAAB___").game
    assert game.plan(["end"]).places == ()
    (new_york,) = game.plan(["grow new_york", "end"]).places
    assert (new_york.id, new_york.scored, new_york.pieces) == ("new_york", True, (1, 1, 0, 0))


def ranks(region: RegionView) -> list[tuple[int, int]]:
    return [(standing.seat, standing.pieces) for standing in region.standings]


# --- what could be added, by brute force ---


ORDER = ("boom", "stay", "cash", "expand", "again", "grow", "double")


def possible_additions(game: Game, planned: list[Move]) -> set[Move]:
    """Find every move for which a turn has room, by the legal moves of the game alone."""
    with_boom = game.view().phase == "move_boom"
    found = set()
    for kind in ORDER:
        turn = sorted(planned, key=lambda move: ORDER.index(move.kind))
        if with_boom and kind not in ("boom", "stay") and not any(m.kind in ("boom", "stay") for m in turn):
            turn.insert(0, Move("stay"))
        before = [move for move in turn if ORDER.index(move.kind) <= ORDER.index(kind)]
        trial = game.copy()
        trial.play_all(before)
        for move in trial.legal_moves():
            if move.kind == kind and can_play(trial, [move, *turn[len(before) :]]):
                found.add(move)
    return found


def can_play(game: Game, moves: list[Move]) -> bool:
    trial = game.copy()
    for move in moves:
        if move not in trial.legal_moves():
            return False
        trial.play(move)
    return True


def with_tiles() -> Table:
    return (
        Table(3, money=3).towns(pueblo="A", el_paso="A").city("omaha", "A___").holds("A", "link", "expansion")
    )


def with_boom() -> Table:
    return Table(3, money=0, boom="omaha").towns(pueblo="A").city("omaha", "A___").scored("chicago", "A")


def poor() -> Table:
    return Table(3, money=2).scored("chicago", "A").city("omaha", "A___").towns(pueblo="A")


def short_of_pieces() -> Table:
    return Table(3).scored("chicago", "A").city("omaha", "A___").city("dallas", "A____").has("A", supply=2)


LONG_INTERPRETED = pytest.mark.compiled
"""Marks plans that would take many seconds each where the kernel runs interpreted."""


@pytest.mark.parametrize(
    ("position", "moves"),
    [
        (midwest, []),
        pytest.param(midwest, ["grow chicago", "end"], marks=LONG_INTERPRETED),
        pytest.param(midwest, ["expand detroit $3", "grow chicago"], marks=LONG_INTERPRETED),
        (poor, []),
        (poor, ["grow omaha"]),
        (poor, ["cash", "expand minneapolis $3", "grow omaha"]),
        (short_of_pieces, ["grow omaha"]),
        (short_of_pieces, ["grow omaha", "expand el_paso $0"]),
        (with_boom, []),
        pytest.param(with_boom, ["grow omaha"], marks=LONG_INTERPRETED),
        (with_boom, ["boom kansas_city", "expand phoenix $0"]),
        pytest.param(with_tiles, [], marks=LONG_INTERPRETED),
        (with_tiles, ["expand denver $1 free"]),
        (with_tiles, ["expand chicago far $2", "grow omaha"]),
    ],
)
def test_an_addition_is_offered_exactly_where_the_plan_can_still_be_played(
    position: Callable[[], Table], moves: list[str]
) -> None:
    game = position().game
    plan = game.plan(moves)
    planned = [Move.parse(move) for move in moves if move != "end"]
    assert set(plan.additions) - {Move("end")} == possible_additions(game, planned)
    assert (Move("end") in plan.additions) == ("end" not in moves)
    for move in plan.additions:
        assert move in game.plan([*moves, move]).moves
    offered = {move.place for move in plan.additions if move.kind != "boom"}
    assert set(plan.reasons) == {place.id for place in BOARD.places} - offered


def test_a_second_expansion_left_alone_can_be_followed_or_preceded() -> None:
    additions = texts(poor().game.plan(["again ogallala $1"]).additions)
    assert {"expand phoenix $0", "again phoenix $0"} <= set(additions)


def test_the_decisions_of_the_setup_can_be_planned_too() -> None:
    game = Game.new(NAMES[:3])
    assert list(game.plan([]).additions) == game.legal_moves()
    plan = game.plan(["open pueblo"])
    assert plan.additions == ()
    assert plan.view.actor == 1
    assert game.plan([]).reasons["denver"] == r.NotATown("denver")
    assert game.plan([]).reasons["seattle"] == r.PlaceIsClosed("seattle")


@pytest.mark.parametrize("options", [{"city_tiles": "draft"}, {"region_tiles": "draft"}])
def test_a_draft_can_be_planned_too(options: dict[str, str]) -> None:
    game = Game.new(NAMES[:3], **options)  # type: ignore[arg-type]
    plan = game.plan([])
    assert list(plan.additions) == game.legal_moves()
    assert set(plan.reasons) == {place.id for place in BOARD.places} - {move.place for move in plan.additions}


def test_a_plan_has_one_turn() -> None:
    with pytest.raises(Illegal) as error:
        midwest().game.plan(["end", "end"])
    assert (error.value.reason, error.value.index) == (r.TurnIsOver(), 1)


def test_a_plan_before_the_first_turn_is_one_decision() -> None:
    game = Game.new(["Ann", "Bob"])
    assert set(game.plan(["open pueblo"]).reasons.values()) == {r.TurnIsOver()}
    with pytest.raises(Illegal) as error:
        game.plan(["open pueblo", "open memphis"])
    assert (error.value.reason, error.value.index) == (r.TurnIsOver(), 1)


def test_a_finished_game_has_nothing_to_plan() -> None:
    table = Table(2)
    table.turn()
    table.turn()
    plan = table.game.plan([])
    assert plan.additions == ()
    assert set(plan.reasons.values()) == {r.GameIsOver()}
