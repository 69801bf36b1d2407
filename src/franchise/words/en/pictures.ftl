# What stands on pictures of the board and on the cards of links.

home-lead = Build your chain from coast to coast. A board game for two to five players, in about an hour.
board-picture = This game’s board
board-closed = closed
board-track = Region|track
board-short-northwest = NW
board-short-california = Cal
board-short-southwest = SW
board-short-northern-plains = NP
board-short-great-lakes = GL
board-short-northeast = NE
board-short-mid-atlantic = MA
board-short-southeast = SE
board-short-heartland = HL
board-short-texas = Tex
game-setup = Before the first turn
end-wins = { $count ->
    [one] { $names } wins
   *[other] { $names } share the victory
}
