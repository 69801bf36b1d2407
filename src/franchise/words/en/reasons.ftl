# Why a move is not legal. Spoken to the player who wants to make it.

reason-game-over = the game is over
reason-wrong-phase = { $phase ->
    [lay_cities] the city tiles are to be laid first
    [lay_regions] the region tiles are to be laid first
    [open_towns] the starting towns are to be chosen first
    [place_boom] the boom marker is to be placed first
    [move_boom] move the boom marker or leave it first
   *[other] that belongs to an earlier moment
}
reason-expand-before-growing = expansions come before the first increase of a market share
reason-no-boom = this game has no boom marker
reason-turn-over = your turn is over by then
reason-nothing-to-undo = there is no move to take back

reason-place-closed = { $place } is closed with so few players
reason-region-closed = { $region } is closed with so few players
reason-not-a-town = { $place } is no town
reason-not-a-city = { $place } is no city
reason-town-taken = { $place } is already taken
reason-city-scored = { $place } is already scored
reason-already-present = you are already in { $place }
reason-not-present = you have no franchise in { $place }
reason-just-expanded = you have just expanded to { $place }

reason-no-link = none of your places has a link to { $place }
reason-no-such-link = none of your places has a ${ $price } link to { $place }
reason-too-dear = costs ${ $price }, you have ${ $money }
reason-supply-empty = all your franchises are in use
reason-already-expanded = you have expanded already; a second time needs a bonus tile
reason-again-needs-expand = a second expansion needs a first
reason-no-link-tile = you do not have the Link tile
reason-no-expansion-tile = you do not have the Expansion tile
reason-link-costs-nothing = the link to { $place } costs nothing anyway
reason-single-link-as-cheap = a single link leads to { $place } for ${ $price }
reason-single-link-leads-there = a single link leads to { $place }
reason-free-link-saves-nothing = the way to { $place } costs nothing anyway
reason-way-costs = the cheapest way to { $place } costs ${ $price }

reason-already-grown = you have increased your market share in { $place } already
reason-not-grown = a double market share in { $place } needs an increase there first
reason-no-room-to-double = { $place } has only one empty space
reason-no-bonus-tile = you have no bonus tile
reason-bonus-tile-used = you have used a bonus tile in this turn
reason-first-turn = no bonus tile may be used in your first turn
reason-bonus-tile-not-ready = you earned this bonus tile just now; it is yours to use from your next turn on

reason-boom-there = the boom marker is in { $place } already
reason-boom-cannot-reach = each way of the boom marker to { $place } passes through an unscored city

reason-city-has-tile = a tile lies on { $place } already
reason-region-has-tile = a tile lies on { $region } already
reason-no-city-tile-left = no city tile of value { $value } is left
reason-region-tile-not-in-pool = this region tile is not to be had: { $tile }
reason-wrong-class = a tile of value { $value } does not fit { $place }
