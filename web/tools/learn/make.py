"""Make what the client shows of the engine: the rules' pictures and tables, the editor's supply of tiles.

    python web/tools/learn/make.py

The tutorial is one game, `web/src/model/learn/game.json`, at three of its moments. The pictures of the rules
are mostly moments of the same game. A picture is stored as its difference from a common start, and knows what
its caption says.
"""

import argparse
import json
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

from franchise import Game
from franchise.board import BOARD
from franchise.game.events import CityScored

SOURCES = Path(__file__).resolve().parents[2] / "src"
RECORD = SOURCES / "model" / "learn" / "game.json"
NAMES = ("Mia", "Rosa", "Theo")
SHOWN = ("players", "places", "regions", "track")
"""What of a view a picture shows."""


def plain(thing: Any) -> Any:
    """Turn tuples into lists, as JSON has them."""
    return json.loads(json.dumps(thing))


def seen(game: Game) -> dict[str, Any]:
    """Return what a picture shows of a game."""
    view = asdict(game.view())
    return {part: plain(view[part]) for part in SHOWN}


def difference(base: dict[str, Any], view: dict[str, Any]) -> dict[str, dict[str, Any]]:
    """List what differs from the start: part, number in it, its fields."""
    result: dict[str, dict[str, Any]] = {}
    for part in SHOWN:
        changes = {
            str(i): {name: now[name] for name in now if now[name] != before.get(name)}
            for i, (before, now) in enumerate(zip(base[part], view[part], strict=True))
            if before != now
        }
        if changes:
            result[part] = changes
    return result


class Album:
    """The pictures, and the start from which they differ."""

    def __init__(self) -> None:
        """Begin with the start of the introductory game."""
        self.start = seen(Game.new(NAMES, start="introductory"))
        self.pictures: dict[str, Any] = {}

    def add(
        self,
        name: str,
        game: Game,
        around: Sequence[str],
        *,
        plan: Sequence[str] = (),
        regions: Sequence[str] = (),
        track: bool = False,
        says: dict[str, Any] | None = None,
    ) -> None:
        """Draw a game around some places, with the pieces and links of a plan."""
        picture: dict[str, Any] = {"around": list(around), "regions": list(regions), "track": track}
        picture["change"] = difference(self.start, seen(game))
        ghosts: dict[str, int] = {}
        ways: list[list[str]] = []
        for event in game.plan(plan).events if plan else ():
            if event.type in ("expanded", "share_increased"):
                ghosts[event.place] = ghosts.get(event.place, 0) + 1
            if event.type == "expanded":
                ways.append(list(event.way))
        picture |= {"ghosts": ghosts, "ways": ways, "actor": game.actor or 0, "says": says or {}}
        self.pictures[name] = plain(picture)


def name_of(place: str) -> str:
    """Return the printed name of a place."""
    return BOARD.place[place].name


class Tutorial:
    """The game of the tutorial, at any of its moments."""

    def __init__(self, record: dict[str, Any]) -> None:
        """Take its record."""
        self.record = record
        self.moves: list[str] = record["moves"]

    def after(self, count: int) -> Game:
        """Return the game after so many moves."""
        unfinished = {name: value for name, value in self.record.items() if name != "result"}
        game = Game.from_record({**unfinished, "moves": self.moves[:count]})
        assert game.players == NAMES
        return game


def draw_board(album: Album, tutorial: Tutorial) -> None:
    """Draw the chapter on the board."""
    start = tutorial.after(0)
    album.add("board", start, [])
    around = ["kansas_city", "st_louis", "memphis", "chicago"]
    album.add("links", start, around, says={"place": name_of("kansas_city")})


def draw_turn(album: Album, tutorial: Tutorial) -> None:
    """Draw the chapter on a turn: an expansion, the income."""
    start, growing = tutorial.after(0), tutorial.after(16)
    expanded = start.plan(["expand houston $1", "end"]).events[0]
    assert expanded.type == "expanded"
    album.add(
        "expansion",
        start,
        ["little_rock", "houston", "huntsville"],
        plan=["expand houston $1", "end"],
        says={
            "player": NAMES[0],
            "origin": name_of(expanded.way[0]),
            "place": name_of("houston"),
            "price": expanded.paid,
        },
    )
    view = growing.view()
    present = [
        place.id for place in view.places if place.kind == "city" and not place.scored and place.pieces[0]
    ]
    album.add(
        "income",
        growing,
        present,
        says={
            "player": NAMES[0],
            "places": ", ".join(map(name_of, present)),
            "spaces": view.players[0].income_spaces,
            "income": view.players[0].income,
        },
    )


def scoring(game: Game, plan: Sequence[str]) -> CityScored:
    """Return how a plan scores a city for the first player."""
    scored = next(event for event in game.plan(plan).events if event.type == "city_scored")
    assert scored.seat == 0
    return scored


