"""The program of a server process in tests. Importing it loads all that a server needs."""

import ctypes
import os
from collections.abc import Mapping
from multiprocessing.connection import Connection
from typing import Any

from franchise.bots import BotChoice, Budget
from franchise.game.game import Game
from franchise.server.run import thinker
from franchise.server.run.app import create_app
from franchise.server.run.serving import bind, run
from franchise.server.settings import Settings
from receivers import Receiver

LINUX_CAPABILITY_VERSION_3 = 0x20080522
CAP_DAC_OVERRIDE = 1 << 1


def _warm_up() -> None:
    """Play a little, because compiled code is loaded when it is first used."""
    game = Game.new(["Ann", "Bob"], start="introductory", seed=1)
    bot = BotChoice.parse("newcomer").make(1)
    for _ in range(3):
        game.legal_moves()
        game.play(bot.choose(game, Budget(seconds=1)))


_warm_up()


def heed_file_modes() -> None:
    """Drop root's right to write files that their mode protects."""
    libc = ctypes.CDLL(None, use_errno=True)
    header, data = (ctypes.c_uint32 * 2)(LINUX_CAPABILITY_VERSION_3, 0), (ctypes.c_uint32 * 6)()
    assert libc.capget(header, data) == 0
    for part in (0, 1):  # what is in force, and what may be taken up again
        data[part] &= ~CAP_DAC_OVERRIDE
    assert libc.capset(header, data) == 0


def serve(
    ready: Connection, database: str, port: int, settings: Mapping[str, Any], heeds_file_modes: bool
) -> None:
    """Run a server until the process ends."""
    if heeds_file_modes and os.geteuid() == 0:
        heed_file_modes()
    options = {"rate_limits": False, "bot_seconds": 0.0, "most_tables": 10_000, **settings}
    pushes_to = options.pop("pushes_to", None)

    async def say_so() -> None:
        ready.send("ready")
        ready.close()

    app = create_app(Settings(database=database, port=port, **options))
    if pushes_to is not None:
        sender = app.state.server.sender
        sender.post, sender.push_retries, sender.gap = Receiver(*pushes_to).post(), (0.1, 1.0, 1.0, 1.0), 0
    run(app, bind("127.0.0.1", port), ready=say_so)


def think(ready: Connection, database: str, settings: Mapping[str, Any]) -> None:
    """Think until the process ends."""

    def say_so() -> None:
        ready.send("ready")
        ready.close()

    thinker.think(Settings(database=database, rate_limits=False, **settings), say_so)
