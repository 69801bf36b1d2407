"""A position as it is written: all that lies on the table, as JSON, without the moves that led there."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, TypeVar, get_args

from franchise.board import BOARD
from franchise.game.errors import Malformed, listed, shortened
from franchise.game.events import BonusUse, EndReason, Milestone
from franchise.game.json_fields import check_fields, json_type
from franchise.game.reasons import Phase
from franchise.game.record import RULES, check_names
from franchise.game.setup import MILESTONES, check_players
from franchise.game.view import TurnView

FORMAT = "franchise-position/1"

LARGEST = 99_999
"""No number of a game comes near this."""

Item = TypeVar("Item")


@dataclass(frozen=True, slots=True)
class WrittenSeat:
    """What lies before one player, and what the rules remember of the player."""

    money: int
    influence: int
    supply: int
    bonus_tiles: int
    used_bonus_tiles: int
    reserve: int
    """Milestones: the bonus tiles still to be earned."""
    milestones: Mapping[Milestone, bool]
    """Those reached, each with whether a piece lies there."""
    dearest_links: int
    """How often the player has used an $8 link."""
    big_city: bool
    """Whether the player has triggered the scoring of a city of value 6, 7 or 8."""
    region: bool
    """Whether the player has triggered the scoring of a region."""


@dataclass(frozen=True, slots=True)
class WrittenCity:
    """A city in play."""

    value: int | None
    """The number on its tile; None before one is laid."""
    spaces: tuple[int, ...] = ()
    """Whose pieces stand there, from the first space on; none in a scored city."""
    scored: tuple[int, ...] | None = None
    """The pieces by seat of a scored city."""

    def pieces(self, seat: int) -> int:
        """Count a player's pieces."""
        return self.spaces.count(seat) if self.scored is None else self.scored[seat]


@dataclass(frozen=True, slots=True)
class WrittenRegion:
    """A region in play."""

    tile: str | None
    """None before one is laid."""
    tie_breaker: int | None = None
    piece: bool = False
    """Whether a piece of the tie-breaker's owner lies beside the tile."""


@dataclass(frozen=True, slots=True)
class WrittenPosition:
    """A position of a game, possible or not: `franchise.game.possible` says whether it is."""

    players: tuple[str, ...]
    phase: Phase
    actor: int | None
    turn: int
    turns_without_expansion: int
    end: EndReason | None
    seats: tuple[WrittenSeat, ...]
    cities: Mapping[str, WrittenCity]
    """Every open city."""
    towns: Mapping[str, int]
    """From each town with a piece to the seat of its owner."""
    regions: Mapping[str, WrittenRegion]
    """Every open region."""
    track: tuple[str, ...]
    """The regions that have been scored, in that order."""
    with_boom: bool
    boom: str | None
    milestones: tuple[Milestone, ...] | None
    """The open ones in their order; None in a game without Milestones."""
    link_tile: int | None
    expansion_tile: int | None
    this_turn: TurnView | None
    tiles_laid: int
    """Draft: how many tiles the players have laid."""
    region_tiles_to_lay: tuple[str, ...]
    """Draft: the tiles that have not been laid."""

    def to_json(self) -> dict[str, Any]:
        """Return the position as JSON has it."""
        return {
            "format": FORMAT,
            "rules": RULES,
            "players": list(self.players),
            "phase": self.phase,
            "actor": self.actor,
            "turn": self.turn,
            "turns_without_expansion": self.turns_without_expansion,
            "end": self.end,
            "seats": [_seat_json(seat) for seat in self.seats],
            "cities": {place: _city_json(city) for place, city in self.cities.items()},
            "towns": dict(self.towns),
            "regions": {
                region: {"tile": written.tile, "tie_breaker": written.tie_breaker, "piece": written.piece}
                for region, written in self.regions.items()
            },
            "track": list(self.track),
            "with_boom": self.with_boom,
            "boom": self.boom,
            "milestones": None if self.milestones is None else list(self.milestones),
            "link_tile": self.link_tile,
            "expansion_tile": self.expansion_tile,
            "this_turn": None if self.this_turn is None else _turn_json(self.this_turn),
            "tiles_laid": self.tiles_laid,
            "region_tiles_to_lay": list(self.region_tiles_to_lay),
        }

    @staticmethod
    def from_json(value: object) -> "WrittenPosition":
        """Read a position, possible or not; `Malformed` says what cannot be read."""
        fields = check_fields("the position", value, _FIELDS)
        if fields["format"] != FORMAT:
            raise Malformed(f"format: expected {FORMAT!r}, got {shortened(fields['format'])}")
        if type(fields["rules"]) is not int or fields["rules"] != RULES:
            raise Malformed(f"rules: this program knows version {RULES}, got {shortened(fields['rules'])}")
        players = check_names(fields["players"])
        check_players(len(players))
        return _Reader(len(players)).position(players, fields)


