# What is announced to somebody who does not have the table open, and what may be wrong with where it goes.

announcement-line = { $game }: { $text }
announcement-started = { $yours ->
    [yes] The game has started, and it is your turn.
   *[no] The game has started.
}
announcement-turn = It is your turn.
announcement-reminder = It is your turn, and there { $unit ->
    [days] are { $count } days left.
    [hours] are { $count } hours left.
   *[minutes] { $count ->
        [one] is one minute left.
       *[other] are { $count } minutes left.
    }
}
announcement-over = The game is over. { $winners ->
    [one] { $names } wins.
   *[other] { $names } share the victory.
}
announcement-cut-by-rules = The rules were corrected. The game goes on after move { $moves }, the last that they allow.
announcement-test = Your turns will be announced here.
