"""The events of a game tell every change: a ledger that reads nothing else comes to what the view shows."""

from collections import Counter
from dataclasses import replace
from typing import Any, get_args

import pytest
from hypothesis import given

from franchise import Event, Game, View
from franchise.board import BOARD
from franchise.game import events as e
from strategies import NAMES, RARE_TILES, Options, Style, examples, options, playing, seeds, styles

Snapshot = dict[str, Any]


class Ledger:
    """Knows the setup and keeps account of events."""

    def __init__(self, game: Game) -> None:
        """Begin before the first event."""
        self.count = count = len(game.players)
        setup = game.setup
        tiles = BOARD.bonus_tiles[count]
        self.money, self.influence, self.used = [0] * count, [0] * count, [0] * count
        self.supply = [BOARD.franchises_per_player] * count
        self.bonus_tiles = [0 if setup.milestones else tiles] * count
        self.reserve = [tiles if setup.milestones else 0] * count
        self.link_tile: int | None = None
        self.expansion_tile: int | None = None
        self.values = dict(setup.city_values(count))
        self.region_tiles = dict(setup.tiles_on_regions(count))
        self.city_pool = Counter(BOARD.city_tiles) - Counter(self.values.values())
        self.region_pool = Counter(setup.region_tiles_to_draft())
        self.spaces: dict[str, list[int]] = {place.id: [] for place in BOARD.places}
        self.pieces: dict[str, list[int]] = {place.id: [0] * count for place in BOARD.places}
        self.scored: set[str] = set()
        self.tie_breakers: dict[str, tuple[int, bool]] = {}
        closed = len(BOARD.regions) - len(BOARD.open_regions(count))
        self.track: list[str | None] = [None] * closed
        self.gained: Counter[str] = Counter()
        self.milestones: dict[str, list[tuple[int, bool]]] = {m: [] for m in setup.milestones or ()}
        self.with_boom, self.boom, self.boom_decided = setup.boom, None, False
        self.turn, self.actor, self.in_turn = 0, None, False
        self.without_expansion = 0
        self.end_reason: str | None = None
        self.finally_counted: list[int] = []
        self.clear_turn()

    boom: str | None
    actor: int | None

    def clear_turn(self) -> None:
        """Forget the turn."""
        self.expansions: list[str] = []
        self.centre: Counter[str] = Counter()
        self.bonus_use: str | None = None
        self.boom_decided = False
        self.income_taken = False

    def apply(self, event: Event) -> None:
        """Enter one event."""
        match event:
            case e.CityTileLaid(_, place, value):
                assert place not in self.values and self.city_pool[value]
                self.values[place] = value
                self.city_pool[value] -= 1
            case e.RegionTileLaid(_, region, tile):
                assert region not in self.region_tiles and self.region_pool[tile]
                self.region_tiles[region] = tile
                self.region_pool[tile] -= 1
            case e.MoneyDealt(seat, dollars) | e.CashTaken(seat, dollars):
                self.money[seat] += dollars
            case e.TurnBegan(seat, turn):
                assert not self.in_turn and turn == self.turn + 1
                self.turn, self.actor, self.in_turn = turn, seat, True
            case e.BoomMoved(_, place, origin):
                assert origin == self.boom and place != origin
                self.boom, self.boom_decided = place, self.in_turn
            case e.BoomStayed(_, place):
                assert place == self.boom and not self.boom_decided
                self.boom_decided = True
            case e.IncomeTaken(seat, _, boom_spaces, dollars):
                assert self.boom_decided == self.with_boom and not self.income_taken
                assert not boom_spaces or self.pieces[str(self.boom)][seat]
                self.money[seat] += dollars
                self.income_taken = True
            case e.Expanded():
                self.expand(event)
            case e.BonusTileUsed(seat, use):
                assert self.bonus_use is None
                self.bonus_tiles[seat] -= 1
                self.used[seat] += 1
                self.bonus_use = use
            case e.LinkTileUsed(seat):
                assert self.link_tile == seat
                self.link_tile = None
            case e.ExpansionTileUsed(seat):
                assert self.expansion_tile == seat
                self.expansion_tile = None
            case e.ShareIncreased(seat, place, paid):
                assert paid == (1 if not self.centre[place] else 0)
                self.money[seat] -= paid
                self.supply[seat] -= 1
                self.centre[place] += 1
            case e.FranchiseOpened(seat, place, space, origin):
                assert space == len(self.spaces[place])
                self.supply[seat] -= origin == "supply"
                if origin == "expansion":
                    self.expansions.remove(place)
                self.centre[place] -= origin == "centre"
                self.spaces[place].append(seat)
                self.pieces[place][seat] += 1
            case e.PieceWithdrawn(seat, place):
                assert place in self.scored
                self.centre[place] -= 1
                self.supply[seat] += 1
            case e.CityScored(place, seat, influence, _, taken_back):
                self.influence[seat] += influence
                self.supply[seat] += taken_back
                self.pieces[place][seat] -= taken_back
                self.scored.add(place)
            case e.TieBreakerPlaced(seat, region, piece):
                assert region not in self.tie_breakers
                self.tie_breakers[region] = seat, piece
                self.supply[seat] -= piece
            case e.RegionScored(region, tile, space, seat, influence):
                assert space == len(self.track) and tile == self.region_tiles[region]
                self.track.append(region)
                self.influence[seat] += influence
            case e.RegionGained(region, seat, rank, pieces, influence, dollars):
                assert self.track[-1] == region and rank == self.gained[region]
                assert pieces == self.in_region(region)[seat]
                self.influence[seat] += influence
                self.money[seat] += dollars
                self.gained[region] += 1
            case e.BonusTileReturned(seat):
                self.used[seat] -= 1
                self.bonus_tiles[seat] += 1
            case e.LinkTileTaken(seat):
                assert self.link_tile is None
                self.link_tile = seat
            case e.ExpansionTileTaken(seat):
                assert self.expansion_tile is None
                self.expansion_tile = seat
            case e.MilestoneReached(seat, milestone, piece):
                self.milestones[milestone].append((seat, piece))
                self.reserve[seat] -= 1
                self.bonus_tiles[seat] += 1
                self.supply[seat] -= piece
            case e.TurnEnded(seat, turn, expanded):
                assert (seat, turn, self.in_turn) == (self.actor, self.turn, True)
                assert not self.expansions and not +self.centre
                self.without_expansion = 0 if expanded else self.without_expansion + 1
                self.in_turn = False
                self.clear_turn()
            case e.GameEnded(reason):
                assert self.end_reason is None
                self.end_reason, self.actor = reason, None
            case e.FinalCounted(seat, for_towns, for_money, for_bonus_tiles):
                assert self.end_reason
                self.influence[seat] += for_towns + for_money + for_bonus_tiles
                self.finally_counted.append(seat)

    def expand(self, event: e.Expanded) -> None:
        """Enter an expansion, and look at its way."""
        way, prices = event.way, event.prices
        links = {frozenset(link.places): link.price for link in BOARD.open_links(self.count)}
        assert [links[frozenset(way[i : i + 2])] for i in range(len(way) - 1)] == list(prices)
        assert self.pieces[way[0]][event.seat] and way[-1] == event.place
        free = 0 if event.free_link is None else prices[event.free_link]
        assert event.paid == sum(prices) - free
        assert event.second == (len(self.expansions) == 1) == (self.bonus_use == "again")
        self.money[event.seat] -= event.paid
        self.supply[event.seat] -= 1
        self.expansions.append(event.place)

    def in_region(self, region: str) -> list[int]:
        """Count the pieces in a region by seat."""
        places = [place.id for place in BOARD.places if place.region == region]
        return [sum(self.pieces[place][seat] for place in places) for seat in range(self.count)]

    def snapshot(self) -> Snapshot:
        """Return all accounts, and check what has to be complete at the end of a move."""
        assert all(
            self.gained[region] == sum(map(bool, self.in_region(region))) for region in self.track if region
        )
        assert self.finally_counted == (list(range(self.count)) if self.end_reason else [])
        assert not self.in_turn or self.income_taken or (self.with_boom and not self.boom_decided)
        seats = range(self.count)
        return {
            "money": self.money,
            "influence": self.influence,
            "supply": self.supply,
            "bonus tiles": self.bonus_tiles,
            "used": self.used,
            "reserve": self.reserve,
            "Link tile": [self.link_tile == seat for seat in seats],
            "Expansion tile": [self.expansion_tile == seat for seat in seats],
            "values": self.values,
            "spaces": {place: seats for place, seats in self.spaces.items() if place not in self.scored},
            "pieces": self.pieces,
            "scored": self.scored,
            "centre": +self.centre,
            "expansions": sorted(self.expansions),
            "bonus use": self.bonus_use,
            "region tiles": self.region_tiles,
            "tie-breakers": self.tie_breakers,
            "track": self.track,
            "milestones": {m: sorted(taken) for m, taken in self.milestones.items()},
            "boom": self.boom,
            "turn": self.turn,
            "actor": self.actor,
            "without expansion": self.without_expansion,
            "end": self.end_reason,
            "city pool": sorted(self.city_pool.elements()),
            "region pool": set(self.region_pool.elements()),
        }


