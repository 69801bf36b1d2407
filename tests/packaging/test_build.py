"""The package as it is built: with its client, with npm only where something has to be made."""

import os
import shutil
import stat
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from tools import client, node
from tools.archives import unpack

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parent.parent.parent
CLIENT = "franchise/server/client/"
LEFT_OUT = shutil.ignore_patterns("node_modules", "client", "__pycache__", "tests", ".*")

NODE = """#!/bin/sh
echo {version}
"""
NPM = """#!/bin/sh
echo "$1 $2" >> "{log}"
case "$1" in
ci) mkdir -p node_modules && touch node_modules/.package-lock.json ;;
run) mkdir -p ../src/franchise/server/client/assets && cd ../src/franchise/server/client &&
  echo page > index.html && echo code > assets/index-1.js && echo packed > assets/index-1.js.br ;;
esac
"""
UNREACHABLE = """#!/bin/sh
echo "npm error code ENOTFOUND"
echo "npm error network request to https://registry.example/svelte failed, reason: getaddrinfo ENOTFOUND"
exit 1
"""


class Project:
    """A copy of the project in which nothing has been built, on a machine that a test furnishes."""

    def __init__(self, directory: Path) -> None:
        """Copy what the package is made from."""
        self.root = directory / "project"
        self.bin = directory / "bin"
        self.bin.mkdir()
        for command in ("mkdir", "touch"):
            (self.bin / command).symlink_to(shutil.which(command) or command)
        self._log = directory / "npm.log"
        for name in ("src", "web", "tools"):
            shutil.copytree(ROOT / name, self.root / name, ignore=LEFT_OUT)
        for name in ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE", ".gitignore"):
            shutil.copy(ROOT / name, self.root / name)

    def has(self, name: str, program: str, **values: object) -> None:
        """Put a program onto the machine."""
        file = self.bin / name
        file.write_text(program.format(**values))
        file.chmod(file.stat().st_mode | stat.S_IXUSR)

    def has_node(self, version: str = "v22.12.0", npm: str = NPM) -> None:
        """Put Node and npm onto the machine."""
        self.has("node", NODE, version=version)
        self.has("npm", npm, log=self._log)

    @property
    def npm_ran(self) -> list[str]:
        """List what npm was asked to do."""
        return self._log.read_text().splitlines() if self._log.exists() else []

    def asks(
        self, what: str, root: Path | None = None, **environment: str
    ) -> "subprocess.CompletedProcess[str]":
        """Ask the build backend for something, as pip does."""
        program = f"from hatchling import build; print(build.{what})"
        return subprocess.run(
            [sys.executable, "-c", program],
            cwd=root or self.root,
            env={
                "PATH": f"{self.bin}{os.pathsep}/var/empty",
                "HOME": str(self.root),
                **environment,
            },
            capture_output=True,
            text=True,
            check=False,
        )

    def wheel(self, root: Path | None = None, **environment: str) -> list[str]:
        """Build a wheel and list its files."""
        done = self.asks("build_wheel('dist')", root, **environment)
        assert done.returncode == 0, done.stderr
        return zipfile.ZipFile(next((root or self.root).glob("dist/*.whl"))).namelist()


@pytest.fixture
def project(tmp_path: Path) -> Project:
    """Return a copy of the project in which nothing has been built."""
    return Project(tmp_path)


def test_a_wheel_contains_the_client_and_npm_runs_once(project: Project) -> None:
    project.has_node()
    files = project.wheel()
    assert {CLIENT + "index.html", CLIENT + "assets/index-1.js", CLIENT + "assets/index-1.js.br"} <= set(
        files
    )
    assert not [file for file in files if "node_modules" in file or file.startswith(("web", "tools"))]
    assert project.npm_ran == ["ci --fetch-retries=1", "run build"]
    assert CLIENT + "index.html" in project.wheel()
    assert len(project.npm_ran) == 2


def test_a_changed_source_is_built_again_with_the_packages_that_are_there(project: Project) -> None:
    project.has_node()
    project.wheel()
    page = project.root / "web" / "index.html"
    page.write_text(page.read_text() + "\n")
    project.wheel()
    assert project.npm_ran == ["ci --fetch-retries=1", "run build", "run build"]


