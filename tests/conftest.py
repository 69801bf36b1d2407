"""What every run of the tests does: it makes sure of enough open files, and says what it left out."""

import os
from collections import Counter
from pathlib import Path

import pytest

from franchise.compiling import Compiling, is_compiled

FILES = 1024
"""How many files most systems let a program open. The tests need fewer, but more than macOS's 256."""


def pytest_configure(config: pytest.Config) -> None:
    """Raise the soft limit of open files where it is low; the processes that tests start inherit it."""
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
    """Say that the limit was raised; write down the tests that were skipped, where `make test` reads it."""
    if RAISED in config.stash:
        terminalreporter.write_line(config.stash[RAISED])
    file = os.environ.get("FRANCHISE_LEFT_OUT")
    skipped = Counter(_reason(report) for report in terminalreporter.stats.get("skipped", ()))
    if file and skipped:
        Path(file).parent.mkdir(parents=True, exist_ok=True)
        with Path(file).open("a", encoding="utf-8") as lines:
            lines.writelines(f"{number} tests: {reason}\n" for reason, number in skipped.items())


def _reason(report: pytest.TestReport) -> str:
    _, _, reason = report.longrepr if isinstance(report.longrepr, tuple) else ("", 0, str(report.longrepr))
    return str(reason).removeprefix("Skipped: ")
