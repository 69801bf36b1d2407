# Everything around a table: who sits there, what may be done with it, what can go wrong.

## Tables and who sits there

tab-your-turn = ● Your turn – Franchise
table-of = { $others ->
    [0] { $bots ->
        [0] { $names }
        [one] { $names } and a bot
       *[other] { $names } and { $bots } bots
    }
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
seat-muted = silenced
seat-bot-of = bot · { $level }
seat-lost = waits for whoever takes this seat
seat-lost-bot = free; a bot plays meanwhile
seat-lost-invite = Whoever opens this link takes the free seat and goes on with the game.
seat-mine = Your seat
seat-of = Seat of { $name }
seat-others = The others
seat-more = More …
seat-level = Level of { $name }
seat-free-of = Send { $name } away

## What may be done

menu-table = This table
do-not = Rather not
do-return = Play myself again
do-return-help = The bot that stands in for you gets up.
do-bot-turn = Let a bot play this turn
do-bot-turn-help = Only this one; afterwards you play on.
do-bot-until-return = Let a bot play until I return
do-bot-until-return-help = For a break. You can take your seat back at any time.
do-hand-over = Go on with another device
do-hand-over-help = A code lets your phone or another computer take this seat.
do-resign = Resign
do-resign-help = A bot takes your seat for the rest of the game.
do-resign-sure = You leave this game for good, and a bot plays on in your place. There is no way back.
do-get-up = Get up
do-get-up-help = The seat becomes free for somebody else.
do-send-away = Send away
do-send-away-help = { $name } loses this seat and may come back with the link.
do-send-away-sure = Send { $name } away from the table?
do-bot-for-late-turn = A bot plays this turn
do-bot-for-late-turn-help = The time of { $name } has run out.
do-bot-for-late = A bot plays until they return
do-bot-for-late-help = { $name } can take the seat back at any time.
do-bot-until-taken = A bot plays until it is taken
do-bot-until-taken-help = The game does not wait for the free seat.
do-reopen = Give the seat to somebody else
do-reopen-help = For whoever has lost their device: a link leads back to this seat.
do-reopen-sure = { $name } loses this seat. Whoever opens the link takes it.
do-make-host = Pass on hosting
do-make-host-help = { $name } then decides about this table.
do-make-host-sure = Let { $name } host this table? You cannot take it back yourself.
do-mute = Silence in the chat
do-mute-help = { $name } can still play and read.
do-unmute = Let speak again
do-unmute-help = { $name } may write in the chat again.
handover-how = On the other device open { $address }, choose “Take over a seat”, and type this code:
handover-until = It works once, until { $time }. Then that device plays, and this one watches.
handover-copied = The code is copied.
takeover-title = Take over a seat
takeover-lead = Go on with a game from another device
takeover-help = On the other device open the game’s menu, then “This table” and “Go on with another device”. It shows a code.
takeover-code = Code
takeover-take = Take the seat
invitation-text = A seat is free for you: { $table }
invitation-share = Share
invitation-renew = Make another link
invitation-renewed = This is another link; the one before leads nowhere now.
invitation-elsewhere = Another device made the link to this table. It still works; if you make another, it ends.
settings-title = Table settings
settings-name = Name
settings-name-none = none: who plays is shown
settings-minutes = { $minutes } min.
settings-substitute = Bot that stands in
settings-spectators = Open to spectators
settings-spectators-help = Whoever knows the address may watch.
table-delete = Delete the table
table-delete-sure = Delete this table with its game and chat, for everybody and for good?
table-delete-later = This table can be deleted when the game is over: others are playing.
notes-title = Private notes
notes-help = Only you can read this.
notes-kept = Kept by the server, for you alone.
notes-writing = Being kept …
waiting-late = The time of { $player } has run out
undo-asked-by = { $name } would like to take a turn back. Do you agree?
undo-waiting-for = You asked to take your turn back. Still to agree: { $names }
undo-withdraw = Rather not

## Being told

notify-title = Tell me when it is my turn
notify-on = Notify me in this browser
notify-off = Notifications are on. Turn off
notify-help = A notification appears when it is your turn and this page is out of sight.
notify-refused = Your browser does not let this page notify you. Its settings can change that.
notify-turn = It is your turn
notify-reminder = Your time is running out
webhook-title = By ntfy, Discord or Slack
webhook-help = The server sends a message to this address when it is your turn and you are away. It counts for all your tables.
webhook-kind = Service
webhook-address = Address of the service
webhook-save = Announce there
webhook-set = Your turns are announced at { $host }.
webhook-stopped = Announcements at { $host } did not arrive and have stopped. Try it, and they begin again.
webhook-try = Try it
webhook-remove = Announce no more
webhook-arrived = The announcement has arrived.
webhook-unreachable = Nobody answers at that address.
webhook-refused = That service refuses the message.

## When things go wrong

table-closed = The host has closed this table to spectators.
played-elsewhere = You played this turn in another tab or on another device; this is the position now.
plan-kept = Your plan is kept.
plan-not-sent = Connected again. Your turn has not been sent yet.
lost-title = There is no road here
lost-help = Perhaps the address lost a letter on its way to you.
join-ended = You come too late
join-ended-help = All seats may be taken, or the host has sent another link. If you sit there already, you find the table among your games.

## Rules that were corrected

notice-rules-changed = The rules were corrected: this game now follows version { $version }. All its moves stand.
notice-cut-by-rules = The rules were corrected: this game now follows version { $version } and goes on after the last move that it allows.
rules-version = Played under version { $version } of the rules.
kept-ended = Ended on { $day }.
kept-why = The rules have been corrected since. The present ones do not lead this game to its end, so it cannot be replayed. Its result stands, and the record has every move.
kept-look = Look at it as far as it goes
