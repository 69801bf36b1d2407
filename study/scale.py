"""Makes the tables of docs/scale.md: what was measured, what many players need, and whether that is right.

`python -m study.scale` prints them, `--write` puts them into the page, `--measured build/scale.json` takes
the figures that `python -m bench scale` has left on this machine.
"""

import argparse
import math
import re
from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path

from study.arrivals import SCENARIOS, Comparison, compare
from study.capacity import ASKED, ASSUMED, LEVELS, Capacity
from study.measured import FILE, Measured
from study.waiting import Load

PAGE = Path(__file__).parent.parent / "docs" / "scale.md"
SIZES = (1_000, 100_000, 10_000_000)
FLEETS = (
    "1 process",
    "2 processes, tables together",
    "4 processes, tables together",
    "4 processes, tables apart",
    "2 processes, one port",
    "4 processes, one port",
)
CONNECTIONS = (1, 2, 4, 8, 16)
DISKS = ("this disk", "flush delayed by 2 ms")
BATCHES = (1, 8, 64)


def rows(head: Sequence[str], lines: Sequence[Sequence[str]]) -> str:
    """Write a table whose columns are numbers, except the first."""
    rules = ["---", *["---:"] * (len(head) - 1)]
    return "\n".join(f"| {' | '.join(cells)} |" for cells in (head, rules, *lines))


def tables(measured: Measured) -> dict[str, str]:
    """Return the tables by their names, except the simulation's."""
    return {
        "moves": _moves(measured.figures),
        "paced": _paced(measured.figures),
        "slow disk": _slow_disk(measured.figures),
        "idle": _idle(measured.figures),
        "commits": _commits(measured.figures),
        "services": _services(measured.figures),
        "assumptions": _assumptions(),
        "capacity": _capacity(measured),
    }


# --- what was measured ---


def _moves(figures: Mapping[str, float]) -> str:
    head = ["", "turns a second", "servers, a turn", "database", "load", "cores busy", "busiest event loop"]
    return rows(
        head,
        [
            [
                name,
                f"{figures[f'{name}: turns']:,.0f}",
                *(f"{figures[f'{name}: {part}, a turn'] / 1e3:.2f} ms" for part in PARTS),
                f"{figures[f'{name}: cores busy']:.2f}",
                f"{figures[f'{name}: busiest event loop']:.0f} %",
            ]
            for name in FLEETS
        ],
    )


PARTS = ("servers", "database", "load generator")


def _paced(figures: Mapping[str, float]) -> str:
    lines = []
    for name in FLEETS:
        paced = f"{name}, 100 turns/s"
        where = f"{paced}: seen at another process"
        other = f"{where} after it was sent, p50" in figures
        lines.append(
            [
                name,
                *(f"{figures[f'{paced}: {part}, a turn'] / 1e3:.2f} ms" for part in PARTS[:2]),
                *(f"{figures[f'{paced}: answer, {part}']:.1f} ms" for part in ("p50", "p99")),
                *(
                    f"{figures[f'{where} {when}, {part}']:.1f} ms" if other else ""
                    for when in ("after it was sent", "after its answer")
                    for part in ("p50", "p99")
                ),
            ]
        )
    head = ["", "servers, a turn", "database", "answer p50", "p99"]
    return rows([*head, "seen elsewhere p50", "p99", "after the answer p50", "p99"], lines)


def _slow_disk(figures: Mapping[str, float]) -> str:
    name = "4 processes, flush delayed by 2 ms"
    lines = [
        ["turns a second", f"{figures[f'{name}: turns']:,.0f}"],
        ["transactions that write, a second", f"{figures[f'{name}: transactions']:,.0f}"],
        ["turns in a transaction", f"{figures[f'{name}: turns in a transaction']:.1f}"],
        ["answer p50", f"{figures[f'{name}: answer, p50']:.0f} ms"],
        ["answer p99", f"{figures[f'{name}: answer, p99']:.0f} ms"],
    ]
    return rows([name, ""], lines)


def _idle(figures: Mapping[str, float]) -> str:
    minute = "idle: computing time of a minute"
    lines = [
        ["live connections", f"{figures['idle live connections']:,.0f}"],
        ["processes that hold their other ends", f"{figures['idle: processes that hold them']:.0f}"],
        ["memory of the process before", f"{figures['idle: memory before']:.0f} MB"],
        [
            "memory of a connection, with its part of a table",
            f"{figures['idle: memory of a connection with its part of a table']:.0f} kB",
        ],
        ["their process computes in a minute", f"{figures[f'{minute}, their process']:.2f} s"],
        ["another process", f"{figures[f'{minute}, the other process']:.2f} s"],
        ["the database", f"{figures[f'{minute}, database']:.2f} s"],
    ]
    for beside in ("without them", "beside them"):
        lines += [
            [
                f"a move seen {beside}, {part}",
                f"{figures[f'idle: a move seen {beside}, after it was sent, {part}']:.1f} ms",
            ]
            for part in ("p50", "p99")
        ]
    return rows(["", ""], lines)


