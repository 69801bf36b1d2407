"""Every reason why a move is not legal, by a table and a move."""

from collections.abc import Callable
from typing import get_args

import pytest

from franchise import Game, Illegal, Reason
from franchise.game import reasons as r
from franchise.words import Words
from tables import NAMES, Table

Case = tuple[Callable[[], Table | Game], str, Reason]


def plain() -> Table:
    """Put A into Phoenix, Pueblo and scored Pittsburgh, B into Denver."""
    table = Table(3, money=5).city("phoenix", "A____").towns(pueblo="A").scored("pittsburgh", "A")
    return table.city("denver", "B___").towns(flagstaff="B").scored("charlotte", "B")


def with_both_tiles() -> Table:
    return Table(4).towns(salt_lake_city="A").scored("chicago", "A").holds("A", "link", "expansion")


def expanded() -> Table:
    table = plain()
    table.play("expand denver $1")
    return table


def grown() -> Table:
    table = plain().city("omaha", "BAB_")
    table.play("grow phoenix", "grow omaha")
    return table


def finished() -> Table:
    table = Table(2)
    table.turn()
    table.turn()
    return table


def earned() -> Table:
    open_ones = ("two_8_links", "four_towns", "region", "big_city", "two_three_four")
    table = Table(4, milestones=open_ones).scored("chicago", "A")
    table.state.dearest_links_used[0] = 1
    table.play("expand new_york $8")
    return table


def drafting() -> Game:
    game = Game.new(NAMES[:3], city_tiles="draft")
    game.play("lay chicago 8")
    return game


def drafting_regions() -> Game:
    game = Game.new(NAMES[:3], region_tiles="draft")
    game.play("lay texas texas")
    return game


def boom() -> Table:
    return Table(4, boom="chicago")


def opening() -> Game:
    return Game.new(NAMES[:3])


def used() -> Table:
    table = plain()
    table.play("cash")
    return table


CASES: tuple[Case, ...] = (
    (finished, "end", r.GameIsOver()),
    (opening, "end", r.WrongPhase("open_towns")),
    (grown, "expand denver $1", r.ExpandBeforeGrowing()),
    (plain, "stay", r.NoBoom()),
    (plain, "expand seattle $3", r.PlaceIsClosed("seattle")),
    (drafting_regions, "lay california california", r.RegionIsClosed("california")),
    (opening, "open chicago", r.NotATown("chicago")),
    (plain, "grow pueblo", r.NotACity("pueblo")),
    (plain, "expand flagstaff $1", r.TownIsTaken("flagstaff")),
    (plain, "expand charlotte $5", r.CityIsScored("charlotte")),
    (plain, "expand phoenix $0", r.AlreadyPresent("phoenix")),
    (plain, "grow denver", r.NotPresent("denver")),
    (expanded, "grow denver", r.JustExpanded("denver")),
    (plain, "expand omaha $5", r.NoLink("omaha")),
    (plain, "expand chicago $3", r.NoSuchLink("chicago", 3)),
    (lambda: plain().scored("houston", "A"), "expand omaha $8", r.TooDear(8, 5)),
    (lambda: plain().has("A", supply=0), "grow phoenix", r.SupplyIsEmpty()),
    (expanded, "expand chicago $5", r.AlreadyExpanded()),
    (plain, "again chicago $5", r.AgainNeedsExpand()),
    (plain, "expand chicago $5 free", r.NoLinkTile()),
    (plain, "expand omaha far $2", r.NoExpansionTile()),
    (with_both_tiles, "expand portland $0 free", r.LinkCostsNothing("portland")),
    (with_both_tiles, "expand denver far $1", r.SingleLinkIsAsCheap("denver", 1)),
    (with_both_tiles, "expand denver far free $0", r.SingleLinkLeadsThere("denver")),
    (with_both_tiles, "expand boise far free $0", r.FreeLinkSavesNothing("boise")),
    (with_both_tiles, "expand boise far $4", r.WayCosts("boise", 0)),
    (grown, "grow phoenix", r.AlreadyGrown("phoenix")),
    (plain, "double phoenix", r.NotGrown("phoenix")),
    (grown, "double omaha", r.NoRoomToDouble("omaha")),
    (lambda: plain().has("A", bonus_tiles=0), "cash", r.NoBonusTile()),
    (used, "cash", r.BonusTileUsed()),
    (lambda: Table(3, rounds=0), "cash", r.FirstTurn()),
    (earned, "cash", r.BonusTileNotReady()),
    (boom, "boom chicago", r.BoomIsThere("chicago")),
    (boom, "boom houston", r.BoomCannotReach("houston")),
    (drafting, "lay chicago 7", r.CityHasTile("chicago")),
    (drafting_regions, "lay texas heartland", r.RegionHasTile("texas")),
    (drafting, "lay new_york 8", r.NoCityTileLeft(8)),
    (drafting_regions, "lay heartland texas", r.RegionTileNotInPool("texas")),
    (drafting, "lay omaha 8", r.WrongClass("omaha", 8)),
)


def name_of(case: object) -> str | None:
    return case.id if isinstance(case, get_args(Reason)) else None


@pytest.mark.parametrize(("position", "move", "reason"), CASES, ids=name_of)
def test_a_move_is_refused_with_its_reason(
    position: Callable[[], Table | Game], move: str, reason: Reason
) -> None:
    found = position()
    game = found.game if isinstance(found, Table) else found
    assert game.check(move) == reason
    with pytest.raises(Illegal) as error:
        game.play(move)
    assert error.value.reason == reason


def test_without_moves_there_is_nothing_to_undo() -> None:
    with pytest.raises(Illegal) as error:
        opening().undo()
    assert error.value.reason == r.NothingToUndo()


def test_every_reason_has_a_case() -> None:
    covered = {type(reason) for _, _, reason in CASES} | {r.NothingToUndo, r.TurnIsOver}
    assert set(get_args(Reason)) == covered


def test_every_reason_has_an_id_of_its_own() -> None:
    assert len({kind.__dataclass_fields__["id"].default for kind in get_args(Reason)}) == len(
        get_args(Reason)
    )


@pytest.mark.parametrize(
    "reason", [*(reason for _, _, reason in CASES), r.NothingToUndo(), r.TurnIsOver()], ids=name_of
)
def test_every_reason_is_a_sentence(reason: Reason) -> None:
    sentence = Words("en").reason(reason)
    assert len(sentence.split()) >= 3
    assert "{" not in sentence


@pytest.mark.parametrize("phase", get_args(r.Phase))
def test_every_wrong_phase_is_a_sentence(phase: r.Phase) -> None:
    assert Words("en").reason(r.WrongPhase(phase))


@pytest.mark.parametrize(
    ("reason", "sentence"),
    [
        (r.CityIsScored("chicago"), "Chicago has already been scored"),
        (r.TooDear(8, 5), "costs $8, you have $5"),
        (r.NoLink("st_louis"), "none of your places has a link to St. Louis"),
        (r.RegionIsClosed("northern_plains"), "Northern Plains isn’t in play with two or three players"),
    ],
)
def test_what_some_reasons_say(reason: Reason, sentence: str) -> None:
    assert Words("en").reason(reason) == sentence
    assert str(Illegal(reason)) == sentence
    assert str(Illegal(reason, 3)) == f"move 3: {sentence}"
