"""What holds in every position of every game, whatever the options."""

import json
import random
from itertools import pairwise
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from franchise import Game, Illegal, Move, Setup, View
from franchise.board import BOARD
from franchise.game.codes import PLACE_ID, REGION_ID, code_of, is_far, move_of
from franchise.game.why_not import Referee
from franchise.kernel import moves as m
from franchise.kernel.jit import INTERPRETED
from strategies import (
    NAMES,
    STYLES,
    Options,
    Style,
    examples,
    games,
    options,
    play_out,
    playing,
    seeds,
    styles,
)


def pieces_of(view: View, seat: int) -> int:
    """Count a player's pieces wherever they are."""
    count = view.players[seat].supply
    count += sum(place.pieces[seat] for place in view.places)
    count += sum(region.tie_breaker == seat and region.tie_breaker_piece for region in view.regions)
    count += sum(seat in milestone.pieces_of for milestone in view.milestones or ())
    if seat == view.actor:
        count += sum(place.centre + place.expansion for place in view.places)
    return count


@examples(80)
@given(options(), seeds, styles)
def test_forty_pieces_and_no_debts_and_influence_never_falls_and_every_game_ends(
    chosen: Options, seed: int, style: Style
) -> None:
    game = Game.new(**chosen)
    influence = [0] * len(game.players)
    view = game.view()
    for _ in playing(game, seed, style):
        view = game.view()
        assert [pieces_of(view, player.seat) for player in view.players] == [40] * len(influence)
        assert all(player.money >= 0 and player.supply >= 0 for player in view.players)
        assert all(player.influence >= before for player, before in zip(view.players, influence, strict=True))
        influence = [player.influence for player in view.players]
        assert len(game.moves) < 3000
    assert view.phase == "over" and view.end_reason == game.end_reason
    assert game.legal_moves() == [] and game.actor is None


@examples(60)
@given(games(), st.integers(1, 12))
def test_undo_restores_the_identical_state(game: Game, count: int) -> None:
    before = game.copy()
    moves = list(play_out(game, count, most=count).moves[len(before.moves) :])
    for move in reversed(moves):
        assert game.undo() == move
    assert game.position.same_as(before.position)
    assert game.record() == before.record()


def test_a_whole_game_can_be_taken_back_move_by_move() -> None:
    game = Game.new(NAMES[:3], city_tiles="draft", region_tiles="draft", milestones=True, boom=True, seed=4)
    start = game.position.copy()
    states = [start]
    most = 60 if INTERPRETED else None
    for played, _ in enumerate(playing(game, 4, "keen"), 1):
        states.append(game.position.copy())
        if played == most:
            break
    for state in reversed(states[:-1]):
        game.undo()
        assert game.position.same_as(state)
    with pytest.raises(Illegal):
        game.undo()


@examples(60)
@given(games())
def test_save_and_load_is_the_identity(tmp_path_factory: pytest.TempPathFactory, game: Game) -> None:
    record = game.record()
    path = Path(tmp_path_factory.getbasetemp()) / "game.json"
    game.save(path)
    text = json.loads(json.dumps(record))
    for again in (Game.from_record(record), Game.from_record(text), Game.load(path)):
        assert again.record() == record
        assert again.position.same_as(game.position)
        assert again.view() == game.view()
    assert ("result" in record) == game.over


@examples(60)
@given(games())
def test_every_legal_move_can_be_played_and_written_and_read(game: Game) -> None:
    moves = game.legal_moves()
    assert len(set(moves)) == len(moves) == len({str(move) for move in moves})
    for move in moves:
        assert Move.parse(str(move)) == move
        assert game.check(move) is None
        assert game.check(str(move)) is None
        trial = game.copy()
        trial.play(move)
        assert trial.moves == (*game.moves, move)
        assert not trial.position.same_as(game.position)


def give_tiles(game: Game, which: int) -> None:
    """Hand the active player the Link tile, the Expansion tile, both or none."""
    if game.actor is not None:
        game.position.states["link_tile"] = game.actor if which & 1 else -1
        game.position.states["expansion_tile"] = game.actor if which & 2 else -1


def table() -> list[int]:
    """List the numbers of the move table that stand for a move."""
    no_target = (m.STAY, m.CASH, m.END)
    codes = []
    for kind in range(m.KINDS):
        regions = m.LAY_REGION <= kind < m.OPEN
        targets = 1 if kind in no_target else len(REGION_ID) if regions else len(PLACE_ID)
        codes += [m.TARGETS * kind + target for target in range(targets)]
    return codes


@examples(60)
@given(games(), st.integers(0, 3), seeds)
def test_a_move_of_the_table_is_legal_exactly_if_there_is_no_reason_against_it(
    game: Game, which: int, seed: int
) -> None:
    give_tiles(game, which)
    legal = set(game.position.codes())
    referee = Referee(game.position)
    codes = table()
    for code in codes:
        paid = game.position.way_of(code).paid if is_far(code) and which & 2 else 0
        reason = referee.why_not(move_of(code, paid))
        assert (reason is None) == (code in legal), (move_of(code, paid), reason)
    for code in random.Random(seed).sample(codes, 20):
        move = game.position.move(code)
        assert (game.check(move) is None) == (code in legal)
        assert code_of(move) == code


@examples(15)
@given(games(), st.integers(0, 3))
def test_what_is_not_on_the_menu_changes_nothing(game: Game, which: int) -> None:
    give_tiles(game, which)
    before = game.position.copy()
    legal = set(game.position.codes())
    for code in (-1, *range(m.MOVES), m.MOVES, m.MOVES + 12345):
        if code not in legal:
            assert game.position.play(code) is None, code
    assert game.position.same_as(before)


