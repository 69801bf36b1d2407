"""Everything a client shows, as plain values. Nothing else leaves a server."""

from collections.abc import Callable
from dataclasses import dataclass
from types import SimpleNamespace
from typing import TYPE_CHECKING, Literal

from franchise.board import BOARD, Place, Region, RegionTile
from franchise.game.events import BonusUse, EndReason
from franchise.game.milestone_views import MilestoneView, milestones_of
from franchise.game.reasons import TURN_PHASES, Phase

if TYPE_CHECKING:
    from franchise.game.position import Position


@dataclass(frozen=True, slots=True)
class FinalCount:
    """What a player has at the end, or would have if the game ended now."""

    influence: int
    """Before the count."""
    for_towns: int
    for_money: int
    for_bonus_tiles: int
    total: int


@dataclass(frozen=True, slots=True)
class PlayerView:
    """What lies before one player."""

    seat: int
    name: str
    colour: str
    influence: int
    money: int
    supply: int
    bonus_tiles: int
    used_bonus_tiles: int
    reserve: int
    link_tile: bool
    expansion_tile: bool
    income: int
    """The dollars of the next income, as things stand."""
    income_spaces: int
    """The sum of empty spaces behind it."""
    income_boom_spaces: int
    """How many of them the boom marker adds."""
    towns: int
    final: FinalCount


@dataclass(frozen=True, slots=True)
class CityStanding:
    """How a player stands in an unscored city."""

    seat: int
    pieces: int
    to_majority: int
    """How many more pieces give an absolute majority."""


@dataclass(frozen=True, slots=True)
class PlaceView:
    """A city or a town."""

    id: str
    name: str
    kind: Literal["city", "town"]
    region: str
    open: bool
    value: int | None
    """The number on the city tile; None for towns and where no tile lies yet."""
    scored: bool
    spaces: tuple[int | None, ...]
    """Whose piece stands on each space, from the first on; empty once a city is scored."""
    pieces: tuple[int, ...]
    """Pieces by seat."""
    empty_spaces: int
    centre: int
    """How many pieces of the active player wait in the centre."""
    expansion: bool
    """Whether the active player has promised a piece here."""
    boom: bool
    standings: tuple[CityStanding, ...]
    """Who is present in an unscored city: most pieces first, then by the earliest piece."""
    gain_when_full: int
    """What the first of them gains if the city fills up without an absolute majority."""
    near_scoring: bool
    """Whether one more piece of somebody would score it."""


@dataclass(frozen=True, slots=True)
class RegionStanding:
    """How a player stands in a region."""

    seat: int
    rank: int
    """From 0, ties broken."""
    pieces: int
    gain: int
    """What the rank would be worth now, in what the tile pays; 0 once the region is scored."""


@dataclass(frozen=True, slots=True)
class RegionView:
    """A region."""

    id: str
    name: str
    open: bool
    tile: RegionTile | None
    scored: bool
    tie_breaker: int | None
    tie_breaker_piece: bool
    missing: tuple[str, ...]
    """The places it waits for: towns without a piece, unscored cities."""
    standings: tuple[RegionStanding, ...]


@dataclass(frozen=True, slots=True)
class TrackSpace:
    """A space of the region track."""

    influence: int
    red_zone: bool
    taken: bool
    region: str | None
    """Whose tile lies there; None for a free space and for the tile of a closed region."""


@dataclass(frozen=True, slots=True)
class TurnView:
    """What the active player has done in this turn."""

    bonus_ready: bool
    bonus_use: BonusUse | None
    expansions: tuple[str, ...]
    grown: tuple[str, ...]
    doubled: str | None


