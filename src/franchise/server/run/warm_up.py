"""What would make the first requests slow, done before them or beside them."""

from franchise.bots import LEVELS, BotChoice, Budget, analyse
from franchise.game.game import Game
from franchise.server.encode import prepare
from franchise.server.http.openapi import described_types
from franchise.server.storage.talk import Message
from franchise.server.tables.log import Happening
from franchise.words import Words, languages

SIMULATIONS = 16


def prepare_answers() -> None:
    """Load the messages, and what writes the answers, whichever is asked for first; the routes must be known.

    A page that opens needs little of it: this goes on beside its first requests.
    """
    prepare([*described_types(), Happening, Message, dict])
    for language in languages():
        Words(language)


def rehearse_rules() -> Game:
    """Load the rules by using everything of a game once: moves, plans, views and the record."""
    game = Game.new(["1", "2"], start="introductory", seed=1)
    move = str(game.legal_moves()[0])
    game.plan([move])
    game.view()
    game.record()
    game.copy().play(move)
    return game


def rehearse() -> None:
    """Load rules and bots by using everything of a game once, and each level of the bots."""
    game = rehearse_rules()
    for bot in LEVELS:
        BotChoice(bot.code).make(0).choose(game, Budget(simulations=SIMULATIONS))
    analyse(game, Budget(simulations=SIMULATIONS), turns=1)
