"""What can be rewarded, and the checks of what an environment is made with."""

from typing import Literal, get_args

from franchise.game.errors import Malformed, listed

Reward = Literal["victory", "influence"]
REWARDS: tuple[Reward, ...] = get_args(Reward)


def check_reward(reward: str) -> None:
    """Raise `Malformed` for what is no reward."""
    expect(reward in REWARDS, "reward", f"one of {listed(REWARDS)}", reward)


def expect(condition: bool, field: str, expected: str, got: object) -> None:
    """Raise `Malformed` unless a condition holds."""
    if not condition:
        raise Malformed(f"{field}: expected {expected}, got {got}")
