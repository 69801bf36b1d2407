"""The browser client as the server sends it."""

import gzip
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from franchise.server.http import client_files
from servers import error_of, running

PAGE = b"<!doctype html><title>Franchise</title>"
SCRIPT = b"export const answer = 42;\n" * 100
PAGES = (
    "/",
    "/new",
    "/new/layout",
    "/learn",
    "/rules",
    "/study",
    "/study/abcdefghijkl",
    "/join/abcdefghjkmn",
    "/g/0123456789ab",
    "/g/0123456789ab/17",
)


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    """Ask a server with a small client."""
    directory = tmp_path_factory.mktemp("client")
    (directory / "assets" / "fonts").mkdir(parents=True)
    (directory / "index.html").write_bytes(PAGE)
    (directory / "favicon.svg").write_bytes(b"<svg/>")
    (directory / ".hidden").write_bytes(b"hidden")
    (directory / "assets" / "app-1a2b.js").write_bytes(SCRIPT)
    (directory / "assets" / "app-1a2b.js.br").write_bytes(b"as brotli")
    (directory / "assets" / "style-3c.css").write_bytes(b"a{}" * 1000)
    (directory / "assets" / "fonts" / "neon-4d.woff2").write_bytes(b"font")
    (directory.parent / "secret.txt").write_bytes(b"secret")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(client_files, "client_directory", lambda: directory)
        with running(tmp_path_factory.mktemp("server") / "franchise.db") as server:
            yield server.stranger()


@pytest.mark.parametrize("address", PAGES)
def test_the_page_is_at_all_its_addresses(built: httpx.Client, address: str) -> None:
    answer = built.get(address)
    assert (answer.status_code, answer.content) == (200, PAGE)
    assert answer.headers["cache-control"] == "no-cache"
    assert answer.headers["content-type"].startswith("text/html")
    assert "script-src 'self'" in answer.headers["content-security-policy"]


def test_a_browser_that_has_the_page_is_told_so(built: httpx.Client) -> None:
    tag = built.get("/").headers["etag"]
    again = built.get("/learn", headers={"if-none-match": f'"other", W/{tag}'})
    assert (again.status_code, again.content) == (304, b"")


def test_files_whose_names_change_with_them_are_kept_forever(built: httpx.Client) -> None:
    font = built.get("/assets/fonts/neon-4d.woff2")
    assert (font.content, font.headers["content-type"]) == (b"font", "font/woff2")
    assert "immutable" in font.headers["cache-control"]
    assert built.get("/favicon.svg").headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    ("accepted", "encoding"),
    [("gzip, deflate, br", "br"), ("gzip", "gzip"), ("br;q=0, *", "gzip"), ("identity", None), ("", None)],
)
def test_the_smallest_encoding_that_is_accepted_is_sent(
    built: httpx.Client, accepted: str, encoding: str | None
) -> None:
    with built.stream("GET", "/assets/app-1a2b.js", headers={"accept-encoding": accepted}) as answer:
        raw = b"".join(answer.iter_raw())
    assert answer.headers.get("content-encoding") == encoding
    assert answer.headers["vary"] == "accept-encoding"
    assert raw == b"as brotli" if encoding == "br" else (gzip.decompress(raw) if encoding else raw) == SCRIPT


@pytest.mark.parametrize("address", ["/", "/assets/app-1a2b.js", "/g/0123456789ab"])
def test_the_head_of_a_file_is_the_same_without_it(built: httpx.Client, address: str) -> None:
    whole = built.get(address, headers={"accept-encoding": "identity"})
    head = built.head(address, headers={"accept-encoding": "identity"})
    assert (head.status_code, head.content) == (200, b"")
    assert head.headers["content-length"] == str(len(whole.content))
    assert head.headers["etag"] == whole.headers["etag"]


@pytest.mark.parametrize(
    "address",
    [
        "/assets/../../secret.txt",
        "/assets/..%2f..%2fsecret.txt",
        "/assets/%2e%2e/%2e%2e/secret.txt",
        "/..%2fsecret.txt",
        "/assets//etc/passwd",
        "/assets/",
        "/assets/none.js",
        "/assets/app-1a2b.js.br",
        "/index.html",
        "/.hidden",
        "/nothing",
        "/g/short",
        "/g/0123456789ab/x",
        "/g/0123456789ab/1/2",
        "/join/" + "x" * 41,
        "/api/nothing",
    ],
)
def test_there_is_nothing_else(built: httpx.Client, address: str) -> None:
    request = built.build_request("GET", "/")
    request.url = request.url.copy_with(raw_path=address.encode())
    assert error_of(built.send(request)) == "no_such_page"


@pytest.mark.parametrize("address", ["/nothing", "/g/short", "/g/0123456789ab/x", "/assets/none"])
def test_whoever_reads_pages_is_given_one_that_says_so(built: httpx.Client, address: str) -> None:
    answer = built.get(address, headers={"accept": "text/html,*/*;q=0.8", "if-none-match": "*"})
    assert (answer.status_code, answer.content) == (404, PAGE)


def test_the_interface_refuses_in_its_own_way_also_who_reads_pages(built: httpx.Client) -> None:
    assert error_of(built.get("/api/nothing", headers={"accept": "text/html"})) == "no_such_page"


def test_an_address_of_the_interface_still_says_what_it_can_do(built: httpx.Client) -> None:
    assert error_of(built.get("/api/handover")) == "wrong_method"
    assert error_of(built.post("/new")) == "wrong_method"


def test_without_a_client_a_page_says_so(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(client_files, "client_directory", lambda: tmp_path)
    with running(tmp_path / "franchise.db") as bare:
        answer = bare.stranger().get("/g/0123456789ab", headers={"accept-language": "de"})
        assert answer.status_code == 200
        assert "keine Oberfläche" in answer.text
        assert "/api/openapi.json" in answer.text
        assert error_of(bare.stranger().get("/favicon.svg")) == "no_such_page"
