"""The state of the server: health for a supervisor, metrics for Prometheus."""

import asyncio
from dataclasses import replace
from importlib.metadata import version
from typing import TYPE_CHECKING

from fastapi import APIRouter, Request, Response
from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from sqlalchemy import text

from franchise.game.record import RULES
from franchise.server.errors import Refusal
from franchise.server.http.answer import Answer
from franchise.server.http.identity import Caller
from franchise.server.http.openapi import answers, written_description
from franchise.server.http.parts import Parts
from franchise.server.http.routes.common import ServerOf, is_from_here, visitor
from franchise.server.models.service import Health
from franchise.server.storage import tables

if TYPE_CHECKING:
    from franchise.server.storage.thoughts import Waiting

router = APIRouter(tags=["service"])


@router.get("/api/health", **answers(Health))
async def health(server: ServerOf) -> Response:
    """Show whether the server can do its work."""
    await server.house.read(lambda connection: connection.execute(text("SELECT 1")).scalar_one())
    backups = None if server.backups is None else server.backups.state
    state = Health("ok", version("franchise"), RULES, server.preparation.progress, backups)
    thinking = await _thinking(server)
    if thinking is not None:
        count, waiting = thinking
        state = replace(state, thinkers=count, waiting_seconds=round(waiting.seconds, 1))
    return Answer(state)


async def _thinking(server: Parts) -> "tuple[int, Waiting] | None":
    """Look up how many processes only think, and what waits; None where there is one process."""
    if server.errands is None:
        return None
    from franchise.server.storage import thoughts

    return await server.errands.run(lambda c: (len(thoughts.thinkers(c)), thoughts.waiting(c)))


@router.get("/api/openapi.json", include_in_schema=False, response_model=None)
async def description(request: Request, who: Caller | None = visitor("read")) -> Response:
    """Describe the interface; it is written once, beside the requests of others, however many ask."""
    state = request.app.state
    if not hasattr(state, "description"):
        state.description = asyncio.create_task(asyncio.to_thread(written_description, request.app))
    return Response(await asyncio.shield(state.description), media_type="application/json")


@router.get("/metrics", **answers(str, "no_such_page", media_type="text/plain"))
async def metrics(request: Request, server: ServerOf) -> Response:
    """Show figures to a Prometheus on the same machine."""
    if not is_from_here(request):
        raise Refusal("no_such_page")
    by_status = await server.house.read(tables.counts)
    registry = CollectorRegistry()
    registry.register(Figures(server, by_status, await _thinking(server)))
    return Response(generate_latest(registry), headers={"content-type": CONTENT_TYPE_LATEST})


class Figures:
    """The figures of one moment."""

    def __init__(
        self, server: Parts, by_status: dict[str, int], thinking: "tuple[int, Waiting] | None"
    ) -> None:
        """Look at a server."""
        self._server, self._by_status, self._thinking = server, by_status, thinking

    def collect(self) -> list[Metric]:
        """List the figures."""
        server = self._server
        by_status = GaugeMetricFamily("franchise_tables", "Tables by status", labels=["status"])
        for status in ("open", "playing", "over", "archived"):
            by_status.add_metric([status], self._by_status.get(status, 0))
        requests = CounterMetricFamily("franchise_requests", "Answered requests", labels=["status"])
        for code, count in sorted(server.requests.items()):
            requests.add_metric([str(code)], count)
        announced = CounterMetricFamily("franchise_announcements", "Announcements", labels=["outcome"])
        for outcome in ("delivered", "failed", "dropped"):
            announced.add_metric([outcome], server.sender.outcomes[outcome])
        return [
            by_status,
            requests,
            announced,
            *self._of_backups(),
            CounterMetricFamily("franchise_moves", "Moves played in this process", value=server.moves_played),
            CounterMetricFamily("franchise_bot_turns", "Turns of bots", value=server.thinkers.turns_played),
            CounterMetricFamily(
                "franchise_bot_turns_thought", "Turns thought about", value=server.thinkers.turns_thought
            ),
            *self._of_thinking(),
            GaugeMetricFamily("franchise_streams", "Open live streams", value=server.hub.streams),
            GaugeMetricFamily(
                "franchise_tables_in_memory", "Tables in memory", value=len(server.house.in_memory)
            ),
        ]

    def _of_thinking(self) -> list[Metric]:
        if self._thinking is None:
            waiting = self._server.thinkers.waiting
            return [GaugeMetricFamily("franchise_bot_turns_waiting", "Turns that wait", value=waiting)]
        count, things = self._thinking
        return [
            GaugeMetricFamily("franchise_bot_turns_waiting", "Turns and hints that wait", value=things.count),
            GaugeMetricFamily(
                "franchise_bot_turns_waiting_seconds", "How long they have waited", value=things.seconds
            ),
            GaugeMetricFamily("franchise_thinkers", "Processes that only think", value=count),
        ]

    def _of_backups(self) -> list[Metric]:
        backups = self._server.backups
        if backups is None:
            return []
        return [
            GaugeMetricFamily(
                "franchise_backup_last_seconds", "When the last backup was made", value=backups.last or 0
            ),
            CounterMetricFamily("franchise_backup_failures", "Backups that failed", value=backups.failures),
        ]
