"""Translates between the kernel's integers and the ids that people and programs use."""

from collections.abc import Callable, Iterable
from typing import get_args

from franchise.game import events as e
from franchise.game.move import Move
from franchise.game.reasons import Phase
from franchise.kernel import events as k
from franchise.kernel import moves as m
from franchise.kernel.bits import lowest
from franchise.kernel.lookup import (
    DOLLARS_TILE,
    LEAST_VALUE,
    LEVELS,
    PLACE_INDEX,
    PRICES,
    REGION_INDEX,
    TILE_INDEX,
    TILE_KIND,
    TILES,
)

PLACE_ID = tuple(PLACE_INDEX)
REGION_ID = tuple(REGION_INDEX)
TILE_ID = tuple(TILE_INDEX)
MILESTONE_ID: tuple[e.Milestone, ...] = get_args(e.Milestone)
PHASE_ID: tuple[Phase, ...] = get_args(Phase)
END_REASON_ID: tuple[e.EndReason | None, ...] = (None, *get_args(e.EndReason))
BONUS_USE_ID: tuple[e.BonusUse | None, ...] = (None, *get_args(e.BonusUse))
ORIGIN_ID: tuple[e.Origin, ...] = get_args(e.Origin)
PRICE = tuple(int(PRICES[level]) for level in range(LEVELS))
LEVEL = {price: level for level, price in enumerate(PRICE)}
_PAYS_DOLLARS = tuple(bool(TILE_KIND[tile] == DOLLARS_TILE) for tile in range(TILES))

_PLAIN = {
    "open": m.OPEN,
    "boom": m.BOOM,
    "stay": m.STAY,
    "grow": m.GROW,
    "double": m.DOUBLE,
    "cash": m.CASH,
    "end": m.END,
}
NO_CODE = -1
"""Stands for a move that is well written and never legal: no link costs $2."""


def members(mask: int) -> Iterable[int]:
    """Go through a mask in the board's order."""
    while mask:
        yield lowest(mask)
        mask &= mask - 1


# --- moves ---


def code_of(move: Move) -> int:
    """Return the number of a move in the kernel's table. It does not say what a far way costs."""
    if move.kind in _PLAIN:
        return m.TARGETS * _PLAIN[move.kind] + (PLACE_INDEX[move.place] if move.place else 0)
    if move.kind == "lay":
        if move.tile is not None and move.region is not None:
            return m.TARGETS * (m.LAY_REGION + TILE_INDEX[move.tile]) + REGION_INDEX[move.region]
        assert move.value is not None and move.place is not None
        return m.TARGETS * (m.LAY_CITY + move.value - LEAST_VALUE) + PLACE_INDEX[move.place]
    assert move.price is not None and move.place is not None
    if move.far:
        kind = m.EXPAND_FAR_FREE if move.free else m.EXPAND_FAR
    elif move.price in LEVEL:
        kind = (m.EXPAND_FREE if move.free else m.EXPAND) + LEVEL[move.price]
    else:
        return NO_CODE
    return m.TARGETS * (kind + (m.AGAIN_OFFSET if move.kind == "again" else 0)) + PLACE_INDEX[move.place]


def is_far(code: int) -> bool:
    """Return whether what a move costs depends on the position."""
    return code // m.TARGETS in (m.EXPAND_FAR, m.EXPAND_FAR_FREE, m.AGAIN_FAR, m.AGAIN_FAR_FREE)


def move_of(code: int, paid: int = 0) -> Move:
    """Return the move behind a number of the kernel's table; `paid` is the price of a far way."""
    kind, target = divmod(code, m.TARGETS)
    if kind < m.LAY_REGION:
        return Move("lay", PLACE_ID[target], value=kind - m.LAY_CITY + LEAST_VALUE)
    if kind < m.LAY_REGION + TILES:
        return Move("lay", region=REGION_ID[target], tile=TILE_ID[kind - m.LAY_REGION])
    for name, plain in _PLAIN.items():
        if kind == plain:
            return Move(name, None if name in ("stay", "cash", "end") else PLACE_ID[target])  # type: ignore[arg-type]
    word = "again" if kind >= m.AGAIN else "expand"
    kind -= m.AGAIN_OFFSET if kind >= m.AGAIN else 0
    if kind >= m.EXPAND_FAR:
        return Move(word, PLACE_ID[target], price=paid, far=True, free=kind == m.EXPAND_FAR_FREE)  # type: ignore[arg-type]
    free = kind >= m.EXPAND_FREE
    level = kind - (m.EXPAND_FREE if free else m.EXPAND)
    return Move(word, PLACE_ID[target], price=PRICE[level], free=free)  # type: ignore[arg-type]


