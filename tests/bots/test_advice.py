"""What speaks for a turn and what it costs: each reason is given where it is true, and only there."""

from collections.abc import Callable, Iterator
from typing import get_args

import pytest
from hypothesis import given

from franchise import Event, Game, Move
from franchise.board import BOARD
from franchise.bots import Advice, reasons_for
from franchise.bots import advice as a
from franchise.game import events as e
from franchise.game.view import PlaceView, RegionView, View
from franchise.kernel.lookup import REGION_INDEX, TILE_INDEX
from strategies import Options, Style, examples, options, playing, seeds, styles
from tables import NAMES, Table

Position = Callable[[], Table]


def ending(ann: int, bob: int) -> Table:
    """Have the second of two players stop expanding too."""
    table = Table(2).has("A", influence=ann).has("B", influence=bob)
    table.state.turns_without_expansion = 1
    return table


def northeast(tile: str = "northeast", *, first: bool = False) -> Table:
    """Leave one piece to finish the Northeast, of which A is first or second."""
    table = Table(4).scored("pittsburgh", "A" if first else "B")
    table.city("new_york", "AAAA____" if first else "AAAAB___")
    table.state.region_tile[REGION_INDEX["northeast"]] = TILE_INDEX[tile]
    return table.has("A", used_bonus_tiles=1)


def three_towns(*milestones: str) -> Table:
    table = Table(4, milestones=milestones)
    return table.towns(boise="A", spokane="A", salt_lake_city="A")


def big_cities() -> Table:
    """Leave one piece to the majority of both cities of the Northeast."""
    return Table(4).city("pittsburgh", "A_").city("new_york", "AAAA____")


def indianapolis() -> Table:
    return Table(4).towns(indianapolis="A")


OTHERS = ("four_regions", "region", "big_city", "two_8_links")

GIVEN: tuple[tuple[Position, str, Advice], ...] = (
    (lambda: ending(9, 3), "end", a.EndsGame("won", 31, 25)),
    (lambda: ending(3, 3), "end", a.EndsGame("shared", 25, 25)),
    (lambda: ending(3, 9), "end", a.EndsGame("lost", 25, 31)),
    (lambda: Table().city("chicago", "AAA____"), "grow chicago", a.ScoresCity("chicago", 7, majority=True)),
    (lambda: Table().city("omaha", "ABB_"), "grow omaha", a.ScoresCity("omaha", 2, majority=False)),
    (northeast, "grow new_york", a.ScoresRegion("northeast", 3)),
    (northeast, "grow new_york", a.RanksInRegion("northeast", 1, 5, 0)),
    (lambda: northeast("dollar1"), "grow new_york", a.RanksInRegion("northeast", 1, 0, 8)),
    (lambda: Table().city("omaha", "BBA_"), "grow omaha", a.GivesCity("omaha", 1, 2)),
    (northeast, "grow new_york", a.GivesRegion("northeast", 1, 6, 0)),
    (lambda: northeast("dollar1"), "grow new_york", a.GivesRegion("northeast", 1, 0, 12)),
    (lambda: Table().city("washington", "BBAA__"), "grow washington", a.BlocksCity("washington", 1)),
    (lambda: Table().city("dallas", "ABAB_"), "grow dallas", a.BlocksCity("dallas", 1)),
    (lambda: Table().city("dallas", "BBA__"), "grow dallas; double dallas", a.BlocksCity("dallas", 1)),
    (lambda: Table().city("dallas", "AB___"), "grow dallas", a.NearlyHasCity("dallas", 5)),
    (
        lambda: three_towns("four_towns", *OTHERS),
        "expand pocatello $0",
        a.ReachesMilestone("four_towns"),
    ),
    (lambda: northeast("link", first=True), "grow new_york", a.TakesTile("link")),
    (lambda: northeast("expansion", first=True), "grow new_york", a.TakesTile("expansion")),
    (lambda: northeast("bonus1", first=True), "grow new_york", a.TakesTile("bonus")),
    (lambda: Table().city("chicago", "AAA____"), "grow chicago", a.TakesTieBreaker("great_lakes")),
    (lambda: Table().city("omaha", "BBA_"), "grow omaha", a.TakesTieBreaker("heartland")),
    (lambda: Table(actor="B").city("chicago", "AB_____"), "grow chicago", a.LeadsRegion("great_lakes")),
    (indianapolis, "expand detroit $1", a.RaisesIncome(1, 2)),
    (lambda: Table(boom="chicago").city("chicago", "AB_____"), "stay", a.BoomPays("chicago", 2)),
    (indianapolis, "expand detroit $1", a.EntersCity("detroit", 3)),
    (lambda: three_towns("four_towns", *OTHERS), "expand pocatello $0", a.OpensTown("pocatello")),
    (indianapolis, "cash", a.UsesBonusTile("cash")),
    (lambda: Table().city("dallas", "A____"), "grow dallas; double dallas", a.UsesBonusTile("double")),
    (indianapolis, "expand detroit $1; again pittsburgh $1", a.UsesBonusTile("again")),
)

