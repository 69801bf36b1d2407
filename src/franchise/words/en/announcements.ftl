# What is announced to somebody who does not have the table open, and what may be wrong with where it goes.

announcement-line = { $game }: { $text }
announcement-joined = { $name } has taken your invitation.
announcement-started = { $yours ->
    [yes] The game has started, and it’s your turn.
   *[no] The game has started.
}
announcement-rematch = You’re asked for a rematch.
announcement-turn = It’s your turn.
announcement-reminder = It’s your turn, and you have { $unit ->
    [days] { $count ->
        [one] one day
       *[other] { $count } days
    }
    [hours] { $count ->
        [one] one hour
       *[other] { $count } hours
    }
   *[minutes] { $count ->
        [one] one minute
       *[other] { $count } minutes
    }
} left.
announcement-over = The game is over. { $winners ->
    [one] { $names } wins.
   *[other] { $names } share the victory.
}
announcement-cut-by-rules = The rules were corrected. The game continues after move { $moves }, the last one they allow.
announcement-test = You’ll be notified here when it’s your turn.
