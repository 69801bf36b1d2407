"""A puzzle in the terminal: the board, the turn that is typed, and what becomes of it."""

import sys
from typing import TYPE_CHECKING

import typer

from franchise.bots import reasons_for
from franchise.cli.board import Drawing, in_groups, terminal
from franchise.cli.errors import printable
from franchise.cli.typed import read_move
from franchise.game.errors import FranchiseError
from franchise.words import Words

if TYPE_CHECKING:
    from collections.abc import Sequence

    from franchise.game.move import Move
    from franchise.puzzles import Puzzle

HELP = "Type a move or its number; `undo` takes one back, `solution` gives up, `end` ends the turn."


class Attempt:
    """Somebody tries a puzzle."""

    def __init__(self, puzzle: "Puzzle") -> None:
        """Set up the position."""
        self._puzzle = puzzle
        self._start = puzzle.game()
        self._game = self._start.copy()
        self._console, self._words = terminal(), Words("en")

    def run(self) -> None:
        """Ask until the puzzle is solved or somebody leaves."""
        for part in Drawing(self._start.view()).board(self._console.width):
            self._console.print(part)
        theme = self._words.puzzle_theme(self._puzzle.theme)
        name = self._start.players[self._start.actor or 0]
        self._say(f"\n{name} to play; one turn is clearly best. It is about: {theme}.\n{HELP}")
        try:
            while not self._attempt():
                self._game = self._start.copy()
        except (EOFError, KeyboardInterrupt):
            self._say()
            raise typer.Exit(0) from None

    def _attempt(self) -> bool:
        """Let somebody play a turn; return whether the puzzle is done with."""
        while (self._game.actor, self._game.turn) == (self._start.actor, self._start.turn):
            moves = in_groups(self._game.legal_moves())
            self._say()
            for part in Drawing(self._game.view()).moves(moves):
                self._console.print(part)
            if self._read(moves) == "solution":
                self._tell("The best turn", self._puzzle.answers[0])
                return True
        turn = self._game.moves[len(self._start.moves) :]
        if self._puzzle.accepts(turn):
            self._tell("Solved", turn)
            return True
        self._tell("There is a better turn than", turn)
        return False

    def _read(self, moves: "list[Move]") -> str:
        """Do what is typed; return it."""
        text = input("> ").strip()
        if not sys.stdin.isatty():
            self._say(text)  # a terminal shows what is typed, a pipe does not
        try:
            if text == "undo" and len(self._game.moves) > len(self._start.moves):
                self._game.undo()
            elif text not in ("", "undo", "solution"):
                self._game.play(read_move(text, moves, self._game))
        except FranchiseError as error:
            self._say(f"Not possible: {error}", "red")
        return text

    def _tell(self, verdict: str, turn: "Sequence[Move | str]") -> None:
        self._say(f"\n{verdict}: {', '.join(map(str, turn))}", "bold")
        for reason in reasons_for(self._start, turn):
            self._say(f"   {self._words.advice(reason, self._start.players)}")

    def _say(self, text: str = "", style: str | None = None) -> None:
        self._console.print("\n".join(map(printable, text.split("\n"))), style=style, soft_wrap=True)
