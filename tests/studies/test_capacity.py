"""The capacity model of docs/scale.md: its formulas, its simulation, and its page."""

from dataclasses import replace

import pytest

from study import scale
from study.arrivals import Scenario, compare, daily
from study.capacity import Capacity, assumed
from study.measured import FILE, Measured, Service
from study.waiting import Load, lock_wait

MEASURED = Measured.read(FILE)


def exponential(rate: float, mean: float) -> Load:
    return Load(rate, mean, 2 * mean * mean)


def test_the_page_has_the_tables_that_the_figures_give() -> None:
    page = scale.PAGE.read_text()
    assert scale.written(page, scale.tables(MEASURED)) == page


def test_a_table_without_its_place_is_told() -> None:
    with pytest.raises(ValueError, match=r"one place for the table 'moves' in .*, found 0"):
        scale.written("nothing", {"moves": ""})


def test_waits_are_those_of_the_textbooks() -> None:
    assert exponential(0.5, 1).mean_wait(1) == pytest.approx(1)  # M/M/1: rho / (mu - lambda)
    assert Load(0.5, 1, 1).mean_wait(1) == pytest.approx(0.5)  # M/D/1: half of that
    assert exponential(1, 1).waits(2) == pytest.approx(1 / 3)  # Erlang's C
    assert exponential(0.9, 1).waits(1) == pytest.approx(0.9)


def test_nobody_waits_longer_than_two_rounds_of_all_writers() -> None:
    waits = [lock_wait(rate, 8, 0.002) for rate in (1, 400, 499, 500, 50_000)]
    assert waits == sorted(waits) and waits[0] == pytest.approx(0.002)
    assert waits[-1] == pytest.approx(2 * 8 * 0.002)


def test_a_drawn_time_has_the_measured_mean() -> None:
    service = Service(3.0, (1.0, 2.0, 3.0, 9.0))
    drawn = [service.at(step / 10_000) for step in range(10_000)]
    assert sum(drawn) / len(drawn) == pytest.approx(3, rel=0.01)
    assert sum(x * x for x in drawn) / len(drawn) == pytest.approx(service.square, rel=0.01)
    assert drawn == sorted(drawn)


def test_the_day_has_its_busiest_hour_in_the_evening() -> None:
    rates = [daily(hour * 3600) for hour in range(24)]
    assert max(rates) == rates[20] == 1
    assert 24 / sum(rates) == pytest.approx(assumed("busiest"), rel=0.01)


def test_more_players_need_no_less_of_anything() -> None:
    fewer, more = (Capacity.needed(players, MEASURED) for players in (200_000, 2_000_000))
    for what in ("cells", "processes", "thinkers", "cores", "memory", "stored", "cost"):
        assert getattr(more, what) >= getattr(fewer, what), what
    assert more.is_enough and not replace(more, cells=more.cells - 1).is_enough


def test_the_simulation_agrees_with_the_formulas() -> None:
    found = {one.what: one for one in compare(Scenario(100_000, 0.05), MEASURED)}
    for what in ("processes busy", "thinkers busy"):
        assert found[what].simulated == pytest.approx(found[what].foretold, rel=0.3), what
    for what in ("a request waits for its process, p99", "a write waits until it is safe, p99"):
        assert found[what].foretold / 2 <= found[what].simulated <= 2 * found[what].foretold, what
