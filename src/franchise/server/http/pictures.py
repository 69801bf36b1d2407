"""Pictures of games: drawn beside the requests of others, kept for a while, never too many at a time."""

import asyncio
import hashlib
import json
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

from franchise.drawing.pixels import can_make_pixels
from franchise.drawing.stylesheet import Theme
from franchise.game.game import Game
from franchise.server.errors import Refusal

MOST_KEPT = 48 * 1024 * 1024
"""Bytes: some 150 pictures, or 30 films."""
MOST_WAITING = {"picture": 16, "film": 3}


class Stopped(Exception):
    """The server stops."""


class Pictures:
    """Draws one picture and one film at a time; who asks for the same one meanwhile gets the same one."""

    def __init__(self) -> None:
        """Begin with none."""
        self.available = can_make_pixels()
        self._kept: OrderedDict[str, bytes] = OrderedDict()
        self._size = 0
        self._drawn: dict[str, asyncio.Task[bytes]] = {}
        self._waiting = dict.fromkeys(MOST_WAITING, 0)
        self._closed = False
        self._threads = {kind: ThreadPoolExecutor(1, f"franchise-{kind}") for kind in MOST_WAITING}

    def go_on(self, done: int = 0, of: int = 0) -> None:
        """Raise, in the thread that makes a film, where the server stops meanwhile."""
        if self._closed:
            raise Stopped

    def close(self) -> None:
        """Begin nothing more."""
        self._closed = True
        for threads in self._threads.values():
            threads.shutdown(wait=False, cancel_futures=True)

    def must_be_available(self) -> None:
        """Refuse where the extra is not installed."""
        if not self.available:
            raise Refusal("no_pictures")

    async def get(self, name: str, kind: str, draw: Callable[[], bytes]) -> bytes:
        """Return the picture of a name, drawn in a thread unless it is known."""
        if name in self._kept:
            self._kept.move_to_end(name)
            return self._kept[name]
        if name not in self._drawn:
            if self._waiting[kind] >= MOST_WAITING[kind]:
                raise Refusal("drawing_too_long", retry_after=2)
            self._waiting[kind] += 1
            self._drawn[name] = asyncio.create_task(self._draw(name, kind, draw))
        # Whoever goes away leaves the others their picture.
        return await asyncio.shield(self._drawn[name])

    async def _draw(self, name: str, kind: str, draw: Callable[[], bytes]) -> bytes:
        try:
            picture = await asyncio.get_running_loop().run_in_executor(self._threads[kind], draw)
        finally:
            self._waiting[kind] -= 1
            del self._drawn[name]
        self._kept[name] = picture
        self._size += len(picture)
        while self._size > MOST_KEPT:
            self._size -= len(self._kept.popitem(last=False)[1])
        return picture


def name_of(kind: str, game: Game, colours: tuple[str, ...], theme: Theme, language: str) -> str:
    """Name the picture of a position: by all that it shows, so that it can be kept for good."""
    shown = [kind, game.players, game.setup.to_json(), [str(move) for move in game.moves], colours]
    text = json.dumps([*shown, theme, language])
    return hashlib.sha256(text.encode()).hexdigest()[:24]
