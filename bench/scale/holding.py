"""Holds live streams open, whose tables and cookies come on standard input, until that ends."""

import asyncio
import sys
from contextlib import suppress

import uvloop

from bench.load.client import Listener, Trouble, listen
from franchise.server.run.serving import allow_many_connections


async def main() -> None:
    """Open as many of the streams as can be opened, say how many, and wait."""
    port, listeners = int(sys.argv[1]), list[Listener]()
    wanted = [line.split() for line in iter(sys.stdin.readline, "\n")]
    with suppress(Trouble, OSError):
        for table, cookie in wanted:
            listeners.append(await listen(port, table, lambda revision, at: None, cookie))
    print(len(listeners), flush=True)
    await asyncio.get_running_loop().run_in_executor(None, sys.stdin.read)
    for listener in listeners:
        listener.close()


if __name__ == "__main__":
    allow_many_connections()
    uvloop.run(main())
