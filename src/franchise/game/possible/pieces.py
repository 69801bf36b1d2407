"""Where pieces stand, and how many there are."""

from collections.abc import Iterator

from franchise.board import BOARD
from franchise.game.errors import listed
from franchise.game.possible.examined import Examined, Finding
from franchise.game.written_position import WrittenCity

PIECES = BOARD.franchises_per_player


def spaces(x: Examined) -> Iterator[Finding]:
    """See that an unscored city has an empty space (rules `city-tiles` and `city-scored`)."""
    for place, city in x.written.cities.items():
        if city.value is not None and len(city.spaces) >= city.value:
            yield Finding(
                f"{place} has {city.value} spaces and {len(city.spaces)} pieces: it is full, and would be "
                "scored",
                place=place,
            )


def majorities(x: Examined) -> Iterator[Finding]:
    """See that nobody has an absolute majority in an unscored city (rules `city-scored` and `majority`)."""
    for place, city in x.written.cities.items():
        for seat in x.seats:
            if city.value is not None and 2 * city.spaces.count(seat) > city.value:
                yield Finding(
                    f"{city.spaces.count(seat)} pieces in {place} are a majority: it would be scored",
                    seat,
                    place,
                )


def scored_cities(x: Examined) -> Iterator[Finding]:
    """See that somebody can have scored each scored city and kept one piece there (rule `after-scoring`)."""
    for place, city in x.written.cities.items():
        if city.scored is not None and not possible_scorers(city):
            yield Finding(
                f"{place}: of {listed(city.scored)} pieces in a scored city of value {city.value} nobody can "
                "be the one who scored it",
                place=place,
            )


def possible_scorers(city: WrittenCity) -> list[tuple[int, int]]:
    """List who can have scored a city, with what each gained (rules `majority` to `after-scoring`)."""
    value, pieces = city.value or 0, city.scored or ()
    found = []
    for seat, own in enumerate(pieces):
        others = sum(pieces) - own
        had = value - others  # at most, and exactly if the city was full
        if own != 1 or had < 1:
            continue
        if 2 * had > value:
            found.append((seat, value))
        elif had >= max(count for other, count in enumerate(pieces) if other != seat):
            found.append((seat, value // 2))
    return found


def supply(x: Examined) -> Iterator[Finding]:
    """See that each player has 40 pieces in all (rule `franchises`)."""
    w = x.written
    for seat in x.seats:
        own = w.seats[seat]
        board = len(x.towns(seat)) + sum(city.pieces(seat) for city in w.cities.values())
        beside = sum(region.piece and region.tie_breaker == seat for region in w.regions.values())
        beside += sum(own.milestones.values())
        total = own.supply + board + beside + x.promised(seat)
        if own.supply < 0:
            yield Finding(f"the supply is {own.supply}, which is less than none", seat)
        if total != PIECES:
            yield Finding(
                f"{own.supply} in the supply, {board} on the board, {beside} beside tiles and "
                f"{x.promised(seat)} promised are {total} pieces, not {PIECES}",
                seat,
            )


def starting_towns(x: Examined) -> Iterator[Finding]:
    """See that each player is in the town of the start (rules `starting-towns` and `introductory`)."""
    w = x.written
    for seat in x.seats:
        count = len(x.towns(seat))
        if not x.in_setup:
            if not count:
                yield Finding("everybody has at least the town where they began", seat)
        elif not x.introductory:
            begun = w.phase == "place_boom" or (w.phase == "open_towns" and seat > (w.actor or 0))
            if count != int(begun):
                yield Finding(f"{int(begun)} starting towns at this point of the setup, not {count}", seat)
        elif count != len(BOARD.introductory_towns[x.players][seat]):
            yield Finding("before the first turn there are only the introductory towns", seat)
    if x.introductory and w.phase == "open_towns":
        yield Finding("with the introductory towns nobody chooses a starting town")


def links(x: Examined) -> Iterator[Finding]:
    """See that a player's places are linked with one another (rule `expansion`).

    There may be two parts with the introductory towns, and one more after the Expansion tile was used.
    """
    for seat in x.seats:
        parts = _parts(x.occupied(seat), x.players)
        most = (2 if x.introductory else 1) + x.far(seat)
        if len(parts) > most:
            apart = min(parts, key=len)
            yield Finding(
                f"{listed(sorted(apart))} cannot have been reached from the player's other places",
                seat,
                min(apart),
            )


def _parts(places: set[str], players: int) -> list[set[str]]:
    """Divide places into those that are linked with one another."""
    parts: list[set[str]] = [{place} for place in sorted(places)]
    for link in BOARD.open_links(players):
        if places.issuperset(link.places):
            joined = [part for part in parts if not part.isdisjoint(link.places)]
            parts = [part for part in parts if part.isdisjoint(link.places)] + [set().union(*joined)]
    return parts


def expansions(x: Examined) -> Iterator[Finding]:
    """See that nobody is in more places than turns allow (rules `expansion` and `bonus-again`)."""
    for seat in x.seats:
        finished = max(x.own_turns(seat) - (seat == x.written.actor), 0)
        most = (2 if x.introductory else 1) + finished + x.bonus_uses(seat)
        if len(x.occupied(seat)) > most:
            yield Finding(
                f"after {finished} turns and {x.bonus_uses(seat)} bonus tiles a player is in at most {most} "
                f"places, not {len(x.occupied(seat))}",
                seat,
            )
