"""Studies how the levels end games: `python -m study.endings --help`.

Wins at once: games of weak players, who stray and miss wins, are stopped wherever the active player can win
with this turn; each level then plays the turn. Passing: each level plays whole games, every other one with
somebody who never expands. Both are kept as they are played: the same command goes on where it was stopped.
"""

import argparse
import random
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from franchise.bots import LEVELS, Bot, BotChoice, Budget, whole_turn
from franchise.bots.endings import LOST, WON, EndFinder
from franchise.bots.levels import Newcomer, Regular, Rival, learned
from franchise.bots.search import Tree
from franchise.game.game import Game
from franchise.kernel.lookup import RED_ZONE_FROM
from study.running import Row, Run, add_workers, chosen_workers

SEED = 33
PLAYERS = (2, 3, 4, 5)
FROM_RIVAL_UP = tuple(level.code for level in LEVELS[2:])
POSITIONS_OF_A_GAME = 4
"""So many at most, to have them from many games."""
TREE = Rival().simulations
"""How many simulations a tree has whose limits are counted."""
STRAY = 0.05
"""How often a move is left to chance while positions are made."""
GAMES_AT_ONCE = 50


def deal(number: int, players: int, purpose: str) -> tuple[Game, random.Random]:
    """Deal game number so and so; every other one has mini-expansions."""
    chance = random.Random(f"{SEED}/{purpose}/{players}/{number}")
    options: dict[str, Any] = {"city_tiles": chance.choice(["printed", "random"])}
    if number % 2:
        options |= {"milestones": chance.random() < 0.7, "boom": chance.random() < 0.7}
        options |= {"region_tiles": "random", "region_pool": chance.choice(["mixed", "new"])}
    return Game.new(list("ABCDE"[:players]), seed=chance.randrange(2**31), **options), chance


def play_turn(bot: Bot, game: Game) -> Game:
    """Let a bot play a turn on a copy of the game."""
    after = game.copy()
    for move in whole_turn(bot, after, Budget()):
        after.play(move)
    return after


def wins(game: Game, seat: int | None) -> bool:
    """Return whether a player alone has won."""
    return game.result is not None and game.result.winners == (seat,)


def can_go_on(game: Game) -> bool:
    """Return whether some turn does not end the game: one with a single expansion, or with none."""
    for move in game.legal_moves():
        if str(move).startswith(("boom", "stay", "cash", "expand", "end")):
            after = game.copy()
            after.play(move)
            if not after.over and (after.turn > game.turn or can_go_on(after)):
                return True
    return False


# --- wins at once ---


@dataclass(frozen=True)
class LastTurns:
    """A game with turns that could win at once."""

    number: int
    players: int
    levels: tuple[str, ...]

    def play(self) -> Row:
        """Play the game; where its player could win at once, see what each level does.

        Where a turn could end the game but not win it, and need not end it, only the first level is asked.
        """
        game, chance = deal(self.number, self.players, "wins")
        weak: list[type[Bot]] = [Newcomer, Regular]
        bots = [chance.choice(weak)(chance.randrange(2**31)) for _ in range(self.players)]
        finder = EndFinder()
        row: Row = {"number": self.number, "looks": 0, "most": 0, "limits": 0, "wins": [], "lost_ends": []}
        tree = Tree(self.number, learned())
        row["in_trees"] = row["limits_in_trees"] = 0
        turn = 0
        while game.actor is not None:
            if game.turn > turn:
                turn = game.turn
                end = finder.find(game.position.states, Budget())
                row["looks"] += 1
                row["most"] = max(row["most"], end.positions)
                row["limits"] += not end.complete
                if end.outcome == WON and len(row["wins"]) < POSITIONS_OF_A_GAME:
                    row["wins"].append({level: self._taken(level, game) for level in self.levels})
                elif end.outcome == LOST and len(row["lost_ends"]) < 1 and can_go_on(game):
                    row["lost_ends"].append(self._taken(self.levels[0], game))
                    tree.plant(game.position.states)
                    tree.search(TREE)
                    positions, limits = tree.looked_for_ends
                    row["in_trees"] += positions
                    row["limits_in_trees"] += limits
            if chance.random() < STRAY:
                game.play(chance.choice(game.legal_moves()))
            else:
                game.play(bots[game.actor].choose(game, Budget()))
        return row

    def _taken(self, level: str, game: Game) -> str:
        after = play_turn(BotChoice.parse(level).make(self.number), game)
        return "won" if wins(after, game.actor) else "lost" if after.over else "went on"


