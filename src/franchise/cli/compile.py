"""`franchise compile`: compile before anybody waits for it."""

import time
from collections.abc import Collection

import typer


def compile_for_play() -> None:
    """Compile the rules and all bots, if that was never done on this machine; progress goes to stderr."""
    from franchise.compiling import PARTS

    _compile(tuple(PARTS))


def _compile(parts: Collection[str]) -> None:
    from franchise.compiling import Compiling, Failed, Progress, is_compiled
    from franchise.kernel.jit import cache_directory, show_progress

    if is_compiled(parts):
        return
    if cache_directory() is None:
        compile_here(parts)
        return

    def tell(progress: Progress) -> None:
        show_progress(f"{compiling_line(progress.done, progress.total)} ...")

    compiling = Compiling(tell, parts)
    tell(compiling.progress)
    try:
        compiling.run()
    except Failed:
        compile_here(parts)
    finally:
        compiling.stop()
    show_progress("Compiled the rules and bots for this machine.", end="\n")


def compiling_line(done: int, total: int) -> str:
    """Say how far compiling is."""
    return f"Compiling the rules and bots for this machine, once: {done} of {total}"


def compile_here(parts: Collection[str]) -> None:
    """Compile in this process: for want of a place to keep machine code in, or where nothing else works."""
    from franchise.compiling import compile_part

    for part in parts:
        compile_part(part)


def compile_now() -> None:
    """Compile the rules, all bots and the batch for learning ahead, so that nobody has to wait for it."""
    from franchise.compiling import ALL_PARTS
    from franchise.kernel.jit import INTERPRETED, cache_directory

    if INTERPRETED:
        typer.echo("Nothing to compile: FRANCHISE_INTERPRETED is set, the kernel runs as plain Python.")
        return
    began = time.perf_counter()
    _compile(tuple(ALL_PARTS))
    typer.echo(f"Compiled in {time.perf_counter() - began:.1f} s.")
    directory = cache_directory()
    if directory is None:
        typer.echo("Nothing can be written: the machine code is lost when this program ends.")
        typer.echo("NUMBA_CACHE_DIR can name a directory for it.")
    else:
        typer.echo(f"The machine code lies in {directory}")
