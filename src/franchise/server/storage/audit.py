"""Who ordered what and when, in the database: append-only."""

import json
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, func, insert, or_, select

from franchise.server.clock import now
from franchise.server.secrets import draw_id
from franchise.server.storage import schema


@dataclass(frozen=True)
class Noted:
    """Something that whoever runs the server did."""

    at: int
    by: str
    did: str
    subject: str
    """The id of what it was done to, or a network, or the name of a setting."""
    details: dict[str, Any]


def note(connection: Connection, by: str, did: str, subject: str, **details: Any) -> None:
    """Note what was done, in the transaction that does it, and after all that was done before."""
    last = connection.execute(select(func.max(schema.audit.c.at))).scalar_one() or 0
    row = {"id": draw_id(), "at": max(now(), last + 1), "by": by, "did": did, "subject": subject}
    connection.execute(insert(schema.audit), {**row, "details": json.dumps(details, ensure_ascii=False)})


def orders(connection: Connection, text: str, limit: int) -> list[Noted]:
    """List what was done, the latest first; with a text, only where it stands somewhere."""
    kept = schema.audit.c
    query = select(schema.audit).order_by(kept.at.desc(), kept.id).limit(limit)
    if text:
        columns = (kept.by, kept.did, kept.subject, kept.details)
        query = query.where(or_(*(column.icontains(text, autoescape=True) for column in columns)))
    return [
        Noted(row.at, row.by, row.did, row.subject, json.loads(row.details))
        for row in connection.execute(query)
    ]
