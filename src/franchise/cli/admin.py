"""`franchise admin`: order in the house, kept through the running server."""

import sys
from typing import Annotated, Any, Literal

import typer

from franchise.cli import admin_options as a
from franchise.cli import server_options as o
from franchise.cli.admin_link import Link
from franchise.cli.admin_output import show, show_json
from franchise.cli.errors import Refused, one_line

app = typer.Typer(
    add_completion=False,
    no_args_is_help=True,
    help="Keep order on a running server: look, ban, rename, close, invite, settle reports.",
)
DOORS = {"off": "open", "on": "invited", "codes": "codes"}
"""What `invitation-only` is called in the interface."""
SAID = {
    "open": "off: anybody may become known",
    "invited": "on: with a code, or with the link to a table of somebody who plays here",
    "codes": "codes: with a code alone",
}


def _link(database: str | None, admin_file: Any) -> Link:
    return Link(o.chosen_database(database), admin_file)


def _confirm(question: str, yes: bool) -> None:
    """Ask before what cannot be undone."""
    if yes:
        return
    if not can_be_asked():
        raise Refused(f"{one_line(question)} Nobody can be asked here; add --yes to do it")
    if not typer.confirm(one_line(question)):
        raise Refused("nothing was done")


def can_be_asked() -> bool:
    """Return whether somebody sits at the terminal."""
    return sys.stdin.isatty()


def _tell(answer: Any, sentence: str, as_json: bool) -> None:
    if as_json:
        show_json(answer)
    else:
        typer.echo(one_line(sentence))


# --- looking ---


@app.command()
def people(
    text: a.Text = "",
    limit: a.Limit = 50,
    as_json: a.Json = False,
    database: a.Database = None,
    admin_file: a.AdminFile = None,
) -> None:
    """List people, the latest first, or those with a text in their names."""
    answer = _link(database, admin_file).ask("people", text=text, limit=limit)
    columns = {"id": "id", "name": "name", "created_at": "since", "hosts": "hosts", "sits": "plays at"}
    show(answer, "people", {**columns, "seen_from": "seen from", "banned": "banned"}, as_json=as_json)


@app.command()
def tables(
    text: a.Text = "",
    limit: a.Limit = 50,
    as_json: a.Json = False,
    database: a.Database = None,
    admin_file: a.AdminFile = None,
) -> None:
    """List tables, the latest first, or those with a text in their titles or names."""
    answer = _link(database, admin_file).ask("tables", text=text, limit=limit)
    columns = {"id": "id", "status": "status", "title": "title", "seats": "seats", "host": "host"}
    more = {"public": "public", "messages": "messages", "changed_at": "changed"}
    show(answer, "tables", {**columns, **more}, as_json=as_json)


@app.command()
def messages(
    table: a.TableId,
    limit: a.Limit = 50,
    as_json: a.Json = False,
    database: a.Database = None,
    admin_file: a.AdminFile = None,
) -> None:
    """List the last messages of a table."""
    answer = _link(database, admin_file).ask("messages", table=table, limit=limit)
    columns = {"number": "number", "at": "at", "identity": "identity", "name": "name", "text": "text"}
    show(answer, "messages", columns, as_json=as_json)


@app.command()
def reports(
    text: a.Text = "",
    settled: Annotated[bool, typer.Option("--settled", help="List those that were settled.")] = False,
    limit: a.Limit = 50,
    as_json: a.Json = False,
    database: a.Database = None,
    admin_file: a.AdminFile = None,
) -> None:
    """List what players reported and nobody has settled."""
    answer = _link(database, admin_file).ask("reports", text=text, settled=settled, limit=limit)
    columns = {"id": "id", "at": "at", "table": "table", "message": "message", "author": "author"}
    columns |= {"author_name": "name", "text": "text", "reporter": "reported by", "reason": "reason"}
    columns |= {"settled_by": "settled by", "verdict": "verdict"} if settled else {}
    show(answer, "reports", columns, as_json=as_json)


