"""Whether two positions are so alike that what is said of one helps with the other.

A fingerprint recognises a position itself. Somebody who wants to have a running game thought about can change
a dollar, or play the turn that they have in mind and ask about what it leads to. Such a position differs from
the one in the game in few of the figures that describe it, while games of their own soon differ in most.
"""

from collections.abc import Sequence
from itertools import permutations
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from franchise.game.view import View

ALIKE = 0.25
"""Positions are alike if they differ in no larger part of what there is."""
BUT_FOR_ONE_TURN = 0.15
"""Or if the others' figures, without those of the one to move, differ in no larger part."""
PURSE = 4
"""How many figures of a player are not pieces."""


class Likeness(NamedTuple):
    """What a position is compared by."""

    seats: Sequence[Sequence[int]]
    """For each player, from the one to move on: the pieces in each place, then what lies before them."""
    tiles: Sequence[int]
    """The values of the city tiles, then those of the region tiles; 0 where none lies."""


def likeness(view: View) -> Likeness:
    """Describe a position as the one to move sees it."""
    first = view.actor or 0
    rows = [
        (
            *(place.pieces[player.seat] for place in view.places),
            player.money,
            player.influence,
            player.bonus_tiles,
            player.used_bonus_tiles,
        )
        for player in view.players
    ]
    tiles = [place.value or 0 for place in view.places if place.kind == "city"]
    for region in view.regions:
        tile = region.tile
        tiles += (0, 0, 0) if tile is None else (tile.first, tile.second, tile.third)
    return Likeness((*rows[first:], *rows[:first]), tuple(tiles))


def are_alike(ones: Sequence[Likeness], others: Sequence[Likeness]) -> NDArray[np.bool_]:
    """Compare each of some positions with each of others, all of as many players, whoever sits where.

    >>> from franchise import Game
    >>> first, second = (Game.new(["Ann", "Bob"], start="introductory") for _ in range(2))
    >>> events = second.play("expand st_louis $1")
    >>> bool(are_alike([likeness(first.view())], [likeness(second.view())])[0, 0])
    True
    """
    found = np.zeros((len(ones), len(others)), bool)
    if not ones or not others:
        return found
    theirs, their_tiles = _arrays(others)
    for number, one in enumerate(ones):  # one after the other, so that memory stays small
        seats, tiles = _arrays([one])
        found[number] = _alike(seats[0], tiles[0], theirs, their_tiles)
    return found


def _arrays(some: Sequence[Likeness]) -> tuple[NDArray[np.int16], NDArray[np.int16]]:
    return np.array([one.seats for one in some], np.int16), np.array([one.tiles for one in some], np.int16)


def _alike(
    seats: NDArray[np.int16],
    tiles: NDArray[np.int16],
    theirs: NDArray[np.int16],
    their_tiles: NDArray[np.int16],
) -> NDArray[Any]:
    """Compare a position with others; the first of their seats is the one that was to move."""
    players = len(seats)
    # By other position, own seat and other seat: how many figures differ.
    apart = (seats[None, :, None] != theirs[:, None]).sum(axis=3)
    laid = (tiles != their_tiles).sum(axis=1)
    size = PURSE + (seats[:, :-PURSE] > 0).sum(axis=1)
    found = np.zeros(len(theirs), bool)
    for order in permutations(range(players)):
        by_seat = apart[:, range(players), order]
        moved = order.index(0)
        rest, rest_size = laid + by_seat.sum(axis=1) - by_seat[:, moved], size.sum() - size[moved]
        found |= (rest + by_seat[:, moved] <= ALIKE * size.sum()) | (rest <= BUT_FOR_ONE_TURN * rest_size)
    return found