def shown(view: View) -> Snapshot:
    """Return the same accounts as a view shows them."""
    players, places = view.players, view.places
    return {
        "money": [player.money for player in players],
        "influence": [player.influence for player in players],
        "supply": [player.supply for player in players],
        "bonus tiles": [player.bonus_tiles for player in players],
        "used": [player.used_bonus_tiles for player in players],
        "reserve": [player.reserve for player in players],
        "Link tile": [player.link_tile for player in players],
        "Expansion tile": [player.expansion_tile for player in players],
        "values": {place.id: place.value for place in places if place.value},
        "spaces": {
            place.id: [seat for seat in place.spaces if seat is not None]
            for place in places
            if not place.scored
        },
        "pieces": {place.id: list(place.pieces) for place in places},
        "scored": {place.id for place in places if place.scored},
        "centre": Counter({place.id: place.centre for place in places if place.centre}),
        "expansions": sorted(place.id for place in places if place.expansion),
        "bonus use": view.this_turn.bonus_use if view.this_turn else None,
        "region tiles": {region.id: region.tile.id for region in view.regions if region.tile},
        "tie-breakers": {
            region.id: (region.tie_breaker, region.tie_breaker_piece)
            for region in view.regions
            if region.tie_breaker is not None
        },
        "track": [space.region for space in view.track if space.taken],
        "milestones": {
            milestone.id: [(seat, seat in milestone.pieces_of) for seat in milestone.taken_by]
            for milestone in view.milestones or ()
        },
        "boom": view.boom,
        "turn": view.turn,
        "actor": view.actor if view.turn else None,
        "without expansion": view.turns_without_expansion,
        "end": view.end_reason,
        "city pool": sorted(view.city_tiles_to_lay),
        "region pool": set(view.region_tiles_to_lay),
    }


