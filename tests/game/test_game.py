"""The game as programs use it: playing, taking back, copying, dealing, printing."""

import pickle
from typing import Any, get_args

import numpy as np
import pytest

import franchise.kernel.state
from franchise import Game, Illegal, Malformed, Move, Setup, Stale
from franchise.game.move import MoveKind
from franchise.game.reasons import GameIsOver, NoLink, NotACity, NothingToUndo, PlaceIsClosed, TownIsTaken
from franchise.game.setup import MILESTONES
from franchise.kernel.moves import MOVES
from franchise.kernel.state import STATE
from strategies import NAMES, RARE_TILES, play_out


@pytest.fixture
def game() -> Game:
    """Start a game of three with the introductory towns."""
    return Game.new(NAMES[:3], start="introductory")


# --- playing ---


def test_a_move_for_another_position_is_stale(game: Game) -> None:
    game.play("expand phoenix $1", at=0)
    with pytest.raises(Stale, match="the game has 1 moves by now, not 0") as error:
        game.play("end", at=0)
    assert (error.value.expected, error.value.found) == (0, 1)
    assert len(game.moves) == 1
    with pytest.raises(Stale):
        game.play_all(["end"], at=2)
    game.play_all(["grow phoenix"] if game.check("grow phoenix") is None else ["end"], at=1)


def test_a_move_is_played_as_text_or_as_a_value(game: Game) -> None:
    twin = game.copy()
    assert game.play("expand phoenix $1") == twin.play(Move("expand", "phoenix", price=1))
    assert game.moves == twin.moves == (Move.parse("expand phoenix $1"),)


def test_an_illegal_move_changes_nothing_and_says_why(game: Game) -> None:
    before = game.position.copy()
    with pytest.raises(Illegal, match="none of your places has a link to Chicago") as error:
        game.play("expand chicago $3")
    assert (error.value.reason, error.value.index) == (NoLink("chicago"), None)
    assert game.position.same_as(before)
    assert game.moves == ()


def test_a_far_move_without_the_tile_is_illegal(game: Game) -> None:
    with pytest.raises(Illegal, match="you don’t have the Expansion tile"):
        game.play("expand chicago far $9")


def test_several_moves_are_played_all_or_none(game: Game) -> None:
    before = game.copy()
    with pytest.raises(Illegal) as error:
        game.play_all(["expand phoenix $1", "end", "expand denver $1", "expand denver $1", "end"])
    assert error.value.index == 3
    assert game.position.same_as(before.position)
    with pytest.raises(Malformed):
        game.play_all(["expand phoenix $1", "jump"])
    assert game.position.same_as(before.position)
    assert game.moves == ()
    events = game.play_all(["expand phoenix $1", "end"])
    assert events == before.play("expand phoenix $1") + before.play("end")
    assert game.play_all([]) == []


def test_nothing_can_be_taken_back_before_the_first_move(game: Game) -> None:
    with pytest.raises(Illegal, match="there’s nothing to undo") as error:
        game.undo()
    assert error.value.reason == NothingToUndo()


def test_a_copy_is_independent(game: Game) -> None:
    twin = game.copy()
    twin.play("end")
    assert (len(game.moves), len(twin.moves)) == (0, 1)
    game.play("expand phoenix $1")
    assert twin.undo() == Move("end")
    assert len(twin.moves) == 0
    assert twin.setup_events == game.setup_events
    assert not game.position.same_as(twin.position)


def test_a_game_that_is_over_has_a_result_and_no_moves() -> None:
    game = Game.new(NAMES[:2], start="introductory")
    assert (game.over, game.result, game.end_reason) == (False, None, None)
    game.play_all(["end", "end"])
    assert game.over
    assert (game.actor, game.turn, game.end_reason) == (None, 2, "no_expansion")
    assert game.result is not None
    # Two towns, no dollars worth a full $3 but Bob's five, four unused bonus tiles.
    assert (game.result.influence, game.result.towns) == ((2 + 1 + 16, 2 + 1 + 16), (2, 2))
    assert game.result.winners == (0, 1)
    assert game.check("end") == GameIsOver()


def test_errors_can_be_sent_to_another_process() -> None:
    error = pickle.loads(pickle.dumps(Illegal(TownIsTaken("pueblo"), 3)))
    assert (error.reason, error.index, str(error)) == (
        TownIsTaken("pueblo"),
        3,
        "move 3: Pueblo is already taken",
    )
    stale = pickle.loads(pickle.dumps(Stale(1, 2)))
    assert (stale.expected, stale.found) == (1, 2)


def test_a_plan_for_the_boom_marker_says_where_it_cannot_go() -> None:
    plan = Game.new(NAMES[:2], start="introductory", boom=True).plan([])
    assert Move("boom", "chicago") in plan.additions
    assert plan.reasons["seattle"] == PlaceIsClosed("seattle")
    assert plan.reasons["pueblo"] == NotACity("pueblo")