NOT_GIVEN: tuple[tuple[str, Position, str, type[Advice]], ...] = (
    ("another may still expand", lambda: Table(2), "", a.EndsGame),
    ("a piece is missing", lambda: Table().city("chicago", "AA_____"), "grow chicago", a.ScoresCity),
    ("another gains it", lambda: Table().city("omaha", "BBA_"), "grow omaha", a.ScoresCity),
    ("a city is missing", lambda: Table().city("new_york", "AAAA____"), "grow new_york", a.ScoresRegion),
    ("a city is missing", lambda: Table().city("new_york", "AAAA____"), "grow new_york", a.RanksInRegion),
    ("the active player gains it", lambda: Table().city("omaha", "ABB_"), "grow omaha", a.GivesCity),
    ("the active player is first", lambda: northeast(first=True), "grow new_york", a.GivesRegion),
    ("room is left", lambda: Table().city("washington", "BBA___"), "grow washington", a.BlocksCity),
    ("the other gains it", lambda: Table().city("omaha", "BBA_"), "grow omaha", a.BlocksCity),
    ("it was far away", lambda: Table().city("chicago", "BAAA___"), "grow chicago", a.BlocksCity),
    ("it was impossible", lambda: Table().city("dallas", "BAAC_"), "grow dallas", a.BlocksCity),
    ("it was so before", lambda: Table().city("dallas", "AA___"), "", a.NearlyHasCity),
    ("two are missing", lambda: Table().city("washington", "A_____"), "grow washington", a.NearlyHasCity),
    ("it is scored", lambda: Table().city("dallas", "AA___"), "grow dallas", a.NearlyHasCity),
    (
        "it is not open",
        lambda: three_towns("two_three_four", *OTHERS),
        "expand pocatello $0",
        a.ReachesMilestone,
    ),
    ("another is first", lambda: northeast("link"), "grow new_york", a.TakesTile),
    (
        "another has it",
        lambda: Table().scored("detroit", "B").city("chicago", "AAA____"),
        "grow chicago",
        a.TakesTieBreaker,
    ),
    ("the region is scored", big_cities, "grow pittsburgh; grow new_york", a.TakesTieBreaker),
    ("it was so before", lambda: Table().city("chicago", "AB_____"), "grow chicago", a.LeadsRegion),
    ("another has more", lambda: Table().city("chicago", "BBA____"), "", a.LeadsRegion),
    ("the region is scored", lambda: northeast(first=True), "grow new_york", a.LeadsRegion),
    ("it falls", lambda: Table().city("detroit", "AB__"), "grow detroit", a.RaisesIncome),
    ("the step is not reached", lambda: Table().city("detroit", "AB__"), "", a.RaisesIncome),
    ("nobody is there", lambda: Table(boom="chicago").city("detroit", "A___"), "stay", a.BoomPays),
    ("the step is not reached", lambda: Table(boom="omaha").city("omaha", "AB__"), "stay", a.BoomPays),
    ("it is a city", indianapolis, "expand detroit $1", a.OpensTown),
    ("it is full", lambda: indianapolis().city("pittsburgh", "B_"), "expand pittsburgh $1", a.EntersCity),
    ("it was entered before", lambda: Table().city("detroit", "A___"), "grow detroit", a.EntersCity),
    ("it is kept", indianapolis, "expand detroit $1", a.UsesBonusTile),
)


