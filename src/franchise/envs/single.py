"""One game as environments show it."""

import numpy as np
from numpy.typing import NDArray

from franchise.envs.compiled.actions import ACTION_OF, ACTIONS, MOVE_OF
from franchise.envs.compiled.observation import FIGURES, WRITTEN
from franchise.envs.compiled.stepping import compile_batch, observe_state
from franchise.envs.rewards import Reward, check_reward
from franchise.game.codes import code_of
from franchise.game.move import Move
from franchise.game.position import Position
from franchise.kernel.state import OVER


def observation_of(position: Position, seat: int) -> NDArray[np.uint8]:
    """Return what a seat sees of a position."""
    compile_batch()
    observation = np.zeros(FIGURES, np.uint8)
    observe_state(position.states, seat, observation.view(WRITTEN))
    return observation


def legal_actions(position: Position) -> list[int]:
    """List the legal actions, in their order."""
    actions: list[int] = ACTION_OF[position.codes()].tolist()
    return actions


def mask_of(position: Position) -> NDArray[np.int8]:
    """Return 1 for each legal action."""
    mask = np.zeros(ACTIONS, np.int8)
    mask[legal_actions(position)] = 1
    return mask


def move_of_action(position: Position, action: int) -> Move:
    """Return the move of an action, with what it costs here."""
    return position.move(int(MOVE_OF[action]))


def action_of(move: Move) -> int:
    """Return the action of a move."""
    return int(ACTION_OF[code_of(move)])


class Rewards:
    """Says what each step of a game brings its seats, by the name of what is rewarded."""

    def __init__(self, reward: Reward, position: Position) -> None:
        """Begin at a position."""
        check_reward(reward)
        self._reward, self._influence = reward, _influence(position)

    def step(self, position: Position) -> NDArray[np.float64]:
        """Return what each seat gets for the step to a position."""
        if self._reward == "influence":
            before, self._influence = self._influence, _influence(position)
            return lead(self._influence - before)
        if position.phase == OVER:
            return victory(position)
        return np.zeros(len(self._influence))


def victory(position: Position) -> NDArray[np.float64]:
    """Return what the end of a game gives each seat: 1 for the only winner, 0 for all seats together."""
    players = int(position.states["players"][0])
    won = np.array([position.figures().winners >> seat & 1 for seat in range(players)])
    rewards: NDArray[np.float64] = (players * won / won.sum() - 1) / (players - 1)
    return rewards


def lead(gains: NDArray[np.int64]) -> NDArray[np.float64]:
    """Return how much more each seat has gained than the others on average."""
    leads: NDArray[np.float64] = gains - (gains.sum() - gains) / (len(gains) - 1)
    return leads


def _influence(position: Position) -> NDArray[np.int64]:
    influence: NDArray[np.int64] = position.states["influence"][0, : position.states["players"][0]].copy()
    return influence
