"""`franchise compile`: compile before anybody waits for it."""

import time

import typer

PARTS = ("rules", "random play", "best turn", "search", "network")
"""What is compiled, as the kernel names it."""


def compile_everything() -> None:
    """Compile the kernel and all bots, if that was never done on this machine; progress goes to stderr."""
    from franchise.bots.best_turn import compile_best_turn
    from franchise.bots.network import compile_network
    from franchise.bots.playout import compile_playouts
    from franchise.bots.search import compile_search
    from franchise.kernel.entries import compile_entries

    compile_entries()
    compile_playouts()
    compile_best_turn()
    compile_search()
    compile_network()


def is_compiled() -> bool:
    """Tell whether there is nothing left to compile."""
    from franchise.kernel.jit import INTERPRETED, cache_directory

    directory = cache_directory()
    return INTERPRETED or (
        directory is not None and all((directory / f"{part}.complete").exists() for part in PARTS)
    )


def compile_now() -> None:
    """Compile the kernel and all bots ahead, so that no game has to wait for it."""
    from franchise.kernel.jit import INTERPRETED, cache_directory

    if INTERPRETED:
        typer.echo("Nothing to compile: FRANCHISE_INTERPRETED is set, the kernel runs as plain Python.")
        return
    began = time.perf_counter()
    compile_everything()
    typer.echo(f"Compiled in {time.perf_counter() - began:.1f} s.")
    directory = cache_directory()
    if directory is None:
        typer.echo("Nothing can be written: the machine code is lost when this program ends.")
        typer.echo("NUMBA_CACHE_DIR can name a directory for it.")
    else:
        typer.echo(f"The machine code lies in {directory}")
