"""`make play` before there is anything: what it installs, builds, and does without."""

import os
import shutil
import signal
import stat
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tools import client
from tools.environment import Environment
from tools.jobs import JobFailed, Jobs

ROOT = Path(__file__).parent.parent.parent

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="its programs are shell scripts")

NODE = "#!/bin/sh\necho v22.12.0\n"
UNREACHABLE = """#!/bin/sh
echo "npm error code ECONNREFUSED"
echo "npm error network request to https://registry.example/svelte failed, reason: connect ECONNREFUSED"
exit 1
"""
GAME = '#!/bin/sh\necho "franchise $*"\n'


def script(path: Path, text: str) -> None:
    """Write a program."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)
    path.chmod(path.stat().st_mode | stat.S_IXUSR)


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """Make a checkout with its packages and without its client, on a machine that does not reach npm."""
    root = tmp_path / "a checkout"
    shutil.copytree(ROOT / "tools", root / "tools", ignore=shutil.ignore_patterns("__pycache__"))
    for name in ("web/package-lock.json", "requirements/run.txt", "pyproject.toml"):
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, root / name)
    script(root / ".venv" / "bin" / "franchise", GAME)
    (root / ".venv" / ".run").touch()
    script(tmp_path / "bin" / "node", NODE)
    script(tmp_path / "bin" / "npm", UNREACHABLE)
    return root


def play(checkout: Path, **environment: str) -> "subprocess.CompletedProcess[str]":
    """Play as the Makefile does."""
    return subprocess.run(
        [sys.executable, "-m", "tools.play", ".venv"],
        cwd=checkout,
        env={"PATH": f"{checkout.parent / 'bin'}{os.pathsep}/usr/bin{os.pathsep}/bin", **environment},
        capture_output=True,
        text=True,
        check=False,
    )


def test_where_npm_cannot_be_reached_one_line_says_so_and_the_game_begins(checkout: Path) -> None:
    done = play(checkout)
    assert (done.returncode, done.stderr) == (0, "")
    reason = "network request to https://registry.example/svelte failed, reason: connect ECONNREFUSED"
    assert done.stdout.splitlines() == [
        "Client's packages ...",
        f"The browser client cannot be built: npm ci failed: {reason}.",
        "franchise play",
    ]


def test_who_wants_no_client_is_told_nothing_of_it(checkout: Path) -> None:
    done = play(checkout, **{client.WITHOUT: "1"})
    assert (done.returncode, done.stdout, done.stderr) == (0, "franchise play\n", "")


def test_what_cannot_be_installed_ends_it(checkout: Path) -> None:
    (checkout / ".venv" / ".run").unlink()
    script(checkout / ".venv" / "bin" / "python", "#!/bin/sh\necho 'no matching distribution'\nexit 1\n")
    (checkout / ".venv" / "lib" / "site-packages" / "pip-1.dist-info").mkdir(parents=True)
    (checkout / ".venv" / "lib" / "site-packages" / "pip-1.dist-info" / "RECORD").touch()
    done = play(checkout, **{client.WITHOUT: "1"})
    assert done.returncode == 1
    assert done.stderr == "no matching distribution\n"
    assert "franchise play" not in done.stdout
    assert not (checkout / ".venv" / ".run").exists()


def test_what_is_installed_is_current_until_its_list_changes(checkout: Path) -> None:
    environment = Environment(checkout / ".venv", checkout)
    assert environment.is_current("run") and not environment.is_current("dev")
    later = time.time() + 10
    os.utime(checkout / "requirements" / "run.txt", (later, later))
    assert not environment.is_current("run")


def test_an_environment_whose_making_was_stopped_is_made_anew(tmp_path: Path) -> None:
    environment = Environment(tmp_path / ".venv", tmp_path)
    (tmp_path / "requirements").mkdir()
    for name in ("requirements/run.txt", "pyproject.toml"):
        (tmp_path / name).touch()
    script(tmp_path / ".venv" / "bin" / "python", "#!/bin/sh\nexit 0\n")
    (tmp_path / ".venv" / "half").touch()
    with pytest.raises(JobFailed):  # there is no project to install
        environment.install("run", Jobs(tmp_path))
    assert not (tmp_path / ".venv" / "half").exists()
    assert environment._is_whole() and not environment.is_current("run")


def test_programs_run_at_the_same_time(tmp_path: Path) -> None:
    jobs = Jobs(tmp_path)
    wait = "import pathlib, sys, time\npathlib.Path(sys.argv[1]).touch()\n"
    wait += "while not pathlib.Path(sys.argv[2]).exists(): time.sleep(0.01)"

    def waiter(mine: str, other: str) -> None:
        jobs.run(mine, [sys.executable, "-c", wait, mine, other])

    assert jobs.together(lambda: waiter("a", "b"), lambda: waiter("b", "a")) == [None, None]


def test_the_last_line_of_a_program_says_why_it_failed(tmp_path: Path) -> None:
    jobs = Jobs(tmp_path)
    program = "print('much'); raise SystemExit('no network')"
    outcomes = jobs.together(lambda: jobs.run("job", [sys.executable, "-c", program]), lambda: None)
    assert [str(outcome) for outcome in outcomes] == ["no network", "None"]


STOPPED = """
import sys
from pathlib import Path
from tools.jobs import Jobs, ending_at_once
ending_at_once()
jobs = Jobs(Path(sys.argv[1]))
try:
    jobs.together(lambda: jobs.run("job", ["sh", "-c", "sleep 600 & echo $! > child; wait"]))
except KeyboardInterrupt:
    sys.exit(130)
"""


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_who_stops_it_leaves_nothing_running(tmp_path: Path, number: signal.Signals) -> None:
    process = subprocess.Popen([sys.executable, "-c", STOPPED, str(tmp_path)], cwd=ROOT)
    child = tmp_path / "child"
    while not child.exists() or not child.read_text():
        time.sleep(0.02)
    process.send_signal(number)
    assert process.wait(30) == 130
    deadline = time.monotonic() + 10
    while _runs(int(child.read_text())):
        assert time.monotonic() < deadline
        time.sleep(0.02)


def _runs(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    status = Path(f"/proc/{process}/status")
    return not status.exists() or "State:\tZ" not in status.read_text()
