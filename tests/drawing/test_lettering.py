"""Letters as outlines."""

import pytest

from franchise.board import BOARD
from franchise.drawing.lettering import MISSING, WEIGHTS, font, write
from franchise.words import Words, languages
from tools import glyphs


@pytest.mark.parametrize(("name", "weight"), glyphs.WANTED)
def test_they_are_those_of_the_fonts_that_the_client_has(name: str, weight: int) -> None:
    if not glyphs.FONTS.is_dir():
        pytest.skip("the client's packages are not installed")
    assert (glyphs.OUT / f"{name}-{weight}.json").read_text("utf-8") == glyphs.written(name, weight)


def test_every_weight_is_there() -> None:
    assert {(name, weight) for name, weights in WEIGHTS.items() for weight in weights} == set(glyphs.WANTED)


@pytest.mark.parametrize("language", languages())
def test_all_that_is_written_on_the_board_has_letters(language: str) -> None:
    words = Words(language)
    texts = [words.region(region.id) for region in BOARD.regions]
    texts += [words.message(name) for name in ("board-track", "board-closed", "home-lead", "game-setup")]
    texts += [place.name for place in BOARD.places] + ["0123456789$+−±×✓"]
    for weight in WEIGHTS["barlow-condensed"]:
        assert not [
            sign for text in texts for sign in text if font("Barlow Condensed", weight).glyph(sign) == MISSING
        ]


def test_pairs_of_letters_stand_closer() -> None:
    pair = write("To", "Barlow Condensed", 700).width
    assert pair < write("T", "Barlow Condensed", 700).width + write("o", "Barlow Condensed", 700).width


def test_figures_are_all_as_wide() -> None:
    assert len({write(figure, "Barlow Condensed", 700).width for figure in "0123456789"}) == 1


def test_a_letter_that_no_font_has_is_the_nearest_or_a_box() -> None:
    figtree = font("Figtree", 700)
    assert figtree.glyph("ế") == figtree.glyph("e")
    assert figtree.glyph("漢") == MISSING
