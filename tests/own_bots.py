"""Writes bots as users do: into files."""

from pathlib import Path

from franchise.bots import BotChoice, load_choice

BOT = """
import os
from franchise.bots import Bot

class Own(Bot):
    def choose(self, game, budget):
        {body}
"""


def own_bot(directory: Path, body: str, name: str = "own.py") -> BotChoice:
    """Write the body of a bot's `choose`, and choose that bot."""
    path = directory / name
    path.write_text(BOT.format(body=body), "utf-8")
    return load_choice(f"{path}:Own")
