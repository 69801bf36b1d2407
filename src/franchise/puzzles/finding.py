"""Finds puzzles in a game: cheap screens first, then all turns are judged, then the best has to be proved."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from franchise.bots import BOTS, Budget, whole_turn
from franchise.bots.all_turns import TurnLister
from franchise.game.codes import code_of
from franchise.game.game import Game
from franchise.game.move import Move
from franchise.game.position import Position
from franchise.puzzles.judging import (
    MARGIN,
    TOLERANCE,
    Judge,
    JudgedTurn,
    best_different,
    different,
    likely_turns,
    ranked,
    together,
    whole,
)
from franchise.puzzles.puzzle import LEVELS, MOST_ANSWERS, Puzzle, Theme, difficulty_of, id_of, turn_as_set
from franchise.puzzles.themes import theme_of

SIMULATIONS = 1_000_000
"""How many prove that the best turn is best, for each seed."""
PROOFS = 3
"""How many seeds have to agree."""
FEWEST_TURNS, MOST_TURNS = 12, 20_000
"""A position with fewer or more turns to choose from is passed over."""
KEPT_COMMON = 6
"""Of the positions that are found most often, easy ones and ends of games, one in so many is kept."""
SLACK = 0.03
"""How much a short judgement of a turn may be off."""
FEW = 10
"""How many turns are ranked before all are."""
DIFFERENT = 6
"""How many of the different turns are judged as long as those that may be answers."""
ATTEMPTS = 6
"""How often each level tries to solve a puzzle."""
PER_GAME = 2
"""How many puzzles a game may give: those of one game resemble each other."""
NAMES = ("Ann", "Bob", "Cy", "Dee", "Eve")
"""Who plays in a puzzle: those who played the game are nobody's business."""


