"""What makes a position possible: a list of invariants, each with a name.

They hold in every position of every game. The other way round is not promised: a position that keeps them all
may still be one to which no moves lead; but the rules can go on from it.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property
from types import SimpleNamespace
from typing import NamedTuple

from franchise.board import BOARD
from franchise.game.errors import FranchiseError, listed
from franchise.game.layout_problems import city_tile_problems, region_pool_problems
from franchise.game.reasons import TURN_PHASES
from franchise.game.written_position import WrittenCity, WrittenPosition, WrittenRegion

PIECES = BOARD.franchises_per_player
DRAFT_PHASES = ("lay_cities", "lay_regions")
BIG_CITY = 6
"""From this value on a city is big (rule `milestone-goals`)."""
CASH = 10
"""What a bonus tile pays (rule `bonus-cash`)."""


USES = {"again": "a second expansion", "double": "a doubled share"}


class Finding(NamedTuple):
    """Something that cannot be, in words, and where."""

    message: str
    seat: int | None = None
    place: str | None = None
    region: str | None = None


@dataclass(frozen=True, slots=True)
class Broken:
    """An invariant that a position does not keep."""

    invariant: str
    message: str
    seat: int | None = None
    place: str | None = None
    region: str | None = None

    def __str__(self) -> str:
        """Say it with the invariant's name."""
        return f"{self.invariant}: {self.message}"


class Impossible(FranchiseError, ValueError):
    """There can be no such position. `broken` has every invariant that it does not keep."""

    def __init__(self, broken: tuple[Broken, ...]) -> None:
        """Keep what is broken."""
        super().__init__(broken)
        self.broken = broken

    def __str__(self) -> str:
        """Name all of it, a line each."""
        return "\n".join(["the position is not possible", *map(str, self.broken)])


def check_possible(written: WrittenPosition) -> None:
    """Raise `Impossible` unless the position keeps every invariant."""
    broken = broken_invariants(written)
    if broken:
        raise Impossible(broken)


def broken_invariants(written: WrittenPosition) -> tuple[Broken, ...]:
    """Find every invariant that a position does not keep, as often as it does not.

    Those that ask the rules what a player has gained wait until the tiles and the spaces are in order.
    """
    examined = Examined(written)
    return tuple(
        Broken(check.__name__, *finding)
        for check in INVARIANTS
        if examined.sound or check not in AFTER_THE_OTHERS
        for finding in check(examined)
    )


class Examined:
    """A position with what several invariants ask of it."""

    def __init__(self, written: WrittenPosition) -> None:
        """Take a position as it is written."""
        self.written = written
        self.players = len(written.players)
        self.seats = range(self.players)
        self.in_setup = written.phase not in TURN_PHASES and written.phase != "over"

    @cached_property
    def sound(self) -> bool:
        """Return whether the rules can be asked about this position."""
        checks = (city_tiles, region_tiles, spaces, scored_cities, track)
        return not any(True for check in checks for _ in check(self))

    @cached_property
    def figures(self) -> SimpleNamespace:
        """Return what the rules say of the position."""
        from franchise.game.positions import lay_out_position

        return lay_out_position(self.written).figures()

    def occupied(self, seat: int) -> set[str]:
        """Return the places with a piece of a player."""
        cities = {place for place, city in self.written.cities.items() if city.pieces(seat)}
        return cities | self.towns(seat)

    def towns(self, seat: int) -> set[str]:
        """Return a player's towns."""
        return {town for town, owner in self.written.towns.items() if owner == seat}

    @cached_property
    def introductory(self) -> bool:
        """Return whether the game may have begun with the introductory towns: nobody ever leaves a place."""
        fixed = BOARD.introductory_towns[self.players]
        return all(self.towns(seat) >= set(fixed[seat]) for seat in self.seats)

    def own_turns(self, seat: int) -> int:
        """Count the turns that a player has begun."""
        return (self.written.turn - seat + self.players - 1) // self.players

    def scored_cities_of(self, region: str) -> list[str]:
        """List the scored cities of a region."""
        return [
            place
            for place, city in self.written.cities.items()
            if city.scored is not None and BOARD.place[place].region == region
        ]

    def complete(self, region: str) -> bool:
        """Return whether a region waits for nothing any more (rule `region-complete`)."""
        return all(
            place.id in self.written.towns
            if place.is_town
            else self.written.cities[place.id].scored is not None
            for place in BOARD.places
            if place.region == region
        )

    @cached_property
    def gains(self) -> dict[str, list[tuple[int, int]]]:
        """Return, for each scored region, the seats from the first rank on with what each gained.

        Nothing changes in a scored region: the rules say what it paid if the track is as it was then.
        """
        from franchise.game.codes import REGION_ID
        from franchise.game.positions import lay_out_position

        found = {}
        position = lay_out_position(self.written)
        state = position.states[0]
        first = int(state["tiles_on_track"]) - len(self.written.track)
        for space, region in enumerate(self.written.track):
            index = REGION_ID.index(region)
            state["tiles_on_track"] = first + space
            state["unscored_regions"] = 1 << index
            figures = position.figures()
            ranked = [seat for seat in figures.ranked[index] if seat >= 0]
            found[region] = list(zip(ranked, figures.gains[index], strict=False))
        return found

    def firsts(self, kind: str) -> list[int]:
        """List who came first in the scored regions with a kind of tile."""
        return [
            self.gains[region][0][0]
            for region in self.written.track
            if self.kind_of(region) == kind and self.gains[region]
        ]

    def kind_of(self, region: str) -> str | None:
        """Return the kind of a region's tile."""
        tile = self.written.regions[region].tile
        return None if tile is None else BOARD.region_tile[tile].kind

    def bonus_uses(self, seat: int) -> int:
        """Return how often a player can have used a bonus tile: some come back (rule `tile-extras`)."""
        return self.written.seats[seat].used_bonus_tiles + self.firsts("bonus").count(seat)

    def far(self, seat: int) -> bool:
        """Return whether a player can have used the Expansion tile."""
        return seat in self.firsts("expansion") and self.written.expansion_tile != seat

    def promised(self, seat: int) -> int:
        """Count the pieces that the active player has promised in this turn."""
        turn = self.written.this_turn
        if turn is None or seat != self.written.actor:
            return 0
        return len(turn.expansions) + len(turn.grown) + (turn.doubled is not None)


