"""What people type in the terminal: moves and places as they would write them."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from franchise.game.game import Game
    from franchise.game.move import Move


def links_of(text: str, players: int) -> str:
    """List the links of a place, the cheapest first."""
    from franchise.board import BOARD
    from franchise.game.errors import Malformed

    place = "_".join(text.lower().replace(".", "").split())
    if place not in BOARD.place:
        raise Malformed(f"{text!r} is no place; type for example: links kansas city")
    found = [
        (link.price, BOARD.place[other].name)
        for link in BOARD.open_links(players)
        for here, other in (link.places, link.places[::-1])
        if here == place
    ]
    return f"{BOARD.place[place].name}: " + ", ".join(f"{name} ${price}" for price, name in sorted(found))


def read_move(text: str, moves: list["Move"], game: "Game") -> "Move":
    """Read the number of a move or its notation; names of places and cheapest links as people type them."""
    from franchise.game.errors import Malformed
    from franchise.game.move import EXPANSIONS, Move

    words = text.lower().replace(".", "").split()
    if len(words) == 1 and words[0].isascii() and words[0].isdigit():
        number = int(words[0]) if len(words[0]) < 5 else 0
        if not 1 <= number <= len(moves):
            raise Malformed(f"there is no move {words[0][:20]}; the list goes from 1 to {len(moves)}")
        return moves[number - 1]
    if not words or words[0] == "lay":
        return Move.parse(" ".join(words))
    kind, rest = words[0], words[1:]
    extras = [word for word in rest if word in ("far", "free") or word.startswith("$")]
    place = "_".join(word for word in rest if word not in extras)
    if kind in EXPANSIONS and place and not extras:
        return _cheapest(kind, place, game)
    return Move.parse(" ".join([kind, *([place] if place else []), *extras]))


def _cheapest(kind: str, place: str, game: "Game") -> "Move":
    """Find the cheapest link to a place; where there is none, a move whose refusal says why."""
    from franchise.board import BOARD
    from franchise.game.move import Move
    from franchise.game.reasons import NoSuchLink

    prices = sorted({link.price for link in BOARD.links})
    tries = [Move.parse(f"{kind} {place} ${price}") for price in prices]
    return next((move for move in tries if not isinstance(game.check(move), NoSuchLink)), tries[0])
