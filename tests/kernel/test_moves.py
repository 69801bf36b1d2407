"""The table of moves is fixed for a version of the rules."""

import re

import pytest

from franchise import Move
from franchise.board import BOARD
from franchise.game.codes import NO_CODE, code_of, is_far, move_of
from franchise.kernel import moves as m
from franchise.kernel.lookup import PLACE_INDEX, REGION_INDEX

FIRST_AND_LAST = {
    "LAY_CITY": (0, 6),
    "LAY_REGION": (7, 36),
    "OPEN": (37, 37),
    "BOOM": (38, 38),
    "STAY": (39, 39),
    "EXPAND": (40, 44),
    "EXPAND_FREE": (45, 49),
    "EXPAND_FAR": (50, 50),
    "EXPAND_FAR_FREE": (51, 51),
    "AGAIN": (52, 63),
    "GROW": (64, 64),
    "DOUBLE": (65, 65),
    "CASH": (66, 66),
    "END": (67, 67),
}


def test_the_kinds_have_the_numbers_that_the_documentation_says() -> None:
    assert {name: getattr(m, name) for name in FIRST_AND_LAST} == {
        name: first for name, (first, _) in FIRST_AND_LAST.items()
    }
    rows = re.findall(r"^\| `(\w+)`[^|]*\| (\d+)(?: … (\d+))? \|", m.__doc__ or "", re.MULTILINE)
    assert {name: (int(first), int(last or first)) for name, first, last in rows} == FIRST_AND_LAST
    assert (m.KINDS, m.TARGETS, m.MOVES) == (68, 64, 4352)
    assert m.AGAIN_FAR_FREE == m.GROW - 1
    assert m.AGAIN - m.EXPAND == m.AGAIN_OFFSET == 12


@pytest.mark.parametrize(
    ("text", "kind", "target"),
    [
        ("lay omaha 5", 3, "omaha"),
        ("lay texas n03", 7 + 12, "texas"),
        ("lay texas northwest", 7, "texas"),
        ("lay northwest link", 36, "northwest"),
        ("open pueblo", 37, "pueblo"),
        ("boom chicago", 38, "chicago"),
        ("stay", 39, None),
        ("expand chicago $0", 40, "chicago"),
        ("expand chicago $1", 41, "chicago"),
        ("expand chicago $3", 42, "chicago"),
        ("expand chicago $5", 43, "chicago"),
        ("expand chicago $8", 44, "chicago"),
        ("expand chicago $0 free", 45, "chicago"),
        ("expand chicago $8 free", 49, "chicago"),
        ("expand chicago far $9", 50, "chicago"),
        ("expand chicago far free $4", 51, "chicago"),
        ("again chicago $0", 52, "chicago"),
        ("again chicago $8 free", 61, "chicago"),
        ("again chicago far $9", 62, "chicago"),
        ("again chicago far free $4", 63, "chicago"),
        ("grow omaha", 64, "omaha"),
        ("double omaha", 65, "omaha"),
        ("cash", 66, None),
        ("end", 67, None),
    ],
)
def test_a_move_has_its_number(text: str, kind: int, target: str | None) -> None:
    index = 0 if target is None else (PLACE_INDEX | REGION_INDEX)[target]
    code = code_of(Move.parse(text))
    assert code == 64 * kind + index
    price = int(text.rpartition("$")[2]) if is_far(code) else 0
    assert str(move_of(code, price)) == text


def test_the_whole_table_can_be_written_and_read() -> None:
    written = set()
    for kind in range(m.KINDS):
        targets = len(BOARD.regions) if m.LAY_REGION <= kind < m.OPEN else len(BOARD.places)
        for target in range(1 if kind in (m.STAY, m.CASH, m.END) else targets):
            move = move_of(64 * kind + target, 7)
            assert code_of(move) == 64 * kind + target
            assert Move.parse(str(move)) == move
            written.add(str(move))
    assert len(written) == 7 * 45 + 30 * 10 + 2 * 45 + 24 * 45 + 2 * 45 + 3


@pytest.mark.parametrize("text", ["expand chicago $2", "again chicago $9 free", "expand omaha $9999"])
def test_a_price_that_no_link_has_is_no_move_of_the_table(text: str) -> None:
    assert code_of(Move.parse(text)) == NO_CODE
