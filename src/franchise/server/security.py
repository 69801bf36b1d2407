"""What every request must fulfil before it is looked at, and the headers of every answer.

Written as a plain ASGI wrapper: it costs next to nothing, also for streams that stay open.
"""

from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from franchise.server.encode import Answer
from franchise.server.errors import Refusal, language_of
from franchise.server.settings import Settings

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

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        """Wrap the application of a server."""
        self._app = app
        self._hosts = settings.allowed_hosts
        headers = HEADERS | ({"strict-transport-security": "max-age=31536000"} if settings.https else {})
        self._headers = [(name.encode(), value.encode()) for name, value in headers.items()]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or refuse it."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        send = self._with_headers(send)
        try:
            self._check(scope["method"], headers)
        except Refusal as refusal:
            await refused(refusal, headers)(scope, receive, send)
            return
        await self._app(scope, _limited(receive), send)

    def _check(self, method: str, headers: Headers) -> None:
        host = headers.get("host", "").lower()
        if self._hosts is not None and host not in self._hosts:
            raise Refusal("unknown_host", host=host[:100])
        length = headers.get("content-length", "0")
        if not length.isascii() or not length.isdigit() or int(length[:12]) > MOST_BYTES:
            raise Refusal("too_large", bytes=MOST_BYTES)
        if method not in SAFE_METHODS:
            self._check_origin(headers, host)

    def _check_origin(self, headers: Headers, host: str) -> None:
        """Refuse what another site's page sends: browsers say where a request comes from."""
        site, origin = headers.get("sec-fetch-site"), headers.get("origin")
        if site is not None and site not in ("same-origin", "none"):
            raise Refusal("wrong_origin")
        if origin is not None and urlsplit(origin).netloc.lower() != host:
            raise Refusal("wrong_origin")

    def _with_headers(self, send: Send) -> Send:
        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = message["headers"]
                given = {name for name, _ in headers}
                message["headers"] = [*headers, *(own for own in self._headers if own[0] not in given)]
            await send(message)

        return with_headers


def _limited(receive: Receive) -> Receive:
    """Stop reading a body that says nothing of its length and goes on and on."""
    read = 0

    async def limited() -> Message:
        nonlocal read
        message = await receive()
        read += len(message.get("body", b""))
        if read > MOST_BYTES:
            raise Refusal("too_large", bytes=MOST_BYTES)
        return message

    return limited


def refused(refusal: Refusal, headers: Headers) -> Response:
    """Make the answer of a refusal."""
    answer = Answer(refusal.body(language_of(headers.get("accept-language"))), refusal.status)
    if refusal.retry_after is not None:
        answer.headers["retry-after"] = str(int(refusal.retry_after + 0.999))
    return answer
