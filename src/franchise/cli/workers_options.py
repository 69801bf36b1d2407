"""Who plays: the options of every command that can use several processes or machines."""

from typing import TYPE_CHECKING, Annotated, Any

import typer

from franchise.cli.arena_output import note
from franchise.cli.errors import refusing

if TYPE_CHECKING:
    from franchise.arena.workers import Workers


def jobs_option(heading: str | None = None) -> Any:
    """Declare how many play at the same time."""
    return typer.Option(
        min=1,
        metavar="N",
        help="How many processes play at the same time.",
        show_default="1; on a cluster one for each core",
        rich_help_panel=heading,
    )


def cluster_option(heading: str | None = None) -> Any:
    """Declare where they play."""
    return typer.Option(
        "--cluster",
        metavar="auto|HOST:PORT",
        help="Play on a Ray cluster: the one of this machine, or one by its address.",
        show_default=False,
        rich_help_panel=heading,
    )


Jobs = Annotated[int | None, jobs_option()]
ClusterAddress = Annotated[str | None, cluster_option()]


def chosen_workers(jobs: int | None, cluster: str | None) -> "int | Workers":
    """Return who plays, or refuse where there is no such cluster."""
    from franchise.cluster import workers_for

    with refusing():
        return workers_for(jobs, cluster, note)
