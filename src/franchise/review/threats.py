"""Who could end the game and win before a player's next turn: what no list of gains says of a turn."""

from collections.abc import Sequence
from dataclasses import dataclass

from franchise.bots import Budget
from franchise.bots.endings import WON, EndFinder
from franchise.game.game import Game
from franchise.words import Words


@dataclass(frozen=True, slots=True)
class Threat:
    """Another player can end the game with their next turn and win, unless somebody before them stops it."""

    seat: int
    moves: tuple[str, ...]
    total: int
    other_total: int
    """The most that anybody else has then."""


def threats_after(game: Game) -> tuple[Threat, ...]:
    """Find those who can win at once, one after the other, where nobody before them does anything.

    Asked for the position after a turn: whoever played it is not looked at.

    >>> threats_after(Game.new(["Ann", "Bob"], start="introductory"))
    ()
    """
    position, found, finder = game.position.copy(), [], EndFinder()
    for _ in range(len(game.players) - 1):
        if position.actor < 0 or not position.turn:
            break
        end = finder.find(position.states, Budget())
        if end.outcome == WON:
            after = position.copy()
            moves = tuple(str(position.move(code)) for code in end.moves)
            for code in end.moves:
                after.play(code)
            totals = after.states["influence"][0][: len(game.players)].tolist()
            own = totals.pop(position.actor)
            found.append(Threat(position.actor, moves, own, max(totals)))
        turn = position.turn
        while position.turn == turn and position.actor >= 0:
            position.play(max(position.codes()))  # `end`; before it the boom marker stays
    return tuple(found)


def said_of(
    threats: Sequence[Threat], other: Sequence[Threat], players: Sequence[str], words: Words
) -> list[str]:
    """Say in words whom a turn lets win, and whom it keeps from winning compared with another one."""
    seats = {threat.seat for threat in threats}
    return [
        *(
            words.message(
                "review-lets-win",
                player=players[threat.seat],
                total=threat.total,
                other_total=threat.other_total,
            )
            for threat in threats
        ),
        *(
            words.message("review-keeps-from-winning", player=players[threat.seat])
            for threat in other
            if threat.seat not in seats
        ),
    ]
