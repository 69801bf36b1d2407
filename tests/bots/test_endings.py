"""The end of the game: who can win with this turn does, and nobody ends a game for others to win."""

import json
import random
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest

from bots.test_canonical_moves import codes_of_the_rest
from franchise import Game
from franchise.bots import LEVELS, Bot, Budget, RandomBot, analyse, whole_turn
from franchise.bots.endings import NO_END, SHARED, WON, EndFinder
from franchise.bots.foresight import EVERYTHING
from franchise.bots.levels import Expert, Rival, Tycoon, learned
from franchise.bots.search import Tree
from franchise.game.position import Position
from strategies import Options
from study.endings import play_turn, wins
from tables import Table

pytestmark = pytest.mark.compiled  # a search needs speed

FIXTURE = Path(__file__).parents[1] / "fixtures" / "endings.jsonl"
"""Records of games between programs that stop where the active player can win with this turn."""
FAR_SIGHTED = [level for level in LEVELS if level.sight == EVERYTHING]  # type: ignore[attr-defined]


@cache
def last_turns() -> list[Game]:
    return [Game.from_record(json.loads(line)) for line in FIXTURE.read_text("utf-8").splitlines()]


# --- who can win with this turn ---


def test_the_levels_that_look_for_the_end_are_those_from_rival_up() -> None:
    assert [Rival, Expert, Tycoon] == FAR_SIGHTED


@pytest.mark.parametrize("level", FAR_SIGHTED)
def test_a_level_wins_wherever_it_can_at_once(level: type[Bot]) -> None:
    for game in last_turns():
        assert wins(play_turn(level(1), game), game.actor), game.moves


def test_a_hint_names_a_turn_that_wins_first() -> None:
    for game in last_turns():
        after = game.copy()
        after.play_all(analyse(game, Budget(simulations=50)).turns[0].moves)
        assert wins(after, game.actor), game.moves


def test_a_win_that_was_begun_is_finished_by_any_level_asked_in_the_middle() -> None:
    for game in last_turns()[::8]:
        begun = game.copy()
        begun.play(play_turn(Rival(1), game).moves[len(game.moves)])
        assert wins(play_turn(Expert(2), begun), game.actor), game.moves


def every_end(position: Position, most: int) -> tuple[int, int] | None:
    """Try all turns, useful or not; return the best end and its lead, None if they are too many."""
    seat, turn, codes = position.actor, position.turn, codes_of_the_rest(position)
    best, stack = (NO_END, 0), [position]
    while stack and most:
        current = stack.pop()
        if current.actor < 0:
            influence = current.states["influence"][0].tolist()
            own = influence.pop(seat)
            winners = int(current.figures().winners)
            outcome = WON if winners == 1 << seat else SHARED if winners >> seat & 1 else SHARED - 1
            best = max(best, (outcome, own - max(influence)))
        elif current.turn == turn:
            most -= 1
            for code in codes(current):
                stack.append(current.copy())
                stack[-1].play_all([code])
    return None if stack else best


def late_positions(options: Options, seed: int) -> Iterator[Position]:
    """Go through the turns of a random game from where a turn might end it."""
    game, chance = Game.new(**options, seed=seed), random.Random(seed)
    while not game.over:
        state = game.position.states[0]
        passing = state["turns_without_expansion"] + 1 >= len(game.players)
        if game.turn and (passing or state["tiles_on_track"] >= 7):
            yield game.position
        moves = [move for move in game.legal_moves() if str(move) != "end"]
        game.play(chance.choice(moves or game.legal_moves()))


@pytest.mark.parametrize(
    "options",
    [
        {"names": ["Ann", "Bob"]},
        {"names": ["Ann", "Bob", "Cy"], "milestones": True, "boom": True},
        {"names": list("ABCD"), "region_tiles": "random", "region_pool": "new"},
    ],
    ids=lambda options: f"{len(options['names'])} players",
)
def test_no_turn_ends_a_game_better_than_the_one_that_is_found(options: Options) -> None:
    finder, compared = EndFinder(), 0
    for seed in range(6):
        for position in late_positions(options, seed):
            best = every_end(position, most=1_500)
            if best is not None and best[0] != NO_END:
                end = finder.find(position.states, Budget())
                assert end.complete
                assert (end.outcome, end.lead) == best
                compared += 1
    assert compared >= 10


# --- who cannot ---


def round_without_expansion(influence: int) -> Table:
    """Let a turn of A, who has so much influence against 20, end the game if it does not expand."""
    table = Table(2, money=20).city("chicago", "AAA____").city("dallas", "A____").towns(pueblo="B")
    table.has("A", influence=influence).has("B", influence=20)
    table.state.turns_without_expansion = 1
    return table


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seed", range(3))
def test_no_level_passes_into_a_lost_end_while_it_can_expand(level: type[Bot], seed: int) -> None:
    assert not play_turn(level(seed), round_without_expansion(5).game).over


@pytest.mark.parametrize("level", FAR_SIGHTED)
def test_who_wins_by_passing_does_so(level: type[Bot]) -> None:
    assert wins(play_turn(level(1), round_without_expansion(60).game), 0)


