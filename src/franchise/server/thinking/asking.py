"""What one process asks another to think about for somebody, as it is written in the database."""

import json
import time
from collections.abc import Sequence
from dataclasses import asdict
from functools import cache
from typing import Any

from pydantic import TypeAdapter

from franchise.bots import Analysis, BotChoice, Budget, analyse, whole_turn
from franchise.game.game import Game
from franchise.review import ReviewedTurn
from franchise.review.attempt import Attempt, attempt_at


@cache
def _adapter(kind: Any) -> TypeAdapter[Any]:
    return TypeAdapter(kind)


def hint_question(game: Game, seconds: float, turns: int) -> dict[str, Any]:
    """Ask for the best turns."""
    return {"what": "hint", "record": game.record(), "seconds": seconds, "turns": turns}


def turn_question(game: Game, bot: str, seed: int, seconds: float) -> dict[str, Any]:
    """Ask for the turn of a bot."""
    return {"what": "turn", "record": game.record(), "bot": bot, "seed": seed, "seconds": seconds}


def attempt_question(
    game: Game, turn: ReviewedTurn, moves: Sequence[str], simulations: int
) -> dict[str, Any]:
    """Ask for the judgement of a turn that somebody plays again."""
    more = {"turn": asdict(turn), "moves": list(moves), "simulations": simulations}
    return {"what": "attempt", "record": game.record(), **more}


def found_for(question: dict[str, Any]) -> str:
    """Think about a question, and write the answer down."""
    before = time.thread_time()
    found = _found(question, Game.from_record(question["record"]))
    kind: Any = type(found)
    written = _adapter(kind).dump_python(found, mode="json")
    return json.dumps({"found": written, "seconds": time.thread_time() - before})


def _found(question: dict[str, Any], game: Game) -> Analysis | Attempt | list[str]:
    if question["what"] == "hint":
        return analyse(game, Budget(seconds=question["seconds"]), turns=question["turns"])
    if question["what"] == "turn":
        return turn_by(game, question["bot"], question["seed"], Budget(seconds=question["seconds"]))
    turn = _adapter(ReviewedTurn).validate_python(question["turn"])
    return attempt_at(game, turn, question["moves"], question["simulations"])


FAILED = json.dumps({"found": None, "seconds": 0.0})


def read_answer(text: str, kind: Any) -> tuple[Any, float]:
    """Read an answer, and how many seconds of computing it took; None where it could not be found."""
    answer = json.loads(text)
    found = answer["found"]
    return None if found is None else _adapter(kind).validate_python(found), answer["seconds"]


def turn_by(game: Game, bot: str, seed: int, budget: Budget) -> list[str]:
    """Choose the moves of a whole turn, or of one decision of the setup, and play them."""
    chooser, moves = BotChoice.parse(bot).make(seed), []
    for move in whole_turn(chooser, game, budget):
        moves.append(str(move))
        game.play(move)
    return moves
