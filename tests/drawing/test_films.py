"""Pixels, scenes and films."""

import sys
from pathlib import Path
from typing import Any

import pytest

from franchise import Game, Malformed
from franchise.drawing import draw
from franchise.drawing.film import gif_of, write_film
from franchise.drawing.pixels import NoPictures, can_make_pixels
from franchise.drawing.progress import standings
from franchise.drawing.scene import SIZE, draw_game, draw_greeting

pyvips: Any = pytest.importorskip("pyvips")
av: Any = pytest.importorskip("av")


def test_a_picture_has_the_size_that_was_asked_for(midgame: Game) -> None:
    image = pyvips.Image.new_from_buffer(draw(midgame).png(400), "")
    assert (image.width, image.height, image.bands) == (400, 250, 3)


def test_a_picture_has_the_colours_of_the_board(midgame: Game) -> None:
    light, dark = (draw(midgame, theme=theme, width=800).png() for theme in ("light", "dark"))
    sea = [pyvips.Image.new_from_buffer(png, "")(795, 495) for png in (light, dark)]
    assert [[round(channel) for channel in colour] for colour in sea] == [[191, 220, 214], [18, 38, 44]]


@pytest.mark.parametrize("moves", [0, 3, 40])
def test_a_scene_can_be_drawn_at_any_time(midgame: Game, moves: int) -> None:
    drawing = draw_game(midgame.at(moves), theme="dark", language="fr")
    assert f'width="{SIZE[0]}" height="{SIZE[1]}"' in drawing.svg


def test_the_greeting_names_nobody() -> None:
    assert draw_greeting(language="de").svg == draw_greeting(language="de").svg
    assert draw_greeting(language="de").svg != draw_greeting(language="en").svg


def test_the_standings_end_with_the_result(short_game: Game) -> None:
    found = standings(short_game)
    assert short_game.result is not None
    assert found[-1].total == short_game.result.influence
    assert [standing.turn for standing in found] == list(range(short_game.turn + 1))


def test_a_gif_has_a_scene_for_every_turn(short_game: Game) -> None:
    told: list[tuple[int, int]] = []
    gif = gif_of(short_game, tell=lambda done, of: told.append((done, of)))
    film = pyvips.Image.new_from_buffer(gif, "", n=-1)
    count = short_game.turn + 1
    assert (film.get("n-pages"), film.width) == (count, 960)
    assert film.get("delay") == [800] * (count - 1) + [4000]
    assert told == [(done, count) for done in range(1, count + 1)]
    assert len(gif) < 40_000 * count + 150_000


def test_an_mp4_shows_every_turn_for_as_long(short_game: Game, tmp_path: Path) -> None:
    path = tmp_path / "game.mp4"
    write_film(short_game, path, theme="dark", language="fr")
    with av.open(str(path)) as film:
        frames = sum(1 for _ in film.decode(video=0))
        assert (film.streams.video[0].width, film.streams.video[0].height) == (960, 504)
    assert frames == 8 * short_game.turn + 40


def test_other_films_are_refused(short_game: Game, tmp_path: Path) -> None:
    with pytest.raises(Malformed, match=r"ends in \.gif or \.mp4"):
        write_film(short_game, tmp_path / "game.avi")


def test_without_the_extra_it_says_what_to_install(midgame: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyvips", None)
    assert not can_make_pixels()
    with pytest.raises(NoPictures, match=r'pip install "franchise\[pictures\]"'):
        draw(midgame).png()


def test_a_drawing_is_saved_as_what_its_name_says(midgame: Game, tmp_path: Path) -> None:
    drawing = draw(midgame, width=200)
    drawing.save(tmp_path / "board.svg")
    drawing.save(tmp_path / "board.PNG")
    assert (tmp_path / "board.svg").read_text("utf-8") == drawing.svg
    assert (tmp_path / "board.PNG").read_bytes().startswith(b"\x89PNG")
    with pytest.raises(Malformed, match=r"ends in \.svg or \.png"):
        drawing.save(tmp_path / "board.jpg")