# --- whose turn it is ---


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


# --- tiles ---


def city_tiles(x: Examined) -> Iterator[Finding]:
    """See that every open city has a tile of its class, as far as there are some (rule `expert-cities`)."""
    laid = {place: city.value for place, city in x.written.cities.items() if city.value is not None}
    for problem in city_tile_problems(x.players, laid):
        if problem.id != "city_without_tile":
            yield Finding(str(problem), place=getattr(problem, "place", None))
    for place, city in x.written.cities.items():
        if city.value is None and x.written.phase != "lay_cities":
            yield Finding(f"{place} has no tile", place=place)
        if city.value is None and (city.spaces or city.scored is not None):
            yield Finding(f"nothing can stand in {place} before it has a tile", place=place)
    if x.written.phase == "lay_cities" and len(laid) == len(x.written.cities):
        yield Finding("every city has its tile: none is left to lay")


def region_tiles(x: Examined) -> Iterator[Finding]:
    """See that every open region has a tile that exists once (rules `expert-regions` and `tile-pool`)."""
    w = x.written
    laid = [region.tile for region in w.regions.values() if region.tile is not None]
    for problem in region_pool_problems((*laid, *w.region_tiles_to_lay)):
        yield Finding(str(problem))
    missing = [name for name, region in w.regions.items() if region.tile is None]
    if w.phase not in DRAFT_PHASES:
        for region in missing:
            yield Finding(f"{region} has no tile", region=region)
    if w.phase == "lay_cities" and missing and laid:
        yield Finding("region tiles are laid after the last city tile")
    if w.phase == "lay_regions" and not missing:
        yield Finding("every region has its tile: none is left to lay")
    if missing and len(w.region_tiles_to_lay) < len(missing):
        yield Finding(
            f"{len(missing)} regions wait for a tile, and {len(w.region_tiles_to_lay)} are left to lay"
        )


def draft(x: Examined) -> Iterator[Finding]:
    """See that the players have laid either all tiles of a kind or none (rule `expert-laying`)."""
    w = x.written
    cities = sum(city.value is not None for city in w.cities.values())
    regions = sum(region.tile is not None for region in w.regions.values())
    if w.phase == "lay_cities":
        possible = {cities}
    elif w.phase == "lay_regions":
        possible = {regions, cities + regions}
    else:
        possible = {0, cities, regions, cities + regions}
    if w.tiles_laid not in possible:
        yield Finding(
            f"tiles_laid: expected {listed(sorted(possible))}, as so many lie there, not {w.tiles_laid}"
        )


# --- pieces ---


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


# --- regions ---


def regions_scored(x: Examined) -> Iterator[Finding]:
    """See that the tiles of complete regions lie on the track, and no others (rule `region-complete`)."""
    for region in x.written.regions:
        if x.complete(region) and region not in x.written.track:
            yield Finding(f"{region} is complete: it would be scored", region=region)
        if region in x.written.track and not x.complete(region):
            yield Finding(f"{region} is not complete: its tile cannot lie on the track", region=region)


def track(x: Examined) -> Iterator[Finding]:
    """See that the track has room for its tiles, and those on it were laid."""
    for region in x.written.track:
        if x.written.regions[region].tile is None:
            yield Finding(f"{region} has no tile that could lie on the track", region=region)


def tie_breakers(x: Examined) -> Iterator[Finding]:
    """See that a region has a tie-breaker exactly when a city there is scored (rule `tie-breaker`)."""
    for name, region in x.written.regions.items():
        yield from _tie_breaker(x, name, region)


def _tie_breaker(x: Examined, name: str, region: WrittenRegion) -> Iterator[Finding]:
    scored = x.scored_cities_of(name)
    if scored and region.tie_breaker is None:
        yield Finding(f"{scored[0]} is scored, so {name} has a tie-breaker", region=name)
    if not scored and region.tie_breaker is not None:
        yield Finding(
            f"no city of {name} is scored, so it has no tie-breaker", region.tie_breaker, region=name
        )
    if region.piece and region.tie_breaker is None:
        yield Finding(f"a piece beside the tile of {name} is its tie-breaker", region=name)


# --- what the players have ---


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


# --- mini-expansions ---


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


# --- a part of the game ---


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


Check = Callable[[Examined], Iterator[Finding]]

INVARIANTS: tuple[Check, ...] = (
    actor,
    turn,
    passing,
    end,
    city_tiles,
    region_tiles,
    draft,
    spaces,
    majorities,
    scored_cities,
    supply,
    starting_towns,
    links,
    expansions,
    regions_scored,
    track,
    tie_breakers,
    money,
    money_paid,
    influence,
    bonus_tiles,
    link_and_expansion_tile,
    milestones,
    milestones_reached,
    triggers,
    dearest_links,
    boom,
    before_the_first_turn,
    this_turn,
)
"""All of them; the name of each is its function's."""

AFTER_THE_OTHERS = (
    links,
    expansions,
    money_paid,
    influence,
    link_and_expansion_tile,
    milestones_reached,
    dearest_links,
)
"""Those that ask the rules what regions paid, or who has reached what."""
