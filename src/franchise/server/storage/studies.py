"""Studies in the database."""

import json
from dataclasses import dataclass, fields, replace
from typing import Any

from sqlalchemy import Connection, Row, and_, delete, func, insert, select, update

from franchise.server.clock import now
from franchise.server.errors import Refusal
from franchise.server.storage import schema
from franchise.variations import Study

MOST_STUDIES = 100
"""How many an identity may keep."""
MOST_BYTES = 4 * 1024 * 1024
"""How long all of them may be together."""


@dataclass(frozen=True)
class StudyEntry:
    """What a list says of a study."""

    id: str
    identity: str
    title: str
    players: tuple[str, ...]
    variations: int
    shared: bool
    version: int
    """Rises with every change, so that nobody overwrites what they have not seen."""
    created_at: int
    changed_at: int


@dataclass(frozen=True)
class KeptStudy(StudyEntry):
    """A study, and whose it is."""

    content: str
    """As its file has it."""

    @staticmethod
    def of(study: Study, study_id: str, identity: str) -> "KeptStudy":
        """Prepare a study for the database."""
        at = now()
        content = json.dumps(study.to_json(), ensure_ascii=False, separators=(",", ":"))
        players, count = study.origin.players, study.count()
        return KeptStudy(study_id, identity, study.title, players, count, False, 0, at, at, content)


def add(connection: Connection, kept: KeptStudy) -> None:
    """Store a study; refuse more than somebody may keep."""
    connection.execute(insert(schema.studies), _values(kept))
    _must_have_room(connection, kept.identity)


def load(connection: Connection, study: str) -> KeptStudy | None:
    """Read a study."""
    row = connection.execute(select(schema.studies).where(schema.studies.c.id == study)).one_or_none()
    return None if row is None else KeptStudy(**_entry(row), content=row.content)


def of_identity(connection: Connection, identity: str) -> list[StudyEntry]:
    """List somebody's studies, the last changed first: without their contents, which may be megabytes."""
    found = schema.studies.c
    columns = [column for column in found if column.name not in ("bytes", "content")]
    query = select(*columns).where(found.identity == identity)
    ordered = query.order_by(found.changed_at.desc(), found.id)
    return [StudyEntry(**_entry(row)) for row in connection.execute(ordered)]


def replace_content(connection: Connection, kept: KeptStudy, version: int) -> KeptStudy:
    """Write another content over the version that is known; refuse if there is another one by now."""
    before = load(connection, kept.id)
    if before is None or before.identity != kept.identity:
        raise Refusal("no_such_study")
    if before.version != version:
        raise Refusal("study_changed")
    after = replace(kept, shared=before.shared, version=version + 1, created_at=before.created_at)
    own = and_(schema.studies.c.id == kept.id, schema.studies.c.version == version)
    if connection.execute(update(schema.studies).where(own).values(_values(after))).rowcount != 1:
        raise Refusal("study_changed")
    _must_have_room(connection, kept.identity)
    return after


def share(connection: Connection, identity: str, study: str, shared: bool) -> KeptStudy:
    """Let everybody with its address look at a study, or nobody but its owner."""
    own = and_(schema.studies.c.id == study, schema.studies.c.identity == identity)
    connection.execute(update(schema.studies).where(own).values(shared=shared))
    found = load(connection, study)
    if found is None or found.identity != identity:
        raise Refusal("no_such_study")
    return found


def remove(connection: Connection, identity: str, study: str) -> None:
    """Delete somebody's study."""
    own = and_(schema.studies.c.id == study, schema.studies.c.identity == identity)
    if not connection.execute(delete(schema.studies).where(own)).rowcount:
        raise Refusal("no_such_study")


def _must_have_room(connection: Connection, identity: str) -> None:
    found = schema.studies.c
    query = select(func.count(), func.coalesce(func.sum(found.bytes), 0)).where(found.identity == identity)
    count, size = connection.execute(query).one()
    if count > MOST_STUDIES:
        raise Refusal("too_many_studies", count=MOST_STUDIES)
    if size > MOST_BYTES:
        raise Refusal("studies_too_large")


def _values(kept: KeptStudy) -> dict[str, Any]:
    return {
        "id": kept.id,
        "identity": kept.identity,
        "title": kept.title,
        "players": json.dumps(kept.players, ensure_ascii=False),
        "variations": kept.variations,
        "shared": kept.shared,
        "version": kept.version,
        "bytes": len(kept.content.encode()),
        "content": kept.content,
        "created_at": kept.created_at,
        "changed_at": kept.changed_at,
    }


def _entry(row: Row[Any]) -> dict[str, Any]:
    """Return the values of an entry."""
    values = {part.name: row._mapping[part.name] for part in fields(StudyEntry)}
    return {**values, "players": tuple(json.loads(row.players))}
