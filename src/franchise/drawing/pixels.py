"""Drawings as pixels: PNG files, and the frames of films. Needs the extra `franchise[pictures]`.

libvips renders SVG with librsvg, inside its wheel, and lets other threads go on meanwhile. Letters are
outlines by then, so that no font of the machine plays a part.
"""

from importlib.util import find_spec
from typing import Any

from franchise.game.errors import FranchiseError


class NoPictures(FranchiseError):
    """What makes pixels is not installed."""


def load_vips() -> Any:
    """Return libvips, or raise `NoPictures` where it is not installed."""
    try:
        import pyvips
    except ImportError:
        raise NoPictures('pixels need the extra "pictures": pip install "franchise[pictures]"') from None
    pyvips.cache_set_max(0)  # no drawing is asked for twice, and each would hold some megabytes
    return pyvips


def can_make_pixels() -> bool:
    """Return whether what makes pixels is installed; nothing is loaded yet."""
    return find_spec("pyvips") is not None


def image_of(svg: str, width: int | None = None) -> Any:
    """Render a drawing in its own size, or in another width, as an image of libvips without transparency."""
    vips = load_vips()
    data = svg.encode()
    scale = 1.0
    if width is not None:
        scale = width / vips.Image.svgload_buffer(data).width
    return vips.Image.svgload_buffer(data, scale=scale).flatten(background=[255, 255, 255])


def png_of(svg: str, width: int | None = None) -> bytes:
    """Render a drawing as a PNG file."""
    written: bytes = image_of(svg, width).pngsave_buffer(compression=6, strip=True)
    return written
