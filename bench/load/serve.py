"""Serves what is measured: `python -m bench.load.serve KIND DATABASE CORE`; prints the port."""

import os
import socket
import sys
from typing import cast

import uvicorn

from bench.load.peer import Way, create_peer
from franchise.server.run.connection import Connection
from franchise.server.run.serving import Serving, allow_many_connections

KEEP_ALIVE_SECONDS = 300
"""Connections stay open while others are measured."""


def main() -> None:
    """Serve until stopped."""
    kind, database, core = sys.argv[1:]
    os.sched_setaffinity(0, {int(core)})
    allow_many_connections()
    listening = socket.create_server(("127.0.0.1", 0), backlog=2048)
    port = listening.getsockname()[1]
    if kind == "server":
        from franchise.server.run.app import create_app
        from franchise.server.settings import Settings

        app = create_app(Settings(database=database, port=port, rate_limits=False))
    else:
        app = create_peer(database, cast("Way", kind))
    print(port, flush=True)
    config = uvicorn.Config(
        app,
        loop="uvloop",
        http=Connection if kind == "server" else "httptools",
        access_log=False,
        log_level="warning",
        proxy_headers=False,
        server_header=False,
        ws="none",
        timeout_keep_alive=KEEP_ALIVE_SECONDS,
    )
    server = Serving(config, app.state.server, _ready) if kind == "server" else uvicorn.Server(config)
    server.run(sockets=[listening])


async def _ready() -> None:
    """Do nothing: whoever measures waits for the first answer."""


if __name__ == "__main__":
    main()
