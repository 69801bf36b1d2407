"""The dearest request that each route allows: what it makes the server compute."""

import statistics
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from bench.figures import Figure
from bench.hostile.served import Served, Visitor, served
from bench.load.games import ALL_EXPANSIONS, random_game
from franchise import Game
from franchise.variations import Study

MOST_MILLISECONDS = 10.0
"""So long others may have to wait for one request of a stranger."""
TIMES = 7
LONG_LOG = 3_000
"""How many entries the long log has: a move played and taken back over and over."""
LARGE = 250_000
SMALL = 15_000


@dataclass(frozen=True)
class Input:
    """A request that is as dear as the limits allow, or is refused for being dearer."""

    name: str
    method: str
    path: str
    body: Any = None
    headers: Mapping[str, str] = field(default_factory=dict)


def run() -> list[Figure]:
    """Measure the computing time of the dearest inputs."""
    with served("--no-rate-limits") as server:
        ann = Visitor(server.port).introduce("Ann")
        figures = [_cost(server, ann, item) for item in _inputs(ann)]
        return [*figures, Figure("the dearest", max(figure.value for figure in figures), "ms")]


def _cost(server: Served, who: Visitor, item: Input) -> Figure:
    """Return how long the event loop computed for a request: the median, as the first may fill caches."""
    costs = []
    for _ in range(TIMES):
        before = server.loop_seconds
        status, _ = who.ask(item.method, item.path, item.body, item.headers)
        costs.append((server.loop_seconds - before) * 1000)
    return Figure(f"{item.name} ({status})", statistics.median(costs), "ms", MOST_MILLISECONDS, at_most=True)


def _inputs(ann: Visitor) -> Iterator[Input]:
    yield from _heads()
    yield from _bodies(ann)
    game = _long_game(ann)
    yield from _games(game)
    yield from _lines(ann, game)
    yield from _logs(ann)
    yield from _tables(ann, game)


