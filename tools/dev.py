"""Runs a server and the client's development server, and reloads what changes: `make dev`.

`python -m tools.dev [--port N]`. Both answer on loopback only; Ctrl-C ends both. The page reloads by itself.
The server starts again when one of its sources changes. Its games are kept in `build/dev`.
"""

import argparse
import contextlib
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

from tools import client

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "src" / "franchise"
SOURCES = (".py", ".toml", ".ftl", ".json", ".npz")
SECONDS = 0.5
"""How long a change may go unnoticed."""


def state_of(package: Path) -> dict[Path, int]:
    """Return when each source of the server was changed; the built client is none of them."""
    found: dict[Path, int] = {}
    for directory, names, files in os.walk(package):
        names[:] = [name for name in names if name not in ("__pycache__", "client")]
        for path in (Path(directory, file) for file in files if file.endswith(SOURCES)):
            with contextlib.suppress(FileNotFoundError):  # editors replace files
                found[path] = path.stat().st_mtime_ns
    return found


def changed(before: dict[Path, int], now: dict[Path, int]) -> Path | None:
    """Return a source that is not what it was, or None."""
    return next((path for path in sorted(before | now) if before.get(path) != now.get(path)), None)


def free_port() -> int:
    """Find a port that nobody listens at."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@contextlib.contextmanager
def running(command: Sequence[str], **environment: str) -> Iterator["subprocess.Popen[bytes]"]:
    """Run a program, and end it afterwards."""
    program = subprocess.Popen(command, cwd=ROOT / "web", env=os.environ | environment)
    try:
        yield program
    finally:
        program.terminate()
        try:
            program.wait(10)
        except subprocess.TimeoutExpired:
            program.kill()
            program.wait()


def serve(command: Sequence[str], page: "subprocess.Popen[bytes]") -> int:
    """Keep a server of the present sources running until the client's one ends."""
    state = state_of(PACKAGE)
    while True:
        with running(command) as server:
            told = False
            while True:
                time.sleep(SECONDS)
                if page.poll() is not None:
                    return page.returncode
                if server.poll() is not None and not told:
                    print("The server has ended; it starts again with the next change.", flush=True)
                    told = True
                before, state = state, state_of(PACKAGE)
                if source := changed(before, state):
                    print(f"The server starts again: {source.relative_to(ROOT)} has changed.", flush=True)
                    break


def main(arguments: Sequence[str]) -> int:
    """Run both until Ctrl-C."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument(
        "--port", type=int, default=5173, help="where the page is (5173, or the next free one)"
    )
    options = parser.parse_args(arguments)
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        node = client.must_find()
        client.Client(ROOT).install_modules(node, print, all_of_them=True)
    except client.NotBuilt as error:
        print(f"The client cannot be developed: {error}.", file=sys.stderr)
        return 1
    games = ROOT / "build" / "dev" / "games.db"
    games.parent.mkdir(parents=True, exist_ok=True)
    port = free_port()
    franchise = str(Path(sys.executable).parent / "franchise")
    server = [franchise, "serve", "--port", str(port), "--database", str(games)]
    vite = ["node", "node_modules/vite/bin/vite.js", "--host", "127.0.0.1", "--port", str(options.port)]
    environment = node.environment(FRANCHISE_SERVER=f"http://127.0.0.1:{port}")
    try:
        with running(vite, **environment) as page:
            return serve(server, page)
    except KeyboardInterrupt:
        return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
