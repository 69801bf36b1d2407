"""A bot's whole turn: one budget, until the turn is over."""

from franchise import Game, Move
from franchise.bots import Budget, RandomBot, whole_turn


class Noting(RandomBot):
    """Notes in which turn it was asked, and with which budget."""

    def __init__(self, seed: int = 0) -> None:
        """Begin with no note."""
        super().__init__(seed)
        self.asked: list[tuple[int | None, int, Budget]] = []

    def choose(self, game: Game, budget: Budget) -> Move:
        """Choose a legal move."""
        self.asked.append((game.actor, game.turn, budget))
        return super().choose(game, budget)


def play_turn(bot: Noting, game: Game, budget: Budget) -> int:
    """Let a bot play a turn; return the number of its moves."""
    before = len(game.moves)
    for move in whole_turn(bot, game, budget):
        game.play(move)
    return len(game.moves) - before


def test_a_bot_plays_until_its_turn_is_over() -> None:
    game = Game.new(["Ann", "Bob"], start="introductory")
    while not game.over:
        bot, budget, turn = Noting(game.turn), Budget(), (game.actor, game.turn)
        moves = play_turn(bot, game, budget)
        assert bot.asked == [(*turn, budget)] * moves
        assert str(game.moves[-1]) == "end"
    assert list(whole_turn(Noting(), game, Budget())) == []


def test_a_decision_of_the_setup_is_a_turn_of_its_own() -> None:
    game = Game.new(["Ann", "Bob"], city_tiles="draft", boom=True)
    while not game.turn:
        assert play_turn(Noting(game.turn), game, Budget()) == 1
