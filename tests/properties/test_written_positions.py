"""Every position of every game is possible, can be written down, and goes on from there as it did."""

import json
import random
from dataclasses import replace
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from franchise import Game, Impossible, Malformed
from franchise.game.possible import broken_invariants
from franchise.game.written_position import WrittenPosition
from franchise.kernel.jit import INTERPRETED
from strategies import Options, Style, choose, examples, games, options, playing, seeds, styles


@examples(40)
@given(options(), seeds, styles)
def test_every_position_of_a_game_keeps_every_invariant(chosen: Options, seed: int, style: Style) -> None:
    game = Game.new(**chosen)
    assert broken_invariants(WrittenPosition.from_json(game.written_position())) == ()
    looked_at = 7 if INTERPRETED else 1
    for number, _ in enumerate(playing(game, seed, style)):
        if number % looked_at == 0:
            assert broken_invariants(WrittenPosition.from_json(game.written_position())) == ()


@examples(60)
@given(games(), seeds, styles)
def test_a_game_goes_on_from_its_written_position_as_it_did(game: Game, seed: int, style: Style) -> None:
    written = game.written_position()
    again = Game.from_position(json.loads(json.dumps(written)))
    assert again.written_position() == written
    rng = random.Random(seed)
    for _ in range(40):
        assert replace(again.view(), moves=len(game.moves)) == game.view()
        assert again.legal_moves() == game.legal_moves()
        if game.over:
            break
        move = choose(game, rng, style)
        assert again.play(move) == game.play(move)


def leaves(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """List where the values are that contain no others."""
    if isinstance(value, dict | list) and value:
        items = value.items() if isinstance(value, dict) else enumerate(value)
        return [leaf for key, item in items for leaf in leaves(item, (*path, key))]
    return [path]


values = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-3, 9),
    st.just(10**30),
    st.just([]),
    st.sampled_from(["omaha", "x"]),
)


@examples(80)
@given(games(), st.lists(st.tuples(seeds, values), min_size=1, max_size=4))
def test_a_position_with_anything_in_it_is_refused_or_played(
    game: Game, edits: list[tuple[int, Any]]
) -> None:
    written = game.written_position()
    for where, value in edits:
        *path, last = random.Random(where).choice(leaves(written))
        at = written
        for key in path:
            at = at[key]
        at[last] = value
    try:
        changed = Game.from_position(written)
    except (Malformed, Impossible):
        return
    for _, _ in zip(range(60), playing(changed, 1), strict=False):
        assert all(player.money >= 0 and player.supply >= 0 for player in changed.view().players)
