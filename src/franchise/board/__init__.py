"""The printed facts of the game: one data file for the board, one for the additional region tiles."""

from franchise.board.check import BoardError
from franchise.board.load import BOARD, load
from franchise.board.model import Board, Link, Place, Region, RegionTile, TileKind

__all__ = ["BOARD", "Board", "BoardError", "Link", "Place", "Region", "RegionTile", "TileKind", "load"]
