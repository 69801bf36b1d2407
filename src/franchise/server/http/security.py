"""What every request must satisfy before it is looked at, and the headers of every answer.

Written as a plain ASGI wrapper: it costs next to nothing, also for streams that stay open.
"""

import logging
from collections import Counter
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from franchise.server.errors import Refusal, language_of
from franchise.server.http.answer import Answer
from franchise.server.settings import Settings

logger = logging.getLogger("franchise.server")

MOST_BYTES = 256 * 1024
"""More than any request needs; a long record has some 10 KB."""

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


class Security:
    """Wraps the application."""

    def __init__(self, app: ASGIApp, settings: Settings, answered: Counter[int]) -> None:
        """Wrap the application of a server; answers are counted by status."""
        self._app = app
        self._hosts = settings.allowed_hosts
        self._answered = answered
        public = urlsplit(settings.public_address or "")
        self._public_origin = f"{public.scheme}://{public.netloc}".lower()
        headers = HEADERS | ({"strict-transport-security": "max-age=31536000"} if settings.https else {})
        self._headers = [(name.encode(), value.encode()) for name, value in headers.items()]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or refuse it."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        answer = _Answering(send, self._headers, self._answered)
        try:
            self._check(scope["method"], headers)
            await self._app(scope, _limited(receive), answer.send)
        except Refusal as refusal:
            await refused(refusal, headers)(scope, receive, answer.send)
        except Exception:
            logger.exception("a request failed: %s", scope["method"])
            if answer.begun:
                raise  # what has been sent cannot be taken back; the connection ends
            await refused(Refusal("internal"), headers)(scope, receive, answer.send)

    def _check(self, method: str, headers: Headers) -> None:
        host = headers.get("host", "").lower()
        if self._hosts is not None and host not in self._hosts:
            raise Refusal("unknown_host", host=host[:100])
        length = headers.get("content-length", "0")
        if not length.isascii() or not length.isdigit() or int(length[:12]) > MOST_BYTES:
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


def _limited(receive: Receive) -> Receive:
    """Stop reading a body that does not state its length and goes on and on."""
    read = 0

    async def limited() -> Message:
        nonlocal read
        message = await receive()
        read += len(message.get("body", b""))
        if read > MOST_BYTES:
            raise HTTPException(413)  # the framework lets no other exception through while it reads
        return message

    return limited


def refused(refusal: Refusal, headers: Headers) -> Response:
    """Make the answer of a refusal."""
    answer = Answer(refusal.body(language_of(headers.get("accept-language"))), refusal.status)
    if refusal.retry_after is not None:
        answer.headers["retry-after"] = str(int(refusal.retry_after + 0.999))
    return answer
