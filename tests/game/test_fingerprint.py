"""Positions are the same for whoever has to move, whichever seat that is and however they came about."""

from dataclasses import replace
from typing import TypeVar

from franchise import Game, View
from franchise.game.fingerprint import fingerprint

Value = TypeVar("Value")


def after(*moves: str) -> View:
    """Show a game of three after some moves."""
    game = Game.new(["Ann", "Bob", "Cy"], start="introductory")
    game.play_all(moves)
    return game.view()


def turned(view: View) -> View:
    """Let everybody sit one seat further."""

    def further(seat: int | None) -> int | None:
        return None if seat is None else (seat + 1) % len(view.players)

    return replace(
        view,
        actor=further(view.actor),
        players=_around(view.players),
        places=tuple(
            replace(place, spaces=tuple(map(further, place.spaces)), pieces=_around(place.pieces))
            for place in view.places
        ),
        regions=tuple(replace(region, tie_breaker=further(region.tie_breaker)) for region in view.regions),
    )


def _around(values: tuple[Value, ...]) -> tuple[Value, ...]:
    return (values[-1], *values[:-1])


def test_a_position_is_the_same_from_every_seat() -> None:
    view = after("expand phoenix $1", "end", "end", "end", "grow phoenix")
    assert fingerprint(turned(view)) == fingerprint(turned(turned(view))) == fingerprint(view)


def test_names_and_the_number_of_the_turn_leave_no_trace() -> None:
    view = after("expand phoenix $1")
    players = tuple(replace(player, name=player.name.upper()) for player in view.players)
    assert fingerprint(replace(view, players=players, turn=40)) == fingerprint(view)


def test_every_move_and_every_dollar_makes_another_position() -> None:
    view = after("expand phoenix $1", "end")
    richer = (view.players[0], replace(view.players[1], money=view.players[1].money + 1), view.players[2])
    views = [after(), after("end"), after("expand phoenix $1"), view, replace(view, players=richer)]
    assert len({fingerprint(each) for each in views}) == len(views)
