"""Runs the real server for the client's tests, until standard input ends.

Bots answer at once, nobody is asked to wait. It prints its address as soon as it answers.
"""

import argparse
import sys
import threading
import time

import uvicorn

from franchise.server.app import create_app
from franchise.server.settings import Settings


def main() -> None:
    """Run a server on a database."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--database", required=True)
    parser.add_argument("--port", type=int, default=0)
    parser.add_argument("--bot-seconds", type=float, default=0.0)
    options = parser.parse_args()

    socket = uvicorn.Config("", host="127.0.0.1", port=options.port, log_level="warning").bind_socket()
    port = socket.getsockname()[1]
    settings = Settings(
        database=f"sqlite:///{options.database}",
        port=port,
        rate_limits=False,
        bot_seconds=options.bot_seconds,
    )
    server = uvicorn.Server(
        uvicorn.Config(
            create_app(settings),
            host="127.0.0.1",
            port=port,
            log_level="warning",
            timeout_graceful_shutdown=2,
        )
    )

    def tell() -> None:
        while not server.started:
            time.sleep(0.02)
        print(settings.address, flush=True)

    def wait_for_end() -> None:
        sys.stdin.read()
        server.should_exit = True

    for work in (tell, wait_for_end):
        threading.Thread(target=work, daemon=True).start()
    server.run(sockets=[socket])


if __name__ == "__main__":
    main()