def test_a_place_for_the_boom_marker_alone_is_no_place_to_expand_to() -> None:
    game = Game.new(NAMES[:2], start="introductory", boom=True)
    game.play("boom chicago")
    plan = game.plan([])
    assert Move("boom", "new_york") in plan.additions
    assert plan.reasons["new_york"] == NoLink("new_york")


# --- moves as text ---


NASTY = [
    "",
    " ",
    "end ",
    " end",
    "End",
    "END",
    "end\n",
    "end end",
    "cash 10",
    "stay chicago",
    "pass",
    "open",
    "open  pueblo",
    "open pueblo ",
    "open Pueblo",
    "open pueblo pueblo",
    "open\tpueblo",
    "open pueblo\n",
    "open ",
    "open nowhere",
    "open texas",
    "boom",
    "grow",
    "grow omaha $1",
    "double",
    "expand",
    "expand chicago",
    "expand chicago 3",
    "expand chicago $",
    "expand chicago $03",
    "expand chicago $-3",
    "expand chicago $3.0",
    "expand chicago $10000",
    "expand chicago $\u0663",
    "expand chicago $3\n",
    "expand chicago $3  free",
    "expand chicago $3 Free",
    "expand chicago $3 free free",
    "expand chicago free $3",
    "expand chicago far $3 free",
    "expand chicago far free $3 free",
    "expand chicago free far $3",
    "expand chicago far",
    "expand chicago $3 far",
    "again chicago",
    "again nowhere $3",
    "expand chicag\u00f6 $3",
    "lay",
    "lay omaha",
    "lay omaha 05",
    "lay omaha 9",
    "lay omaha 1",
    "lay omaha n01",
    "lay texas 5",
    "lay texas n21",
    "lay nowhere 5",
    "lay omaha 5 5",
    "lay omaha \u0665",
    "\0",
    "x" * 100_000,
    "expand " + "a" * 100_000 + " $3",
    "open \ud800",
]


@pytest.mark.parametrize("text", NASTY, ids=lambda text: ascii(text[:30]))
def test_what_is_no_move_is_malformed(text: str) -> None:
    with pytest.raises(Malformed) as error:
        Move.parse(text)
    assert 0 < len(str(error.value)) < 400
    str(error.value).encode("utf-8")


@pytest.mark.parametrize("value", [None, 1, b"end", ["end"], {"kind": "end"}])
def test_a_move_is_a_text(value: Any) -> None:
    with pytest.raises(Malformed, match="a move is a text such as 'expand chicago \\$3', not "):
        Move.parse(value)
    with pytest.raises(Malformed):
        Game.new(NAMES[:2]).play(value)


@pytest.mark.parametrize(
    "text",
    [
        "lay omaha 5",
        "lay texas n03",
        "open pueblo",
        "boom chicago",
        "stay",
        "expand chicago $3",
        "expand chicago $8 free",
        "expand chicago far $9",
        "expand chicago far free $4",
        "again new_york $5",
        "again new_york far free $0",
        "grow omaha",
        "double omaha",
        "cash",
        "end",
    ],
)
def test_a_move_round_trips_through_text_and_repr(text: str) -> None:
    move = Move.parse(text)
    assert str(move) == text
    assert eval(repr(move), {"Move": Move}) == move
    assert hash(eval(repr(move), {"Move": Move})) == hash(move)
    assert pickle.loads(pickle.dumps(move)) == move


def test_the_message_says_what_a_move_begins_with() -> None:
    with pytest.raises(Malformed, match="'pass': a move begins with one of " + ", ".join(get_args(MoveKind))):
        Move.parse("pass")


# --- dealing ---


