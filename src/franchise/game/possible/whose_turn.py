"""Whose turn it is, and whether the game is over."""

from collections.abc import Iterator

from franchise.board import BOARD
from franchise.game.possible.examined import DRAFT_PHASES, Examined, Finding
from franchise.game.reasons import TURN_PHASES


def actor(x: Examined) -> Iterator[Finding]:
    """See that who moves follows from the phase and the number of the turn."""
    w = x.written
    if w.phase == "over":
        expected = None
    elif w.phase in TURN_PHASES:
        expected = (w.turn - 1) % x.players
    elif w.phase in DRAFT_PHASES:
        expected = w.tiles_laid % x.players
    elif w.phase == "open_towns":
        expected = max((seat for seat in x.seats if not x.towns(seat)), default=None)
    else:
        expected = 0
    if w.actor != expected:
        who = "nobody" if expected is None else f"seat {expected}"
        yield Finding(f"in the phase {w.phase} of turn {w.turn} it is the move of {who}", w.actor)


def turn(x: Examined) -> Iterator[Finding]:
    """See that turns are counted from 1, and there is none before the first."""
    w = x.written
    if x.in_setup and w.turn:
        yield Finding(f"in the phase {w.phase} there has been no turn yet, not {w.turn}")
    if not x.in_setup and not w.turn:
        yield Finding(f"in the phase {w.phase} the turn is at least 1")
    if (w.this_turn is not None) != (w.phase in TURN_PHASES):
        yield Finding("this_turn belongs to the phases move_boom, expand and increase, and to no other")


def passing(x: Examined) -> Iterator[Finding]:
    """See that a round without an expansion ends the game (rule `no-expansion`)."""
    w = x.written
    most = x.players if w.phase == "over" else x.players - 1
    gone = w.turn if w.phase == "over" else max(w.turn - 1, 0)
    if w.turns_without_expansion > min(most, gone):
        yield Finding(
            f"at most {min(most, gone)} turns can have passed without an expansion, not "
            f"{w.turns_without_expansion}"
        )


def end(x: Examined) -> Iterator[Finding]:
    """See that a game is over for a reason, and only then (rules `red-zone` and `no-expansion`)."""
    w = x.written
    on_track = len(BOARD.regions) - len(w.regions) + len(w.track)
    red_zone, passed = on_track >= BOARD.red_zone_from, w.turns_without_expansion >= x.players
    expected = "red_zone" if red_zone else "no_expansion" if passed else None
    if w.phase != "over":
        if w.end is not None:
            yield Finding(f"the game is not over, so it has not ended by {w.end}")
        if red_zone:
            yield Finding("a region tile in the red zone ends the game")
    elif expected is None:
        yield Finding("no region tile lies in the red zone and not everybody has passed: it is not over")
    elif w.end != expected:
        yield Finding(f"the game has ended by {expected}, not by {w.end}")
