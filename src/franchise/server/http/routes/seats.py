"""Seats: invitations, sitting down and getting up, other devices, bots that stand in."""

from fastapi import APIRouter, Response

from franchise.server.clock import now
from franchise.server.errors import Refusal
from franchise.server.house.fairness import bots_must_not_copy
from franchise.server.house.hosted import Hosted
from franchise.server.http.answer import Answer
from franchise.server.http.identity import Caller
from franchise.server.http.openapi import answers
from franchise.server.http.parts import Parts
from franchise.server.http.routes.common import (
    AT_TABLE,
    SeatPath,
    ServerOf,
    TableId,
    caller,
    changed,
    shown,
    visitor,
)
from franchise.server.models.request import Code
from franchise.server.models.seats import (
    ColourRequest,
    HandoverAnswer,
    HandoverRequest,
    InvitationAnswer,
    JoinRequest,
    StandInRequest,
)
from franchise.server.models.tables import SeatRequest, TableView
from franchise.server.secrets import draw_code, hashed, invitation_code
from franchise.server.storage import tables
from franchise.server.tables import changing_hands, hosting, seating
from franchise.server.tables.table import Table
from franchise.server.tables.turn_time import is_late

router = APIRouter(prefix="/api", tags=["tables"])


# --- invitations ---


@router.get("/tables/{table}/invitation", **answers(InvitationAnswer, *AT_TABLE, "no_identity", "host_only"))
async def show_invitation(table: TableId, server: ServerOf, who: Caller = caller("read")) -> Response:
    """Show the host the invitation; without a code if another device made it."""
    found = (await server.house.get(table)).table
    found.must_be_host(who.id)
    code = invitation_code(who.secret, table, found.invitation_number)
    known = found.invitation is not None and hashed(code) == found.invitation
    return Answer(_invitation(server, code if known else None))


@router.post(
    "/tables/{table}/invitation",
    **answers(InvitationAnswer, *AT_TABLE, "no_identity", "host_only", "invitation_ended"),
)
async def renew_invitation(table: TableId, server: ServerOf, who: Caller = caller("write")) -> Response:
    """Make another link; the one before stops working."""

    def invite(found: Table) -> Table:
        return hosting.invite(found, who.id, invitation_code(who.secret, table, found.invitation_number + 1))

    changed = (await server.house.change(table, invite)).table
    return Answer(_invitation(server, invitation_code(who.secret, table, changed.invitation_number)))


def _invitation(server: Parts, code: str | None) -> InvitationAnswer:
    address = None if code is None else f"{server.settings.address}/join/{code}"
    return InvitationAnswer(code, address)


@router.get("/join/{code}", **answers(TableView, "no_such_table", "invitation_ended"))
async def show_invited(code: Code, server: ServerOf, who: Caller | None = visitor("code")) -> Response:
    """Show the table that an invitation leads to."""
    return Answer(shown(server, await server.house.get(await _invited_to(server, code))))


@router.post(
    "/join/{code}",
    **answers(
        TableView,
        "no_such_table",
        "no_identity",
        "invitation_ended",
        "already_seated",
        "sent_away",
        "seat_taken",
        "no_such_seat",
    ),
)
async def join(code: Code, body: JoinRequest, server: ServerOf, who: Caller = caller("code")) -> Response:
    """Take a free seat with an invitation."""
    table = await _invited_to(server, code)

    def sit(found: Table) -> Table:
        if found.invitation != hashed(code):
            raise Refusal("invitation_ended")
        return seating.take_seat(found, body.seat, who.id, who.identity.name, who.identity.colour)

    return await changed(server, table, sit)


async def _invited_to(server: Parts, code: str) -> str:
    table = await server.house.read(lambda connection: tables.by_invitation(connection, hashed(code)))
    if table is None:
        raise Refusal("invitation_ended")
    return table


# --- seats ---


@router.put(
    "/tables/{table}/seats/{seat}",
    **answers(TableView, *AT_TABLE, "no_identity", "host_only", "already_started", "no_such_seat"),
)
async def arrange_seat(
    table: TableId, seat: SeatPath, body: SeatRequest, server: ServerOf, who: Caller = caller("write")
) -> Response:
    """As the host, open a seat and send away whoever sat there, or seat a bot, or somebody at your screen."""
    name = body.name or (who.identity.name if body.kind in ("me", "person") else None)
    kind = "person" if body.kind == "me" else body.kind
    return await changed(
        server,
        table,
        lambda found: seating.arrange(
            found, who.id, seat, kind, bot=body.bot, name=name, colour=body.colour or who.identity.colour
        ),
    )


@router.post(
    "/tables/{table}/seats/{seat}/take",
    **answers(
        TableView,
        *AT_TABLE,
        "no_identity",
        "invitation_private",
        "already_started",
        "already_seated",
        "sent_away",
        "seat_taken",
        "no_such_seat",
        "invitation_ended",
    ),
)
async def take_seat(
    table: TableId, seat: SeatPath, server: ServerOf, who: Caller = caller("write")
) -> Response:
    """Sit down at a public table, or agree to play where you are asked to."""
    return await changed(
        server,
        table,
        lambda found: seating.take_public_seat(found, seat, who.id, who.identity.name, who.identity.colour),
    )