_FIELDS = (
    "format",
    "rules",
    "players",
    "phase",
    "actor",
    "turn",
    "turns_without_expansion",
    "end",
    "seats",
    "cities",
    "towns",
    "regions",
    "track",
    "with_boom",
    "boom",
    "milestones",
    "link_tile",
    "expansion_tile",
    "this_turn",
    "tiles_laid",
    "region_tiles_to_lay",
)


# --- writing ---


def _seat_json(seat: WrittenSeat) -> dict[str, Any]:
    return {
        "money": seat.money,
        "influence": seat.influence,
        "supply": seat.supply,
        "bonus_tiles": seat.bonus_tiles,
        "used_bonus_tiles": seat.used_bonus_tiles,
        "reserve": seat.reserve,
        "milestones": dict(seat.milestones),
        "dearest_links": seat.dearest_links,
        "big_city": seat.big_city,
        "region": seat.region,
    }


def _city_json(city: WrittenCity) -> dict[str, Any]:
    if city.scored is None:
        return {"value": city.value, "spaces": list(city.spaces)}
    return {"value": city.value, "scored": list(city.scored)}


def _turn_json(turn: TurnView) -> dict[str, Any]:
    return {
        "bonus_ready": turn.bonus_ready,
        "bonus_use": turn.bonus_use,
        "expansions": list(turn.expansions),
        "grown": list(turn.grown),
        "doubled": turn.doubled,
    }


# --- reading ---


class _Reader:
    """Reads the parts of a position of so many players."""

    def __init__(self, players: int) -> None:
        self._players = players
        self._cities = tuple(city.id for city in BOARD.open_cities(players))
        self._towns = tuple(place.id for place in BOARD.open_places(players) if place.is_town)
        self._regions = tuple(region.id for region in BOARD.open_regions(players))

    def position(self, players: tuple[str, ...], fields: Mapping[str, Any]) -> WrittenPosition:
        """Read all fields but those that say which format this is."""
        seats = _list("seats", fields["seats"])
        if len(seats) != self._players:
            raise Malformed(f"seats: expected one for each of {self._players} players, got {len(seats)}")
        milestones = fields["milestones"]
        return WrittenPosition(
            players=players,
            phase=_one_of("phase", fields["phase"], get_args(Phase)),
            actor=self._seat_or_none("actor", fields["actor"]),
            turn=_count("turn", fields["turn"]),
            turns_without_expansion=_count("turns_without_expansion", fields["turns_without_expansion"]),
            end=_one_of_or_none("end", fields["end"], get_args(EndReason)),
            seats=tuple(_read_seat(f"seats: {number}", seat) for number, seat in enumerate(seats)),
            cities=self._read_cities(fields["cities"]),
            towns=self._read_towns(fields["towns"]),
            regions=self._read_regions(fields["regions"]),
            track=self._some("track", fields["track"], self._regions),
            with_boom=_flag("with_boom", fields["with_boom"]),
            boom=_one_of_or_none("boom", fields["boom"], self._cities),
            milestones=None if milestones is None else self._some("milestones", milestones, MILESTONES),
            link_tile=self._seat_or_none("link_tile", fields["link_tile"]),
            expansion_tile=self._seat_or_none("expansion_tile", fields["expansion_tile"]),
            this_turn=None if fields["this_turn"] is None else self._read_turn(fields["this_turn"]),
            tiles_laid=_count("tiles_laid", fields["tiles_laid"]),
            region_tiles_to_lay=self._some(
                "region_tiles_to_lay", fields["region_tiles_to_lay"], tuple(BOARD.region_tile)
            ),
        )

    def _read_cities(self, value: object) -> dict[str, WrittenCity]:
        cities = check_fields("cities", value, self._cities)
        return {place: self._read_city(f"cities: {place}", cities[place]) for place in self._cities}

    def _read_city(self, what: str, value: object) -> WrittenCity:
        city = check_fields(what, value, ("value",), ("spaces", "scored"))
        if ("spaces" in city) == ("scored" in city):
            raise Malformed(f"{what}: expected either spaces or scored")
        tile = _one_of_or_none(f"{what}: value", city["value"], tuple(BOARD.city_tiles))
        if "spaces" in city:
            holders = _list(f"{what}: spaces", city["spaces"])
            if len(holders) > max(BOARD.city_tiles):
                raise Malformed(f"{what}: spaces: no city has {len(holders)} spaces")
            return WrittenCity(tile, tuple(self._seat(f"{what}: spaces", seat) for seat in holders))
        pieces = _list(f"{what}: scored", city["scored"])
        if len(pieces) != self._players:
            raise Malformed(f"{what}: scored: expected the pieces of each of {self._players} players")
        return WrittenCity(tile, scored=tuple(_count(f"{what}: scored", count) for count in pieces))

    def _read_towns(self, value: object) -> dict[str, int]:
        towns = check_fields("towns", value, (), self._towns)
        return {town: self._seat(f"towns: {town}", towns[town]) for town in self._towns if town in towns}

    def _read_regions(self, value: object) -> dict[str, WrittenRegion]:
        regions = check_fields("regions", value, self._regions)
        return {region: self._read_region(f"regions: {region}", regions[region]) for region in self._regions}

    def _read_region(self, what: str, value: object) -> WrittenRegion:
        region = check_fields(what, value, ("tile", "tie_breaker", "piece"))
        return WrittenRegion(
            _one_of_or_none(f"{what}: tile", region["tile"], tuple(BOARD.region_tile)),
            self._seat_or_none(f"{what}: tie_breaker", region["tie_breaker"]),
            _flag(f"{what}: piece", region["piece"]),
        )

    def _read_turn(self, value: object) -> TurnView:
        wanted = ("bonus_ready", "bonus_use", "expansions", "grown", "doubled")
        turn = check_fields("this_turn", value, wanted)
        places = (*self._cities, *self._towns)
        return TurnView(
            bonus_ready=_flag("this_turn: bonus_ready", turn["bonus_ready"]),
            bonus_use=_one_of_or_none("this_turn: bonus_use", turn["bonus_use"], get_args(BonusUse)),
            expansions=self._some("this_turn: expansions", turn["expansions"], places),
            grown=self._some("this_turn: grown", turn["grown"], self._cities),
            doubled=_one_of_or_none("this_turn: doubled", turn["doubled"], self._cities),
        )

    def _some(self, what: str, value: object, known: tuple[Item, ...]) -> tuple[Item, ...]:
        """Read a list of what is known, each at most once."""
        found = tuple(_one_of(what, item, known) for item in _list(what, value))
        if len(set(found)) < len(found):
            raise Malformed(f"{what}: something stands there twice")
        return found

    def _seat(self, what: str, value: object) -> int:
        return _one_of(what, value, tuple(range(self._players)))

    def _seat_or_none(self, what: str, value: object) -> int | None:
        return None if value is None else self._seat(what, value)


