"""What environments show of a game: printed, as text, as pixels."""

import numpy as np
from numpy.typing import NDArray

from franchise.drawing import draw
from franchise.drawing.pixels import image_of, load_vips
from franchise.envs.rewards import expect
from franchise.game.game import Game

RENDER_MODES = ("human", "ansi", "rgb_array")
RENDER_FPS = 1
Rendered = str | NDArray[np.uint8] | None


def check_render_mode(mode: str | None) -> None:
    """Raise `Malformed` for what is no mode, and `NoPictures` for pixels that cannot be made here."""
    expect(mode in (None, *RENDER_MODES), "render_mode", f"None or one of {list(RENDER_MODES)}", mode)
    if mode == "rgb_array":
        load_vips()


def render(game: Game, mode: str | None) -> Rendered:
    """Print the board (`human`), or return it as text (`ansi`) or as pixels (`rgb_array`)."""
    if mode == "rgb_array":
        return pixels_of(game)
    if mode == "human":
        print(game)
    return str(game) if mode == "ansi" else None


def pixels_of(game: Game) -> NDArray[np.uint8]:
    """Draw the board in the look of the client: rows of pixels of red, green and blue."""
    pixels: NDArray[np.uint8] = image_of(draw(game).svg).numpy()
    return pixels
