"""Commits with NOTIFY and without: it locks the whole database system until its commit is on the disk.

So commits that notify reach the disk one after the other, while others share a flush. How much that matters
depends on the disk: a slower one is imitated by `commit_delay`, which makes each flush wait.

pgbench commits what a process writes: its signature, and rows of the log with a notice for each.
"""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg

from bench.figures import Figure
from bench.scale.settings import COMMIT_SECONDS
from tools.postgres import Cluster, install

CONNECTIONS = (1, 2, 4, 8, 16)
FLUSHES = (0, 2_000)
"""By how many microseconds each flush is delayed."""
BATCHES = (1, 8, 64)
"""How many rows a transaction has where connections write at once what has waited."""
BATCHING = 4
"""How many connections do that."""
TABLES = """
CREATE TABLE log_of (writer int, number bigint, moves text, PRIMARY KEY (writer, number));
CREATE TABLE signed (writer int PRIMARY KEY, batch bigint);
CREATE SEQUENCE numbers;
"""
SCRIPT = """
BEGIN;
INSERT INTO signed VALUES (:client_id, 1) ON CONFLICT (writer) DO UPDATE SET batch = signed.batch + 1;
INSERT INTO log_of SELECT :client_id, nextval('numbers'), repeat('x', 120) FROM generate_series(1, {batch});
{notify}
COMMIT;
"""
NOTIFY = """SELECT count(pg_notify('franchise', '{{"from":"0123456789abcdef","kind":"changed","table":"'
|| currval('numbers') + g || '"}}')) FROM generate_series(1, {batch}) g;"""


def run(cluster: Cluster) -> list[Figure]:
    """Measure all numbers of connections on both disks, then what larger transactions bring."""
    database = cluster.create_database("commits")
    with psycopg.connect(database, autocommit=True) as connection:
        connection.execute(TABLES)
    figures = []
    for delay in FLUSHES:
        disk = f"flush delayed by {delay / 1000:g} ms" if delay else "this disk"
        for count in CONNECTIONS:
            for notify in (False, True):
                rate = _transactions_per_second(cluster, database, count, 1, delay, notify=notify)
                how = "with NOTIFY" if notify else "without NOTIFY"
                figures.append(Figure(f"commits, {disk}, {count} connections, {how}", rate, "commits/s"))
        for batch in BATCHES:
            rate = _transactions_per_second(cluster, database, BATCHING, batch, delay, notify=True)
            label = f"{disk}, {BATCHING} connections, {batch} rows in a transaction with NOTIFY"
            figures.append(Figure(label, rate * batch, "rows/s"))
    return figures


def _transactions_per_second(
    cluster: Cluster, database: str, count: int, batch: int, delay: int, *, notify: bool
) -> float:
    script = Path(cluster.directory.parent) / "commits.sql"
    script.write_text(SCRIPT.format(batch=batch, notify=NOTIFY.format(batch=batch) if notify else ""))
    command = [str(install() / "pgbench"), "--no-vacuum", "--protocol=prepared", f"--client={count}"]
    command += [f"--jobs={min(count, 2)}", f"--time={COMMIT_SECONDS}", f"--file={script}", database]
    # A delay needs no other transaction under way here, so that a single connection has the same disk.
    environment = {**os.environ, "PGOPTIONS": f"-c commit_delay={delay} -c commit_siblings=0"}
    with _listening(database, count):
        done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    found = re.search(r"tps = ([\d.]+)", done.stdout)
    assert found is not None, done.stdout
    return float(found[1])


@contextmanager
def _listening(database: str, count: int) -> Iterator[None]:
    """Let as many connections listen as there are writers, in a process of their own."""
    listeners = subprocess.Popen(
        [sys.executable, "-m", "bench.scale.listeners", database, str(count)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert listeners.stdout is not None and listeners.stdin is not None
    try:
        assert listeners.stdout.readline() == "listening\n"
        yield
    finally:
        listeners.stdin.close()
        listeners.wait()
