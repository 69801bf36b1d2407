"""Without another project's package the rest works, and one line says what to install."""

import subprocess
import sys

import pytest

WITHOUT = """
import importlib.abc, sys

class Missing(importlib.abc.MetaPathFinder):
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in ("gymnasium", "pettingzoo", "pyspiel", "open_spiel"):
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)

sys.meta_path.insert(0, Missing())
"""


def run_without(program: str) -> "subprocess.CompletedProcess[str]":
    """Run a program where no other project's package can be found."""
    return subprocess.run([sys.executable, "-c", WITHOUT + program], capture_output=True, text=True)


@pytest.mark.parametrize(
    ("module", "project", "extra"),
    [
        ("franchise.envs.franchise_v0", "PettingZoo", "rl"),
        ("franchise.envs.one_seat", "Gymnasium", "rl"),
        ("franchise.envs.openspiel", "OpenSpiel", "openspiel"),
    ],
)
def test_what_is_missing_is_named(module: str, project: str, extra: str) -> None:
    ran = run_without(f"import {module}")
    last = ran.stderr.strip().splitlines()[-1]
    assert last == f"ImportError: {project} is not installed: `pip install 'franchise[{extra}]'` installs it"


def test_the_batch_needs_none_of_them() -> None:
    ran = run_without("from franchise.envs import Batch; print(Batch(1).reset().masks.sum() > 0)")
    assert (ran.stdout, ran.stderr) == ("True\n", "")