@examples(80)
@given(games())
def test_what_a_view_works_out_follows_from_what_it_shows(game: Game) -> None:
    view = game.view()
    count = len(game.players)
    assert view.round == -(-view.turn // count)
    places = {place.id: place for place in view.places}
    cities = [place for place in view.places if place.kind == "city" and place.open]
    for player in view.players:
        present = [city for city in cities if not city.scored and city.pieces[player.seat]]
        boom = sum(city.empty_spaces for city in present if city.boom)
        spaces = sum(city.empty_spaces for city in present) + boom
        assert (player.income_spaces, player.income_boom_spaces) == (spaces, boom)
        assert player.income == max(dollars for least, dollars in BOARD.income[count] if least <= spaces)
        towns = sum(place.pieces[player.seat] for place in view.places if place.kind == "town")
        assert player.towns == player.final.for_towns == towns
        parts = (towns, player.money // 3, 4 * player.bonus_tiles)
        assert player.final.total == player.final.influence + sum(parts)
        assert player.influence == (player.final.total if game.over else player.final.influence)
    for place in view.places:
        if place.spaces:
            taken = [seat for seat in place.spaces if seat is not None]
            assert place.spaces[: len(taken)] == tuple(taken)
            assert place.pieces == tuple(taken.count(seat) for seat in range(count))
            assert place.empty_spaces == len(place.spaces) - len(taken)
        assert place.boom == (view.boom == place.id)
        shares = [standing.pieces for standing in place.standings]
        assert shares == sorted(shares, reverse=True)
        assert all(
            2 * (s.pieces + s.to_majority) > place.value >= 2 * (s.pieces + s.to_majority - 1)
            for s in place.standings
            if place.value
        )
    for region in view.regions:
        own = [places[place.id] for place in BOARD.places if place.region == region.id and region.open]
        missing = [p.id for p in own if not p.scored and (p.kind == "city" or not any(p.pieces))]
        assert region.missing == tuple(missing)
        assert region.scored == (region.open and region.id in {space.region for space in view.track})
        counts = {seat: sum(place.pieces[seat] for place in own) for seat in range(count)}
        first = region.tie_breaker or 0
        order = sorted((s for s in counts if counts[s]), key=lambda s: (-counts[s], (s - first) % count))
        assert [standing.seat for standing in region.standings] == order
        assert [standing.pieces for standing in region.standings] == [counts[seat] for seat in order]
    if game.over:
        standing = {player.seat: (player.influence, player.towns) for player in view.players}
        assert view.winners == tuple(seat for seat in standing if standing[seat] == max(standing.values()))


@pytest.mark.parametrize("style", STYLES)
def test_the_same_seed_plays_the_same_game(style: Style) -> None:
    first, second = (
        play_out(Game.new(NAMES[:4], milestones=True, boom=True, seed=9), 5, style) for _ in range(2)
    )
    assert first.record() == second.record()


# --- what a seed deals, for ever ---


def test_a_seed_deals_the_same_city_tiles_for_ever() -> None:
    tiles = Setup.deal(5, city_tiles="random", seed=1).city_tiles
    assert not isinstance(tiles, str)
    assert "".join(map(str, tiles.values())) == "6257645442742853234354445"
    tiles = Setup.deal(2, city_tiles="random", seed=2**53 - 1).city_tiles
    assert not isinstance(tiles, str)
    assert "".join(map(str, tiles.values())) == "4442843742234365554"


@pytest.mark.parametrize(
    ("players", "pool", "seed", "expected"),
    [
        (2, "printed", 7, "northwest northern_plains texas great_lakes mid_atlantic southwest northeast"),
        (4, "mixed", 0, "n03 n06 california n02 dollar1 n05 n12 heartland texas bonus1"),
        (5, "new", 2**40, "n03 n07 number1 n01 number2 n09 n12 bonus2 expansion dollar2"),
        (3, "mixed", 3, "texas bonus2 southeast great_lakes northeast n04 n07"),
    ],
)
def test_a_seed_deals_the_same_region_tiles_for_ever(
    players: int, pool: str, seed: int, expected: str
) -> None:
    tiles = Setup.deal(players, region_tiles="random", region_pool=pool, seed=seed).region_tiles
    assert isinstance(tiles, dict)
    assert " ".join(tiles.values()) == expected


def test_a_seed_draws_the_same_pool_for_a_draft_for_ever() -> None:
    record = Game.new(NAMES[:2], region_tiles="draft", region_pool="mixed", seed=0).record()
    assert record["setup"]["region_tiles"]["draft"] == [
        "bonus1",
        "dollar1",
        "n12",
        "n06",
        "n05",
        "california",
        "texas",
    ]


def test_a_seed_draws_the_same_milestones_and_seats_for_ever() -> None:
    game = Game.new(NAMES, milestones=True, seed=123, draw_seats=True)
    assert game.setup.milestones == ("two_three_four", "four_regions", "big_city", "region", "four_towns")
    assert game.players == ("Bob", "Ann", "Eve", "Dee", "Cy")


def test_an_option_does_not_change_what_another_deals() -> None:
    alone = Setup.deal(3, city_tiles="random", seed=77)
    together = Setup.deal(3, city_tiles="random", region_tiles="random", milestones=True, seed=77)
    assert alone.city_tiles == together.city_tiles


def test_turns_go_clockwise() -> None:
    game = Game.new(NAMES[:4], start="introductory", seed=1)
    actors = [game.actor]
    for move, _ in playing(game, 1):
        if move.kind == "end" and not game.over:
            actors.append(game.actor)
    assert all(second == (first + 1) % 4 for first, second in pairwise(actors) if first is not None)
