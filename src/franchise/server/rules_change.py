"""What happens to games when the rules change.

Finished games keep their result and their log. Running ones are replayed under the present rules: those that
replay go on with a note in the log; others go back to their last legal move, and the players are told.
"""

import logging
from dataclasses import replace

from sqlalchemy import Connection

from franchise.game.record import RULES
from franchise.server.errors import Refusal
from franchise.server.hosted import Hosted, legal_part
from franchise.server.house import House
from franchise.server.log import moves_at
from franchise.server.storage import log, tables

logger = logging.getLogger("franchise.server")


async def bring_up_to_date(house: House) -> None:
    """Bring all running games under the present rules. None of them can stop the server from starting."""
    for table in await house.read(lambda connection: tables.running_under_other_rules(connection, RULES)):
        try:
            await _bring_up_to_date(house, table)
        except Exception:
            logger.exception("the game of table %s cannot be brought under the present rules", table)


async def _bring_up_to_date(house: House, table: str) -> None:
    found, entries = await house.read(
        lambda connection: (tables.load(connection, table), log.entries_after(connection, table, -1))
    )
    if found is None or not entries:
        raise Refusal("no_such_table")
    hosted = Hosted(found, entries)
    moves = moves_at(entries, hosted.revision)
    game = legal_part(hosted.starting_game.copy(), moves)
    whole = len(game.moves) == len(moves)
    entry = hosted.entry("rules", game, back_to=None if whole else len(game.moves))
    after = replace(
        found,
        rules=RULES,
        notice="rules_changed" if whole else "cut_by_rules",
        undo=None,
        status="over" if game.over else found.status,
        result=game.record()["result"] if game.over else None,
    )

    def write(connection: Connection) -> None:
        if log.append(connection, table, entry):
            tables.save(connection, after)
            house.notices.send(connection, "changed", table)

    await house.write(table, write)
    logger.warning(
        "table %s goes on under rules %d from move %d of %d", table, RULES, len(game.moves), len(moves)
    )
