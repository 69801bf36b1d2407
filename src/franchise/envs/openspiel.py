"""OpenSpiel: the game `franchise`, registered when this module is imported.

>>> import franchise.envs.openspiel
>>> import pyspiel
>>> game = pyspiel.load_game("franchise", {"players": 3, "start": "introductory"})
>>> state = game.new_initial_state()
>>> [state.action_to_string(action) for action in state.legal_actions()][:2]
['expand salt_lake_city $0', 'expand huntsville $0']

Chance deals before the game begins, by the parameter `seed`, so that the game itself has no chance nodes.
"""

from typing import Any

import numpy as np

from franchise.envs.compiled.actions import ACTIONS, MOVE_OF
from franchise.envs.compiled.observation import FIGURES, OBSERVATION
from franchise.envs.peers import not_installed
from franchise.envs.rewards import check_reward
from franchise.envs.single import lead, legal_actions, move_of_action, observation_of, victory
from franchise.game.codes import is_far
from franchise.game.options import RuleOptions
from franchise.game.position import Position
from franchise.game.record import RULES
from franchise.game.text import board_text
from franchise.game.view import view_of
from franchise.kernel.lookup import MAX_PLAYERS
from franchise.kernel.state import OVER

try:
    import pyspiel
    from open_spiel.python.observation import IIGObserverForPublicInfoGame
except ImportError as error:
    raise not_installed("OpenSpiel", "openspiel") from error

LONGEST = 2000
"""More decisions than a game can have.

Each space takes one piece, so there are at most some 150 expansions and market shares. Whenever everybody has
had a turn there was an expansion, so there are fewer than 140 rounds, and each turn has an end and perhaps a
move of the boom marker.
"""
MOST_INFLUENCE = 1000.0
"""More than a player can be ahead."""

PARAMETERS: dict[str, Any] = {
    "players": 2,
    "reward": "victory",
    "seed": 0,
    "start": "choose",
    "city_tiles": "printed",
    "region_tiles": "printed",
    "region_pool": "printed",
    "milestones": False,
    "boom": False,
}
"""What a game can be loaded with, and what it is otherwise."""

GAME_TYPE = pyspiel.GameType(
    short_name="franchise",
    long_name="Franchise",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.DETERMINISTIC,
    information=pyspiel.GameType.Information.PERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=MAX_PLAYERS,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification=PARAMETERS,
)


class FranchiseGame(pyspiel.Game):  # type: ignore[misc]
    """The game with certain options."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        """Deal the game that all states begin from."""
        chosen = PARAMETERS | (params or {})
        self.players, self.reward = int(chosen.pop("players")), chosen.pop("reward")
        check_reward(self.reward)
        seed = int(chosen.pop("seed"))
        setup = RuleOptions(**chosen).deal(self.players, seed)
        self.start, _ = Position.start(self.players, setup)
        most = 1.0 if self.reward == "victory" else MOST_INFLUENCE
        info = pyspiel.GameInfo(
            num_distinct_actions=ACTIONS,
            max_chance_outcomes=0,
            num_players=self.players,
            min_utility=-most,
            max_utility=most,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(GAME_TYPE, info, params or {})

    def new_initial_state(self, _: object = None) -> "FranchiseState":
        """Return the start of the game."""
        return FranchiseState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Any:
        """Return what observes states: all of it is public."""
        if iig_obs_type is None or (iig_obs_type.public_info and not iig_obs_type.perfect_recall):
            return Observer(params)
        return IIGObserverForPublicInfoGame(iig_obs_type, params)


class FranchiseState(pyspiel.State):  # type: ignore[misc]
    """A position of a game."""

    def __init__(self, game: FranchiseGame) -> None:
        """Begin at the start."""
        super().__init__(game)
        self.position = game.start.copy()
        self._rewards_victory = game.reward == "victory"

    @property
    def players(self) -> int:
        """Return the number of players."""
        return int(self.position.states["players"][0])

    def current_player(self) -> int:
        """Return the seat to move, or TERMINAL."""
        return int(pyspiel.PlayerId.TERMINAL) if self.is_terminal() else self.position.actor

    def _legal_actions(self, player: int) -> list[int]:
        return legal_actions(self.position)

    def _apply_action(self, action: int) -> None:
        if self.position.play(int(MOVE_OF[action])) is None:
            raise ValueError(f"{self._action_to_string(self.position.actor, action)} is not legal")

    def _action_to_string(self, player: int, action: int) -> str:
        if is_far(int(MOVE_OF[action])) and action not in legal_actions(self.position):
            return f"action {action}"  # what it would cost is not known
        return str(move_of_action(self.position, action))

    def is_terminal(self) -> bool:
        """Return whether the game is over."""
        return self.position.phase == OVER

    def returns(self) -> list[float]:
        """Return what the game has given each seat: nothing before its end."""
        if not self.is_terminal():
            return [0.0] * self.players
        influence = self.position.states["influence"][0, : self.players]
        returns: list[float] = (victory(self.position) if self._rewards_victory else lead(influence)).tolist()
        return returns

    def __str__(self) -> str:
        """Draw the board as text."""
        names = tuple(f"player {seat}" for seat in range(self.players))
        return board_text(view_of(self.position, names, self.move_number(), RULES))


class Observer:
    """Shows states as tensors: all figures in their order, and each by its name."""

    def __init__(self, params: Any) -> None:
        """Make room for an observation."""
        if params:
            raise ValueError(f"an observation has no parameters, got {params}")
        self.tensor = np.zeros(FIGURES, np.float32)
        self.dict = {}
        for name in OBSERVATION.names or ():
            field, start = OBSERVATION.fields[name][:2]  # type: ignore[index]
            figures = self.tensor[start : start + field.itemsize]
            self.dict[name] = figures.reshape(field.shape) if field.shape else figures

    def set_from(self, state: FranchiseState, player: int) -> None:
        """Show what a player sees."""
        self.tensor[:] = observation_of(state.position, player)

    def string_from(self, state: FranchiseState, player: int) -> str:
        """Show the board as text, which is the same for all."""
        return str(state)


pyspiel.register_game(GAME_TYPE, FranchiseGame)
