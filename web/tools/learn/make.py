"""Makes what the client shows of the engine: the rules' pictures and tables, the editor's supply of tiles.

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

SOURCES = Path(__file__).resolve().parents[2] / "src"
RECORD = SOURCES / "model" / "learn" / "game.json"
NAMES = ("Mia", "Rosa", "Theo")
SHOWN = ("players", "places", "regions", "track")
"""What of a view a picture shows."""


def plain(thing: Any) -> Any:
    """Turn tuples into lists, as JSON has them."""
    return json.loads(json.dumps(thing))


def seen(game: Game) -> dict[str, Any]:
    """Give what a picture shows of a game."""
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
    """Give the printed name of a place."""
    return BOARD.place[place].name


def album(record: dict[str, Any]) -> dict[str, Any]:
    """Make the pictures of the rules."""
    moves = record["moves"]
    unfinished = {name: value for name, value in record.items() if name != "result"}

    def after(count: int) -> Game:
        game = Game.from_record({**unfinished, "moves": moves[:count]})
        assert game.players == NAMES
        return game

    result = Album()
    start = after(0)
    result.add("board", start, [])
    result.add(
        "links",
        start,
        ["kansas_city", "st_louis", "memphis", "chicago"],
        says={"place": name_of("kansas_city")},
    )

    expanded = start.plan(["expand houston $1", "end"]).events[0]
    assert expanded.type == "expanded"
    result.add(
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

    growing = after(16)
    mia = growing.view().players[0]
    present = [
        place.id
        for place in growing.view().places
        if place.kind == "city" and not place.scored and place.pieces[0]
    ]
    result.add(
        "income",
        growing,
        present,
        says={
            "player": NAMES[0],
            "places": ", ".join(map(name_of, present)),
            "spaces": mia.income_spaces,
            "income": mia.income,
        },
    )
    double = ["grow phoenix", "double phoenix", "end"]
    scored = next(event for event in growing.plan(double).events if event.type == "city_scored")
    assert scored.majority and scored.seat == 0
    result.add(
        "majority-before",
        growing,
        ["phoenix", "flagstaff"],
        plan=double,
        says={"player": NAMES[0], "place": name_of("phoenix")},
    )
    result.add("majority-after", after(20), ["phoenix", "flagstaff"], says={"influence": scored.influence})

    filling = after(68)
    washington = next(place for place in filling.view().places if place.id == "washington")
    result.add(
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
    fill = ["grow washington", "double washington", "end"]
    full = next(event for event in filling.plan(fill).events if event.type == "city_scored")
    assert not full.majority and full.seat == 0
    result.add("full-before", filling, ["washington", "raleigh"], plan=fill, says={"place": washington.name})
    result.add(
        "full-after",
        after(72),
        ["washington", "raleigh"],
        says={
            "player": NAMES[0],
            "other": NAMES[2],
            "pieces": washington.pieces[0],
            "value": washington.value,
            "influence": full.influence,
        },
    )

    last = after(82)
    over = Game.from_record(record)
    southwest = [place.id for place in last.view().places if place.region == "southwest"]
    region = next(one for one in over.view().regions if one.id == "southwest")
    first, second = region.standings[:2]
    assert first.pieces == second.pieces and region.tie_breaker == first.seat
    gained = {
        event.rank: event.influence
        for event in last.plan(moves[82:]).events
        if event.type == "region_gained" and event.region == "southwest"
    }
    ranked = {"first": NAMES[first.seat], "second": NAMES[second.seat]}
    result.add(
        "region-before",
        last,
        southwest,
        plan=moves[82:],
        regions=["southwest"],
        says={"region": "southwest", "pieces": first.pieces, **ranked},
    )
    result.add(
        "region-after",
        over,
        southwest,
        regions=["southwest"],
        says={"influence": gained[0], "other": gained[1], **ranked},
    )
    result.add("track", last, [], track=True)

    expert = Game.new(NAMES, start="introductory", city_tiles="random", region_tiles="random", seed=5)
    east = ["new_york", "pittsburgh", "washington", "charlotte", "charleston", "raleigh"]
    result.add("expert", expert, east, regions=["northeast", "mid_atlantic"])

    boom = Game.new(NAMES, start="introductory", boom=True, seed=1)
    boom.play("boom kansas_city")
    result.add("boom", boom, ["kansas_city", "memphis"], says={"place": name_of("kansas_city")})

    tiles = Game.new(NAMES, start="introductory", region_tiles=new_tiles(), seed=1)
    south = ["dallas", "houston", "atlanta", "jacksonville"]
    result.add("tiles", tiles, south, regions=["texas", "southeast"])
    return {"start": result.start, "pictures": result.pictures}


def new_tiles() -> dict[str, str]:
    """Lay new tiles on the open regions, dollars on Texas."""
    names = ["n03", "n06", "n08", "n04", "number1", "bonus1", "dollar1"]
    return dict(zip([region.id for region in BOARD.open_regions(3)], names, strict=True))


def tables() -> dict[str, Any]:
    """Give the figures that the rules page shows as tables."""
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
    """Give the tiles from which a layout is made: city tiles by value and back, and all region tiles."""
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
