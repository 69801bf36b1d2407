"""Pictures of games, and what messengers show for a link."""

import asyncio
import re
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from franchise import Game
from franchise.drawing.film import gif_of
from franchise.drawing.scene import draw_game
from franchise.server.errors import Refusal
from franchise.server.http import pictures
from franchise.server.http.pictures import Pictures, Stopped
from servers import Running, error_of, ok, open_table, play, running

pyvips: Any = pytest.importorskip("pyvips")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """Run a server."""
    with running(tmp_path_factory.mktemp("pictures") / "franchise.db") as found:
        yield found


def size_of(picture: bytes) -> tuple[int, int]:
    image = pyvips.Image.new_from_buffer(picture, "")
    return image.width, image.height


def short_record() -> dict[str, Any]:
    """Return the record of a game that is over after nobody has expanded."""
    game = Game.new(["Ann", "Bob"], start="introductory", seed=1)
    while not game.over:
        game.play("end")
    return game.record()


def test_a_picture_shows_the_position_that_was_asked_for(server: Running) -> None:
    ann = server.person("Ann", "red")
    table = open_table(ann, "me", "random", bot_seconds=10)
    play(ann, table, "end")
    record = ok(ann.get(f"/api/games/{table['id']}/record"))
    address = f"/api/games/{table['id']}/picture.png"
    first = ann.get(address, params={"at": 0, "theme": "dark", "language": "de"})
    game = Game.from_record(record).at(0)
    colours = [seat["colour"] for seat in ok(ann.get(f"/api/tables/{table['id']}"))["seats"]]
    assert colours[0] == "red"
    assert first.content == draw_game(game, theme="dark", language="de", colours=colours).png()
    assert (first.headers["content-type"], size_of(first.content)) == ("image/png", (1200, 630))
    assert ann.get(address).content != first.content
    assert error_of(ann.get(address, params={"at": 999})) == "no_such_position"
    assert error_of(ann.get(address, params={"width": 9})) == "malformed"


def test_only_pictures_that_everybody_may_see_are_kept_by_others(server: Running) -> None:
    ann = server.person("Ann")
    for public, kept in ((True, "public, max-age=60"), (False, "no-store")):
        table = open_table(ann, "me", "random", public=public, bot_seconds=10)
        answer = ann.get(f"/api/games/{table['id']}/picture.png")
        assert answer.headers["cache-control"] == kept


def test_a_film_of_a_finished_game_is_made_for_those_who_played(server: Running) -> None:
    ann, eve = server.person("Ann"), server.person("Eve")
    kinds = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    table = ok(ann.post("/api/tables/import", json={"record": short_record(), "seats": kinds}))
    film = ann.get(f"/api/games/{table['id']}/film.gif")
    assert film.headers["content-type"] == "image/gif" and "attachment" in film.headers["content-disposition"]
    turns = Game.from_record(short_record()).turn
    assert pyvips.Image.new_from_buffer(film.content, "", n=-1).get("n-pages") == turns + 1
    assert error_of(eve.get(f"/api/games/{table['id']}/film.gif")) == "not_at_table"


def tags_of(client: httpx.Client, address: str) -> dict[str, str]:
    """Return the tags for messengers in a page."""
    page = client.get(address).text
    return dict(re.findall(r'<meta property="(og:[\w:]+)" content="([^"]*)">', page))


