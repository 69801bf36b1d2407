"""Which of the turns that a search has tried are proposed."""

import numpy as np

from franchise import Game, Move
from franchise.bots.endings import WON, BestEnd
from franchise.bots.proposals import proposals
from franchise.bots.search import TriedTurn
from franchise.game.codes import code_of
from tables import Table


def proposed(game: Game, tried: dict[str, int], most: int = 3) -> list[str]:
    """Propose turns, given as text with how often each was tried."""
    turns = [
        TriedTurn(
            tuple(code_of(Move.parse(move)) for move in turn.split("; ")), visits, np.zeros(5, np.float32)
        )
        for turn, visits in tried.items()
    ]
    found = proposals(game.position, turns, most)
    return ["; ".join(map(str, proposal.moves)) for proposal in found]


def two_cities() -> Game:
    return Table(2, money=20).city("chicago", "AAA____").city("dallas", "A____").game


def test_a_market_share_more_or_less_is_the_same_turn() -> None:
    tried = {"expand detroit $3; grow dallas; end": 9, "expand detroit $3; end": 8, "expand omaha $5; end": 5}
    assert proposed(two_cities(), tried) == ["expand detroit $3; grow dallas; end", "expand omaha $5; end"]


def test_what_a_turn_scores_makes_it_another() -> None:
    tried = {"expand detroit $3; end": 9, "expand detroit $3; grow chicago; end": 8}
    assert proposed(two_cities(), tried) == list(tried)


def test_the_use_of_a_bonus_tile_makes_it_another() -> None:
    tried = {
        "expand detroit $3; grow dallas; end": 9,
        "cash; expand detroit $3; end": 8,
        "expand detroit $3; grow dallas; double dallas; end": 7,
        "cash; expand detroit $3; grow dallas; end": 6,
    }
    assert proposed(two_cities(), tried) == list(tried)[:3]


def test_no_more_are_proposed_than_are_wanted() -> None:
    tried = {"expand detroit $3; end": 9, "expand omaha $5; end": 5, "end": 3}
    assert proposed(two_cities(), tried, most=2) == list(tried)[:2]


def test_each_decision_before_the_first_turn_is_one_of_its_own() -> None:
    tried = {"open raleigh": 9, "open reno": 5}
    assert proposed(Game.new(list("ABCD")), tried) == list(tried)


def losing_end(influence: int) -> Game:
    """Let A, with so much influence against 20, end the game by not expanding."""
    table = Table(2, money=20).city("chicago", "AAA____").city("dallas", "A____")
    table.has("A", influence=influence).has("B", influence=20)
    table.state.turns_without_expansion = 1
    return table.game


def test_a_turn_that_loses_at_once_comes_after_all_that_go_on() -> None:
    tried = {"grow dallas; end": 90, "expand detroit $3; end": 8, "expand omaha $5; end": 1}
    assert proposed(losing_end(10), tried) == [*list(tried)[1:], "grow dallas; end"]
    assert proposed(losing_end(10), tried, most=2) == list(tried)[1:]
    assert proposed(losing_end(30), tried) == list(tried)


def test_a_turn_that_wins_at_once_comes_first_even_if_it_was_never_tried() -> None:
    game = losing_end(30)
    codes = tuple(code_of(Move.parse(move)) for move in ("grow chicago", "end"))
    end = BestEnd(WON, codes, 12, (0.9, 0.1, 0, 0, 0), certain=False, complete=True, positions=9)
    tried = [TriedTurn((code_of(Move.parse("expand detroit $3")), codes[1]), 9, np.zeros(5, np.float32))]
    first, second = proposals(game.position, tried, 3, end)
    assert [str(move) for move in first.moves] == ["grow chicago", "end"]
    assert first.wins and first.tried.visits == 0
    assert [str(move) for move in second.moves] == ["expand detroit $3", "end"]


def test_where_every_turn_loses_they_are_proposed_all_the_same() -> None:
    assert proposed(losing_end(10), {"grow dallas; end": 9}) == ["grow dallas; end"]
