"""Gymnasium: one seat against bots, as a single game or as many at once.

Both are registered as `Franchise-v0` by `import franchise.envs`.
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from franchise.bots import Bot, BotChoice, Budget, whole_turn
from franchise.envs.batch import Batch, Opponent, Steps
from franchise.envs.compiled.actions import ACTIONS
from franchise.envs.compiled.observation import FIGURES, MOST
from franchise.envs.peers import not_installed
from franchise.envs.rendering import RENDER_FPS, RENDER_MODES, Rendered, check_render_mode
from franchise.envs.rewards import Reward, expect
from franchise.envs.table import Table
from franchise.game.dealing import SEEDS

try:
    import gymnasium
    from gymnasium import spaces
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
except ImportError as error:
    raise not_installed("Gymnasium", "rl") from error

Observation = NDArray[np.uint8]


class OneSeat(gymnasium.Env[Observation, np.int64]):
    """One seat against bots. What is not legal changes nothing: the same position is shown again.

    The legal actions are in `info["action_mask"]`, and `action_masks()` returns them.
    """

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": RENDER_FPS}  # noqa: RUF012 (Gymnasium's)

    def __init__(
        self,
        players: int = 2,
        opponent: str = "greedy",
        seat: int | None = None,
        reward: Reward = "victory",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        """Prepare games; `options` are those of `franchise.game.options.RuleOptions`.

        `opponent` is a bot with its settings, such as `rival` or `playouts:simulations=2000`. The seat is
        drawn for each game unless it is given.
        """
        check_render_mode(render_mode)
        self.table = Table(players, reward, options)
        expect(seat is None or 0 <= seat < players, "seat", f"None or 0 to {players - 1}", seat)
        self._bot, self._fixed_seat = BotChoice.parse(opponent), seat
        self.render_mode = render_mode
        self.observation_space = spaces.Box(0, MOST, (FIGURES,), np.uint8)
        self.action_space = spaces.Discrete(ACTIONS)
        self.seat = 0
        self._bots: dict[int, Bot] = {}

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin a game; the bots move until it is this seat's turn."""
        super().reset(seed=seed)
        drawn = int(self.np_random.integers(self.table.players))
        self.seat = drawn if self._fixed_seat is None else self._fixed_seat
        self.table.deal(self.np_random)
        self._bots = {
            seat: self._bot.make(int(self.np_random.integers(SEEDS)))
            for seat in range(self.table.players)
            if seat != self.seat
        }
        self._let_bots_move()
        return self.table.observation(self.seat), self._info(legal=True)

    def step(self, action: np.int64) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Play an action, and what the bots answer."""
        legal = self.table.is_legal(int(action))
        if legal:
            self.table.play(int(action))
            self._let_bots_move()
        game = self.table.game
        reward = float(self.table.rewards()[self.seat]) if legal else 0.0
        if self.render_mode == "human":
            self.render()
        return self.table.observation(self.seat), reward, game.over, False, self._info(legal=legal)

    def _let_bots_move(self) -> None:
        game = self.table.game
        while game.actor is not None and game.actor != self.seat:
            for move in whole_turn(self._bots[game.actor], game, Budget()):
                game.play(move)

    def _info(self, *, legal: bool) -> dict[str, Any]:
        return {"action_mask": self.action_masks(), "legal": legal, "seat": self.seat}

    def action_masks(self) -> NDArray[np.int8]:
        """Return 1 for each legal action; none is when the game is over."""
        return self.table.mask

    def render(self) -> Rendered:
        """Print the board, or return it as text or pixels."""
        return self.table.show(self.render_mode)


class ManyGames(VectorEnv[Observation, NDArray[np.int64], NDArray[Any]]):
    """The same for many games at once, compiled, against random opponents.

    Games that end begin anew in the same step; `infos["final_obs"]` has what was seen at their end.
    """

    metadata = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012 (Gymnasium's)

    def __init__(
        self,
        num_envs: int = 1,
        players: int = 2,
        opponent: Opponent = "random",
        seat: int | None = None,
        reward: Reward = "victory",
        threads: int = 1,
        **options: Any,
    ) -> None:
        """Prepare games. Stronger opponents need `vectorization_mode="sync"`, which plays them in Python."""
        self.num_envs = num_envs
        self.batch = Batch(
            num_envs, players=players, opponent=opponent, seat=seat, reward=reward, threads=threads, **options
        )
        self.single_observation_space = spaces.Box(0, MOST, (FIGURES,), np.uint8)
        self.single_action_space = spaces.Discrete(ACTIONS)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._masks: NDArray[np.int8] = np.zeros((num_envs, ACTIONS), np.int8)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin all games, by seeds that follow each other if one is given."""
        super().reset(seed=seed if isinstance(seed, int) else None)
        if isinstance(seed, int):
            seeds = [seed + game for game in range(self.num_envs)]
        else:
            given = [None] * self.num_envs if seed is None else seed
            seeds = [int(self.np_random.integers(SEEDS)) if number is None else number for number in given]
        steps = self.batch.reset(seeds)
        return steps.observations.copy(), self._infos(steps)

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[Observation, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """Play an action in each game; what is not legal changes nothing."""
        actions = np.asarray(actions, np.int64)
        games = np.arange(self.num_envs)
        seats = self.batch.seats
        known = (actions >= 0) & (actions < ACTIONS)
        legal = known & (self._masks[games, np.where(known, actions, 0)] == 1)
        steps = self.batch.step(np.where(legal, actions, Batch.LEAVE))
        infos = self._infos(steps)
        infos["legal"] = legal
        if steps.over.any():
            infos["final_obs"] = steps.final_observations.copy()
            infos["_final_obs"] = steps.over.copy()
        rewards = steps.rewards[games, seats].astype(np.float64)
        cut_off = np.zeros(self.num_envs, np.bool_)
        return steps.observations.copy(), rewards, steps.over.copy(), cut_off, infos

    def _infos(self, steps: Steps) -> dict[str, Any]:
        self._masks = steps.masks.copy()
        return {"action_mask": self._masks, "_action_mask": np.ones(self.num_envs, np.bool_)}

    def action_masks(self) -> NDArray[np.int8]:
        """Return 1 for each legal action of each game."""
        return self._masks

    def close_extras(self, **_: Any) -> None:
        """End the threads, if there are any: Gymnasium also closes what could not be made."""
        if hasattr(self, "batch"):
            self.batch.close()
