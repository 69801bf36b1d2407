# What happened. Spoken to everybody.

event-city-tile-laid = { $seat } lays a tile of value { $value } on { $place }
event-region-tile-laid = { $seat } lays a tile on { $region }: { $tile }
event-money-dealt = { $seat } starts with ${ $dollars }
event-turn-began = Turn { $turn }: { $seat }
event-boom-moved = { $origin ->
    [none] { $seat } puts the boom marker beside { $place }
   *[other] { $seat } moves the boom marker from { $origin } to { $place }
}
event-boom-stayed = { $seat } leaves the boom marker beside { $place }
event-income-taken = { $seat } takes ${ $dollars } for { $spaces ->
    [one] { $spaces } empty space
   *[other] { $spaces } empty spaces
}{ $boom_spaces ->
    [0] { "" }
   *[other] , { $boom_spaces } of them from the boom
}
event-expanded = { $second ->
    [yes] { $seat } expands again to { $place } ({ $way }) for ${ $paid }
   *[no] { $seat } expands to { $place } ({ $way }) for ${ $paid }
}
event-bonus-tile-used = { $use ->
    [again] { $seat } uses a bonus tile to expand again
    [double] { $seat } uses a bonus tile to double market share
   *[cash] { $seat } uses a bonus tile for cash
}
event-link-tile-used = { $seat } uses the Link tile
event-expansion-tile-used = { $seat } uses the Expansion tile
event-cash-taken = { $seat } takes ${ $dollars }
event-share-increased = { $paid ->
    [0] { $seat } puts a second franchise in the centre of { $place }
   *[other] { $seat } pays ${ $paid } to put a franchise in the centre of { $place }
}
event-franchise-opened = { $seat } opens a franchise in { $place }
event-piece-withdrawn = { $seat } takes back the second franchise from the centre of { $place }
event-city-scored = { $majority ->
    [yes] { $place } is scored: { $seat } has the absolute majority and gains { $influence }
   *[no] { $place } is full: { $seat } gains { $influence }
}
event-tie-breaker-placed = { $piece ->
    [yes] { $seat } now wins ties in { $region }
   *[no] { $seat } now wins ties in { $region }, with no franchise left to show it
}
event-region-scored = { $region } is scored: its tile takes space { $space } of the track, { $seat } gains { $influence }
event-region-gained = { $dollars ->
    [0] { $region }, rank { $rank }: { $seat } gains { $influence }
   *[other] { $region }, rank { $rank }: { $seat } takes ${ $dollars }
}
event-bonus-tile-returned = { $seat } takes back a used bonus tile
event-link-tile-taken = { $seat } takes the Link tile
event-expansion-tile-taken = { $seat } takes the Expansion tile
event-milestone-reached = { $seat } reaches the milestone “{ $milestone }” and takes a bonus tile
event-turn-ended = { $expanded ->
    [yes] Turn { $turn } is over
   *[no] Turn { $turn } is over without an expansion
}
event-game-ended = { $reason ->
    [red_zone] The game is over: a region tile lies in the red zone
   *[no_expansion] The game is over: a whole round passed without an expansion
}
event-final-counted = { $seat } gains { $for_towns } for towns, { $for_money } for money, { $for_bonus_tiles } for bonus tiles
