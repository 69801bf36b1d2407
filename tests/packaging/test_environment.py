"""The virtual environment that `make` prepares, on a machine without Node."""

from pathlib import Path

import pytest

from tools import client
from tools.environment import Environment
from tools.jobs import Jobs


@pytest.mark.parametrize(("kind", "times"), [("run", 0), ("dev", 1)])
def test_node_comes_from_pypi_also_for_the_checks_of_a_client_that_is_built(
    kind: str, times: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path / "nothing"))
    monkeypatch.delenv(client.WITHOUT, raising=False)
    environment, log = Environment(tmp_path / "environment", tmp_path), tmp_path / "log"
    files = {
        environment.directory / "lib/site-packages/pip-1.dist-info/RECORD": "",
        environment.python: f'#!/bin/sh\necho "$@" >> "{log}"\n',
        client.Client(tmp_path).built / "index.html": "<!doctype html>",
    }
    for file, text in files.items():
        file.parent.mkdir(parents=True)
        file.write_text(text)
        file.chmod(0o755)
    jobs = Jobs(tmp_path)
    jobs.together(lambda: environment.install("run", jobs), lambda: environment.build_client(kind, jobs))
    asked = log.read_text().splitlines()
    assert len([line for line in asked if line.endswith("requirements/node.txt")]) == times
    assert not [line for line in asked if "tools.client" in line]