@app.command()
def log(
    text: a.Text = "",
    limit: a.Limit = 50,
    as_json: a.Json = False,
    database: a.Database = None,
    admin_file: a.AdminFile = None,
) -> None:
    """List who ordered what and when, the latest first."""
    answer = _link(database, admin_file).ask("log", text=text, limit=limit)
    columns = {"at": "at", "by": "by", "did": "did", "subject": "to", "details": "details"}
    show(answer, "log", columns, as_json=as_json)


@app.command()
def bans(as_json: a.Json = False, database: a.Database = None, admin_file: a.AdminFile = None) -> None:
    """List who is shut out."""
    answer = _link(database, admin_file).ask("state")
    columns = {"subject": "who", "created_at": "since", "until": "until", "by": "by", "reason": "reason"}
    show({"bans": answer["bans"]}, "bans", columns, as_json=as_json)


@app.command()
def invitations(as_json: a.Json = False, database: a.Database = None, admin_file: a.AdminFile = None) -> None:
    """List the invitations that still let somebody in."""
    answer = _link(database, admin_file).ask("state")
    columns = {"id": "id", "uses": "uses left", "until": "until", "by": "by", "note": "note"}
    show({"invitations": answer["invitations"]}, "invitations", columns, as_json=as_json)


@app.command()
def status(as_json: a.Json = False, database: a.Database = None, admin_file: a.AdminFile = None) -> None:
    """Show who may become known here, and how much each may have."""
    answer = _link(database, admin_file).ask("state")
    if as_json:
        show_json({"door": answer["door"], "quotas": answer["quotas"]})
        return
    typer.echo(f"invitation-only is {SAID[answer['door']]}")
    show(answer, "quotas", {"name": "quota", "value": "value", "usual": "usual"}, as_json=False)


# --- people ---


@app.command()
def ban(
    who: Annotated[
        str,
        typer.Argument(
            metavar="WHO",
            help="The id of an identity, an address, or a network as in 192.0.2.0/24.",
            show_default=False,
        ),
    ],
    reason: Annotated[
        str, typer.Option(metavar="TEXT", help="Why: those who are shut out read it.", show_default=False)
    ],
    days: a.Days = None,
    yes: a.Yes = False,
    as_json: a.Json = False,
    database: a.Database = None,
    admin_file: a.AdminFile = None,
) -> None:
    """Shut out an identity or a network: requests are refused and streams end, within a second."""
    link = _link(database, admin_file)
    found = link.ask("people", text=who)["people"]
    known = f" ({found[0]['name']})" if len(found) == 1 and found[0]["id"] == who else ""
    _confirm(f"Shut out {who}{known}?", yes)
    answer = link.ask("ban", who=who, reason=reason, days=days)
    _tell(answer, f"{answer['subject']}{known} is shut out.", as_json)


@app.command()
def unban(
    who: Annotated[str, typer.Argument(metavar="WHO", help="As `bans` lists it.", show_default=False)],
    as_json: a.Json = False,
    database: a.Database = None,
    admin_file: a.AdminFile = None,
) -> None:
    """Let an identity or a network in again."""
    answer = _link(database, admin_file).ask("unban", who=who)
    _tell(answer, f"{answer['subject']} may come in again.", as_json)


@app.command()
def rename(
    identity: Annotated[str, typer.Argument(metavar="IDENTITY", help="The id.", show_default=False)],
    name: Annotated[str, typer.Argument(metavar="NAME", help="The other name.", show_default=False)],
    yes: a.Yes = False,
    as_json: a.Json = False,
    database: a.Database = None,
    admin_file: a.AdminFile = None,
) -> None:
    """Give somebody another name, at all tables, in records, in the chat and in the news."""
    link = _link(database, admin_file)
    _confirm(f"Call {identity} {name} from now on? The name before is replaced wherever it stands.", yes)
    _tell(link.ask("rename", identity=identity, name=name), f"{identity} is called {name}.", as_json)


# --- tables ---


@app.command("delete-message")
def delete_message(
    table: a.TableId,
    number: Annotated[
        int, typer.Argument(min=1, metavar="NUMBER", help="As `messages` lists it.", show_default=False)
    ],
    yes: a.Yes = False,
    as_json: a.Json = False,
    database: a.Database = None,
    admin_file: a.AdminFile = None,
) -> None:
    """Take back what somebody said: it gives way to “…”, on open screens too."""
    link = _link(database, admin_file)
    _confirm(f"Delete message {number} of table {table}?", yes)
    answer = link.ask("delete-message", table=table, number=number)
    _tell(answer, f"Message {number} of table {table} is deleted.", as_json)


