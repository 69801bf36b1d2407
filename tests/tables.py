"""Builds positions for tests.

Seats are the letters A to E. A city is written clockwise from its first space, `_` is an empty space:

>>> table = Table(4).city("chicago", "AAB____")
>>> table.turn("grow chicago")[1].place
'chicago'
>>> table.city_text("chicago")
'AABA___'
"""

from typing import TYPE_CHECKING, Any, Literal, TypeVar, cast

from franchise import Event, Game, View
from franchise.board import BOARD
from franchise.kernel.lookup import LEVELS, LINKS, PLACE_INDEX, REGION, REGION_INDEX
from franchise.kernel.state import EXPANDING, MOVE_BOOM, State

if TYPE_CHECKING:
    from typing import Self

    from franchise.game.view import PlaceView, PlayerView, RegionView

SEATS = "ABCDE"
NAMES = ("Ann", "Bob", "Cy", "Dee", "Eve")

AnEvent = TypeVar("AnEvent")


class Table:
    """A game in a turn of the third round, on a board that is empty but for what a test puts there."""

    def __init__(
        self,
        players: int = 4,
        *,
        actor: str = "A",
        money: int = 20,
        rounds: int = 2,
        boom: str | None = None,
        **options: Any,
    ) -> None:
        """Start after so many complete rounds, with the same money for all."""
        self.game = Game.new(NAMES[:players], boom=boom is not None, **options)
        self.state: State = cast("State", self.game.position.states[0])
        self.state.actor = SEATS.index(actor)
        self.state.turn = rounds * players + SEATS.index(actor) + 1
        self.state.phase = EXPANDING if boom is None else MOVE_BOOM
        if boom is not None:
            self.state.boom = PLACE_INDEX[boom]
        for seat in range(players):
            self.state.money[seat] = money
        self._seen: tuple[tuple[bytes, int], View] | None = None
        self._look_at_bonus_tiles()

    def _look_at_bonus_tiles(self) -> None:
        held = self.state.bonus_tiles[self.state.actor] > 0
        self.state.bonus_ready = int(held and self.state.turn > self.state.players)

    # --- what stands on the board ---

    def _put(self, place: int, seat: int) -> None:
        s = self.state
        s.spaces[place] |= (seat + 1) << 4 * s.filled[place]
        s.filled[place] += 1
        s.pieces[place, seat] += 1
        s.region_pieces[REGION[place], seat] += 1
        s.supply[seat] -= 1
        s.empty_towns &= ~(1 << place)
        if s.value[place] - s.filled[place] < 2:
            s.roomy &= ~(1 << place)
        s.occupied[seat] |= 1 << place
        s.regions_entered[seat] |= 1 << REGION[place]
        for level in range(LEVELS):
            s.reach[seat, level] |= LINKS[place, level]

    def city(self, city: str, spaces: str) -> "Self":
        """Lay pieces on all spaces of an unscored city."""
        place = PLACE_INDEX[city]
        assert len(spaces) == self.state.value[place], f"{city} has {self.state.value[place]} spaces"
        for piece in spaces.rstrip("_"):
            self._put(place, SEATS.index(piece))
        return self

    def towns(self, **towns: str) -> "Self":
        """Lay a piece in each of these towns."""
        for town, owner in towns.items():
            assert BOARD.place[town].is_town, town
            self._put(PLACE_INDEX[town], SEATS.index(owner))
        return self

    def scored(self, city: str, pieces: str, tie_breaker: str | None = None) -> "Self":
        """Have a city scored in which these pieces remain; the first is the tie-breaker's unless told."""
        s, place = self.state, PLACE_INDEX[city]
        assert not BOARD.place[city].is_town, city
        for piece in pieces:
            self._put(place, SEATS.index(piece))
            s.pieces_in_scored_cities[SEATS.index(piece)] += 1
        s.unscored &= ~(1 << place)
        region = BOARD.place[city].region
        if tie_breaker or s.tie_breaker[REGION_INDEX[region]] < 0:
            self.tie_breaker(region, tie_breaker or pieces[0])
        return self

    def tie_breaker(self, region: str, owner: str) -> "Self":
        """Set the tie-breaker of a region."""
        s, index = self.state, REGION_INDEX[region]
        if s.tie_breaker[index] >= 0:
            s.supply[s.tie_breaker[index]] += 1
        s.tie_breaker[index] = SEATS.index(owner)
        s.tie_breaker_piece[index] = 1
        s.supply[SEATS.index(owner)] -= 1
        return self

    def done(self, *regions: str) -> "Self":
        """Have regions scored in each of which only one player stands, A in the first and so on."""
        for number, region in enumerate(regions):
            owner = SEATS[number % self.state.players]
            for place in BOARD.places:
                if place.region == region:
                    if place.is_town:
                        self.towns(**{place.id: owner})
                    else:
                        self.scored(place.id, owner)
            self.state.unscored_regions &= ~(1 << REGION_INDEX[region])
            self.state.track[self.state.tiles_on_track] = REGION_INDEX[region]
            self.state.tiles_on_track += 1
        return self

    # --- what the players have ---

    def has(
        self,
        player: str,
        *,
        money: int | None = None,
        influence: int | None = None,
        supply: int | None = None,
        bonus_tiles: int | None = None,
        used_bonus_tiles: int | None = None,
        reserve: int | None = None,
    ) -> "Self":
        """Set what a player has."""
        given = {
            "money": money,
            "influence": influence,
            "supply": supply,
            "bonus_tiles": bonus_tiles,
            "used_bonus_tiles": used_bonus_tiles,
            "reserve": reserve,
        }
        for name, amount in given.items():
            if amount is not None:
                getattr(self.state, name)[SEATS.index(player)] = amount
        self._look_at_bonus_tiles()
        return self

    def holds(self, player: str, *tiles: Literal["link", "expansion"]) -> "Self":
        """Hand a player the Link tile or the Expansion tile."""
        for tile in tiles:
            setattr(self.state, f"{tile}_tile", SEATS.index(player))
        return self

    # --- playing and looking ---

    def play(self, *moves: str) -> list[Event]:
        """Play moves and return all their events."""
        return [event for move in moves for event in self.game.play(move)]

    def turn(self, *moves: str) -> list[Event]:
        """Play moves and end the turn."""
        return self.play(*moves, "end")

    def offers(self, *words: str) -> list[str]:
        """List the legal moves that begin with one of these words, as texts."""
        return [str(move) for move in self.game.legal_moves() if str(move).startswith(words)]

    @property
    def view(self) -> View:
        """Describe the position; most of a test's time would go into describing the same one again."""
        position = self.game.position.states.tobytes(), len(self.game.moves)
        if self._seen is None or self._seen[0] != position:
            self._seen = position, self.game.view()
        return self._seen[1]

    def player(self, player: str) -> "PlayerView":
        """Describe what a player has."""
        return self.view.players[SEATS.index(player)]

    def place(self, place: str) -> "PlaceView":
        """Describe a place."""
        return self.view.places[PLACE_INDEX[place]]

    def region(self, region: str) -> "RegionView":
        """Describe a region."""
        return self.view.regions[REGION_INDEX[region]]

    def city_text(self, place: str) -> str:
        """Write an unscored city or a town as `city` reads it."""
        return "".join("_" if seat is None else SEATS[seat] for seat in self.place(place).spaces)

    def pieces(self, place: str) -> str:
        """Write the pieces in a place, by seat."""
        return "".join(SEATS[seat] * count for seat, count in enumerate(self.place(place).pieces))

    def influence(self) -> tuple[int, ...]:
        """Return everyone's influence."""
        return tuple(player.influence for player in self.view.players)


def only(events: list[Event], kind: type[AnEvent]) -> list[AnEvent]:
    """Pick the events of one type."""
    return [event for event in events if isinstance(event, kind)]
