"""What can have happened before the first turn, and within a turn."""

from collections.abc import Iterator

from franchise.board import BOARD
from franchise.game.possible.examined import Examined, Finding

USES = {"again": "a second expansion", "double": "a doubled share"}


def before_the_first_turn(x: Examined) -> Iterator[Finding]:
    """See that nothing has happened before the first turn (rule `starting-money`)."""
    w = x.written
    if not x.in_setup:
        return
    for seat in x.seats:
        own, dealt = w.seats[seat], BOARD.starting_money[x.players][seat]
        if own.money != dealt:
            yield Finding(f"before the first turn this seat has ${dealt}, not ${own.money}", seat)
        if own.influence or own.used_bonus_tiles or own.milestones or own.dearest_links:
            yield Finding("before the first turn nobody has gained or used anything", seat)
    for place, city in w.cities.items():
        if city.spaces or city.scored is not None:
            yield Finding(f"before the first turn nobody is in {place}", place=place)


def this_turn(x: Examined) -> Iterator[Finding]:
    """See that what was done in a turn was allowed (rules `expansion`, `market-share` and `bonus-use`)."""
    w = x.written
    if w.this_turn is None or w.actor is None:
        return
    turn, present = w.this_turn, x.occupied(w.actor)
    if w.phase == "move_boom" and x.promised(w.actor):
        yield Finding("the boom marker comes before everything else in a turn", w.actor)
    if bool(turn.grown) != (w.phase == "increase"):
        yield Finding("the phase is increase once a market share has grown, and not before", w.actor)
    yield from _expansions_of(x, present)
    for place in turn.grown:
        if place not in present or w.cities[place].scored is not None:
            yield Finding(f"no market share can have grown in {place}", w.actor, place)
    if turn.doubled is not None:
        city = w.cities[turn.doubled]
        if turn.doubled not in turn.grown or (city.value or 0) - len(city.spaces) < 2:
            yield Finding(f"no share can have been doubled in {turn.doubled}", w.actor, turn.doubled)
    yield from _bonus_of(x)


def _expansions_of(x: Examined, present: set[str]) -> Iterator[Finding]:
    w = x.written
    assert w.this_turn is not None and w.actor is not None
    if len(w.this_turn.expansions) > 2:
        yield Finding("there are two expansions in a turn at most", w.actor)
    linked = {
        place
        for link in BOARD.open_links(x.players)
        if present.intersection(link.places)
        for place in link.places
    }
    for place in w.this_turn.expansions:
        closed = place in w.towns if place not in w.cities else w.cities[place].scored is not None
        if place in present or closed:
            yield Finding(f"nobody can expand to {place} here", w.actor, place)
        elif place not in linked and x.sound and not x.far(w.actor):
            yield Finding(f"{place} has no link with the player's places", w.actor, place)


def _bonus_of(x: Examined) -> Iterator[Finding]:
    w = x.written
    assert w.this_turn is not None and w.actor is not None
    turn, own = w.this_turn, w.seats[w.actor]
    uses = {"again": len(turn.expansions) == 2, "double": turn.doubled is not None}
    for use, done in uses.items():
        if done != (turn.bonus_use == use):
            yield Finding(f"{USES[use]} goes with a bonus tile used for {use}, and neither alone", w.actor)
    first = w.turn <= x.players
    if turn.bonus_use is not None and (first or turn.bonus_ready or not own.used_bonus_tiles):
        yield Finding("one bonus tile is used in a turn, in none the first", w.actor)
    if w.phase == "move_boom" and turn.bonus_use is not None:
        yield Finding("no bonus tile is used before the boom marker has moved", w.actor)
    if turn.bonus_ready and (first or not own.bonus_tiles):
        yield Finding("no bonus tile can be used in this turn", w.actor)
    # A tile that was earned in this very turn cannot be used in it; two $8 links earn one.
    earned = "two_8_links" in own.milestones and bool(turn.expansions)
    if not turn.bonus_ready and turn.bonus_use is None and not first and own.bonus_tiles and not earned:
        yield Finding("a bonus tile is held and none was used: one is ready", w.actor)
