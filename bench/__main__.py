"""Runs all benchmarks: `make bench`, or `python -m bench NAME ...` for some of them.

With `--markdown`, tables are printed as in the documentation. Three are apart from the others: `first_minute`
installs everything anew, `hostile` attacks servers of its own on loopback, and `scale` starts many on one
PostgreSQL. `first_minute` and `client` compare with another version where `--against COMMIT` names one.
"""

import sys
from collections.abc import Callable

from rich.console import Console

from bench import (
    api,
    client,
    cluster,
    envs,
    first_minute,
    looking_back,
    random_play,
    reviews,
    search,
    server,
    start_up,
)
from bench.figures import Figure, machine, show, show_markdown
from bench.hostile import run as hostile
from bench.scale import run as scale

BENCHMARKS: dict[str, Callable[[], list[Figure]]] = {
    "random_play": random_play.run,
    "search": search.run,
    "envs": envs.run,
    "cluster": cluster.run,
    "api": api.run,
    "start_up": start_up.run,
    "server": server.run,
    "looking_back": looking_back.run,
    "reviews": reviews.run,
    "client": client.run,
}
APART: dict[str, Callable[[], list[Figure]]] = {"hostile": hostile.run, "scale": scale.run}
"""Run only when they are named."""


def main() -> None:
    """Run the benchmarks named on the command line, or all of them."""
    if sys.argv[1:2] == ["first_minute"]:
        first_minute.main(sys.argv[2:])
        return
    if sys.argv[1:2] == ["client"] and "--against" in sys.argv:
        client.main(sys.argv[2:])
        return
    markdown = "--markdown" in sys.argv
    names = [name for name in sys.argv[1:] if name != "--markdown"] or list(BENCHMARKS)
    known = BENCHMARKS | APART
    unknown = set(names) - set(known)
    if unknown:
        sys.exit(f"bench: expected some of {', '.join(known)}, got {', '.join(sorted(unknown))}")
    Console().print(f"Machine: {machine()}", highlight=False)
    for name in names:
        (show_markdown if markdown else show)(name.replace("_", " "), known[name]())


if __name__ == "__main__":
    main()