def draw_cities(album: Album, tutorial: Tutorial) -> None:
    """Draw the chapter on the scoring of cities: by majority, and when one is full."""
    growing, double = tutorial.after(16), ["grow phoenix", "double phoenix", "end"]
    scored = scoring(growing, double)
    assert scored.majority
    around = ["phoenix", "flagstaff"]
    says = {"player": NAMES[0], "place": name_of("phoenix")}
    album.add("majority-before", growing, around, plan=double, says=says)
    album.add("majority-after", tutorial.after(20), around, says={"influence": scored.influence})

    filling, fill = tutorial.after(68), ["grow washington", "double washington", "end"]
    washington = next(place for place in filling.view().places if place.id == "washington")
    album.add(
        "city",
        filling,
        ["washington"],
        says={
            "place": washington.name,
            "value": washington.value,
            "filled": len(washington.spaces) - washington.empty_spaces,
            "empty": washington.empty_spaces,
        },
    )
    full = scoring(filling, fill)
    assert not full.majority
    around = ["washington", "raleigh"]
    album.add("full-before", filling, around, plan=fill, says={"place": washington.name})
    album.add(
        "full-after",
        tutorial.after(72),
        around,
        says={
            "player": NAMES[0],
            "other": NAMES[2],
            "pieces": washington.pieces[0],
            "value": washington.value,
            "influence": full.influence,
        },
    )


def draw_regions(album: Album, tutorial: Tutorial) -> None:
    """Draw the chapter on the scoring of regions."""
    last, over = tutorial.after(82), Game.from_record(tutorial.record)
    ending = tutorial.moves[82:]
    southwest = [place.id for place in last.view().places if place.region == "southwest"]
    region = next(one for one in over.view().regions if one.id == "southwest")
    first, second = region.standings[:2]
    assert first.pieces == second.pieces and region.tie_breaker == first.seat
    gained = {
        event.rank: event.influence
        for event in last.plan(ending).events
        if event.type == "region_gained" and event.region == "southwest"
    }
    ranked = {"first": NAMES[first.seat], "second": NAMES[second.seat]}
    album.add(
        "region-before",
        last,
        southwest,
        plan=ending,
        regions=["southwest"],
        says={"region": "southwest", "pieces": first.pieces, **ranked},
    )
    says = {"influence": gained[0], "other": gained[1], **ranked}
    album.add("region-after", over, southwest, regions=["southwest"], says=says)
    album.add("track", last, [], track=True)


def draw_expansions(album: Album) -> None:
    """Draw the chapters on the expert game and the expansions."""
    expert = Game.new(NAMES, start="introductory", city_tiles="random", region_tiles="random", seed=5)
    east = ["new_york", "pittsburgh", "washington", "charlotte", "charleston", "raleigh"]
    album.add("expert", expert, east, regions=["northeast", "mid_atlantic"])

    boom = Game.new(NAMES, start="introductory", boom=True, seed=1)
    boom.play("boom kansas_city")
    album.add("boom", boom, ["kansas_city", "memphis"], says={"place": name_of("kansas_city")})

    tiles = Game.new(NAMES, start="introductory", region_tiles=new_tiles(), seed=1)
    south = ["dallas", "houston", "atlanta", "jacksonville"]
    album.add("tiles", tiles, south, regions=["texas", "southeast"])


def album(record: dict[str, Any]) -> dict[str, Any]:
    """Make the pictures of the rules, in the order of its chapters."""
    result, tutorial = Album(), Tutorial(record)
    draw_board(result, tutorial)
    draw_turn(result, tutorial)
    draw_cities(result, tutorial)
    draw_regions(result, tutorial)
    draw_expansions(result)
    return {"start": result.start, "pictures": result.pictures}


def new_tiles() -> dict[str, str]:
    """Lay new tiles on the open regions, dollars on Texas."""
    names = ["n03", "n06", "n08", "n04", "number1", "bonus1", "dollar1"]
    return dict(zip([region.id for region in BOARD.open_regions(3)], names, strict=True))


def tables() -> dict[str, Any]:
    """Return the figures that the rules page shows as tables."""
    figures: dict[str, Any] = plain(
        {
            "income": {str(count): chart for count, chart in BOARD.income.items()},
            "money": {str(count): money for count, money in BOARD.starting_money.items()},
            "towns": {str(count): towns for count, towns in BOARD.introductory_towns.items()},
            "tiles": [asdict(tile) for tile in BOARD.additional_region_tiles],
        }
    )
    return figures


def supply() -> dict[str, Any]:
    """Return the tiles from which a layout is made: city tiles by value and back, and all region tiles."""
    tiles: dict[str, Any] = plain(
        {
            "cities": {str(value): count for value, count in BOARD.city_tiles.items()},
            "backs": BOARD.city_tile_classes,
            "regions": [asdict(tile) for tile in BOARD.region_tiles],
        }
    )
    return tiles


def main() -> None:
    """Write the files."""
    argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    ).parse_args()
    record = json.loads(RECORD.read_text("utf-8"))
    for name, content in {
        "rules/pictures": album(record),
        "rules/tables": tables(),
        "data/supply": supply(),
    }.items():
        text = json.dumps(content, ensure_ascii=False, separators=(",", ":"))
        (SOURCES / f"{name}.json").write_text(text + "\n", "utf-8")


if __name__ == "__main__":
    main()
