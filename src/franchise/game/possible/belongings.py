"""What the players have: money, influence, bonus tiles."""

from collections.abc import Iterator

from franchise.board import BOARD
from franchise.game.possible.examined import Examined, Finding
from franchise.game.possible.pieces import possible_scorers

CASH = 10
"""What a bonus tile pays (rule `bonus-cash`)."""


def money(x: Examined) -> Iterator[Finding]:
    """See that money is never negative (rule `money`)."""
    for seat in x.seats:
        if x.written.seats[seat].money < 0:
            yield Finding(f"money is never negative, and ${x.written.seats[seat].money} is", seat)


def money_paid(x: Examined) -> Iterator[Finding]:
    """See that nobody has more money than the start, incomes, bonus tiles and regions can have paid."""
    highest = max(dollars for _, dollars in BOARD.income[x.players])
    for seat in x.seats:
        paid = sum(
            amount
            for region, gained in x.gains.items()
            if x.kind_of(region) == "dollars"
            for who, amount in gained
            if who == seat
        )
        most = BOARD.starting_money[x.players][seat] + highest * x.own_turns(seat)
        most += CASH * x.bonus_uses(seat) + paid
        has = x.written.seats[seat].money
        if has > most:
            yield Finding(f"by turn {x.written.turn} this seat can have ${most} at most, not ${has}", seat)


def influence(x: Examined) -> Iterator[Finding]:
    """See that influence comes from scored cities and regions, the track and the final count."""
    w, over = x.written, x.written.phase == "over"
    counted = [
        x.figures.towns[seat] + x.figures.for_money[seat] + x.figures.for_bonus_tiles[seat] if over else 0
        for seat in x.seats
    ]
    for gained in ((x.gains[region], x.kind_of(region)) for region in w.track):
        if gained[1] != "dollars":
            for seat, amount in gained[0]:
                counted[seat] += amount
    closed = len(BOARD.regions) - len(w.regions)
    on_track = sum(BOARD.region_track[closed : closed + len(w.track)])
    least, most = (
        list(counted),
        [count + on_track * w.seats[seat].region for seat, count in enumerate(counted)],
    )
    least_in_all = most_in_all = sum(counted) + on_track
    for city in w.cities.values():
        scorers = possible_scorers(city) if city.scored is not None else []
        for seat, gain in scorers:
            most[seat] += gain
        if scorers:
            # With fewer pieces of others than that, a majority scored it; otherwise it may have been full.
            least_in_all += min(gain for _, gain in scorers)
            most_in_all += max(gain for _, gain in scorers)
        if len(scorers) == 1:
            least[scorers[0][0]] += scorers[0][1]
    for seat in x.seats:
        has = w.seats[seat].influence
        if not least[seat] <= has <= most[seat]:
            yield Finding(f"expected from {least[seat]} to {most[seat]} influence, not {has}", seat)
    total = sum(seat.influence for seat in w.seats)
    if not least_in_all <= total <= most_in_all:
        yield Finding(f"all together have from {least_in_all} to {most_in_all} influence by now, not {total}")


def bonus_tiles(x: Examined) -> Iterator[Finding]:
    """See that bonus tiles are held, used or in reserve (rules `bonus-tiles-dealt` and `milestone-tiles`)."""
    dealt = BOARD.bonus_tiles[x.players]
    for number in x.seats:
        seat = x.written.seats[number]
        parts = (seat.bonus_tiles, seat.used_bonus_tiles, seat.reserve)
        if min(parts) < 0:
            yield Finding("there are never fewer than 0 bonus tiles", number)
        if sum(parts) != dealt:
            yield Finding(
                f"{seat.bonus_tiles} held, {seat.used_bonus_tiles} used and {seat.reserve} in reserve are "
                f"not {dealt} bonus tiles",
                number,
            )
        if seat.reserve and x.written.milestones is None:
            yield Finding("without Milestones no bonus tile lies in reserve", number)
        # The first turn allows none, and the present one may have used one.
        if seat.used_bonus_tiles > max(x.own_turns(number) - 1, 0):
            yield Finding(
                f"{seat.used_bonus_tiles} bonus tiles cannot have been used in {x.own_turns(number)} turns",
                number,
            )


def link_and_expansion_tile(x: Examined) -> Iterator[Finding]:
    """See that only who came first in the region of its tile can hold one (rule `tile-extras`)."""
    for name, kind, holder in (
        ("Link", "link", x.written.link_tile),
        ("Expansion", "expansion", x.written.expansion_tile),
    ):
        if holder is not None and holder not in x.firsts(kind):
            yield Finding(f"only the first of a scored region with its tile can hold the {name} tile", holder)
