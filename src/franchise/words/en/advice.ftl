# What speaks for a turn, or what it costs. Said of the player who would play it.

advice-ends-game = { $result ->
    [won] ends the game and wins { $total } to { $other_total }
    [shared] ends the game and shares the victory with { $total }
   *[lost] ends the game and loses { $total } to { $other_total }
}

advice-scores-city = { $majority ->
    [yes] takes the majority in { $place }: +{ $gain }
   *[no] fills { $place } as the leader: +{ $gain }
}
advice-scores-region = scores { $region }: +{ $gain } from the track
advice-ranks-in-region = { $dollars ->
    [0] rank { $rank } in { $region }: +{ $influence }
   *[other] rank { $rank } in { $region }: +${ $dollars }
}
advice-gives-city = fills { $place } for { $seat }, who gains { $gain }
advice-gives-region = { $dollars ->
    [0] { $seat } is first in { $region } and gains { $influence }
   *[other] { $seat } is first in { $region } and takes ${ $dollars }
}

advice-blocks-city = blocks { $seat } in { $place }
advice-nearly-has-city = one franchise short of the majority in { $place } (value { $value })
advice-reaches-milestone = reaches the milestone “{ $milestone }”
advice-takes-tile = { $kind ->
    [link] takes the Link tile
    [expansion] takes the Expansion tile
   *[bonus] takes back a used bonus tile
}
advice-takes-tie-breaker = now wins ties in { $region }
advice-leads-region = takes the lead in { $region }
advice-raises-income = raises income from ${ $before } to ${ $after }
advice-boom-pays = the boom in { $place }: +${ $dollars } income
advice-opens-town = opens a franchise in { $place }: +1 at the end
advice-enters-city = enters { $place }: { $spaces ->
    [one] { $spaces } empty space
   *[other] { $spaces } empty spaces
} for income
advice-uses-bonus-tile = { $use ->
    [again] uses a bonus tile to expand again
    [double] uses a bonus tile to double market share
   *[cash] uses a bonus tile for cash
}
