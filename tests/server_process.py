"""The program of a server process in tests. Importing it loads all that a server needs."""

import os
from collections.abc import Mapping
from multiprocessing.connection import Connection
from socket import socket
from typing import Any

import uvicorn

from franchise.bots import BotChoice, Budget
from franchise.game.game import Game
from franchise.server.app import create_app
from franchise.server.settings import Settings


def _warm_up() -> None:
    """Play a little: what is compiled is loaded with its first use."""
    game = Game.new(["Ann", "Bob"], start="introductory", seed=1)
    bot = BotChoice.parse("newcomer").make(1)
    for _ in range(3):
        game.legal_moves()
        game.play(bot.choose(game, Budget(seconds=1)))


_warm_up()


class Announced(uvicorn.Server):
    """Says when it answers."""

    def __init__(self, config: uvicorn.Config, ready: Connection) -> None:
        """Keep whom to tell."""
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket] | None = None) -> None:
        """Start, and say so."""
        await super().startup(sockets)
        if self.started:
            self._ready.send("ready")
        self._ready.close()


def serve(ready: Connection, database: str, port: int, settings: Mapping[str, Any], user: int | None) -> None:
    """Run a server until the process ends."""
    if user is not None:
        os.setgroups([])
        os.setgid(user)
        os.setuid(user)
    options = {"rate_limits": False, "bot_seconds": 0.0, "most_tables": 10_000, **settings}
    app = create_app(Settings(database=database, port=port, **options))
    config = uvicorn.Config(
        app,
        host="127.0.0.1",
        port=port,
        log_level="warning",
        access_log=False,
        timeout_graceful_shutdown=5,
    )
    Announced(config, ready).run()
