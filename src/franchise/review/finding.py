"""What a review finds, piece by piece: each by itself, in any order, in any process, and kept as JSON."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any, Literal

from franchise.game.errors import Malformed
from franchise.game.json_fields import check_fields


@dataclass(frozen=True, slots=True)
class Look:
    """What a search found where a turn began; for the last number, where the record stops."""

    number: int
    """The turn's, counted from 0 in the review."""
    chances: tuple[float, ...]
    best: tuple[str, ...]
    """The best turn found."""
    after_best: tuple[float, ...] | None
    """The chances that it leads to; None where it is what was played, or nothing was."""
    reply: tuple[str, ...]
    """What the search would play next after the best turn."""
    simulations: int
    kind: Literal["look"] = "look"


@dataclass(frozen=True, slots=True)
class Origins:
    """Where everybody's influence came from, or was expected to come from at the start of a third."""

    number: int
    """0 to 2: the third of the game; 3: what came of it."""
    turn: int
    """The turn, counted from 0 in the review, at whose start the games were played on."""
    games: int
    """How many were played on; 1 for what came of it."""
    cities: Mapping[str, tuple[float, ...]]
    """By city: what each seat gained there, on average."""
    regions: Mapping[str, tuple[float, ...]]
    """By region, for ranks alone."""
    track: tuple[float, ...]
    towns: tuple[float, ...]
    money: tuple[float, ...]
    bonus_tiles: tuple[float, ...]
    kind: Literal["origins"] = "origins"


Finding = Look | Origins


def finding_to_json(finding: Finding) -> dict[str, Any]:
    """Write a finding as JSON has it."""
    return asdict(finding)


def finding_from_json(content: Mapping[str, Any]) -> Finding:
    """Read what `finding_to_json` wrote."""
    kinds: dict[object, type[Look] | type[Origins]] = {"look": Look, "origins": Origins}
    kind = kinds.get(content.get("kind"))
    if kind is None:
        raise Malformed(f"kind: expected look or origins, got {content.get('kind')!r}")
    check_fields("finding", content, kind.__slots__)
    return kind(**{name: _frozen(value) for name, value in content.items()})


def _frozen(value: Any) -> Any:
    if isinstance(value, list):
        return tuple(map(_frozen, value))
    if isinstance(value, dict):
        return {name: _frozen(inner) for name, inner in value.items()}
    return value
