"""Studies: kept for somebody, and shown to those with their address."""

import asyncio
import json
from typing import Annotated

from fastapi import APIRouter, Path, Response

from franchise.server.errors import Refusal
from franchise.server.http.answer import Answer
from franchise.server.http.identity import Caller
from franchise.server.http.openapi import answers
from franchise.server.http.routes.common import ServerOf, caller, visitor
from franchise.server.models.studies import (
    ChangedStudyRequest,
    ShareRequest,
    StudiesAnswer,
    StudyAnswer,
    StudyLine,
    StudyRequest,
)
from franchise.server.secrets import draw_id
from franchise.server.storage import studies
from franchise.server.storage.studies import MOST_STUDIES, KeptStudy, StudyEntry
from franchise.variations import Study

router = APIRouter(prefix="/api/studies", tags=["studies"])

StudyId = Annotated[str, Path(pattern=r"^[0-9a-z]{12,20}$", description="The id of a study.")]

FULL = ("too_many_studies", "studies_too_large")
UNPLAYABLE = ("unplayable", "illegal", "impossible_position")


@router.get("", **answers(StudiesAnswer, "no_identity"))
async def own(server: ServerOf, who: Caller = caller("read")) -> Response:
    """List your studies, the last changed first."""
    found = await server.house.read(lambda connection: studies.of_identity(connection, who.id))
    return Answer(StudiesAnswer([_line(kept) for kept in found], MOST_STUDIES))


@router.post("", **answers(StudyAnswer, "no_identity", *UNPLAYABLE, *FULL, status=201))
async def keep(body: StudyRequest, server: ServerOf, who: Caller = caller("write")) -> Response:
    """Keep a study, your own or a copy of somebody else's."""
    kept = await asyncio.to_thread(_read, body, draw_id(), who)
    await server.house.write(who.id, lambda connection: studies.add(connection, kept))
    return Answer(_shown(kept, who), 201)


@router.get("/{study}", **answers(StudyAnswer, "no_such_study"))
async def show(study: StudyId, server: ServerOf, who: Caller | None = visitor("read")) -> Response:
    """Show a study to its owner, or to everybody if it is shared."""
    kept = await server.house.read(lambda connection: studies.load(connection, study))
    if kept is None or not (kept.shared or (who is not None and kept.identity == who.id)):
        raise Refusal("no_such_study")
    return Answer(_shown(kept, who))


@router.put(
    "/{study}", **answers(StudyAnswer, "no_identity", "no_such_study", "study_changed", *UNPLAYABLE, *FULL)
)
async def change(
    study: StudyId, body: ChangedStudyRequest, server: ServerOf, who: Caller = caller("write")
) -> Response:
    """Write a study anew; refused if it has been changed since the version that is named."""
    kept = await asyncio.to_thread(_read, body, study, who)
    after = await server.house.write(
        who.id, lambda connection: studies.replace_content(connection, kept, body.version)
    )
    return Answer(_shown(after, who))


@router.put("/{study}/shared", **answers(StudyAnswer, "no_identity", "no_such_study"))
async def share(
    study: StudyId, body: ShareRequest, server: ServerOf, who: Caller = caller("write")
) -> Response:
    """Let everybody with its address look at a study, or nobody but you."""
    kept = await server.house.write(
        who.id, lambda connection: studies.share(connection, who.id, study, body.shared)
    )
    return Answer(_shown(kept, who))


@router.delete("/{study}", **answers(None, "no_identity", "no_such_study", status=204))
async def remove(study: StudyId, server: ServerOf, who: Caller = caller("write")) -> Response:
    """Delete a study."""
    await server.house.write(who.id, lambda connection: studies.remove(connection, who.id, study))
    return Response(status_code=204)


def _read(body: StudyRequest, study: str, who: Caller) -> KeptStudy:
    """Check a study by playing all of it, which takes longer than others should wait."""
    return KeptStudy.of(Study.from_json(body.study), study, who.id)


def _line(kept: StudyEntry) -> StudyLine:
    return StudyLine(
        kept.id,
        kept.title,
        list(kept.players),
        kept.variations,
        kept.shared,
        kept.version,
        kept.created_at,
        kept.changed_at,
    )


def _shown(kept: KeptStudy, who: Caller | None) -> StudyAnswer:
    own = who is not None and kept.identity == who.id
    return StudyAnswer(kept.id, own, kept.shared, kept.version, kept.changed_at, json.loads(kept.content))