def study_wins(players: int, levels: tuple[str, ...], positions: int, run: Run) -> str:
    """Play until there are positions enough; return a line of the table for each level."""
    rows: list[Row] = []
    found = 0
    while found < positions:
        numbers = range(len(rows), len(rows) + GAMES_AT_ONCE)
        rows += run.rows(f"wins-{players}.jsonl", [LastTurns(n, players, levels) for n in numbers])
        found = sum(len(row["wins"]) for row in rows)
        run.say(f"wins at once, {players} players: {found:,} positions from {len(rows):,} games")
    asked = [position for row in rows for position in row["wins"]][:positions]
    lost_ends = [taken for row in rows for taken in row["lost_ends"]]
    looks = sum(row["looks"] for row in rows)
    lines = []
    for level in levels:
        taken = [position[level] for position in asked]
        missed = sum(outcome != "won" for outcome in taken)
        lines.append(f"| {players} | {level} | {len(taken):,} | {missed} | {taken.count('lost')} |")
    run.notes.append(
        f"- {players} players: {looks:,} turns looked into, at most {max(row['most'] for row in rows):,} "
        f"positions in one, the limit was met {sum(row['limits'] for row in rows)} times. Where an end could "
        f"only lose and another turn was there, {levels[0]} ended {lost_ends.count('lost')} of "
        f"{len(lost_ends):,} games. There a tree of {TREE:,} simulations tried "
        f"{sum(row['in_trees'] for row in rows) / max(1, len(lost_ends)):,.0f} positions for ends, and met a "
        f"limit {sum(row['limits_in_trees'] for row in rows) / max(1, len(lost_ends)):.1f} times, on average."
    )
    return "\n".join(lines)


# --- the end by passing ---


@dataclass(frozen=True)
class WholeGame:
    """A game of one level; every other one with somebody who never expands."""

    number: int
    players: int
    level: str

    def play(self) -> Row:
        """Play the game, and note how a turn without an expansion ended it; who shares a victory has won."""
        game, chance = deal(self.number // 2, self.players, "passing")
        passer = chance.randrange(self.players) if self.number % 2 else None
        bots = [BotChoice.parse(self.level).make(chance.randrange(2**31)) for _ in range(self.players)]
        on_track = int(game.position.states["tiles_on_track"][0])
        row: Row = {"number": self.number, "ended": None}
        while (seat := game.actor) is not None:
            before = game.copy()
            if game.turn and seat == passer:
                game.play(game.legal_moves()[-1])  # `end`, or the boom marker stays
                continue
            for move in whole_turn(bots[seat], game, Budget()):
                game.play(move)
            if game.end_reason == "no_expansion":
                tiles = int(game.position.states["tiles_on_track"][0])
                row["ended"] = {
                    "won": game.result is not None and seat in game.result.winners,
                    "could_expand": _could_expand(before),
                    "early": 2 * (tiles - on_track) < RED_ZONE_FROM - on_track,
                }
        return row


def _could_expand(game: Game) -> bool:
    """Return whether a turn has an expansion, perhaps after moving the boom marker or taking cash."""
    if any(str(move).startswith("expand") for move in game.legal_moves()):
        return True
    first = [move for move in game.legal_moves() if str(move).startswith(("boom", "stay", "cash"))]
    for move in first:
        after = game.copy()
        after.play(move)
        if _could_expand(after):
            return True
    return False


def study_passing(players: int, level: str, games: int, run: Run) -> str:
    """Play the games of a level; return a line of the table."""
    file = f"passing-{players}-{level.replace(':', '-').replace('=', '-')}.jsonl"
    rows = list(run.rows(file, [WholeGame(number, players, level) for number in range(games)]))
    run.say(f"passing, {players} players, {level}: {len(rows)} games")
    ends = [row["ended"] for row in rows if row["ended"]]
    could = [end for end in ends if end["could_expand"] and not end["won"]]
    early = sum(end["early"] for end in could)
    return f"| {players} | {level} | {len(rows)} | {len(ends)} | {len(could)} | {early} |"


# --- all of it ---


def main() -> None:
    """Study what is asked for, and print tables."""
    arguments = _arguments()
    run = Run(arguments.results, chosen_workers(arguments))
    levels = tuple(arguments.levels)
    if arguments.positions:
        far_sighted = tuple(level for level in levels if level.partition(":")[0] in FROM_RIVAL_UP)
        print("| players | level | wins at once | not taken | ended without winning |")
        print("| ---: | --- | ---: | ---: | ---: |", flush=True)
        _print(lambda n: study_wins(n, far_sighted, arguments.positions, run), arguments.players)
        print("\n" + "\n".join(run.notes) + "\n", flush=True)
    if arguments.games:
        print("| players | level | games | ended by not expanding | could expand, did not win | early |")
        print("| ---: | --- | ---: | ---: | ---: | ---: |", flush=True)
        for level in levels:
            _print(lambda n, level=level: study_passing(n, level, arguments.games, run), arguments.players)  # type: ignore[misc]


def _print(line: Callable[[int], str], players: Iterable[int]) -> None:
    for count in players:
        print(line(count), flush=True)


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m study.endings", description=__doc__)
    parser.add_argument(
        "--positions", type=int, default=2000, help="wins at once for each number of players (%(default)s)"
    )
    parser.add_argument(
        "--games", type=int, default=200, help="games for each level and number of players (%(default)s)"
    )
    parser.add_argument("--players", type=int, nargs="+", default=PLAYERS, choices=PLAYERS)
    parser.add_argument(
        "--levels", nargs="+", default=[level.code for level in LEVELS], help="with settings if you like"
    )
    add_workers(parser)
    parser.add_argument("--results", type=Path, default=Path("build/endings"), help="what was played")
    return parser.parse_args()


if __name__ == "__main__":
    main()
