# Everything around a table: who sits there, what may be done with it, what can go wrong.

## Tables and who sits there

tab-your-turn = ● Your turn – Franchise
table-of = { $others ->
    [0] { $bots ->
        [0] { $names }
        [one] { $names } and a bot
       *[other] { $names } and { $bots } bots
    }
    [one] { $names } and one other
   *[other] { $names } and { $others } others
}
table-of-bots = { $bots ->
    [one] A bot
   *[other] { $bots } bots
}
table-watching = { $count ->
    [one] One person is watching.
   *[other] { $count } people are watching.
}
games-waits = { $free ->
    [0] ready to start
    [one] one seat is free
   *[other] { $free } seats are free
}
seat-host = host
seat-muted = muted
seat-bot-of = bot · { $level }
seat-lost = waiting for a player
seat-lost-bot = free; a bot is playing for now
seat-lost-invite = Anyone with this link can take the free seat and play on.
seat-mine = Your seat
seat-of = { $name }’s seat
seat-others = The others
seat-more = More…
seat-level = { $name }’s level
seat-free-of = Remove { $name } from the table

## What may be done

menu-table = This table
do-not = Cancel
do-return = Take my seat back
do-return-help = The bot gives your seat back.
do-bot-turn = Let a bot play this turn
do-bot-turn-help = Just this one; after that, you play on.
do-bot-until-return = Let a bot play until I’m back
do-bot-until-return-help = For a break. You can take your seat back at any time.
do-hand-over = Continue on another device
do-hand-over-help = A code lets your phone or another computer take over this seat.
do-resign = Resign
do-resign-help = A bot takes your seat for the rest of the game.
do-resign-sure = You leave this game for good, and a bot plays on in your place. There’s no way back.
do-get-up = Leave my seat
do-get-up-help = The seat becomes free for someone else.
do-send-away = Remove from table
do-send-away-help = { $name } loses this seat, but can come back with the link.
do-send-away-sure = Remove { $name } from the table?
do-bot-for-late-turn = Let a bot play this turn
do-bot-for-late-turn-help = { $name } has run out of time.
do-bot-for-late = Let a bot play until they’re back
do-bot-for-late-help = { $name } can take the seat back at any time.
do-bot-until-taken = Let a bot play until then
do-bot-until-taken-help = The game doesn’t wait for the free seat.
do-reopen = Give the seat to someone else
do-reopen-help = If someone has lost their device, a link leads back to this seat.
do-reopen-sure = { $name } loses this seat. Anyone with the link can take it.
do-make-host = Make host
do-make-host-help = { $name } is then in charge of this table.
do-make-host-sure = Make { $name } the host of this table? You can’t undo that yourself.
do-mute = Mute in chat
do-mute-help = { $name } can still play and read.
do-unmute = Unmute
do-unmute-help = { $name } can write in the chat again.
handover-how = On the other device, open { $address }, choose “Take over a seat” and enter this code:
handover-until = Works once; expires at { $time }. After that, the other device plays and this one watches.
handover-copied = Code copied.
takeover-title = Take over a seat
takeover-lead = Continue a game from another device
takeover-help = On the other device, open the game’s menu, then “This table” and “Continue on another device”. It shows a code.
takeover-code = Code
takeover-take = Take the seat
invitation-text = There’s a seat for you: { $table }
invitation-share = Share
invitation-qr = QR code
invitation-qr-label = The invitation as a QR code
invitation-renew = Make a new link
invitation-renewed = This is a new link; the old one has stopped working.
invitation-elsewhere = The link to this table was made on another device. It works until you make a new one.
settings-title = Table settings
settings-name = Name
settings-name-none = unnamed: shows the players
settings-minutes = { $minutes } min.
settings-substitute = Stand-in bot
settings-spectators = Open to spectators
settings-spectators-help = Anyone who knows the address can watch.
table-delete = Delete the table
table-delete-sure = Delete this table with its game and chat, for everyone and for good?
table-delete-later = Others are still playing. You can delete this table when the game is over.
report-table = Report this table…
report-table-title = Report this table
report-message = Report what { $name } said…
report-message-title = Report this message
report-help = Whoever runs this server reads your report, with the name of the table and your own. Nobody at the table is told.
report-reason = What’s wrong?
report-send = Report
report-done = Reported. Whoever runs this server will look at it.
notes-title = Private notes
notes-help = Only you can read this.
notes-kept = Saved; only you can see it.
notes-writing = Saving…
waiting-late = { $player } has run out of time
undo-asked-by = { $name } would like to undo a turn. Do you agree?
undo-waiting-for = You asked to undo your turn. Waiting for agreement from { $names }
undo-withdraw = Withdraw request