@dataclass(frozen=True)
class Effort:
    """How many simulations the steps take; fewer than usual are for trying out."""

    proof: int = SIMULATIONS

    def _part(self, divisor: int) -> int:
        return max(1, self.proof // divisor)

    @property
    def screens(self) -> tuple[int, int]:
        """Return how many each screen takes."""
        return self._part(200), self._part(20)

    @property
    def shortlists(self) -> tuple[tuple[int, float, int], ...]:
        """Return the steps that shorten the list of turns.

        For each: the simulations of a turn, how much less than the best a turn may be worth to stay, and how
        many may stay.
        """
        return (self._part(60_000), 0.25, 4_000), (self._part(5_000), 0.15, 800)

    @property
    def ranking(self) -> int:
        """Return how many rank the turns that are left."""
        return self._part(300)

    @property
    def judgement(self) -> int:
        """Return how many a turn takes when what it is worth is stated."""
        return self._part(20)


class Dropped(Exception):
    """A position is no puzzle; the text is the step at which that came out."""


class Finder:
    """Finds puzzles in games; holds the memory for it."""

    def __init__(self, effort: Effort | None = None) -> None:
        """Prepare the memory."""
        self._effort = effort or Effort()
        self._lister = TurnLister(MOST_TURNS)

    def find(self, game: Game, chance: np.random.Generator, steps: Counter[str]) -> Iterator[Puzzle]:
        """Find the puzzles of a game, and count the positions by the step at which they were dropped."""
        starts = list(turn_starts(game))
        found = 0
        for index in chance.permutation(len(starts)):
            steps["positions"] += 1
            try:
                puzzle = self.puzzle(game.at(starts[index]), int(chance.integers(2**31)))
            except Dropped as dropped:
                steps[str(dropped)] += 1
                continue
            steps["puzzles"] += 1
            yield puzzle
            found += 1
            if found == PER_GAME:
                return

    def puzzle(self, game: Game, seed: int) -> Puzzle:
        """Make a puzzle of a position, or raise `Dropped`."""
        listed = self._lister.turns(game.position.states)
        if listed is None or len(listed) < FEWEST_TURNS:
            raise Dropped("choice")
        for number, simulations in enumerate(self._effort.screens):
            found = likely_turns(game.position, seed + number, simulations)
            _must_be_clear(found, f"screen {number + 1}")
            if seed % KEPT_COMMON:
                _must_be_uncommon(game, found[0], seed)
        turns = self._all_turns(game, listed, seed)
        _theme(game, turns)
        turns = self._proved(game, turns, seed)
        theme, other = _theme(game, turns)
        answers = answers_of(turns)
        solved = tuple(_share_solved(game, level, answers, seed) for level in LEVELS)
        record = anonymous(game.record())
        return Puzzle(
            id=id_of(record),
            theme=theme,
            difficulty=difficulty_of(solved),
            solved=solved,
            record=record,
            answers=answers,
            other=tuple(map(str, other.proposal.moves)),
            loss=round(turns[0].worth - other.worth, 3),
        )

    def _all_turns(self, game: Game, listed: list[tuple[int, ...]], seed: int) -> list[JudgedTurn]:
        """Judge all turns, and return those that may be answers or the best of the different ones."""
        position, judge = game.position, Judge(seed)
        for simulations, within, most in self._effort.shortlists:
            listed = judge.shortlist(position, listed, simulations, within)
            if len(listed) > most:
                raise Dropped("shortlist")
        for some in (listed[:FEW], listed):  # where the few best are alike, the rest need not be looked at
            turns = judge.rank(position, (whole(position, turn) for turn in some), self._effort.ranking)
            _must_be_clear(turns, "ranking", MARGIN - SLACK)
        if len(answers_of(turns)) > 2 * MOST_ANSWERS:
            raise Dropped("answers")
        self._must_stand_out(position, turns, judge)
        return judge.rank(position, _promising(turns), self._effort.judgement)

    def _must_stand_out(self, position: Position, turns: Sequence[JudgedTurn], judge: Judge) -> None:
        """Drop a position if the best turn and the best different one are alike when they are judged longer.

        Most positions fail here, and only two turns have been judged for as long as it takes.
        """
        other = best_different(turns)
        if other is not None:
            first, second = judge.rank(position, (turns[0], other), self._effort.judgement)
            if first.worth - second.worth < MARGIN:
                raise Dropped("alike")

    def _proved(self, game: Game, turns: list[JudgedTurn], seed: int) -> list[JudgedTurn]:
        """Return the turns as several seeds judge them together, if all of them find the same."""
        position = game.position
        _must_be_clear(turns, "judgement")
        turns = _promising(turns)
        proofs = []
        for number in range(PROOFS):
            found = likely_turns(position, seed + 10 + number, self._effort.proof)
            _must_be_clear(found, "proof")
            proofs.append(found[0])
        judgements = [turns]
        for number in range(1, PROOFS):
            judgement = Judge(seed + 10 + number).rank(position, turns, self._effort.judgement)
            _must_be_clear(judgement, "judgement")
            judgements.append(judgement)
        turns = together(judgements)
        _must_be_clear(turns, "judgement")
        answers = answers_of(turns)
        if len(answers) > MOST_ANSWERS:
            raise Dropped("answers")
        sets = set(map(turn_as_set, answers))
        if any(turn_as_set(proof.proposal.moves) not in sets for proof in proofs):
            raise Dropped("proof")
        return turns


def turn_starts(game: Game) -> Iterator[int]:
    """Return after how many moves each turn begins; with Boom, when its marker has been moved or left."""
    before = 0
    for index, played in enumerate(game.history()):
        if played.turn == before:
            continue
        if played.move.kind in ("boom", "stay") and played.turn:
            before = played.turn
            yield index + 1
        elif played.turn:
            before = played.turn
            yield index


def answers_of(turns: Sequence[JudgedTurn]) -> tuple[tuple[str, ...], ...]:
    """Return the turns within the tolerance."""
    return tuple(
        tuple(map(str, turn.proposal.moves)) for turn in turns if turn.worth >= turns[0].worth - TOLERANCE
    )


def anonymous(record: dict[str, Any]) -> dict[str, Any]:
    """Leave out who played, and what the setup was dealt from."""
    setup = {name: value for name, value in record["setup"].items() if name != "seed"}
    return {**record, "players": list(NAMES[: len(record["players"])]), "setup": setup}


def _must_be_clear(turns: Sequence[JudgedTurn], step: str, margin: float = MARGIN) -> None:
    """Drop a position unless the best of the different turns loses enough."""
    other = best_different(turns)
    if other is not None and turns[0].worth - other.worth < margin:
        raise Dropped(step)


def _promising(turns: Sequence[JudgedTurn]) -> list[JudgedTurn]:
    """Leave out turns that can be neither answers nor the best of the different ones."""
    others = different(turns)
    like = [turn for turn in turns if turn not in others]
    near = [turn for turn in like if turn.worth >= turns[0].worth - TOLERANCE - SLACK]
    return ranked([*near, *others[:DIFFERENT]])


def _theme(game: Game, turns: Sequence[JudgedTurn]) -> tuple[Theme, JudgedTurn]:
    """Return what decides, and the best of the different turns."""
    other = best_different(turns)
    if other is None:
        raise Dropped("choice")
    theme = theme_of(game, turns[0].proposal.moves, other.proposal.moves)
    if theme is None:
        raise Dropped("theme")
    return theme, other


def _must_be_uncommon(game: Game, best: JudgedTurn, seed: int) -> None:
    """Drop a position whose best turn ends the game, or is found at once by the lower levels."""
    if best.proposal.after.actor < 0:
        raise Dropped("end")
    if all(_finds(game, level, best, seed) for level in LEVELS[:-1]):
        raise Dropped("easy")


def _finds(game: Game, level: str, best: JudgedTurn, seed: int) -> bool:
    """Return whether a level plays the best turn, or one that does the same."""
    codes = [code_of(move) for move in _attempt(game, level, seed)]
    return whole(game.position, codes).proposal.kind == best.proposal.kind


def _share_solved(game: Game, level: str, answers: Sequence[Sequence[str]], seed: int) -> float:
    """Return how often a level plays one of the answers."""
    sets = set(map(turn_as_set, answers))
    solved = sum(turn_as_set(_attempt(game, level, seed + number)) in sets for number in range(ATTEMPTS))
    return round(solved / ATTEMPTS, 2)


def _attempt(game: Game, level: str, seed: int) -> tuple[Move, ...]:
    """Let a level play the turn."""
    trial = game.copy()
    for move in whole_turn(BOTS[level](seed), trial, Budget()):
        trial.play(move)
    return trial.moves[len(game.moves) :]
