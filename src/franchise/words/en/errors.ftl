# Why the server refuses a request.

error-malformed = The request cannot be read: { $what }
error-too-large = The request is too large.
error-wrong-origin = The request comes from another site.
error-unknown-host = This server is not called { $host }.
error-too-many-requests = Too many requests. Wait a moment.
error-no-such-page = There is nothing at this address.
error-wrong-method = This address does not do that.
error-webhook-unsuitable = Nothing can be announced there. Expected a public address that begins with https://.
error-no-identity = Choose a name first.
error-bad-token = The token is not known.
error-browser-only = Only your browser can do that, not a program.
error-not-your-seat = This is not your seat.
error-not-at-table = You have no seat at this table.
error-host-only = Only the host can do that.
error-closed-to-spectators = This table is closed to spectators.
error-muted = The host has silenced you in the chat.
error-no-such-table = There is no such table.
error-no-such-seat = The table has no such seat.
error-no-such-token = There is no such token.
error-no-such-position = { $moves ->
    [one] The game has only one move.
   *[other] The game has only { $moves } moves.
}
error-no-webhook = You have not named an address for announcements.
error-invitation-ended = This invitation has ended. Ask the host for another.
error-code-ended = This code has been used or is too old. Ask for another.
error-already-seated = You have a seat at this table already.
error-seat-taken = Somebody sits there already.
error-seats-open = { $count ->
    [one] One seat is still free.
   *[other] { $count } seats are still free.
}
error-already-started = The game has started.
error-not-started = The game has not started yet.
error-not-over = The game is not over yet.
error-others-play = Others are playing this game. Resign, or pass hosting on.
error-no-person = Nobody sits there.
error-time-left = There is time left.
error-bot-stands-in = A bot plays for you. Take your seat back first.
error-no-stand-in = No bot plays for you.
error-nothing-asked = Nobody asked you to go back.
error-asked-already = Somebody else asked to go back. Answer that first.
error-owner-present = { $name } is at the table.
error-hints-off = Hints are switched off at this table.
error-too-many-tables = You have { $count } unfinished tables. Finish or delete some first.
error-too-many-tokens = You have { $count } devices and programs. Remove some first.
error-key-reused = This key belongs to another request.
error-not-your-turn = It is { $name }’s turn.
error-stale = The game has moved on.
error-illegal = Not possible: { $reason }.
error-unplayable = This cannot be played: { $what }
error-game-over = The game is over.
error-nothing-to-undo = There is nothing to take back.
error-rules-differ = The present rules cannot follow this game.
error-invitation-private = This table needs an invitation.
error-storage-unavailable = The server cannot reach its storage. Nothing is lost; try again in a moment.
error-storage-full = The server’s disk is full. Nothing was changed.
error-storage-read-only = The server cannot write to its storage. Nothing was changed.
error-thinking-too-long = All bots are busy thinking. Try again in a moment.
error-internal = Something went wrong in the server. Nothing was changed.
