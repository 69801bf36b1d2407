"""`franchise train`: the bots' evaluation, learned by self-play."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer

from franchise.cli.errors import refusing
from franchise.cli.workers_options import ClusterAddress, Jobs, chosen_workers


def train(
    directory: Annotated[
        Path,
        typer.Argument(
            metavar="DIR",
            help="Where games and weights are kept; a training that was begun there goes on.",
            show_default=False,
        ),
    ],
    generations: Annotated[int, typer.Option(min=1, metavar="N", help="How many generations.")] = 3,
    games: Annotated[int, typer.Option(min=1, metavar="N", help="Games in a generation.")] = 5_000,
    simulations: Annotated[
        int,
        typer.Option(
            min=1, metavar="N", help="Simulations for a turn; with two players three times so many."
        ),
    ] = 400,
    epochs: Annotated[int, typer.Option(min=1, metavar="N", help="How often a fit sees each position.")] = 12,
    start: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="The weights that play first, instead of random games."),
    ] = None,
    seed: Annotated[
        int, typer.Option(min=0, metavar="N", help="Where chance begins: the same seed, the same weights.")
    ] = 1,
    jobs: Jobs = None,
    cluster: ClusterAddress = None,
) -> None:
    """Train the evaluation of the bots by self-play; interrupted, it goes on where it stopped.

    Example: franchise train build/training --jobs 2
    """
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    # NumPy reads it when it is loaded. Matrices of a fit are small: more threads only wait for each other.
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

    from franchise.training import Training, TrainingPlan

    with refusing(directory):
        training = Training(directory, TrainingPlan(seed, generations, games, simulations, epochs), start)
    workers = chosen_workers(jobs, cluster)
    console = Console(stderr=True, highlight=False)
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    with refusing(), _going_on(), Progress(*columns, console=console) as bar:
        task = bar.add_task("")

        def progress(generation: int, what: str, done: int, total: int) -> None:
            line = f"Generation {generation}, {what}"
            bar.update(task, description=line, completed=done, total=total)
            if not console.is_terminal:
                console.print(f"{line}: {done} of {total}")

        for generation in training.run(workers, progress):
            errors = generation.errors
            typer.echo(
                f"Generation {generation.number}: {generation.games:,} games, learned from "
                f"{generation.positions:,} positions, off by {errors.result:.4f} in results and "
                f"{errors.influence:.1f} in influence."
            )
    typer.echo(f"The weights are in {training.weights}")


@contextmanager
def _going_on() -> Iterator[None]:
    """Say after an interruption how to go on."""
    try:
        yield
    except KeyboardInterrupt:
        typer.echo("Interrupted. What was played is kept; the same command goes on from there.", err=True)
        raise typer.Exit(130) from None
