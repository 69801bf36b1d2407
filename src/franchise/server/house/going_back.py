"""Going back: at once where it concerns nobody else, otherwise by consent."""

import secrets
from dataclasses import replace

from franchise.game.game import Game
from franchise.server.errors import Refusal
from franchise.server.house.hosted import Hosted
from franchise.server.house.house import House
from franchise.server.house.playing import must_be_current, same_again
from franchise.server.tables import table as t
from franchise.server.tables.log import Happening, happening
from franchise.server.tables.table import Table, Undo

LIVE_MINUTES = 60
"""Tables with at most so many minutes a turn are played at one sitting."""


async def undo(
    house: House, table: str, identity: str, revision: int, to: int, key: str | None
) -> Happening | None:
    """Take moves back: at once within the own turn or alone against bots, otherwise ask the others.

    None is the answer when others were asked.
    """
    scoped = f"{identity}:{key or secrets.token_hex(8)}"
    told: list[Happening | None] = []

    async def attempt(hosted: Hosted) -> bool:
        if scoped in hosted.seen:
            told.append(same_again(hosted, scoped, None))
            return True
        place = hosted.table
        place.must_be_at_table(identity)
        game = hosted.running_game
        hosted.must_follow()
        must_be_current(hosted, revision)
        if not 0 <= to < len(game.moves):
            raise Refusal("nothing_to_undo")
        movers = [played.seat for played in game.history(after=to)]
        if not place.seats_of(identity):
            raise Refusal("not_your_seat")
        needed = _needed(place, identity, game, movers)
        if needed:
            asked = place.undo if place.undo is not None and place.undo.revision == revision else None
            if asked is not None and asked.by != identity:
                raise Refusal("asked_already")
            if asked is None or asked.to != to:  # who agreed to the same wish need not do so again
                await house.save(hosted, replace(place, undo=Undo(to, revision, identity, needed)))
            told.append(None)
            return True
        told.append(await _go_back(house, hosted, to, place.seats_of(identity)[0], scoped))
        return told[-1] is not None

    await house.with_races(table, attempt)
    return told[-1]


async def answer_undo(house: House, table: str, identity: str, agree: bool) -> Hosted:
    """Agree to going back, or refuse; the last who agrees makes it happen."""

    async def attempt(hosted: Hosted) -> bool:
        place = hosted.table
        place.must_be_at_table(identity)
        if place.undo is None or place.undo.revision != hosted.revision:
            raise Refusal("nothing_asked")
        hosted.must_follow()
        if not agree:
            if identity not in (place.undo.by, *place.undo.needed):
                raise Refusal("nothing_asked")
            await house.save(hosted, replace(place, undo=None))
            return True
        agreed = _agree(place, identity)
        assert agreed.undo is not None
        if agreed.undo.needed:
            await house.save(hosted, agreed)
            return True
        seats = place.seats_of(agreed.undo.by)
        return await _go_back(house, hosted, agreed.undo.to, seats[0] if seats else None, "") is not None

    return await house.with_races(table, attempt)


async def _go_back(house: House, hosted: Hosted, to: int, seat: int | None, key: str) -> Happening | None:
    before, game = hosted.running_game, hosted.running_game.at(to)
    entry = hosted.entry("back", game, back_to=to, seat=seat, key=key)
    after = replace(hosted.table, status="playing", result=None, undo=None)
    if before.actor is not None and (game.actor, game.turn) != (before.actor, before.turn):
        after = t.after_turn(after, before.actor)  # the turn that a bot was to play is no more
    if not await house.append(hosted, entry, game, after):
        return None
    told = happening(entry, ())
    house.tell(hosted, told)
    return told


def _needed(table: Table, identity: str, game: Game, movers: list[int]) -> tuple[str, ...]:
    """Tell whose consent going back needs: nobody's alone against bots or within the own turn."""
    if set(table.people) <= {identity}:
        return ()
    in_own_turn = game.actor in table.seats_of(identity) and set(movers) == {game.actor}
    if in_own_turn and game.at(len(game.moves) - len(movers)).turn == game.turn:
        return ()
    return _people_concerned(table, identity, set(movers), game.actor)


def _people_concerned(
    table: Table, identity: str, seats_taken_back: set[int], actor: int | None
) -> tuple[str, ...]:
    """Tell who must agree to going back: at a live table everybody, otherwise those whose moves go."""
    if table.turn_minutes is None or table.turn_minutes <= LIVE_MINUTES:
        concerned = set(range(len(table.seats)))
    else:
        concerned = seats_taken_back | ({actor} if actor is not None else set())
    people = (table.seats[number].identity for number in sorted(concerned))
    return tuple(dict.fromkeys(person for person in people if person is not None and person != identity))


def _agree(table: Table, identity: str) -> Table:
    """Agree to the wish to go back."""
    if table.undo is None or identity not in table.undo.needed:
        raise Refusal("nothing_asked")
    rest = tuple(other for other in table.undo.needed if other != identity)
    return replace(table, undo=replace(table.undo, needed=rest))
