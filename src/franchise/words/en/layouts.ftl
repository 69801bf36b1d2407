# Laying tiles on the board: the editor of a layout, and what the server says against one.

layout-city-without-tile = { $place } has no tile.
layout-no-open-city = No city of this game is called “{ $name }”.
layout-no-such-city-tile = { $place }: there is no city tile { $value }.
layout-other-back = { $place }: a { $value } does not fit here. It has another back than the printed { $printed }.
layout-too-many-city-tiles = { $count } tiles of value { $value } are laid, but there { $available ->
    [one] is only one
   *[other] are only { $available }
}.
layout-region-without-tile = { $region } has no tile.
layout-no-open-region = No region of this game is called “{ $name }”.
layout-no-such-region-tile = There is no region tile { $name }.
layout-region-tile-repeated = A region tile is laid { $count } times, but exists once: { $tile }.

editor-title = Lay out the tiles
editor-help = Drag tiles from place to place, or press one and then where it goes. Delete takes a tile away.
editor-held-spot = Press another spot to swap the two tiles, or a tile of the supply.
editor-held-empty = Press a tile of the supply to lay it here.
editor-held-supply = Press where this tile goes. Lit cities have its back.
editor-take = Press to take this tile up.
editor-choose = Press, then choose a tile for it.
editor-put-back = Press again to leave it here.
editor-swap = Swap with { $spot }
editor-lay = Lay the tile here
editor-take-away = Take away
editor-empty = no tile
editor-undo = Undo
editor-shuffle = Shuffle
editor-shuffled = The tiles are shuffled.
editor-printed = Printed
editor-printed-now = The tiles lie as printed.
editor-clear = Clear
editor-cleared = All tiles are taken away.
editor-fill = Fill up the rest
editor-done = Done
editor-playable = This layout can be played.
editor-cities-empty = { $count } cities have no tile yet.
editor-regions-empty = { $count } regions have no tile yet.
editor-supply-cities = City tiles left
editor-supply-regions = Region tiles left
editor-back = Back { $values }
editor-city-tile = { $count ->
    [one] City tile of value { $value }, one left
   *[other] City tile of value { $value }, { $count } left
}
editor-new-tiles = New region tiles; most values are ours
editor-kind-dollars = Dollar
editor-kind-number = Number
editor-kind-bonus = Bonus
editor-kind-expansion = Expansion
editor-kind-link = Link
editor-text = Layout as text
editor-text-help = As a record writes it. Copy it, or paste a layout or a whole record and use it.
editor-copy = Copy
editor-copied = The layout is copied.
editor-copy-by-hand = Mark the text and copy it.
editor-use = Use this text
editor-unreadable = This text has no layout made of the cities, regions and tiles of this game. Nothing was changed.
