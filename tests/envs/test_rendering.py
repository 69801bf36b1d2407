"""Environments show the board as pixels, and say what is missing where they cannot."""

import sys
from typing import Any

import numpy as np
import pytest

pytest.importorskip("gymnasium", reason="Gymnasium is not installed")

from franchise.drawing import draw
from franchise.drawing.drawing import WIDTH
from franchise.drawing.pixels import NoPictures
from franchise.envs import franchise_v0
from franchise.envs.one_seat import OneSeat

pytestmark = pytest.mark.compiled


def test_pixels_are_those_of_the_drawing() -> None:
    pyvips: Any = pytest.importorskip("pyvips", reason="what makes pixels is not installed")
    env = OneSeat(opponent="random", render_mode="rgb_array", seat=0)
    _, info = env.reset(seed=1)
    before = env.render()
    env.step(info["action_mask"].argmax())
    after = env.render()
    assert isinstance(before, np.ndarray) and isinstance(after, np.ndarray)
    assert before.dtype == np.uint8 and before.shape[1:] == (WIDTH, 3)
    assert not np.array_equal(before, after)
    png = pyvips.Image.new_from_buffer(draw(env.table.game).png(), "")
    assert np.array_equal(after, png.numpy()[..., :3])


def test_what_makes_pixels_is_named_where_it_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyvips", None)
    for make in (OneSeat, franchise_v0.env, franchise_v0.parallel_env):
        with pytest.raises(NoPictures, match=r'pip install "franchise\[pictures\]"'):
            make(render_mode="rgb_array")
        assert make(render_mode="ansi").render_mode == "ansi"
