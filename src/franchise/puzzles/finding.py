"""Finds puzzles in a game: cheap screens first, then all turns are judged, then the best has to be proved.

A position is dropped by the cheapest step that can tell, and every step ends where its outcome is known: at
the first different turn that is too good, at the first seed that disagrees.
"""

import time
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from franchise.bots import Budget
from franchise.bots.all_turns import TurnLister
from franchise.bots.endings import WON, EndFinder
from franchise.game.game import Game
from franchise.game.position import Position
from franchise.puzzles.attempts import finds, share_solved, solves
from franchise.puzzles.judging import (
    MARGIN,
    TOLERANCE,
    Judge,
    JudgedTurn,
    best_different,
    clearness,
    different,
    likely_turns,
    ranked,
    together,
    whole,
    wins,
)
from franchise.puzzles.puzzle import (
    LEVELS,
    MOST_ANSWERS,
    THEMES,
    Puzzle,
    Theme,
    difficulty_of,
    id_of,
    turn_as_set,
)
from franchise.puzzles.themes import theme_of

SIMULATIONS = 1_000_000
"""How many prove that the best turn is best, for each seed."""
PROOFS = 3
"""How many seeds have to agree."""
FEWEST_TURNS, MOST_TURNS = 12, 20_000
"""A position with fewer or more turns to choose from is passed over."""
KEPT_COMMON = 6
"""Of the positions that are found most often, those that are easy, one in so many is kept."""
SLACK = 0.03
"""How much a short judgement of a turn may be off."""
FEW = 10
"""How many turns are ranked before all are."""
DIFFERENT = 4
"""How many of the different turns are judged as long as those that may be answers."""
NEAR = 0.06
"""How much less than the best of them they may seem to be worth for that."""
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
    def screens(self) -> tuple[int, int, int]:
        """Return how many the searches from the position take that screen it."""
        return self._part(200), self._part(20), self._part(4)

    @property
    def contests(self) -> tuple[tuple[int, float], ...]:
        """Return the steps that compare the likely turns with each other.

        For each: the simulations of a turn, and how much they may be off.
        """
        return (self._part(500), SLACK), (self._part(50), SLACK / 2)

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


@dataclass
class Tally:
    """How many positions were looked at, where they were dropped, and how long that took."""

    steps: Counter[str] = field(default_factory=Counter)
    seconds: defaultdict[str, float] = field(default_factory=lambda: defaultdict(float))
    """Those spent on the positions that were dropped at a step, or are puzzles."""

    def add(self, step: str, seconds: float) -> None:
        """Count a position."""
        self.steps["positions"] += 1
        self.steps[step] += 1
        self.seconds[step] += seconds


