"""Boards, charts and films as pictures, in the look of the client.

SVG needs nothing but Python. Pixels need the extra `franchise[pictures]` (`franchise.drawing.pixels`).
"""

from franchise.drawing.drawing import Drawing, draw

__all__ = ["Drawing", "draw"]
