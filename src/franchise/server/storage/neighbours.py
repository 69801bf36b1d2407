"""How many processes share a database, so that limits hold for all of them together."""

import time

HERE_SECONDS = 10.0
"""How often each process says that it is there."""
GONE_SECONDS = 35.0
"""After how many seconds without a word a process counts as gone."""


class Neighbours:
    """Knows the other processes."""

    def __init__(self) -> None:
        """Begin alone."""
        self._heard: dict[str, float] = {}

    def heard(self, process: str) -> bool:
        """Note a word of another process; return whether it was not known."""
        known = process in self._heard
        self._heard[process] = time.monotonic()
        return not known

    def count(self) -> int:
        """Count the processes, this one too."""
        if self._heard:
            oldest = time.monotonic() - GONE_SECONDS
            self._heard = {process: at for process, at in self._heard.items() if at >= oldest}
        return 1 + len(self._heard)
