"""What would make the first requests slow, done before the first of them."""

from franchise.bots import LEVELS, BotChoice, Budget, analyse
from franchise.game.game import Game
from franchise.server.encode import prepare
from franchise.server.http.openapi import described_types
from franchise.server.storage.talk import Message
from franchise.server.tables.log import Happening
from franchise.words import Words, languages

SIMULATIONS = 16


def warm_up() -> None:
    """Load the machine code, the messages, and what writes the answers; the routes must be known."""
    prepare([*described_types(), Happening, Message, dict])
    for language in languages():
        Words(language)
    rehearse()


def rehearse() -> None:
    """Use everything of a game once: its rules, plans and views, and each level of the bots."""
    game = Game.new(["1", "2"], start="introductory", seed=1)
    move = str(game.legal_moves()[0])
    game.plan([move])
    game.view()
    game.record()
    for bot in LEVELS:
        BotChoice(bot.code).make(0).choose(game, Budget(simulations=SIMULATIONS))
    analyse(game, Budget(simulations=SIMULATIONS), turns=1)
    game.play(move)
