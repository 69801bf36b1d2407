"""Builds and installs the package as a stranger would, on a machine without Node: `make package-check`.

On a clean copy of what is committed: a wheel with Node from PyPI, an installation that serves its client,
a source distribution that becomes the same wheel without npm, and an editable installation by `make web`.
"""

import os
import shutil
import subprocess
import tempfile
import time
import urllib.request
import venv
import zipfile
from pathlib import Path

from tools.archives import unpack

ROOT = Path(__file__).parent.parent
CLIENT = "franchise/server/client/"
COMMANDS = (
    "basename",
    "cat",
    "dirname",
    "env",
    "ls",
    "make",
    "mkdir",
    "rm",
    "sed",
    "sh",
    "test",
    "touch",
    "uname",
)
"""What a machine without Node has; make and npm use them."""


def main() -> None:
    """Do all of it in a temporary directory."""
    with tempfile.TemporaryDirectory() as name:
        directory = Path(name)
        environment = _without_node(directory / "bin")
        copy, python = directory / "copy", directory / "venv" / "bin" / "python"
        subprocess.run(["git", "clone", "--quiet", str(ROOT), str(copy)], check=True)
        venv.create(directory / "venv", with_pip=True)

        _step("A wheel from a clean copy, with Node from PyPI")
        pip = [str(python), "-m", "pip", "--quiet"]
        _run([*pip, "wheel", "--no-deps", "--wheel-dir", "wheels", "."], copy, environment)
        wheel = next(copy.glob("wheels/*.whl"))
        built = _client_of(wheel)

        _step("The wheel in its own virtual environment, serving its client")
        _run([*pip, "install", str(wheel)], directory, environment)
        _serves(python.parent / "franchise", directory, environment)

        _step("A source distribution, and the same wheel from it without npm")
        sdist = "from hatchling.build import build_sdist; build_sdist('dist')"
        _run([*pip, "install", "hatchling"], directory, environment)
        _run([str(python), "-c", sdist], copy, environment)
        unpack(next(copy.glob("dist/*.tar.gz")), directory)
        unpacked = next(directory.glob("franchise-*"))
        _run([*pip, "wheel", "--no-deps", "--wheel-dir", "wheels", "."], unpacked, environment)
        assert _client_of(next(unpacked.glob("wheels/*.whl"))) == built
        assert not (unpacked / "web" / "node_modules").exists(), "npm was run"

        _step("An editable installation by make")
        shutil.rmtree(copy / "src" / "franchise" / "server" / "client")
        shutil.rmtree(copy / "web" / "node_modules")
        _run(["make", "web", f"PYTHON={python}"], copy, environment)
        assert (copy / "src" / CLIENT / "index.html").is_file()
    print("All of it works.")


def _without_node(directory: Path) -> dict[str, str]:
    directory.mkdir()
    for command in COMMANDS:
        found = shutil.which(command)
        if found is not None:
            (directory / command).symlink_to(found)
    return os.environ | {"PATH": str(directory)}


def _step(what: str) -> None:
    print(f"{what} ...", flush=True)


def _run(command: list[str], directory: Path, environment: dict[str, str]) -> None:
    start = time.monotonic()
    subprocess.run(command, cwd=directory, env=environment, check=True)
    print(
        f"  {' '.join(Path(part).name for part in command[:5])}: {time.monotonic() - start:.0f} s", flush=True
    )


def _client_of(wheel: Path) -> dict[str, bytes]:
    """Read the client's files in a wheel."""
    with zipfile.ZipFile(wheel) as archive:
        names = [name for name in archive.namelist() if name.startswith(CLIENT)]
        found = {name: archive.read(name) for name in names}
    assert CLIENT + "index.html" in found and any(name.endswith(".js.br") for name in found), sorted(found)
    return found


def _serves(command: Path, directory: Path, environment: dict[str, str]) -> None:
    """Start the installed server and ask for its page and its script."""
    options = ["serve", "--port", "0", "--database", str(directory / "games.db")]
    server = subprocess.Popen([str(command), *options], env=environment, stdout=subprocess.PIPE, text=True)
    assert server.stdout is not None
    try:
        address = next(line for line in server.stdout if line.startswith("Open ")).split()[1]
        page = urllib.request.urlopen(address).read().decode()
        script = page.split('src="/assets/')[1].split('"')[0]
        request = urllib.request.Request(f"{address}/assets/{script}", headers={"Accept-Encoding": "br"})
        with urllib.request.urlopen(request) as answer:
            assert answer.headers["content-encoding"] == "br", answer.headers
    finally:
        server.terminate()
        server.wait(60)


if __name__ == "__main__":
    main()
