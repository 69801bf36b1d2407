"""A position with what several invariants ask of it, and what an invariant finds."""

from functools import cached_property
from types import SimpleNamespace
from typing import NamedTuple

from franchise.board import BOARD
from franchise.game.reasons import TURN_PHASES
from franchise.game.written_position import WrittenPosition

DRAFT_PHASES = ("lay_cities", "lay_regions")


class Finding(NamedTuple):
    """Something that cannot be, in words, and where."""

    message: str
    seat: int | None = None
    place: str | None = None
    region: str | None = None


class Examined:
    """A position with what several invariants ask of it."""

    def __init__(self, written: WrittenPosition) -> None:
        """Take a position as it is written."""
        self.written = written
        self.players = len(written.players)
        self.seats = range(self.players)
        self.sound = True
        """Whether the rules can be asked about this position."""
        self.in_setup = written.phase not in TURN_PHASES and written.phase != "over"

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
