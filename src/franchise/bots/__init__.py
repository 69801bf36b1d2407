"""Opponents, in one table, and what the strongest would advise."""

from franchise.bots.advice import Advice
from franchise.bots.analysis import Analysis, TurnAdvice, analyse
from franchise.bots.bot import Bot, Budget
from franchise.bots.choice import BotChoice, load_choice
from franchise.bots.forecast import CityForecast, CountForecast, Forecast, RegionForecast, forecast, glance
from franchise.bots.greedy import GreedyBot
from franchise.bots.levels import Expert, Newcomer, Regular, Rival, Tycoon
from franchise.bots.playouts import PlayoutsBot
from franchise.bots.random import RandomBot
from franchise.bots.whole_turn import whole_turn
from franchise.bots.why import reasons_for

LEVELS: tuple[type[Bot], ...] = (Newcomer, Regular, Rival, Expert, Tycoon)
"""The opponents for people, the weakest first."""

_OTHERS: tuple[type[Bot], ...] = (RandomBot, GreedyBot, PlayoutsBot)
BOTS: dict[str, type[Bot]] = {bot.code: bot for bot in LEVELS + _OTHERS}
"""The bots by code."""

__all__ = [
    "BOTS",
    "LEVELS",
    "Advice",
    "Analysis",
    "Bot",
    "BotChoice",
    "Budget",
    "CityForecast",
    "CountForecast",
    "Forecast",
    "GreedyBot",
    "PlayoutsBot",
    "RandomBot",
    "RegionForecast",
    "TurnAdvice",
    "analyse",
    "forecast",
    "glance",
    "load_choice",
    "reasons_for",
    "whole_turn",
]
