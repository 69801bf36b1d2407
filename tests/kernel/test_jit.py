"""How functions are compiled and kept: on a second copy of the modules that is compiled in any case."""

import importlib
import importlib.util
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import franchise.kernel
from franchise.kernel import bits as interpreted_or_not

COPY = "franchise.kernel.compiled_copy"


@pytest.fixture
def jit(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Any]:
    """Load `jit` and `bits` again as they are without FRANCHISE_INTERPRETED, with a cache of their own."""
    monkeypatch.delenv("FRANCHISE_INTERPRETED", raising=False)
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path / "cache"))
    source = Path(franchise.kernel.__file__ or "").parent
    spec = importlib.util.spec_from_file_location(
        COPY, source / "__init__.py", submodule_search_locations=[str(source)]
    )
    assert spec is not None
    sys.modules[COPY] = importlib.util.module_from_spec(spec)
    yield importlib.import_module(f"{COPY}.jit")
    for name in [name for name in sys.modules if name.startswith(COPY)]:
        del sys.modules[name]


def unwritable(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Let the cache lie below a file."""
    (tmp_path / "file").touch()
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path / "file" / "below"))


def doubled(number: int) -> int:
    """Stand for a function of the kernel."""
    return 2 * number


def test_machine_code_is_kept_under_the_name_of_the_fingerprint(jit: Any, tmp_path: Path) -> None:
    from numba.core import config

    # Numba would notice the changed environment only while it compiles.
    config.reload_config()  # type: ignore[no-untyped-call]
    before = config.CACHE_DIR  # type: ignore[attr-defined]
    directory = jit.cache_directory()
    assert directory == tmp_path / "cache" / f"kernel-{jit.fingerprint()}"
    assert list(directory.iterdir()) == []
    assert jit.entry(doubled)(21) == 42
    assert list(directory.rglob("*.nbi"))
    assert before == config.CACHE_DIR  # type: ignore[attr-defined]


def test_only_sources_and_data_are_part_of_the_fingerprint(
    jit: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    for package in jit.COMPILED_PACKAGES:
        (tmp_path / package).mkdir(parents=True)
    monkeypatch.setattr(jit, "files", lambda package: tmp_path.joinpath(*package.split(".")[1:]))
    found = []
    for name in ("a.py", "notes.txt", "b.toml"):
        (tmp_path / "bots" / name).touch()
        jit.fingerprint.cache_clear()
        found.append(jit.fingerprint())
    assert found[0] == found[1] != found[2]


def test_the_users_own_cache_directory_is_the_default(
    jit: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.delenv("NUMBA_CACHE_DIR")
    monkeypatch.setattr("platformdirs.user_cache_path", lambda name, appauthor: tmp_path / name)
    assert jit.cache_directory().parent == tmp_path / "franchise"


def test_without_a_cache_functions_are_compiled_all_the_same(
    jit: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    unwritable(monkeypatch, tmp_path)
    assert jit.cache_directory() is None
    assert jit.entry(doubled)(21) == 42


def test_a_function_whose_source_is_no_file_is_compiled_all_the_same(jit: Any, tmp_path: Path) -> None:
    names: dict[str, Any] = {}
    exec(compile("def tripled(n): return 3 * n", str(tmp_path / "a.pyz" / "b.py"), "exec"), names)
    assert jit.entry(names["tripled"])(14) == 42


def test_in_a_terminal_a_line_of_progress_takes_the_place_of_the_last(
    jit: Any, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    jit.compile_ahead("things", {"only": lambda: None})
    assert capsys.readouterr().err == (
        "\rCompiling the things for this machine, once: 1 of 1, only ...\x1b[K"
        "\rCompiled the things for this machine.\x1b[K\n"
    )


def test_compiling_ahead_says_so_once(
    jit: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    done: list[str] = []
    steps = {"first": lambda: done.append("first"), "second": lambda: done.append("second")}
    jit.compile_ahead("things", steps)
    told = capsys.readouterr()
    assert told.out == ""
    assert "Compiling the things for this machine, once: 2 of 2, second ..." in told.err
    assert told.err.endswith("Compiled the things for this machine.\n")
    jit.compile_ahead("things", steps)
    assert capsys.readouterr().err == ""
    assert done == ["first", "second"]
    unwritable(monkeypatch, tmp_path)
    jit.cache_directory.cache_clear()
    jit.compile_ahead("things", steps)
    assert done == ["first", "second"] * 2


def test_the_steps_of_compiling_may_be_told_to_a_program_instead(
    jit: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    told: list[tuple[str, str, int, int]] = []
    jit.tell_steps(lambda *step: told.append(step))
    jit.compile_ahead("things", {"first": lambda: None, "second": lambda: None})
    assert told == [("things", "first", 1, 2), ("things", "second", 2, 2)]
    assert capsys.readouterr().err == ""


@pytest.mark.parametrize("with_bmi2", [True, False])
def test_masks_are_read_the_same_by_machine_instructions(
    jit: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, with_bmi2: bool
) -> None:
    unwritable(monkeypatch, tmp_path)
    bits: Any = importlib.import_module(f"{COPY}.bits")
    if not with_bmi2:
        monkeypatch.setattr(bits, "get_host_cpu_features", dict)
    popcount, lowest, member = bits.popcount, bits.lowest, bits.member

    def read(mask: int, k: int) -> tuple[int, int, int]:
        return popcount(mask), lowest(mask), member(mask, k)

    compiled = jit.entry(read)
    for mask in (1, 0b1011_0000, 1 << 44, (1 << 45) - 1):
        for k in range(mask.bit_count()):
            expected = [place for place in range(45) if mask >> place & 1]
            assert compiled(mask, k) == (len(expected), expected[0], expected[k])
            assert interpreted_or_not.member(mask, k) == expected[k]


def test_the_copy_is_compiled_and_apart(jit: ModuleType) -> None:
    assert jit.INTERPRETED is False
    assert jit is not importlib.import_module("franchise.kernel.jit")


def test_a_process_that_leaves_compiling_to_others_only_loads(jit: Any) -> None:
    done: list[str] = []
    steps = {"only": lambda: done.append("only")}
    jit.leave_compiling_to_others()
    with pytest.raises(jit.NotCompiled):
        jit.compile_ahead("things", steps)
    assert not jit.is_complete("things")
    jit.leave_compiling_to_others(False)
    jit.compile_ahead("things", steps)
    assert jit.is_complete("things")
    jit.leave_compiling_to_others()
    jit.compile_ahead("things", steps)
    assert done == ["only"]


def test_what_another_process_has_compiled_meanwhile_is_not_compiled_again(
    jit: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = iter([False, True])
    monkeypatch.setattr(jit, "is_complete", lambda what: next(found))
    jit.compile_ahead("things", {"only": lambda: pytest.fail("compiled twice")})


def test_only_entries_are_kept(jit: Any) -> None:
    def inner(number: int) -> int:
        return 2 * number

    inlined, apart = jit.jit(inner), jit.jit_apart(inner)

    def outer(number: int) -> int:
        return int(inlined(number) + apart(number))

    assert jit.entry(outer)(10) == 40
    names = {file.name.split("-")[0].rsplit(".", 1)[-1] for file in jit.cache_directory().rglob("*.nb?")}
    assert names == {"outer"}
