"""How soon another process on the same database knows whom it no longer lets in."""

import tempfile
import time
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path

from bench.figures import Figure
from bench.hostile.served import Served, Visitor, served
from franchise.cli.admin_file import read
from tools.postgres import CannotBeHad, Cluster, install

TIMES = 20


def run() -> list[Figure]:
    """Measure it for secrets and for bans, with two servers on one PostgreSQL, if there is one."""
    try:
        install()
    except CannotBeHad:
        return []
    with tempfile.TemporaryDirectory(prefix="franchise-hostile-") as directory, ExitStack() as stack:
        place = Path(directory)
        place.chmod(0o755)  # PostgreSQL is another user where this one is root
        cluster = Cluster(place / "postgres")
        cluster.create()
        stack.callback(cluster.remove)
        cluster.start()
        database, key = cluster.create_database("house"), place / "admin"
        here = stack.enter_context(served("--database", database, "--admin-file", str(key)))
        there = stack.enter_context(served("--database", database, "--admin-file", str(place / "other")))
        order = {"Authorization": f"Bearer {read(key).key}"}
        secrets = [_secret_revoked(here, there, number) for number in range(TIMES)]
        bans = [_banned(here, there, number, order) for number in range(TIMES)]
    return [
        Figure(
            f"{what}: refused by another process, longest of {TIMES}",
            max(took) * 1000,
            "ms",
            1000,
            at_most=True,
        )
        for what, took in (("a secret that is revoked", secrets), ("somebody who is banned", bans))
    ]


def _secret_revoked(here: Served, there: Served, number: int) -> float:
    address = _address(number)
    ann, program = Visitor(here.port, address).introduce("Ann"), Visitor(there.port, address)
    made = ann.ask("POST", "/api/me/tokens", {"label": "robot"})[1]
    bearer = {"Authorization": f"Bearer {made['token']}"}
    return _until_refused(
        lambda: program.ask("GET", "/api/me", headers=bearer)[0],
        lambda: ann.ask("DELETE", f"/api/me/tokens/{made['id']}"),
    )


def _banned(here: Served, there: Served, number: int, order: dict[str, str]) -> float:
    bob, admin = Visitor(there.port, _address(TIMES + number)).introduce("Bob"), Visitor(here.port)
    who = bob.ask("GET", "/api/me")[1]["me"]["id"]
    body = {"by": "bench", "command": {"do": "ban", "who": who, "reason": "Measured."}}
    return _until_refused(
        lambda: bob.ask("GET", "/api/tables")[0],
        lambda: admin.ask("POST", "/api/admin", body, headers=order),
    )


def _address(number: int) -> str:
    """Return an address of loopback: the number of people from one is limited."""
    return f"127.0.1.{number + 1}"


def _until_refused(ask: Callable[[], int], act: Callable[[], tuple[int, object]]) -> float:
    """Return the seconds from the answer to an act until what was allowed before is refused."""
    assert ask() == 200
    status, answer = act()
    assert status < 300, answer
    began = time.monotonic()
    while ask() == 200:
        time.sleep(0.001)
    return time.monotonic() - began
