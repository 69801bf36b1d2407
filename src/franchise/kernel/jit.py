"""Compiles the functions of the kernel, or leaves them interpreted.

The kernel's modules import each other relatively, so that a second copy of the package can be loaded
interpreted beside the compiled one (the tests compare the two step by step).
"""

import hashlib
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache, partial
from importlib.resources import files
from pathlib import Path
from typing import Any, TypeVar

from . import caches

Function = TypeVar("Function", bound=Callable[..., Any])

INTERPRETED = os.environ.get("FRANCHISE_INTERPRETED", "0") not in ("", "0")
"""Whether the kernel runs as plain Python: for coverage, the debugger and comparisons."""

COMPILED_PACKAGES = ("board", "kernel", "bots", "envs/compiled")
"""The packages whose sources and data are part of the machine code."""


class NotCompiled(Exception):
    """Something is still being compiled, by another process."""


class _Here:
    """What this process does about functions that are not compiled."""

    compiles = True
    tell: Callable[[str, str, int, int], None]
    """Is told of each step before it is done: what is compiled, the step, its number, and of how many."""


@cache
def fingerprint() -> str:
    """Hash all that the machine code depends on.

    Numba freezes global arrays into cached code and checks no file but the function's own, so a cache under
    the name of this hash can never be stale. Numba finds code only under the path of the sources: a second
    copy of the package has a cache of its own.
    """
    digest = hashlib.sha256(str(files("franchise")).encode())
    for package in COMPILED_PACKAGES:
        directory = files("franchise").joinpath(package)  # to ask for the package itself would import it
        for file in sorted(directory.iterdir(), key=lambda file: file.name):
            if file.name.endswith((".py", ".toml")):
                digest.update(f"{package}/{file.name}\0".encode())
                digest.update(file.read_bytes())
    # Numba's cache does not tell code with bounds checks from code without.
    digest.update(os.environ.get("NUMBA_BOUNDSCHECK", "").encode())
    return digest.hexdigest()[:16]


@cache
def cache_directory() -> Path | None:
    """Find the directory of the machine code and mark it as used; None where nothing can be written."""
    from platformdirs import user_cache_path

    base = os.environ.get("NUMBA_CACHE_DIR")
    parent = Path(base) if base else user_cache_path("franchise", appauthor=False)
    directory = parent / f"{caches.PREFIX}{fingerprint()}"
    try:
        caches.use(directory, str(files("franchise")))
        probe = directory / f".probe-{os.getpid()}"
        probe.touch()
        probe.unlink()
    except OSError:
        return None
    return directory


@contextmanager
def _numba_cache(directory: Path) -> Iterator[None]:
    """Point Numba to our directory while it decorates; other users of Numba keep theirs."""
    from numba.core import config

    previous, config.CACHE_DIR = config.CACHE_DIR, str(directory)  # type: ignore[attr-defined]
    try:
        yield
    finally:
        config.CACHE_DIR = previous  # type: ignore[attr-defined]


def jit(function: Function) -> Function:
    """Compile a function of the kernel into those that call it.

    Python can call it only when the kernel is interpreted.
    """
    return _compile(function, keep=False, no_cpython_wrapper=True, no_cfunc_wrapper=True, forceinline=True)


def jit_apart(function: Function) -> Function:
    """Compile a function of the kernel by itself: one that is large, or rarely called.

    Inlining these too would not make games faster, and the first compile much slower.
    """
    return _compile(function, keep=False, no_cpython_wrapper=True, no_cfunc_wrapper=True)


def entry(function: Function) -> Function:
    """Compile a function that Python calls, and keep its machine code.

    Only these are kept: they contain all that they call. Several processes may compile different entries at
    once; of a function that all of them compile, Numba's cache could mix up the versions.
    """
    return _compile(function, keep=True)


def _compile(function: Function, *, keep: bool, **options: bool | str) -> Function:
    """Compile on the first call, without the GIL; keep the machine code if that is wanted and possible."""
    if INTERPRETED:
        return function
    import numba

    njit: Any = numba.njit  # its type knows no option for the wrappers

    options |= {"nogil": True, "error_model": "numpy"}
    directory = cache_directory() if keep else None
    if directory is not None:
        try:
            with _numba_cache(directory):
                cached: Function = njit(cache=True, **options)(function)
                return cached
        except (RuntimeError, OSError):  # the source is no file: imported from an archive
            pass
    uncached: Function = njit(**options)(function)
    return uncached


def is_complete(what: str) -> bool:
    """Return whether all of a part is compiled and kept."""
    directory = cache_directory()
    return directory is not None and _mark_of(what, directory).exists()


def _mark_of(what: str, directory: Path) -> Path:
    return directory / f"{what}.complete"


def compile_ahead(what: str, steps: dict[str, Callable[[], object]]) -> None:
    """Run each step once, which compiles what it calls; say so while it takes time.

    Once all steps are done for a cache, later calls return at once and the machine code is read from there.
    """
    if INTERPRETED or is_complete(what):
        return
    if not _Here.compiles:
        raise NotCompiled(what)
    directory = cache_directory()
    if directory is None:
        _run(what, steps)
        return
    caches.remove_unused(directory.parent)
    waiting = partial(show_progress, f"Another program compiles the {what} ...")
    with caches.alone(directory / f"{what}.lock", waiting):
        if not is_complete(what):
            _run(what, steps)
            _mark_of(what, directory).touch()


def _run(what: str, steps: dict[str, Callable[[], object]]) -> None:
    for number, (name, step) in enumerate(steps.items(), 1):
        _Here.tell(what, name, number, len(steps))
        step()
    if _Here.tell is _tell:
        show_progress(f"Compiled the {what} for this machine.", end="\n")


def leave_compiling_to_others(leave: bool = True) -> None:
    """Let this process only load machine code: `NotCompiled` is raised where there is none yet."""
    _Here.compiles = not leave


def tell_steps(tell: Callable[[str, str, int, int], None]) -> None:
    """Tell of the steps of compiling in another way than by lines for people."""
    _Here.tell = staticmethod(tell)


def _tell(what: str, name: str, number: int, count: int) -> None:
    show_progress(f"Compiling the {what} for this machine, once: {number} of {count}, {name} ...")


_Here.tell = staticmethod(_tell)


def show_progress(line: str, end: str = "") -> None:
    """Show a line of progress; in a terminal the next one takes its place."""
    if sys.stderr.isatty():
        print(f"\r{line}\x1b[K", end=end, file=sys.stderr, flush=True)
    else:
        print(line, file=sys.stderr, flush=True)