def compare(ledger: Ledger, view: View) -> None:
    """Assert that the accounts are what the view shows."""
    found = ledger.snapshot()
    if view.phase != "lay_cities":
        found["city pool"] = []
        if view.phase != "lay_regions":
            found["region pool"] = set()
    assert found == shown(view)


@examples(60)
@given(options(), seeds, styles)
def test_the_events_of_a_game_add_up_to_what_the_view_shows(chosen: Options, seed: int, style: Style) -> None:
    game = Game.new(**chosen)
    ledger = Ledger(game)
    for event in game.setup_events:
        ledger.apply(event)
    compare(ledger, game.view())
    for _, events in playing(game, seed, style):
        for event in events:
            ledger.apply(event)
        compare(ledger, game.view())


Step = tuple[list[Event], View]


def steps(style: Style, seed: int) -> tuple[Game, list[Step]]:
    """Play a game in which much happens; return the events and the view of each move."""
    start = Game.new(
        NAMES[:3],
        city_tiles="draft",
        region_tiles="draft",
        region_pool=RARE_TILES,
        milestones=True,
        boom=True,
        seed=seed,
    )
    game = start.copy()
    result = [(start.setup_events, start.view())]
    result += [(events, game.view()) for _, events in playing(game, seed, style)]
    return start, result


def adds_up(game: Game, played: list[Step]) -> bool:
    """Return whether a ledger comes to the views."""
    ledger = Ledger(game)
    try:
        for events, view in played:
            for event in events:
                ledger.apply(event)
            compare(ledger, view)
    except (AssertionError, ValueError, IndexError):
        return False
    return True


@pytest.fixture(scope="module")
def played() -> list[tuple[Game, list[Step]]]:
    wanted = set(get_args(Event))
    found: list[tuple[Game, list[Step]]] = []
    for seed in range(200):
        game, moves = steps(("keen", "grower", "spender")[seed % 3], seed)
        kinds = {type(event) for events, _ in moves for event in events}
        if kinds & wanted:
            wanted -= kinds
            found.append((game, moves))
        if not wanted:
            break
    assert not wanted
    return found


@pytest.mark.parametrize("kind", get_args(Event), ids=lambda kind: kind.__name__)
def test_no_event_could_be_missing_or_told_twice(
    kind: type[Event], played: list[tuple[Game, list[Step]]]
) -> None:
    game, moves = next(
        (game, moves)
        for game, moves in played
        if any(type(event) is kind for step in moves for event in step[0])
    )
    assert adds_up(game, moves)
    step, index = next(
        (step, index)
        for step, (events, _) in enumerate(moves)
        for index, event in enumerate(events)
        if type(event) is kind
    )
    events, view = moves[step]
    missing = [*events[:index], *events[index + 1 :]]
    assert not adds_up(game, [*moves[:step], (missing, view), *moves[step + 1 :]])
    twice = [*events[:index], events[index], *events[index:]]
    assert not adds_up(game, [*moves[:step], (twice, view), *moves[step + 1 :]])


@pytest.mark.parametrize("kind", [e.IncomeTaken, e.CityScored, e.RegionGained, e.Expanded])
def test_a_wrong_amount_is_noticed(
    kind: type[e.IncomeTaken] | type[e.CityScored] | type[e.RegionGained] | type[e.Expanded],
    played: list[tuple[Game, list[Step]]],
) -> None:
    field = {e.IncomeTaken: "dollars", e.Expanded: "paid"}.get(kind, "influence")
    game, moves = played[0]
    step, event = next(
        (step, event) for step, (events, _) in enumerate(moves) for event in events if type(event) is kind
    )
    wrong: Any = replace(event, **{field: getattr(event, field) + 1})
    events, view = moves[step]
    changed = [wrong if other is event else other for other in events]
    assert not adds_up(game, [*moves[:step], (changed, view), *moves[step + 1 :]])
