"""The client's style sheets, as drawings read them."""

import re
from importlib.resources import files

import pytest

from franchise.drawing.stylesheet import THEMES, Element, Look, Theme, look

BOARD = Element("div", "board")


def test_the_more_precise_rule_wins_wherever_it_stands() -> None:
    light = look("light")
    tile = Element("g", "region-tile")
    first = light.style((BOARD, tile, Element("text", "worth rank-0")))
    wide = light.style((BOARD, tile, Element("text", "worth rank-0 wide")))
    assert (first["font-size"], wide["font-size"], wide["font-weight"]) == ("28px", "22px", "800")


def test_the_dark_theme_has_rules_of_its_own() -> None:
    path = (BOARD, Element("g", "region-tile"), Element("text", "title"))
    assert look("dark").style(path)["fill"] == "#17191d"
    assert look("light").style(path)["fill"] == look("light").tokens["--card"]


def test_what_is_not_inside_is_not_styled() -> None:
    assert "fill" not in look("light").style((BOARD, Element("text", "title")))


def test_a_variable_is_the_one_set_nearest() -> None:
    inner = Element("g", "", None, (("--region", "var(--r-texas)"),))
    style = look("light").style((BOARD, inner, Element("path", "region")))
    assert style["fill"] == look("light").tokens["--r-texas"]


@pytest.mark.parametrize("theme", THEMES)
def test_every_token_that_the_board_uses_has_a_value(theme: Theme) -> None:
    css = files("franchise.board").joinpath("look", "board.css").read_text("utf-8")
    set_in_place = {"--region", "--deep", "--own", "--edge", "--calm", "--ease"}
    assert set(re.findall(r"var\((--[\w-]+)\)", css)) - set_in_place <= Look(theme).tokens.keys()


def test_texts_are_written_as_what_surrounds_them_says() -> None:
    assert look("light").lettering((BOARD, Element("g", "tag price-3"), Element("text", ""))) == {
        "font-family": "'Barlow Condensed', 'Arial Narrow', sans-serif",
        "font-size": "19.6px",
        "font-weight": "700",
        "text-anchor": "middle",
    }
