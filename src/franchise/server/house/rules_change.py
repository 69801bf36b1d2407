"""What happens to games when the rules change.

Finished games keep their result and their log. Running ones are replayed under the present rules: those that
replay go on with a note in the log; others go back to their last legal move, and the players are told.
"""

import logging
from dataclasses import replace
from functools import partial

from franchise.game.record import RULES
from franchise.server.house.hosted import Hosted
from franchise.server.house.house import House
from franchise.server.storage import tables

logger = logging.getLogger("franchise.server")


async def bring_up_to_date(house: House) -> None:
    """Bring all running games under the present rules. None of them can stop the server from starting."""
    for table in await house.read(lambda connection: tables.running_under_other_rules(connection, RULES)):
        try:
            await house.with_races(table, partial(under_present_rules, house))
        except Exception:
            logger.exception("the game of table %s cannot be brought under the present rules", table)


async def under_present_rules(house: House, hosted: Hosted) -> None:
    """Go on from the last move that the present rules allow, unless another process has seen to it."""
    table, last = hosted.table, hosted.last
    if table.rules == RULES or table.result is not None or last is None:
        return
    game, whole = hosted.running_game, hosted.complete
    entry = hosted.entry("rules", game, by="server", back_to=None if whole else len(game.moves))
    after = replace(
        table,
        rules=RULES,
        notice="rules_changed" if whole else "cut_by_rules",
        undo=None,
        status="over" if game.over else table.status,
        result=game.record()["result"] if game.over else None,
    )
    logger.warning(
        "table %s goes on under rules %d from move %d of %d",
        table.id,
        RULES,
        entry.move_count,
        last.move_count,
    )
    await house.append(hosted, entry, game, after)
