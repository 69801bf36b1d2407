"""Who may do what: every endpoint for everybody, before the game, during it and afterwards."""
# ruff: noqa: E501 - a table is read across

import json
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import httpx
import pytest
from fastapi.routing import iter_route_contexts

from franchise.puzzles import shipped_puzzles
from franchise.server.run.app import create_app
from franchise.server.settings import Settings
from push_services import Phone
from servers import Running, error_of, identity_of, ok, open_table, play, running, table_of

ROLES = ("stranger", "spectator", "other", "owner", "host")
"""A stranger has no identity; a spectator has one, but no seat. The host sits in seat 0, the owner of the seat that
a request names in seat 1, the other in seat 2. Seat 3 of a table that waits is free."""

# The state of the table, what is asked for, and what each gets: a status, or the code of the refusal. Where a
# program's token gets something else than a browser's cookie, it stands behind a stroke.
RIGHTS = """
state     method  address                                  stranger              spectator             other                  owner                  host
---------------------------------------------------------------------------------------------------------------------------------------------------------
waiting   GET     /api/me                                  200                   200                   200                    200                    200
waiting   PUT     /api/me                                  200                   200                   200                    200                    200
waiting   DELETE  /api/me                                  no_identity           204                   204                    204                    204
waiting   GET     /api/me/tokens                           no_identity           200                   200                    200                    200
waiting   POST    /api/me/tokens                           no_identity           201|browser_only      201|browser_only       201|browser_only       201|browser_only
waiting   DELETE  /api/me/tokens/{token}                   no_identity           204|browser_only      204|browser_only       204|browser_only       204|browser_only
waiting   DELETE  /api/me/tokens/{other_token}             no_identity           no_such_token|browser_only  no_such_token|browser_only  no_such_token|browser_only  no_such_token|browser_only
waiting   GET     /api/me/results                          no_identity           200                   200                    200                    200
over      GET     /api/me/results/{table}                  no_identity           200                   200                    200                    200
waiting   POST    /api/me/recovery                         no_identity           201|browser_only      201|browser_only       201|browser_only       201|browser_only
waiting   POST    /api/recover                             200                   200                   200                    200                    200
playing   POST    /api/me/join                             no_identity           200|browser_only      both_at_table|browser_only  both_at_table|browser_only  same_identity|browser_only
waiting   GET     /api/me/export                           no_identity           200|browser_only      200|browser_only       200|browser_only       200|browser_only
playing   POST    /api/me/erase                            no_identity           not_confirmed|browser_only  not_confirmed|browser_only  not_confirmed|browser_only  204|browser_only
waiting   GET     /api/me/passkeys                         no_identity           200                   200                    200                    200
waiting   POST    /api/me/passkeys/options                 no_identity           passkeys_unavailable|browser_only  passkeys_unavailable|browser_only  passkeys_unavailable|browser_only  passkeys_unavailable|browser_only
waiting   POST    /api/me/passkeys                         no_identity           passkeys_unavailable|browser_only  passkeys_unavailable|browser_only  passkeys_unavailable|browser_only  passkeys_unavailable|browser_only
waiting   DELETE  /api/me/passkeys/{passkey}               no_identity           no_such_passkey|browser_only  no_such_passkey|browser_only  no_such_passkey|browser_only  no_such_passkey|browser_only
waiting   POST    /api/passkeys/options                    passkeys_unavailable  passkeys_unavailable  passkeys_unavailable  passkeys_unavailable  passkeys_unavailable
waiting   POST    /api/passkeys                            passkeys_unavailable  passkeys_unavailable  passkeys_unavailable  passkeys_unavailable  passkeys_unavailable
waiting   PUT     /api/me/webhook                          no_identity           webhook_unsuitable    webhook_unsuitable     webhook_unsuitable     webhook_unsuitable
waiting   DELETE  /api/me/webhook                          no_identity           204                   204                    204                    204
waiting   POST    /api/me/webhook/test                     no_identity           no_webhook            no_webhook             no_webhook             no_webhook
waiting   GET     /api/me/push                             no_identity           200                   200                    200                    200
waiting   PUT     /api/me/push                             no_identity           200|browser_only      200|browser_only       200|browser_only       200|browser_only
waiting   DELETE  /api/me/push                             no_identity           204                   204                    204                    204
waiting   POST    /api/me/push/test                        no_identity           no_push               no_push                no_push                no_push

waiting   GET     /api/health                              200                   200                   200                    200                    200
waiting   GET     /metrics                                 200                   200                   200                    200                    200
waiting   POST    /api/admin                               bad_token             bad_token             bad_token              bad_token              bad_token
waiting   GET     /api/openapi.json                        200                   200                   200                    200                    200
waiting   GET     /api/bots                                200                   200                   200                    200                    200
waiting   POST    /api/preview                             200                   200                   200                    200                    200
waiting   POST    /api/preview/check                       200                   200                   200                    200                    200
waiting   GET     /api/card.png                            200                   200                   200                    200                    200
playing   GET     /                                        200                   200                   200                    200                    200
playing   GET     /new                                     200                   200                   200                    200                    200
playing   GET     /new/layout                              200                   200                   200                    200                    200
playing   GET     /learn                                   200                   200                   200                    200                    200
playing   GET     /rules                                   200                   200                   200                    200                    200
playing   GET     /puzzles                                 200                   200                   200                    200                    200
playing   GET     /puzzles/{puzzle}                        200                   200                   200                    200                    200
playing   GET     /join/{code}                             200                   200                   200                    200                    200
playing   GET     /g/{table}                               200                   200                   200                    200                    200
playing   GET     /g/{table}/{moves}                       200                   200                   200                    200                    200
playing   GET     /study                                   200                   200                   200                    200                    200
playing   GET     /study/{study}                           200                   200                   200                    200                    200
playing   GET     /g/{table}/review                        200                   200                   200                    200                    200
playing   GET     /g/{table}/review/{number}               200                   200                   200                    200                    200
playing   GET     /g/{table}/review/again                  200                   200                   200                    200                    200

waiting   GET     /api/studies                             no_identity           200                   200                    200                    200
waiting   POST    /api/studies                             no_identity           201                   201                    201                    201
waiting   GET     /api/studies/{study}                     no_such_study         no_such_study         no_such_study          no_such_study          200
waiting   GET     /api/studies/{shared_study}              200                   200                   200                    200                    200
waiting   PUT     /api/studies/{study}                     no_identity           no_such_study         no_such_study          no_such_study          200
waiting   PUT     /api/studies/{shared_study}              no_identity           no_such_study         no_such_study          no_such_study          200
waiting   PUT     /api/studies/{study}/shared              no_identity           no_such_study         no_such_study          no_such_study          200
waiting   DELETE  /api/studies/{study}                     no_identity           no_such_study         no_such_study          no_such_study          204
waiting   DELETE  /api/studies/{shared_study}              no_identity           no_such_study         no_such_study          no_such_study          204
waiting   POST    /api/line                                200                   200                   200                    200                    200
waiting   POST    /api/line/plan                           200                   200                   200                    200                    200
waiting   POST    /api/line/turn                           no_identity           200                   200                    200                    200
waiting   POST    /api/line/chances                        no_identity           200                   200                    200                    200
waiting   POST    /api/position/check                      200                   200                   200                    200                    200

waiting   GET     /api/puzzles                             200                   200                   200                    200                    200
waiting   GET     /api/puzzles/today                       200                   200                   200                    200                    200
waiting   GET     /api/puzzles/{puzzle}                    200                   200                   200                    200                    200
waiting   POST    /api/puzzles/{puzzle}/try                200                   200                   200                    200                    200
waiting   POST    /api/puzzles/{puzzle}/help               200                   200                   200                    200                    200
waiting   GET     /api/me/puzzles                          no_identity           200                   200                    200                    200

waiting   POST    /api/tables                              no_identity           201                   201                    201                    201
waiting   POST    /api/tables/import                       no_identity           201                   201                    201                    201
waiting   GET     /api/tables/import                       wrong_method          wrong_method          wrong_method           wrong_method           wrong_method
waiting   PUT     /api/tables/import                       wrong_method          wrong_method          wrong_method           wrong_method           wrong_method
waiting   PATCH   /api/tables/import                       wrong_method          wrong_method          wrong_method           wrong_method           wrong_method
waiting   DELETE  /api/tables/import                       wrong_method          wrong_method          wrong_method           wrong_method           wrong_method
waiting   GET     /api/tables                              no_identity           200                   200                    200                    200
waiting   GET     /api/tables?show=open                    200                   200                   200                    200                    200
waiting   GET     /api/tables/{table}                      200                   200                   200                    200                    200
closed    GET     /api/tables/{table}                      closed_to_spectators  closed_to_spectators  200                    200                    200
waiting   PATCH   /api/tables/{table}                      no_identity           host_only             host_only              host_only              200
playing   PATCH   /api/tables/{table}                      no_identity           host_only             host_only              host_only              200
waiting   DELETE  /api/tables/{table}                      no_identity           host_only             host_only              host_only              204
playing   DELETE  /api/tables/{table}                      no_identity           host_only             host_only              host_only              others_play
over      DELETE  /api/tables/{table}                      no_identity           host_only             host_only              host_only              204

waiting   GET     /api/tables/{table}/invitation           no_identity           host_only             host_only              host_only              200
waiting   POST    /api/tables/{table}/invitation           no_identity           host_only             host_only              host_only              200
playing   POST    /api/tables/{table}/invitation           no_identity           host_only             host_only              host_only              invitation_ended
waiting   GET     /api/join/{code}                         200                   200                   200                    200                    200
waiting   POST    /api/join/{code}                         no_identity           200                   already_seated         already_seated         already_seated
lost      POST    /api/join/{code}                         no_identity           200                   already_seated         200                    already_seated
playing   POST    /api/join/{code}                         no_identity           invitation_ended      invitation_ended       invitation_ended       invitation_ended

waiting   PUT     /api/tables/{table}/seats/{seat}         no_identity           host_only             host_only              host_only              200
playing   PUT     /api/tables/{table}/seats/{seat}         no_identity           host_only             host_only              host_only              already_started
waiting   POST    /api/tables/{table}/seats/{free}/take    no_identity           invitation_private    invitation_private     invitation_private     already_seated
public    POST    /api/tables/{table}/seats/{free}/take    no_identity           200                   already_seated         already_seated         already_seated
public    POST    /api/tables/{table}/seats/{seat}/take    no_identity           seat_taken            already_seated         already_seated         already_seated
lost      POST    /api/tables/{table}/seats/{seat}/take    no_identity           invitation_private    invitation_private     invitation_private     already_started
waiting   PUT     /api/tables/{table}/seats/{seat}/colour  no_identity           not_your_seat         not_your_seat          200                    not_your_seat
playing   PUT     /api/tables/{table}/seats/{seat}/colour  no_identity           not_your_seat         not_your_seat          already_started        not_your_seat
waiting   POST    /api/tables/{table}/seats/{seat}/leave   no_identity           not_your_seat         not_your_seat          200                    not_your_seat
playing   POST    /api/tables/{table}/seats/{seat}/leave   no_identity           not_your_seat         not_your_seat          already_started        not_your_seat
waiting   POST    /api/tables/{table}/start                no_identity           host_only             host_only              host_only              seats_open
full      POST    /api/tables/{table}/start                no_identity           host_only             host_only              host_only              200
playing   POST    /api/tables/{table}/start                no_identity           host_only             host_only              host_only              already_started
waiting   POST    /api/tables/{table}/seats/{seat}/resign  no_identity           not_your_seat         not_your_seat          not_started            not_your_seat
playing   POST    /api/tables/{table}/seats/{seat}/resign  no_identity           not_your_seat         not_your_seat          200                    not_your_seat
over      POST    /api/tables/{table}/seats/{seat}/resign  no_identity           not_your_seat         not_your_seat          game_over              not_your_seat
playing   POST    /api/tables/{table}/seats/{seat}/handover  no_identity         not_your_seat         not_your_seat          200                    not_your_seat
playing   POST    /api/handover                            no_identity           200                   200                    200                    200
waiting   POST    /api/tables/{table}/seats/{seat}/reopen  no_identity           host_only             host_only              host_only              not_started
playing   POST    /api/tables/{table}/seats/{seat}/reopen  no_identity           host_only             host_only              host_only              200
over      POST    /api/tables/{table}/seats/{seat}/reopen  no_identity           host_only             host_only              host_only              game_over
playing   PUT     /api/tables/{table}/seats/{seat}/stand-in  no_identity         host_only             host_only              200                    time_left
lost      PUT     /api/tables/{table}/seats/{seat}/stand-in  no_identity         host_only             host_only              host_only              200
over      PUT     /api/tables/{table}/seats/{seat}/stand-in  no_identity         game_over             game_over              game_over              game_over
stood_in  DELETE  /api/tables/{table}/seats/{seat}/stand-in  no_identity         not_your_seat         not_your_seat          200                    not_your_seat
playing   DELETE  /api/tables/{table}/seats/{seat}/stand-in  no_identity         not_your_seat         not_your_seat          no_stand_in            not_your_seat

waiting   POST    /api/tables/{table}/host                 no_identity           host_only             host_only              host_only              200
playing   POST    /api/tables/{table}/host                 no_identity           host_only             host_only              host_only              200
playing   POST    /api/tables/{table}/mute                 no_identity           host_only             host_only              host_only              200
playing   POST    /api/tables/{table}/rematch              no_identity           not_at_table          not_over               not_over               not_over
over      POST    /api/tables/{table}/rematch              no_identity           not_at_table          201                    201                    201

playing   GET     /api/tables/{table}/chat                 200                   200                   200                    200                    200
closed    GET     /api/tables/{table}/chat                 closed_to_spectators  closed_to_spectators  200                    200                    200
playing   GET     /api/tables/{table}/news                 200                   200                   200                    200                    200
closed    GET     /api/tables/{table}/news                 closed_to_spectators  closed_to_spectators  200                    200                    200
playing   POST    /api/tables/{table}/chat                 no_identity           not_at_table          201                    201                    201
muted     POST    /api/tables/{table}/chat                 no_identity           not_at_table          201                    muted                  201
playing   POST    /api/tables/{table}/report               no_identity           201                   201                    201                    201
closed    POST    /api/tables/{table}/report               no_identity           closed_to_spectators  201                    201                    201
playing   GET     /api/tables/{table}/notes                no_identity           200                   200                    200                    200
closed    GET     /api/tables/{table}/notes                no_identity           closed_to_spectators  200                    200                    200
playing   PUT     /api/tables/{table}/notes                no_identity           not_at_table          200                    200                    200

waiting   GET     /api/games/{table}                       not_started           not_started           not_started            not_started            not_started
playing   GET     /api/games/{table}                       200                   200                   200                    200                    200
over      GET     /api/games/{table}                       200                   200                   200                    200                    200
closed    GET     /api/games/{table}                       closed_to_spectators  closed_to_spectators  200                    200                    200
waiting   GET     /api/games/{table}/scene                 200                   200                   200                    200                    200
playing   GET     /api/games/{table}/scene                 200                   200                   200                    200                    200
closed    GET     /api/games/{table}/scene                 closed_to_spectators  closed_to_spectators  200                    200                    200
playing   GET     /api/games/{table}/record                200                   200                   200                    200                    200
closed    GET     /api/games/{table}/record                closed_to_spectators  closed_to_spectators  200                    200                    200
playing   GET     /api/games/{table}/log                   200                   200                   200                    200                    200
closed    GET     /api/games/{table}/log                   closed_to_spectators  closed_to_spectators  200                    200                    200
playing   GET     /api/games/{table}/events                200                   200                   200                    200                    200
closed    GET     /api/games/{table}/events                closed_to_spectators  closed_to_spectators  200                    200                    200
playing   GET     /api/games/{table}/chart                 200                   200                   200                    200                    200
closed    GET     /api/games/{table}/chart                 closed_to_spectators  closed_to_spectators  200                    200                    200
waiting   GET     /api/games/{table}/picture.png           not_started           not_started           not_started            not_started            not_started
playing   GET     /api/games/{table}/picture.png           200                   200                   200                    200                    200
closed    GET     /api/games/{table}/picture.png           closed_to_spectators  closed_to_spectators  200                    200                    200
playing   GET     /api/games/{table}/film.gif              no_identity           not_at_table          not_over               not_over               not_over
closed    GET     /api/games/{table}/film.gif              no_identity           closed_to_spectators  not_over               not_over               not_over
playing   GET     /api/games/{table}/outlook               200                   200                   200                    200                    200
closed    GET     /api/games/{table}/outlook               closed_to_spectators  closed_to_spectators  200                    200                    200
playing   POST    /api/games/{table}/plan                  200                   200                   200                    200                    200
closed    POST    /api/games/{table}/plan                  closed_to_spectators  closed_to_spectators  200                    200                    200
over      POST    /api/games/{table}/plan                  game_over             game_over             game_over              game_over              game_over
playing   POST    /api/games/{table}/hint                  no_identity           not_at_table          200                    200                    200
closed    POST    /api/games/{table}/hint                  no_identity           closed_to_spectators  200                    200                    200
guarded   POST    /api/games/{table}/hint                  no_identity           not_at_table          hints_off              hints_off              hints_off
waiting   POST    /api/games/{table}/review                no_identity           not_at_table          not_started            not_started            not_started
guarded   POST    /api/games/{table}/review                no_identity           not_at_table          hints_off              hints_off              hints_off
closed    POST    /api/games/{table}/review                no_identity           closed_to_spectators  200                    200                    200
over      POST    /api/games/{table}/review                no_identity           not_at_table          200                    200                    200
playing   GET     /api/games/{table}/review                not_at_table          not_at_table          no_review              no_review              no_review
guarded   GET     /api/games/{table}/review                hints_off             hints_off             hints_off              hints_off              hints_off
closed    GET     /api/games/{table}/review                closed_to_spectators  closed_to_spectators  no_review              no_review              no_review
over      GET     /api/games/{table}/review                no_review             no_review             no_review              no_review              no_review
guarded   GET     /api/games/{table}/review/stream         hints_off             hints_off             hints_off              hints_off              hints_off
over      GET     /api/games/{table}/review/stream         no_review             no_review             no_review              no_review              no_review
guarded   GET     /api/games/{table}/review/turns/{number} hints_off             hints_off             hints_off              hints_off              hints_off
over      GET     /api/games/{table}/review/turns/{number} no_review             no_review             no_review              no_review              no_review
guarded   POST    /api/games/{table}/review/turns/{number}/attempt  no_identity  hints_off             hints_off              hints_off              hints_off
playing   POST    /api/games/{table}/review/turns/{number}/attempt  no_identity  not_at_table          no_review              no_review              no_review
closed    POST    /api/games/{table}/review/turns/{number}/attempt  no_identity  closed_to_spectators  no_review              no_review              no_review
over      POST    /api/games/{table}/review/turns/{number}/attempt  no_identity  no_review             no_review              no_review              no_review
waiting   POST    /api/games/{table}/moves                 no_identity           not_started           not_started            not_started            not_started
playing   POST    /api/games/{table}/moves                 no_identity           not_at_table          not_your_turn          200                    not_your_turn
closed    POST    /api/games/{table}/moves                 no_identity           not_at_table          not_your_turn          200                    not_your_turn
stood_in  POST    /api/games/{table}/moves                 no_identity           not_at_table          not_your_turn          bot_stands_in          not_your_turn
lost      POST    /api/games/{table}/moves                 no_identity           not_at_table          not_your_turn          not_at_table           not_your_turn
over      POST    /api/games/{table}/moves                 no_identity           not_at_table          stale                  stale                  stale
waiting   POST    /api/games/{table}/undo                  no_identity           not_at_table          not_started            not_started            not_started
playing   POST    /api/games/{table}/undo                  no_identity           not_at_table          200                    200                    200
asked     POST    /api/games/{table}/undo                  no_identity           not_at_table          asked_already          asked_already          200
playing   POST    /api/games/{table}/undo/answer           no_identity           not_at_table          nothing_asked          nothing_asked          nothing_asked
asked     POST    /api/games/{table}/undo/answer           no_identity           not_at_table          200                    200                    nothing_asked
playing   GET     /api/stream?tables={table}               200                   200                   200                    200                    200
closed    GET     /api/stream?tables={table}               closed_to_spectators  closed_to_spectators  200                    200                    200
waiting   GET     /api/stream                              200                   200                   200                    200                    200
"""

