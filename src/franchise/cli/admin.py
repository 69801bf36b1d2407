"""`franchise admin`: order in the house, kept through the running server."""

import inspect
import sys
from collections.abc import Callable
from functools import wraps
from inspect import Parameter
from typing import Annotated, Any, Literal

import typer

from franchise.cli import admin_options as a
from franchise.cli import server_options as o
from franchise.cli.admin_link import Link
from franchise.cli.admin_output import Outcome, listing, sentence, show
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
SHARED = {"as_json": (a.Json, False), "database": (o.Database, None), "admin_file": (a.AdminFile, None)}
"""What every command takes beside its own, with the defaults."""


def command(name: str | None = None) -> Callable[[Callable[..., Outcome]], Callable[..., Outcome]]:
    """Make a command of a function that is given the way to the server and returns what is to be shown."""

    def make(function: Callable[..., Outcome]) -> Callable[..., Outcome]:
        own = list(inspect.signature(function).parameters.values())[1:]
        shared = [
            Parameter(name, Parameter.KEYWORD_ONLY, default=default, annotation=kind)
            for name, (kind, default) in SHARED.items()
        ]

        @wraps(function)
        def run(*, as_json: bool, database: str | None, admin_file: Any, **arguments: Any) -> None:
            link = Link(o.chosen_database(database), admin_file)
            show(function(link, **arguments), as_json=as_json)

        parameters = [one.replace(kind=Parameter.KEYWORD_ONLY) for one in own] + shared
        run.__signature__ = inspect.Signature(parameters)  # type: ignore[attr-defined]
        run.__annotations__ = {one.name: one.annotation for one in parameters}
        app.command(name or function.__name__)(run)
        return function

    return make


def confirm(question: str, yes: bool) -> None:
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


# --- looking ---


@command()
def people(link: Link, text: a.Text = "", limit: a.Limit = 50) -> Outcome:
    """List people, the latest first, or those with a text in their names."""
    return listing(
        link.ask("people", text=text, limit=limit),
        "people",
        id="id",
        name="name",
        created_at="since",
        hosts="hosts",
        sits="plays at",
        seen_from="seen from",
        banned="banned",
    )


@command()
def tables(link: Link, text: a.Text = "", limit: a.Limit = 50) -> Outcome:
    """List tables, the latest first, or those with a text in their titles or names."""
    return listing(
        link.ask("tables", text=text, limit=limit),
        "tables",
        id="id",
        status="status",
        title="title",
        seats="seats",
        host="host",
        public="public",
        messages="messages",
        changed_at="changed",
    )


@command()
def messages(link: Link, table: a.TableId, limit: a.Limit = 50) -> Outcome:
    """List the last messages of a table."""
    answer = link.ask("messages", table=table, limit=limit)
    return listing(
        answer, "messages", number="number", at="at", identity="identity", name="name", text="text"
    )


@command()
def reports(
    link: Link,
    text: a.Text = "",
    settled: Annotated[bool, typer.Option("--settled", help="List those that were settled.")] = False,
    limit: a.Limit = 50,
) -> Outcome:
    """List what players reported and nobody has settled."""
    more = {"settled_by": "settled by", "verdict": "verdict"} if settled else {}
    return listing(
        link.ask("reports", text=text, settled=settled, limit=limit),
        "reports",
        id="id",
        at="at",
        table="table",
        message="message",
        author="author",
        author_name="name",
        text="text",
        reporter="reported by",
        reason="reason",
        **more,
    )


@command()
def log(link: Link, text: a.Text = "", limit: a.Limit = 50) -> Outcome:
    """List who ordered what and when, the latest first."""
    answer = link.ask("log", text=text, limit=limit)
    return listing(answer, "log", at="at", by="by", did="did", subject="to", details="details")


@command()
def bans(link: Link) -> Outcome:
    """List who is shut out."""
    found = {"bans": link.ask("state")["bans"]}
    return listing(found, "bans", subject="who", created_at="since", until="until", by="by", reason="reason")


@command()
def invitations(link: Link) -> Outcome:
    """List the invitations that still let somebody in."""
    found = {"invitations": link.ask("state")["invitations"]}
    return listing(found, "invitations", id="id", uses="uses left", until="until", by="by", note="note")


@command()
def status(link: Link) -> Outcome:
    """Show who may become known here, and how much each may have."""
    state = link.ask("state")
    answer = {"door": state["door"], "quotas": state["quotas"]}
    quotas = listing(answer, "quotas", name="quota", value="value", usual="usual")
    return Outcome(answer, [f"invitation-only is {SAID[state['door']]}", *quotas.lines])


# --- people ---


