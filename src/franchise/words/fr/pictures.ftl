# What stands on pictures of the board and on the cards of links.

home-lead = Bâtissez votre chaîne d’une côte à l’autre. Un jeu de plateau pour deux à cinq joueurs, en une heure environ.
board-picture = Le plateau de cette partie
board-closed = hors jeu
board-track = Piste de|région
board-short-northwest = NO
board-short-california = Cal
board-short-southwest = SO
board-short-northern-plains = PN
board-short-great-lakes = GL
board-short-northeast = NE
board-short-mid-atlantic = Atl
board-short-southeast = SE
board-short-heartland = CP
board-short-texas = Tex
game-setup = Avant le premier tour
end-wins = { $count ->
    [1] { $names } gagne
   *[other] { $names } se partagent la victoire
}
