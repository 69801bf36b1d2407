"""A game in words: what happened, how it ended."""

import re
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from rich.table import Table
from rich.text import Text

from franchise.cli.errors import printable
from franchise.game.events import Event, TurnBegan, TurnEnded
from franchise.game.text import SEAT_LETTERS
from franchise.words import Words

if TYPE_CHECKING:
    from franchise.bots import TurnAdvice
    from franchise.game.game import Game
    from franchise.game.view import View

YOU = "You"
"""The name of a player who gave none; only this one is addressed as “you”."""

SEAT_STYLES = {
    "blue": "bold bright_blue",
    "red": "bold red",
    "orange": "bold dark_orange",
    "black": "bold white on grey23",
    "beige": "bold black on wheat1",
}
"""By the printed colour; each can be read on dark and on light."""


def seat_style(seat: int) -> str:
    """Return the style of a seat's letter."""
    from franchise.board import BOARD

    return SEAT_STYLES[BOARD.player_colours[seat]]


def player(seat: int, name: str) -> Text:
    """Name a player with the letter of the seat: colour is never the only sign."""
    return Text.assemble((SEAT_LETTERS[seat], seat_style(seat)), " ", printable(name))


def hint(turn: "TurnAdvice", game: "Game") -> str:
    """Describe a turn worth playing: its moves, what it may lead to, and why."""
    words, seat = Words("en"), game.actor or 0
    moves = ", ".join(map(str, turn.moves))
    line = f"{moves}: wins {turn.chances[seat]:.0%} of games, about {turn.influence[seat]:.0f} in the end"
    reasons = [words.advice(reason, game.players) for reason in turn.reasons]
    return "\n   ".join([line, *reasons])


class Teller:
    """Puts events into words for a terminal, one a line."""

    def __init__(self, names: Sequence[str]) -> None:
        """Take the names in seat order."""
        self._names = [printable(name) for name in names]
        self._words = Words("en")

    def lines(self, events: Iterable[Event], indent: str = "  ") -> list[Text]:
        """Return a line for each event: a turn's beginning as a heading, all others indented."""
        result: list[Text] = []
        for event in events:
            if isinstance(event, TurnBegan):
                heading = Text(self._words.event(event, self._names), style="bold")
                result.append(heading.append_text(Text.assemble(" (", _letter(event.seat), ")")))
            elif not (isinstance(event, TurnEnded) and event.expanded):  # the next heading says as much
                result.append(Text(indent + self._say(event)))
        return result

    def _say(self, event: Event) -> str:
        text = self._words.event(event, self._names)
        return spoken_to(text) if YOU in self._names else text


def _letter(seat: int) -> tuple[str, str]:
    return SEAT_LETTERS[seat], seat_style(seat)


def spoken_to(text: str) -> str:
    """Turn "You takes" into "You take".

    >>> spoken_to("Omaha is scored: You has the absolute majority and gains 4")
    'Omaha is scored: you have the absolute majority and gain 4'
    """

    def speak(match: re.Match[str]) -> str:
        rest = re.sub(r"\band (\w+?)s\b", r"and \1", match[3])
        return f"{YOU if not match.start() else YOU.lower()} {_PLURAL.get(match[2], match[2][:-1])}{rest}"

    return re.sub(rf"\b({YOU}) (\w+s)\b(.*)$", speak, text)


_PLURAL = {"has": "have", "reaches": "reach"}


def final_count(view: "View") -> list[Table | Text]:
    """Show the final count part by part, and who won."""
    table = Table(title="Final count", title_justify="left")
    table.add_column("Player", max_width=24, no_wrap=True)
    for heading in ("Influence", "Towns", "Money", "Bonus tiles", "Total"):
        table.add_column(heading, justify="right")
    for seat in sorted(range(len(view.players)), key=lambda seat: -view.players[seat].final.total):
        final = view.players[seat].final
        parts = final.influence, final.for_towns, final.for_money, final.for_bonus_tiles, final.total
        table.add_row(player(seat, view.players[seat].name), *map(str, parts))
    winners = " and ".join(printable(view.players[seat].name) for seat in view.winners)
    shared = " share the victory" if len(view.winners) > 1 else " won" if winners == YOU else " wins"
    return [table, Text(f"{winners}{shared}.", style="bold")]
