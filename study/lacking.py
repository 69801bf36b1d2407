"""The strongest level without one of its skills: what that is worth shows in matches between the two.

franchise arena tycoon study/lacking.py:RandomDraft --city-tiles draft --region-tiles draft
"""

import numpy as np

from franchise.bots import Budget
from franchise.bots.drafting import DRAFT
from franchise.bots.levels import Tycoon
from franchise.game.game import Game
from franchise.game.move import Move


class RandomDraft(Tycoon):
    """Lays random tiles."""

    def choose(self, game: Game, budget: Budget) -> Move:
        """Choose as the level does, but not in a draft."""
        if game.position.phase not in DRAFT:
            return super().choose(game, budget)
        chance = np.random.default_rng((self.seed, len(game.moves)))
        return game.position.move(int(chance.choice(game.position.codes())))
