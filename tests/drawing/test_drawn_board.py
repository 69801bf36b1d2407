"""The board as a drawing."""

import re
import subprocess
import sys
from xml.etree import ElementTree

import pytest

from franchise import Game, Malformed
from franchise.board import BOARD
from franchise.drawing import draw
from franchise.drawing.stylesheet import THEMES, Theme, look

SVG = "{http://www.w3.org/2000/svg}"


def root_of(svg: str) -> ElementTree.Element:
    return ElementTree.fromstring(svg)


def colours_in(svg: str, place: str) -> set[str | None]:
    """Return the colours of the shapes of a place."""
    found = root_of(svg).find(f".//{SVG}g[@data-place='{place}']")
    assert found is not None
    return {shape.get("fill") for shape in found.iter()}


@pytest.mark.parametrize("theme", THEMES)
def test_every_place_and_region_is_drawn(midgame: Game, theme: Theme) -> None:
    root = root_of(draw(midgame, theme=theme).svg)
    places = [found.get("data-place") for found in root.iter() if found.get("data-place")]
    regions = [found.get("data-region") for found in root.iter() if found.get("data-region")]
    assert places == [place.id for place in BOARD.places]
    assert regions == [region.id for region in BOARD.regions]


@pytest.mark.parametrize("theme", THEMES)
def test_every_piece_on_the_board_is_drawn_in_the_colour_of_its_player(midgame: Game, theme: Theme) -> None:
    view = midgame.view()
    svg = draw(view, theme=theme).svg
    for player in view.players:
        pieces = sum(place.pieces[player.seat] for place in view.places)
        breakers = sum(
            region.tie_breaker == player.seat for region in view.regions if region.open and not region.scored
        )
        edge = look(theme).colour(f"p-{player.colour}-edge")
        fill = look(theme).colour(f"p-{player.colour}")
        drawn = [
            shape
            for shape in root_of(svg).iter(f"{SVG}path")
            if shape.get("fill") == fill and shape.get("stroke") == edge
        ]
        assert len(drawn) == pieces + breakers


def test_a_drawing_contains_no_text_that_would_need_a_font(midgame: Game) -> None:
    tags = {element.tag.removeprefix(SVG) for element in root_of(draw(midgame).svg).iter()}
    assert "text" not in tags and "tspan" not in tags


@pytest.mark.parametrize("theme", THEMES)
def test_nothing_of_the_style_sheets_is_left_over(midgame: Game, theme: Theme) -> None:
    svg = draw(midgame, theme=theme).svg
    assert not re.search(r"var\(|color-mix|calc\(|px[\"; ]", svg)
    names = re.findall(r' id="([^"]+)"', svg)
    assert len(names) == len(set(names))
    assert set(re.findall(r"url\(#([^)]+)\)", svg)) | set(re.findall(r'href="#([^"]+)"', svg)) <= set(names)


def test_drawings_of_different_looks_share_no_names(midgame: Game) -> None:
    light, dark = (set(re.findall(r' id="([^"]+)"', draw(midgame, theme=theme).svg)) for theme in THEMES)
    assert not light & dark


def test_a_plan_shows_its_pieces_and_its_links() -> None:
    game = Game.new(["Ann", "Bob", "Cy"], start="introductory")
    before, planned = draw(game).svg, draw(game, plan=["expand phoenix $1"]).svg
    assert planned == draw(game.view(), plan=game.plan(["expand phoenix $1"])).svg
    promise = "#d1176a"
    assert promise not in before
    assert planned.count(f'stroke="{promise}"') == 1
    glow = look("light").colour("neon-2")
    assert planned.count(f'stroke="{glow}"') == 2  # the link and its price


def test_a_planned_boom_marker_is_drawn_beside_its_city() -> None:
    game = Game.new(["Ann", "Bob"], start="introductory", boom=True)
    first = next(move for move in game.legal_moves() if str(move).startswith("boom"))
    assert draw(game, plan=[first]).svg.count('r="19"') == 1


def test_highlights_arrows_and_a_chain_are_drawn_where_they_belong() -> None:
    game = Game.new(["Ann", "Bob", "Cy"], start="introductory")
    svg = draw(game, highlights=["chicago", "texas"], arrows=[("flagstaff", "phoenix")], chain=0).svg
    root = root_of(svg)
    neon = look("light").colour("neon")
    rings = [shape for shape in root.iter(f"{SVG}circle") if shape.get("stroke") == neon]
    assert len(rings) == 1
    tile = root.find(f".//{SVG}g[@data-region='texas']/{SVG}rect")
    assert tile is not None and tile.get("stroke") == neon
    assert [found.get("data-arrow") for found in root.iter() if found.get("data-arrow")] == [
        "flagstaff phoenix"
    ]
    blue = look("light").colour("p-blue")
    chain = [group for group in root.iter(f"{SVG}g") if group.get("stroke") == blue]
    assert len(chain) == 1 and len(chain[0].findall(f"{SVG}circle")) == 2 * 2


def test_the_size_is_chosen_by_the_width(midgame: Game) -> None:
    root = root_of(draw(midgame, width=480).svg)
    assert (root.get("width"), root.get("height"), root.get("viewBox")) == ("480", "300", "0 0 1600 1000")


def test_regions_are_named_in_the_language(midgame: Game) -> None:
    assert len({draw(midgame, language=language).svg for language in ("en", "de", "fr")}) == 3


@pytest.mark.parametrize(
    ("options", "complaint"),
    [
        ({"theme": "blue"}, "theme: expected one of light, dark, got 'blue'"),
        ({"language": "xx"}, "language: expected one of de, en, fr, got 'xx'"),
        ({"width": 0}, "width: expected a number of pixels from 1 to 10000, got 0"),
        ({"highlights": ["atlantis"]}, "highlights: expected the id of a place or a region, got 'atlantis'"),
        ({"arrows": [("chicago", "atlantis")]}, "arrows: expected pairs of ids of two places"),
        ({"arrows": [("chicago", "chicago")]}, "arrows: expected pairs of ids of two places"),
        ({"chain": 7}, "chain: expected one of 0, 1, 2, 3, 4, got 7"),
    ],
)
def test_what_cannot_be_drawn_is_refused(midgame: Game, options: dict[str, object], complaint: str) -> None:
    with pytest.raises(Malformed, match=re.escape(complaint)):
        draw(midgame, **options)  # type: ignore[arg-type]


def test_moves_alone_are_no_plan_of_a_view(midgame: Game) -> None:
    with pytest.raises(Malformed, match="moves alone can be drawn on a game only"):
        draw(midgame.view(), plan=["end"])


def test_notebooks_show_games_views_and_drawings_as_the_board(midgame: Game) -> None:
    svg = draw(midgame).svg
    assert midgame._repr_svg_() == midgame.view()._repr_svg_() == draw(midgame)._repr_svg_() == svg
    assert str(midgame).startswith("Turn ")


def test_drawing_needs_nothing_but_the_game() -> None:
    code = (
        "import sys; from franchise import Game; Game.new(['A', 'B'])._repr_svg_();"
        "print([name for name in ('pyvips', 'av', 'matplotlib') if name in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"
