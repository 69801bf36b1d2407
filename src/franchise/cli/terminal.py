"""A game in the terminal: what is shown, what is typed, what is kept."""

import sys
from contextlib import suppress
from pathlib import Path
from shlex import quote
from typing import TYPE_CHECKING

import typer

from franchise.cli.errors import Refused, printable, refusing
from franchise.cli.terminal_texts import HELP, OWN_VALUES, WELCOME
from franchise.cli.typed import links_of, read_move

if TYPE_CHECKING:
    from franchise.bots import Bot, BotChoice
    from franchise.cli.saving import Keeper
    from franchise.game.game import Game
    from franchise.game.move import Move

SECONDS_PER_TURN = 3.0
"""How long a bot may think."""


class TerminalGame:
    """A game, those who sit at it, and the terminal."""

    def __init__(self, game: "Game", bots: dict[int, "Bot"], keeper: "Keeper", choice: "BotChoice") -> None:
        """Seat everybody; seats without a bot are people's."""
        from franchise.cli.board import terminal
        from franchise.cli.telling import Teller

        self._game, self._bots, self._keeper, self._choice = game, bots, keeper, choice
        self._console = terminal()
        self._teller = Teller(game.players)
        self._actors = [played.seat for played in game.history()]
        self._shown: tuple[int, int | None] | None = None
        self._welcome: list[str] = []
        """Shown below the first board, where it stays in sight on a small screen."""

    # --- the course of the game ---

    def greet(self, aside: Path | None) -> None:
        """Say what was kept and how the game begins."""
        if aside is not None:
            self._say(f"An unfinished game was in the way; it is kept in {aside}")
        if self._keeper.trouble is not None:
            self._say(f"The game cannot be saved: {self._keeper.trouble} ({self._keeper.path})")
        if not self._game.moves:
            self._welcome = [WELCOME, *([OWN_VALUES] if self._has_additional_tiles() else [])]
            for line in self._teller.lines(self._game.setup_events):
                self._console.print(line)

    def _has_additional_tiles(self) -> bool:
        from franchise.game.setup import ADDITIONAL_TILES

        view = self._game.view()
        tiles = {region.tile.id for region in view.regions if region.tile} | {*view.region_tiles_to_lay}
        # While city tiles are laid, the pool of the regions is only in the setup.
        return bool(tiles.union(self._game.setup.region_tiles_to_draft()).intersection(ADDITIONAL_TILES))

    def run(self) -> None:
        """Play until the game is over or somebody leaves."""
        _prepare_input()
        try:
            while not self._game.over:
                if self._game.actor in self._bots:
                    self._let_the_bot_play()
                else:
                    self._ask()
            self._finish()
        except EOFError:
            self._say()
            self._say_where_it_is()
        except KeyboardInterrupt:
            self._say()
            self._say_where_it_is()
            raise typer.Exit(130) from None

    def _let_the_bot_play(self) -> None:
        from franchise.bots import Budget, whole_turn

        assert self._game.actor is not None
        bot = self._bots[self._game.actor]
        for move in whole_turn(bot, self._game, Budget(seconds=SECONDS_PER_TURN)):
            self._play(move)

    def _ask(self) -> None:
        """Let a person decide once."""
        moves = self._moves()
        if self._shown != (self._game.turn, self._game.actor) or not self._game.turn:
            self._show_board()
        while self._welcome:
            self._say(f"\n{self._welcome.pop(0)}")
        self._show_moves(moves)
        while not self._answer(self._input(), moves):
            pass

    def _input(self) -> str:
        from franchise.cli.telling import player

        seat = self._game.actor
        assert seat is not None
        money = self._game.view().players[seat].money
        turn = f"turn {self._game.turn}, ${money}" if self._game.turn else "setup"
        prompt = f"{player(seat, self._game.players[seat])}, {turn} > "
        if sys.stdin is None:
            raise EOFError
        text = input(prompt)
        if not sys.stdin.isatty():
            self._say(text)  # a terminal shows what is typed, a pipe does not
        return text

    def _answer(self, text: str, moves: list["Move"]) -> bool:
        """Do what was typed; return whether the decision is made or another one is due."""
        from franchise.game.errors import FranchiseError

        word, _, rest = text.strip().partition(" ")
        try:
            match word.lower(), rest.strip():
                case "", _:
                    pass
                case "quit" | "exit", "":
                    raise EOFError
                case "help" | "?", "":
                    self._say(HELP)
                case "board", "":
                    self._show_board()
                case "moves", "":
                    self._show_moves(moves)
                case "links", place:
                    self._say(links_of(place, len(self._game.players)))
                case "hint", "":
                    self._hint()
                case "undo", "":
                    return self._undo()
                case "save", file:
                    self._save(file)
                case _:
                    self._play(read_move(text, moves, self._game))
                    return True
        except (FranchiseError, Refused) as error:
            self._say(f"Not possible: {error}", "red")
        return False

    def _play(self, move: "Move") -> None:
        actor = self._game.actor
        assert actor is not None
        events = self._game.play(move)
        self._actors.append(actor)
        for line in self._teller.lines(events):
            self._console.print(line)
        self._keep()

    def _undo(self) -> bool:
        from franchise.game.errors import Illegal
        from franchise.game.reasons import NothingToUndo

        decisions = [index for index, actor in enumerate(self._actors) if actor not in self._bots]
        if not decisions:
            raise Illegal(NothingToUndo())
        while len(self._game.moves) > decisions[-1]:
            move = self._game.undo()
        del self._actors[decisions[-1] :]
        self._say(f"Taken back: {move}")
        self._keep()
        return True

    def _hint(self) -> None:
        from franchise.bots import Budget, analyse
        from franchise.cli.telling import hint

        for number, turn in enumerate(analyse(self._game, Budget(seconds=SECONDS_PER_TURN)).turns, 1):
            self._say(f"{number}. {hint(turn, self._game)}")

    def _finish(self) -> None:
        from franchise.cli.telling import final_count

        self._show_board()
        self._say()
        for part in final_count(self._game.view()):
            self._console.print(part)
        self._say(f"The game is over. Its record: {self._keeper.path}")

    # --- saving ---

    def _keep(self) -> None:
        before = self._keeper.trouble
        self._keeper.keep(self._game)
        if self._keeper.trouble not in (before, None):
            self._say(f"The game cannot be saved: {self._keeper.trouble} ({self._keeper.path})", "red")

    def _save(self, file: str) -> None:
        from franchise.cli.saving import save_as

        if not file:
            self._say_where_it_is()
            return
        with refusing(file):
            path = Path(file).expanduser()
        save_as(self._game, path)
        self._say(f"Saved in {path}")

    def _say_where_it_is(self) -> None:
        from franchise.cli.saving import autosave_path

        path = self._keeper.path
        if self._keeper.trouble is not None:
            self._say(f"The game is not saved: {self._keeper.trouble} ({path})", "red")
            return
        self._say(f"The game is saved in {path}")
        source = "--resume" if path == autosave_path() else str(path)
        # The names of the seats tell which bot of the table sits there, but neither settings nor a file.
        bot = f" --bot {quote(str(self._choice))}" if self._choice.settings or self._choice.file else ""
        self._say(f"Go on with: franchise play {source}{bot}")

    # --- showing ---

    def _moves(self) -> list["Move"]:
        from franchise.cli.board import in_groups

        return in_groups(self._game.legal_moves())

    def _show_board(self) -> None:
        from franchise.cli.board import Drawing

        self._shown = self._game.turn, self._game.actor
        self._say()
        for part in Drawing(self._game.view()).board(self._console.width):
            self._console.print(part)

    def _show_moves(self, moves: list["Move"]) -> None:
        from franchise.cli.board import Drawing

        self._say()
        for part in Drawing(self._game.view()).moves(moves):
            self._console.print(part)

    def _say(self, text: str = "", style: str | None = None) -> None:
        self._console.print("\n".join(map(printable, text.split("\n"))), style=style, soft_wrap=True)


def _prepare_input() -> None:
    """Read bytes that are not text as question marks, and let lines be edited where that is possible."""
    if hasattr(sys.stdin, "reconfigure"):
        sys.stdin.reconfigure(errors="replace")
    if sys.stdin is not None and sys.stdin.isatty():
        with suppress(ImportError):
            import readline  # noqa: F401  (importing it is what lets `input` edit lines)
