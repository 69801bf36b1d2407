"""Puzzles: listed, shown without their answers, tried; how somebody does is kept with who they are."""

import asyncio
from datetime import UTC, date, datetime
from functools import cache
from typing import Annotated

from fastapi import APIRouter, Path, Query, Response
from sqlalchemy import Connection

from franchise.bots import Advice, reasons_for
from franchise.puzzles import THEMES, Puzzle, Theme, shipped_puzzles
from franchise.puzzles.daily import puzzle_of, streak
from franchise.puzzles.puzzle import turn_as_set
from franchise.puzzles.rating import Rating, first_rating
from franchise.puzzles.telling import key_places, missed
from franchise.server.clock import now
from franchise.server.errors import Refusal
from franchise.server.http.answer import Answer
from franchise.server.http.identity import Caller
from franchise.server.http.openapi import answers
from franchise.server.http.routes.common import ServerOf, caller, visitor
from franchise.server.models.puzzles import (
    HelpAnswer,
    HelpRequest,
    ProgressAnswer,
    PuzzleAnswer,
    PuzzleLine,
    PuzzlesAnswer,
    RatingView,
    State,
    ThemeProgress,
    TodayAnswer,
    ToldTurn,
    TryAnswer,
    TryRequest,
)
from franchise.server.storage import puzzles as stored
from franchise.server.storage.puzzles import PuzzleTries

router = APIRouter(prefix="/api", tags=["puzzles"])

PuzzleId = Annotated[str, Path(pattern=r"^[0-9a-f]{8}$", description="The id of a puzzle.")]


@router.get("/puzzles", **answers(PuzzlesAnswer))
async def listed(
    server: ServerOf,
    theme: Annotated[Theme | None, Query(description="Only those of a theme.")] = None,
    players: Annotated[int | None, Query(ge=2, le=5, description="Only those for so many players.")] = None,
    difficulty: Annotated[int | None, Query(ge=1, le=5, description="Only those of a difficulty.")] = None,
    who: Caller | None = visitor("read"),
) -> Response:
    """List the puzzles, the easiest first, and how you did on them."""
    wanted = [
        puzzle
        for puzzle in shipped_puzzles()
        if theme in (None, puzzle.theme)
        and players in (None, puzzle.players)
        and difficulty in (None, puzzle.difficulty)
    ]
    known = await server.house.read(lambda connection: _Known(connection, who))
    return Answer(PuzzlesAnswer([known.line(puzzle) for puzzle in wanted]))


@router.get("/puzzles/today", **answers(TodayAnswer))
async def today(server: ServerOf, who: Caller | None = visitor("read")) -> Response:
    """Show the puzzle of the day, which is the same for everybody; days begin at midnight UTC."""
    day = _today()
    known = await server.house.read(lambda connection: _Known(connection, who))
    line = known.line(puzzle_of(day, shipped_puzzles()))
    return Answer(TodayAnswer(day.isoformat(), line, day in known.days, streak(known.days, day)))


@router.get("/puzzles/{puzzle}", **answers(PuzzleAnswer, "no_such_puzzle"))
async def show(puzzle: PuzzleId, server: ServerOf, who: Caller | None = visitor("read")) -> Response:
    """Show a puzzle without its answers."""
    found = _found(puzzle)
    known = await server.house.read(lambda connection: _Known(connection, who))
    seat = await asyncio.to_thread(lambda: found.game().actor)
    assert seat is not None
    return Answer(PuzzleAnswer(known.line(found), seat, dict(found.record)))


@router.post("/puzzles/{puzzle}/try", **answers(TryAnswer, "no_such_puzzle", "illegal", "unplayable"))
async def attempt(
    puzzle: PuzzleId, body: TryRequest, server: ServerOf, who: Caller | None = visitor("write")
) -> Response:
    """Try a turn, and be told what it does and what it misses. Without an identity nothing is kept."""
    found, day = _found(puzzle), _today()
    turn, told, lacks = await asyncio.to_thread(_judged, found, body.moves)
    solved = found.accepts(turn.moves)
    counted, change = False, 0
    if who is not None:
        counted, change = await _keep_try(server, who, found, solved, day)
    known = await server.house.read(lambda connection: _Known(connection, who))
    return Answer(
        TryAnswer(
            solved=solved,
            counted=counted,
            turn=turn,
            missed=[] if solved else lacks,
            loss=found.loss if turn_as_set(turn.moves) == turn_as_set(found.other) else None,
            best=told if solved else None,
            margin=found.loss if solved else None,
            state=known.state(found.id),
            rating=None if who is None else _rating(known.rating),
            change=change,
            streak=streak(known.days, day),
        )
    )


