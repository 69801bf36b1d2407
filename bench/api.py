"""The Python API in mid-game: `Game.play`, `legal_moves()`, and what a server asks for."""

import random
from collections.abc import Callable

from bench.figures import Figure, best_rate
from franchise import Game, Move


def run() -> list[Figure]:
    """Measure the calls a program makes most often."""
    game = Game.new(list("ABCD"))
    moves = _random_moves(game)
    mid_game = Game(game.players, game.setup)
    mid_game.play_all(moves[: len(moves) // 2])

    def play() -> int:
        fresh = Game(game.players, game.setup)
        for move in moves:
            fresh.play(move)
        return len(moves)

    return [
        Figure("Game.play", best_rate(play, 3), "moves/s", 50_000),
        Figure("legal_moves()", best_rate(_repeat(mid_game.legal_moves), 3), "calls/s", 20_000),
        Figure("view()", best_rate(_repeat(mid_game.view), 1), "calls/s"),
        Figure("plan([])", best_rate(_repeat(lambda: mid_game.plan([])), 1), "calls/s"),
        Figure("copy()", best_rate(_repeat(mid_game.copy), 1), "calls/s"),
        Figure("Game.from_record", best_rate(_repeat(lambda: Game.from_record(game.record())), 1), "games/s"),
    ]


def _random_moves(game: Game) -> list[Move]:
    """Play a game to its end at random."""
    chance = random.Random(1)
    while not game.over:
        game.play(chance.choice(game.legal_moves()))
    return list(game.moves)


def _repeat(call: Callable[[], object]) -> Callable[[], int]:
    def run() -> int:
        for _ in range(50):
            call()
        return 50

    return run
