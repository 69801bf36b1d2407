"""The board as the client draws it.

Each function here is a component of `web/src/board`, with the same classes. `web/e2e/drawing.spec.ts`
compares the two shape by shape.
"""

import math
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache

from franchise.drawing.layout import TRACK_HEAD, LinkLayout, layout
from franchise.drawing.pen import Pen
from franchise.drawing.signs import SIGNS, burst, lot_spots, placed, spaces_of, star
from franchise.drawing.stylesheet import Theme, look
from franchise.game.events import BoomMoved, Event, Expanded, FranchiseOpened, ShareIncreased
from franchise.game.view import PlaceView, RegionView, TrackSpace, View
from franchise.words import Words


@dataclass(frozen=True)
class Planned:
    """What a plan adds to the board."""

    colour: str
    pieces: dict[str, int]
    """How many pieces it adds to each place."""
    links: tuple[LinkLayout, ...]
    boom: str | None

    @classmethod
    def by(cls, events: Iterable[Event], seat: int, colour: str) -> "Planned":
        """Read it off what would happen."""
        pieces: Counter[str] = Counter()
        links: list[LinkLayout] = []
        boom = None
        for event in events:
            if isinstance(event, BoomMoved):
                boom = event.place
            elif isinstance(event, (Expanded, ShareIncreased, FranchiseOpened)) and event.seat == seat:
                if not isinstance(event, FranchiseOpened) or event.origin == "supply":
                    pieces[event.place] += 1
                if isinstance(event, Expanded):
                    links += layout().links_on_way(event.way)
        return cls(colour, dict(pieces), tuple(links), boom)


@dataclass(frozen=True)
class Marks:
    """What is pointed out on a board."""

    places: frozenset[str] = frozenset()
    regions: frozenset[str] = frozenset()
    arrows: tuple[tuple[str, str], ...] = ()
    chain: int | None = None
    """The seat whose places and links are lit."""
    planned: Planned | None = None


def draw_board(view: View, theme: Theme, language: str, marks: Marks, ids: str) -> str:
    """Return the shapes of a board in its own units."""
    pen = Pen(look(theme), ids)
    words = Words(language)
    colours = [player.colour for player in view.players]
    closed = frozenset(region.id for region in view.regions if not region.open)
    scored = frozenset(region.id for region in view.regions if region.scored)
    with pen.group("board", "div"):
        ground = _ground(theme, closed, scored, ids)
        pen.parts += ground.parts
        pen.shared |= ground.shared
        if marks.chain is not None:
            _chain(pen, view.places, marks.chain, colours[marks.chain])
        if marks.planned is not None:
            with pen.group("links"):
                for link in marks.planned.links:
                    _link(pen, link, planned=True)
                    _tag(pen, link, planned=True)
        for place in view.places:
            if place.id in marks.places:
                at = layout().places[place.id]
                pen.circle("ring shown", at.x, at.y, at.r + 5)
        for region in view.regions:
            _region_tile(pen, region, words, colours, mark=region.id in marks.regions)
        ghost = colours[view.actor] if view.actor is not None else "blue"
        for place in view.places:
            _place(pen, place, colours, ghost)
        _track(pen, view.track, words)
        if marks.planned is not None:
            _planned_pieces(pen, view.places, marks.planned)
        for start, end in marks.arrows:
            _arrow(pen, start, end)
    return pen.written()


@lru_cache(maxsize=32)
def _ground(theme: Theme, closed: frozenset[str], scored: frozenset[str], ids: str) -> Pen:
    """Draw what hardly ever changes in a game: sea, regions, links and prices."""
    chosen, pen = layout(), Pen(look(theme), ids)
    with pen.group("board", "div"):
        pen.parts.append(
            f'<defs><pattern id="{ids}hatch" width="9" height="9" patternUnits="userSpaceOnUse"'
            ' patternTransform="rotate(45)">'
        )
        pen.rect("hatch-ground", 0, 0, 9, 9)
        pen.rect("hatch-line", 0, 0, 3.4, 9)
        pen.parts.append(
            f'</pattern><pattern id="{ids}waves" width="56" height="28" patternUnits="userSpaceOnUse">'
        )
        pen.path("wave", SIGNS["wave"])
        pen.parts.append("</pattern></defs>")
        pen.rect("sea", 0, 0, *chosen.size)
        pen.rect("waves", 0, 0, *chosen.size)
        for region in chosen.regions.values():
            pen.path("coast", region.path)
        for name, region in chosen.regions.items():
            state = f"region{' closed' if name in closed else ''}{' scored' if name in scored else ''}"
            with pen.group(region=f"var(--r-{name})"):
                pen.path(state, region.path)
        pen.path("states", chosen.borders)
        is_open = {place for place, at in chosen.places.items() if at.region not in closed}
        with pen.group("links"):
            links = [link for link in chosen.links if link.a in is_open and link.b in is_open]
            for link in links:
                _link(pen, link)
            for link in links:
                _tag(pen, link)
    return pen


