"""Studies: a game, or a position, with what else could have been played."""

from franchise.variations.study import Chances, Path, Study, Variation, chances

__all__ = ["Chances", "Path", "Study", "Variation", "chances"]
