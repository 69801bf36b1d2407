"""How much is measured. Environment variables make it smaller, to try the benchmark out, or choose parts."""

import os


def _number(name: str, usual: int) -> int:
    return int(os.environ.get(f"FRANCHISE_SCALE_{name}", usual))


SECONDS = _number("SECONDS", 4)
"""How long each round of moves lasts."""
CONNECTIONS = _number("CONNECTIONS", 5_000)
"""How many live connections are idle."""
IDLE_SECONDS = _number("IDLE_SECONDS", 40)
"""How long they are looked at: two pings each."""
COMMIT_SECONDS = _number("COMMIT_SECONDS", 2)
"""How long each number of connections commits."""
TURNS = _number("TURNS", 24)
"""How many turns of each level of the bots are timed."""
CHOSEN = os.environ.get("FRANCHISE_SCALE_PARTS", "").split()
"""Which parts are measured; none for all of them."""
