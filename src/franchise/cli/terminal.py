"""A game in the terminal: what is shown, what is typed, what is kept."""

import sys
from contextlib import suppress
from pathlib import Path
from shlex import quote
from typing import TYPE_CHECKING

import typer

from franchise.cli.errors import Refused, printable, refusing

if TYPE_CHECKING:
    from franchise.bots import Bot, BotChoice
    from franchise.cli.saving import Keeper
    from franchise.game.game import Game
    from franchise.game.move import Move

SECONDS_PER_TURN = 3.0
"""How long a bot may think."""

WELCOME = """\
Franchise: spread your shops over the map and gain the most influence.
Each turn you get income, may expand to one linked place (its price is shown),
and may add a piece for $1 in each city where you already have one.
More than half of a city's spaces scores it; a region when all its places are.
The game ends when a region tile reaches the red zone of the track.
Type the number of a move; `help` explains more, `quit` saves and leaves."""

HELP = """\
Type one of these:
  12                 the move with that number in the list
  expand phoenix $1  a move as records have it; without a price: the cheapest link
  end                end the turn: pieces are opened, cities and regions scored
  undo               take back to your previous decision
  hint               the best turns as a strong bot sees them, and why
  board, moves       show the board or the moves again
  links PLACE        show where the links of a place lead and what they cost
  save FILE          write the record of the game to a file
  quit               leave; the game is saved after every move
A region shows what it pays (10/8/5: first, second, third), who has how many
pieces in its towns and scored cities, and how many places it still waits for.
A city shows its spaces, a town has one. A city you hold more than half of is
scored for the number of its spaces; when it is full without that, whoever has
most gains half. Money comes from the empty spaces of the cities you are in.
A bonus tile, one a turn and not in your first: `again` expands a second time,
`double` adds a free piece where you have just grown, `cash` gives $10.
At the end: 1 for each town and each $3, 4 for each bonus tile not used."""

OWN_VALUES = (
    "The values of most of the additional region tiles are ours: the printed ones are not known to us."
)


class Table:
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
    """Let bytes that are no text be read as question marks, and lines be edited where that is possible."""
    if hasattr(sys.stdin, "reconfigure"):
        sys.stdin.reconfigure(errors="replace")
    if sys.stdin is not None and sys.stdin.isatty():
        with suppress(ImportError):
            import readline  # noqa: F401  (importing it is what lets `input` edit lines)


def links_of(text: str, players: int) -> str:
    """List the links of a place, the cheapest first."""
    from franchise.board import BOARD
    from franchise.game.errors import Malformed

    place = "_".join(text.lower().replace(".", "").split())
    if place not in BOARD.place:
        raise Malformed(f"{text!r} is no place; type for example: links kansas city")
    found = [
        (link.price, BOARD.place[other].name)
        for link in BOARD.open_links(players)
        for here, other in (link.places, link.places[::-1])
        if here == place
    ]
    return f"{BOARD.place[place].name}: " + ", ".join(f"{name} ${price}" for price, name in sorted(found))


def read_move(text: str, moves: list["Move"], game: "Game") -> "Move":
    """Read the number of a move or its notation; names of places and cheapest links as people type them."""
    from franchise.game.errors import Malformed
    from franchise.game.move import EXPANSIONS, Move

    words = text.lower().replace(".", "").split()
    if len(words) == 1 and words[0].isascii() and words[0].isdigit():
        number = int(words[0]) if len(words[0]) < 5 else 0
        if not 1 <= number <= len(moves):
            raise Malformed(f"there is no move {words[0][:20]}; the list goes from 1 to {len(moves)}")
        return moves[number - 1]
    if not words or words[0] == "lay":
        return Move.parse(" ".join(words))
    kind, rest = words[0], words[1:]
    extras = [word for word in rest if word in ("far", "free") or word.startswith("$")]
    place = "_".join(word for word in rest if word not in extras)
    if kind in EXPANSIONS and place and not extras:
        return _cheapest(kind, place, game)
    return Move.parse(" ".join([kind, *([place] if place else []), *extras]))


def _cheapest(kind: str, place: str, game: "Game") -> "Move":
    """Find the cheapest link to a place; where there is none, a move whose refusal says why."""
    from franchise.board import BOARD
    from franchise.game.move import Move
    from franchise.game.reasons import NoSuchLink

    prices = sorted({link.price for link in BOARD.links})
    tries = [Move.parse(f"{kind} {place} ${price}") for price in prices]
    return next((move for move in tries if not isinstance(game.check(move), NoSuchLink)), tries[0])
