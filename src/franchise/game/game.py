"""The game as people and programs use it."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

from franchise.game import record as records
from franchise.game.errors import FranchiseError, Illegal, Malformed, NoRecord, Stale
from franchise.game.events import EndReason, Event, Milestone
from franchise.game.move import Move
from franchise.game.plan import Plan, Planner, cost_of, places_after, regions_after
from franchise.game.reasons import NothingToUndo, Reason, TurnIsOver
from franchise.game.record import RULES, Record, Result
from franchise.game.setup import Setup, Start, check_players, deal_to
from franchise.game.view import View, view_of

if TYPE_CHECKING:
    from franchise.game.outlook import Outlook
    from franchise.game.position import Position


class Played(NamedTuple):
    """A move that was played."""

    move: Move
    seat: int
    """Who played it."""
    turn: int
    """In which turn, from 1 over all seats; 0 before the first."""
    events: list[Event]
    """What happened."""


class Game:
    """One game: its setup and its moves, and all that follows from them.

    >>> game = Game.new(["Ann", "Bob", "Cy"], start="introductory")
    >>> game.actor, game.turn
    (0, 1)
    >>> [str(move) for move in game.legal_moves()[:3]]
    ['expand salt_lake_city $0', 'expand huntsville $0', 'expand phoenix $1']
    >>> [event.type for event in game.play("expand phoenix $1")]
    ['expanded']
    >>> game.play("grow chicago")
    Traceback (most recent call last):
    ...
    franchise.game.errors.Illegal: you have no franchise in Chicago
    """

    def __init__(self, names: Sequence[str], setup: Setup) -> None:
        """Start a game of these players, the first player first, from a setup."""
        self._names = records.check_names(names)
        setup.check(len(self._names))
        self._setup: Setup | None = setup
        self._began: Position | None = None
        self._moves: list[Move] = []
        self._codes: list[int] = []
        self._position, self._setup_rows = self._start()

    @classmethod
    def new(
        cls,
        names: Sequence[str],
        *,
        start: Start = "choose",
        city_tiles: Literal["printed", "random", "draft"] | Mapping[str, int] = "printed",
        region_tiles: Literal["printed", "random", "draft"] | Mapping[str, str] = "printed",
        region_pool: Literal["printed", "mixed", "new"] | Sequence[str] = "printed",
        milestones: bool | Sequence[Milestone] = False,
        boom: bool = False,
        seed: int | None = None,
        draw_seats: bool = False,
    ) -> "Game":
        """Deal a game. The names keep their order unless seats are drawn, by the seed.

        >>> Game.new(["Ann", "Bob"], seed=3, draw_seats=True).players
        ('Bob', 'Ann')
        """
        names = records.check_names(names)
        check_players(len(names))
        names, setup = deal_to(
            names,
            draw_seats=draw_seats,
            start=start,
            city_tiles=city_tiles,
            region_tiles=region_tiles,
            region_pool=region_pool,
            milestones=milestones,
            boom=boom,
            seed=seed,
        )
        return cls(names, setup)

    @classmethod
    def from_position(cls, written: Mapping[str, Any]) -> "Game":
        """Start a game from a position as JSON has it, which no moves need to have led to.

        `Malformed` says what cannot be read, `Impossible` names every invariant that is broken. Such a game
        has no setup and so no record.

        >>> game = Game.new(["Ann", "Bob"], start="introductory")
        >>> again = Game.from_position(game.written_position())
        >>> again.view() == game.view(), again.turn
        (True, 1)
        >>> again.record()
        Traceback (most recent call last):
        ...
        franchise.game.errors.NoRecord: this game began from a position: a record begins with a setup
        """
        from franchise.game.positions import lay_out_position
        from franchise.game.possible import check_possible
        from franchise.game.written_position import WrittenPosition

        position = WrittenPosition.from_json(written)
        check_possible(position)
        game = object.__new__(cls)
        game._names, game._setup, game._began = position.players, None, lay_out_position(position)
        game._moves, game._codes = [], []
        game._position, game._setup_rows = game._start()
        return game

    def _start(self) -> tuple["Position", list[list[int]]]:
        from franchise.game.position import Position

        if self._setup is None:
            assert self._began is not None
            return self._began.copy(), []
        return Position.start(len(self._names), self._setup)

    # --- the state of the game ---

    @property
    def players(self) -> tuple[str, ...]:
        """Return the names in seat order."""
        return self._names

    @property
    def setup(self) -> Setup:
        """Return what the game started from; `NoRecord` is raised if that was a position."""
        if self._setup is None:
            raise NoRecord
        return self._setup

    @property
    def has_record(self) -> bool:
        """Return whether the game began with a setup, and not with a position."""
        return self._setup is not None

    @cached_property
    def setup_events(self) -> list[Event]:
        """Return what happened before the first move: money, introductory towns, the first income."""
        from franchise.game.codes import events_of

        return events_of(self._setup_rows)

    @property
    def position(self) -> "Position":
        """Return the kernel's state, one level down. Changing it leaves this game's moves behind."""
        return self._position

    @property
    def moves(self) -> tuple[Move, ...]:
        """Return the moves so far."""
        return tuple(self._moves)

    def history(self, after: int = 0) -> Iterator[Played]:
        """Replay the moves, or those after the first `after`: each with its seat, its turn and its events.

        >>> game = Game.new(["Ann", "Bob"], start="introductory")
        >>> events = game.play_all(["end", "end"])
        >>> [(str(played.move), played.seat, played.turn) for played in game.history()]
        [('end', 0, 1), ('end', 1, 2)]
        """
        from franchise.game.codes import events_of

        moves, codes = self._moves[after:], self._codes[after:]
        position = self.at(after).position
        for move, code in zip(moves, codes, strict=True):
            seat, turn = position.actor, position.turn
            rows = position.play(code)
            assert rows is not None, "what was played is legal"
            yield Played(move, seat, turn, events_of(rows))

    @property
    def actor(self) -> int | None:
        """Return the seat to move, None when the game is over."""
        actor = self._position.actor
        return None if actor < 0 else actor

    @property
    def turn(self) -> int:
        """Return the number of the turn, from 1 over all seats; 0 before the first."""
        return self._position.turn

    @property
    def over(self) -> bool:
        """Return whether the game is over."""
        return self._position.actor < 0

    @property
    def end_reason(self) -> EndReason | None:
        """Return why the game is over: `red_zone` or `no_expansion`."""
        result = self.result
        return result.end if result else None

    @property
    def result(self) -> Result | None:
        """Return the result, None while the game goes on."""
        if not self.over:
            return None
        view = self.view()
        assert view.end_reason is not None
        return Result(
            influence=tuple(player.influence for player in view.players),
            towns=tuple(player.towns for player in view.players),
            winners=view.winners,
            end=view.end_reason,
        )

    def view(self) -> View:
        """Describe the position: everything a client shows."""
        return view_of(self._position, self._names, len(self._moves), RULES)

    def written_position(self) -> dict[str, Any]:
        """Write down the position as JSON has it, so that `from_position` goes on from here."""
        from franchise.game.positions import write_position

        return write_position(self._position, self._names).to_json()

    def outlook(self) -> "Outlook":
        """Say how near the end is, and who could bring it about in their next turn.

        >>> outlook = Game.new(["Ann", "Bob"], start="introductory").outlook()
        >>> outlook.tiles_to_red_zone, outlook.turns_left, outlook.red_zone
        (5, 2, ('no', 'no'))
        """
        from franchise.game.outlook import outlook_of

        return outlook_of(self._position)

    # --- playing ---

    def legal_moves(self) -> list[Move]:
        """List all legal moves; each price of a link is a separate move."""
        return self._position.moves()

    def check(self, move: Move | str) -> Reason | None:
        """Return why a move is not legal, None if it is; nothing is played.

        >>> Game.new(["Ann", "Bob"]).check("open seattle")
        PlaceIsClosed(place='seattle', id='place_closed')
        """
        from franchise.game.why_not import Referee

        return Referee(self._position).why_not(_move(move))

    def play(self, move: Move | str, *, at: int | None = None) -> list[Event]:
        """Play a move and return all that happened.

        `at` is the number of moves the caller knows of; `Stale` is raised if the game has more or fewer.
        """
        from franchise.game.codes import code_of, events_of, is_far

        if at is not None and at != len(self._moves):
            raise Stale(at, len(self._moves))
        move = _move(move)
        code = code_of(move)
        # The number of a far move does not hold its price: the check compares that.
        rows = None if is_far(code) and self.check(move) else self._position.play(code)
        if rows is None:
            reason = self.check(move)
            assert reason is not None
            raise Illegal(reason)
        self._moves.append(move)
        self._codes.append(code)
        return events_of(rows)

    def play_all(self, moves: Iterable[Move | str], *, at: int | None = None) -> list[Event]:
        """Play several moves, all or none; `Illegal` carries the index of the one that was not."""
        before = len(self._moves)
        events: list[Event] = []
        for index, move in enumerate(moves):
            try:
                events += self.play(move, at=at if index == 0 else None)
            except FranchiseError as error:
                self._go_back_to(before)
                if isinstance(error, Illegal):
                    raise Illegal(error.reason, index) from None
                raise
        return events

    def undo(self) -> Move:
        """Take back the last move and return it."""
        if not self._moves:
            raise Illegal(NothingToUndo())
        move = self._moves[-1]
        self._go_back_to(len(self._moves) - 1)
        return move

    def _go_back_to(self, moves: int) -> None:
        """Replay the first moves: the state is a function of the setup and the moves."""
        del self._moves[moves:], self._codes[moves:]
        self._position, _ = self._start()
        self._position.play_all(self._codes)

    def copy(self) -> "Game":
        """Return an independent copy of the game."""
        other = object.__new__(Game)
        other._names, other._setup, other._setup_rows = self._names, self._setup, self._setup_rows
        other._began = self._began
        other._moves, other._codes = self._moves.copy(), self._codes.copy()
        other._position = self._position.copy()
        return other

    def at(self, moves: int) -> "Game":
        """Return an independent copy of the game as it was after that many moves.

        >>> game = Game.new(["Ann", "Bob"], start="introductory")
        >>> events = game.play("end")
        >>> game.at(0).actor, game.actor
        (0, 1)
        """
        if not 0 <= moves <= len(self._moves):
            raise Malformed(f"expected a number of moves from 0 to {len(self._moves)}, got {moves}")
        other = self.copy()
        if moves < len(self._moves):
            other._go_back_to(moves)
        return other

    def before_turn_of(self, seat: int) -> "Game | None":
        """Return the game at the next turn of a seat, if everybody before it did nothing more.

        None where that turn would not come: before the first turn, or because the game would be over.

        >>> game = Game.new(["Ann", "Bob", "Cy"], start="introductory")
        >>> ahead = game.before_turn_of(2)
        >>> ahead.actor, ahead.turn, game.actor
        (2, 3, 0)
        """
        ahead = self.copy()
        while ahead.actor != seat:
            if ahead.over or not ahead.turn:
                return None
            if ahead.check("end") is not None:
                ahead.play("stay")
            ahead.play("end")
        return ahead if ahead.turn else None

    def plan(self, moves: Iterable[Move | str]) -> Plan:
        """Look at a turn before it is played; its moves may come in any order.

        >>> game = Game.new(["Ann", "Bob", "Cy"], start="introductory")
        >>> plan = game.plan(["expand phoenix $1"])
        >>> plan.cost, plan.reasons["chicago"]
        (1, FirstTurn(id='first_turn'))
        """
        given = [_move(move) for move in moves]
        planner = Planner(self._position, given)
        trial = self.copy()
        events: list[Event] = []
        for index, move in planner.in_order:
            where = index if index >= 0 else None
            if (trial.actor, trial.turn) != (self.actor, self.turn):
                raise Illegal(TurnIsOver(), where)
            try:
                events += trial.play(move)
            except Illegal as error:
                raise Illegal(error.reason, where) from None
        additions, view = planner.additions(), trial.view()
        return Plan(
            moves=tuple(move for _, move in planner.in_order),
            money=planner.money,
            cost=cost_of(events),
            events=tuple(events),
            view=view,
            additions=tuple(additions),
            reasons=planner.reasons(additions),
            no_bonus=planner.no_bonus(),
            scoring=planner.scoring(additions),
            places=places_after(self._position, view),
            regions=regions_after(self._position, view, events),
        )

    # --- the record ---

    def _record(self) -> Record:
        return Record(self._names, self.setup, tuple(map(str, self._moves)), self.result)

    def record(self) -> dict[str, Any]:
        """Return the record of the game as JSON has it."""
        return records.to_json(self._record())

    @classmethod
    def from_record(cls, record: Mapping[str, Any]) -> "Game":
        """Replay a record; raise `Malformed` or `Illegal` unless it is a game under these rules."""
        return cls._replay(records.from_json(record))

    @classmethod
    def _replay(cls, record: Record) -> "Game":
        game = cls(record.players, record.setup)
        for index, text in enumerate(record.moves):
            try:
                game.play(text)
            except Malformed as error:
                raise Malformed(f"move {index}: {error}") from None
            except Illegal as error:
                raise Illegal(error.reason, index) from None
        if record.result is not None and record.result != game.result:
            raise Malformed(f"result: the moves lead to {game.result}, not to {record.result}")
        return game

    def save(self, path: str | Path) -> None:
        """Write the record to a file."""
        records.write_file(self._record(), path)

    @classmethod
    def load(cls, path: str | Path) -> "Game":
        """Read a game from the file of its record."""
        return cls._replay(records.read_file(path))

    # --- printing ---

    def __str__(self) -> str:
        """Draw the board as text."""
        from franchise.game.text import board_text

        return board_text(self.view())

    def __repr__(self) -> str:
        """Name the game in one line."""
        state = "over" if self.over else f"turn {self.turn}"
        return f"<Game of {', '.join(self._names)}: {len(self._moves)} moves, {state}>"

    def _repr_svg_(self) -> str | None:
        """Show the board in a notebook; `franchise.drawing.draw` has more to choose."""
        return self.view()._repr_svg_()


def _move(move: Move | str) -> Move:
    return move if isinstance(move, Move) else Move.parse(move)
