"""Self-play as data: games as records, and their positions with results and evaluations.

>>> from pathlib import Path
>>> from tempfile import TemporaryDirectory
>>> from franchise.bots import BotChoice
>>> with TemporaryDirectory() as directory:
...     dataset = Dataset(Path(directory), DatasetPlan(BotChoice.parse("random")))
...     games = [game.number for game in dataset.play(3)]
>>> games
[1, 2, 3]
"""

from franchise.datasets.dataset import Dataset, DatasetFailed
from franchise.datasets.playing import DatasetPlan, PlayedGame

__all__ = ["Dataset", "DatasetFailed", "DatasetPlan", "PlayedGame"]
