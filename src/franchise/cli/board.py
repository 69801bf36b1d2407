"""The board in a terminal."""

import sys
from collections.abc import Iterator, Sequence
from itertools import groupby

from rich.columns import Columns
from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from franchise.board import BOARD, RegionTile
from franchise.cli.telling import player, seat_style
from franchise.game.move import Move, MoveKind
from franchise.game.text import SEAT_LETTERS
from franchise.game.view import PlaceView, RegionView, View
from franchise.words import Words

COLUMN = 26
"""The width of a column of regions with the gap beside it; three stand in 80 characters."""

NAME_WIDTH = 15


def terminal() -> Console:
    """Open standard output; names are printed as they are, whatever markup they look like."""
    return Console(file=sys.stdout, markup=False, emoji=False, highlight=False)


class Drawing:
    """Draws one position."""

    def __init__(self, view: View) -> None:
        """Take what is to be drawn."""
        self._view = view
        self._places = {place.id: place for place in view.places}
        self._words = Words("en")

    def board(self, width: int) -> list[RenderableType]:
        """Draw regions, track and players: what is looked at most often comes last, beside the prompt."""
        parts = [self._regions(width), Text(), self._track()]
        if self._view.milestones is not None:
            parts.append(self._milestones())
        special_tiles = self._special_tiles()
        if special_tiles is not None:
            parts.append(special_tiles)
        return [*parts, Text(), self.players()]

    # --- regions ---

    def _regions(self, width: int) -> RenderableType:
        blocks = [self._region(region) for region in self._view.regions if region.open]
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_row(*(Group(*column) for column in _balanced(blocks, max(1, width // COLUMN))))
        closed = [self._words.region(region.id) for region in self._view.regions if not region.open]
        legend = "A piece  . empty space  a opens at the turn's end  = scored city  + tie-breaker"
        if self._view.boom:
            legend += "  * boom"
        if closed:
            legend += f"\nClosed with {len(self._view.players)} players: {', '.join(closed)}"
        return Group(grid, Text(), Text(legend, style="dim"))

    def _region(self, region: RegionView) -> list[Text]:
        heading = Text.assemble(
            (self._words.region(region.id), "bold underline"), " ", (_tile(region.tile), "bold")
        )
        return [heading, self._standings(region), *self._places_of(region.id)]

    def _standings(self, region: RegionView) -> Text:
        line = Text(" ")
        if region.tile and region.tile.kind in ("bonus", "expansion", "link"):
            line.append(f"{region.tile.kind} ")
        for standing in region.standings:
            mark = "+" if standing.seat == region.tie_breaker else ""
            line.append(f"{SEAT_LETTERS[standing.seat]}{standing.pieces}{mark}", seat_style(standing.seat))
            line.append(" ")
        if region.tie_breaker is not None and all(s.seat != region.tie_breaker for s in region.standings):
            line.append(f"{SEAT_LETTERS[region.tie_breaker]}0+", seat_style(region.tie_breaker)).append(" ")
        state = "scored" if region.scored else f"{len(region.missing)} to go" if region.tile else ""
        return line.append(state, "dim")

    def _places_of(self, region: str) -> Iterator[Text]:
        for place in BOARD.places:
            if place.region == region:
                yield self._place(self._places[place.id])

    def _place(self, place: PlaceView) -> Text:
        line = Text("*" if place.boom else " ", style="bold" if place.boom else "")
        line.append(f"{place.name:<{NAME_WIDTH}}", "dim" if place.scored else "")
        if place.scored:
            line.append("=", "dim")
            for seat, count in enumerate(place.pieces):
                line.append(SEAT_LETTERS[seat] * count, seat_style(seat))
            return line
        if not place.spaces:
            return line.append("no tile", "dim")
        coming = place.centre + int(place.expansion)
        for owner in place.spaces:
            if owner is not None:
                line.append(SEAT_LETTERS[owner], seat_style(owner))
            elif coming and self._view.actor is not None:
                line.append(SEAT_LETTERS[self._view.actor].lower(), seat_style(self._view.actor))
                coming -= 1
            else:
                line.append(".")
        return line

    # --- beside the map ---

    def _track(self) -> Text:
        line = Text("Region track ")
        for index, space in enumerate(self._view.track):
            if space.red_zone and not self._view.track[index - 1].red_zone:
                line.append(" | red zone, ends the game: ", "red")
            line.append("[x]" if space.taken else f"[{space.influence}]", "red" if space.red_zone else "")
        return line

    def _milestones(self) -> Text:
        line = Text("Milestones: ")
        for number, milestone in enumerate(self._view.milestones or ()):
            line.append(", " if number else "").append(self._words.milestone(milestone.id))
            for index, seat in enumerate(milestone.taken_by):
                line.append(" " if not index else "").append(SEAT_LETTERS[seat], seat_style(seat))
        return line

    def players(self) -> Table:
        """Draw what each player has."""
        table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="bold")
        table.add_column(" Player", no_wrap=True, overflow="ellipsis", max_width=24)
        for heading in ("Influence", "Money", "Income", "Supply", "Bonus", "Towns", "Total now"):
            table.add_column(heading, justify="right", no_wrap=True)
        for view in self._view.players:
            table.add_row(
                Text.assemble(">" if view.seat == self._view.actor else " ", player(view.seat, view.name)),
                str(view.influence),
                f"${view.money}",
                f"${view.income}",
                str(view.supply),
                f"{view.bonus_tiles}+{view.reserve}" if view.reserve else str(view.bonus_tiles),
                str(view.towns),
                str(view.final.total),
            )
        return table

    def _special_tiles(self) -> Text | None:
        """Say who has the Link tile and the Expansion tile."""
        owners = [("Link tile", view.seat) for view in self._view.players if view.link_tile]
        owners += [("Expansion tile", view.seat) for view in self._view.players if view.expansion_tile]
        if not owners:
            return None
        return Text(", ").join(
            Text.assemble(f"{tile}: ", (SEAT_LETTERS[seat], seat_style(seat))) for tile, seat in owners
        )

    # --- moves ---

    def moves(self, moves: Sequence[Move]) -> list[RenderableType]:
        """List moves, grouped and numbered from 1 in the order given."""
        parts: list[RenderableType] = []
        numbered = list(enumerate(moves, 1))
        for heading, group in groupby(numbered, key=lambda item: _heading(item[1].kind)):
            entries = [self._entry(number, move) for number, move in group]
            parts.append(Text(heading, style="bold"))
            parts.append(Columns(entries, column_first=True, padding=(0, 2)))
        return parts

    def _entry(self, number: int, move: Move) -> Text:
        entry = Text.assemble((f"{number:>3}", "bold cyan"), " ", str(move))
        if self._scores(move):
            entry.append(" scores", "green")
        return entry

    def _scores(self, move: Move) -> bool:
        """Return whether a move will by itself score a city when the turn ends."""
        if move.place is None or move.kind not in ("expand", "again", "grow", "double"):
            return False
        place = self._places[move.place]
        if place.kind == "town":
            return False
        pieces = 2 if move.kind == "double" else 1
        if place.empty_spaces <= pieces:
            return True
        return any(s.seat == self._view.actor and s.to_majority <= pieces for s in place.standings)


_GROUPS: tuple[tuple[str, tuple[MoveKind, ...]], ...] = (
    ("Lay a tile", ("lay",)),
    ("Choose a starting town", ("open",)),
    ("Put the boom marker beside a city, or leave it", ("boom", "stay")),
    ("Expand to another place, once a turn", ("expand",)),
    ("Increase market share, $1 and once per city", ("grow",)),
    ("Use a bonus tile, one a turn", ("again", "double", "cash")),
    ("End the turn", ("end",)),
)


def in_groups(moves: Sequence[Move]) -> list[Move]:
    """Bring moves into the order in which they are listed."""
    order = [kind for _, kinds in _GROUPS for kind in kinds]
    return sorted(moves, key=lambda move: order.index(move.kind))


def _heading(kind: MoveKind) -> str:
    return next(heading for heading, kinds in _GROUPS if kind in kinds)


def _tile(tile: RegionTile | None) -> str:
    if tile is None:
        return "no tile"
    values = tile.first, tile.second, tile.third
    if tile.kind == "number":
        return "/".join(f"{value:+}" for value in values)
    return "/".join(f"${value}" if tile.kind == "dollars" else str(value) for value in values)


def _balanced(blocks: list[list[Text]], columns: int) -> list[list[Text]]:
    """Stack blocks in their order, a blank line between them, into columns as short as possible."""
    for height in range(max(map(len, blocks)), sum(map(len, blocks)) + len(blocks)):
        stacks: list[list[Text]] = [[]]
        for block in blocks:
            if stacks[-1] and len(stacks[-1]) + 1 + len(block) > height:
                stacks.append([])
            stacks[-1] += [Text(), *block] if stacks[-1] else block
        if len(stacks) <= columns:
            return stacks
    raise AssertionError("one column takes all")