class Finder:
    """Finds puzzles in games; holds the memory for it."""

    def __init__(
        self, effort: Effort | None = None, themes: Sequence[Theme] = THEMES, ends_only: bool = False
    ) -> None:
        """Prepare the memory; only puzzles of these themes are found, or only those won at once."""
        self._effort = effort or Effort()
        self._themes, self._ends_only = frozenset(themes), ends_only
        self._lister = TurnLister(MOST_TURNS)
        self._ends = EndFinder()

    def find(self, game: Game, chance: np.random.Generator, tally: Tally) -> Iterator[Puzzle]:
        """Find the puzzles of a game, and count its positions."""
        starts = list(turn_starts(game))
        found = 0
        for index in chance.permutation(len(starts)):
            began = time.perf_counter()
            try:
                puzzle = self.puzzle(game.at(starts[index]), int(chance.integers(2**31)))
            except Dropped as dropped:
                tally.add(str(dropped), time.perf_counter() - began)
                continue
            tally.add("puzzles", time.perf_counter() - began)
            yield puzzle
            found += 1
            if found == PER_GAME:
                return

    def puzzle(self, game: Game, seed: int) -> Puzzle:
        """Make a puzzle of a position, or raise `Dropped`."""
        ends = self._ends.find(game.position.states, Budget()).outcome == WON
        if self._ends_only and not ends:
            raise Dropped("no end")
        listed = self._lister.turns(game.position.states)
        if listed is None or len(listed) < FEWEST_TURNS:
            raise Dropped("choice")
        if ends:
            self._screen_end(game, listed, seed)
        else:
            self._screen(game, seed)
        turns = self._all_turns(game, listed, seed)
        self._theme(game, turns)
        turns = self._proved(game, turns, seed)
        theme, other = self._theme(game, turns)
        answers = answers_of(turns)
        loss = clearness(turns)
        assert loss is not None  # there is a different turn
        solved = tuple(share_solved(game, level, answers, seed) for level in LEVELS)
        record = anonymous(game.record())
        return Puzzle(
            id=id_of(record),
            theme=theme,
            difficulty=difficulty_of(solved),
            solved=solved,
            record=record,
            answers=answers,
            other=tuple(map(str, other.proposal.moves)),
            loss=round(loss, 3),
        )

    # --- screens ---

    def _screen_end(self, game: Game, listed: Sequence[tuple[int, ...]], seed: int) -> None:
        """Drop a position that a turn can win at once if many can, or if that is easy."""
        winning = [turn for turn in listed if _wins(game.position, turn)]
        if not 0 < len(winning) <= MOST_ANSWERS:
            raise Dropped("many ends")
        answers = [tuple(map(str, whole(game.position, turn).proposal.moves)) for turn in winning]
        if seed % KEPT_COMMON and all(solves(game, level, answers, seed) for level in LEVELS[:2]):
            raise Dropped("easy end")

    def _screen(self, game: Game, seed: int) -> None:
        """Drop a position where a search and a comparison of what it finds tell that no turn stands out."""
        short, long, _ = self._effort.screens
        found = likely_turns(game.position, seed, short)
        _must_be_clear(found, "screen")
        if seed % KEPT_COMMON and all(finds(game, level, found[0], seed) for level in LEVELS[:-1]):
            raise Dropped("easy")
        judge = Judge(seed)
        for simulations, slack in self._effort.contests:
            found = judge.rank(game.position, found, simulations)
            _must_be_clear(found, f"contest of {simulations:,}", slack)
        self._theme(game, found)
        _must_be_clear(likely_turns(game.position, seed + 1, long), "long screen")

    # --- judgements ---

    def _all_turns(self, game: Game, listed: list[tuple[int, ...]], seed: int) -> list[JudgedTurn]:
        """Judge all turns, and return those that may be answers or the best of the different ones."""
        position, judge = game.position, Judge(seed)
        for simulations, within, most in self._effort.shortlists:
            listed = judge.shortlist(position, listed, simulations, within)
            if len(listed) > most:
                raise Dropped("shortlist")
        for some in (listed[:FEW], listed):  # where the few best are alike, the rest need not be looked at
            turns = judge.rank(position, (whole(position, turn) for turn in some), self._effort.ranking)
            _must_be_clear(turns, "ranking", SLACK)
            self._must_stand_out(position, turns, judge)
        if len(answers_of(turns)) > 2 * MOST_ANSWERS:
            raise Dropped("answers")
        turns = judge.rank(position, _promising(turns), self._effort.judgement)
        _must_be_clear(turns, "judgement")
        return turns

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
        turns = _promising(turns)
        judges = [Judge(seed + 10 + number) for number in range(1, PROOFS)]
        for judge in judges:
            self._must_stand_out(position, turns, judge)
        proofs: list[JudgedTurn] = []
        if not turns[0].proposal.wins:  # a turn that wins at once needs no proof
            self._proof(position, turns, seed, self._effort.screens[-1], "last screen")
            for number in range(PROOFS):
                proof = self._proof(position, turns, seed + 10 + number, self._effort.proof, "proof")
                proofs.append(proof)
        judgements = [turns]
        for judge in judges:
            judgements.append(judge.rank(position, turns, self._effort.judgement))
            _must_be_clear(judgements[-1], "judgement")
        turns = together(judgements)
        _must_be_clear(turns, "judgement")
        answers = answers_of(turns)
        if len(answers) > MOST_ANSWERS:
            raise Dropped("answers")
        sets = set(map(turn_as_set, answers))
        if any(turn_as_set(proof.proposal.moves) not in sets for proof in proofs):
            raise Dropped("proof")
        return turns

    def _proof(
        self, position: Position, turns: Sequence[JudgedTurn], seed: int, simulations: int, step: str
    ) -> JudgedTurn:
        """Return what a long search from the position finds, if it may be an answer and stands out."""
        found = likely_turns(position, seed, simulations)
        _must_be_clear(found, step)
        near = turns[0].worth - TOLERANCE - SLACK
        if all(turn.as_set != found[0].as_set for turn in turns if turn.worth >= near):
            raise Dropped(step)
        return found[0]

    def _theme(self, game: Game, turns: Sequence[JudgedTurn]) -> tuple[Theme, JudgedTurn]:
        """Return what decides, and the best of the different turns."""
        other = best_different(turns)
        if other is None:
            raise Dropped("choice")
        theme = theme_of(game, turns[0].proposal.moves, other.proposal.moves)
        if theme is None:
            raise Dropped("no theme")
        if theme not in self._themes:
            raise Dropped("another theme")
        return theme, other


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


def _must_be_clear(turns: Sequence[JudgedTurn], step: str, slack: float = 0) -> None:
    """Drop a position unless each of the different turns loses enough."""
    loss = clearness(turns)
    if loss is not None and loss < MARGIN - slack:
        raise Dropped(step)


def _promising(turns: Sequence[JudgedTurn]) -> list[JudgedTurn]:
    """Leave out turns that can be neither answers nor the best of the different ones."""
    others = different(turns)
    like = [turn for turn in turns if turn not in others]
    near = [turn for turn in like if turn.worth >= turns[0].worth - TOLERANCE - SLACK]
    best_others = [turn for turn in others[:DIFFERENT] if turn.worth >= others[0].worth - NEAR]
    return ranked([*near, *best_others])


def _wins(position: Position, turn: Sequence[int]) -> bool:
    after = position.copy()
    after.play_all(list(turn))
    return wins(after, position.actor)