@router.post("/puzzles/{puzzle}/help", **answers(HelpAnswer, "no_such_puzzle"))
async def help_with(
    puzzle: PuzzleId, body: HelpRequest, server: ServerOf, who: Caller | None = visitor("write")
) -> Response:
    """Show where to look, or the solution. Before the first try it counts as one that failed."""
    found = _found(puzzle)
    if who is not None:
        first, shown = first_rating(found.difficulty), body.show
        await server.house.write(
            who.id, lambda connection: stored.add_help(connection, who.id, found.id, shown, first)
        )
    known = await server.house.read(lambda connection: _Known(connection, who))
    return Answer(await asyncio.to_thread(_help, found, known.state(found.id), body.show == "solution"))


@router.get("/me/puzzles", **answers(ProgressAnswer, "no_identity"))
async def progress(server: ServerOf, who: Caller = caller("read")) -> Response:
    """Show how you do on puzzles: your rating, what you have solved, and your days in a row."""
    known = await server.house.read(lambda connection: _Known(connection, who))
    there = shipped_puzzles()
    tried = list(known.tries.values())
    return Answer(
        ProgressAnswer(
            rating=_rating(known.rating),
            tried=len(tried),
            solved=sum(one.solved for one in tried),
            solved_first=sum(one.solved_first for one in tried),
            streak=streak(known.days, _today()),
            themes=[
                _theme_progress(theme, [known.tries.get(one.id) for one in there if one.theme == theme])
                for theme in THEMES
            ],
        )
    )


class _Known:
    """What the database knows of somebody and of the puzzles."""

    def __init__(self, connection: Connection, who: Caller | None) -> None:
        tries = [] if who is None else stored.of_identity(connection, who.id)
        days = [] if who is None else stored.days_of(connection, who.id)
        self.tries: dict[str, PuzzleTries] = {one.puzzle: one for one in tries}
        self.rating = stored.rating_of(tries)
        self.days = [date.fromisoformat(day) for day in days]
        self._ratings = stored.puzzle_ratings(connection)

    def state(self, puzzle: str) -> State:
        tried = self.tries.get(puzzle)
        return "untried" if tried is None else "solved" if tried.solved else "failed"

    def line(self, puzzle: Puzzle) -> PuzzleLine:
        return PuzzleLine(
            id=puzzle.id,
            theme=puzzle.theme,
            players=puzzle.players,
            difficulty=puzzle.difficulty,
            expansions=list(puzzle.expansions),
            rating=_rating(self._ratings.get(puzzle.id) or first_rating(puzzle.difficulty)),
            state=self.state(puzzle.id),
        )


async def _keep_try(
    server: ServerOf, who: Caller, puzzle: Puzzle, solved: bool, day: date
) -> tuple[bool, int]:
    """Keep a try; return whether it counts, and by how much it has changed the rating."""
    daily = day.isoformat() if puzzle_of(day, shipped_puzzles()).id == puzzle.id else None

    def write(connection: Connection) -> tuple[bool, int]:
        before = stored.rating_of(stored.of_identity(connection, who.id))
        first = first_rating(puzzle.difficulty)
        counted = stored.add_try(connection, who.id, puzzle.id, solved, first, daily)
        after = stored.rating_of(stored.of_identity(connection, who.id))
        return counted, after.value - before.value

    return await server.house.write(who.id, write)


def _judged(puzzle: Puzzle, moves: list[str]) -> tuple[ToldTurn, ToldTurn, list[Advice]]:
    """Play a turn; return it and the best one with what they do, and what it misses."""
    game = puzzle.game()
    turn = [str(move) for move in game.plan(moves).moves]
    if turn[-1:] != ["end"]:
        turn.append("end")
    best = puzzle.answers[0]
    return (
        ToldTurn(turn, list(reasons_for(game, turn))),
        ToldTurn(list(best), list(reasons_for(game, best))),
        missed(game, turn, best),
    )


def _help(puzzle: Puzzle, state: State, solution: bool) -> HelpAnswer:
    game, best, other = puzzle.game(), list(puzzle.answers[0]), list(puzzle.other)
    return HelpAnswer(
        theme=puzzle.theme,
        places=key_places(puzzle),
        missed=missed(game, other, best),
        best=ToldTurn(best, list(reasons_for(game, best))) if solution else None,
        other=ToldTurn(other, list(reasons_for(game, other))) if solution else None,
        loss=puzzle.loss if solution else None,
        state=state,
    )


def _theme_progress(theme: Theme, tried: list[PuzzleTries | None]) -> ThemeProgress:
    known = [one for one in tried if one is not None]
    return ThemeProgress(theme, len(tried), len(known), sum(one.solved for one in known))


def _found(puzzle: str) -> Puzzle:
    found = _by_id().get(puzzle)
    if found is None:
        raise Refusal("no_such_puzzle")
    return found


@cache
def _by_id() -> dict[str, Puzzle]:
    return {puzzle.id: puzzle for puzzle in shipped_puzzles()}


def _rating(rating: Rating) -> RatingView:
    return RatingView(rating.value, rating.deviation)


def _today() -> date:
    return datetime.fromtimestamp(now() / 1000, UTC).date()
