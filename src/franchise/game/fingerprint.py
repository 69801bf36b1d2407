"""What makes two positions the same for whoever has to move, whatever the players are called."""

import hashlib
import json
from collections.abc import Sequence
from typing import TypeVar

from franchise.game.view import View

Value = TypeVar("Value")


def fingerprint(view: View) -> str:
    """Hash a position as the one to move sees it: the same from every seat, and however it came about.

    >>> from franchise import Game
    >>> one, other = (Game.new(names, start="introductory") for names in (["Ann", "Bob"], ["Cy", "Dee"]))
    >>> fingerprint(one.view()) == fingerprint(other.view())
    True
    """
    players, first = len(view.players), view.actor or 0

    def turned(values: Sequence[Value]) -> list[Value]:
        return [values[(first + seat) % players] for seat in range(players)]

    def relative(seat: int | None) -> int | None:
        return None if seat is None else (seat - first) % players

    content = [
        view.phase,
        view.turns_without_expansion,
        view.city_tiles_to_lay,
        view.region_tiles_to_lay,
        sum(space.taken for space in view.track),
        turned(
            [
                (
                    player.influence,
                    player.money,
                    player.supply,
                    player.bonus_tiles,
                    player.used_bonus_tiles,
                    player.reserve,
                    player.link_tile,
                    player.expansion_tile,
                )
                for player in view.players
            ]
        ),
        [
            (
                place.value,
                place.scored,
                [relative(seat) for seat in place.spaces],
                turned(place.pieces),
                place.centre,
                place.expansion,
                place.boom,
            )
            for place in view.places
        ],
        [
            (None if region.tile is None else region.tile.id, region.scored, relative(region.tie_breaker))
            for region in view.regions
        ],
    ]
    return hashlib.sha256(json.dumps(content).encode()).hexdigest()[:32]
