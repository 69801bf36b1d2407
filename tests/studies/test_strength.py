"""The matches that tell how strong the bots are."""

import sys
from pathlib import Path

import pytest

from study import strength


def run(monkeypatch: pytest.MonkeyPatch, *arguments: str) -> None:
    monkeypatch.setattr(sys, "argv", ["strength", *arguments])
    strength.main()


@pytest.mark.slow
@pytest.mark.compiled
def test_matches_against_an_earlier_version_go_on_where_they_stopped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(strength, "install", lambda _commit, _parent: Path(sys.executable))
    monkeypatch.setattr(strength, "SECONDS_AGAINST", 0.001)
    match = ("earlier-2", "--against", "HEAD", "--jobs", "1", "--results", str(tmp_path))
    run(monkeypatch, *match, "--games", "1")
    first = (tmp_path / "earlier-2.jsonl").read_text()
    run(monkeypatch, *match, "--games", "2")
    assert (tmp_path / "earlier-2.jsonl").read_text().startswith(first)
    last = capsys.readouterr().out.splitlines()[-1]
    assert last.startswith("| `franchise arena tycoon:simulations=100000000 ")
    assert "study/earlier.py:Earlier:" in last
    assert last.endswith("| 2 of 2 |")


def test_an_unknown_match_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(SystemExit, match=r"expected some of newcomer-random, .*, got earlier-9"):
        run(monkeypatch, "earlier-9")