def reasons(position: Position, moves: str) -> tuple[Advice, ...]:
    """Ask for the reasons of a turn, whose end is not written."""
    turn = [move for move in moves.split("; ") if move and move != "end"]
    return reasons_for(position().game, [*turn, "end"])


def name_of(case: object) -> str | None:
    if isinstance(case, type):
        return case.__name__
    return case.id if isinstance(case, get_args(Advice)) else None


@pytest.mark.parametrize(("position", "moves", "advice"), GIVEN, ids=name_of)
def test_a_reason_is_given_where_it_is_true(position: Position, moves: str, advice: Advice) -> None:
    assert advice in reasons(position, moves)


@pytest.mark.parametrize(("because", "position", "moves", "kind"), NOT_GIVEN, ids=name_of)
def test_a_reason_is_not_given_where_it_is_not_true(
    because: str, position: Position, moves: str, kind: type[Advice]
) -> None:
    assert kind not in {type(advice) for advice in reasons(position, moves)}, because


def test_every_reason_has_both_cases() -> None:
    assert {type(advice) for _, _, advice in GIVEN} == set(get_args(Advice))
    assert {kind for *_, kind in NOT_GIVEN} == set(get_args(Advice))


def test_every_reason_has_an_id_of_its_own() -> None:
    ids = {kind.__dataclass_fields__["id"].default for kind in get_args(Advice)}
    assert len(ids) == len(get_args(Advice))


def test_what_is_gained_comes_first_and_the_most_of_it() -> None:
    table = northeast().city("chicago", "AAA____").city("omaha", "ABB_").city("dallas", "AB___")
    found = reasons(lambda: table, "grow chicago; grow new_york; grow omaha; grow dallas")
    assert found[:6] == (
        a.ScoresCity("new_york", 8, majority=True),
        a.ScoresCity("chicago", 7, majority=True),
        a.RanksInRegion("northeast", 1, 5, 0),
        a.ScoresRegion("northeast", 3),
        a.ScoresCity("omaha", 2, majority=False),
        a.GivesRegion("northeast", 1, 6, 0),
    )


def test_the_end_of_the_game_comes_before_all_and_leaves_nothing_for_later() -> None:
    table = ending(9, 3).city("dallas", "ABAB_").city("washington", "A_____")
    found = reasons(lambda: table, "grow dallas; grow washington")
    assert found == (a.EndsGame("won", 36, 25), a.ScoresCity("dallas", 5, majority=True))


def test_the_rest_of_a_turn_has_the_reasons_of_what_is_promised() -> None:
    table = Table().city("washington", "BBAA__")
    table.play("grow washington")
    found = reasons_for(table.game, ["end"])
    assert found == (a.BlocksCity("washington", 1), a.NearlyHasCity("washington", 6))


def test_a_decision_of_the_setup_has_reasons() -> None:
    found = reasons_for(Game.new(NAMES[:3]), [Move("open", "raleigh")])
    assert found == (a.LeadsRegion("mid_atlantic"), a.OpensTown("raleigh"))


def test_the_game_is_only_looked_at() -> None:
    game = Table().city("omaha", "ABB_").game
    before = game.position.copy()
    reasons_for(game, ["grow omaha", "end"])
    assert game.position.same_as(before)


def test_a_game_that_is_over_has_no_reasons() -> None:
    table = ending(1, 2)
    table.turn()
    assert reasons_for(table.game, []) == ()


# --- random games, looked at a second time without the standings that views have ---


@examples(20)
@given(options(), seeds, styles)
def test_the_reasons_of_any_turn_are_true_and_complete(chosen: Options, seed: int, style: Style) -> None:
    for game, moves in turns(Game.new(**chosen), seed, style):
        assert game.actor is not None
        after = game.copy()
        check(game.actor, reasons_for(game, moves), after.play_all(moves), game.view(), after.view())


def turns(game: Game, seed: int, style: Style) -> Iterator[tuple[Game, list[Move]]]:
    """Play a game; return each turn or decision of the setup with the position before it."""
    before, moves = game.copy(), list[Move]()
    for move, _ in playing(game, seed, style):
        moves.append(move)
        if move.kind == "end" or before.turn == 0:
            yield before, moves
            before, moves = game.copy(), []


