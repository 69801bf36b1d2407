"""Figures fitted to games of our own bots by `python -m study.review`; docs/review.md tells how."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files


@dataclass(frozen=True)
class Fitted:
    """What was fitted."""

    judgements: Mapping[str, float]
    """From which loss on a turn is judged so."""
    newcomer: Mapping[int, float]
    """By number of players: what the level `newcomer` loses of what is at stake."""


@cache
def fitted() -> Fitted:
    """Read the figures that come with the package."""
    content = json.loads(files("franchise.review").joinpath("fitted.json").read_text("utf-8"))
    return Fitted(
        judgements=content["judgements"],
        newcomer={int(players): value for players, value in content["newcomer"].items()},
    )