## What happens at the table

news-sat-down = { $name } sits down.
news-got-up = { $name } gets up.
news-sent-away = { $known ->
    [yes] { $by } has removed { $name } from the table.
   *[no] { $name } was removed from the table.
}
news-resigned = { $name } has resigned. A bot takes over.
news-bot-stands-in = { $how ->
    [turn] A bot plays this turn for { $name }.
   *[until_return] A bot stands in for { $name }.
}
news-bot-left = The bot that played for { $name } has left again.
news-returned = { $name } is back.
news-device-changed = { $name } now plays on another device.
news-seat-opened = { $known ->
    [yes] { $by } has freed the seat of { $name }.
   *[no] The seat of { $name } is free.
}
news-seat-taken = Someone plays on for { $name }.
news-host-changed = { $name } is the host now.
news-turn-time-changed = { $limited ->
    [yes] From now on, a turn may take { $time }.
   *[no] From now on, turns have no time limit.
}
news-time-up = { $name } has run out of time.
news-undo-asked = { $name } would like to undo a turn.
news-undo-agreed = { $name } agrees to the undo.
news-undo-refused = { $name } doesn’t agree to the undo.
news-undo-withdrawn = { $name } no longer wants to undo the turn.
news-moves-taken-back = The turn was undone, as { $name } asked.
news-rematch-asked = { $name } asks for a rematch.
news-rematch-declined = { $name } declines the rematch.
rematch-asked = { $names } would like a rematch. Are you in?
rematch-join = I’m in
rematch-decline = No, thanks
rematch-waits = Waiting for an answer: { $names }
seat-asked = asked for a rematch
games-asked = rematch?
summary-time = { $limited ->
    [yes] { $time } per turn
   *[no] No time limit
}
time-left = { $time } left
time-over = time is up
next-game = Next game
next-game-waits = { $count ->
    [one] Next game: one table waits for you
   *[other] Next game: { $count } tables wait for you
}
ahead-plan = Plan ahead
ahead-title = Your next turn
ahead-help = { $player } to move. Your plan is kept until it’s your turn; nothing is played by itself.
ahead-stop = Stop planning
ahead-ready = It’s your turn. Your plan is ready.
ahead-dropped = No longer possible in your plan: { $moves }

## Being told

notify-title = Tell me when it’s my turn
notify-on = Notify me in this browser
notify-off = Notifications are on. Turn off
notify-help = You get a notification when it’s your turn and this page is out of sight.
notify-refused = Your browser doesn’t let this page notify you. You can change that in its settings.
notify-turn = It’s your turn
notify-reminder = Your time is running out
webhook-title = By ntfy, Discord or Slack
webhook-help = The server sends a message to this address when it’s your turn and you’re away. This applies to all your tables.
webhook-kind = Service
webhook-address = Address of the service
webhook-save = Send notifications here
webhook-set = Notifications go to { $host }.
webhook-stopped = Notifications to { $host } didn’t arrive, so they have stopped. Send a test to start them again.
webhook-try = Send a test
webhook-remove = Stop notifications
webhook-arrived = The test has arrived.
webhook-unreachable = Nothing answers at that address.
webhook-refused = That service rejects the message.

## When things go wrong

table-closed = The host has closed this table to spectators.
played-elsewhere = You played this turn in another tab or on another device. This is the current position.
plan-kept = Your plan is safe.
plan-not-sent = Reconnected. Your turn hasn’t been sent yet.
lost-title = There’s no road here
lost-help = Maybe the address lost a letter on its way to you.
join-ended = You’re too late
join-ended-help = All seats may be taken, or the host may have sent out a new link. If you already have a seat there, you’ll find the table among your games.

## Rules that were corrected

notice-rules-changed = The rules were corrected: this game now follows version { $version }. All its moves stand.
notice-cut-by-rules = The rules were corrected: this game now follows version { $version } and continues after the last move it allows.
rules-version = Played under version { $version } of the rules.
kept-ended = Ended on { $day }.
kept-why = The rules have been corrected since. Under the current rules this game can’t be replayed to the end. Its result stands, and the saved game has every move.
kept-look = View it as far as it goes