def test_building_installs_what_it_needs_and_npm_whatever_there_is(tmp_path: Path) -> None:
    (tmp_path / "web").mkdir()
    (tmp_path / "web" / "package-lock.json").touch()
    npm = tmp_path / "npm"
    npm.write_text('#!/bin/sh\necho "$*" >> ran\nmkdir -p node_modules\n')
    npm.chmod(0o755)
    found = node.Node(tmp_path / "node", (str(npm),))
    installed = client.Client(tmp_path)
    for all_of_them in (False, False, True, True, False):
        installed.install_modules(found, print, all_of_them=all_of_them)
    ran = (tmp_path / "web" / "ran").read_text().splitlines()
    assert [line.split()[0] for line in ran] == ["ci", "ci"]
    assert ["--omit=dev" in line for line in ran] == [True, False]


def test_a_changed_message_is_built_again(project: Project) -> None:
    project.has_node()
    project.wheel()
    (project.root / "src/franchise/words/en/more.ftl").write_text("more = More\n")
    project.wheel()
    assert project.npm_ran[2:] == ["run build"]


@pytest.mark.parametrize("name", ["layout.json", "look/board.css", "look/signs.json"])
def test_a_changed_layout_or_look_of_the_board_is_built_again_and_shipped(
    project: Project, name: str
) -> None:
    project.has_node()
    assert f"franchise/board/{name}" in project.wheel()
    file = project.root / "src/franchise/board" / name
    file.write_text(file.read_text() + "\n")
    project.wheel()
    assert project.npm_ran[2:] == ["run build"]


def test_an_editable_installation_builds_the_client(project: Project) -> None:
    project.has_node()
    assert project.asks("build_editable('dist')").returncode == 0
    assert (project.root / "src" / CLIENT / "index.html").is_file()


def test_a_source_distribution_contains_the_client_and_becomes_a_wheel_without_npm(
    project: Project, tmp_path: Path
) -> None:
    project.has_node()
    assert project.asks("build_sdist('dist')").returncode == 0
    unpack(next(project.root.glob("dist/*.tar.gz")), tmp_path)
    unpacked = next(tmp_path.glob("franchise-*"))
    assert not (unpacked / "web/node_modules").exists()
    ran = project.npm_ran
    assert project.asks("get_requires_for_build_wheel()", unpacked).stdout.strip() == "[]"
    assert CLIENT + "index.html" in project.wheel(unpacked)
    assert project.npm_ran == ran


@pytest.mark.parametrize("version", [None, "v20.18.3", "v9.0.0", "nonsense"])
def test_without_a_node_that_is_new_enough_the_one_of_pypi_is_asked_for(
    project: Project, version: str | None
) -> None:
    if version is not None:
        project.has_node(version)
    for target in ("wheel", "sdist", "editable"):
        asked = project.asks(f"get_requires_for_build_{target}()").stdout
        assert node.REQUIREMENT in asked


def test_with_a_node_of_the_machine_nothing_is_asked_for(project: Project) -> None:
    project.has_node("v20.19.0")
    assert project.asks("get_requires_for_build_wheel()").stdout.strip() == "[]"


def test_a_registry_that_cannot_be_reached_is_told_in_one_line(project: Project) -> None:
    project.has_node(npm=UNREACHABLE)
    done = project.asks("build_wheel('dist')")
    assert done.returncode == 1
    told = done.stderr.strip().splitlines()[-1]
    assert "network request to https://registry.example/svelte failed" in told
    assert "FRANCHISE_WITHOUT_CLIENT=1" in told
    assert "Traceback" not in done.stderr


def test_who_wants_the_library_only_does_without_the_client(project: Project) -> None:
    project.has_node(npm=UNREACHABLE)
    files = project.wheel(FRANCHISE_WITHOUT_CLIENT="1")
    assert "franchise/server/run/app.py" in files
    assert not [file for file in files if file.startswith(CLIENT)]
    done = project.asks("get_requires_for_build_wheel()", FRANCHISE_WITHOUT_CLIENT="1")
    assert done.stdout.strip() == "[]"
