"""`franchise compile`: compile before anybody waits for it."""

import time

import typer


def compile_now() -> None:
    """Compile the kernel and all bots ahead, so that no game has to wait for it."""
    from franchise.bots.best_turn import compile_best_turn
    from franchise.bots.network import compile_network
    from franchise.bots.playout import compile_playouts
    from franchise.bots.search import compile_search
    from franchise.kernel.entries import compile_entries
    from franchise.kernel.jit import INTERPRETED, cache_directory

    if INTERPRETED:
        typer.echo("Nothing to compile: FRANCHISE_INTERPRETED is set, the kernel runs as plain Python.")
        return
    began = time.perf_counter()
    compile_entries()
    compile_playouts()
    compile_best_turn()
    compile_search()
    compile_network()
    typer.echo(f"Compiled in {time.perf_counter() - began:.1f} s.")
    directory = cache_directory()
    if directory is None:
        typer.echo("Nothing can be written: the machine code is lost when this program ends.")
        typer.echo("NUMBA_CACHE_DIR can name a directory for it.")
    else:
        typer.echo(f"The machine code lies in {directory}")