@command()
def ban(
    link: Link,
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
) -> Outcome:
    """Shut out an identity or a network: requests are refused and streams end, within a second."""
    found = [one["name"] for one in link.ask("people", text=who)["people"] if one["id"] == who]
    name = f" ({found[0]})" if found else ""
    confirm(f"Shut out {who}{name}?", yes)
    answer = link.ask("ban", who=who, reason=reason, days=days)
    return sentence(answer, f"{answer['subject']}{name} is shut out.")


@command()
def unban(
    link: Link,
    who: Annotated[str, typer.Argument(metavar="WHO", help="As `bans` lists it.", show_default=False)],
) -> Outcome:
    """Let an identity or a network in again."""
    answer = link.ask("unban", who=who)
    return sentence(answer, f"{answer['subject']} may come in again.")


@command()
def rename(
    link: Link,
    identity: Annotated[str, typer.Argument(metavar="IDENTITY", help="The id.", show_default=False)],
    name: Annotated[str, typer.Argument(metavar="NAME", help="The other name.", show_default=False)],
    yes: a.Yes = False,
) -> Outcome:
    """Give somebody another name, at all tables, in records, in the chat and in the news."""
    confirm(f"Call {identity} {name} from now on? The name before is replaced wherever it stands.", yes)
    return sentence(link.ask("rename", identity=identity, name=name), f"{identity} is called {name}.")


# --- tables ---


@command("delete-message")
def delete_message(
    link: Link,
    table: a.TableId,
    number: Annotated[
        int, typer.Argument(min=1, metavar="NUMBER", help="As `messages` lists it.", show_default=False)
    ],
    yes: a.Yes = False,
) -> Outcome:
    """Take back what somebody said: it gives way to “…”, on open screens too."""
    confirm(f"Delete message {number} of table {table}?", yes)
    answer = link.ask("delete-message", table=table, number=number)
    return sentence(answer, f"Message {number} of table {table} is deleted.")


@command()
def close(link: Link, table: a.TableId, yes: a.Yes = False) -> Outcome:
    """Delete a table with its game and its chat, whoever plays there; results that people have stay."""
    found = [one["seats"] for one in link.ask("tables", text=table)["tables"] if one["id"] == table]
    names = f" of {', '.join(filter(None, found[0]))}" if found else ""
    confirm(f"Delete table {table}{names} for good?", yes)
    return sentence(link.ask("close", table=table), f"Table {table} is closed.")


# --- who may come in ---


@command("invitation-only")
def invitation_only(
    link: Link,
    setting: Annotated[
        Literal["on", "off", "codes"],
        typer.Argument(
            help="on: new people need a code, or the link to a table; codes: a code alone; off: nobody does.",
            show_default=False,
        ),
    ],
) -> Outcome:
    """Let only invited people become known; whoever is known already stays so."""
    door = DOORS[setting]
    return sentence(link.ask("door", door=door), f"invitation-only is {SAID[door]}")


@command()
def invite(
    link: Link,
    uses: Annotated[
        int, typer.Option(min=1, max=10_000, metavar="N", help="How many people may come with it.")
    ] = 1,
    days: a.Days = None,
    note: Annotated[
        str, typer.Option(metavar="TEXT", help="For whom it is; only you see it.", show_default=False)
    ] = "",
) -> Outcome:
    """Make an invitation; its code is shown only now."""
    answer = link.ask("invite", uses=uses, days=days, note=note)
    return sentence(answer, f"Code {answer['code']}, or {answer['address']}")


@command()
def uninvite(
    link: Link,
    invitation: Annotated[
        str, typer.Argument(metavar="ID", help="As `invitations` lists it.", show_default=False)
    ],
) -> Outcome:
    """End an invitation; whoever came with it stays."""
    answer = link.ask("uninvite", invitation=invitation)
    return sentence(answer, f"The invitation {invitation} has ended.")


@command()
def quota(
    link: Link,
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
) -> Outcome:
    """Say how much each may have; what somebody has already stays."""
    if value != "usual" and not (value.isascii() and value.isdigit()):
        raise Refused(f"N: expected a number, or `usual`, got {value[:50]!r}")
    answer = link.ask("quota", name=name, value=None if value == "usual" else int(value))
    return sentence(answer, f"The quota {name} is {value}.")


# --- reports ---


@command()
def settle(
    link: Link,
    report: Annotated[
        str, typer.Argument(metavar="REPORT", help="The id, as `reports` lists it.", show_default=False)
    ],
    verdict: Annotated[
        str, typer.Argument(metavar="VERDICT", help="What came of it.", show_default=False)
    ] = "",
) -> Outcome:
    """Note that a report was dealt with, and how."""
    answer = link.ask("settle", report=report, verdict=verdict)
    return sentence(answer, f"The report {report} is settled.")
