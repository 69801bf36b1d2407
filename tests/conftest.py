"""What every run of the tests does: open files enough, Ctrl-C for programs, a list of what was left out."""

import os
import signal
from importlib.util import find_spec
from pathlib import Path

import pytest

from franchise.compiling import Compiling, is_compiled

FILES = 1024
"""How many files most systems let a program open. The tests need fewer, but more than macOS's 256."""
PEERS = {"gymnasium": "one_seat", "pettingzoo": "franchise_v0", "pyspiel": "openspiel"}
"""What may be missing, and the modules of `franchise.envs` that cannot be imported without it."""


def pytest_configure(config: pytest.Config) -> None:
    """Give the processes that tests start what they expect of a terminal: they inherit it."""
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:  # as in the background of a shell script
        signal.signal(signal.SIGINT, signal.default_int_handler)
    _raise_limit_of_open_files(config)
    # NumPy reads it when it is loaded. Two tests run at once: their threads would only wait for each other.
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    for package, module in PEERS.items():
        if find_spec(package) is None:
            config.option.ignore_glob.append(f"*/franchise/envs/{module}.py")


def _raise_limit_of_open_files(config: pytest.Config) -> None:
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    enough = FILES if hard == resource.RLIM_INFINITY else min(FILES, hard)
    if soft != resource.RLIM_INFINITY and soft < enough:
        resource.setrlimit(resource.RLIMIT_NOFILE, (enough, hard))
        config.stash[RAISED] = (
            f"The limit of open files was {soft}; it was raised to {enough} for these tests."
        )


RAISED = pytest.StashKey[str]()


@pytest.fixture(scope="session")
def compiled() -> None:
    """Compile what is missing: a server answers what needs the rules only once they are compiled."""
    if not is_compiled():
        Compiling().run()


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    """Say that the limit was raised; write down why each test was skipped, for the end of `make test`."""
    if RAISED in config.stash:
        terminalreporter.write_line(config.stash[RAISED])
    file, is_worker = os.environ.get("FRANCHISE_LEFT_OUT"), hasattr(config, "workerinput")
    skipped = terminalreporter.stats.get("skipped", ())
    if file and skipped and not is_worker:
        Path(file).parent.mkdir(parents=True, exist_ok=True)
        with Path(file).open("a", encoding="utf-8") as lines:
            lines.writelines(f"{_reason(report)}\n" for report in skipped)


def _reason(report: pytest.TestReport) -> str:
    _, _, reason = report.longrepr if isinstance(report.longrepr, tuple) else ("", 0, str(report.longrepr))
    return str(reason).removeprefix("Skipped: ")
