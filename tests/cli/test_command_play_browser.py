"""`franchise play` in the browser."""

import os
import signal
import stat
import sys
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
from typer.testing import Result

from franchise.cli import browser
from franchise.server.http import client_files
from franchise.server.storage.sole_use import sole_use
from served import Served
from servers import wait_until

Run = Callable[..., Result]

pytestmark = pytest.mark.compiled

CLIENT = """
from pathlib import Path

from franchise.server.http import client_files

client_files.client_directory = lambda: Path({directory!r})
"""
"""Puts a client in place of the built one, in another process."""


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let there be a client."""
    (tmp_path / "client").mkdir()
    (tmp_path / "client" / "index.html").write_text("<!doctype html>", "utf-8")
    monkeypatch.setattr(client_files, "client_directory", lambda: tmp_path / "client")


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Note what would be opened in the browser."""
    pages: list[str] = []

    def open_page(address: str) -> bool:
        pages.append(address)
        return True

    monkeypatch.setattr(browser, "open_page", open_page)
    return pages


def test_without_a_client_the_game_is_played_in_the_terminal(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(client_files, "client_directory", lambda: tmp_path / "none")
    result = run("play", typed="quit\n")
    assert result.exit_code == 0
    assert result.stdout.startswith("The browser client is not built: the game is played in the terminal.\n")
    assert "Type the number of a move" in result.stdout


@pytest.mark.usefixtures("built")
@pytest.mark.parametrize("wanted", [True, False])
def test_a_server_that_runs_already_is_opened(
    run: Run, tmp_path: Path, opened: list[str], wanted: bool
) -> None:
    database = tmp_path / "games.db"
    with sole_use(database) as use:
        use.announce("http://127.0.0.1:8123")
        options = [] if wanted else ["--no-browser"]
        result = run("play", "--database", database, *options)
    assert result.exit_code == 0
    assert "open http://127.0.0.1:8123" in result.stdout
    assert opened == (["http://127.0.0.1:8123"] if wanted else [])


@pytest.mark.parametrize("option", [("--port", "1"), ("--no-browser",), ("--database", "x.db")])
def test_options_of_the_browser_have_no_meaning_in_the_terminal(run: Run, option: tuple[str, ...]) -> None:
    result = run("play", "--terminal", *option)
    assert result.exit_code == 2
    assert "has no meaning for a game in the terminal" in result.stderr


@pytest.mark.skipif(sys.platform == "win32", reason="a browser is chosen otherwise there")
def test_the_browser_is_opened_at_the_address_of_a_server_for_this_machine(tmp_path: Path) -> None:
    script, opened = tmp_path / "browser", tmp_path / "opened"
    script.write_text(f'#!/bin/sh\necho "$1" > {opened}.part && mv {opened}.part {opened}\n', "utf-8")
    script.chmod(script.stat().st_mode | stat.S_IXUSR)
    (tmp_path / "index.html").write_text("<!doctype html>", "utf-8")
    (tmp_path / "sitecustomize.py").write_text(CLIENT.format(directory=str(tmp_path)), "utf-8")
    path = os.pathsep.join([str(tmp_path), *filter(None, sys.path)])
    process = Served("play", "--database", tmp_path / "games.db", BROWSER=f"{script} %s", PYTHONPATH=path)
    try:
        wait_until(opened.exists)
        assert opened.read_text("utf-8").strip() == process.url
        assert process.url.startswith("http://127.0.0.1:")
        assert httpx.get(f"{process.url}/new").text == "<!doctype html>"
        process.send(signal.SIGINT)
        assert process.end() == 0
    finally:
        process.kill()
