"""The client's pages: one document for every address, and the files it is made of."""

from importlib.resources import files
from pathlib import Path
from typing import Annotated

from fastapi import APIRouter
from fastapi import Path as PathParameter
from starlette.responses import FileResponse, PlainTextResponse, Response

from franchise.server.errors import Refusal

router = APIRouter(include_in_schema=False)

CLIENT = Path(str(files("franchise.server"))) / "client"
FOR_EVER = "public, max-age=31536000, immutable"
"""For files whose name changes with their content."""
NOT_BUILT = "The client is not built. In web/: npm ci && npm run build\n"


@router.get("/assets/{name}")
async def asset(name: Annotated[str, PathParameter(pattern=r"^[\w-][\w.-]*$")]) -> Response:
    """Send a script, a style sheet or a font."""
    path = CLIENT / "assets" / name
    if not path.is_file():
        raise Refusal("no_such_page")
    return FileResponse(path, headers={"cache-control": FOR_EVER})


@router.get("/icon.svg")
async def icon() -> Response:
    """Send the page's icon."""
    return _beside_document("icon.svg")


@router.get("/theme.js")
async def theme() -> Response:
    """Send the script that chooses light or dark before anything is drawn."""
    return _beside_document("theme.js")


def _beside_document(name: str) -> Response:
    if not (CLIENT / name).is_file():
        raise Refusal("no_such_page")
    return FileResponse(CLIENT / name, headers={"cache-control": "no-cache"})


@router.get("/")
@router.get("/new")
@router.get("/learn")
@router.get("/rules")
@router.get("/join/{code}")
@router.get("/g/{table}")
@router.get("/g/{table}/{moves}")
async def page() -> Response:
    """Send the document; what it shows follows from the address."""
    return _document(200)


@router.get("/{address:path}")
async def lost(address: str) -> Response:
    """Send the document to somebody who has lost the way; it says so."""
    if address.startswith("api/"):
        raise Refusal("no_such_page")
    return _document(404)


def _document(status: int) -> Response:
    if not (CLIENT / "index.html").is_file():
        return PlainTextResponse(NOT_BUILT, 503)
    return FileResponse(CLIENT / "index.html", status, headers={"cache-control": "no-cache"})
