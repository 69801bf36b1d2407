"""The learned evaluation: a small network that gives each player a score; the scores share out the victory.

The same network looks at each player's features in turn. Two hidden layers (rectified), two outputs: a score,
whose softmax over the players is each one's expected result, and the influence the player will end with.
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
from franchise.kernel.bits import popcount
from franchise.kernel.ending import winners
from franchise.kernel.jit import compile_ahead, entry, jit
from franchise.kernel.lookup import MAX_PLAYERS
from franchise.kernel.records import Floats, Record, new_records, record_type
from franchise.kernel.state import OVER, State, new_states

FIRST_LAYER, SECOND_LAYER = 32, 16
INFLUENCE_SCALE = 50.0
"""What an output of 1 means in influence."""


class Network:
    """The weights of the layers, and room to work in."""

    first: Annotated[Floats, (FEATURES, FIRST_LAYER)]
    second: Annotated[Floats, (FIRST_LAYER + 1, SECOND_LAYER)]
    """The last row is the bias."""
    score: Annotated[Floats, (SECOND_LAYER,)]
    influence: Annotated[Floats, (SECOND_LAYER + 1,)]
    hidden: Annotated[Floats, (FIRST_LAYER,)]
    hidden_too: Annotated[Floats, (SECOND_LAYER,)]


NETWORK = record_type(Network)
LAYERS = ("first", "second", "score", "influence")

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
def run_hidden_layers(look: Look, seat: int, network: Network) -> None:
    """Run one player's features through the hidden layers."""
    hidden, hidden_too = network.hidden, network.hidden_too
    for i in range(FIRST_LAYER):
        hidden[i] = 0
    for feature in range(FEATURES):
        value = look.x[seat, feature]
        if value != 0:
            for i in range(FIRST_LAYER):
                hidden[i] += value * network.first[feature, i]
    for j in range(SECOND_LAYER):
        hidden_too[j] = network.second[FIRST_LAYER, j]
    for i in range(FIRST_LAYER):
        if hidden[i] > 0:
            for j in range(SECOND_LAYER):
                hidden_too[j] += hidden[i] * network.second[i, j]


@jit
def evaluate_position(s: State, look: Look, network: Network, result: NDArray[np.float64]) -> None:
    """Write each player's expected result."""
    if s.phase == OVER:
        write_result(s, result)
        return
    look_at(s, look)
    total = 0.0
    for seat in range(s.players):
        run_hidden_layers(look, seat, network)
        score = 0.0
        for j in range(SECOND_LAYER):
            if network.hidden_too[j] > 0:
                score += network.hidden_too[j] * network.score[j]
        result[seat] = exp(score)
        total += result[seat]
    for seat in range(s.players):
        result[seat] /= total


@entry
def predict_influence(
    states: Record, looks: Record, networks: Record, influence: NDArray[np.float64]
) -> None:
    """Write the influence that each player is expected to end with from state 0, or has ended with."""
    s, network = states[0], networks[0]
    if s.phase == OVER:
        for seat in range(s.players):
            influence[seat] = s.influence[seat]
        return
    look_at(s, looks[0])
    for seat in range(s.players):
        run_hidden_layers(looks[0], seat, network)
        output = network.influence[SECOND_LAYER]
        for j in range(SECOND_LAYER):
            output += max(network.hidden_too[j], np.float32(0)) * network.influence[j]
        influence[seat] = output * INFLUENCE_SCALE


@cache
def compile_network() -> None:
    """Compile the prediction of influence, if that was never done on this machine."""
    states, look, influence = new_states(1), np.zeros(1, LOOK), np.zeros(MAX_PLAYERS)
    compile_ahead(
        "network", {"influence": lambda: predict_influence(states, look, blank_network(), influence)}
    )


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
    head = f'{{\n"training": {json.dumps(training, indent=1)},\n"features": {json.dumps(NAMES, indent=1)},\n'
    temporary = file.with_suffix(".part")
    temporary.write_text(head + '"layers": {\n' + ",\n".join(lines) + "\n}\n}\n", "utf-8")
    temporary.replace(file)


def read_network(text: str) -> Record:
    """Read what `write_network` wrote; the weights must be for the features of this version."""
    content = json.loads(text)
    if content["features"] != NAMES:
        raise ValueError("these weights are for other features than this version looks at")
    network = blank_network()
    for name in LAYERS:
        network[name][0] = np.array(content["layers"][name], np.float32).reshape(NETWORK[name].shape)
    return network


@cache
def trained_network() -> Record:
    """Read the weights that come with the package, once."""
    return read_network(files("franchise.bots").joinpath("weights.json").read_text("utf-8"))
