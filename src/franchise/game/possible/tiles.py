"""Which tiles lie in cities and regions, and which are left to lay."""

from collections.abc import Iterator

from franchise.game.errors import listed
from franchise.game.layout_problems import city_tile_problems, region_pool_problems
from franchise.game.possible.examined import DRAFT_PHASES, Examined, Finding


def city_tiles(x: Examined) -> Iterator[Finding]:
    """See that every open city has a tile of its class, as far as there are some (rule `expert-cities`)."""
    laid = {place: city.value for place, city in x.written.cities.items() if city.value is not None}
    for problem in city_tile_problems(x.players, laid):
        if problem.id != "city_without_tile":
            yield Finding(str(problem), place=getattr(problem, "place", None))
    for place, city in x.written.cities.items():
        if city.value is None and x.written.phase != "lay_cities":
            yield Finding(f"{place} has no tile", place=place)
        if city.value is None and (city.spaces or city.scored is not None):
            yield Finding(f"nothing can stand in {place} before it has a tile", place=place)
    if x.written.phase == "lay_cities" and len(laid) == len(x.written.cities):
        yield Finding("every city has its tile: none is left to lay")


def region_tiles(x: Examined) -> Iterator[Finding]:
    """See that every open region has a tile that exists once (rules `expert-regions` and `tile-pool`)."""
    w = x.written
    laid = [region.tile for region in w.regions.values() if region.tile is not None]
    for problem in region_pool_problems((*laid, *w.region_tiles_to_lay)):
        yield Finding(str(problem))
    missing = [name for name, region in w.regions.items() if region.tile is None]
    if w.phase not in DRAFT_PHASES:
        for region in missing:
            yield Finding(f"{region} has no tile", region=region)
    if w.phase == "lay_cities" and missing and laid:
        yield Finding("region tiles are laid after the last city tile")
    if w.phase == "lay_regions" and not missing:
        yield Finding("every region has its tile: none is left to lay")
    if missing and len(w.region_tiles_to_lay) < len(missing):
        yield Finding(
            f"{len(missing)} regions wait for a tile, and {len(w.region_tiles_to_lay)} are left to lay"
        )


def draft(x: Examined) -> Iterator[Finding]:
    """See that the players have laid either all tiles of a kind or none (rule `expert-laying`)."""
    w = x.written
    cities = sum(city.value is not None for city in w.cities.values())
    regions = sum(region.tile is not None for region in w.regions.values())
    if w.phase == "lay_cities":
        possible = {cities}
    elif w.phase == "lay_regions":
        possible = {regions, cities + regions}
    else:
        possible = {0, cities, regions, cities + regions}
    if w.tiles_laid not in possible:
        yield Finding(
            f"tiles_laid: expected {listed(sorted(possible))}, as so many lie there, not {w.tiles_laid}"
        )