def _link(pen: Pen, link: LinkLayout, *, planned: bool = False) -> None:
    with pen.group(f"link price-{link.price}"):
        if planned:
            pen.path("glow", link.path)
        pen.path("halo", link.path)
        pen.path("edge", link.path)
        if link.price:
            pen.path("fill", link.path)
        if link.price == 8:
            pen.path("middle", link.path)


def _tag(pen: Pen, link: LinkLayout, *, planned: bool = False) -> None:
    width, height = layout().tag
    with pen.group(f"tag price-{link.price}{' planned' if planned else ''}"):
        left, top = link.tag.x - width / 2 + 0.5, link.tag.y - height / 2 + 0.5
        pen.rect("", left, top, width - 1, height - 1, 6)
        pen.text("", link.tag.x, link.tag.y + 6.7, f"${link.price}")


def draw_piece(pen: Pen, colour: str, x: float, y: float, scale: float = 1, *, ghost: bool = False) -> None:
    """Draw a piece: every player has a colour, an outline and an inner sign of their own."""
    shapes = SIGNS["pieces"][colour]
    with pen.group(f"piece {colour}{' ghost' if ghost else ''}"):
        pen.path("outline", placed(shapes["outline"], x, y, scale))
        pen.path("sign", placed(shapes["sign"], x, y, scale))
        if ghost:
            pen.circle("promise", x, y, 11.4 * scale)


def _place(pen: Pen, place: PlaceView, colours: list[str], ghost: str) -> None:
    label = layout().places[place.id].label
    with pen.group(f"spot {place.kind}{'' if place.open else ' closed'}", about=f'data-place="{place.id}"'):
        with pen.group(place.kind):
            # Pieces of this turn that do not stand on their spaces yet.
            promised = place.centre + place.expansion
            if place.kind == "city":
                _city(pen, place, colours, promised, ghost)
            else:
                _town(pen, place, colours, promised, ghost)
        pen.text(
            f"name{' scored' if place.scored else ''}",
            label.x,
            label.y,
            label.lines,
            size=label.size,
            anchor=label.anchor,
            leading=label.size * 0.92,
        )
        if place.boom:
            _boom(pen, place.id)


def _town(pen: Pen, town: PlaceView, colours: list[str], ghosts: int, ghost: str) -> None:
    at = layout().places[town.id]
    pen.circle("plate", at.x, at.y, at.r)
    owner = next((seat for seat, count in enumerate(town.pieces) if count), None)
    if owner is not None and colours:
        draw_piece(pen, colours[owner], at.x, at.y, 1.02)
    elif ghosts:
        draw_piece(pen, ghost, at.x, at.y, 1.02, ghost=True)
    else:
        pen.circle("dot", at.x, at.y, 4.2)


def _city(pen: Pen, city: PlaceView, colours: list[str], ghosts: int, ghost: str) -> None:
    at = layout().places[city.id]
    x, y, radius = at.x, at.y, at.r
    if city.scored:
        pen.circle("lot", x, y, radius - 1)
        staying = [seat for seat, count in enumerate(city.pieces) for _ in range(count)]
        for seat, (across, down) in zip(staying, lot_spots(len(staying), radius), strict=False):
            draw_piece(pen, colours[seat], x + across, y + down, 0.95 if len(staying) > 6 else 1.08)
        return
    pen.circle("plate", x, y, radius)
    if city.value is None:
        pen.circle("no-tile", x, y, radius - 9)
        return
    size = len(city.spaces)
    spaces, core = spaces_of(size or 1, radius)
    filled = size - city.empty_spaces
    for i, space in enumerate(spaces):
        owner = city.spaces[i] if i < size else None
        state = f"space{'' if owner is None else ' taken'}{' next' if i == filled + ghosts else ''}"
        pen.path(state, placed(space.path, x, y))
        if owner is not None:
            draw_piece(pen, colours[owner], x + space.x, y + space.y, 0.93)
        elif i < filled + ghosts:
            draw_piece(pen, ghost, x + space.x, y + space.y, 0.88, ghost=True)
        elif i == 0:
            pen.path("first", placed(star(7.4), x + space.x, y + space.y))
        else:
            pen.text("space-number", x + space.x, y + space.y + 6, str(size - i))
    if city.near_scoring:
        pen.path("near", placed(burst(max(core - 2.5, 8.8), max(core + 1.6, 11.8), 12), x, y))
    else:
        pen.circle("core", x, y, max(core - 1.2, 9.6))
    figure = 19.6 if size <= 2 else 20 if size <= 4 else 24 if size <= 6 else 28
    state = f"value{' on' if city.near_scoring else ''}"
    pen.text(state, x, y + figure * 0.35, str(city.value), size=figure)


