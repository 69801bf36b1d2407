"""What can go wrong with a cluster."""

from franchise.game.errors import FranchiseError


class ClusterFailed(FranchiseError):
    """There is no cluster, or none of its nodes can play; the message says what to do."""
