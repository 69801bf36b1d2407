"""PettingZoo: the game with one agent for each seat, in turn (AEC) or all at once (parallel).

>>> from franchise.envs import franchise_v0
>>> env = franchise_v0.env(players=3)
>>> env.reset(seed=1)
>>> observation, reward, termination, truncation, info = env.last()
>>> env.step(env.action_space(env.agent_selection).sample(observation["action_mask"]))
>>> env.agent_selection
'player_1'
"""

from collections.abc import Mapping
from typing import Any, ClassVar

import numpy as np
from numpy.typing import NDArray

from franchise.envs.compiled.actions import ACTIONS
from franchise.envs.compiled.observation import FIGURES, MOST
from franchise.envs.peers import not_installed
from franchise.envs.rendering import RENDER_FPS, RENDER_MODES, Rendered, check_render_mode
from franchise.envs.rewards import Reward
from franchise.envs.table import Table

try:
    from gymnasium import spaces
    from gymnasium.utils import EzPickle
    from pettingzoo import AECEnv, ParallelEnv
    from pettingzoo.utils import wrappers
except ImportError as error:
    raise not_installed("PettingZoo", "rl") from error

__all__ = ["WAIT", "env", "parallel_env", "raw_env"]

WAIT = ACTIONS
"""The parallel form: what everybody does who is not to move."""

Observation = dict[str, NDArray[Any]]


def env(render_mode: str | None = None, **arguments: Any) -> AECEnv:
    """Make the game in turn, with PettingZoo's checks: an illegal action ends it with a reward of −1."""
    game: AECEnv = raw_env(render_mode=render_mode, **arguments)
    game = wrappers.TerminateIllegalWrapper(game, illegal_reward=-1)
    game = wrappers.AssertOutOfBoundsWrapper(game)
    return wrappers.OrderEnforcingWrapper(game)


def _space(actions: int) -> spaces.Dict:
    return spaces.Dict(
        {
            "observation": spaces.Box(0, MOST, (FIGURES,), np.uint8),
            "action_mask": spaces.Box(0, 1, (actions,), np.int8),
        }
    )


class _Agents:
    """What both forms have in common: a table, an agent for each seat, spaces, pictures."""

    metadata: ClassVar[dict[str, Any]] = {
        "name": "franchise_v0",
        "render_modes": list(RENDER_MODES),
        "render_fps": RENDER_FPS,
        "is_parallelizable": False,
    }
    actions = ACTIONS

    def __init__(
        self, players: int, reward: Reward, render_mode: str | None, options: dict[str, Any]
    ) -> None:
        check_render_mode(render_mode)
        self.render_mode = render_mode
        self.table = Table(players, reward, options)
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        self.observation_spaces = {agent: _space(self.actions) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(self.actions) for agent in self.possible_agents}
        self._chance = np.random.default_rng()

    def observation_space(self, agent: str) -> spaces.Dict:
        """Return the space of an agent's observations."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """Return the space of an agent's actions."""
        return self.action_spaces[agent]

    def render(self) -> Rendered:
        """Print the board, or return it as text or pixels."""
        return self.table.show(self.render_mode)

    def close(self) -> None:
        """Leave nothing behind: there is no window."""

    def _deal(self, seed: int | None) -> None:
        if seed is not None:
            self._chance = np.random.default_rng(seed)
        self.agents = self.possible_agents[:]
        self.table.deal(self._chance)

    def _by_agent(self, values: NDArray[np.float64]) -> dict[str, float]:
        return dict(zip(self.possible_agents, values.tolist(), strict=True))


class raw_env(_Agents, AECEnv, EzPickle):  # type: ignore[misc]  # noqa: N801 (PettingZoo's name)
    """The game in turn, without checks of what is handed in."""

    def __init__(
        self,
        players: int = 2,
        reward: Reward = "victory",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        """Prepare games; `options` are those of `franchise.game.options.RuleOptions`."""
        EzPickle.__init__(self, players, reward, render_mode, **options)
        AECEnv.__init__(self)
        _Agents.__init__(self, players, reward, render_mode, options)

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """Begin a game; without a seed, another one of the same series."""
        self._deal(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def _select(self) -> None:
        actor = self.table.game.actor
        if actor is not None:
            self.agent_selection = self.possible_agents[actor]

    def observe(self, agent: str) -> Observation:
        """Return what an agent sees; who is not to move has no legal action."""
        seat = self.possible_agents.index(agent)
        mask = self.table.mask if self.table.game.actor == seat else np.zeros(ACTIONS, np.int8)
        return {"observation": self.table.observation(seat), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Play an action for the agent whose turn it is."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self.table.play(int(action))
        self._cumulative_rewards[agent] = 0.0
        self.rewards = self._by_agent(self.table.rewards())
        if self.table.game.over:
            self.terminations = dict.fromkeys(self.agents, True)
        self._select()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()


class parallel_env(_Agents, ParallelEnv, EzPickle):  # type: ignore[misc]  # noqa: N801 (its name)
    """All agents at once: one is to move, the others wait. What is not legal changes nothing."""

    actions = ACTIONS + 1

    def __init__(
        self,
        players: int = 2,
        reward: Reward = "victory",
        max_cycles: int | None = None,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        """Prepare games that are cut off after so many steps, if that is wanted."""
        EzPickle.__init__(self, players, reward, max_cycles, render_mode, **options)
        _Agents.__init__(self, players, reward, render_mode, options)
        self.max_cycles, self._cycles = max_cycles, 0

    def reset(
        self, seed: int | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Begin a game; without a seed, another one of the same series."""
        self._deal(seed)
        self._cycles = 0
        return self._observations(), {agent: {} for agent in self.agents}

    def _observations(self) -> dict[str, Observation]:
        seen = {}
        for seat, agent in enumerate(self.possible_agents):
            mask = np.zeros(self.actions, np.int8)
            if self.table.game.actor == seat:
                mask[:WAIT] = self.table.mask
            else:
                mask[WAIT] = 1
            seen[agent] = {"observation": self.table.observation(seat), "action_mask": mask}
        return seen

    def step(
        self, actions: dict[str, int]
    ) -> tuple[
        dict[str, Observation],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, dict[str, Any]],
    ]:
        """Play the action of the agent who is to move, if it is legal."""
        actor = self.table.game.actor
        action = WAIT if actor is None else int(actions.get(self.possible_agents[actor], WAIT))
        legal = self.table.is_legal(action)
        if legal:
            self.table.play(action)
        self._cycles += 1
        agents = self.agents
        ended = self.table.game.over
        cut_off = self.max_cycles is not None and self._cycles >= self.max_cycles and not ended
        if ended or cut_off:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        rewards = self._by_agent(self.table.rewards()) if legal else dict.fromkeys(agents, 0.0)
        return (
            self._observations(),
            rewards,
            dict.fromkeys(agents, ended),
            dict.fromkeys(agents, cut_off),
            {agent: {} for agent in agents},
        )
