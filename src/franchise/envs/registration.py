"""Tells other projects of the environments, as far as they are installed."""

from contextlib import suppress


def register_environments() -> None:
    """Register with Gymnasium and PettingZoo by name; nothing is made yet."""
    with suppress(ImportError):
        import gymnasium

        gymnasium.register(
            "Franchise-v0",
            entry_point="franchise.envs.one_seat:OneSeat",
            vector_entry_point="franchise.envs.one_seat:ManyGames",
        )
    with suppress(ImportError):
        import pettingzoo

        module = "franchise.envs.franchise_v0"
        pettingzoo.register("aec", "franchise/franchise_v0", f"{module}:env")
        pettingzoo.register("parallel", "franchise/franchise_v0", f"{module}:parallel_env")
