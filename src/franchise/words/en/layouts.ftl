# Laying tiles on the board: the editor of a layout, and what the server says against one.

layout-city-without-tile = { $place } has no tile.
layout-no-open-city = No city of this game is called “{ $name }”.
layout-no-such-city-tile = { $place }: there’s no city tile { $value }.
layout-other-back = { $place }: the value { $value } doesn’t fit here. Its back differs from that of the printed { $printed }.
layout-too-many-city-tiles = { $count ->
    [one] One tile of value { $value } is laid
   *[other] { $count } tiles of value { $value } are laid
}, but there { $available ->
    [one] is only one
   *[other] are only { $available }
}.
layout-region-without-tile = { $region } has no tile.
layout-no-open-region = No region of this game is called “{ $name }”.
layout-no-such-region-tile = There’s no region tile { $name }.
layout-region-tile-repeated = A region tile is laid { $count } times, but there’s only one: { $tile }.

editor-title = Lay out the tiles
editor-help = Drag tiles from place to place, or press a tile and then its destination. Delete removes a tile.
editor-held-spot = Press another place to swap the two tiles, or a tile from the supply.
editor-held-empty = Press a tile from the supply to lay it here.
editor-held-supply = Press where this tile goes. Its back matches the highlighted cities.
editor-take = Press to pick up this tile.
editor-choose = Press, then choose a tile for it.
editor-put-back = Press again to leave it here.
editor-swap = Swap with { $spot }
editor-lay = Lay the tile here
editor-take-away = Remove
editor-empty = no tile
editor-undo = Undo
editor-shuffle = Shuffle
editor-shuffled = Tiles shuffled.
editor-printed = Printed
editor-printed-now = The tiles are laid out as printed.
editor-clear = Clear
editor-cleared = All tiles removed.
editor-fill = Fill in the rest
editor-done = Done
editor-playable = This layout can be played.
editor-cities-empty = { $count ->
    [one] One city has no tile yet.
   *[other] { $count } cities have no tile yet.
}
editor-regions-empty = { $count ->
    [one] One region has no tile yet.
   *[other] { $count } regions have no tile yet.
}
editor-supply-cities = City tiles left
editor-supply-regions = Region tiles left
editor-back = Back { $values }
editor-city-tile = { $count ->
    [one] City tile of value { $value }, one left
   *[other] City tile of value { $value }, { $count } left
}
editor-new-tiles = New region tiles; most values are our own
editor-kind-dollars = Dollar
editor-kind-number = Number
editor-kind-bonus = Bonus
editor-kind-expansion = Expansion
editor-kind-link = Link
editor-text = Layout as text
editor-text-help = In the format of a saved game. Copy it, or paste a layout or a whole saved game and use it.
editor-copy = Copy
editor-copied = Layout copied.
editor-copy-by-hand = Select the text and copy it.
editor-use = Use this text
editor-unreadable = There’s no layout of this game’s cities, regions and tiles in this text. Nothing was changed.
