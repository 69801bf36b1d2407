"""A review as tables for a terminal."""

from typing import TYPE_CHECKING

from rich.table import Table
from rich.text import Text

from franchise.cli.board import terminal
from franchise.cli.errors import printable
from franchise.cli.telling import player
from franchise.review.review import reasons_of, threats_of
from franchise.review.threats import said_of
from franchise.words import Words

if TYPE_CHECKING:
    from rich.console import Console

    from franchise.game.game import Game
    from franchise.review import Review, ReviewedTurn

STYLES = {"best": "green", "good": "", "slip": "yellow", "mistake": "bold dark_orange", "blunder": "bold red"}


def show(game: "Game", review: "Review", language: str) -> None:
    """Show the turns, the turning points with their reasons, and how well everybody played."""
    console, words = terminal(), Words(language)
    console.print(_turns(game, review, words))
    for turn in review.turns:
        if turn.number in review.turning_points:
            _show_point(console, game, turn, words)
    if review.ahead_for_good is not None:
        turn = review.turns[review.ahead_for_good]
        name = printable(game.players[turn.after.index(max(turn.after))])
        console.print(words.message("review-ahead", turn=turn.turn, player=name), soft_wrap=True)
    console.print(_players(review, words))


def _turns(game: "Game", review: "Review", words: Words) -> Table:
    table = Table(title=words.message("review-title"), title_justify="left")
    table.add_column(words.message("review-turn"), justify="right")
    table.add_column(words.message("review-player"))
    for name in ("before", "after", "lost"):
        table.add_column(words.message(f"review-{name}"), justify="right", no_wrap=True)
    table.add_column(words.message("review-judgement"))
    table.add_column(words.message("review-better"), overflow="fold")
    for turn in review.turns:
        table.add_row(
            str(turn.turn),
            player(turn.seat, game.players[turn.seat]),
            f"{turn.before[turn.seat]:.0%}",
            f"{turn.after[turn.seat]:.0%}",
            f"{turn.loss:.1%}" if turn.loss else "",
            Text(words.message(f"judgement-{turn.judgement}"), style=STYLES[turn.judgement]),
            "" if turn.judgement in ("best", "good") else ", ".join(turn.best),
        )
    return table


def _show_point(console: "Console", game: "Game", turn: "ReviewedTurn", words: Words) -> None:
    name, judgement = printable(game.players[turn.seat]), words.message(f"judgement-{turn.judgement}")
    heading = words.message("review-point", turn=turn.turn, player=name, text=judgement)
    console.print(Text(heading, style="bold"), soft_wrap=True)
    (played, best), (lets, still_lets) = reasons_of(game, turn), threats_of(game, turn)
    names = [printable(name) for name in game.players]
    for title, moves, said, reasons in (
        ("played", turn.moves, said_of(lets, (), names, words), played),
        ("better", turn.best, said_of(still_lets, lets, names, words), best),
    ):
        line = f"  {words.message(f'review-{title}')}: {', '.join(moves)}"
        why = "; ".join([*said, *(words.advice(reason, names) for reason in reasons)])
        console.print(Text(f"{line} ({why or words.message('review-nothing-special')})"), soft_wrap=True)


def _players(review: "Review", words: Words) -> Table:
    table = Table(words.message("review-player"))
    table.add_column(words.message("review-accuracy"), justify="right")
    for one in review.players:
        accuracy = "–" if one.accuracy is None else f"{one.accuracy:.0f}"
        table.add_row(player(one.seat, one.name), accuracy)
    return table
