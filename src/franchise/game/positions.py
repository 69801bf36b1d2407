"""Turns positions into what is written of them, and back.

What a state of the kernel holds twice, because it is read often, is worked out again by `work_out_again`.
"""

import numpy as np

from franchise.board import BOARD
from franchise.game.codes import (
    BONUS_USE_ID,
    END_REASON_ID,
    MILESTONE_ID,
    PHASE_ID,
    PLACE_ID,
    REGION_ID,
    TILE_ID,
    members,
)
from franchise.game.position import Position
from franchise.game.reasons import TURN_PHASES
from franchise.game.view import TurnView, turn_of
from franchise.game.written_position import (
    WrittenCity,
    WrittenPosition,
    WrittenRegion,
    WrittenSeat,
)
from franchise.kernel.entries import compile_entries
from franchise.kernel.lookup import (
    CITIES,
    CITY_TILES,
    LEVELS,
    LINKS,
    MAX_SPACES,
    OPEN_PLACES,
    PLACE_INDEX,
    PLACES,
    REGION,
    REGION_INDEX,
    REGIONS,
    TILE_INDEX,
    TOWNS,
)
from franchise.kernel.state import NOBODY, NOWHERE, new_states


def write_position(position: Position, names: tuple[str, ...]) -> WrittenPosition:
    """Write down a position."""
    facts = position.facts()
    players = range(facts.players)
    open_places = BOARD.open_places(facts.players)
    phase = PHASE_ID[facts.phase]

    def seat(number: int) -> WrittenSeat:
        return WrittenSeat(
            money=facts.money[number],
            influence=facts.influence[number],
            supply=facts.supply[number],
            bonus_tiles=facts.bonus_tiles[number],
            used_bonus_tiles=facts.used_bonus_tiles[number],
            reserve=facts.reserve[number],
            milestones={
                MILESTONE_ID[milestone]: bool(facts.milestone_pieces[number] >> milestone & 1)
                for milestone in members(facts.milestones_taken[number])
            },
            dearest_links=facts.dearest_links_used[number],
            big_city=bool(facts.triggered_big_city[number]),
            region=bool(facts.triggered_region[number]),
        )

    def city(index: int) -> WrittenCity:
        value = facts.value[index] or None
        if not facts.unscored >> index & 1:
            return WrittenCity(value, scored=tuple(facts.pieces[index][: facts.players]))
        spaces = facts.spaces[index]
        return WrittenCity(
            value, tuple((spaces >> 4 * space & 15) - 1 for space in range(facts.filled[index]))
        )

    def region(index: int) -> WrittenRegion:
        tile, owner = facts.region_tile[index], facts.tie_breaker[index]
        return WrittenRegion(
            TILE_ID[tile] if tile >= 0 else None,
            owner if owner >= 0 else None,
            bool(facts.tie_breaker_piece[index]),
        )

    return WrittenPosition(
        players=names,
        phase=phase,
        actor=facts.actor if facts.actor >= 0 else None,
        turn=facts.turn,
        turns_without_expansion=facts.turns_without_expansion,
        end=END_REASON_ID[facts.end_reason],
        seats=tuple(seat(number) for number in players),
        cities={place.id: city(PLACE_INDEX[place.id]) for place in open_places if not place.is_town},
        towns={
            place.id: next(number for number in players if facts.pieces[PLACE_INDEX[place.id]][number])
            for place in open_places
            if place.is_town and any(facts.pieces[PLACE_INDEX[place.id]])
        },
        regions={found.id: region(REGION_INDEX[found.id]) for found in BOARD.open_regions(facts.players)},
        track=tuple(REGION_ID[found] for found in facts.track if found >= 0),
        with_boom=bool(facts.with_boom),
        boom=PLACE_ID[facts.boom] if facts.boom >= 0 else None,
        milestones=tuple(MILESTONE_ID[found] for found in facts.open_milestones if found >= 0)
        if facts.milestones_in_play
        else None,
        link_tile=facts.link_tile if facts.link_tile >= 0 else None,
        expansion_tile=facts.expansion_tile if facts.expansion_tile >= 0 else None,
        this_turn=turn_of(facts) if phase in TURN_PHASES else None,
        tiles_laid=facts.tiles_laid,
        region_tiles_to_lay=tuple(TILE_ID[tile] for tile in members(facts.region_pool)),
    )


