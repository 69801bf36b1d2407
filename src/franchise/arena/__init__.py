"""Bots against bots: tournaments, win rates, ratings.

>>> from franchise.arena import Tournament, standings
>>> tournament = Tournament.of("random", "random", start="introductory", seed=7)
>>> results = list(tournament.play(4))
>>> first, second = standings(tournament, results).entrants
>>> first.games, first.wins + second.wins
(4, 4.0)
"""

from franchise.arena.match import Failure, Match
from franchise.arena.report import as_csv, as_json
from franchise.arena.results import GameResult
from franchise.arena.standings import EntrantFigures, Standings, standings, wilson
from franchise.arena.tournament import BotFailed, Tournament
from franchise.game.options import RuleOptions

__all__ = [
    "BotFailed",
    "EntrantFigures",
    "Failure",
    "GameResult",
    "Match",
    "RuleOptions",
    "Standings",
    "Tournament",
    "as_csv",
    "as_json",
    "standings",
    "wilson",
]
