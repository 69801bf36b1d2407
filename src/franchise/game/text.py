"""A position as text: what a `Game` prints."""

from franchise.board import BOARD
from franchise.game.view import PlaceView, RegionView, View

SEAT_LETTERS = "ABCDE"
"""How the text board names the seats."""


def board_text(view: View) -> str:
    """Draw players, regions and places, in about 40 lines."""
    places = {place.id: place for place in view.places}
    lines = [_headline(view), ""]
    lines += [_player_line(view, seat) for seat in range(len(view.players))]
    lines += ["", _track_line(view)]
    for region in view.regions:
        if region.open:
            lines += ["", _region_line(region)]
            lines += [_place_line(places[p.id]) for p in BOARD.places if p.region == region.id]
    return "\n".join(lines)


def _headline(view: View) -> str:
    if view.actor is None:
        names = " and ".join(view.players[seat].name for seat in view.winners)
        return f"The game is over after turn {view.turn}: {names} won."
    name = f"{SEAT_LETTERS[view.actor]} {view.players[view.actor].name}"
    return f"Turn {view.turn}, {name} to move" if view.turn else f"Setup, {name} to move"


def _player_line(view: View, seat: int) -> str:
    player = view.players[seat]
    tiles = f"{player.bonus_tiles} bonus"
    tiles += f" +{player.reserve} in reserve" if view.milestones is not None else ""
    tiles += ", Link tile" if player.link_tile else ""
    tiles += ", Expansion tile" if player.expansion_tile else ""
    mark = "*" if seat == view.actor else " "
    return (
        f"{mark}{SEAT_LETTERS[seat]} {player.name:<16.16} {player.influence:>3} influence  "
        f"${player.money:<3} income ${player.income} ({player.income_spaces:>2} spaces)  "
        f"{player.supply:>2} pieces  {tiles}"
    )


def _track_line(view: View) -> str:
    spaces = [f"[{'x' if space.taken else space.influence}]" for space in view.track]
    calm = sum(not space.red_zone for space in view.track)
    return f"Track {''.join(spaces[:calm])} red zone {''.join(spaces[calm:])}"


def _region_line(region: RegionView) -> str:
    tile = "no tile yet"
    if region.tile:
        values = f"{region.tile.first}/{region.tile.second}/{region.tile.third}"
        kind = "" if region.tile.kind == "influence" else f" {region.tile.kind}"
        tile = values + kind
    state = ", scored" if region.scored else f", misses {len(region.missing)}"
    owner = "" if region.tie_breaker is None else f", tie-breaker {SEAT_LETTERS[region.tie_breaker]}"
    standings = " ".join(f"{SEAT_LETTERS[s.seat]}{s.pieces}" for s in region.standings)
    return f"{region.name} ({tile}{state}{owner}) {standings}".rstrip()


def _place_line(place: PlaceView) -> str:
    marks = " boom" if place.boom else ""
    marks += " expansion" if place.expansion else ""
    marks += f" +{place.centre} in the centre" if place.centre else ""
    if place.scored:
        owners = "".join(SEAT_LETTERS[seat] * count for seat, count in enumerate(place.pieces))
        return f"  {place.id:<16} scored {owners}{marks}"
    spaces = "".join("." if seat is None else SEAT_LETTERS[seat] for seat in place.spaces) or "?"
    return f"  {place.id:<16} {'town' if place.kind == 'town' else 'city'} [{spaces}]{marks}"
