"""Rules and bots that are compiled while the server answers already."""

import asyncio
from dataclasses import dataclass

from franchise.compiling import Compiling


@dataclass(frozen=True)
class Preparing:
    """How far the rules and bots are: so many steps of so many."""

    done: int
    total: int
    rules: bool
    """Whether games can be played; then only the bots are waited for."""


class Preparation:
    """Says how far the rules and bots are, and lets those wait who need them."""

    def __init__(self, compiling: Compiling | None) -> None:
        """Say what is compiled beside the server; None if there is nothing to wait for."""
        self.compiling = compiling
        self.rules, self.bots = asyncio.Event(), asyncio.Event()
        if compiling is None:
            self.rules.set()
            self.bots.set()

    @property
    def progress(self) -> Preparing | None:
        """Return how far it is; None when everything can be used."""
        if self.compiling is None or self.bots.is_set():
            return None
        progress = self.compiling.progress
        return Preparing(progress.done, progress.total, self.rules.is_set())
