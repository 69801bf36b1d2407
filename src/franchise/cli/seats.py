"""Who sits where: people and bots."""

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING

from franchise.cli.errors import Refused
from franchise.cli.telling import YOU

if TYPE_CHECKING:
    from franchise.bots import Bot
    from franchise.game.game import Game

USUAL_PLAYERS = 3


def bot_class(code: str) -> type["Bot"]:
    """Look a bot up."""
    from franchise.bots import BOTS

    if code not in BOTS:
        raise Refused(f"--bot: expected one of {', '.join(BOTS)}, got {code!r}")
    return BOTS[code]


def seat_names(people: Sequence[str], players: int | None, bot: type["Bot"]) -> list[str]:
    """Name everybody: the people first, then bots."""
    names = list(people) or [YOU]
    count = players or (len(names) if len(names) > 1 else USUAL_PLAYERS)
    if len(names) > count:
        raise Refused(f"--name: {len(names)} names for {count} players")
    bots = count - len(names)
    names += [f"{bot.name} bot {number}" if bots > 1 else f"{bot.name} bot" for number in range(1, bots + 1)]
    for name in names:
        if names.count(name) > 1:
            raise Refused(f"--name: two players are called {name!r}")
    return names


def bots_of(game: "Game", people: Sequence[str], bot: type["Bot"], seed: int) -> dict[int, "Bot"]:
    """Make the bots of a game by seat.

    A record does not say who is a bot. Whoever is not among the people is one; when no people are named,
    those with a bot's name are.
    """
    from franchise.bots import BOTS

    for name in people:
        if name not in game.players:
            raise Refused(f"--name: nobody in this game is called {name!r}")
    bots: dict[int, Bot] = {}
    for seat, name in enumerate(game.players):
        named_after = next(
            (b for b in BOTS.values() if re.fullmatch(rf"{re.escape(b.name)} bot( \d)?", name)), None
        )
        if name not in people if people else named_after is not None:
            bots[seat] = (named_after or bot)(seed + seat)
    return bots