DEALS: list[tuple[dict[str, Any], str]] = [
    ({"players": 1}, "players: expected 2, 3, 4, 5, got 1"),
    ({"players": 6}, "players: expected 2, 3, 4, 5, got 6"),
    ({"start": "late"}, "start: expected one of choose, introductory, got 'late'"),
    ({"boom": 1}, "boom: expected true or false, got 1"),
    ({"boom": None}, "boom: expected true or false, got None"),
    ({"seed": -1}, "seed: expected 0 to 9007199254740991, got -1"),
    ({"seed": 2**53}, "seed: expected 0 to 9007199254740991, got 9007199254740992"),
    ({"seed": True}, "seed: expected 0 to 9007199254740991, got True"),
    ({"seed": 1.0}, "seed: expected 0 to 9007199254740991, got 1.0"),
    ({"seed": "1"}, "seed: expected 0 to 9007199254740991, got '1'"),
    ({"city_tiles": "wild"}, "city_tiles: expected printed, random, draft or a mapping from city to value"),
    ({"city_tiles": None}, "city_tiles: expected printed, random, draft or a mapping from city to value"),
    ({"city_tiles": {}}, "city_tiles: phoenix is missing"),
    (
        {"region_tiles": "wild"},
        "region_tiles: expected printed, random, draft or a mapping from region to tile",
    ),
    ({"region_tiles": {"texas": "n01"}}, "region_tiles: southwest is missing"),
    ({"region_pool": "new"}, "region_pool: a pool other than printed needs region_tiles random or draft"),
    (
        {"region_tiles": {}, "region_pool": "new"},
        "region_pool: a pool other than printed needs region_tiles random or draft",
    ),
    ({"region_tiles": "random", "region_pool": "old"}, "region_pool: expected printed, mixed, new or a list"),
    ({"region_tiles": "draft", "region_pool": 7}, "region_pool: expected printed, mixed, new or a list"),
    ({"region_tiles": "draft", "region_pool": ["n01"]}, "region_tiles: 2 players need 7 tiles, not 1"),
    ({"region_tiles": "random", "region_pool": ["n99"] * 7}, "region_tiles: there is no tile 'n99'"),
    (
        {"region_tiles": "random", "region_pool": ["n01"] * 7},
        "region_tiles: tile n01 exists once, not 7 times",
    ),
    ({"region_tiles": "random", "region_pool": [["n01"]] * 7}, "region_tiles: there is no tile ['n01']"),
    ({"milestones": "region"}, "milestones: expected True, False or a list, got 'region'"),
    ({"milestones": 1}, "milestones: expected True, False or a list, got 1"),
    ({"milestones": ["region"]}, "milestones: with 2 players 6 are open, not 1"),
    ({"milestones": ["region"] * 6}, "milestones: one stands there twice"),
    ({"milestones": ["five_towns"]}, "milestones: expected some of four_towns, four_regions"),
]


@pytest.mark.parametrize(("options", "message"), DEALS, ids=lambda value: str(value)[:50])
def test_an_option_that_cannot_be_is_refused(options: dict[str, Any], message: str) -> None:
    with pytest.raises(Malformed) as error:
        Setup.deal(**{"players": 2} | options)
    assert message in str(error.value)


@pytest.mark.parametrize(
    "names", ["Ann", 3, [], ["Ann"], ["Ann"] * 6, ["Ann", ""], ["Ann", "x" * 41], ["Ann", 2]]
)
def test_a_game_needs_the_names_of_two_to_five_players(names: Any) -> None:
    with pytest.raises(Malformed, match="players: "):
        Game.new(names)


def test_names_may_be_equal_and_long_and_in_any_script() -> None:
    names = ("Ann", "Ann", "x" * 40, "李小龍", "🎲")
    assert Game.new(names).players == names


def test_drawn_seats_can_be_drawn_again_from_the_seed() -> None:
    game = Game.new(NAMES, draw_seats=True)
    assert sorted(game.players) == sorted(NAMES)
    assert game.setup.seed is not None
    assert Game.new(NAMES, draw_seats=True, seed=game.setup.seed).players == game.players


@pytest.mark.parametrize(
    "options", [{"city_tiles": "random"}, {"region_tiles": "random"}, {"milestones": True}], ids=str
)
def test_a_seed_is_drawn_where_chance_needs_one(options: dict[str, Any]) -> None:
    first, second = (Game.new(NAMES[:2], **options).setup.seed for _ in range(2))
    assert first is not None and second is not None
    assert first != second
    assert Game.new(NAMES[:2]).setup.seed is None


def test_a_chosen_pool_and_chosen_milestones_are_used() -> None:
    game = Game.new(NAMES[:2], region_tiles="random", region_pool=RARE_TILES[:7])
    assert isinstance(game.setup.region_tiles, dict)
    assert set(game.setup.region_tiles.values()) == set(RARE_TILES[:7])
    milestones = MILESTONES[6:0:-1]
    assert Game.new(NAMES[:2], milestones=milestones).setup.milestones == milestones
    assert Game.new(NAMES[:2], milestones=False).setup.milestones is None


def test_a_setup_is_checked_when_a_game_is_made_of_it() -> None:
    with pytest.raises(Malformed, match="start"):
        Game(NAMES[:2], Setup(start="late"))  # type: ignore[arg-type]
    with pytest.raises(Malformed, match="city_tiles: seattle is missing"):
        Game(NAMES[:4], Setup.deal(2, city_tiles="random", seed=1))


# --- printing ---


def test_a_game_is_named_in_one_line(game: Game) -> None:
    assert repr(game) == "<Game of Ann, Bob, Cy: 0 moves, turn 1>"
    game.play_all(["end", "end", "end"])
    assert repr(game) == "<Game of Ann, Bob, Cy: 3 moves, over>"


