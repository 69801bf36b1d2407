"""Runs all benchmarks: `make bench`, or `python -m bench NAME ...` for some of them.

With `--markdown`, tables are printed as in the documentation. `python -m bench first_minute` is apart from
the others: it installs everything anew (`bench/first_minute.py`).
"""

import sys
from collections.abc import Callable

from rich.console import Console

from bench import api, client, first_minute, random_play, search, server, start_up
from bench.figures import Figure, machine, show, show_markdown

BENCHMARKS: dict[str, Callable[[], list[Figure]]] = {
    "random_play": random_play.run,
    "search": search.run,
    "api": api.run,
    "start_up": start_up.run,
    "server": server.run,
    "client": client.run,
}


def main() -> None:
    """Run the benchmarks named on the command line, or all of them."""
    if sys.argv[1:2] == ["first_minute"]:
        first_minute.main(sys.argv[2:])
        return
    markdown = "--markdown" in sys.argv
    names = [name for name in sys.argv[1:] if name != "--markdown"] or list(BENCHMARKS)
    unknown = set(names) - set(BENCHMARKS)
    if unknown:
        sys.exit(f"bench: expected some of {', '.join(BENCHMARKS)}, got {', '.join(sorted(unknown))}")
    Console().print(f"Machine: {machine()}", highlight=False)
    for name in names:
        (show_markdown if markdown else show)(name.replace("_", " "), BENCHMARKS[name]())


if __name__ == "__main__":
    main()
