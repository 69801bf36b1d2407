# Where studies are offered: in a game’s history, for a new table, on the home page.
study-begin = Try something else
study-begin-help = Open this position as a study: play on for every seat, without changing the game.
study-board = Study this board
studies-title = Your studies
studies-count = { $count ->
    [0] No variations
    [one] One variation
   *[other] { $count } variations
}
studies-shared = shared
studies-open = Open a study file
studies-open-help = With its game and all its variations
studies-unreadable = This file isn’t a study: it can’t be read as JSON.
studies-too-large = This file is too large for a study: 256 KB at most.
