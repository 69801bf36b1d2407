"""Compiles the functions of the kernel, or leaves them interpreted.

The kernel's modules import each other relatively, so that a second copy of the package can be loaded
interpreted beside the compiled one (the tests compare the two step by step).
"""

import hashlib
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, TypeVar

Function = TypeVar("Function", bound=Callable[..., Any])

INTERPRETED = os.environ.get("FRANCHISE_INTERPRETED", "0") not in ("", "0")
"""Whether the kernel runs as plain Python: for coverage, the debugger and comparisons."""

COMPILED_PACKAGES = ("board", "kernel", "bots")
"""The packages whose sources and data are part of the machine code."""


@cache
def fingerprint() -> str:
    """Hash all that the machine code depends on.

    Numba freezes global arrays into cached code and looks at no file but the function's own. A cache
    under the name of this hash can never be stale. It finds code only under the path of the sources: a second
    copy of the package has a cache of its own, and says that it compiles.
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
    """Find the directory of the machine code; None where nothing can be written."""
    from platformdirs import user_cache_path

    base = os.environ.get("NUMBA_CACHE_DIR")
    parent = Path(base) if base else user_cache_path("franchise", appauthor=False)
    directory = parent / f"kernel-{fingerprint()}"
    try:
        directory.mkdir(parents=True, exist_ok=True)
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
    return _compile(function, no_cpython_wrapper=True, no_cfunc_wrapper=True, forceinline=True)


def jit_apart(function: Function) -> Function:
    """Compile a function of the kernel by itself: one that is large, or rarely called.

    Inlining these too would not make games faster, and the first compile much slower.
    """
    return _compile(function, no_cpython_wrapper=True, no_cfunc_wrapper=True)


def entry(function: Function) -> Function:
    """Compile a function that Python calls."""
    return _compile(function)


def _compile(function: Function, **options: bool | str) -> Function:
    """Compile on the first call, without the GIL, and keep the machine code where that is possible."""
    if INTERPRETED:
        return function
    import numba

    njit: Any = numba.njit  # its type knows no option for the wrappers

    options |= {"nogil": True, "error_model": "numpy"}
    directory = cache_directory()
    if directory is not None:
        try:
            with _numba_cache(directory):
                cached: Function = njit(cache=True, **options)(function)
                return cached
        except (RuntimeError, OSError):  # the source is no file: imported from an archive
            pass
    uncached: Function = njit(**options)(function)
    return uncached


def compile_ahead(what: str, steps: dict[str, Callable[[], object]]) -> None:
    """Run each step once, which compiles what it calls; say so while it takes time.

    Once all steps are done for a cache, later calls return at once and the machine code is read from there.
    """
    directory = None if INTERPRETED else cache_directory()
    done = directory / f"{what}.complete" if directory is not None else None
    if INTERPRETED or (done is not None and done.exists()):
        return
    for number, (name, step) in enumerate(steps.items(), 1):
        _show(f"Compiling the {what} for this machine, once: {number} of {len(steps)}, {name} ...", end="")
        step()
    _show(f"Compiled the {what} for this machine.", end="\n")
    if done is not None:
        done.touch()


def _show(line: str, end: str) -> None:
    """Show a line of progress; in a terminal the next one takes its place."""
    if sys.stderr.isatty():
        print(f"\r{line}\x1b[K", end=end, file=sys.stderr, flush=True)
    else:
        print(line, file=sys.stderr, flush=True)
