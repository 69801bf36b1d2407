"""What bots are called: short first names of the period, the same in every language."""

from collections.abc import Sequence
from random import Random

from franchise.server.tables.seats import Seat

NAMES = (
    *("Alma", "Arlo", "Betty", "Bruno", "Carla", "Chet", "Clara", "Doris", "Dot", "Eddie", "Ella", "Elmer"),
    *("Ernie", "Fay", "Felix", "Frank", "Gloria", "Gus", "Hugo", "Ida", "Irma", "Jack", "Judy", "Lena"),
    *("Leo", "Linda", "Lou", "Mae", "Max", "Mona", "Nancy", "Nina", "Norma", "Oscar", "Otto", "Patsy"),
    *("Ray", "Rita", "Roy", "Ruth", "Sal", "Sam", "Stella", "Sue", "Tony", "Vera", "Walt", "Wanda"),
)


def bot_name(table: str, others: Sequence[Seat]) -> str:
    """Choose a bot's name by its table, different from all others there."""
    taken = {seat.name.split(" ")[0].casefold() for seat in others if seat.kind != "open"}
    order = Random(table).sample(NAMES, len(NAMES))
    return next(name for name in order if name.casefold() not in taken)
