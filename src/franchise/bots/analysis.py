"""The best turns of a position, what each player can expect of them, and why: for hints, for looking back."""

from dataclasses import dataclass, replace

from franchise.bots.advice import Advice
from franchise.bots.bot import Budget
from franchise.bots.endings import EndFinder
from franchise.bots.forecast import Forecast, chances_of, forecast, forecasts_of, gained, gained_in, shares_of
from franchise.bots.levels import learned
from franchise.bots.proposals import Proposal, proposals
from franchise.bots.search import Tree
from franchise.bots.searching import Thinking
from franchise.bots.why import reasons_for
from franchise.game.game import Game
from franchise.game.move import Move
from franchise.kernel.state import OVER

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
    forecast: Forecast
    """What is to be expected after it. Its chances are those of the search."""

    @property
    def chances(self) -> tuple[float, ...]:
        """Return each player's chance of winning, by seat."""
        return self.forecast.chances


@dataclass(frozen=True, slots=True)
class Analysis:
    """What a search found."""

    turns: tuple[TurnAdvice, ...]
    """Each of another kind, the best first: one that wins at once, then those that were tried most often.
    Turns after which another can win at once come after these, and turns that lose at once last. None once
    the game is over."""
    simulations: int
    forecast: Forecast
    """What is to be expected of the game: after the best turn. Its chances are those of players who now and
    then miss what is best, even a victory."""

    @property
    def chances(self) -> tuple[float, ...]:
        """Return each player's chance of winning, by seat."""
        return self.forecast.chances


def analyse(game: Game, budget: Budget, *, turns: int = 3, seed: int = 0) -> Analysis:
    """Search for the best turns of different kinds; the same seed and simulations find the same ones.

    `forecast` tells the same of a position without a search.

    >>> game = Game.new(["Ann", "Bob"], start="introductory")
    >>> analysis = analyse(game, Budget(simulations=5), turns=1)
    >>> str(analysis.turns[0].moves[-1]), len(analysis.chances)
    ('end', 2)
    """
    if turns < 1:
        raise ValueError(f"turns: expected at least 1, got {turns}")
    if game.over:
        return Analysis((), 0, forecast(game))
    found, simulations = search_turns(game, budget, turns, seed)
    calibrated = [chances_of(game.position, proposal.tried.expected, simulations) for proposal in found]
    before = gained_in(game)
    forecasts = forecasts_of(
        [proposal.after for proposal in found],
        [before + gained(proposal.events) for proposal in found],
        [
            shares_of(proposal.after) if proposal.after.phase == OVER else chances
            for proposal, chances in zip(found, calibrated, strict=True)
        ],
    )
    return Analysis(
        tuple(
            _advice(game, proposal, foretold, simulations)
            for proposal, foretold in zip(found, forecasts, strict=True)
        ),
        simulations,
        replace(forecasts[0], chances=calibrated[0]),
    )


def search_turns(game: Game, budget: Budget, turns: int, seed: int) -> tuple[list[Proposal], int]:
    """Return the best turns of different kinds, and how many simulations were run."""
    tree, thinking = Tree(seed, learned()), Thinking(SIMULATIONS)
    tree.plant(game.position.states)
    thinking.search(tree, budget)
    end = EndFinder().find(game.position.states, budget)
    return proposals(game.position, tree.turns(), turns, end), thinking.simulations


def _advice(game: Game, proposal: Proposal, foretold: Forecast, simulations: int) -> TurnAdvice:
    tried, players = proposal.tried, len(game.players)
    return TurnAdvice(
        moves=proposal.moves,
        expected=tuple(min(max(float(share), 0.0), 1.0) for share in tried.expected[:players]),
        influence=tuple(count.total for count in foretold.count),
        share=tried.visits / simulations,
        reasons=reasons_for(game, proposal.moves),
        forecast=foretold,
    )
