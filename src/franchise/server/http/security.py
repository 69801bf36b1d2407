"""What every request must satisfy before it is looked at, and the headers of every answer.

Written as a plain ASGI wrapper: it costs next to nothing, also for streams that stay open.
"""

import logging
from collections import Counter
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from franchise.server.errors import Refusal, language_of
from franchise.server.http.answer import Answer
from franchise.server.settings import Settings

logger = logging.getLogger("franchise.server")

MOST_BYTES = 16 * 1024
"""More than a request needs, and little enough to be read between the requests of others."""
MOST_BYTES_OF_RECORD = 256 * 1024
"""A long one has some 10 KB, and may be written with much space."""
MOST_BYTES_OF_NOTE = 128 * 1024
"""10,000 characters, each of which may be written with 12."""

SAFE_METHODS = ("GET", "HEAD", "OPTIONS")

HEADERS = {
    "content-security-policy": "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; "
    "img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; object-src 'none'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}

NOT_KEPT = {"cache-control": "no-store"}
"""For answers that do not say otherwise: what they say is for the one who asked, and may be a secret."""


class Security:
    """Wraps the application."""

    def __init__(self, app: ASGIApp, settings: Settings, answered: Counter[int]) -> None:
        """Wrap the application of a server; answers are counted by status."""
        self._app = app
        self._answers_to = settings.answers_to
        self._answered = answered
        public = urlsplit(settings.public_address or "")
        self._public_origin = f"{public.scheme}://{public.netloc}".lower()
        headers = (
            HEADERS | NOT_KEPT | ({"strict-transport-security": "max-age=31536000"} if settings.https else {})
        )
        self._headers = [(name.encode(), value.encode()) for name, value in headers.items()]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or refuse it."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        answer = _Answering(send, self._headers, self._answered)
        try:
            most = most_bytes(scope["path"])
            self._check(scope["method"], headers, most)
            await self._app(scope, _limited(receive, most), answer.send)
        except Refusal as refusal:
            await refused(refusal, headers)(scope, receive, answer.send)
        except ClientDisconnect:
            logger.debug("somebody left before their request was whole")
        except Exception:
            logger.exception("a request failed: %s", scope["method"])
            if answer.begun:
                raise  # what has been sent cannot be taken back; the connection ends
            await refused(Refusal("internal"), headers)(scope, receive, answer.send)

    def _check(self, method: str, headers: Headers, most: int) -> None:
        host = headers.get("host", "").lower()
        if not self._answers_to(host):
            raise Refusal("unknown_host", host=host[:100])
        length = headers.get("content-length", "0")
        if not length.isascii() or not length.isdigit() or int(length[:12]) > most:
            raise Refusal("too_large")
        if method not in SAFE_METHODS:
            self._check_origin(headers, host)

    def _check_origin(self, headers: Headers, host: str) -> None:
        """Refuse what another site's page sends: browsers say where a request comes from.

        Behind a proxy the host may be the name that the proxy knows; a browser names the public address.
        """
        site, origin = headers.get("sec-fetch-site"), headers.get("origin")
        if site is not None and site not in ("same-origin", "none"):
            raise Refusal("wrong_origin")
        if origin is None or origin.lower() == self._public_origin:
            return
        name = origin.lower().partition("://")[2]
        if not name or name != host:
            raise Refusal("wrong_origin")


class _Answering:
    """An answer on its way out, which gets the headers of every answer."""

    def __init__(self, send: Send, headers: list[tuple[bytes, bytes]], answered: Counter[int]) -> None:
        self._send, self._headers, self._answered = send, headers, answered
        self.begun = False

    async def send(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.begun = True
            self._answered[message["status"]] += 1
            headers = message["headers"]
            given = {name for name, _ in headers}
            message["headers"] = [*headers, *(own for own in self._headers if own[0] not in given)]
        await self._send(message)


def most_bytes(path: str) -> int:
    """Return how long a request's body may be."""
    if path.startswith(("/api/tables/import", "/api/studies", "/api/line", "/api/position")):
        return MOST_BYTES_OF_RECORD
    return MOST_BYTES_OF_NOTE if path.endswith("/notes") else MOST_BYTES


def _limited(receive: Receive, most: int) -> Receive:
    """Stop reading a body that does not state its length and goes on and on."""
    read = 0

    async def limited() -> Message:
        nonlocal read
        message = await receive()
        read += len(message.get("body", b""))
        if read > most:
            raise HTTPException(413)  # the framework lets no other exception through while it reads
        return message

    return limited


def refused(refusal: Refusal, headers: Headers) -> Response:
    """Make the answer of a refusal."""
    answer = Answer(refusal.body(language_of(headers.get("accept-language"))), refusal.status)
    if refusal.retry_after is not None:
        answer.headers["retry-after"] = str(int(refusal.retry_after + 0.999))
    return answer
