"""Servers that the tests of one file share, each file with its own database."""

from collections.abc import Iterator

import pytest

from servers import Running, running


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Leave the server out where the kernel runs interpreted: nobody would wait for it."""
    for item in items:
        if "/server/" in str(item.path):
            item.add_marker(pytest.mark.compiled)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """Run a server on SQLite."""
    with running(tmp_path_factory.mktemp("server") / "franchise.db") as found:
        yield found
