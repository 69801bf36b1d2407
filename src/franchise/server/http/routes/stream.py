"""The live stream: server-sent events of several tables."""

import asyncio
from typing import Annotated

from fastapi import APIRouter, Header, Query, Request
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from franchise.server.encode import to_json
from franchise.server.errors import Refusal
from franchise.server.house.hosted import MOST_TOLD, Hosted
from franchise.server.http.identity import Caller
from franchise.server.http.openapi import answers
from franchise.server.http.rate_limits import household
from franchise.server.http.routes.common import AT_TABLE, ServerOf, address_of, visitor
from franchise.server.live.hub import Hub
from franchise.server.live.stream_events import EVENTS, StreamHello
from franchise.server.live.subscription import MOST_TABLES, Subscription, frame, parse_cursor
from franchise.server.models.views import hosted_view

router = APIRouter(prefix="/api", tags=["live"])

PING_SECONDS = 20.0
RETRY_MILLISECONDS = 1000
MOST_STREAMS = 40
"""How many an identity, or an address without one, may have at a time."""
TABLE_LIST = r"^[0-9a-z]{12,20}(@[0-9]{1,9})?(,[0-9a-z]{12,20}(@[0-9]{1,9})?)*$"


class Stream(Response):
    """Sends what a subscription is told until either side ends it."""

    media_type = "text/event-stream"

    def __init__(self, hub: Hub, subscription: Subscription) -> None:
        """Take over a subscription that the hub knows."""
        super().__init__(headers={"x-accel-buffering": "no"})
        del self.headers["content-length"]
        self._hub = hub
        self._subscription = subscription

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Send until the end."""
        leaving = asyncio.create_task(self._notice_end(receive))
        try:
            await send({"type": "http.response.start", "status": 200, "headers": self.raw_headers})
            who = to_json(StreamHello(self._subscription.identity))
            hello = f"retry: {RETRY_MILLISECONDS}\n".encode() + frame("hello", who)
            await send({"type": "http.response.body", "body": hello, "more_body": True})
            while not self._subscription.over:
                data = await self._subscription.next(PING_SECONDS)
                body = b": ping\n\n" if data is None else data
                if body:
                    await send({"type": "http.response.body", "body": body, "more_body": True})
            await send({"type": "http.response.body", "body": b"", "more_body": False})
        finally:
            self._hub.remove(self._subscription)
            leaving.cancel()

    async def _notice_end(self, receive: Receive) -> None:
        while (await receive())["type"] != "http.disconnect":
            pass
        self._subscription.close()


@router.get("/stream", **answers(EVENTS, *AT_TABLE, media_type="text/event-stream"))
async def stream(
    request: Request,
    server: ServerOf,
    tables: Annotated[
        str | None,
        Query(
            pattern=TABLE_LIST,
            max_length=MOST_TABLES * 32,
            description="Tables to follow, with commas between; TABLE@REVISION is told what came after.",
        ),
    ] = None,
    last_event_id: Annotated[str | None, Header(max_length=MOST_TABLES * 32)] = None,
    who: Caller | None = visitor("stream"),
) -> Response:
    """Follow tables; `mine` and `reminder` tell of all tables where you sit."""
    wanted = (tables or "").split(",") if tables else []
    known = parse_cursor(tables or "") | parse_cursor(last_event_id or "")
    ids = list(dict.fromkeys(item.partition("@")[0] for item in wanted))[:MOST_TABLES]
    hosted = [await server.house.get(table) for table in ids]
    if who is not None:  # whose secret may have been revoked meanwhile
        who = await server.door.caller(request)
    for table in hosted:  # after waiting for the last of them
        table.table.must_see(who.id if who is not None else None)
    address = address_of(request)
    place = household(address)
    most = server.limits.part_of(MOST_STREAMS)
    if server.settings.rate_limits and server.hub.streams_of(who.id if who else place) >= most:
        raise Refusal("too_many_requests", retry_after=10)
    subscription = (
        Subscription(None, ids, address=address, household=place)
        if who is None
        else Subscription(who.id, ids, token=who.token.id, address=address)
    )
    server.order.must_be_welcome(subscription.identity, address)  # still, after waiting for the tables
    server.hub.add(subscription)
    left = MOST_TOLD
    for table in hosted:
        left = _bring_up_to_date(server.hub, subscription, table, known.get(table.table.id), left)
    if any(subscription.revisions[table.table.id] < table.revision for table in hosted):
        subscription.close()  # its browser comes back, and is told more
    return Stream(server.hub, subscription)


def _bring_up_to_date(
    hub: Hub, subscription: Subscription, hosted: Hosted, known: int | None, most: int
) -> int:
    """Send how a table is, and so much of what happened in its game since the revision that the client knows.

    Returns how much more may be sent.
    """
    table = hosted.table.id
    missed = known is not None and hosted.game is not None and known < hosted.revision
    subscription.revisions[table] = known if known is not None and missed else hosted.revision
    subscription.send(frame("table", to_json(hosted_view(hosted, hub.presence)), subscription.cursor))
    page = hosted.happenings_since(known, most) if known is not None and missed else []
    for told in page:
        hub.tell_moves([subscription], table, told)
    return most - len(page)