def _commits(figures: Mapping[str, float]) -> str:
    lines = []
    for disk in DISKS:
        for how in ("without NOTIFY", "with NOTIFY"):
            found = [figures[f"commits, {disk}, {count} connections, {how}"] for count in CONNECTIONS]
            lines.append([f"{disk}, {how}", *(f"{rate:,.0f}" for rate in found)])
    first = rows(["commits a second", *(f"{count} connections" for count in CONNECTIONS)], lines)
    lines = [
        [
            disk,
            *(
                f"{figures[f'{disk}, 4 connections, {batch} rows in a transaction with NOTIFY']:,.0f}"
                for batch in BATCHES
            ),
        ]
        for disk in DISKS
    ]
    head = [f"{batch} in a transaction" for batch in BATCHES]
    return first + "\n\n" + rows(["rows with a notice a second, 4 connections", *head], lines)


def _services(figures: Mapping[str, float]) -> str:
    lines = [
        [
            name,
            f"{figures[f'{name}: server, mean']:.2f} ms",
            f"{figures[f'{name}: server, p99']:.2f} ms",
            f"{figures[f'{name}: database']:.2f} ms",
        ]
        for name in (*ASKED, "a stream", "a turn")
    ]
    for level in LEVELS:
        name = f"turn of {level}"
        lines.append([name, f"{figures[f'{name}, mean']:,.1f} ms", f"{figures[f'{name}, p99']:,.1f} ms", ""])
    return rows(["", "computing time", "p99", "the database's"], lines)


# --- the model ---


def _assumptions() -> str:
    lines = [[one.what, f"{one.value:g} {one.unit}".rstrip(), one.why] for one in ASSUMED.values()]
    levels = ", ".join(f"{part:.0%} {level}" for level, part in LEVELS.items())
    lines.append(["bots that are played against", levels, "a guess: beginners most"])
    return "\n".join(
        f"| {' | '.join(cells)} |" for cells in (("assumption", "", "why"), ("---",) * 3, *lines)
    )


def _capacity(measured: Measured) -> str:
    all_of = [Capacity.needed(players, measured) for players in SIZES]
    lines = {
        "turns a second in the busiest hour": [f"{one.turns:,.1f}" for one in all_of],
        "live connections": [f"{one.connections:,.0f}" for one in all_of],
        "databases": [f"{one.cells}" for one in all_of],
        "server processes": [f"{one.processes}" for one in all_of],
        "how busy each is": [f"{one.load_of_cell(one.each).use(one.each):.0%}" for one in all_of],
        "a request waits for its process, p99": [f"{_wait(one):.1f} ms" for one in all_of],
        "turns of bots a second": [f"{one.turns - one.turns_of_people:,.1f}" for one in all_of],
        "threads that think": [f"{one.thinkers}" for one in all_of],
        "a bot's turn waits for a thread, p99": [
            f"{one.thinking_of_cell.wait(one.thinkers // one.cells) * 1e3:,.0f} ms" for one in all_of
        ],
        "the databases' cores": [f"{math.ceil(one.database_cores)}" for one in all_of],
        "transactions a second, of one database": [f"{one.transactions:,.1f}" for one in all_of],
        "a write waits until it is safe, p99": [f"{one.write_wait * 1e3:.0f} ms" for one in all_of],
        "written to the databases' logs, a second": [f"{one.log_written:,.2f} MB" for one in all_of],
        "cores": [f"{one.cores:,.0f}" for one in all_of],
        "memory, the databases' not counted": [f"{one.memory:,.1f} GB" for one in all_of],
        "growth of the databases in a year": [f"{one.stored:,.0f} GB" for one in all_of],
        "cost of a month after a year": [f"{one.cost:,.0f} €" for one in all_of],
    }
    return rows(
        ["players a day", *(f"{players:,}" for players in SIZES)],
        [[name, *values] for name, values in lines.items()],
    )


def _wait(capacity: Capacity) -> float:
    """Return the p99 of the wait for a process; each has a queue of its own."""
    load = capacity.load_of_cell(capacity.each)
    return Load(load.rate / capacity.each, load.mean, load.square).wait(1) * 1e3


def arrivals(found: Sequence[Comparison]) -> str:
    """Return what the formulas foretell beside what the simulation shows."""
    return rows(
        ["players a day", "", "formula", "simulation"],
        [
            [
                f"{one.players:,}",
                one.what,
                f"{one.foretold:.1f} {one.unit}",
                f"{one.simulated:.1f} {one.unit}",
            ]
            for one in found
        ],
    )


# --- the page ---


def written(page: str, found: Mapping[str, str]) -> str:
    """Put tables between their marks into a page."""
    for name, table in found.items():
        mark = rf"(<!-- {name} -->\n).*?(<!-- end -->)"
        page, count = re.subn(mark, partial(_filled, table), page, flags=re.DOTALL)
        if count != 1:
            raise ValueError(f"expected one place for the table {name!r} in {PAGE}, found {count}")
    return page


def _filled(table: str, mark: re.Match[str]) -> str:
    return f"{mark[1]}{table}\n{mark[2]}"


def main() -> None:
    """Print the tables, or write them into the page."""
    parser = argparse.ArgumentParser(prog="python -m study.scale", description=__doc__)
    parser.add_argument("--measured", type=Path, default=FILE, metavar="FILE")
    parser.add_argument("--write", action="store_true", help=f"write them into {PAGE.name}")
    arguments = parser.parse_args()
    measured = Measured.read(arguments.measured)
    found = tables(measured)
    compared = [one for scenario in SCENARIOS for one in compare(scenario, measured)]
    found["arrivals"] = arrivals(compared)
    if arguments.write:
        PAGE.write_text(written(PAGE.read_text(), found))
    else:
        print("\n\n".join(found.values()))


if __name__ == "__main__":
    main()
