"""Who plays: processes of this machine, or a cluster that must be there."""

import subprocess
import sys

import pytest

from franchise.cluster import Cluster, ClusterFailed, workers_for
from franchise.cluster.versions import differences, hashes_of, versions

WITHOUT_RAY = """
import sys
sys.modules["ray"] = None
from franchise.cli.main import main
main()
"""


def test_without_an_address_processes_of_this_machine_play() -> None:
    assert workers_for(None, None) == 1
    assert workers_for(3, None) == 3


@pytest.mark.parametrize("address", ["there", "ray://there:10001", "", "there:port"])
def test_an_address_that_is_none_is_refused(address: str) -> None:
    with pytest.raises(ClusterFailed, match="expected auto or HOST:PORT, got"):
        Cluster(address)


def test_without_ray_a_line_says_what_to_install() -> None:
    command = [sys.executable, "-c", WITHOUT_RAY, "arena", "random", "random", "--cluster", "auto"]
    ran = subprocess.run(command, capture_output=True, text=True)
    assert ran.returncode == 2
    assert ran.stderr.splitlines() == [
        "franchise: Ray is not installed: `pip install 'franchise[cluster]'` installs it"
    ]


def test_the_package_imports_no_ray() -> None:
    code = "import sys, franchise, franchise.cluster, franchise.cli.main; print('ray' in sys.modules)"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert ran.stdout == "False\n"


def test_what_differs_is_named_with_both_versions() -> None:
    here = versions()
    assert differences(here, dict(here)) == []
    there = here | {"NumPy": "1.0", "franchise": "0123456789ab"}
    assert differences(here, there) == [
        f"franchise 0123456789ab instead of {here['franchise']}",
        f"NumPy 1.0 instead of {here['NumPy']}",
    ]


def test_a_file_that_a_node_lacks_differs_from_one_that_is_there(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    file = tmp_path_factory.mktemp("bots") / "bot.py"
    file.write_text("a bot")
    here = hashes_of([str(file)])
    file.unlink()
    [line] = differences(here, hashes_of(here))
    assert line.startswith(f"{file} none instead of ")
