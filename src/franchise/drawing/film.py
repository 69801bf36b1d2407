"""A game as a film: each turn a scene. Needs the extra `franchise[pictures]`."""

import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from franchise.drawing.drawing import checked
from franchise.drawing.pen import document
from franchise.drawing.pixels import NoPictures, image_of, load_vips
from franchise.drawing.progress import standings
from franchise.drawing.scene import SIZE, draw_scene, frame_of, headline_of, marks_of
from franchise.drawing.stylesheet import Theme
from franchise.game.errors import Malformed
from franchise.game.game import Game
from franchise.words import Words

ENDINGS = (".gif", ".mp4")
WIDTH = 960
SECONDS = 0.8
"""How long a turn is shown."""
LAST_SECONDS = 4.0
FRAMES_PER_SECOND = 10

Tell = Callable[[int, int], None]
"""Is told how many scenes are drawn, and of how many; what it raises ends the work."""


def scenes(game: Game, theme: Theme, language: str, colours: Sequence[str] | None = None) -> Iterator[str]:
    """Draw a game before its first turn and after each; at the end the result."""
    whole, words = standings(game, colours), Words(language)
    frame = frame_of(whole)
    for count, standing in enumerate(whole, 1):
        headline, marks = headline_of(standing, words), marks_of(standing)
        so_far, seat = whole[:count], standing.seat
        scene = draw_scene(standing.view, so_far, frame, theme, language, headline, marks, seat)
        yield document(scene, size=SIZE, width=WIDTH)


def check_film(path: Path) -> None:
    """Raise, before anything is drawn, if a film could not be written to this file."""
    if path.suffix.lower() not in ENDINGS:
        raise Malformed(f"{path}: expected a file that ends in {' or '.join(ENDINGS)}")
    if not path.parent.is_dir():
        raise Malformed(f"{path}: there is no directory {str(path.parent)!r}")
    load_vips()
    if path.suffix.lower() == ".mp4":
        _av()


def write_film(
    game: Game,
    path: Path,
    *,
    theme: Theme = "light",
    language: str = "en",
    tell: Tell = lambda done, of: None,
) -> None:
    """Write a game as a film, to a file that ends in `.gif` or `.mp4`."""
    check_film(path)
    checked(theme, language, WIDTH)
    if path.suffix.lower() == ".gif":
        path.write_bytes(gif_of(game, theme=theme, language=language, tell=tell))
    else:
        _write_mp4(_images(list(scenes(game, theme, language)), tell, None), path)


def _images(drawn: Sequence[str], tell: Tell, threads: int | None) -> Iterator[Any]:
    # Rendering lets other threads go on: as many scenes at a time as there are processors.
    with ThreadPoolExecutor(threads or os.cpu_count()) as pool:
        try:
            for done, image in enumerate(pool.map(lambda scene: image_of(scene).copy_memory(), drawn), 1):
                yield image
                tell(done, len(drawn))
        except BaseException:  # somebody stops it, perhaps from `tell`
            pool.shutdown(wait=False, cancel_futures=True)
            raise


def gif_of(
    game: Game,
    *,
    theme: Theme = "light",
    language: str = "en",
    colours: Sequence[str] | None = None,
    threads: int | None = None,
    tell: Tell = lambda done, of: None,
) -> bytes:
    """Return a game as a GIF; unless limited, as many threads work on it as there are processors."""
    vips = load_vips()
    images = list(_images(list(scenes(game, theme, language, colours)), tell, threads))
    delays = [round(SECONDS * 1000)] * (len(images) - 1) + [round(LAST_SECONDS * 1000)]
    joined = vips.Image.arrayjoin(images, across=1).copy()
    joined.set_type(vips.GValue.gint_type, "page-height", images[0].height)
    joined.set_type(vips.GValue.array_int_type, "delay", delays)
    joined.set_type(vips.GValue.gint_type, "loop", 0)
    # What did not change since the picture before is left out; dithering would change everything.
    written: bytes = joined.gifsave_buffer(
        dither=0, effort=4, interframe_maxerror=3, interpalette_maxerror=40
    )
    return written


def _av() -> Any:
    try:
        import av
    except ImportError:
        raise NoPictures('films need the extra "pictures": pip install "franchise[pictures]"') from None
    return av


def _write_mp4(images: Iterable[Any], path: Path) -> None:
    av = _av()
    import numpy as np

    last = None
    with av.open(str(path), "w") as film:
        stream = film.add_stream("libx264", rate=FRAMES_PER_SECOND)
        stream.width, stream.height = WIDTH, WIDTH * SIZE[1] // SIZE[0]
        stream.pix_fmt = "yuv420p"
        stream.options = {"crf": "23", "preset": "fast", "tune": "animation"}

        def show(image: Any, seconds: float) -> None:
            pixels = np.frombuffer(image.write_to_memory(), np.uint8)
            pixels = pixels.reshape(image.height, image.width, image.bands)
            for _ in range(round(seconds * FRAMES_PER_SECOND)):
                film.mux(stream.encode(av.VideoFrame.from_ndarray(pixels, format="rgb24")))

        for image in images:
            if last is not None:
                show(last, SECONDS)
            last = image
        show(last, LAST_SECONDS)
        film.mux(stream.encode(None))
