# Why the server refuses a request.

error-malformed = The request can’t be read: { $what }
error-too-large = The request is too large.
error-wrong-origin = The request comes from another site.
error-unknown-host = This server isn’t called { $host }.
error-too-many-requests = Too many requests. Wait a moment.
error-no-such-page = There’s nothing at this address.
error-wrong-method = That can’t be done at this address.
error-webhook-unsuitable = Notifications can’t be sent there. Use a public address that begins with https://.
error-push-unsuitable = This device can’t be notified: the browser’s subscription isn’t valid.
error-no-identity = Choose a name first.
error-bad-token = This token is unknown.
error-browser-only = Only your browser can do that, not a program.
error-not-your-seat = This is not your seat.
error-not-at-table = You have no seat at this table.
error-host-only = Only the host can do that.
error-closed-to-spectators = This table is closed to spectators.
error-muted = The host has muted you in the chat.
error-sent-away = The host has given your seat away. Wait a while before you sit down here again.
error-banned = { $limited ->
    [yes] You’re banned from this server until { $day }: { $reason }
   *[no] You’re banned from this server: { $reason }
}
error-network-banned = { $limited ->
    [yes] Your network is banned from this server until { $day }: { $reason }
   *[no] Your network is banned from this server: { $reason }
}
error-invitation-needed = This server is by invitation only. Ask someone who plays here for a link, or enter your invitation code.
error-too-many-identities = Too many people have joined from your network today. Try again tomorrow.
error-no-such-table = There’s no such table.
error-no-such-seat = The table has no such seat.
error-no-such-token = There’s no such token.
error-no-such-position = { $moves ->
    [one] The game has only one move.
   *[other] The game has only { $moves } moves.
}
error-no-webhook = You haven’t given an address for notifications.
error-no-push = This device isn’t notified.
error-no-such-passkey = There’s no such passkey.
error-no-such-study = There’s no such study, or it isn’t shared.
error-no-such-puzzle = There’s no such puzzle here.
error-no-such-message = There’s no such message.
error-no-such-identity = There’s nobody with this id.
error-no-such-ban = Nobody like that is banned.
error-no-such-invitation = There’s no such invitation, or it has expired.
error-no-such-report = There’s no such report, or it has been settled.
error-passkeys-unavailable = Passkeys need HTTPS, or localhost, under a name: not an address of numbers.
error-bad-passkey = This passkey isn’t known here, or took too long. Try again.
error-not-confirmed = Type your name exactly as it is shown.
error-same-identity = That is your own code: you are already known here.
error-both-at-table = Both sit at a table that isn’t finished. Finish that game first, or give up one of the seats.
error-invitation-ended = This invitation has expired. Ask the host for a new one.
error-code-ended = This code has been used or has expired. Ask for a new one.
error-already-seated = You already have a seat at this table.
error-seat-taken = That seat is taken.
error-colour-taken = Somebody else has that colour.
error-seats-open = { $count ->
    [one] One seat is still free.
   *[other] { $count } seats are still free.
}
error-answers-missing = Still to answer: { $names }.
error-no-turn-ahead = Your next turn can’t be planned yet.
error-already-started = The game has already started.
error-not-started = The game hasn’t started yet.
error-not-over = The game isn’t over yet.
error-others-play = Others are playing this game. Resign, or make someone else the host.
error-no-person = Nobody is sitting there.
error-time-left = There’s still time left.
error-bot-stands-in = A bot is playing for you. Take your seat back first.
error-no-stand-in = No bot is playing for you.
error-nothing-asked = Nobody has asked to undo a turn.
error-asked-already = Someone else has asked to undo a turn. Answer that first.
error-owner-present = { $name } is at the table.
error-owner-was-here = { $name } was here only recently. The seat can be opened after a longer absence.
error-hints-off = Hints are off at this table.
error-position-in-play = This position, or one very like it, is being played at another table right now, where hints are off. It can be looked at once that game is over.
error-no-review = There is no review of this game yet.
error-too-many-tables = You have { $count } unfinished tables. Finish or delete some first.
error-host-has-too-many = The host has too many unfinished tables. Some must be finished or deleted first.
error-too-many-tokens = You have { $count } devices and programs. Remove some first.
error-too-many-studies = You have { $count } studies. Delete some first.
error-studies-too-large = All your studies together are too large. Delete some first.
error-study-changed = This study was changed elsewhere. Open it again first.
error-key-reused = This key belongs to another request.
error-not-your-turn = It’s { $name }’s turn.
error-stale = The game has moved on.
error-illegal = Not possible: { $reason }.
error-unplayable = This can’t be played: { $what }
error-impossible-position = This position isn’t possible: { $what }
error-game-over = The game is over.
error-nothing-to-undo = There’s nothing to undo.
error-rules-differ = This game can’t be replayed under the current rules.
error-invitation-private = This table needs an invitation.
error-storage-unavailable = The server can’t reach its storage. Nothing is lost; try again in a moment.
error-storage-full = The server’s disk is full. Nothing was changed.
error-storage-read-only = The server can’t write to its storage. Nothing was changed.
error-thinking-too-long = All bots are busy thinking. Try again in a moment.
error-drawing-too-long = Many pictures are being made. Try again in a moment.
error-no-pictures = This server makes no pictures.
error-rules-compiling = The rules are being prepared for this machine. Try again in a moment.
error-internal = Something went wrong on the server. Nothing was changed.