@router.put(
    "/tables/{table}/seats/{seat}/colour",
    **answers(
        TableView,
        *AT_TABLE,
        "no_identity",
        "not_your_seat",
        "already_started",
        "colour_taken",
        "no_such_seat",
    ),
)
async def choose_colour(
    table: TableId, seat: SeatPath, body: ColourRequest, server: ServerOf, who: Caller = caller("write")
) -> Response:
    """Choose the colour of your seat before the start; a bot that has it gives way."""
    return await changed(server, table, lambda found: seating.choose_colour(found, who.id, seat, body.colour))


@router.post(
    "/tables/{table}/seats/{seat}/leave",
    **answers(TableView, *AT_TABLE, "no_identity", "not_your_seat", "already_started", "no_such_seat"),
)
async def leave_seat(
    table: TableId, seat: SeatPath, server: ServerOf, who: Caller = caller("write")
) -> Response:
    """Get up before the start, or decline to play."""
    return await changed(server, table, lambda found: seating.leave(found, who.id, seat))


@router.post(
    "/tables/{table}/seats/{seat}/resign",
    **answers(
        TableView,
        *AT_TABLE,
        "no_identity",
        "not_your_seat",
        "not_started",
        "game_over",
        "no_such_seat",
        "position_in_play",
    ),
)
async def resign(table: TableId, seat: SeatPath, server: ServerOf, who: Caller = caller("write")) -> Response:
    """Leave the game for good; a bot takes over."""
    await _bot_may_play(server, table, who)
    return await changed(server, table, lambda found: changing_hands.resign(found, who.id, seat))


@router.post(
    "/tables/{table}/seats/{seat}/handover",
    **answers(HandoverAnswer, *AT_TABLE, "no_identity", "not_your_seat", "no_such_seat"),
)
async def offer_handover(
    table: TableId, seat: SeatPath, server: ServerOf, who: Caller = caller("write")
) -> Response:
    """Make a code with which another device takes the seat over, once and soon."""
    code = draw_code()
    hosted = await server.house.change(
        table, lambda found: changing_hands.offer_handover(found, who.id, seat, code)
    )
    return Answer(HandoverAnswer(code, hosted.table.seats[seat].handover_until or 0))


@router.post("/handover", **answers(TableView, "no_identity", "code_ended", "no_such_table"))
async def hand_over(body: HandoverRequest, server: ServerOf, who: Caller = caller("code")) -> Response:
    """Take a seat over from another device."""
    table = await server.house.read(lambda connection: tables.by_handover(connection, hashed(body.code)))
    if table is None:
        raise Refusal("code_ended")
    return await changed(server, table, lambda found: changing_hands.hand_over(found, who.id, body.code))


@router.post(
    "/tables/{table}/seats/{seat}/reopen",
    **answers(
        TableView,
        *AT_TABLE,
        "no_identity",
        "host_only",
        "not_started",
        "game_over",
        "already_seated",
        "owner_present",
        "owner_was_here",
        "no_such_seat",
    ),
)
async def reopen(table: TableId, seat: SeatPath, server: ServerOf, who: Caller = caller("write")) -> Response:
    """Open the seat of somebody who lost it and has been away; an invitation can be made for it then."""

    def open_again(hosted: Hosted) -> Table:
        def away(identity: str) -> hosting.Away:
            presence = server.hub.presence
            if presence.present(table, identity):
                return "present"
            seen = max(presence.last_seen(table, identity), hosted.last_act(seat))
            return "long" if seen + server.settings.away_seconds * 1000 <= now() else "short"

        return hosting.reopen(hosted.table, who.id, seat, away)

    return Answer(shown(server, await server.house.change_with_game(table, open_again)))


@router.put(
    "/tables/{table}/seats/{seat}/stand-in",
    **answers(
        TableView,
        *AT_TABLE,
        "no_identity",
        "host_only",
        "not_at_table",
        "not_started",
        "game_over",
        "time_left",
        "no_person",
        "no_such_seat",
        "position_in_play",
    ),
)
async def stand_in(
    table: TableId, seat: SeatPath, body: StandInRequest, server: ServerOf, who: Caller = caller("write")
) -> Response:
    """Let a bot play for your seat, or for somebody whose time has run out."""
    await _bot_may_play(server, table, who)
    hosted = await server.house.change_with_game(
        table,
        lambda found: changing_hands.stand_in(
            found.table, who.id, seat, body.how, late=is_late(found.table, found.last, seat)
        ),
    )
    return Answer(shown(server, hosted))


async def _bot_may_play(server: Parts, table: str, who: Caller) -> None:
    """Refuse to have a copy of a game that others are playing thought about by a bot at a table."""
    hosted = await server.house.get(table)
    if hosted.game is not None and hosted.table.result is None:
        await bots_must_not_copy(server.house, hosted.game, who.id, table=table)


@router.delete(
    "/tables/{table}/seats/{seat}/stand-in",
    **answers(TableView, *AT_TABLE, "no_identity", "not_your_seat", "no_stand_in", "no_such_seat"),
)
async def come_back(
    table: TableId, seat: SeatPath, server: ServerOf, who: Caller = caller("write")
) -> Response:
    """Take your seat back from a bot."""
    return await changed(server, table, lambda found: changing_hands.come_back(found, who.id, seat))
