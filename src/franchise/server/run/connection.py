"""One connection, on which a stranger can make the server hold little, and not for long.

uvicorn's protocol takes whatever comes: heads of any length, any number of requests before the first is
answered; and it waits without end for the rest of a request, and for somebody to read the answer. This one
counts, and looks at the clock. The parser gets one head at a time, so that of many requests sent at once all
but the first stay what they are, bytes, of which few are read ahead.
"""

import asyncio
import re
from asyncio import TimerHandle
from typing import Any

import httptools
from uvicorn.protocols.http.flow_control import FlowControl
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol

from franchise.server.http.security import MOST_BYTES_OF_RECORD

MOST_HEAD = 16 * 1024
"""The address and all headers of a request; a browser's with a full cookie jar has some 6 KB."""
MOST_ADDRESS = 4 * 1024
MOST_HEADERS = 100
MOST_BODY = 2 * MOST_BYTES_OF_RECORD
"""So much is read of a body that was refused, so that its sender can read why; then the connection ends."""
MOST_AHEAD = 64 * 1024
"""Who sends more than that before the present request is answered is hung up on."""
MOST_PIPELINED = 32
"""How many requests may have been parsed and wait for the answer to the one before."""
AT_A_TIME = 4 * 1024
"""How much the parser gets of a body; one that does not say how long it is may be followed by requests."""

HEAD_SECONDS = 20.0
"""Within how many seconds a head must come: the first of a connection, or one that has begun."""
BODY_SECONDS = 30.0
READ_SECONDS = 20.0
"""Within how many seconds somebody must read `LEAST_READ` bytes of what waits to be sent."""
LEAST_READ = 16 * 1024
STOP_SECONDS = 1.0
"""For how many seconds a server that stops waits for somebody who does not read."""

END_OF_HEAD = b"\r\n\r\n"
EMPTY_LINES = re.compile(rb"[\r\n]*")


class Refused(Exception):
    """A request that is not even read to its end."""

    def __init__(self, status: int) -> None:
        """Say why, with a status of HTTP."""
        super().__init__(status)
        self.status = status


class Flow(FlowControl):
    """Pauses a connection and lets it go on, unless it is over: its transport would complain."""

    def pause_reading(self) -> None:
        """Read no more for now."""
        if not self._transport.is_closing():
            super().pause_reading()

    def resume_reading(self) -> None:
        """Read on."""
        if not self._transport.is_closing():
            super().resume_reading()