@app.command()
def close(
    table: a.TableId,
    yes: a.Yes = False,
    as_json: a.Json = False,
    database: a.Database = None,
    admin_file: a.AdminFile = None,
) -> None:
    """Delete a table with its game and its chat, whoever plays there; results that people have stay."""
    link = _link(database, admin_file)
    found = [one for one in link.ask("tables", text=table)["tables"] if one["id"] == table]
    people = f" of {', '.join(name for name in found[0]['seats'] if name)}" if found else ""
    _confirm(f"Delete table {table}{people} for good?", yes)
    _tell(link.ask("close", table=table), f"Table {table} is closed.", as_json)


# --- who may come in ---


@app.command("invitation-only")
def invitation_only(
    setting: Annotated[
        Literal["on", "off", "codes"],
        typer.Argument(
            help="on: new people need a code, or the link to a table; codes: a code alone; off: nobody does.",
            show_default=False,
        ),
    ],
    as_json: a.Json = False,
    database: a.Database = None,
    admin_file: a.AdminFile = None,
) -> None:
    """Let only invited people become known; whoever is known already stays so."""
    answer = _link(database, admin_file).ask("door", door=DOORS[setting])
    _tell(answer, f"invitation-only is {SAID[DOORS[setting]]}", as_json)


@app.command()
def invite(
    uses: Annotated[
        int, typer.Option(min=1, max=10_000, metavar="N", help="How many people may come with it.")
    ] = 1,
    days: a.Days = None,
    note: Annotated[str, typer.Option(metavar="TEXT", help="For whom it is; only you see it.")] = "",
    as_json: a.Json = False,
    database: a.Database = None,
    admin_file: a.AdminFile = None,
) -> None:
    """Make an invitation; its code is shown only now."""
    answer = _link(database, admin_file).ask("invite", uses=uses, days=days, note=note)
    _tell(answer, f"Code {answer['code']}, or {answer['address']}", as_json)


@app.command()
def uninvite(
    invitation: Annotated[
        str, typer.Argument(metavar="ID", help="As `invitations` lists it.", show_default=False)
    ],
    as_json: a.Json = False,
    database: a.Database = None,
    admin_file: a.AdminFile = None,
) -> None:
    """End an invitation; whoever came with it stays."""
    answer = _link(database, admin_file).ask("uninvite", invitation=invitation)
    _tell(answer, f"The invitation {invitation} has ended.", as_json)


@app.command()
def quota(
    name: Annotated[
        Literal["tables", "identities"],
        typer.Argument(
            help="tables: unfinished ones of one host; identities: new ones from one address in a day.",
            show_default=False,
        ),
    ],
    value: Annotated[
        str, typer.Argument(metavar="N", help="How many; `usual` for the usual.", show_default=False)
    ],
    as_json: a.Json = False,
    database: a.Database = None,
    admin_file: a.AdminFile = None,
) -> None:
    """Say how much each may have; what somebody has already stays."""
    if value != "usual" and not (value.isascii() and value.isdigit()):
        raise Refused(f"N: expected a number, or `usual`, got {value[:50]!r}")
    wanted = None if value == "usual" else int(value)
    answer = _link(database, admin_file).ask("quota", name=name, value=wanted)
    _tell(answer, f"The quota {name} is {value}.", as_json)


# --- reports ---


@app.command()
def settle(
    report: Annotated[
        str, typer.Argument(metavar="REPORT", help="The id, as `reports` lists it.", show_default=False)
    ],
    verdict: Annotated[
        str, typer.Argument(metavar="[VERDICT]", help="What came of it.", show_default=False)
    ] = "",
    as_json: a.Json = False,
    database: a.Database = None,
    admin_file: a.AdminFile = None,
) -> None:
    """Note that a report was dealt with, and how."""
    answer = _link(database, admin_file).ask("settle", report=report, verdict=verdict)
    _tell(answer, f"The report {report} is settled.", as_json)
