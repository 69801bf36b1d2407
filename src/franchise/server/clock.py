"""The time as the server writes it: whole milliseconds since 1970."""

import time
from collections.abc import Callable

source: Callable[[], int] = time.time_ns
"""Returns the time in nanoseconds; tests put another one here."""


def now() -> int:
    """Return the present time."""
    return source() // 1_000_000