def _boom(pen: Pen, place: str, *, ghost: bool = False) -> None:
    at = layout().places[place].boom
    if at is None:
        return
    with pen.group(f"boom{' ghost' if ghost else ''}"):
        pen.path("flash", placed(burst(10.5, 15.5, 10), at.x, at.y))
        pen.path("bolt", placed(SIGNS["bolt"], at.x, at.y))
        if ghost:
            pen.circle("promise", at.x, at.y, 19)


def _planned_pieces(pen: Pen, places: Iterable[PlaceView], planned: Planned) -> None:
    for place in places:
        count = planned.pieces.get(place.id, 0)
        if not count:
            continue
        at = layout().places[place.id]
        with pen.group(place.kind):
            if place.kind == "town":
                _town(pen, place, [], count, planned.colour)
            size = len(place.spaces)
            spaces = spaces_of(size, at.r)[0] if size and not place.scored else ()
            first = size - place.empty_spaces + place.centre + place.expansion
            for space in spaces[first : first + count]:
                pen.path("space taken", placed(space.path, at.x, at.y))
                draw_piece(pen, planned.colour, at.x + space.x, at.y + space.y, 0.88, ghost=True)
            if first + count < len(spaces):
                space = spaces[first + count]
                pen.path("space next", placed(space.path, at.x, at.y))
                pen.text("space-number", at.x + space.x, at.y + space.y + 6, str(size - first - count))
    if planned.boom is not None:
        _boom(pen, planned.boom, ghost=True)


def _chain(pen: Pen, places: Iterable[PlaceView], seat: int, colour: str) -> None:
    held = [place.id for place in places if place.pieces[seat]]
    with pen.group("chain", own=f"var(--p-{colour})", edge=f"var(--p-{colour}-edge)"):
        for link in layout().links:
            if link.a in held and link.b in held:
                pen.path("", link.path)
        for place in held:
            at = layout().places[place]
            pen.circle("edge", at.x, at.y, at.r + 6)
            pen.circle("", at.x, at.y, at.r + 6)


_TILE_X = (21, 55, 82)
_TILE_SIGNS = {"bonus": star(7.5), **SIGNS["tiles"]}


def _worth(kind: str, value: int, rank: int) -> str:
    if kind == "dollars" and not rank:
        return f"${value}"
    return f"+{value}" if kind == "number" and value > 0 else str(value).replace("-", "−")


