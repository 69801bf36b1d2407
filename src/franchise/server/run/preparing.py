"""Compiles the rules and bots beside a server that answers already, and loads them when they are there."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

from franchise.compiling import FOR_A_MOVE, Failed, is_compiled
from franchise.kernel.jit import leave_compiling_to_others
from franchise.server.preparation import Preparation
from franchise.server.run.warm_up import rehearse, rehearse_rules

logger = logging.getLogger("franchise.server")

LOOK_SECONDS = 0.1


async def prepare(preparation: Preparation, rules_ready: Callable[[], Awaitable[None]]) -> None:
    """Compile what is missing; games can be played as soon as the rules are there, bots play at the end."""
    compiling = preparation.compiling
    if compiling is None:
        return
    leave_compiling_to_others()
    loop = asyncio.get_running_loop()
    running = loop.run_in_executor(None, compiling.run)
    try:
        while not running.done() and not is_compiled(FOR_A_MOVE):
            await asyncio.wait([running], timeout=LOOK_SECONDS)
        if is_compiled(FOR_A_MOVE):
            await _use(preparation.rules, rehearse_rules, rules_ready)
        await running
    except Failed:
        logger.exception("the processes that compile have failed; the server compiles by itself")
    finally:
        compiling.stop()
        leave_compiling_to_others(False)
    if not preparation.rules.is_set():
        await _use(preparation.rules, rehearse_rules, rules_ready)
    await asyncio.to_thread(rehearse)
    preparation.bots.set()


async def _use(ready: asyncio.Event, load: Callable[[], object], then: Callable[[], Awaitable[None]]) -> None:
    await asyncio.to_thread(load)
    ready.set()
    await then()
