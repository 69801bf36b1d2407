"""Opponents, in one table."""

from franchise.bots.bot import Bot, Budget
from franchise.bots.greedy import GreedyBot
from franchise.bots.playouts import PlayoutsBot
from franchise.bots.random import RandomBot

BOTS: dict[str, type[Bot]] = {bot.code: bot for bot in (RandomBot, GreedyBot, PlayoutsBot)}
"""The bots by code."""

__all__ = ["BOTS", "Bot", "Budget", "GreedyBot", "PlayoutsBot", "RandomBot"]
