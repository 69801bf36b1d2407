"""How people do on puzzles, in the database. The first try of each counts for the ratings."""

from collections.abc import Sequence
from dataclasses import dataclass, fields
from typing import Any, Literal

from sqlalchemy import Connection, Row, and_, delete, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite

from franchise.puzzles.rating import Rating, rated, rating_after
from franchise.server.clock import now
from franchise.server.storage import schema

Help = Literal["none", "hint", "solution"]
HELP: tuple[Help, ...] = ("none", "hint", "solution")


@dataclass(frozen=True)
class PuzzleTries:
    """How somebody did on a puzzle."""

    puzzle: str
    tries: int
    solved_first: bool
    """Whether the first try solved it, before any help: this is what ratings know."""
    solved: bool
    """Whether it was solved before the solution was shown."""
    help: Help
    """What was shown of the answer."""
    mu: float
    sigma: float
    """The rating of the puzzle when it was tried first."""
    first_at: int
    last_at: int


_FIELDS = tuple(field.name for field in fields(PuzzleTries))
_tries, _days = schema.puzzle_tries.c, schema.puzzle_days.c


def of_identity(connection: Connection, identity: str) -> list[PuzzleTries]:
    """Read how somebody did, the earliest first try first."""
    query = select(schema.puzzle_tries).where(_tries.identity == identity)
    return [_read(row) for row in connection.execute(query.order_by(_tries.first_at, _tries.puzzle))]


def load(connection: Connection, identity: str, puzzle: str) -> PuzzleTries | None:
    """Read how somebody did on a puzzle."""
    row = connection.execute(select(schema.puzzle_tries).where(_own(identity, puzzle))).one_or_none()
    return None if row is None else _read(row)


def rating_of(tries: Sequence[PuzzleTries]) -> Rating:
    """Work out somebody's rating from their first tries: nothing else has to be kept, or put together."""
    return rating_after((Rating(one.mu, one.sigma), one.solved_first) for one in tries)


def puzzle_ratings(connection: Connection) -> dict[str, Rating]:
    """Read the ratings of the puzzles that somebody has tried."""
    return {
        row.puzzle: Rating(row.mu, row.sigma) for row in connection.execute(select(schema.puzzle_ratings))
    }


def days_of(connection: Connection, identity: str) -> list[str]:
    """List the days on which somebody solved the puzzle of the day."""
    query = select(_days.day).where(_days.identity == identity).order_by(_days.day)
    return list(connection.execute(query).scalars())


# --- writing ---


def add_try(
    connection: Connection, identity: str, puzzle: str, solved: bool, first: Rating, day: str | None
) -> bool:
    """Keep a try; `first` is the rating of a puzzle that nobody has tried, `day` that whose puzzle it is.

    Return whether it was the first, which counts.
    """
    rating = _locked(connection, puzzle, first)
    before = load(connection, identity, puzzle)
    if before is None:
        _begin(connection, identity, puzzle, rating, solved=solved, tries=1, shown="none")
    else:
        values = {
            "tries": before.tries + 1,
            "solved": before.solved or (solved and before.help != "solution"),
            "last_at": now(),
        }
        connection.execute(update(schema.puzzle_tries).where(_own(identity, puzzle)).values(values))
    unaided = before is None or before.solved or before.help != "solution"
    if solved and unaided and day is not None:
        connection.execute(
            _insert(connection, schema.puzzle_days).on_conflict_do_nothing(),
            {"identity": identity, "day": day},
        )
    return before is None


def add_help(connection: Connection, identity: str, puzzle: str, shown: Help, first: Rating) -> None:
    """Keep that somebody was shown something; before the first try it counts as one that failed."""
    rating = _locked(connection, puzzle, first)
    before = load(connection, identity, puzzle)
    if before is None:
        _begin(connection, identity, puzzle, rating, solved=False, tries=0, shown=shown)
    elif HELP.index(shown) > HELP.index(before.help):
        connection.execute(update(schema.puzzle_tries).where(_own(identity, puzzle)).values(help=shown))


def _locked(connection: Connection, puzzle: str, first: Rating) -> Rating:
    """Read the rating of a puzzle, and keep other processes from rating it meanwhile."""
    ratings = schema.puzzle_ratings
    unrated = {"puzzle": puzzle, "mu": first.mu, "sigma": first.sigma, "tries": 0}
    connection.execute(_insert(connection, ratings).on_conflict_do_nothing(), unrated)
    row = connection.execute(select(ratings).where(ratings.c.puzzle == puzzle).with_for_update()).one()
    return Rating(row.mu, row.sigma)


def _begin(
    connection: Connection,
    identity: str,
    puzzle: str,
    rating: Rating,
    *,
    solved: bool,
    tries: int,
    shown: Help,
) -> None:
    """Keep a first try, and rate the puzzle."""
    _, after = rated(rating_of(of_identity(connection, identity)), rating, solved)
    ratings, at = schema.puzzle_ratings, now()
    values = {"mu": after.mu, "sigma": after.sigma, "tries": ratings.c.tries + 1}
    connection.execute(update(ratings).where(ratings.c.puzzle == puzzle).values(values))
    began = PuzzleTries(puzzle, tries, solved, solved, shown, rating.mu, rating.sigma, at, at)
    connection.execute(insert(schema.puzzle_tries), {"identity": identity, **_values(began)})


def give(connection: Connection, identity: str, into: str) -> None:
    """Give what somebody did to another identity; what both tried is put together, the earlier try first."""
    there = {one.puzzle: one for one in of_identity(connection, into)}
    for one in of_identity(connection, identity):
        own, other = _own(identity, one.puzzle), there.get(one.puzzle)
        if other is None:
            connection.execute(update(schema.puzzle_tries).where(own).values(identity=into))
            continue
        both = update(schema.puzzle_tries).where(_own(into, one.puzzle)).values(_values(_both(one, other)))
        connection.execute(both)
    known = select(_days.day).where(_days.identity == into)
    fresh = and_(_days.identity == identity, _days.day.not_in(known))
    connection.execute(update(schema.puzzle_days).where(fresh).values(identity=into))
    for table in (schema.puzzle_tries, schema.puzzle_days):
        connection.execute(delete(table).where(table.c.identity == identity))


def _both(one: PuzzleTries, other: PuzzleTries) -> PuzzleTries:
    first = min(one, other, key=lambda tries: tries.first_at)
    return PuzzleTries(
        puzzle=one.puzzle,
        tries=one.tries + other.tries,
        solved_first=first.solved_first,
        solved=one.solved or other.solved,
        help=max(one.help, other.help, key=HELP.index),
        mu=first.mu,
        sigma=first.sigma,
        first_at=first.first_at,
        last_at=max(one.last_at, other.last_at),
    )


def _own(identity: str, puzzle: str) -> Any:
    return and_(_tries.identity == identity, _tries.puzzle == puzzle)


def _insert(connection: Connection, table: Any) -> Any:
    dialect = sqlite if connection.dialect.name == "sqlite" else postgresql
    return dialect.insert(table)


def _values(tries: PuzzleTries) -> dict[str, Any]:
    return {name: getattr(tries, name) for name in _FIELDS}


def _read(row: Row[Any]) -> PuzzleTries:
    return PuzzleTries(**{name: row._mapping[name] for name in _FIELDS})
