# The end of a game: when it comes, with which result, and how it is counted.

# Before a turn is ended
ending-now = This ends the game: { $text }.
ending-soon = { $turns ->
    [one] Unless { $player } expands, the game is then over: { $text }.
   *[other] Unless somebody expands in the next { $turns } turns, the game is then over: { $text }.
}
ending-you = you
ending-count = { $player } { $total }
ending-result = { $result ->
    [won] You win.
    [shared] You share the victory.
   *[lost] You lose.
}
ending-by-towns = Franchises in towns decide.

# How near it is
outlook-title = The end of the game
outlook-regions = { $missing ->
    [one] One more region ends the game.
   *[other] { $missing } more regions end the game.
}
outlook-could-now = You could end it with this turn.
outlook-could-next = { $players } could end it in the next turn.
outlook-unknown = Whether { $players } could is hard to tell.
outlook-passing-now = If you do not expand, the game is over.
outlook-passing = If { $player } does not expand, the game is over.
outlook-final = If the game ended now
outlook-final-short = at the end
outlook-at-end = { $total } at the end
outlook-look = Show the franchises and the count: { $player }

# The last turn and the count
finale-title = The final count
finale-last = The last turn:
finale-towns = Towns
finale-money = Money
finale-bonus = Bonus tiles
finale-total = Total
finale-skip = Skip
finale-board = Look at the board
finale-said = { $player }: { $influence } influence, { $towns } for towns, { $money } for money, { $bonus } for bonus tiles, { $total } in all.

# To share
end-picture = Share as a picture
end-film = Share as a film
end-film-making = Making the film…
