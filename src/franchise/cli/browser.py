"""Plays in the browser: starts a server for this machine only, and opens its page."""

import os
import sys
import threading
import webbrowser
from typing import TYPE_CHECKING

from franchise.cli import hosting
from franchise.cli.hosting import say

if TYPE_CHECKING:
    from sqlalchemy.engine import URL

USUAL_PORT = 8000
LOOPBACK = "127.0.0.1"
BOT_SECONDS = 1.0


def has_client() -> bool:
    """Return whether there is a page to open."""
    from franchise.server.http.client_files import is_built

    return is_built()


def play(database: "URL", port: int | None, *, wanted: bool) -> None:
    """Serve this machine only, and open the browser if that is wanted; use a server that already runs."""
    from franchise.server.settings import DAY, usual_bot_threads
    from franchise.server.storage.opening import file_of
    from franchise.server.storage.sole_use import holder_of

    file = file_of(database)
    holder = holder_of(file) if file is not None else None
    if holder is not None and holder.address is not None:
        say(f"The game runs already: open {holder.address}")
        if wanted and not open_page(holder.address):
            say("No browser was found on this machine.")
        return
    hosting.host(
        hosting.Hosting(
            database=database,
            host=LOOPBACK,
            port=USUAL_PORT if port is None else port,
            any_port=port is None,
            bot_threads=usual_bot_threads(),
            bot_seconds=BOT_SECONDS,
            archive_after=90 * DAY,
            opened=_open_beside if wanted else lambda address: None,
        )
    )


def _open_beside(address: str) -> None:
    """Open the page in a thread: some browsers answer only when they are closed."""

    def run() -> None:
        if not open_page(address):
            say("No browser was found on this machine; `franchise play --terminal` plays here.")

    threading.Thread(target=run, daemon=True).start()


def open_page(address: str) -> bool:
    """Open a page; False where there is no screen for it: a browser in text would take the terminal over."""
    has_screen = (
        sys.platform in ("win32", "darwin")
        or any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"))
        or "microsoft" in os.uname().release.lower()
    )
    try:
        return has_screen and webbrowser.open(address)
    except webbrowser.Error:
        return False
