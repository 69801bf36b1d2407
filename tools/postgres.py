"""A PostgreSQL for the tests: Debian's package, in its own directory, on its own port on loopback.

`python -m tools.postgres install | start | url | stop`
"""

import glob
import os
import pwd
import re
import secrets
import shutil
import socket
import subprocess
import sys
import tempfile
from contextlib import suppress
from pathlib import Path
from typing import Any, Literal

USER = "franchise"
PACKAGE = "postgresql"
SECONDS = 120
"""How long any of PostgreSQL's programs may take."""


class CannotBeHad(Exception):
    """There is no PostgreSQL here, and none can be installed."""


# --- the package ---


def programs() -> Path | None:
    """Return where PostgreSQL's programs are, of the newest version; None if the server is not installed."""
    found = glob.glob("/usr/lib/postgresql/*/bin/initdb")
    found.sort(key=lambda path: [int(number) for number in re.findall(r"\d+", path)], reverse=True)
    on_path = shutil.which("initdb")
    for path in (*found, *([os.path.realpath(on_path)] if on_path else ())):
        if os.access(Path(path).with_name("postgres"), os.X_OK):
            return Path(path).parent
    return None


def install() -> Path:
    """Install Debian's package unless it is there; raise `CannotBeHad` if that is not possible."""
    found = programs()
    if found is not None:
        return found
    if shutil.which("apt-get") is None:
        raise CannotBeHad("PostgreSQL is not installed, and there is no apt-get to install it with")
    if os.geteuid() != 0:
        raise CannotBeHad(f"PostgreSQL is not installed; only root can: apt-get install {PACKAGE}")
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for command in (
        ["apt-get", "update"],
        ["apt-get", "install", "--yes", "--no-install-recommends", PACKAGE],
    ):
        done = subprocess.run(
            command, env=environment, capture_output=True, text=True, timeout=600, check=False
        )
        if done.returncode:
            raise CannotBeHad(f"{' '.join(command)} failed: {done.stderr.strip()[-500:]}")
    found = programs()
    if found is None:
        raise CannotBeHad(f"the package {PACKAGE} was installed, but it brought no server")
    return found


# --- a cluster ---


def _as_other_user() -> dict[str, Any]:
    """Return options that run a program as another user where we are root: PostgreSQL refuses root."""
    if os.geteuid() != 0:
        return {}
    names = {entry.pw_name for entry in pwd.getpwall()}
    entry = pwd.getpwnam("postgres" if "postgres" in names else "nobody")
    return {"user": entry.pw_uid, "group": entry.pw_gid, "extra_groups": []}


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Cluster:
    """A PostgreSQL with its databases, in one directory."""

    def __init__(self, directory: Path) -> None:
        """Describe a cluster by its directory, which need not exist yet."""
        self.directory = directory
        self._data = directory / "data"

    @property
    def exists(self) -> bool:
        """Return whether the cluster has been created."""
        return (self.directory / "port").exists()

    @property
    def port(self) -> int:
        """Return the port, which restarts do not change."""
        return int((self.directory / "port").read_text())

    @property
    def _password(self) -> str:
        return (self.directory / "password").read_text()

    def _run(self, program: str, *arguments: str, **options: Any) -> None:
        command = [str(install() / program), *arguments]
        done = subprocess.run(
            command,
            cwd=self.directory,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            timeout=SECONDS,
            check=False,
            **_as_other_user(),
            **options,
        )
        if done.returncode:
            raise RuntimeError(f"{program} failed: {done.stdout.strip()[-2000:]}")

    def create(self) -> None:
        """Create the cluster. Commits reach the disk, as they do by default."""
        install()
        self.directory.mkdir(parents=True, exist_ok=True)
        password = self.directory / "password"
        password.touch(mode=0o600)
        password.write_text(secrets.token_hex(16))
        other = _as_other_user()
        if other:
            for path in (self.directory, password):
                os.chown(path, other["user"], other["group"])
        self._run(
            "initdb",
            f"--pgdata={self._data}",
            f"--username={USER}",
            f"--pwfile={password}",
            "--auth=scram-sha-256",
            "--encoding=UTF8",
            "--no-locale",
            "--no-sync",
        )
        with (self._data / "postgresql.conf").open("a") as settings:
            settings.write("listen_addresses = '127.0.0.1'\nunix_socket_directories = ''\n")
            settings.write("shared_buffers = 32MB\nmax_connections = 100\n")
        (self.directory / "port").write_text(str(_free_port()))

    def start(self) -> None:
        """Start, and wait until it answers."""
        self._control("start", f"--log={self.directory / 'log'}", f"--options=-p {self.port}")

    def stop(self, mode: Literal["fast", "immediate"] = "fast") -> None:
        """Stop; `immediate` is like a power cut: the next start recovers from the log."""
        self._control("stop", f"--mode={mode}")

    def _control(self, what: str, *arguments: str) -> None:
        # The server inherits the output of pg_ctl: with a pipe, its end would never come.
        with tempfile.TemporaryFile("w+") as said:
            done = subprocess.run(
                [str(install() / "pg_ctl"), what, f"--pgdata={self._data}", "--wait", *arguments],
                cwd=self.directory,
                stdin=subprocess.DEVNULL,
                stdout=said,
                stderr=said,
                timeout=SECONDS,
                check=False,
                **_as_other_user(),
            )
            said.seek(0)
            if done.returncode:
                raise RuntimeError(f"PostgreSQL did not {what}: {said.read().strip()[-2000:]}")

    @property
    def running(self) -> bool:
        """Return whether the cluster has been started."""
        return (self._data / "postmaster.pid").exists()

    @property
    def process(self) -> int:
        """Return the number of the process from which all others of the cluster come."""
        return int((self._data / "postmaster.pid").read_text().split()[0])

    def url(self, database: str = "postgres") -> str:
        """Return the address of a database."""
        return f"postgresql://{USER}:{self._password}@127.0.0.1:{self.port}/{database}"

    def create_database(self, name: str) -> str:
        """Create an empty database and return its address."""
        connection = ("--host=127.0.0.1", f"--port={self.port}", f"--username={USER}")
        environment = {**os.environ, "PGPASSWORD": self._password}
        self._run("createdb", *connection, name, env=environment)
        return self.url(name)

    def remove(self) -> None:
        """Stop and delete everything."""
        if self.running:
            with suppress(RuntimeError):  # it may have ended without taking its mark away
                self.stop("immediate")
        shutil.rmtree(self.directory, ignore_errors=True)


# --- the command ---


def usual_directory() -> Path:
    """Return where the command keeps its cluster: outside the project, which others may not enter."""
    return Path(tempfile.gettempdir()) / f"franchise-postgres-{os.getuid()}"


def main(arguments: list[str]) -> int:
    """Do what the command line asks."""
    cluster = Cluster(usual_directory())
    match arguments:
        case ["install"]:
            print(f"PostgreSQL's programs are in {install()}")
        case ["start"]:
            if not cluster.exists:
                cluster.create()
            if not cluster.running:
                cluster.start()
            print(cluster.url())
        case ["url"] if cluster.exists:
            print(cluster.url())
        case ["stop"] if cluster.exists:
            cluster.remove()
        case ["url" | "stop"]:
            print("nothing was started", file=sys.stderr)
            return 1
        case _:
            print(__doc__, file=sys.stderr)
            return 2
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except CannotBeHad as error:
        sys.exit(str(error))
