"""Going back: at once where it concerns nobody else, otherwise by consent."""

import secrets
from dataclasses import replace

from franchise.game.game import Game
from franchise.server.errors import Refusal
from franchise.server.house.hosted import Hosted
from franchise.server.house.house import House
from franchise.server.house.playing import same_again
from franchise.server.tables import changing_hands
from franchise.server.tables.log import Happening
from franchise.server.tables.news import News, NewsKind
from franchise.server.tables.table import Table, Undo

LIVE_MINUTES = 60
"""Tables with at most so many minutes a turn are played at one sitting."""


async def undo(
    house: House, table: str, identity: str, revision: int, to: int, key: str | None
) -> Happening | None:
    """Take moves back: at once within the caller's turn or alone against bots, otherwise ask the others.

    Returns None when others were asked.
    """
    scoped = f"{identity}:{key or secrets.token_hex(8)}"

    async def attempt(hosted: Hosted) -> Happening | None:
        if scoped in hosted.seen:
            return same_again(hosted, scoped, None)
        place = hosted.table
        place.must_be_at_table(identity)
        game = hosted.running_game
        hosted.must_follow()
        hosted.must_be_current(revision)
        if not 0 <= to < len(game.moves):
            raise Refusal("nothing_to_undo")
        seats = place.seats_of(identity)
        if not seats:
            raise Refusal("not_your_seat")
        needed = _needed(place, identity, game, to)
        if not needed:
            return await _go_back(house, hosted, to, seats[0], scoped)
        asked = place.undo if place.undo is not None and place.undo.revision == revision else None
        if asked is not None and asked.by != identity:
            raise Refusal("asked_already")
        if asked is None or asked.to != to:  # whoever agreed to the same wish need not do so again
            wish = replace(place, undo=Undo(to, revision, identity, needed))
            await house.save(hosted, wish.telling("undo_asked", identity, place.name_of(identity) or ""))
        return None

    return await house.with_races(table, attempt)


async def answer_undo(house: House, table: str, identity: str, agree: bool) -> Hosted:
    """Agree to going back, or refuse; the last who agrees makes it happen."""

    async def attempt(hosted: Hosted) -> Hosted:
        place = hosted.table
        place.must_be_at_table(identity)
        if place.undo is None or place.undo.revision != hosted.revision:
            raise Refusal("nothing_asked")
        hosted.must_follow()
        asked, wish = place.undo, _answered(place.undo, identity, agree)
        kind: NewsKind = "undo_agreed" if agree else "undo_refused"
        if not agree and identity == asked.by:
            kind = "undo_withdrawn"
        after = replace(place, undo=wish).telling(kind, identity, place.name_of(identity) or "")
        if wish is None or wish.needed:
            await house.save(hosted, after)
        else:
            after = after.telling("moves_taken_back", wish.by, place.name_of(wish.by) or "")
            await _go_back(
                house, hosted, wish.to, next(iter(place.seats_of(wish.by)), None), "", news=after.news
            )
        return hosted

    return await house.with_races(table, attempt)


async def _go_back(
    house: House, hosted: Hosted, to: int, seat: int | None, key: str, news: tuple[News, ...] = ()
) -> Happening:
    before, game = hosted.running_game, hosted.running_game.at(to)
    entry = hosted.entry("back", game, by="person", back_to=to, seat=seat, key=key)
    after = replace(hosted.table, status="playing", result=None, undo=None, news=news)
    if before.actor is not None and (game.actor, game.turn) != (before.actor, before.turn):
        after = changing_hands.after_turn(after, before.actor)  # the turn that a bot was to play is gone
    return await house.append(hosted, entry, game, after)


def _needed(table: Table, identity: str, game: Game, to: int) -> tuple[str, ...]:
    """Return whose consent going back needs: nobody's within the caller's turn, or alone against bots."""
    if set(table.people) <= {identity}:
        return ()
    taken_back = {(played.seat, played.turn) for played in game.history(to)}
    if game.actor in table.seats_of(identity) and taken_back == {(game.actor, game.turn)}:
        return ()
    return _people_concerned(table, identity, {seat for seat, _ in taken_back}, game.actor)


def _people_concerned(
    table: Table, identity: str, seats_taken_back: set[int], actor: int | None
) -> tuple[str, ...]:
    """Return who must agree to going back: at a live table everybody, otherwise those whose moves go."""
    if table.turn_minutes is None or table.turn_minutes <= LIVE_MINUTES:
        concerned = set(range(len(table.seats)))
    else:
        concerned = seats_taken_back | ({actor} if actor is not None else set())
    people = (table.seats[number].identity for number in sorted(concerned))
    return tuple(dict.fromkeys(person for person in people if person is not None and person != identity))


def _answered(wish: Undo, identity: str, agree: bool) -> Undo | None:
    """Return the wish to go back after an answer; None when it is refused or withdrawn."""
    if identity not in wish.needed and (agree or identity != wish.by):
        raise Refusal("nothing_asked")
    return replace(wish, needed=tuple(other for other in wish.needed if other != identity)) if agree else None
