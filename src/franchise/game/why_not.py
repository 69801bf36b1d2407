"""Says why a move is not legal.

Only the kernel decides what is legal; this finds the rule that stands in the way. A test goes
through the whole table of moves and makes sure that a reason is found exactly for what is not legal.
"""

from functools import cached_property
from types import SimpleNamespace

from franchise.board import BOARD
from franchise.game import reasons as r
from franchise.game.codes import LEVEL, PHASE_ID, PRICE, code_of, is_far
from franchise.game.move import Move
from franchise.game.position import Position
from franchise.kernel.lookup import CITIES, CITIES_OF_CLASS, PLACE_INDEX, REGION_INDEX, TILE_INDEX, TOWNS
from franchise.kernel.market_share import SHARE_PRICE

_PHASES: dict[str, tuple[r.Phase, ...]] = {
    "open": ("open_towns",),
    "boom": ("place_boom", "move_boom"),
    "stay": ("move_boom",),
    "expand": ("expand",),
    "again": ("expand",),
    "grow": ("expand", "increase"),
    "double": ("expand", "increase"),
    "cash": ("expand", "increase"),
    "end": ("expand", "increase"),
}


class Referee:
    """Judges moves in one position."""

    def __init__(self, position: Position) -> None:
        """Look at a position, which must not change meanwhile."""
        self._position = position

    @cached_property
    def facts(self) -> SimpleNamespace:
        """Read the state."""
        return self._position.facts()

    @cached_property
    def _legal(self) -> frozenset[int]:
        return frozenset(self._position.codes())

    @property
    def phase(self) -> r.Phase:
        """Name the phase."""
        return PHASE_ID[self._position.phase]

    def why_not(self, move: Move) -> r.Reason | None:
        """Return None for a legal move, else the reason."""
        code = code_of(move)
        if code in self._legal and not (is_far(code) and self._position.way_of(code).paid != move.price):
            return None
        reason = self._wrong_moment(move)
        if reason is not None:
            return reason
        if move.kind == "lay":
            return self._why_not_lay(move)
        if move.kind == "cash":
            return self._why_no_bonus()
        assert move.place is not None
        place = PLACE_INDEX[move.place]
        if not self.facts.open_places >> place & 1:
            return r.PlaceIsClosed(move.place)
        if move.kind == "open":
            return r.TownIsTaken(move.place) if TOWNS >> place & 1 else r.NotATown(move.place)
        if move.kind == "boom":
            return self._why_not_boom(move.place, place)
        if move.kind in ("grow", "double"):
            return self._why_not_grow(move, place)
        return self._why_not_expand(move, place)

    def _wrong_moment(self, move: Move) -> r.Reason | None:
        if self.phase == "over":
            return r.GameIsOver()
        if move.kind in ("boom", "stay") and not self.facts.with_boom:
            return r.NoBoom()
        if move.kind in ("expand", "again") and self.phase == "increase":
            return r.ExpandBeforeGrowing()
        phases = _PHASES.get(move.kind) or (("lay_cities",) if move.place else ("lay_regions",))
        return None if self.phase in phases else r.WrongPhase(self.phase)

    def _why_not_lay(self, move: Move) -> r.Reason:
        if move.region is not None:
            assert move.tile is not None
            if move.region not in {region.id for region in BOARD.open_regions(self.facts.players)}:
                return r.RegionIsClosed(move.region)
            if self.facts.region_tile[REGION_INDEX[move.region]] >= 0:
                return r.RegionHasTile(move.region)
            assert not self.facts.region_pool >> TILE_INDEX[move.tile] & 1
            return r.RegionTileNotInPool(move.tile)
        assert move.place is not None and move.value is not None
        place = PLACE_INDEX[move.place]
        if not self.facts.open_places >> place & 1:
            return r.PlaceIsClosed(move.place)
        if not CITIES >> place & 1:
            return r.NotACity(move.place)
        if self.facts.value[place]:
            return r.CityHasTile(move.place)
        if not CITIES_OF_CLASS[move.value] >> place & 1:
            return r.WrongClass(move.place, move.value)
        return r.NoCityTileLeft(move.value)

    def _why_not_boom(self, place_id: str, place: int) -> r.Reason:
        if not CITIES >> place & 1:
            return r.NotACity(place_id)
        return r.BoomIsThere(place_id) if self.facts.boom == place else r.BoomCannotReach(place_id)

    def _why_no_bonus(self) -> r.Reason | None:
        """Return why no bonus tile may be used now, if so (rules `bonus-use` and `milestone-award`)."""
        if self.facts.bonus_ready:
            return None
        if self.facts.bonus_use:
            return r.BonusTileUsed()
        if not self.facts.bonus_tiles[self.facts.actor]:
            return r.NoBonusTile()
        return r.FirstTurn() if self.facts.turn <= self.facts.players else r.BonusTileNotReady()

    def _why_not_grow(self, move: Move, place: int) -> r.Reason:
        assert move.place is not None
        if not CITIES >> place & 1:
            return r.NotACity(move.place)
        if not self.facts.unscored >> place & 1:
            return r.CityIsScored(move.place)
        if place in self.facts.expansion[: self.facts.expansions]:
            return r.JustExpanded(move.place)
        if not self.facts.occupied[self.facts.actor] >> place & 1:
            return r.NotPresent(move.place)
        grown = self.facts.grown >> place & 1
        if move.kind == "double":
            if not grown:
                return r.NotGrown(move.place)
            if not self.facts.roomy >> place & 1:
                return r.NoRoomToDouble(move.place)
            return self._why_no_bonus() or r.SupplyIsEmpty()
        if grown:
            return r.AlreadyGrown(move.place)
        if not self.facts.supply[self.facts.actor]:
            return r.SupplyIsEmpty()
        return r.TooDear(SHARE_PRICE, self.facts.money[self.facts.actor])

    def _why_not_expand(self, move: Move, place: int) -> r.Reason:
        facts, seat = self.facts, self.facts.actor
        assert move.place is not None
        if CITIES & ~facts.unscored & 1 << place:
            return r.CityIsScored(move.place)
        if facts.occupied[seat] >> place & 1:
            return r.AlreadyPresent(move.place)
        if TOWNS & ~facts.empty_towns & 1 << place:
            return r.TownIsTaken(move.place)
        if place in facts.expansion[: facts.expansions]:
            return r.JustExpanded(move.place)
        if move.kind == "expand" and facts.expansions:
            return r.AlreadyExpanded()
        if move.kind == "again" and not facts.expansions:
            return r.AgainNeedsExpand()
        reason = self._why_no_bonus() if move.kind == "again" else None
        if reason is not None:
            return reason
        if not facts.supply[seat]:
            return r.SupplyIsEmpty()
        if move.far and facts.expansion_tile != seat:
            return r.NoExpansionTile()
        if move.free and facts.link_tile != seat:
            return r.NoLinkTile()
        return self._why_not_way(move, place) if move.far else self._why_not_link(move, place)

    def _linked_for(self, place: int) -> list[int]:
        """List the prices of the player's single links to a place."""
        return [price for price in PRICE if self.facts.reach[self.facts.actor][LEVEL[price]] >> place & 1]

    def _why_not_link(self, move: Move, place: int) -> r.Reason:
        assert move.place is not None and move.price is not None
        prices = self._linked_for(place)
        if not prices:
            return r.NoLink(move.place)
        if move.price not in prices:
            return r.NoSuchLink(move.place, move.price)
        if move.free:
            return r.LinkCostsNothing(move.place)
        return r.TooDear(move.price, self.facts.money[self.facts.actor])

    def _why_not_way(self, move: Move, place: int) -> r.Reason:
        assert move.place is not None and move.price is not None
        prices = self._linked_for(place)
        cheapest = self._position.way(place, free=False).paid
        if not move.free:
            if prices and prices[0] <= cheapest:
                return r.SingleLinkIsAsCheap(move.place, prices[0])
        elif prices:
            return r.SingleLinkLeadsThere(move.place)
        else:
            with_free_link = self._position.way(place, free=True).paid
            if with_free_link == cheapest:
                return r.FreeLinkSavesNothing(move.place)
            cheapest = with_free_link
        if move.price != cheapest:
            return r.WayCosts(move.place, cheapest)
        return r.TooDear(cheapest, self.facts.money[self.facts.actor])