def lay_out_position(written: WrittenPosition) -> Position:
    """Make the position that is written; `franchise.game.possible` says whether there can be such a one."""
    compile_entries()
    states = new_states(1)
    s = states[0]
    s["players"] = players = len(written.players)
    s["phase"] = PHASE_ID.index(written.phase)
    s["actor"] = NOBODY if written.actor is None else written.actor
    s["turn"] = written.turn
    s["turns_without_expansion"] = written.turns_without_expansion
    s["end_reason"] = END_REASON_ID.index(written.end)
    s["with_boom"] = int(written.with_boom)
    s["boom"] = NOWHERE if written.boom is None else PLACE_INDEX[written.boom]
    s["link_tile"] = NOBODY if written.link_tile is None else written.link_tile
    s["expansion_tile"] = NOBODY if written.expansion_tile is None else written.expansion_tile
    s["tiles_laid"] = written.tiles_laid
    s["region_pool"] = sum(1 << TILE_INDEX[tile] for tile in written.region_tiles_to_lay)
    for number, seat in enumerate(written.seats):
        _lay_out_seat(s, number, seat)
    s["open_milestones"] = NOBODY
    for i, milestone in enumerate(written.milestones or ()):
        s["open_milestones"][i] = MILESTONE_ID.index(milestone)
        s["milestones_in_play"] |= 1 << MILESTONE_ID.index(milestone)
    for town, number in written.towns.items():
        s["pieces"][PLACE_INDEX[town], number] = 1
    for place, city in written.cities.items():
        _lay_out_city(s, PLACE_INDEX[place], city, players)
    _lay_out_regions(s, written)
    if written.this_turn is not None:
        _lay_out_turn(s, written.this_turn)
    work_out_again(s)
    return Position(states)


def _lay_out_seat(s: np.void, number: int, seat: WrittenSeat) -> None:
    for field in ("money", "influence", "supply", "bonus_tiles", "used_bonus_tiles", "reserve"):
        s[field][number] = getattr(seat, field)
    s["dearest_links_used"][number] = seat.dearest_links
    s["triggered_big_city"][number] = int(seat.big_city)
    s["triggered_region"][number] = int(seat.region)
    for milestone, piece in seat.milestones.items():
        s["milestones_taken"][number] |= 1 << MILESTONE_ID.index(milestone)
        s["milestone_pieces"][number] |= int(piece) << MILESTONE_ID.index(milestone)


def _lay_out_city(s: np.void, index: int, city: WrittenCity, players: int) -> None:
    s["value"][index] = city.value or 0
    if city.scored is None:
        s["unscored"] |= 1 << index
    for space, seat in enumerate(city.spaces):
        s["spaces"][index] |= (seat + 1) << 4 * space
    for seat in range(players):
        s["pieces"][index, seat] = city.pieces(seat)


def _lay_out_regions(s: np.void, written: WrittenPosition) -> None:
    s["region_tile"] = NOWHERE
    s["tie_breaker"] = NOBODY
    s["track"] = NOWHERE
    closed = REGIONS - len(written.regions)
    for space, scored in enumerate(written.track):
        s["track"][closed + space] = REGION_INDEX[scored]
    s["tiles_on_track"] = closed + len(written.track)
    for name, region in written.regions.items():
        index = REGION_INDEX[name]
        if region.tile is not None:
            s["region_tile"][index] = TILE_INDEX[region.tile]
        if region.tie_breaker is not None:
            s["tie_breaker"][index] = region.tie_breaker
        s["tie_breaker_piece"][index] = int(region.piece)
        if name not in written.track:
            s["unscored_regions"] |= 1 << index


def _lay_out_turn(s: np.void, turn: TurnView) -> None:
    s["bonus_ready"] = int(turn.bonus_ready)
    s["bonus_use"] = BONUS_USE_ID.index(turn.bonus_use)
    s["expansions"] = len(turn.expansions)
    for i, place in enumerate(turn.expansions[:2]):
        s["expansion"][i] = PLACE_INDEX[place]
    s["grown"] = sum(1 << PLACE_INDEX[place] for place in turn.grown)
    s["doubled"] = 0 if turn.doubled is None else 1 << PLACE_INDEX[turn.doubled]


def work_out_again(s: np.void) -> None:
    """Fill in what a state holds twice, from its players, its pieces, its tiles and its unscored cities.

    What the rules never look at again stays blank: the spaces of scored cities.
    """
    s["open_places"] = open_places = int(OPEN_PLACES[int(s["players"])])
    unscored = int(s["unscored"])
    taken = s["pieces"].sum(axis=1)
    for value in range(MAX_SPACES + 1):
        s["city_pool"][value] = CITY_TILES[value]
    for place in range(PLACES):
        bit, value = 1 << place, int(s["value"][place])
        if value:
            s["cities_of_value"][value] |= bit
            s["city_pool"][value] -= 1
        if TOWNS & bit:
            s["filled"][place] = taken[place]
            if taken[place]:
                s["spaces"][place] = int(s["pieces"][place].argmax()) + 1
            elif open_places & bit:
                s["empty_towns"] |= bit
        elif unscored & bit:
            s["filled"][place] = taken[place]
            if value - taken[place] >= 2:
                s["roomy"] |= bit
        elif open_places & CITIES & bit:
            s["pieces_in_scored_cities"] += s["pieces"][place]
        for seat in np.flatnonzero(s["pieces"][place]).tolist():
            _note_piece(s, place, seat)


def _note_piece(s: np.void, place: int, seat: int) -> None:
    s["occupied"][seat] |= 1 << place
    s["regions_entered"][seat] |= 1 << REGION[place]
    s["region_pieces"][REGION[place], seat] += s["pieces"][place, seat]
    for level in range(LEVELS):
        s["reach"][seat, level] |= LINKS[place, level]
