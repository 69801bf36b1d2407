"""The learned evaluation: a small network that gives each player a score; the scores share out the victory.

The same network looks at each player in turn, with the player's own features and the mean of the others'. Two
hidden layers (rectified) and a score, whose softmax over the players is each one's expected result. While it
is trained, a second output tells the influence that the player will end with, by where it comes from.
"""

import json
from functools import cache
from importlib.resources import files
from math import exp
from pathlib import Path
from typing import Annotated, Any

import numpy as np
from numpy.typing import NDArray

from franchise.bots.features import FEATURES, LOOK, NAMES, Look, look_at
from franchise.bots.likely_moves import (
    MOVE_FIGURES,
    MOVE_NAMES,
    POSITION_FIGURES,
    MoveLook,
    look_at_move,
    look_before_moves,
)
from franchise.kernel.bits import popcount
from franchise.kernel.ending import winners
from franchise.kernel.jit import compile_ahead, entry, jit
from franchise.kernel.lookup import MAX_PLAYERS
from franchise.kernel.records import Floats, Record, new_records, record_type
from franchise.kernel.state import OVER, State, new_states

FIRST_LAYER, SECOND_LAYER = 48, 24
MOVE_LAYER = 32
PARTS = ("cities", "regions", "track", "towns", "money", "bonus tiles")
"""Where influence comes from."""
INFLUENCE_SCALE = 50.0
"""What an output of 1 means in influence."""
ZERO: Any = np.float32(0)
"""In the type of the weights: a number of another type would slow the loops down."""


class Network:
    """The weights of the layers, and room to work in."""

    first: Annotated[Floats, (FEATURES, 2 * FIRST_LAYER)]
    """The left half is for the player looked at, the right half for the others."""
    second: Annotated[Floats, (FIRST_LAYER + 1, SECOND_LAYER)]
    """The last row is the bias."""
    score: Annotated[Floats, (SECOND_LAYER,)]
    parts: Annotated[Floats, (SECOND_LAYER + 1, len(PARTS))]
    """Only for training: what the hidden layers have to know beside the result."""
    moves: Annotated[Floats, (MOVE_FIGURES, MOVE_LAYER)]
    """Of moves, only how likely they are is told: one hidden layer, one output."""
    likely: Annotated[Floats, (MOVE_LAYER,)]
    before_moves: Annotated[Floats, (MOVE_LAYER,)]
    hidden_of_move: Annotated[Floats, (MOVE_LAYER,)]
    sums: Annotated[Floats, (MAX_PLAYERS, 2 * FIRST_LAYER)]
    hidden: Annotated[Floats, (FIRST_LAYER,)]
    hidden_too: Annotated[Floats, (SECOND_LAYER,)]


NETWORK = record_type(Network)
LAYERS = ("first", "second", "score", "parts", "moves", "likely")

WIN_SHARE = 0.6
"""How much of a result is the victory; the rest tells clear results from narrow ones."""
NARROW = 8.0
"""The lead in influence that counts as clear."""


@jit
def write_result(s: State, result: NDArray[np.float64]) -> None:
    """Share out a finished game's result among the players: by victory, and by influence."""
    won = winners(s)
    most = 0
    for seat in range(s.players):
        most = max(most, s.influence[seat])
    total = 0.0
    for seat in range(s.players):
        result[seat] = exp((s.influence[seat] - most) / NARROW)
        total += result[seat]
    for seat in range(s.players):
        result[seat] *= (1 - WIN_SHARE) / total
        if won >> seat & 1:
            result[seat] += WIN_SHARE / popcount(won)


@jit
def run_first_layer(s: State, look: Look, network: Network) -> None:
    """Run all players' features through the first layer, as players looked at and as others."""
    sums = network.sums
    for seat in range(s.players):
        for i in range(2 * FIRST_LAYER):
            sums[seat, i] = 0
        for feature in range(FEATURES):
            value = look.x[seat, feature]
            if value != 0:
                for i in range(2 * FIRST_LAYER):
                    sums[seat, i] += value * network.first[feature, i]


