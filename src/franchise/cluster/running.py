"""Tasks on their way through a cluster: who plays what, and what is played again.

Truth is kept outside the scheduler. The outcome of a task depends on nothing but the task, so what is lost
with a process or a node is simply handed out again.
"""

import os
import time
from collections import Counter, deque
from collections.abc import Callable, Generator, Iterator, MutableMapping, Sequence
from dataclasses import dataclass, field
from types import ModuleType
from typing import Any, Generic

from franchise.arena.match import Failure
from franchise.arena.workers import Outcome, Task
from franchise.cluster.errors import ClusterFailed
from franchise.cluster.node import Report, compile_once, load, look_over, play_chunk
from franchise.cluster.versions import hashes_of, versions

CHUNK_SECONDS = 20.0
"""How long a chunk of tasks takes, about. Ray is made for tasks of 10 to 60 seconds."""
REPORTS_PER_SECOND = 100.0
"""How many reports come in, at most: a core reports every second, each of a thousand every ten."""
SECONDS_BETWEEN_LOOKS = 1.0
"""How often nodes are looked for that have joined or gone."""
LIVES = 3
"""How often a task may end its process before it is given up: the first times others may be to blame."""


@dataclass
class Node:
    """A node of the cluster."""

    id: str
    name: str
    cores: int
    asked: Any = None
    """What was asked of it before it plays, until that is answered."""
    loading: list[Any] = field(default_factory=list)
    """Processes for its other cores, which load at the same time."""
    plays: bool = False
    busy: int = 0
    """How many chunks it has."""
    failed: int = 0
    """How often it could not answer."""


@dataclass
class Chunk(Generic[Outcome]):
    """Tasks that a process of a node plays one after the other."""

    node: Node
    left: deque[Task[Outcome]] = field(default_factory=deque)


