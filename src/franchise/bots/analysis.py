"""The best turns of a position, what each player can expect of them, and why: for hints, for looking back."""

from dataclasses import dataclass

import numpy as np

from franchise.bots.advice import Advice
from franchise.bots.bot import Budget
from franchise.bots.endings import EndFinder
from franchise.bots.features import LOOK
from franchise.bots.levels import learned
from franchise.bots.network import compile_network, predict_influence, trained_network
from franchise.bots.proposals import Proposal, proposals
from franchise.bots.search import Tree
from franchise.bots.searching import Thinking
from franchise.bots.why import reasons_for
from franchise.game.game import Game
from franchise.game.move import Move
from franchise.game.position import Position
from franchise.kernel.lookup import MAX_PLAYERS

SIMULATIONS = 20_000
"""How many simulations run when the budget sets no number: enough for a hint, a second or less."""


@dataclass(frozen=True, slots=True)
class TurnAdvice:
    """A turn that is worth thinking about."""

    moves: tuple[Move, ...]
    """The rest of the active player's turn with its `end`; before the first turn one decision."""
    expected: tuple[float, ...]
    """By seat, together about 1: the share of the victory, in which a clear one counts for more."""
    influence: tuple[float, ...]
    """By seat: what each is expected to end with."""
    share: float
    """How much of the search went into this turn."""
    reasons: tuple[Advice, ...]


@dataclass(frozen=True, slots=True)
class Analysis:
    """What a search found."""

    turns: tuple[TurnAdvice, ...]
    """Each of another kind, the best first: one that wins at once, then those that were tried most often.
    Turns after which another can win at once come after these, and turns that lose at once last. None once
    the game is over."""
    simulations: int


def analyse(game: Game, budget: Budget, *, turns: int = 3, seed: int = 0) -> Analysis:
    """Search for the best turns of different kinds; the same seed and simulations find the same ones.

    >>> game = Game.new(["Ann", "Bob"], start="introductory")
    >>> [best] = analyse(game, Budget(simulations=5), turns=1).turns
    >>> str(best.moves[-1]), len(best.expected)
    ('end', 2)
    """
    if turns < 1:
        raise ValueError(f"turns: expected at least 1, got {turns}")
    if game.over:
        return Analysis((), 0)
    tree, thinking = Tree(seed, learned()), Thinking(SIMULATIONS)
    tree.plant(game.position.states)
    thinking.search(tree, budget)
    end = EndFinder().find(game.position.states, budget)
    found = proposals(game.position, tree.turns(), turns, end)
    return Analysis(
        tuple(_advice(game, proposal, thinking.simulations) for proposal in found), thinking.simulations
    )


def _advice(game: Game, proposal: Proposal, simulations: int) -> TurnAdvice:
    tried, players = proposal.tried, len(game.players)
    return TurnAdvice(
        moves=proposal.moves,
        expected=tuple(min(max(float(share), 0.0), 1.0) for share in tried.expected[:players]),
        influence=_influence(proposal.after)[:players],
        share=tried.visits / simulations,
        reasons=reasons_for(game, proposal.moves),
    )


def _influence(position: Position) -> tuple[float, ...]:
    """Predict what each player ends with."""
    compile_network()
    influence = np.zeros(MAX_PLAYERS)
    # A copy of the network, because it has room to work in.
    predict_influence(position.states, np.zeros(1, LOOK), trained_network().copy(), influence)
    return tuple(influence.tolist())
