# What stands on pictures of the board and on the cards of links.

home-lead = Baue deine Kette von Küste zu Küste. Ein Brettspiel für zwei bis fünf, in etwa einer Stunde.
board-picture = Der Spielplan dieser Partie
board-closed = geschlossen
board-track = Regionen-|leiste
board-short-northwest = NW
board-short-california = Kal
board-short-southwest = SW
board-short-northern-plains = NE
board-short-great-lakes = GS
board-short-northeast = NO
board-short-mid-atlantic = MA
board-short-southeast = SO
board-short-heartland = KL
board-short-texas = Tex
game-setup = Vor dem ersten Zug
end-wins = { $count ->
    [one] { $names } gewinnt
   *[other] { $names } teilen sich den Sieg
}