@jit
def run_hidden_layers(s: State, seat: int, network: Network) -> None:
    """Run one player through the hidden layers."""
    sums, hidden, hidden_too = network.sums, network.hidden, network.hidden_too
    for i in range(FIRST_LAYER):
        hidden[i] = 0
    for other in range(s.players):
        if other != seat:
            for i in range(FIRST_LAYER):
                hidden[i] += sums[other, FIRST_LAYER + i]
    share: Any = np.float32(1 / (s.players - 1))
    for i in range(FIRST_LAYER):
        hidden[i] = hidden[i] * share + sums[seat, i]
    for j in range(SECOND_LAYER):
        hidden_too[j] = network.second[FIRST_LAYER, j]
    for i in range(FIRST_LAYER):
        value = hidden[i]
        if value > 0:
            for j in range(SECOND_LAYER):
                hidden_too[j] += value * network.second[i, j]


@jit
def evaluate_position(s: State, look: Look, network: Network, result: NDArray[np.float64]) -> None:
    """Write each player's expected result."""
    if s.phase == OVER:
        write_result(s, result)
        return
    look_at(s, look)
    run_first_layer(s, look, network)
    total = 0.0
    for seat in range(s.players):
        run_hidden_layers(s, seat, network)
        score = 0.0
        for j in range(SECOND_LAYER):
            score += max(network.hidden_too[j], ZERO) * network.score[j]
        result[seat] = exp(score)
        total += result[seat]
    for seat in range(s.players):
        result[seat] /= total


@jit
def prepare_moves(s: State, look: MoveLook, network: Network) -> None:
    """Run what all moves of a position have in common through their layer."""
    look_before_moves(s, look)
    for i in range(MOVE_LAYER):
        network.before_moves[i] = 0
    for figure in range(POSITION_FIGURES):
        value = look.x[figure]
        for i in range(MOVE_LAYER):
            network.before_moves[i] += value * network.moves[figure, i]


@jit
def likelihood(s: State, number: int, look: MoveLook, network: Network) -> float:
    """Return how likely a move is, compared with the others of a position that was prepared."""
    look_at_move(s, number, look)
    hidden = network.hidden_of_move
    for i in range(MOVE_LAYER):
        hidden[i] = network.before_moves[i]
    for figure in range(POSITION_FIGURES, MOVE_FIGURES):
        value = look.x[figure]
        if value != 0:
            for i in range(MOVE_LAYER):
                hidden[i] += value * network.moves[figure, i]
    output = 0.0
    for i in range(MOVE_LAYER):
        output += max(hidden[i], ZERO) * network.likely[i]
    return exp(min(output, 30.0))


@entry
def evaluate(states: Record, looks: Record, networks: Record, result: NDArray[np.float64]) -> None:
    """Write each player's expected result in state 0; the features are left in the look."""
    evaluate_position(states[0], looks[0], networks[0], result)


@cache
def compile_network() -> None:
    """Compile the evaluation of a single position, if that was never done on this machine."""
    states, look, result = new_states(1), np.zeros(1, LOOK), np.zeros(MAX_PLAYERS)
    states["players"] = 2
    compile_ahead("network", {"one look": lambda: evaluate(states, look, blank_network(), result)})


def blank_network() -> Record:
    """Make a network of zeros."""
    return new_records(NETWORK, 1)


# --- the file of weights ---

DIGITS = 5
"""How many decimals of a weight are kept: a search sees no difference."""


def write_network(file: Path, network: Record, training: dict[str, Any]) -> None:
    """Write weights and the figures of their training as JSON, a line for each row."""
    layers = {name: np.round(network[name][0].astype(float), DIGITS).tolist() for name in LAYERS}
    rows = {name: layer if isinstance(layer[0], list) else [layer] for name, layer in layers.items()}
    lines = [
        f'  "{name}": [\n' + ",\n".join(f"    {json.dumps(row)}" for row in layer) + "\n  ]"
        for name, layer in rows.items()
    ]
    head = (
        f'{{\n"training": {json.dumps(training, indent=1)},\n"features": {json.dumps(NAMES + MOVE_NAMES)},\n'
    )
    temporary = file.with_suffix(".part")
    temporary.write_text(head + '"layers": {\n' + ",\n".join(lines) + "\n}\n}\n", "utf-8")
    temporary.replace(file)


def read_network(text: str) -> Record:
    """Read what `write_network` wrote; the weights must be for the features of this version."""
    content = json.loads(text)
    if content["features"] != NAMES + MOVE_NAMES:
        raise ValueError("these weights are for other features than this version looks at")
    network = blank_network()
    for name in LAYERS:
        network[name][0] = np.array(content["layers"][name], np.float32).reshape(NETWORK[name].shape)
    return network


@cache
def trained_network() -> Record:
    """Read the weights that come with the package, once."""
    return read_network(files("franchise.bots").joinpath("weights.json").read_text("utf-8"))
