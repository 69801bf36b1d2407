"""The files of deploy/: what they name exists, and the programs that read them accept them."""

import os
import re
import shutil
import subprocess
import sys
import threading
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
import typer.main

from franchise.cli.main import app
from processes import free_port

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
UNITS = sorted((DEPLOY / "systemd").glob("*.service"))
FILES = [path for path in DEPLOY.rglob("*") if path.is_file()]
OURS = {"FRANCHISE_SITE", "FRANCHISE_SERVER", "FRANCHISE_SERVERS"}
"""Variables of the files themselves, which Caddy and Compose read."""


def command(name: str) -> Any:
    commands: Any = typer.main.get_command(app)
    return commands.commands[name]


def variables(name: str) -> set[str]:
    """List the environment variables of a command."""
    found = set()
    for parameter in command(name).params:
        named = getattr(parameter, "envvar", None)
        found |= {named} if isinstance(named, str) else set(named or ())
    return found


def options(name: str) -> set[str]:
    return {option for parameter in command(name).params for option in parameter.opts}


def test_variables_that_are_set_exist() -> None:
    known = variables("serve") | variables("think") | OURS
    for path in FILES:
        assert set(re.findall(r"FRANCHISE_[A-Z_]+", path.read_text())) <= known, path


@pytest.mark.parametrize("unit", UNITS, ids=lambda unit: unit.name)
def test_a_unit_starts_a_command_with_options_that_exist(unit: Path) -> None:
    found = re.search(r"^ExecStart=/opt/franchise/bin/franchise (\w+)(.*)$", unit.read_text(), re.MULTILINE)
    assert found is not None
    assert set(re.findall(r"--[a-z-]+", found[2])) <= options(found[1])


def test_containers_run_commands_with_options_that_exist() -> None:
    lines = re.findall(
        r'^ *(?:command: |CMD )\["(serve|think)"(.*)\]',
        "\n".join((DEPLOY / name).read_text() for name in ("compose.yaml", "Dockerfile")),
        re.MULTILINE,
    )
    assert [name for name, _ in lines] == ["serve", "think", "serve"]
    for name, rest in lines:
        assert set(re.findall(r'"(--[a-z-]+)"', rest)) <= options(name)


def test_an_image_gets_everything_that_is_built_from() -> None:
    wanted = {
        line[1:] for line in (DEPLOY / "Dockerfile.dockerignore").read_text().splitlines() if line[:1] == "!"
    }
    assert all((ROOT / name).exists() for name in wanted)


@pytest.mark.parametrize("unit", UNITS, ids=lambda unit: unit.name)
def test_systemd_accepts_a_unit(unit: Path, tmp_path: Path) -> None:
    if shutil.which("systemd-analyze") is None:
        pytest.skip("systemd is not installed")
    copy = tmp_path / unit.name
    copy.write_text(unit.read_text().replace("/opt/franchise/bin/franchise", f'"{sys.executable}"'))
    done = run("systemd-analyze", "verify", str(copy))
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize("file", ["Caddyfile", "Caddyfile.tables"])
def test_caddy_accepts_its_file(file: str) -> None:
    if shutil.which("caddy") is None:
        pytest.skip("Caddy is not installed")
    done = run("caddy", "validate", "--adapter", "caddyfile", "--config", str(DEPLOY / file))
    assert done.returncode == 0, done.stderr


def test_caddy_sends_all_that_is_about_a_table_to_one_server(tmp_path: Path) -> None:
    if shutil.which("caddy") is None:
        pytest.skip("Caddy is not installed")
    site = f"http://127.0.0.1:{free_port()}"
    with ExitStack() as stack:
        servers = [stack.enter_context(naming_itself()) for _ in range(3)]
        environment = {
            "FRANCHISE_SITE": site,
            "FRANCHISE_SERVERS": " ".join(servers),
            "CADDY_ADMIN": f"127.0.0.1:{free_port()}",
            "HOME": str(tmp_path),
        }
        caddy = subprocess.Popen(
            ["caddy", "run", "--adapter", "caddyfile", "--config", str(DEPLOY / "Caddyfile.tables")],
            env={**os.environ, **environment},
            stderr=subprocess.DEVNULL,
        )
        stack.callback(caddy.wait)
        stack.callback(caddy.terminate)
        tables = [f"{number:014}" for number in range(20)]
        answered = {
            table: {
                answer(site + path)
                for path in (
                    f"/api/games/{table}",
                    f"/api/games/{table}/moves?after=3",
                    f"/api/tables/{table}/seats",
                    f"/api/stream?tables={table}",
                    f"/api/stream?seen=1&tables={table},00000000000099",
                )
            }
            for table in tables
        }
        others = {answer(f"{site}/api/me") for _ in range(30)}
    assert all(len(found) == 1 for found in answered.values()), answered
    assert set.union(*answered.values()) == others == set(servers)


@contextmanager
def naming_itself() -> Iterator[str]:
    """Run a server that answers with its own address."""

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200)
            self.end_headers()
            self.wfile.write(name.encode())

        def log_message(self, format: str, *args: object) -> None:  # noqa: A002
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    name = f"127.0.0.1:{server.server_port}"
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    try:
        yield name
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


def answer(address: str) -> str:
    deadline = time.monotonic() + 30
    while True:
        try:
            with urllib.request.urlopen(address, timeout=10) as found:
                text: str = found.read().decode()
                return text
        except urllib.error.URLError:  # it has not begun to answer
            if time.monotonic() > deadline:
                raise
            time.sleep(0.05)


def test_compose_accepts_its_file() -> None:
    if shutil.which("docker-compose") is None:
        pytest.skip("Docker Compose is not installed")
    example = str(DEPLOY / "env.example")
    done = run(
        "docker-compose", "--env-file", example, "--file", str(DEPLOY / "compose.yaml"), "config", "--quiet"
    )
    assert done.returncode == 0, done.stderr


def run(*command: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(
        command, capture_output=True, text=True, check=False, env=dict(os.environ), timeout=60
    )