class TestPreviews:
    """What a messenger finds in the page at a link."""

    @pytest.fixture(autouse=True)
    def client(self, server: Running) -> None:
        """Leave these tests out where the client is not built."""
        if not server.server.pictures.available or "og:" not in server.stranger().get("/").text:
            pytest.skip("the client is not built")

    def test_a_public_table_shows_its_board(self, server: Running) -> None:
        ann = server.person("Ann")
        table = open_table(ann, "me", "random", title='Route <66> "fast"', public=True, bot_seconds=10)
        tags = tags_of(server.stranger(), f"/g/{table['id']}")
        assert tags["og:title"] == "Route &lt;66&gt; &quot;fast&quot;"
        assert "Ann" in tags["og:description"]
        assert tags["og:image"] == f"{server.url}/api/games/{table['id']}/picture.png?language=en"
        picture = server.stranger().get(tags["og:image"].removeprefix(server.url))
        assert (picture.status_code, size_of(picture.content)) == (200, (1200, 630))
        assert picture.headers["cross-origin-resource-policy"] == "cross-origin"
        at = tags_of(server.stranger(), f"/g/{table['id']}/0")
        assert at["og:image"] == f"{server.url}/api/games/{table['id']}/picture.png?language=en&amp;at=0"

    def test_private_tables_invitations_and_lost_links_say_nothing_of_a_game(self, server: Running) -> None:
        ann = server.person("Ann")
        private = open_table(ann, "me", "random", title="Secret", bot_seconds=10)
        closed = open_table(
            ann, "me", "random", title="Secret", public=True, spectators=False, bot_seconds=10
        )
        waiting = open_table(ann, "me", "open", title="Secret", start=False)
        code = ok(ann.post(f"/api/tables/{waiting['id']}/invitation"))["code"]
        links = [f"/g/{table['id']}" for table in (private, closed, waiting)]
        for link in (*links, f"/join/{code}", "/g/000000000000", "/", "/rules"):
            tags = tags_of(server.stranger(), link)
            assert tags["og:title"] == "Franchise"
            assert tags["og:image"] == f"{server.url}/api/card.png?language=en"
        card = server.stranger().get("/api/card.png", params={"language": "fr"})
        assert size_of(card.content) == (1200, 630)

    def test_without_the_extra_there_is_no_tag_and_no_picture(
        self, server: Running, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        ann = server.person("Ann")
        table = open_table(ann, "me", "random", public=True, bot_seconds=10)
        monkeypatch.setattr(server.server.pictures, "available", False)
        assert tags_of(ann, f"/g/{table['id']}") == {}
        for address in (f"/api/games/{table['id']}/picture.png", f"/api/games/{table['id']}/film.gif"):
            assert error_of(ann.get(address)) == "no_pictures"
        assert error_of(ann.get("/api/card.png")) == "no_pictures"


def test_a_public_address_is_the_one_in_the_tags(tmp_path: Path) -> None:
    with running(tmp_path / "franchise.db", public_address="https://games.example") as server:
        tags = tags_of(server.stranger(), "/")
        assert not tags or tags["og:image"] == "https://games.example/api/card.png?language=en"


class TestDrawing:
    """How pictures are drawn: beside the requests of others, and not too many."""

    def test_who_asks_for_the_same_picture_waits_for_the_same_one(self) -> None:
        drawn: list[str] = []

        async def ask() -> list[bytes]:
            kept = Pictures()

            def draw() -> bytes:
                drawn.append(threading.current_thread().name)
                return b"picture"

            at_once = await asyncio.gather(*(kept.get("a", "picture", draw) for _ in range(5)))
            return [*at_once, await kept.get("a", "picture", draw)]

        assert asyncio.run(ask()) == [b"picture"] * 6
        assert len(drawn) == 1 and drawn[0].startswith("franchise-picture")

    def test_too_many_at_a_time_are_refused_and_one_that_fails_is_drawn_again(self) -> None:
        go_on = threading.Event()

        async def ask() -> None:
            kept = Pictures()
            most = pictures.MOST_WAITING["film"]
            waiting = [
                asyncio.create_task(kept.get(str(number), "film", lambda: b"x" * go_on.wait(20)))
                for number in range(most)
            ]
            await asyncio.sleep(0)
            with pytest.raises(Refusal, match="drawing_too_long"):
                await kept.get("one more", "film", lambda: b"")
            go_on.set()
            assert await asyncio.gather(*waiting) == [b"x"] * most
            with pytest.raises(ZeroDivisionError):
                await kept.get("fails", "film", lambda: b"" * (1 // 0))
            assert await kept.get("fails", "film", lambda: b"works") == b"works"

        asyncio.run(ask())

    def test_a_film_ends_where_the_server_stops(self) -> None:
        async def ask() -> None:
            kept = Pictures()

            def draw() -> bytes:
                kept.close()
                return gif_of(Game.from_record(short_record()), threads=1, tell=kept.go_on)

            with pytest.raises(Stopped):
                await kept.get("film", "film", draw)

        asyncio.run(ask())

    def test_what_was_asked_for_longest_ago_is_forgotten(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(pictures, "MOST_KEPT", 10)
        drawn: list[str] = []

        async def ask() -> None:
            kept = Pictures()
            for name in ("a", "b", "a", "c", "a", "b"):

                def draw(name: str = name) -> bytes:
                    drawn.append(name)
                    return name.encode() * 4

                assert await kept.get(name, "picture", draw) == name.encode() * 4

        asyncio.run(ask())
        assert drawn == ["a", "b", "c", "b"]