# --- events ---


def events_of(rows: list[list[int]]) -> list[e.Event]:
    """Turn the rows that the kernel wrote into events."""
    result: list[e.Event] = []
    links: list[list[int]] = []
    dollars = False
    for row in rows:
        kind = row[0]
        if kind == k.WAY_TAKEN:
            links.append(row)
        elif kind == k.EXPANDED:
            result.append(_expanded(row, links))
            links = []
        elif kind == k.REGION_GAINED:
            _, region, seat, rank, pieces, amount = row
            gain = (0, amount) if dollars else (amount, 0)
            result.append(e.RegionGained(REGION_ID[region], seat, rank, pieces, *gain))
        else:
            if kind == k.REGION_SCORED:
                dollars = _PAYS_DOLLARS[row[2]]
            result.append(_EVENTS[kind](*row[1:]))
    return result


def _expanded(row: list[int], links: list[list[int]]) -> e.Expanded:
    _, seat, place, paid, number, _ = row
    free = [i for i, link in enumerate(links) if link[4]]
    return e.Expanded(
        seat,
        PLACE_ID[place],
        way=(PLACE_ID[links[0][1]], *(PLACE_ID[link[2]] for link in links)),
        prices=tuple(PRICE[link[3]] for link in links),
        free_link=free[0] if free else None,
        paid=paid,
        second=number == 2,
    )


_EVENTS: dict[int, Callable[[int, int, int, int, int], e.Event]] = {
    k.CITY_TILE_LAID: lambda a, b, c, d, f: e.CityTileLaid(a, PLACE_ID[b], c),
    k.REGION_TILE_LAID: lambda a, b, c, d, f: e.RegionTileLaid(a, REGION_ID[b], TILE_ID[c]),
    k.MONEY_DEALT: lambda a, b, c, d, f: e.MoneyDealt(a, b),
    k.TURN_BEGAN: lambda a, b, c, d, f: e.TurnBegan(a, b),
    k.BOOM_PLACED: lambda a, b, c, d, f: e.BoomMoved(a, PLACE_ID[b], PLACE_ID[c] if c >= 0 else None),
    k.BOOM_STAYED: lambda a, b, c, d, f: e.BoomStayed(a, PLACE_ID[b]),
    k.INCOME_TAKEN: lambda a, b, c, d, f: e.IncomeTaken(a, b, c, d),
    k.BONUS_TILE_USED: lambda a, b, c, d, f: e.BonusTileUsed(a, BONUS_USE_ID[b]),  # type: ignore[arg-type]
    k.LINK_TILE_USED: lambda a, b, c, d, f: e.LinkTileUsed(a),
    k.EXPANSION_TILE_USED: lambda a, b, c, d, f: e.ExpansionTileUsed(a),
    k.CASH_TAKEN: lambda a, b, c, d, f: e.CashTaken(a, b),
    k.SHARE_INCREASED: lambda a, b, c, d, f: e.ShareIncreased(a, PLACE_ID[b], c),
    k.FRANCHISE_OPENED: lambda a, b, c, d, f: e.FranchiseOpened(a, PLACE_ID[b], c, ORIGIN_ID[d]),
    k.PIECE_WITHDRAWN: lambda a, b, c, d, f: e.PieceWithdrawn(a, PLACE_ID[b]),
    k.CITY_SCORED: lambda a, b, c, d, f: e.CityScored(PLACE_ID[a], b, c, bool(d), f),
    k.TIE_BREAKER_PLACED: lambda a, b, c, d, f: e.TieBreakerPlaced(a, REGION_ID[b], bool(c)),
    k.REGION_SCORED: lambda a, b, c, d, f: e.RegionScored(REGION_ID[a], TILE_ID[b], c, d, f),
    k.BONUS_TILE_RETURNED: lambda a, b, c, d, f: e.BonusTileReturned(a),
    k.LINK_TILE_TAKEN: lambda a, b, c, d, f: e.LinkTileTaken(a),
    k.EXPANSION_TILE_TAKEN: lambda a, b, c, d, f: e.ExpansionTileTaken(a),
    k.MILESTONE_REACHED: lambda a, b, c, d, f: e.MilestoneReached(a, MILESTONE_ID[b], bool(c)),
    k.TURN_ENDED: lambda a, b, c, d, f: e.TurnEnded(a, b, c > 0),
    k.GAME_ENDED: lambda a, b, c, d, f: e.GameEnded(END_REASON_ID[a]),  # type: ignore[arg-type]
    k.FINAL_COUNTED: lambda a, b, c, d, f: e.FinalCounted(a, b, c, d),
}
