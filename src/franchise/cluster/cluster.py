"""A Ray cluster, seen from the machine where a command is typed."""

import os
import re
import socket
from collections.abc import Callable, Generator, Sequence
from contextlib import closing
from types import ModuleType, TracebackType
from typing import Any

from franchise.arena.match import Failure
from franchise.arena.workers import Outcome, Task
from franchise.cluster.errors import ClusterFailed
from franchise.cluster.running import Run
from franchise.game.errors import shortened

ADDRESS = re.compile(r"auto|[\w.-]+:\d+|\[[0-9a-fA-F:]+\]:\d+")
SECONDS_TO_ANSWER = 5.0
QUIET = {
    "RAY_USAGE_STATS_ENABLED": "0",
    "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0",
}
"""Ray shall report to nobody, and not warn of how it treats graphics cards."""


class Cluster:
    """Plays tasks on the nodes of a Ray cluster, in place of a number of jobs.

    Every core plays chunks of tasks. A node that joins is used, one with other versions is left out, and what
    one that is gone has not finished is played by others.
    """

    def __init__(
        self,
        address: str = "auto",
        *,
        at_once: int | None = None,
        tell: Callable[[str], None] = lambda line: None,
    ) -> None:
        """Connect to the cluster of this machine (`auto`) or to one by its address.

        `at_once` is how many tasks are played at the same time, if not as many as there are cores. `tell`
        gets lines for people: which nodes play, are gone, or are left out and why.
        """
        if not ADDRESS.fullmatch(address):
            raise ClusterFailed(
                f"the address of a cluster: expected auto or HOST:PORT, got {shortened(address)}"
            )
        self._ray = _connected(address)
        self._at_once, self._tell = at_once, tell
        self.played: dict[str, int] = {}
        """How many tasks each node has played, by its id."""

    @property
    def cores(self) -> int:
        """Return how many tasks are played at the same time, if all nodes play."""
        cores = int(self._ray.cluster_resources().get("CPU", 0))
        return max(1, min(cores, self._at_once or cores))

    def play(self, tasks: Sequence[Task[Outcome]]) -> Generator[Outcome | Failure, None, None]:
        """Play tasks; yield the outcomes as they come. Closing the generator stops the work."""
        run: Run[Any] = Run(self._ray, tasks, at_once=self._at_once, tell=self._tell, played=self.played)
        with closing(run.outcomes()) as outcomes:
            yield from outcomes

    def close(self) -> None:
        """Take leave of the cluster, which goes on running."""
        self._ray.shutdown()

    def __enter__(self) -> "Cluster":
        """Use it for a while."""
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """Take leave of it."""
        self.close()


def workers_for(
    jobs: int | None, address: str | None, tell: Callable[[str], None] = lambda line: None
) -> int | Cluster:
    """Return who plays: a number of processes of this machine, or a cluster if an address is given."""
    return (jobs or 1) if address is None else Cluster(address, at_once=jobs, tell=tell)


def _connected(address: str) -> ModuleType:
    """Import Ray and connect."""
    for name, value in QUIET.items():
        os.environ.setdefault(name, value)
    try:
        import ray
    except ImportError as error:
        if error.name != "ray":
            raise
        raise ClusterFailed("Ray is not installed: `pip install 'franchise[cluster]'` installs it") from None
    _keep_off_standard_output()
    found = _found(address)
    try:
        ray.init(address=found, log_to_driver=False, logging_level="error", configure_logging=False)
    except (RuntimeError, ValueError, OSError) as error:  # another version of Ray or Python, no node here
        raise ClusterFailed(f"the cluster at {found}: {error}") from None
    connected: ModuleType = ray
    return connected


def _found(address: str) -> str:
    """Return where the head of a cluster is, if somebody answers there: Ray would try for minutes."""
    from ray._private.services import canonicalize_bootstrap_address

    try:
        found = str(canonicalize_bootstrap_address(address))
    except ConnectionError:
        raise ClusterFailed(
            "no cluster runs on this machine: `ray start` begins or joins one, as docs/cluster.md shows"
        ) from None
    host, _, port = found.rpartition(":")
    try:
        socket.create_connection((host.strip("[]"), int(port)), timeout=SECONDS_TO_ANSWER).close()
    except OSError as error:
        raise ClusterFailed(f"there is no cluster at {found}: {error.strerror or error}") from None
    return found


def _keep_off_standard_output() -> None:
    """Drop what Ray's nodes say on standard output, where figures may go: `Run` says what has happened."""
    from ray._private import worker

    worker.print_to_stdstream = lambda *_arguments, **_options: None
