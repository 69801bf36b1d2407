"""Many machines: tournaments, trainings and searches on a Ray cluster.

`Cluster` takes the place of a number of jobs, as in `Tournament.play(games, jobs=Cluster("auto"))`. Ray is
not imported before a cluster is asked for.
"""

from franchise.cluster.cluster import Cluster, workers_for
from franchise.cluster.errors import ClusterFailed

__all__ = ["Cluster", "ClusterFailed", "workers_for"]