def _region_tile(pen: Pen, region: RegionView, words: Words, colours: list[str], *, mark: bool) -> None:
    at, (width, height) = layout().regions[region.id], layout().tile
    left, top = at.tile.x - width / 2, at.tile.y - height / 2
    name = words.region(region.id)
    state = f"region-tile{' possible' if mark else ''}"
    with pen.group(state, about=f'data-region="{region.id}"', deep=f"var(--rd-{region.id})"):
        if not region.open or region.scored:
            with pen.group("plaque"):
                pen.rect("", left, at.tile.y - 24, width, 48, 9)
                pen.text("", at.tile.x, at.tile.y + (6 if region.open else -3), name + (" ✓" * region.open))
                if not region.open:
                    pen.text("small", at.tile.x, at.tile.y + 17, words.message("board-closed"))
            return
        if at.lead is not None:
            line = f"M{at.tile.x:g} {at.tile.y:g}L{at.lead.x:g} {at.lead.y:g}"
            pen.path("lead-halo", line)
            pen.path("lead", line)
            pen.circle("lead-end", at.lead.x, at.lead.y, 6)
        kind = region.tile.kind if region.tile is not None else "influence"
        printed = kind == "influence"
        pen.rect("body", left, top, width, height, 9)
        head = f"M0 9A9 9 0 0 1 9 0H{width - 9}A9 9 0 0 1 {width} 9V25H0Z"
        pen.path("head", placed(head, left, top))
        long = " long" if len(name) > (15 if printed else 12) else ""
        longest = " longest" if not printed and len(name) > 15 else ""
        pen.text(f"title{long}{longest}", at.tile.x + (0 if printed else 6), top + 18.8, name)
        ranks = () if region.tile is None else (region.tile.first, region.tile.second, region.tile.third)
        for rank, value in enumerate(ranks):
            worth = _worth(kind, value, rank)
            wide = len(worth) > 2
            down = 48 if wide and not rank else 50 - rank
            pen.text(f"worth rank-{rank}{' wide' if wide else ''}", left + _TILE_X[rank], top + down, worth)
        if not printed:
            pen.circle("special", left + 5, top + 4, 11.5)
            if kind in ("dollars", "number"):
                pen.text("special-sign", left + 5, top + 10.5, "$" if kind == "dollars" else "±")
            else:
                pen.path(f"special-sign {kind}", placed(_TILE_SIGNS[kind], left + 5, top + 4))
        pen.path("bars", placed("M39 33V52M69 33V52M95 33V52", left, top))
        pen.circle("breaker", left + width - 16.5, top + 42.5, 11)
        if region.tie_breaker is not None:
            draw_piece(pen, colours[region.tie_breaker], left + width - 16.5, top + 42.5, 0.92)


def _track(pen: Pen, track: tuple[TrackSpace, ...], words: Words) -> None:
    x, y, width, height = layout().track
    step = (width - TRACK_HEAD - 10) / len(track)
    red_from = next(i for i, space in enumerate(track) if space.red_zone)
    with pen.group("track"):
        pen.rect("body", x, y, width, height, 12)
        title = words.message("board-track").split("|")
        pen.text("heading", x + 14, y + (43 if len(title) == 1 else 32), title, leading=21)
        red = (len(track) - red_from) * step + 7
        pen.rect("red-zone", x + TRACK_HEAD + red_from * step - 1, y + 4, red, height - 8, 8)
        for i, space in enumerate(track):
            left = x + TRACK_HEAD + i * step + 2
            middle = left + (step - 4) / 2
            shut = space.taken and space.region is None
            states = (" red" * space.red_zone, " full" * (space.region is not None), " shut" * shut)
            state = "".join(states)
            variables = {"deep": f"var(--rd-{space.region})"} if space.region else {}
            with pen.group(**variables):
                pen.rect(f"stop{state}", left, y + 9, step - 4, height - 18, 6)
                if space.region:
                    short = words.message(f"board-short-{space.region.replace('_', '-')}")
                    pen.text("abbreviation", middle, y + 32, short)
                down = 54 if space.region else 44
                pen.text(f"worth{state}", middle, y + down, "×" if shut else f"+{space.influence}")


def _arrow(pen: Pen, start: str, end: str) -> None:
    """Draw an arrow from the edge of one place to the edge of another, a little bent."""
    a, b = layout().places[start], layout().places[end]
    across, down = b.x - a.x, b.y - a.y
    bend_x, bend_y = (a.x + b.x) / 2 - down * 0.12, (a.y + b.y) / 2 + across * 0.12
    leaving = math.atan2(bend_y - a.y, bend_x - a.x)
    coming = math.atan2(b.y - bend_y, b.x - bend_x)
    tip = (b.x - (b.r + 6) * math.cos(coming), b.y - (b.r + 6) * math.sin(coming))
    neck = (tip[0] - 18 * math.cos(coming), tip[1] - 18 * math.sin(coming))
    tail = (a.x + (a.r + 6) * math.cos(leaving), a.y + (a.r + 6) * math.sin(leaving))
    sides = [
        (neck[0] - 13 * turn * math.sin(coming), neck[1] + 13 * turn * math.cos(coming)) for turn in (1, -1)
    ]
    line = f"M{tail[0]:.1f} {tail[1]:.1f}Q{bend_x:.1f} {bend_y:.1f} {neck[0]:.1f} {neck[1]:.1f}"
    head = "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in (tip, *sides)) + "Z"
    with pen.group("arrow", about=f'data-arrow="{start} {end}"'):
        pen.path("halo", line)
        pen.path("line", line)
        pen.path("head", head)