def test_a_game_prints_its_board(game: Game) -> None:
    text = str(game)
    assert text.startswith("Turn 1, A Ann to move\n")
    assert "flagstaff        town [A]" in text
    assert "seattle" not in text
    assert str(Game.new(NAMES[:2])).startswith("Setup, B Bob to move\n")


def test_a_finished_game_prints_who_won() -> None:
    game = Game.new(NAMES[:2], start="introductory")
    game.play_all(["end", "end"])
    assert str(game).startswith("The game is over after turn 2: Ann and Bob won.\n")


def test_a_print_shows_all_that_lies_on_the_board() -> None:
    options: dict[str, Any] = {"region_tiles": "draft", "region_pool": RARE_TILES, "city_tiles": "draft"}
    game = Game.new(NAMES[:2], boom=True, milestones=True, seed=1, **options)
    assert "chicago          city [?]" in str(game)
    assert "Texas (no tile yet, misses 4)" in str(game)
    texts = []
    while not game.over:
        play_out(game, len(game.moves), "keen", 1)
        texts.append(str(game))
    played = "\n".join(texts)
    for mark in (
        " boom",
        " expansion",
        " scored ",
        " in the centre",
        "tie-breaker ",
        "+3 in reserve",
        " bonus",
    ):
        assert mark in played
    game.position.states["link_tile"] = game.position.states["expansion_tile"] = 1
    assert ", Link tile, Expansion tile" in str(game)


# --- the arrays below ---


def test_a_position_is_one_record_of_documented_64_bit_numbers(game: Game) -> None:
    states = game.position.states
    assert states.dtype == STATE
    assert states.shape == (1,)
    assert STATE.names == tuple(franchise.kernel.state.State.__annotations__)
    assert states.view(np.int64).nbytes == STATE.itemsize
    facts = game.position.facts()
    assert (facts.players, facts.actor, facts.turn, facts.money[:3]) == (3, 0, 1, [3, 3, 5])
    assert vars(facts).keys() == set(STATE.names or ())


def test_a_mask_has_a_bit_for_each_legal_move(game: Game) -> None:
    mask = game.position.mask()
    assert mask.shape == (MOVES,)
    assert mask.dtype == np.bool_
    assert np.flatnonzero(mask).tolist() == game.position.codes()


def test_positions_are_compared_field_by_field(game: Game) -> None:
    twin = game.position.copy()
    assert twin.same_as(game.position)
    for name in STATE.names or ():
        changed = game.position.copy()
        changed.states[name] += 1
        assert not changed.same_as(twin), name


def test_moves_without_events_stop_before_the_first_illegal_one(game: Game) -> None:
    position = game.position.copy()
    end = position.codes()[-1]
    assert position.play_all([end, 0, end]) == 1
    assert position.turn == 2
    assert position.play_all([]) is None


def test_a_game_can_be_looked_at_after_any_of_its_moves() -> None:
    game = Game.new(["Ann", "Bob"], start="introductory")
    game.play("end")
    assert (game.at(0).actor, game.at(1).actor) == (0, 1)
    assert game.at(1).view() == game.view()


@pytest.mark.parametrize("moves", [-1, 2])
def test_a_game_has_no_position_beyond_its_moves(moves: int) -> None:
    game = Game.new(["Ann", "Bob"], start="introductory")
    game.play("end")
    with pytest.raises(Malformed, match="from 0 to 1"):
        game.at(moves)


def test_the_history_of_a_game_that_goes_on_is_that_of_its_moves_so_far(game: Game) -> None:
    history = game.history()
    game.play("end")
    assert [(str(played.move), played.seat, played.turn) for played in game.history()] == [("end", 0, 1)]
    assert list(history) == list(game.history()), "it is read when it is asked for"


@pytest.mark.parametrize("after", [-1, 1])
def test_no_history_begins_beyond_the_moves(game: Game, after: int) -> None:
    with pytest.raises(Malformed):
        list(game.history(after))


@pytest.mark.parametrize("value", [None, [], {"start": "choose"}, {**Setup().to_json(), "more": 1}])
def test_what_is_no_setup_is_malformed(value: Any) -> None:
    with pytest.raises(Malformed, match=r"^setup: "):
        Setup.from_json(value)


def test_no_turn_lies_ahead_before_the_first_or_after_the_end() -> None:
    assert Game.new(["Ann", "Bob"]).before_turn_of(0) is None
    game = Game.new(["Ann", "Bob"], start="introductory")
    for _ in range(2):
        game.play("end")
    assert game.over and game.before_turn_of(0) is None


def test_who_looks_ahead_leaves_the_boom_marker_where_it_is() -> None:
    game = Game.new(["Ann", "Bob"], start="introductory", boom=True)
    game.play("boom chicago")
    ahead = game.before_turn_of(1)
    assert ahead is not None and (ahead.actor, ahead.view().boom) == (1, "chicago")