@dataclass(frozen=True, slots=True)
class View:
    """A position as everyone sees it."""

    rules: int
    moves: int
    """How many moves have been played."""
    turn: int
    """From 1, over all seats; 0 before the first."""
    round: int
    phase: Phase
    actor: int | None
    players: tuple[PlayerView, ...]
    places: tuple[PlaceView, ...]
    regions: tuple[RegionView, ...]
    track: tuple[TrackSpace, ...]
    boom: str | None
    milestones: tuple[MilestoneView, ...] | None
    this_turn: TurnView | None
    turns_without_expansion: int
    city_tiles_to_lay: tuple[int, ...]
    """Draft: the values of the city tiles that are left."""
    region_tiles_to_lay: tuple[str, ...]
    end_reason: EndReason | None
    winners: tuple[int, ...]
    """Who has won, once the game is over."""

    def _repr_svg_(self) -> str | None:
        """Show the board in a notebook; where nobody draws, it shows text."""
        return None if _drawn is None else _drawn(self)


_drawn: Callable[[View], str] | None = None


def show_views(drawn: Callable[[View], str]) -> None:
    """Set what draws a view as SVG: the game itself draws nothing."""
    global _drawn
    _drawn = drawn


def view_of(position: "Position", names: tuple[str, ...], moves: int, rules: int) -> View:
    """Describe a position."""
    from franchise.game.codes import (
        END_REASON_ID,
        PHASE_ID,
        PLACE_ID,
        TILE_ID,
        members,
    )

    facts, figures = position.facts(), position.figures()
    phase = PHASE_ID[facts.phase]
    over = phase == "over"
    in_turn = phase in TURN_PHASES
    return View(
        rules=rules,
        moves=moves,
        turn=facts.turn,
        round=(facts.turn + facts.players - 1) // facts.players,
        phase=phase,
        actor=None if over else facts.actor,
        players=tuple(_player(seat, name, facts, figures, over) for seat, name in enumerate(names)),
        places=_places(facts, figures),
        regions=_regions(facts, figures),
        track=tuple(_track_space(i, influence, facts) for i, influence in enumerate(BOARD.region_track)),
        boom=PLACE_ID[facts.boom] if facts.boom >= 0 else None,
        milestones=milestones_of(facts, figures) if facts.milestones_in_play else None,
        this_turn=turn_of(facts) if in_turn else None,
        turns_without_expansion=facts.turns_without_expansion,
        city_tiles_to_lay=tuple(
            value
            for value, count in enumerate(facts.city_pool)
            for _ in range(count)
            if phase == "lay_cities"
        ),
        region_tiles_to_lay=tuple(
            TILE_ID[tile] for tile in members(facts.region_pool) if phase in ("lay_cities", "lay_regions")
        ),
        end_reason=END_REASON_ID[facts.end_reason],
        winners=tuple(members(figures.winners)) if over else (),
    )


def turn_of(facts: SimpleNamespace) -> TurnView:
    """Describe what was done in a turn."""
    from franchise.game.codes import BONUS_USE_ID, PLACE_ID, members

    return TurnView(
        bool(facts.bonus_ready),
        BONUS_USE_ID[facts.bonus_use],
        tuple(PLACE_ID[place] for place in facts.expansion[: facts.expansions]),
        tuple(PLACE_ID[place] for place in members(facts.grown)),
        next((PLACE_ID[place] for place in members(facts.doubled)), None),
    )


def _player(seat: int, name: str, facts: SimpleNamespace, figures: SimpleNamespace, over: bool) -> PlayerView:
    parts = (figures.towns[seat], figures.for_money[seat], figures.for_bonus_tiles[seat])
    influence = facts.influence[seat]
    before = influence - sum(parts) if over else influence
    return PlayerView(
        seat=seat,
        name=name,
        colour=BOARD.player_colours[seat],
        influence=influence,
        money=facts.money[seat],
        supply=facts.supply[seat],
        bonus_tiles=facts.bonus_tiles[seat],
        used_bonus_tiles=facts.used_bonus_tiles[seat],
        reserve=facts.reserve[seat],
        link_tile=facts.link_tile == seat,
        expansion_tile=facts.expansion_tile == seat,
        income=figures.income[seat],
        income_spaces=figures.income_spaces[seat],
        income_boom_spaces=figures.income_spaces_boom[seat],
        towns=figures.towns[seat],
        final=FinalCount(before, *parts, total=before + sum(parts)),
    )


