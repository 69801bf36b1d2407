"""The games that other projects' tests are run on: all numbers of players, with each mini-expansion."""

from typing import Any

import pytest

RULES: dict[str, dict[str, Any]] = {
    "base game": {},
    "Milestones": {"milestones": True},
    "Boom": {"boom": True},
    "New region tiles": {"region_tiles": "random", "region_pool": "mixed"},
    "all, drafted": {
        "milestones": True,
        "boom": True,
        "city_tiles": "draft",
        "region_tiles": "draft",
        "region_pool": "new",
    },
}
CASES = [
    pytest.param({"players": players, **rules}, id=f"{players} players, {name}")
    for players in range(2, 6)
    for name, rules in RULES.items()
]
