"""How a game went, turn by turn."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

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


def coloured(view: View, colours: Sequence[str] | None) -> View:
    """Show the players in other colours, in seat order, if any are given."""
    if colours is None:
        return view
    players = zip(view.players, colours, strict=True)
    return replace(view, players=tuple(replace(player, colour=colour) for player, colour in players))


def standings(game: Game, colours: Sequence[str] | None = None) -> list[Standing]:
    """Return the game before its first turn and after each turn, the one that is being played included.

    >>> game = Game.new(["Ann", "Bob"], start="introductory")
    >>> events = game.play_all(["end"])
    >>> [(standing.turn, standing.seat, standing.view.turn) for standing in standings(game)]
    [(0, None, 1), (1, 0, 2)]
    """
    played = list(game.history())
    first = next((index for index, move in enumerate(played) if move.turn), len(played))
    found = [Standing(0, None, (), coloured(game.at(first).view(), colours))]
    events: list[Event] = []
    for index, move in enumerate(played[first:], first):
        events += move.events
        is_last = index + 1 == len(played)
        if is_last or played[index + 1].turn != move.turn:
            view = coloured(game.at(index + 1).view(), colours)
            found.append(Standing(move.turn, move.seat, tuple(events), view))
            events = []
    return found