def places_of(position: "Position") -> tuple[PlaceView, ...]:
    """Describe the places of a position alone."""
    return _places(position.facts(), position.figures())


def _places(facts: SimpleNamespace, figures: SimpleNamespace) -> tuple[PlaceView, ...]:
    return tuple(_place(i, place, facts, figures) for i, place in enumerate(BOARD.places))


def _place(index: int, place: Place, facts: SimpleNamespace, figures: SimpleNamespace) -> PlaceView:
    is_open = bool(facts.open_places >> index & 1)
    scored = is_open and not place.is_town and not facts.unscored >> index & 1
    size = 0 if scored or not is_open else 1 if place.is_town else facts.value[index]
    pieces = tuple(facts.pieces[index][: facts.players])
    standings = _city_standings(index, pieces, figures)
    lacks_one = figures.empty_spaces[index] == 1 or any(one.to_majority == 1 for one in standings)
    return PlaceView(
        id=place.id,
        name=place.name,
        kind="town" if place.is_town else "city",
        region=place.region,
        open=is_open,
        value=facts.value[index] or None,
        scored=scored,
        spaces=tuple(None if seat < 0 else seat for seat in figures.holders[index][:size]),
        pieces=pieces,
        empty_spaces=figures.empty_spaces[index],
        centre=(facts.grown >> index & 1) + (facts.doubled >> index & 1),
        expansion=index in facts.expansion[: facts.expansions],
        boom=facts.boom == index,
        standings=standings,
        gain_when_full=figures.gain_when_full[index] if standings else 0,
        near_scoring=bool(standings) and lacks_one,
    )


def _city_standings(
    index: int, pieces: tuple[int, ...], figures: SimpleNamespace
) -> tuple[CityStanding, ...]:
    majority = figures.majority[index]
    ranked = [seat for seat in figures.ranked_in_city[index] if seat >= 0]
    return tuple(CityStanding(seat, pieces[seat], majority - pieces[seat]) for seat in ranked)


def regions_of(position: "Position") -> tuple[RegionView, ...]:
    """Describe the regions of a position alone."""
    return _regions(position.facts(), position.figures())


def _regions(facts: SimpleNamespace, figures: SimpleNamespace) -> tuple[RegionView, ...]:
    from franchise.game.codes import PLACE_ID, members

    return tuple(
        _region(i, region, facts, figures, tuple(PLACE_ID[p] for p in members(figures.missing[i])))
        for i, region in enumerate(BOARD.regions)
    )


def _region(
    index: int, region: Region, facts: SimpleNamespace, figures: SimpleNamespace, missing: tuple[str, ...]
) -> RegionView:
    is_open = region.id in {r.id for r in BOARD.open_regions(facts.players)}
    owner = facts.tie_breaker[index]
    return RegionView(
        id=region.id,
        name=region.name,
        open=is_open,
        tile=BOARD.region_tiles[facts.region_tile[index]] if facts.region_tile[index] >= 0 else None,
        scored=is_open and not facts.unscored_regions >> index & 1,
        tie_breaker=owner if owner >= 0 else None,
        tie_breaker_piece=bool(facts.tie_breaker_piece[index]),
        missing=missing,
        standings=tuple(
            RegionStanding(seat, rank, facts.region_pieces[index][seat], figures.gains[index][rank])
            for rank, seat in enumerate(figures.ranked[index])
            if seat >= 0
        ),
    )


def _track_space(index: int, influence: int, facts: SimpleNamespace) -> TrackSpace:
    region = facts.track[index]
    return TrackSpace(
        influence=influence,
        red_zone=index + 1 >= BOARD.red_zone_from,
        taken=index < facts.tiles_on_track,
        region=BOARD.regions[region].id if region >= 0 else None,
    )
