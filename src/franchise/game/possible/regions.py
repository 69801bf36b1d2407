"""Which regions are scored, and who has their tie-breakers."""

from collections.abc import Iterator

from franchise.game.possible.examined import Examined, Finding
from franchise.game.written_position import WrittenRegion


def regions_scored(x: Examined) -> Iterator[Finding]:
    """See that the tiles of complete regions lie on the track, and no others (rule `region-complete`)."""
    for region in x.written.regions:
        if x.complete(region) and region not in x.written.track:
            yield Finding(f"{region} is complete: it would be scored", region=region)
        if region in x.written.track and not x.complete(region):
            yield Finding(f"{region} is not complete: its tile cannot lie on the track", region=region)


def track(x: Examined) -> Iterator[Finding]:
    """See that the track has room for its tiles, and those on it were laid."""
    for region in x.written.track:
        if x.written.regions[region].tile is None:
            yield Finding(f"{region} has no tile that could lie on the track", region=region)


def tie_breakers(x: Examined) -> Iterator[Finding]:
    """See that a region has a tie-breaker exactly when a city there is scored (rule `tie-breaker`)."""
    for name, region in x.written.regions.items():
        yield from _tie_breaker(x, name, region)


def _tie_breaker(x: Examined, name: str, region: WrittenRegion) -> Iterator[Finding]:
    scored = x.scored_cities_of(name)
    if scored and region.tie_breaker is None:
        yield Finding(f"{scored[0]} is scored, so {name} has a tie-breaker", region=name)
    if not scored and region.tie_breaker is not None:
        yield Finding(
            f"no city of {name} is scored, so it has no tie-breaker", region.tie_breaker, region=name
        )
    if region.piece and region.tie_breaker is None:
        yield Finding(f"a piece beside the tile of {name} is its tie-breaker", region=name)