class Run(Generic[Outcome]):
    """Plays tasks once."""

    def __init__(
        self,
        ray: ModuleType,
        tasks: Sequence[Task[Outcome]],
        *,
        at_once: int | None,
        tell: Callable[[str], None],
        played: MutableMapping[str, int],
    ) -> None:
        """Begin with all tasks waiting; count in `played` what each node has played."""
        self._ray, self._tell, self._played = ray, tell, played
        self._most = at_once
        self._waiting = deque(tasks)
        self._files = hashes_of(file for task in tasks for file in getattr(task, "files", ()))
        self._nodes: dict[str, Node] = {}
        self._chunks: dict[Any, Chunk[Outcome]] = {}
        self._deaths = Counter[int]()
        self._pace: float | None = None
        self._looked = 0.0
        self._said_to_wait = False

    def outcomes(self) -> Generator[Outcome | Failure, None, None]:
        """Hand out tasks and gather what comes back, until everything is played."""
        try:
            while self._waiting or self._chunks:
                self._look_for_nodes()
                self._hand_out()
                yield from self._gather()
        finally:
            if self._ray.is_initialized():  # else all that this command had begun has ended with it
                for stream in self._chunks:
                    self._ray.cancel(stream, force=True)

    # --- nodes ---

    def _look_for_nodes(self) -> None:
        if time.monotonic() - self._looked < SECONDS_BETWEEN_LOOKS:
            return
        self._looked = time.monotonic()
        alive = {node["NodeID"]: node for node in self._ray.nodes() if node["Alive"]}
        for identity, found in alive.items():
            cores = int(found["Resources"].get("CPU", 0))
            if identity not in self._nodes and cores:
                node = self._nodes[identity] = Node(identity, found["NodeManagerAddress"], cores)
                self._tell(f"node {node.name} is asked what it has")
                self._ask(node, look_over, versions(), self._files)
                others = min(cores, self._most or cores, len(self._waiting)) - 1
                node.loading = [self._remote(load, node).remote() for _ in range(others)]
        for identity in self._nodes.keys() - alive.keys():
            self._tell(f"node {self._nodes.pop(identity).name} is gone; others play what it had not finished")
        self._complain()

    def _complain(self) -> None:
        """Say that nobody can play; raise if that is not going to change by itself."""
        if any(node.plays or node.asked is not None for node in self._nodes.values()):
            return
        if self._nodes:
            raise ClusterFailed("no node of the cluster can play")
        if not self._said_to_wait:
            self._said_to_wait = True
            self._tell("the cluster has no node with cores; waiting for one")

    def _ask(self, node: Node, function: Callable[..., Any], *arguments: Any) -> None:
        node.asked = self._remote(function, node).remote(*arguments)

    def _remote(self, function: Callable[..., Any], node: Node, **options: Any) -> Any:
        from ray.util.scheduling_strategies import NodeAffinitySchedulingStrategy

        there = NodeAffinitySchedulingStrategy(node_id=node.id, soft=False)
        options |= {"scheduling_strategy": there, "max_retries": 0, "num_cpus": 1}
        return self._ray.remote(function).options(**options)

    def _answered(self, node: Node) -> None:
        answer, node.asked = node.asked, None
        try:
            answer = self._ray.get(answer)
        except self._ray.exceptions.RayError as error:
            node.failed += 1
            if node.failed < LIVES:
                self._ask(node, look_over, versions(), self._files)
            else:
                reason = str(error).strip().splitlines()[-1]
                self._tell(f"node {node.name} is left out: {reason}")
            return
        otherwise, compiles = answer or ([], False)
        if otherwise:
            self._tell(f"node {node.name} is left out: it has {', '.join(otherwise)}")
        elif compiles:
            self._tell(f"node {node.name} compiles rules and bots, once")
            self._ask(node, compile_once)
        else:
            node.plays, node.loading = True, []
            self._tell(f"node {node.name} plays with {node.cores} {'core' if node.cores == 1 else 'cores'}")

    # --- tasks ---

    def _hand_out(self) -> None:
        """Give a chunk to every core that has none, and each node one more to begin with at once."""
        for node in self._nodes.values():
            while node.plays and node.busy <= node.cores and self._waiting and self._may_more():
                tasks = [self._waiting.popleft() for _ in range(min(self._size(), len(self._waiting)))]
                play = self._remote(play_chunk, node, num_returns="streaming")
                pause = max(1.0, self._cores() / REPORTS_PER_SECOND)
                self._chunks[play.remote(tasks, os.getcwd(), pause)] = Chunk(node, deque(tasks))
                node.busy += 1

    def _may_more(self) -> bool:
        return self._most is None or len(self._chunks) < self._most

    def _size(self) -> int:
        """Return how many tasks make a chunk: as long as chunks should be, and shorter towards the end."""
        if self._pace is None:
            return 1
        share = len(self._waiting) // (2 * self._cores())
        return max(1, min(share, int(CHUNK_SECONDS / max(self._pace, 1e-6))))

    def _cores(self) -> int:
        """Return how many tasks are played at the same time."""
        cores = sum(node.cores for node in self._nodes.values() if node.plays)
        return max(1, min(cores, self._most or cores))

    def _gather(self) -> Iterator[Outcome | Failure]:
        """Wait up to a second for something to come back."""
        asked = {node.asked: node for node in self._nodes.values() if node.asked is not None}
        awaited = [*asked, *self._chunks]
        if not awaited:
            time.sleep(SECONDS_BETWEEN_LOOKS)
            return
        ready, _ = self._ray.wait(awaited, timeout=SECONDS_BETWEEN_LOOKS)
        if ready:  # perhaps others as well
            ready, _ = self._ray.wait(awaited, num_returns=len(awaited), timeout=0)
        for one in ready:
            if one in asked:
                self._answered(asked[one])
            else:
                yield from self._outcomes_of(one)

    def _outcomes_of(self, stream: Any) -> Iterator[Outcome | Failure]:
        chunk = self._chunks[stream]
        try:
            report: Report = self._ray.get(next(stream))
        except StopIteration:
            self._end(stream)
            return
        except self._ray.exceptions.RayError:
            self._end(stream)
            yield from self._lost(chunk)
            return
        outcomes, seconds = report
        pace = seconds / len(outcomes)
        self._pace = pace if self._pace is None else (self._pace + pace) / 2
        self._played[chunk.node.id] = self._played.get(chunk.node.id, 0) + len(outcomes)
        for outcome in outcomes:
            chunk.left.popleft()
            yield outcome

    def _end(self, stream: Any) -> None:
        self._chunks.pop(stream).node.busy -= 1

    def _lost(self, chunk: Chunk[Outcome]) -> Iterator[Failure]:
        """Take back what a process has not finished; give a task up that ends every process."""
        self._looked = 0.0
        self._look_for_nodes()
        if not chunk.left:  # it ended after its last task
            return
        first = chunk.left[0].number
        if chunk.node.id in self._nodes:
            self._deaths[first] += 1
        if self._deaths[first] == LIVES:
            chunk.left.popleft()
            yield Failure(first, f"its process ended without a word, {LIVES} times")
        self._waiting.extendleft(reversed(chunk.left))
