"""What the processes of a port are told at their start, and what they and their starter tell each other."""

from dataclasses import dataclass

from franchise.server.settings import Settings

LEAVE = "leave"
"""What a process is told."""
READY, COMPILING, COMPILED, FAILED = "ready", "compiling", "compiled", "failed"
"""What it tells, with figures or words beside it."""


@dataclass(frozen=True)
class Orders:
    """What all processes of a port are told at their start."""

    settings: Settings
    proxies: tuple[str, ...] = ()
    log_requests: bool = False