def _read_seat(what: str, value: object) -> WrittenSeat:
    counts = ("money", "influence", "supply", "bonus_tiles", "used_bonus_tiles", "reserve", "dearest_links")
    seat = check_fields(what, value, (*counts, "milestones", "big_city", "region"))
    reached = check_fields(f"{what}: milestones", seat["milestones"], (), MILESTONES)
    return WrittenSeat(
        **{field: _number(f"{what}: {field}", seat[field]) for field in counts},
        milestones={
            milestone: _flag(f"{what}: milestones: {milestone}", reached[milestone])
            for milestone in MILESTONES
            if milestone in reached
        },
        big_city=_flag(f"{what}: big_city", seat["big_city"]),
        region=_flag(f"{what}: region", seat["region"]),
    )


def _number(what: str, value: object) -> int:
    if type(value) is not int or abs(value) > LARGEST:
        raise Malformed(f"{what}: expected a whole number up to {LARGEST}, got {shortened(value)}")
    return value


def _count(what: str, value: object) -> int:
    if type(value) is not int or not 0 <= value <= LARGEST:
        raise Malformed(f"{what}: expected a whole number from 0 to {LARGEST}, got {shortened(value)}")
    return value


def _flag(what: str, value: object) -> bool:
    if type(value) is not bool:
        raise Malformed(f"{what}: expected true or false, got {shortened(value)}")
    return value


def _list(what: str, value: object) -> list[Any]:
    if not isinstance(value, list):
        raise Malformed(f"{what}: expected a list, got {json_type(value)}")
    return value


def _one_of(what: str, value: object, known: tuple[Item, ...]) -> Item:
    for item in known:
        if type(value) is type(item) and value == item:
            return item
    raise Malformed(f"{what}: expected one of {listed(known)}, got {shortened(value)}")


def _one_of_or_none(what: str, value: object, known: tuple[Item, ...]) -> Item | None:
    return None if value is None else _one_of(what, value, known)