def check(seat: int, found: tuple[Advice, ...], events: list[Event], before: View, after: View) -> None:
    assert len(set(found)) == len(found)
    check_gains(seat, found, events, before, after)
    lasting = {
        advice for advice in found if isinstance(advice, a.BlocksCity | a.NearlyHasCity | a.LeadsRegion)
    }
    if after.end_reason:
        assert not lasting
        assert a.EndsGame is type(found[0])
        return
    scorers = {event.place: event.seat for event in events if isinstance(event, e.CityScored)}
    expected: set[Advice] = set()
    for old, new in zip(before.places, after.places, strict=True):
        for other in range(len(after.players)):
            gone = not takes(new, other) and scorers.get(old.id) != other
            if other != seat and takes(old, other) in (1, 2) and gone:
                expected.add(a.BlocksCity(old.id, other))
        if takes(new, seat) == 1 and takes(old, seat) != 1:
            expected.add(a.NearlyHasCity(new.id, new.value or 0))
    for region, same in zip(before.regions, after.regions, strict=True):
        if same.open and not same.scored and first(after, same) == seat != first(before, region):
            expected.add(a.LeadsRegion(same.id))
    assert lasting == expected
    check_income(seat, found, before, after)


def check_gains(seat: int, found: tuple[Advice, ...], events: list[Event], before: View, after: View) -> None:
    """Compare what is gained and given with the money, the influence and the events."""
    gained = after.players[seat].influence - before.players[seat].influence
    for event in events:
        if isinstance(event, e.FinalCounted) and event.seat == seat:
            gained -= event.for_towns + event.for_money + event.for_bonus_tiles
    gains = [advice.gain for advice in found if isinstance(advice, a.ScoresCity | a.ScoresRegion)]
    ranks = [advice.influence for advice in found if isinstance(advice, a.RanksInRegion)]
    assert sum(gains) + sum(ranks) == gained
    given_away = sum(advice.gain for advice in found if isinstance(advice, a.GivesCity))
    cities = [event for event in events if isinstance(event, e.CityScored)]
    assert given_away == sum(event.influence for event in cities if event.seat != seat)
    tiles = sum(isinstance(advice, a.ReachesMilestone) for advice in found)
    tiles += a.TakesTile("bonus") in found
    tiles -= any(isinstance(advice, a.UsesBonusTile) for advice in found)
    assert after.players[seat].bonus_tiles == before.players[seat].bonus_tiles + tiles
    towns = sum(isinstance(advice, a.OpensTown) for advice in found)
    assert after.players[seat].towns == before.players[seat].towns + towns


def takes(place: PlaceView, seat: int) -> int | None:
    """Count the pieces with which a player who is there takes the majority, if the empty spaces suffice."""
    own, empty = place.spaces.count(seat), place.spaces.count(None)
    needs = [more for more in range(1, empty + 1) if 2 * (own + more) > len(place.spaces)]
    return needs[0] if place.kind == "city" and own and needs else None


def first(view: View, region: RegionView) -> int | None:
    """Find who is first in a region, by the pieces in its places."""
    count = len(view.players)
    pieces = [
        sum(place.pieces[seat] for place in view.places if place.region == region.id) for seat in range(count)
    ]
    seats = sorted(range(count), key=lambda seat: (-pieces[seat], (seat - (region.tie_breaker or 0)) % count))
    return seats[0] if pieces[seats[0]] else None


def check_income(seat: int, found: tuple[Advice, ...], before: View, after: View) -> None:
    """Compare the income with the chart."""
    income = []
    for view in before, after:
        cities = [place for place in view.places if place.kind == "city" and seat in place.spaces]
        spaces = sum(place.spaces.count(None) * (2 if place.id == view.boom else 1) for place in cities)
        steps = BOARD.income[len(view.players)]
        income.append([dollars for least, dollars in steps if least <= spaces][-1])
    raises = [(advice.before, advice.after) for advice in found if isinstance(advice, a.RaisesIncome)]
    assert raises == ([tuple(income)] if income[0] < income[1] else [])