ROWS = [line.split() for line in RIGHTS.strip().splitlines()[2:] if line]
RECORD = json.loads((Path(__file__).parents[1] / "fixtures" / "games" / "three_players.json").read_text())

STUDY = {
    "format": "franchise-study/1",
    "title": "A game",
    "comment": "",
    "record": RECORD,
    "at": 9,
    "branches": [],
}


class Scene:
    """A table in some state, with everybody of the roles."""

    def __init__(self, server: Running, state: str, *, tokens: bool) -> None:
        """Set the table, and let everybody come with a cookie or with a token."""
        self._server, self._tokens = server, tokens
        self.people = {role: server.person(role) for role in ROLES[1:]} | {"stranger": server.stranger()}
        self._callers = {role: self._caller(role) for role in ROLES}
        host, owner, other = self.people["host"], self.people["owner"], self.people["other"]
        self.state, self.code = state, "nocode"
        if state in ("waiting", "public", "full"):
            seats = ["me", "open", "open", *["open"] * (state != "full")]
            table = open_table(host, *seats, start=False, public=state == "public")
            self.code = ok(host.post(f"/api/tables/{table['id']}/invitation"))["code"]
            for person in (owner, other):
                ok(person.post(f"/api/join/{self.code}", json={}))
        elif state == "over":
            kinds = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
            table = ok(host.post("/api/tables/import", json={"record": RECORD, "seats": kinds}))
            code = ok(host.post(f"/api/tables/{table['id']}/invitation"))["code"]
            for person in (owner, other):
                ok(person.post(f"/api/join/{code}", json={}))
        else:
            hints = state != "guarded"
            table = table_of(host, owner, other, spectators=state != "closed", hints=hints, bot_seconds=10)
            play(host, table, "end")
        self.table: str = table["id"]
        self._go_on(state)

    def _caller(self, role: str) -> httpx.Client:
        if not self._tokens or role == "stranger":
            return self.people[role]
        secret = ok(self.people[role].post("/api/me/tokens", json={"label": "program"}))["token"]
        program = self._server.stranger()
        program.headers["authorization"] = f"Bearer {secret}"
        return program

    def _go_on(self, state: str) -> None:
        host, owner, path = self.people["host"], self.people["owner"], f"/api/tables/{self.table}"
        if state == "asked":
            assert ok(host.post(f"/api/games/{self.table}/undo", json={"revision": 1, "to": 0}))["needed"]
        elif state == "lost":
            ok(host.post(f"{path}/seats/1/reopen"))
            self.code = ok(host.post(f"{path}/invitation"))["code"]
        elif state == "stood_in":
            ok(owner.put(f"{path}/seats/1/stand-in", json={"how": "until_return"}))
        elif state == "muted":
            ok(host.post(f"{path}/mute", json={"identity": identity_of(owner), "muted": True}))

    def body(self, method: str, address: str) -> Any:
        """Return what is sent with a request; None for nothing."""
        match (
            method,
            address.removeprefix("/api/").removeprefix("tables/{table}").removeprefix("games/{table}"),
        ):
            case "PUT", "me":
                return {"name": "Eve"}
            case "PUT", "me/push":
                return Phone("rights").subscription()
            case "PUT", "me/webhook":
                return {"url": "https://127.0.0.1/hook", "kind": "json"}
            case "POST", "recover" | "me/join":
                return {"code": ok(self.people["host"].post("/api/me/recovery"))["code"]}
            case "POST", "passkeys" | "me/passkeys":
                return {"credential": {}}
            case "POST", "me/erase":
                return {"name": "host"}
            case "POST", "me/tokens":
                return {"label": "robot"}
            case "POST", "studies":
                return {"study": STUDY}
            case "PUT", "studies/{study}" | "studies/{shared_study}":
                return {"study": STUDY, "version": 0}
            case "PUT", "studies/{study}/shared":
                return {"shared": True}
            case "POST", "line":
                return {"record": RECORD, "after": 9}
            case "POST", "line/plan":
                return {"record": RECORD, "after": 9, "plan": []}
            case "POST", "line/turn":
                return {"record": RECORD, "after": 9, "bot": "random"}
            case "POST", "line/chances":
                return {"record": RECORD, "after": 9, "seconds": 0.01}
            case "POST", "position/check":
                return {"position": {}}
            case "POST", "puzzles/{puzzle}/try":
                return {"moves": []}
            case "POST", "puzzles/{puzzle}/help":
                return {"show": "hint"}
            case "POST", "preview" | "preview/check":
                return {"players": 3}
            case "POST", "tables":
                return {"seats": [{"kind": "me"}, {"kind": "bot"}]}
            case "POST", "tables/import":
                return {"record": RECORD}
            case "PATCH", "":
                return {"title": "Friday"}
            case "PUT", "/seats/{seat}":
                return {"kind": "open"}
            case "PUT", "/seats/{seat}/colour":
                return {"colour": "beige"}
            case "PUT", "/seats/{seat}/stand-in":
                return {"how": "turn"}
            case "POST", "join/{code}":
                return {}
            case "POST", "handover":
                return {
                    "code": ok(self.people["owner"].post(f"/api/tables/{self.table}/seats/1/handover"))[
                        "code"
                    ]
                }
            case "POST", "/host":
                return {"seat": 1}
            case "POST", "/mute":
                return {"identity": identity_of(self.people["owner"]), "muted": True}
            case "POST", "/chat":
                return {"text": "Hello"}
            case "POST", "/report":
                return {"message": None, "reason": "rude"}
            case "POST", "admin":
                return {"by": "eve", "command": {"do": "state"}}
            case "PUT", "/notes":
                return {"text": "Omaha next"}
            case "POST", "/moves":
                return {"revision": 1 if self.state != "over" else 0, "moves": ["end"]}
            case "POST", "/plan":
                return {"moves": []}
            case "POST", "/undo":
                return {"revision": 1, "to": 0}
            case "POST", "/undo/answer":
                return {"agree": True}
            case "POST", "/review/turns/{number}/attempt":
                return {"moves": ["end"]}
            case "POST", "/review":
                return {"depth": "quick"}
            case "POST", "/hint":
                return {"seconds": 0.01, "turns": 1}
        return None

    def _studies(self) -> dict[str, str]:
        """Name a study that the host keeps, and one that the host shares."""
        host = self.people["host"]
        own, shared = (ok(host.post("/api/studies", json={"study": STUDY}))["id"] for _ in range(2))
        ok(host.put(f"/api/studies/{shared}/shared", json={"shared": True}))
        return {"study": own, "shared_study": shared}

    def _tokens_of(self, role: str) -> dict[str, str]:
        """Name a token of somebody, and one of somebody else."""
        if role == "stranger":
            return {"token": "nosuch", "other_token": "nosuch"}
        own = ok(self.people[role].post("/api/me/tokens", json={"label": "robot"}))["id"]
        other = self.people["owner" if role == "host" else "host"]
        return {"token": own, "other_token": ok(other.get("/api/me/tokens"))["tokens"][0]["id"]}

    def ask(self, role: str, method: str, address: str) -> str:
        """Send somebody's request; return the status, or the code of the refusal."""
        values = {
            "table": self.table,
            "seat": 1,
            "free": 3,
            "moves": 1,
            "number": 1,
            "code": self.code,
            "passkey": "nosuch",
            "puzzle": shipped_puzzles()[0].id,
        }
        values |= self._tokens_of(role) if "token}" in address else {}
        values |= self._studies() if "study}" in address else {}
        body = self.body(method, address)
        caller = self._callers[role]
        sent = {"json": body} if body is not None else {}
        with caller.stream(method, address.format(**values), **sent) as answer:
            if answer.headers.get("content-type", "").startswith("text/event-stream"):
                return str(answer.status_code)
            answer.read()
        return error_of(answer) if answer.is_error else str(answer.status_code)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """Run a server."""
    with running(tmp_path_factory.mktemp("rights") / "franchise.db") as found:
        yield found


