"""Who sits where: people and bots."""

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING

from franchise.cli.errors import Refused, refusing
from franchise.cli.telling import YOU

if TYPE_CHECKING:
    from franchise.bots import Bot, BotChoice
    from franchise.game.game import Game

USUAL_PLAYERS = 3


def chosen_bot(text: str) -> "BotChoice":
    """Read which bot sits in the seats without a person."""
    from franchise.bots import load_choice

    with refusing("--bot"):
        return load_choice(text)


def seat_names(people: Sequence[str], players: int | None, bot: "BotChoice") -> list[str]:
    """Name everybody: the people first, then bots."""
    names = list(people) or [YOU]
    count = players or (len(names) if len(names) > 1 else USUAL_PLAYERS)
    if len(names) > count:
        raise Refused(f"--name: {len(names)} names for {count} players")
    bots, name = count - len(names), bot.bot_class.name
    names += [f"{name} bot {number}" if bots > 1 else f"{name} bot" for number in range(1, bots + 1)]
    for name in names:
        if names.count(name) > 1:
            raise Refused(f"--name: two players are called {name!r}")
    return names


def bots_of(game: "Game", people: Sequence[str], choice: "BotChoice", seed: int) -> dict[int, "Bot"]:
    """Make the bots of a game by seat.

    A record does not say who is a bot. Whoever is not among the people is one; when no people are named,
    those with a bot's name are. A seat named after another bot of the table gets that one.
    """
    for name in people:
        if name not in game.players:
            raise Refused(f"--name: nobody in this game is called {name!r}")
    bots: dict[int, Bot] = {}
    for seat, name in enumerate(game.players):
        named_after = _named_after(name, choice)
        if name not in people if people else named_after is not None:
            bots[seat] = (named_after or choice).make(seed + seat)
        elif not people and not game.over and BOTS_NAME.fullmatch(name):
            raise Refused(f"{name!r} sounds like a bot of your own: choose it with --bot, or name the people")
    return bots


BOTS_NAME = re.compile(r"(.+) bot( \d)?")


def _named_after(name: str, choice: "BotChoice") -> "BotChoice | None":
    """Find the bot that a seat is named after: the chosen one, with its settings, or one of the table."""
    from franchise.bots import BOTS, BotChoice

    match = BOTS_NAME.fullmatch(name)
    if match is None:
        return None
    if match[1] == choice.bot_class.name:
        return choice
    return next((BotChoice(bot.code) for bot in BOTS.values() if bot.name == match[1]), None)
