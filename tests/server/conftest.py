"""Servers and databases that the tests of one file share, each file with its own."""

import os
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from servers import Running, running, visits
from tools.postgres import CannotBeHad, Cluster


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Compile for a server before its tests; leave it out where the kernel runs interpreted."""
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.compiled)
            item.add_marker(pytest.mark.usefixtures("compiled"))


@pytest.fixture(scope="session")
def postgres() -> Iterator[Cluster]:
    """Run a PostgreSQL; without one, the tests that need it are skipped, or fail where `CI` is set."""
    cluster = Cluster(Path(tempfile.mkdtemp(prefix="franchise-postgres-")))
    try:
        cluster.create()
    except CannotBeHad as error:
        if os.environ.get("CI") == "true":
            raise
        pytest.skip(str(error))
    try:
        cluster.start()
        yield cluster
    finally:
        cluster.remove()


@pytest.fixture(scope="module")
def database(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> str:
    """Return the address of an empty database: SQLite, unless a test is run `on_both_databases`."""
    if getattr(request, "param", "sqlite") == "sqlite":
        return f"sqlite:///{tmp_path_factory.mktemp('server') / 'franchise.db'}"
    cluster: Cluster = request.getfixturevalue("postgres")
    return cluster.create_database(f"test_{os.urandom(6).hex()}")


@pytest.fixture(autouse=True)
def own_clients() -> Iterator[None]:
    """Close the clients that a test makes of a server which the tests of its file share."""
    with visits():
        yield


@pytest.fixture(scope="module")
def server(database: str) -> Iterator[Running]:
    """Run a server."""
    with running(database) as found:
        yield found
