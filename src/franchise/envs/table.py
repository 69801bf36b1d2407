"""One game with everything an environment asks of it, whatever the environment's form."""

from typing import Any, Self

import numpy as np
from numpy.typing import NDArray

from franchise.envs.rendering import Rendered, render
from franchise.envs.rewards import Reward, check_reward
from franchise.envs.single import Rewards, mask_of, move_of_action, observation_of
from franchise.game.dealing import SEEDS
from franchise.game.game import Game
from franchise.game.options import RuleOptions
from franchise.game.setup import check_players


class Table:
    """Deals games of the same options, one after another."""

    def __init__(self, players: int, reward: Reward, options: dict[str, Any]) -> None:
        """Say how many play, what is rewarded, and by which options of the rules."""
        check_players(players)
        check_reward(reward)
        self.players, self._reward, self._options = players, reward, RuleOptions(**options)
        self._options.deal(players, 0)  # which says at once what cannot be

    def deal(self, chance: np.random.Generator) -> Self:
        """Begin a game."""
        names = [f"player_{seat}" for seat in range(self.players)]
        self.game = Game(names, self._options.deal(self.players, int(chance.integers(SEEDS))))
        self._rewards = Rewards(self._reward, self.game.position)
        return self

    @property
    def mask(self) -> NDArray[np.int8]:
        """Return 1 for each action that is legal now."""
        return mask_of(self.game.position)

    def observation(self, seat: int) -> NDArray[np.uint8]:
        """Return what a seat sees."""
        return observation_of(self.game.position, seat)

    def is_legal(self, action: int) -> bool:
        """Return whether an action is legal now."""
        mask = self.mask
        return 0 <= action < len(mask) and bool(mask[action])

    def play(self, action: int) -> None:
        """Play a legal action."""
        self.game.play(move_of_action(self.game.position, action))

    def rewards(self) -> NDArray[np.float64]:
        """Return what each seat has got since this was last asked."""
        return self._rewards.step(self.game.position)

    def show(self, mode: str | None) -> Rendered:
        """Show the board as an environment was asked to."""
        return render(self.game, mode)