def _route(address: str) -> str:
    """Return the route of an address, without which one of several is meant."""
    for name, route in (("free", "seat"), ("other_token", "token"), ("shared_study", "study")):
        address = address.replace(f"{{{name}}}", f"{{{route}}}")
    return address


def test_every_route_is_in_the_table() -> None:
    app = create_app(Settings(database="sqlite:///franchise.db"))
    routes = {
        (method, context.path)
        for context in iter_route_contexts(app.routes)
        for method in context.methods or ()
        if method != "HEAD" and context.name != "file"  # of the browser client, for everybody alike
    }
    listed = {(method, _route(address.partition("?")[0])) for _, method, address, *_ in ROWS}
    assert listed == routes


def test_the_table_is_whole() -> None:
    assert RIGHTS.split()[3:8] == list(ROLES)
    assert [row for row in ROWS if len(row) != 3 + len(ROLES)] == []
    assert [one for one, next_one in pairwise(sorted(ROWS)) if one[:3] == next_one[:3]] == []


@pytest.mark.parametrize("tokens", [False, True], ids=["cookie", "token"])
@pytest.mark.parametrize("row", ROWS, ids=lambda row: " ".join(row[:3]))
def test_everybody_may_do_what_the_table_says_and_nothing_else(
    row: list[str], tokens: bool, server: Running
) -> None:
    state, method, address, *cells = row
    scene = None
    found = {}
    for role in ROLES:
        scene = scene or Scene(server, state, tokens=tokens)
        found[role] = scene.ask(role, method, address)
        if found[role].isdigit() and method != "GET":
            scene = None  # what was done must not matter to the next
    expected = [cell.split("|")[-1 if tokens else 0] for cell in cells]
    assert found == dict(zip(ROLES, expected, strict=True))
