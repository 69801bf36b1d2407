"""What the mini-expansions Milestones and Boom add."""

from collections.abc import Iterator

from franchise.board import BOARD
from franchise.game.possible.examined import Examined, Finding

BIG_CITY = 6
"""From this value on a city is big (rule `milestone-goals`)."""


def milestones(x: Examined) -> Iterator[Finding]:
    """See that each milestone reached brought a tile from the reserve (rule `milestone-tiles`)."""
    w, needed = x.written, BOARD.milestones_in_play[x.players]
    if w.milestones is not None and len(w.milestones) != needed:
        yield Finding(f"with {x.players} players {needed} milestones are open, not {len(w.milestones)}")
    for seat in x.seats:
        reached, reserve = w.seats[seat].milestones, w.seats[seat].reserve
        for milestone in reached:
            if milestone not in (w.milestones or ()):
                yield Finding(f"the milestone {milestone} is not open", seat)
        if w.milestones is not None and len(reached) != BOARD.bonus_tiles[x.players] - reserve:
            yield Finding(
                f"{len(reached)} milestones are reached, and {reserve} bonus tiles of "
                f"{BOARD.bonus_tiles[x.players]} are still in reserve",
                seat,
            )


def milestones_reached(x: Examined) -> Iterator[Finding]:
    """See that goals are rewarded when they are met, and only then (rule `milestone-award`)."""
    from franchise.game.codes import MILESTONE_ID
    from franchise.kernel.milestones import NEEDED

    for seat in x.seats:
        own = x.written.seats[seat]
        for index, milestone in enumerate(MILESTONE_ID):
            met = x.figures.milestone_progress[seat][index] >= int(NEEDED[index])
            # The three cities of that goal are needed at the same time, and may be scored by now.
            if milestone in own.milestones and not met and milestone != "two_three_four":
                yield Finding(f"the goal of {milestone} is not met", seat)
            open_to = milestone in (x.written.milestones or ()) and milestone not in own.milestones
            if met and open_to and own.reserve > 0:
                yield Finding(f"the goal of {milestone} is met: it would have been rewarded", seat)


def triggers(x: Examined) -> Iterator[Finding]:
    """See that somebody has triggered what is scored, and nothing else (rule `milestone-goals`)."""
    w = x.written
    big = sum(city.scored is not None and (city.value or 0) >= BIG_CITY for city in w.cities.values())
    for what, there, by in (
        ("big city", big, sum(seat.big_city for seat in w.seats)),
        ("region", len(w.track), sum(seat.region for seat in w.seats)),
    ):
        if by > there:
            yield Finding(f"{by} players cannot have triggered the scoring of {there} of kind {what}")
        if there and not by:
            yield Finding(f"somebody has triggered the scoring of a {what}")


def dearest_links(x: Examined) -> Iterator[Finding]:
    """See that nobody has used more $8 links than expansions, but for a far one (rule `milestone-goals`)."""
    w = x.written
    for seat in x.seats:
        now = len(w.this_turn.expansions) if w.this_turn is not None and seat == w.actor else 0
        most = max(len(x.occupied(seat)) - 1, 0) + now + len(BOARD.places) * x.far(seat)
        if not 0 <= w.seats[seat].dearest_links <= most:
            yield Finding(f"expected from 0 to {most} $8 links, not {w.seats[seat].dearest_links}", seat)


def boom(x: Examined) -> Iterator[Finding]:
    """See that the boom marker lies beside a city from the first turn on (rule `boom-placing`)."""
    w = x.written
    if not w.with_boom:
        if w.boom is not None:
            yield Finding("there is no boom marker in a game without Boom", place=w.boom)
        if w.phase in ("place_boom", "move_boom"):
            yield Finding(f"there is no phase {w.phase} in a game without Boom")
    elif x.in_setup and w.boom is not None:
        yield Finding("the boom marker is placed before the first turn and not earlier", place=w.boom)
    elif not x.in_setup and w.boom is None:
        yield Finding("with Boom the marker lies beside a city")
