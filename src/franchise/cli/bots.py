"""`franchise bots`: who can be played against."""

import sys


def list_bots() -> None:
    """List the bots: code, name, what they do and their settings.

    A setting follows the code: playouts:simulations=2000,exploration=0.5
    """
    from rich.console import Console
    from rich.table import Table

    from franchise.bots import BOTS
    from franchise.bots.choice import settings_of

    table = Table("Code", "Name", "What it does", "Settings and their defaults")
    for bot in BOTS.values():
        table.add_row(bot.code, bot.name, bot.description, "\n".join(map(str, settings_of(bot))))
    console = Console(file=sys.stdout, highlight=False)
    console.print(table)
    console.print("A bot with settings: playouts:simulations=2000,exploration=0.5")
    console.print("A bot of your own: FILE.py:CLASS, a subclass of franchise.bots.Bot")
