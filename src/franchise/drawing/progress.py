"""How a game went, turn by turn."""

from dataclasses import dataclass

from franchise.game.events import Event
from franchise.game.game import Game
from franchise.game.view import View


@dataclass(frozen=True)
class Standing:
    """The game before the first turn, or after one."""

    turn: int
    """How many turns have been played."""
    seat: int | None
    """Whose turn it was."""
    events: tuple[Event, ...]
    """What happened in it."""
    view: View

    @property
    def influence(self) -> tuple[int, ...]:
        """Return everybody's influence, without the count at the end of the game."""
        return tuple(player.final.influence for player in self.view.players)

    @property
    def total(self) -> tuple[int, ...]:
        """Return everybody's influence with the count, as it was or would have been."""
        return tuple(player.final.total for player in self.view.players)


def standings(game: Game) -> list[Standing]:
    """Return the game before its first turn and after each turn, the one that is being played included.

    >>> game = Game.new(["Ann", "Bob"], start="introductory")
    >>> events = game.play_all(["end", "end"])
    >>> [(standing.turn, standing.seat, standing.view.turn) for standing in standings(game)]
    [(0, None, 1), (1, 0, 2), (2, 1, 3)]
    """
    played = list(game.history())
    first = next((index for index, move in enumerate(played) if move.turn), len(played))
    found = [Standing(0, None, (), game.at(first).view())]
    events: list[Event] = []
    for index, move in enumerate(played[first:], first):
        events += move.events
        is_last = index + 1 == len(played)
        if is_last or played[index + 1].turn != move.turn:
            found.append(Standing(move.turn, move.seat, tuple(events), game.at(index + 1).view()))
            events = []
    return found
