"""Reviews of games: asked for, looked at, followed while they are made."""

import asyncio
from contextlib import suppress
from typing import Annotated, Literal

from fastapi import APIRouter, Path, Query, Request
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from franchise.review.attempt import turn_in_place_of
from franchise.review.review import ReviewedTurn, assembled
from franchise.server.encode import to_json
from franchise.server.errors import Refusal
from franchise.server.house.fairness import must_allow_analysis, must_not_be_in_play
from franchise.server.http.answer import Answer
from franchise.server.http.identity import Caller
from franchise.server.http.openapi import answers
from franchise.server.http.routes.common import AT_TABLE, ServerOf, TableId, caller, visible, visitor
from franchise.server.live.subscription import frame
from franchise.server.models.reviews import (
    AttemptAnswer,
    AttemptRequest,
    ReviewAnswer,
    ReviewedTurnAnswer,
    ReviewRequest,
    attempt_answer,
    review_answer,
    reviewed_turn_answer,
)
from franchise.server.thinking.reviewers import Job, Reviewers

router = APIRouter(prefix="/api/games/{table}/review", tags=["reviews"])

PING_SECONDS = 20.0
REFUSALS = (*AT_TABLE, "not_started", "rules_differ", "hints_off", "not_at_table")
TurnNumber = Annotated[int, Path(ge=0, le=2**31 - 1, description="The number of a turn, from 0.")]
DepthQuery = Annotated[Literal["quick", "deep"], Query(description="How long it thinks.")]


async def _shown(job: Job) -> ReviewAnswer:
    """Put together what a review has found, beside the requests of others."""
    findings, missing = list(job.findings), len(job.pieces)
    return await asyncio.to_thread(review_answer, job.game, job.depth.code, findings, missing)


async def _found(request: Request, server: ServerOf, table: str, depth: str, who: Caller | None) -> Job:
    hosted = await visible(request, table, who)
    must_allow_analysis(hosted.table, None if who is None else who.id)
    job = await server.reviewers.find(hosted, depth)
    if job is None:
        raise Refusal("no_review")
    return job


@router.post(
    "",
    **answers(ReviewAnswer, *REFUSALS, "no_identity", "position_in_play", "thinking_too_long"),
)
async def ask(
    table: TableId,
    body: ReviewRequest,
    request: Request,
    server: ServerOf,
    who: Caller = caller("review"),
) -> Response:
    """Have a game reviewed, as far as it was played; asked again, a review that was broken off goes on."""
    hosted = await visible(request, table, who)
    hosted.table.must_be_at_table(who.id)
    must_allow_analysis(hosted.table, who.id)
    await must_not_be_in_play(server.house, hosted.running_game, who.id, every_turn=True)
    return Answer(await _shown(await server.reviewers.ask(hosted, body.depth, who.id)))


@router.get("", **answers(ReviewAnswer, *REFUSALS, "no_review"))
async def show(
    table: TableId,
    request: Request,
    server: ServerOf,
    depth: DepthQuery = "quick",
    who: Caller | None = visitor("read"),
) -> Response:
    """Show what was found about a game so far."""
    return Answer(await _shown(await _found(request, server, table, depth, who)))


@router.get(
    "/stream", **answers({"review": ReviewAnswer}, *REFUSALS, "no_review", media_type="text/event-stream")
)
async def follow(
    table: TableId,
    request: Request,
    server: ServerOf,
    depth: DepthQuery = "quick",
    who: Caller | None = visitor("stream"),
) -> Response:
    """Follow a review until it is complete: each event has all that was found so far."""
    return ReviewStream(server.reviewers, await _found(request, server, table, depth, who))


@router.get("/turns/{number}", **answers(ReviewedTurnAnswer, *REFUSALS, "no_review", "no_such_position"))
async def turn(
    table: TableId,
    number: TurnNumber,
    request: Request,
    server: ServerOf,
    depth: DepthQuery = "quick",
    who: Caller | None = visitor("plan"),
) -> Response:
    """Show a turn with the reasons for it and for the better one, and what would follow from each."""
    job = await _found(request, server, table, depth, who)
    return Answer(await asyncio.to_thread(reviewed_turn_answer, job.game, await _turn(job, number)))


@router.post(
    "/turns/{number}/attempt",
    **answers(
        AttemptAnswer,
        *REFUSALS,
        "no_review",
        "no_such_position",
        "no_identity",
        "illegal",
        "unplayable",
        "position_in_play",
        "thinking_too_long",
    ),
)
async def attempt(
    table: TableId,
    number: TurnNumber,
    body: AttemptRequest,
    request: Request,
    server: ServerOf,
    who: Caller = caller("think"),
) -> Response:
    """Judge another turn in place of a reviewed one: what it loses compared with the best one found."""
    job = await _found(request, server, table, body.depth, who)
    found = await _turn(job, number)
    after = await asyncio.to_thread(turn_in_place_of, job.game, found, body.moves)
    await must_not_be_in_play(server.house, after, who.id, every_turn=True)
    tried = await server.thinkers.attempt(job.game, found, body.moves, job.depth.simulations, identity=who.id)
    return Answer(await asyncio.to_thread(attempt_answer, job.game, found, tried))


async def _turn(job: Job, number: int) -> ReviewedTurn:
    """Find a turn of a review by its number."""
    review = await asyncio.to_thread(assembled, job.game, list(job.findings))
    found = next((one for one in review.turns if one.number == number), None)
    if found is None:
        raise Refusal("no_such_position", moves=len(job.game.moves))
    return found


class ReviewStream(Response):
    """Sends a review as it grows, until it is complete or somebody leaves."""

    media_type = "text/event-stream"

    def __init__(self, reviewers: Reviewers, job: Job) -> None:
        """Follow a review."""
        super().__init__(headers={"x-accel-buffering": "no"})
        del self.headers["content-length"]
        self._reviewers, self._job = reviewers, job

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Send until the end."""
        await send({"type": "http.response.start", "status": 200, "headers": self.raw_headers})
        sending = asyncio.create_task(self._send(send))
        leaving = asyncio.create_task(_leave(receive))
        try:
            await asyncio.wait({sending, leaving}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in (sending, leaving):
                task.cancel()
            await asyncio.gather(sending, leaving, return_exceptions=True)

    async def _send(self, send: Send) -> None:
        while True:
            changed = self._job.changed
            body = frame("review", to_json(await _shown(self._job)))
            await send({"type": "http.response.body", "body": body, "more_body": True})
            if self._job.complete or self._reviewers.closed:
                break
            while not changed.is_set():
                with suppress(TimeoutError):
                    async with asyncio.timeout(PING_SECONDS):
                        await changed.wait()
                if not changed.is_set():
                    await send({"type": "http.response.body", "body": b": ping\n\n", "more_body": True})
        await send({"type": "http.response.body", "body": b"", "more_body": False})


async def _leave(receive: Receive) -> None:
    while (await receive())["type"] != "http.disconnect":
        pass