def one_share_from_the_end(influence: int) -> Table:
    """Let a share in New York bring A 8 and some more for the last region before the red zone."""
    table = Table(2, money=3).done("southwest", "mid_atlantic", "southeast", "texas")
    table.scored("pittsburgh", "B").city("new_york", "AAAAB___").city("chicago", "AB_____")
    return table.has("A", influence=influence, bonus_tiles=0).has("B", influence=60, bonus_tiles=0)


@pytest.mark.parametrize("level", FAR_SIGHTED)
def test_a_region_that_ends_the_game_is_scored_by_who_wins_with_it_only(level: type[Bot]) -> None:
    assert wins(play_turn(level(1), one_share_from_the_end(55).game), 0)
    assert not play_turn(level(1), one_share_from_the_end(30).game).over


@pytest.mark.parametrize("level", FAR_SIGHTED)
def test_where_every_turn_ends_the_game_the_best_end_is_played(level: type[Bot]) -> None:
    table = Table(2).city("new_york", "AAAAB___").city("chicago", "A______").towns(ogallala="B")
    table.has("A", money=1, bonus_tiles=0).has("B", money=0, bonus_tiles=0, influence=60)
    table.state.turns_without_expansion = 1
    assert play_turn(level(1), table.game).moves[0].place == "new_york"


# --- who must fear the next turn ---


def with_a_threat() -> Table:
    """Let B win with a share in Detroit, unless A scores New York, or expands to Detroit first."""
    table = Table(2, money=6).done("southwest", "mid_atlantic", "southeast", "texas")
    table.scored("minneapolis", "B").scored("chicago", "AB").towns(indianapolis="A")
    table.city("detroit", "BB__").city("new_york", "AAAAB___").city("pittsburgh", "B_")
    table.has("A", influence=50, bonus_tiles=0).has("B", influence=50, bonus_tiles=0, money=6)
    return table


def test_a_turn_that_lets_the_next_player_win_is_certain_to_lose() -> None:
    table = with_a_threat()
    after = table.game.copy()
    after.play("end")
    assert EndFinder().find(after.position.states, Budget()).outcome == WON
    tree = Tree(1, replace(learned(), caution=-1e4))  # every move is tried, however unlikely
    tree.plant(table.game.position.states)
    tree.search(2_000)
    position = table.game.position
    tried = {" ".join(str(position.move(code)) for code in turn.moves): turn for turn in tree.turns()}
    assert tried["end"].winners == 1 << 1
    assert tried["end"].visits < 10


@pytest.mark.parametrize("level", FAR_SIGHTED)
def test_a_level_leaves_no_victory_to_the_next_player_if_it_can_help_it(level: type[Bot]) -> None:
    after = play_turn(level(1), with_a_threat().game)
    assert EndFinder().find(after.position.states, Budget()).outcome != WON


def test_a_hint_names_a_turn_that_lets_the_next_player_win_after_others() -> None:
    game = with_a_threat().game
    turns = analyse(game, Budget(simulations=3_000), turns=20).turns
    fatal = []
    for turn in turns:
        after = game.copy()
        after.play_all(turn.moves)
        fatal.append(EndFinder().find(after.position.states, Budget()).outcome == WON)
    assert fatal == sorted(fatal)
    assert not fatal[0]


@pytest.mark.parametrize("level", FAR_SIGHTED)
def test_who_cannot_win_any_more_leaves_it_to_others_to_end_the_game(level: type[Bot]) -> None:
    game = with_a_threat().has("B", influence=90).game  # A could fill Pittsburgh and score New York
    tree = Tree(1, learned())
    tree.plant(game.position.states)
    tree.search(3_000)
    assert all(turn.winners == 1 << 1 for turn in tree.turns())
    assert not play_turn(level(1), game).over


# --- games to their end ---


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("players", [2, 4])
def test_no_level_ends_a_game_by_passing_early(level: type[Bot], players: int) -> None:
    """Let a level play with somebody who never expands, and look at each end of its turns."""
    for seed in range(3):
        game = Game.new(list("ABCDE"[:players]), seed=seed, start="introductory")
        bots = [level(10 * seed + seat) for seat in range(players)]
        while game.actor is not None:
            seat, before = game.actor, game.copy()
            if seat == seed % players:
                game.play("end")
                continue
            for move in whole_turn(bots[seat], game, Budget(simulations=min(bots[seat].simulations, 60))):  # type: ignore[attr-defined]
                game.play(move)
            if game.over and game.end_reason == "no_expansion":
                could_expand = any(str(move).startswith("expand") for move in before.legal_moves())
                assert wins(game, seat) or not could_expand


def test_a_game_of_chance_can_be_looked_into_at_any_moment() -> None:
    game, bot, finder = Game.new(list("ABC"), boom=True, seed=3), RandomBot(3), EndFinder()
    while not game.over:
        end = finder.find(game.position.states, Budget())
        assert end.complete
        if end.outcome != NO_END:
            after = game.copy()
            for code in end.moves:
                after.play(after.position.move(code))
            assert after.over
        game.play(bot.choose(game, Budget()))
