# Why a move is not legal. Spoken to the player who wants to make it.

reason-game-over = the game is over
reason-wrong-phase = { $phase ->
    [lay_cities] the city tiles come first
    [lay_regions] the region tiles come first
    [open_towns] the starting towns come first
    [place_boom] the boom marker comes first
    [move_boom] first move the boom marker or leave it where it is
   *[other] it’s too late for that
}
reason-expand-before-growing = you can only expand before you first increase a market share
reason-no-boom = this game has no boom marker
reason-turn-over = your turn will be over by then
reason-nothing-to-undo = there’s nothing to undo

reason-place-closed = { $place } isn’t in play with two or three players
reason-region-closed = { $region } isn’t in play with two or three players
reason-not-a-town = { $place } isn’t a town
reason-not-a-city = { $place } isn’t a city
reason-town-taken = { $place } is already taken
reason-city-scored = { $place } has already been scored
reason-already-present = you’re already in { $place }
reason-not-present = you have no franchise in { $place }
reason-just-expanded = you’ve only just expanded to { $place }

reason-no-link = none of your places has a link to { $place }
reason-no-such-link = none of your places has a link to { $place } for ${ $price }
reason-too-dear = costs ${ $price }, you have ${ $money }
reason-supply-empty = all your franchises are in use
reason-already-expanded = you’ve already expanded; a second time takes a bonus tile
reason-again-needs-expand = a second expansion needs a first one
reason-no-link-tile = you don’t have the Link tile
reason-no-expansion-tile = you don’t have the Expansion tile
reason-link-costs-nothing = the link to { $place } is free anyway
reason-single-link-as-cheap = a single link already leads to { $place } for ${ $price }
reason-single-link-leads-there = a single link already leads to { $place }
reason-free-link-saves-nothing = the route to { $place } is free anyway
reason-way-costs = the cheapest route to { $place } costs ${ $price }

reason-already-grown = you’ve already increased your market share in { $place }
reason-not-grown = to double your market share in { $place }, increase it there first
reason-no-room-to-double = { $place } has only one empty space
reason-no-bonus-tile = you have no bonus tile
reason-bonus-tile-used = you’ve already used a bonus tile this turn
reason-first-turn = you can’t use a bonus tile on your first turn
reason-bonus-tile-not-ready = you’ve only just taken this bonus tile; you can use it from your next turn

reason-boom-there = the boom marker is already beside { $place }
reason-boom-cannot-reach = every route from the boom marker to { $place } passes through an unscored city

reason-city-has-tile = { $place } already has a tile
reason-region-has-tile = { $region } already has a tile
reason-no-city-tile-left = no city tile of value { $value } is left
reason-region-tile-not-in-pool = this region tile isn’t available: { $tile }
reason-wrong-class = a tile of value { $value } doesn’t fit { $place }: its back is different
