"""One game between bots."""

import re
from pathlib import Path

import pytest

from franchise import Game, Move
from franchise.arena import BotFailed, Failure, GameResult, Match, RuleOptions, Tournament
from franchise.bots import BOTS, BotChoice, Budget, RandomBot
from own_bots import own_bot


def played(match: Match) -> GameResult:
    result = match.play()
    assert isinstance(result, GameResult)
    return result


def failed(own: BotChoice) -> str:
    match = Tournament((BotChoice("random"), own), seed=5).match(2)
    assert match.seats == (1, 0)
    outcome = match.play()
    assert isinstance(outcome, Failure)
    assert outcome.number == 2
    assert outcome.message.startswith(f"{own} (entrant 2, bot seed {match.seeds[0]}) ")
    return outcome.message


def test_the_result_is_that_of_the_record() -> None:
    result = played(Tournament.of("random", "random", "random").match(2, recorded=True))
    assert result.record is not None
    game = Game.from_record(result.record)
    assert game.result is not None
    assert (result.winners, result.influence, result.towns, result.end) == (
        game.result.winners,
        game.result.influence,
        game.result.towns,
        game.result.end,
    )
    assert (result.turns, sum(result.decisions)) == (game.turn, len(game.moves))
    assert game.players == ("Random 2", "Random 3", "Random 1")
    assert result.seats == (1, 2, 0)


def test_it_tells_who_began_where() -> None:
    result = played(Tournament.of("random", "random", "random").match(1, recorded=True))
    assert result.record is not None
    openings = Game.from_record(result.record).moves[:3]
    # The last player opens first (rule `starting-towns`).
    assert [f"open {town}" for [town] in result.starting_towns[::-1]] == [str(move) for move in openings]


def test_introductory_towns_are_starting_towns_too() -> None:
    result = played(Tournament.of("random", "random", start="introductory").match(1))
    assert [len(towns) for towns in result.starting_towns] == [2, 2]


def test_it_tells_the_influence_after_every_turn() -> None:
    result = played(Tournament.of("random", "random", start="introductory").match(1))
    assert len(result.influence_by_turn) == result.turns
    assert result.influence_by_turn[0] == (0, 0)
    assert result.influence_by_turn[-1] == result.influence


def test_bots_lay_the_tiles_of_a_draft() -> None:
    options = RuleOptions("choose", "draft", "draft", "mixed", milestones=True, boom=True)
    result = played(Tournament((BotChoice("random"),) * 5, options).match(1))
    assert len(result.influence) == 5


def test_a_turn_has_one_budget(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[int, Budget]] = []

    class Watcher(RandomBot):
        def choose(self, game: Game, budget: Budget) -> Move:
            if self.seed:  # not to warm up
                asked.append((game.turn, budget))
            return super().choose(game, budget)

    monkeypatch.setitem(BOTS, "watcher", Watcher)
    result = played(Tournament.of("watcher", "watcher", start="introductory", seconds=7).match(1))
    assert len({id(budget) for _, budget in asked}) == len({turn for turn, _ in asked}) == result.turns
    assert {budget.seconds for _, budget in asked} == {7}


def test_each_bot_may_have_seconds_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: dict[int, set[float | None]] = {0: set(), 1: set()}

    class Watcher(RandomBot):
        def choose(self, game: Game, budget: Budget) -> Move:
            if self.seed and game.actor is not None:
                asked[game.actor].add(budget.seconds)
            return super().choose(game, budget)

    monkeypatch.setitem(BOTS, "watcher", Watcher)
    tournament = Tournament.of("watcher", "watcher", start="introductory", seconds=(7.0, 70.0))
    first, second = tournament.match(1), tournament.match(2)
    assert (first.seats, second.seats) == ((0, 1), (1, 0))  # with other seconds they are other bots
    played(second)
    assert asked == {0: {70}, 1: {7}}


def test_what_a_bot_does_to_the_game_it_is_shown_has_no_effect(tmp_path: Path) -> None:
    own = own_bot(tmp_path, "move = game.legal_moves()[0]; game.play(move); return move")
    plain = own_bot(tmp_path, "return game.legal_moves()[0]", "plain.py")
    results = [played(Tournament((bot, bot), RuleOptions("introductory")).match(1)) for bot in (own, plain)]
    assert results[0].moves_hash == results[1].moves_hash


@pytest.mark.parametrize(
    ("body", "deed"),
    [
        ("return 1 / 0", "raised ZeroDivisionError: division by zero (own.py, line 7)"),
        ("return game.legal_moves()[0] if game.turn < 3 else None", "answered None, which is no move"),
        ("from franchise import Move; return Move.parse('grow chicago')", "played 'grow chicago': "),
        ("from franchise import Move; return Move('grow', 'atlantis')", "played 'grow atlantis': "),
    ],
    ids=["raises", "no move", "not legal", "no place"],
)
def test_a_bot_that_misbehaves_is_named(tmp_path: Path, body: str, deed: str) -> None:
    assert deed in failed(own_bot(tmp_path, body))


def test_a_bot_that_cannot_be_made_is_named(tmp_path: Path) -> None:
    path = tmp_path / "picky.py"
    path.write_text(
        "from franchise.bots import RandomBot\n"
        "class Picky(RandomBot):\n"
        "    def __init__(self, seed):\n"
        "        assert seed == 0, 'only zero'\n"
        "        super().__init__(seed)\n"
    )
    assert "raised AssertionError: only zero" in failed(BotChoice("Picky", file=str(path)))


def test_the_game_of_a_bot_that_misbehaves_is_kept_beside(tmp_path: Path) -> None:
    own = own_bot(tmp_path, "return game.legal_moves()[0] if game.turn < 3 else None")
    path = tmp_path / "game-00001-unfinished.json"
    with pytest.raises(BotFailed, match=f"which is no move; the game so far is in {re.escape(str(path))}$"):
        list(Tournament((own, own)).play(1, records=tmp_path))
    assert Game.load(path).turn == 3


def test_a_long_name_is_cut_to_what_a_record_takes(tmp_path: Path) -> None:
    path = tmp_path / "long.py"
    name = "A" * 60
    path.write_text(f"from franchise.bots import RandomBot\nclass {name}(RandomBot): pass\n")
    own = BotChoice(name, file=str(path))
    assert Tournament((own, own)).match(1).names == ["A" * 38 + " 1", "A" * 38 + " 2"]