class Connection(HttpToolsProtocol):
    """A connection to a browser, a program or a proxy."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Wait for the first head."""
        super().connection_made(transport)
        self.flow = Flow(transport)
        self._ahead, self._parsed = b"", 0
        """What was read last, and how much of it the parser has."""
        self._in_body = False
        self._count = 0
        """How many bytes of the present head or body have come."""
        self._refused: Refused | None = None
        self._unfinished: list[Any] = []
        """Requests that others follow, though they are not answered yet."""
        self._sender: TimerHandle | None = self.loop.call_later(HEAD_SECONDS, self._close)
        """Ends the connection, unless the rest of a request comes in time."""
        self._reader: TimerHandle | None = None
        """Ends the connection, unless somebody reads what is sent."""
        self._unread = 0
        self._stopping = self._leaving = False

    def connection_lost(self, exc: Exception | None) -> None:
        """Tell all requests that are not answered yet."""
        self._ahead = b""
        self._stop_waiting_for_sender()
        self._stop_waiting_for_reader()
        self._unset_keepalive_if_required()
        super().connection_lost(exc)
        for cycle in self._unfinished:
            if not cycle.response_complete:
                cycle.disconnected = True
            cycle.message_event.set()

    # --- reading ---

    def data_received(self, data: bytes) -> None:
        """Parse what comes, as far as no request has to be answered before."""
        self._unset_keepalive_if_required()
        rest = self._ahead[self._parsed :] if self._parsed < len(self._ahead) else b""
        self._ahead, self._parsed = rest + data if rest else data, 0
        self._parse()

    @property
    def _busy(self) -> bool:
        """Return whether there is a whole request that is not answered yet."""
        return not self._in_body and self.cycle is not None and not self.cycle.response_complete

    def _parse(self) -> None:
        data = self._ahead
        while self._parsed < len(data) and not self._busy and not self.transport.is_closing():
            start = self._parsed
            if self._in_body:
                end = min(start + min(AT_A_TIME, self._rest_of_body()), len(data))
            else:
                if not self._count and data[start] in b"\r\n":
                    start = self._skip_empty_lines()
                found = data.find(END_OF_HEAD, start)
                end = len(data) if found < 0 else found + len(END_OF_HEAD)
            self._parsed = end
            self._feed(data if end - start == len(data) else memoryview(data)[start:end])
        if self._sender is None and not self._busy:
            seconds = BODY_SECONDS if self._in_body else HEAD_SECONDS
            self._sender = self.loop.call_later(seconds, self._close)
        if len(data) - self._parsed > MOST_AHEAD:
            self._close()

    def _rest_of_body(self) -> int:
        """Return how many bytes the body still has: at least one, and very many where nobody says so."""
        for name, value in self.headers:
            if name == b"content-length":
                return max(1, int(value) - self._count)
        return MOST_BODY

    def _skip_empty_lines(self) -> int:
        found = EMPTY_LINES.match(self._ahead, self._parsed)
        assert found is not None
        return found.end()

    def _feed(self, part: bytes | memoryview) -> None:
        self._count += len(part)
        if self._count > (MOST_BODY if self._in_body else MOST_HEAD):
            self._refuse(Refused(431))
            return
        try:
            self.parser.feed_data(part)
        except httptools.HttpParserUpgrade:
            # There is nothing to change to: the answer is one of HTTP/1.1, and the last.
            self.cycle.keep_alive = False
        except httptools.HttpParserError:
            self._refuse(self._refused or Refused(400))

    def _refuse(self, refused: Refused) -> None:
        """Hang up; say why, unless there is or was another answer."""
        if not self._in_body and not self._busy:
            headers = b"".join(b"%b: %b\r\n" % header for header in self.server_state.default_headers)
            ending = b"content-length: 0\r\nconnection: close\r\n\r\n"
            self.transport.write(STATUS_LINE[refused.status] + headers + ending)
        self._close()

    def _stop_waiting_for_sender(self) -> None:
        if self._sender is not None:
            self._sender.cancel()
            self._sender = None

    # --- what the parser tells ---

    def on_header(self, name: bytes, value: bytes) -> None:
        """Take one of a limited number of headers."""
        if len(self.headers) >= MOST_HEADERS:
            self._raise(431)
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        """Take one of a limited number of requests."""
        if len(self.url) > MOST_ADDRESS:
            self._raise(414)
        if self.cycle is not None and not self.cycle.response_complete:
            if len(self.pipeline) >= MOST_PIPELINED:
                self._raise(429)
            self._unfinished = [cycle for cycle in self._unfinished if not cycle.response_complete]
            self._unfinished.append(self.cycle)
        self._in_body, self._count = True, 0
        self._stop_waiting_for_sender()
        super().on_headers_complete()
        if self._leaving:
            self.cycle.keep_alive = False

    def _raise(self, status: int) -> None:
        """Stop the parser, which hides the exception of whom it tells."""
        self._refused = Refused(status)
        raise self._refused

    def on_message_complete(self) -> None:
        """Take the end of a request."""
        self._in_body, self._count = False, 0
        self._stop_waiting_for_sender()
        super().on_message_complete()

    def on_response_complete(self) -> None:
        """Go on with what came meanwhile."""
        super().on_response_complete()
        if self.transport.is_closing():
            self._wait_for_reader()
        elif self._parsed < len(self._ahead):
            self._unset_keepalive_if_required()
            self._parse()

    # --- writing ---

    def pause_writing(self) -> None:
        """Wait for somebody to read, but not for ever."""
        super().pause_writing()
        self._wait_for_reader()

    def resume_writing(self) -> None:
        """Go on."""
        super().resume_writing()
        if not self.transport.is_closing():
            self._stop_waiting_for_reader()

    def timeout_keep_alive_handler(self) -> None:
        """End a connection on which nothing happens."""
        self._close()

    def _close(self) -> None:
        """Send what waits, and end."""
        self.transport.close()
        self._wait_for_reader()

    def _wait_for_reader(self) -> None:
        if self._reader is None:
            self._unread = self.transport.get_write_buffer_size()
            seconds = STOP_SECONDS if self._stopping else READ_SECONDS
            self._reader = self.loop.call_later(seconds, self._look_at_reader)

    def _look_at_reader(self) -> None:
        before, self._reader = self._unread, None
        if before - self.transport.get_write_buffer_size() < LEAST_READ:
            self.transport.abort()
        else:
            self._wait_for_reader()

    def _stop_waiting_for_reader(self) -> None:
        if self._reader is not None:
            self._reader.cancel()
            self._reader = None

    # --- stopping ---

    def leave(self) -> None:
        """End with the answer to the present request, or to the next: nobody's request is left unread."""
        self._leaving = True
        if self.cycle is not None and not self.cycle.response_complete:
            self.cycle.keep_alive = False

    def shutdown(self) -> None:
        """Finish what is being answered; wait for no rest of a request, and for nobody who does not read."""
        self._stopping = True
        super().shutdown()
        if self._in_body:
            self.transport.close()
        self._stop_waiting_for_reader()
        if self.transport.is_closing() or self.flow.write_paused:
            self._wait_for_reader()