def _heads() -> Iterator[Input]:
    commas, pairs = ",".join("ab" * (SMALL // 3)), "; ".join(f"a{n}=b" for n in range(SMALL // 9))
    yield Input("a page", "GET", "/")
    yield Input("a page, long Accept-Encoding", "GET", "/", headers={"Accept-Encoding": commas[:SMALL]})
    yield Input("a page, long If-None-Match", "GET", "/", headers={"If-None-Match": commas[:SMALL]})
    yield Input("bots, long Accept-Language", "GET", "/api/bots", headers={"Accept-Language": commas[:SMALL]})
    yield Input("me, long Cookie", "GET", "/api/me", headers={"Cookie": pairs[:SMALL]})
    yield Input("me, many headers", "GET", "/api/me", headers={f"A{number}": "b" for number in range(95)})
    yield Input("nothing, long address", "GET", "/" + "%41" * 1300)
    yield Input("nothing, many slashes", "GET", "/api" + "/a" * 1900)
    yield Input("me, many parameters", "GET", "/api/me?" + "&".join(f"a{n}=1" for n in range(600)))
    yield Input("a long list of tables to follow", "GET", "/api/stream?tables=" + "a" * 12 + ",b" * 1900)
    yield Input("the description of the interface", "GET", "/api/openapi.json")
    yield Input("metrics", "GET", "/metrics")


def _bodies(ann: Visitor) -> Iterator[Input]:
    deep = b"[" * (LARGE // 2) + b"]" * (LARGE // 2)
    many = {f"c{number}": number for number in range(LARGE // 12)}
    for size, label in ((LARGE, "250 KB"), (SMALL, "15 KB")):
        tiles = dict(list(many.items())[: size // 16])
        rules = {"players": 5, "rules": {"city_tiles": tiles}}
        yield Input(f"check, {label} of city tiles", "POST", "/api/preview/check", rules)
        texts = {f"c{number}": f"t{number}" for number in range(size // 24)}
        named = {"players": 5, "rules": {"region_tiles": texts}}
        yield Input(f"check, {label} of region tiles", "POST", "/api/preview/check", named)
        wrong = {"players": 5, "rules": {"city_tiles": dict.fromkeys(tiles, "x")}}
        yield Input(f"check, {label} of wrong values", "POST", "/api/preview/check", wrong)
        unknown = {"players": 5, **dict.fromkeys(tiles, 1)}
        yield Input(f"check, {label} of unknown fields", "POST", "/api/preview/check", unknown)
        yield Input(f"preview, {label} of brackets", "POST", "/api/preview", deep[:size])
        yield Input(
            f"plan, {label} of numbers", "POST", "/api/games/aaaaaaaaaaaa/plan", {"moves": [1] * (size // 3)}
        )
        yield Input(f"import, {label} of entries", "POST", "/api/tables/import", {"record": tiles})
        moves = {"record": {"moves": ["end"] * (size // 8)}}
        yield Input(f"import, {label} of moves", "POST", "/api/tables/import", moves)
    everything = {"players": 5, "rules": {**ALL_EXPANSIONS, "seed": 1}}
    yield Input("a preview", "POST", "/api/preview", everything)
    marks = "A" + "\u0301" * 5_000
    yield Input("a name of 5,000 accents", "PUT", "/api/me", {"name": marks})
    yield Input(
        "a long webhook", "PUT", "/api/me/webhook", {"url": "https://a." + "b." * 5_000, "kind": "json"}
    )


def _long_game(ann: Visitor) -> str:
    """Play a long game almost to its end; return its table."""
    game = random_game(5, 3)
    table: str = ann.ask("POST", "/api/tables", game.table)[1]["id"]
    for revision, moves in enumerate(game.turns[:-1]):
        ann.ask("POST", f"/api/games/{table}/moves", {"revision": revision, "moves": moves})
    return table


def _games(table: str) -> Iterator[Input]:
    path = f"/api/games/{table}"
    yield Input("a position", "GET", path)
    yield Input("a past position", "GET", f"{path}?at=150")
    yield Input("a scene", "GET", f"{path}/scene")
    yield Input("a record", "GET", f"{path}/record")
    yield Input("the events of a game", "GET", f"{path}/events")
    yield Input("a chart", "GET", f"{path}/chart")
    yield Input("an outlook", "GET", f"{path}/outlook")
    yield Input("a picture", "GET", f"{path}/picture.png?at=150")
    yield Input("the page of a table", "GET", f"/g/{table}")
    yield Input("a plan", "POST", f"{path}/plan", {"moves": []})
    yield Input("a plan of 64 moves", "POST", f"{path}/plan", {"moves": ["expand chicago $3"] * 64})
    yield Input("64 moves", "POST", f"{path}/moves", {"revision": 1, "moves": ["expand chicago $3"] * 64})
    yield Input("the log of a game", "GET", f"{path}/log")


def _lines(ann: Visitor, table: str) -> Iterator[Input]:
    """Try out, keep and look back at."""
    record = ann.ask("GET", f"/api/games/{table}/record")[1]
    yield Input("a line", "POST", "/api/line", {"record": record})
    yield Input("a plan in a line", "POST", "/api/line/plan", {"record": record, "plan": []})
    yield Input("a line, 250 KB of moves", "POST", "/api/line", {"record": {"moves": ["end"] * (LARGE // 8)}})
    many = {f"c{number}": number for number in range(LARGE // 12)}
    yield Input("a position, 250 KB of entries", "POST", "/api/position/check", {"position": many})
    position = ann.ask("POST", "/api/line", {"record": record})[1]["position"]
    yield Input("a position to check", "POST", "/api/position/check", {"position": position})
    study = Study(Game.from_record(record), title="ä" * 80, at=1)
    for _ in range(60):
        study.play((1,), study.game((1,)).legal_moves()[:1], comment="ä" * 1_000)
    kept = {"study": study.to_json()}
    yield Input("a study to keep", "POST", "/api/studies", kept)
    yield Input("own studies", "GET", "/api/studies")
    address = ann.ask("POST", "/api/studies", kept)[1]["id"]
    yield Input("a study", "GET", f"/api/studies/{address}")
    puzzle = ann.ask("GET", "/api/puzzles")[1]["puzzles"][0]["id"]
    yield Input("puzzles", "GET", "/api/puzzles")
    yield Input("a try of a puzzle", "POST", f"/api/puzzles/{puzzle}/try", {"moves": ["end"]})
    yield Input("the solution of a puzzle", "POST", f"/api/puzzles/{puzzle}/help", {"show": "solution"})
    yield Input("a review", "GET", f"/api/games/{table}/review")


def _logs(ann: Visitor) -> Iterator[Input]:
    """Play and take back, over and over."""
    seats = [{"kind": "me"}, {"kind": "person"}]
    rules = {"start": "introductory"}
    table = ann.ask("POST", "/api/tables", {"seats": seats, "rules": rules, "start": True})[1]["id"]
    path = f"/api/games/{table}"
    for revision in range(0, LONG_LOG, 2):
        ann.ask("POST", f"{path}/moves", {"revision": revision, "moves": ["end"]})
        ann.ask("POST", f"{path}/undo", {"revision": revision + 1, "to": 0})
    yield Input("a long log", "GET", f"{path}/log")
    yield Input("the end of a long log", "GET", f"{path}/log?since={LONG_LOG - 2}")
    yield Input("a stale move, long log", "POST", f"{path}/moves", {"revision": 0, "moves": ["end"]})
    yield Input("a stale plan, long log", "POST", f"{path}/plan", {"revision": 0, "moves": ["end"]})
    yield Input("a record, long log", "GET", f"{path}/record")
    yield Input("a scene, long log", "GET", f"{path}/scene")


def _tables(ann: Visitor, game: str) -> Iterator[Input]:
    """Open many tables, and say much."""
    seats = [{"kind": "me", "name": "A" * 20}, *[{"kind": "open"}] * 4]
    for number in range(90):
        ann.ask("POST", "/api/tables", {"seats": seats, "title": f"Table {number}", "public": True})
    yield Input("open tables", "GET", "/api/tables?show=open")
    yield Input("own tables", "GET", "/api/tables")
    for _ in range(200):
        ann.ask("POST", f"/api/tables/{game}/chat", {"text": "ä" * 300})
    yield Input("a chat", "GET", f"/api/tables/{game}/chat")
    report = {"message": 1, "reason": "ä" * 500}
    yield Input("a report", "POST", f"/api/tables/{game}/report", report)
    yield Input("news of a table", "GET", f"/api/tables/{game}/news")
    yield Input("own results", "GET", "/api/me/results")
    yield Input("everything about me", "GET", "/api/me/export")
