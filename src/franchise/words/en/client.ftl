# The client's own words.

## Everywhere

close = Close
loading = Setting up the table…
language = Language
theme-dark = Dark
theme-light = Light
sound = Sound
menu = Menu
menu-home = Home
menu-settings = Settings
menu-you = You
menu-export = Save the game to a file
menu-history = History
home-link = Franchise, home
guest-name = Guest
your-name = Your name
your-colour = Your colour
piece-blue = Blue disc
piece-red = Red square
piece-orange = Orange triangle
piece-black = Black diamond
piece-beige = Beige star
piece-taken = { $colour }, taken
preparing-rules = Preparing the rules: { $done } of { $total }
preparing-bots = Preparing the bots: { $done } of { $total }
problem-title = That didn’t work
problem-offline = The server isn’t responding. Is it running, and are you online?
problem-server = The server returned error { $status }.
problem-retry = Try again
problem-no-page = This page doesn’t exist.
connection-lost = No connection. Your plan is safe; trying again…
connection-back = Reconnected.
update-offered = A new version is there.
update-take = Reload
game-moved-on = The game has moved on. This is the current position.
moves-taken-back = Moves were undone.

## Home

home-foot = An independent implementation of a published game, with words and art of our own.
play-title = Play now
play-name = Name
play-against = Against
play-bots = { $count ->
    [one] { $count } bot
   *[other] { $count } bots
}
play-level = Level
play-now = Play now
people-title = Play with people
people-friends = A table for friends
people-friends-help = Share a link; seats fill as your friends arrive
people-screen = Around one screen
people-screen-help = Pass the tablet around; there are no secrets anyway
more-title = More
more-options = All options
more-options-help = Expert variant, mini-expansions, seats
more-record = Open a saved game
more-record-help = Look back at it, or play on
record-unreadable = This file isn’t a saved game.
games-title = Your games
games-public = Tables with free seats
games-over = finished
games-to-move = { $player } to move
games-turn = Turn { $turn } ·
games-all = Show all { $count }

## New table

new-title = New table
new-open = Open the table
new-start = Start the game
new-number = Game no. { $seed }: the same number always deals the same board.
new-deal = Deal again
option-players = Players
option-players-help = With two or three players, three western regions are closed.
option-draw = Random order
option-draw-help = Otherwise, seat 1 goes first.
option-start = Start
option-start-help-choose = Choose your own towns; the last in turn order chooses first.
option-start-help-introductory = Everyone starts in two fixed towns: best for a first game.
option-start-choose = Choose towns
option-start-introductory = Introductory game
option-cities = City tiles
option-cities-help-printed = Every city has the value printed on the board.
option-cities-help-random = Expert variant: tiles with the same back swap places at random.
option-cities-help-draft = Expert variant: before the starting towns, take turns laying one city tile until every city has one.
option-cities-help-custom = Expert variant: you lay out the tiles before the others join.
option-regions = Region tiles
option-regions-help-printed = Every region is worth what is printed on the board.
option-regions-help-random = Expert variant: the tiles are dealt to the regions at random.
option-regions-help-draft = Expert variant: after the cities, take turns laying one region tile until every region has one.
option-regions-help-custom = Expert variant: you choose a tile for every region, New region tiles included.
option-tiles-printed = Printed
option-tiles-random = Random
option-tiles-draft = Draft
option-tiles-custom = Custom
option-pool = Which region tiles
option-pool-help-printed = The ten tiles printed on the board.
option-pool-help-mixed = Drawn from all thirty: the ten printed tiles and twenty new ones, many of which pay dollars, score by tiles on the track, or grant an extra.
option-pool-help-new = Drawn from the twenty New region tiles: dollars, numbers and extras. Most of their values are our own, not the printed ones.
option-pool-printed = Printed
option-pool-mixed = Mixed
option-pool-new = New only
option-time = Time per turn
option-time-help = { $minutes ->
    [0] No hurry: play live, or whenever you have time.
    [1440] Over days: one turn a day. After that, a bot may step in.
    [4320] Over days, at your leisure. After three days, a bot may step in.
    [one] Live at the table. After one minute, a bot may step in.
   *[other] Live at the table. After { $minutes } minutes, a bot may step in.
}
option-minutes = { $minutes ->
    [0] No limit
    [1440] 1 day
    [4320] 3 days
   *[other] { $minutes } min
}
option-boom = Boom
option-boom-help = A marker beside one city doubles its empty spaces for income; you may move it at the start of your turn.
option-milestones = Milestones
option-milestones-help = Earn your bonus tiles by reaching goals instead of starting with them.
option-hints = Hints
option-hints-help = Anyone may ask the bot what it would do.
option-public = Public table
option-public-help = Anyone on this server can take a free seat.
option-spectators = Spectators
option-spectators-help = Anyone who knows the address can watch.
option-tiles = Tiles
option-edit = Lay out the tiles
option-expansions = Mini-expansions
option-expansions-help = Combine them freely, with each other and with the expert variant. The New region tiles are under “Tiles”.
option-table = At the table
new-players = { $count } players
new-free = { $count ->
    [one] one seat free
   *[other] { $count } seats free
}
new-none = None
new-private = By invitation
new-unplayable = This layout can’t be played yet.
dealt-boom = After the starting towns, the first player puts the marker beside a city; after that, you may move it at the start of your turn.
dealt-special = Special region tiles
fact-places = places in play
fact-links = links
fact-regions = regions to score
fact-bonus = bonus tiles each
fact-bonus-earned = bonus tiles each, to be earned
fact-money = to start, by seat
seat-kind = Seat { $seat }
seat-name = Player { $seat }
seat-colour = Colour of seat { $seat }
seat-bot = Bot
seat-open = Free seat
seat-open-help = invite with the link
seat-person = At this screen

## Table before the game

table-untitled = A table
table-deleted = The host has deleted this table.
title-table = Table
title-over = Result
lobby-about = { $free ->
    [0] everyone is here
    [one] one seat is free
   *[other] { $free } seats are free
}
lobby-title = Who’s playing
lobby-drawn = The turn order is drawn when the game starts.
lobby-in-order = Seat 1 goes first.
lobby-start = Start the game
lobby-wait = { $free ->
    [one] Waiting for one player
   *[other] Waiting for { $free } players
}
lobby-host-starts = The host starts the game once everyone is here.
lobby-invite = Invite
lobby-invite-help = Anyone with this link can take a free seat.
lobby-copy = Copy
lobby-copied = Link copied.
lobby-rules = Game setup
seat-here = here
seat-add-bot = Add a bot
seat-take = Sit down
summary-start = { $start ->
    [introductory] Introductory game with fixed towns
   *[choose] Players choose their starting towns
}
summary-cities = { $tiles ->
    [printed] City tiles as printed
    [random] City tiles at random
    [draft] City tiles laid in turn
   *[custom] City tiles laid out by the host
}
summary-regions = { $tiles ->
    [printed] Region tiles as printed
    [random] Region tiles at random
    [draft] Region tiles laid in turn
   *[custom] Region tiles laid out by the host
}{ $pool ->
    [printed] { "" }
    [mixed] , old and new mixed
    [new] , new ones only
   *[custom] , hand-picked
}
join-title = You’re invited
join-with = With { $players }
join-sit = Sit down
join-watch = Just watch

## The board

board-label = Board. Arrow keys move between places, Page Up and Page Down jump between possible ones, plus and minus zoom.
board-in-words = The board in words
board-moves = What you can do now
board-moves-none = Nothing right now.
board-links = Links: { $links }
board-zoom-in = Zoom in
board-zoom-out = Zoom out
board-fit = Whole board
board-scored = scored
board-place = { $kind ->
    [closed] { $place }, city, { $region }
    [bare] { $place }, city without a tile, { $region }
    [city] { $place }, city of value { $value }, { $region }
   *[town] { $place }, town, { $region }
}
board-empty-spaces = { $count ->
    [one] { $count } empty space
   *[other] { $count } empty spaces
}
board-pieces-of = { $count ->
    [one] { $player } one franchise
   *[other] { $player } { $count } franchises
}
board-near = one franchise from scoring
board-boom = boom marker
board-tile = worth { $first }, { $second }, { $third }
board-tie-breaker = tie-breaker { $player }
board-track-state = Region track: { $taken } of { $spaces } spaces taken

## People

players-title = Players
players-influence = Influence
players-money = Money
players-income = Income
players-supply = Supply
players-bonus = Bonus
players-income-why = Next income, for { $spaces ->
    [one] { $spaces } empty space
   *[other] { $spaces } empty spaces
}{ $boom ->
    [0] { "" }
   *[other] , { $boom } of them from the boom
}
players-bonus-tiles = { $count ->
    [one] { $count } bonus tile
   *[other] { $count } bonus tiles
}, { $reserve } in reserve, { $used } used
player-you = you
player-guest = guest
player-here = here
player-partner = plays along
player-away = away
player-your-turn = your turn
player-your-turn-now = It’s your turn.
player-to-move = to move
player-stand-in = bot standing in
strip-player = { $player }: influence { $influence }, { $total } at the end, ${ $money }, income { $income }, supply { $supply }, bonus tiles { $bonus }
tile-link = Link tile
tile-expansion = Expansion tile
milestones-title = Milestones
milestone-help-four-towns = Franchises in four towns
milestone-help-four-regions = A franchise in each of four regions
milestone-help-five-in-scored-cities = Five franchises in scored cities
milestone-help-two-three-four = Franchises in unscored cities of value 2, 3 and 4 at the same time
milestone-help-big-city = Trigger the scoring of a city of value 6, 7 or 8
milestone-help-region = Trigger the scoring of a region
milestone-help-two-8-links = Use $8 links twice
milestone-taken = { $player } has it
milestone-reached = { $player } has reached { $count }
milestone-progress = { $player }: { $count } of { $needed }
milestone-brings = A player who reaches it takes a bonus tile from their reserve, usable from their next turn.

## A turn

game-heading = Game
game-about = Round { $round }, turn { $turn }
game-over = The game is over.
game-result = See the result
phases-title = Phases of the turn
phase-income = Income
phase-expand = Expand
phase-increase = Market share
phase-open = Open, score cities
phase-regions = Score regions
waiting-for = { $player } to move
waiting-watching = You’re watching.
prompt-lay-cities = Lay a city tile
prompt-lay-cities-help = Choose a highlighted city, then a value for it.
prompt-lay-regions = Lay a region tile
prompt-lay-regions-help = Choose a highlighted region, then its tile.
draft-cities = City tiles still to be laid
draft-regions = Region tiles still to be laid
draft-city = { $count } of value { $value }
prompt-open-towns = Choose a town
prompt-open-towns-help = Choose a highlighted town for your first franchise. Towns with many cheap links make good starts.
prompt-place-boom = Place the boom marker
prompt-place-boom-help = Choose the city whose empty spaces count double for income.
prompt-over = The game is over
prompt-over-help = Take a look at the result.
plan-title = Your plan
plan-left = ${ $money } left
plan-empty = Choose highlighted places on the board: expand to one, and add franchises in cities where you already are. Nothing is final until you end your turn.
plan-nothing = Nothing more is possible this turn. End it.
plan-cash-only = Nothing more is possible this turn without more money: take $10 for a bonus tile, or end it.
plan-choose-again = Choose where to expand a second time.
plan-choose-double = Choose a city for double market share.
plan-choose-boom = A city linked directly, or by way of towns and scored cities.
plan-boom = Move the boom marker
plan-boom-where = Choose a city…
plan-end-turn = End turn
plan-end-anyway = End anyway
plan-confirm = Confirm
plan-take-back-all = Undo all
plan-fold = Show or hide the plan
warn-no-expansion = You could still expand.
warn-withdrawn = The bonus tile does nothing in { $place }: the first franchise already triggers the scoring.
warn-cash = You don’t need the $10 yet. An unused bonus tile is worth 4 at the end.
warn-cash-last = This ends the game: the bonus tile would be worth more than the $10.
warn-share = One more franchise would trigger the scoring of { $places }.
step-expand = expand
step-again = expand again
step-grow = market share
step-double = double market share
step-cash = Cash for a bonus tile
step-boom = boom marker
step-stay = the boom marker stays
step-open = first franchise
step-lay = lay a tile
step-end = end the turn
step-from = from { $place }
step-other-way = Other route: { $offer }
step-take-back = Undo: { $what }
step-take-back-this = Undo this
offer-at = { $place }: { $offer }
offer-expand = { $how ->
    [free] Expand over the ${ $price } link for free (Link tile)
    [far] Expand far for ${ $price } (Expansion tile)
    [far-free] Expand far for ${ $price } (both tiles)
   *[plain] Expand for ${ $price }
}
offer-again = { $how ->
    [free] Expand again over the ${ $price } link for free (bonus and Link tile)
    [far] Expand again, far, for ${ $price } (bonus and Expansion tile)
    [far-free] Expand again, far, for ${ $price } (bonus and both tiles)
   *[plain] Expand again for ${ $price }, with a bonus tile
}
offer-grow = Add a franchise for $1
offer-double = A second franchise, with a bonus tile
offer-cash = Take $10 for a bonus tile
offer-boom = Boom marker here
offer-stay = Leave the boom marker
offer-open = Open a first franchise
offer-lay-city = Lay a tile of value { $tile }
offer-lay-region = Lay { $tile } ({ $values })
offer-lay-new = Lay a new tile ({ $values })
offer-end = End the turn
tip-take-back = Planned. Press to undo.
tip-lay = Press to lay a tile here.
tip-not-boom = The boom marker can’t move here.
tip-not-again = A second expansion can’t reach this place.
tip-not-double = Double market share needs a planned franchise here and two empty spaces.
bonus-title = Bonus tile
bonus-left = you have { $count }
bonus-again = Expand again
bonus-again-help = Expand a second time this turn.
bonus-double = Double share
bonus-double-help = A second franchise in a city where you add one.
bonus-cash = Take $10
bonus-cash-help = Take money from the bank, for this turn or later.
gain-title = What it scores
gain-none = Nothing is scored this turn
gain-influence = influence
gain-city = { $majority ->
    [yes] majority
   *[no] full
}
gain-region = rank { $rank }
gain-track = Region track
gain-track-space = space { $space }
gain-milestone = a bonus tile
gain-ends-game = This ends the game.
gain-income = Next income
gain-income-change = ${ $now } → ${ $then }
hint-button = Hint
hint-title = What the bot would do
hint-thinking = The bot is thinking…
hint-take = Plan this
hint-end = Just end the turn
hint-share = Beside each turn: your chance of winning, by the bot’s estimate.
undo-turn = Undo my last turn
undo-agree = Agree
undo-refuse = No
undo-waiting = Waiting for the others to agree to the undo.
stage-skip = Skip
chat-title = Chat
chat-empty = No messages yet.
chat-say = Say something
chat-send = Send
panel-open = Players, regions and log

## Cards

region-missing = { $count ->
    [0] complete
    [one] needs one more place
   *[other] needs { $count } more places
}
region-scores-now = scored with this plan
region-now = As it stands
region-after = After your plan
region-nobody = Nobody is here yet.
region-pieces = { $count ->
    [one] { $count } franchise
   *[other] { $count } franchises
}
region-tie-breaker = Tie-breaker
region-waits = Still needs { $places }
region-track-next = +{ $gain } for completing it
region-chips = Regions, and how many places each still needs
region-tile-dollars = Dollar tile: the ranks pay dollars, not influence.
region-tile-number = Number tile: each rank gains 1 influence for each tile on the region track, plus or minus its number.
region-tile-bonus = Bonus: first place also takes back a used bonus tile, usable from the next turn.
region-tile-expansion = First place also takes the Expansion tile: once, expand over any number of links, paying for each.
region-tile-link = First place also takes the Link tile: once, use a link for free.
region-track-now = { $count ->
    [0] No tile is on the track yet.
    [one] One tile is on the track.
   *[other] { $count } tiles are on the track.
}
region-values-ours = Most values of the new tiles are our own, not the printed ones.
place-closed = Not in play with two or three players.
place-town = Town: room for one franchise, worth 1 influence at the end.
place-scored = Scored. Franchises here count for the region.
place-city = Worth { $value } for an absolute majority, half when full. { $empty ->
    [one] One space is empty.
   *[other] { $empty } spaces are empty.
}
place-near = One franchise from scoring.
place-standing = { $player }: { $pieces }, { $missing ->
    [one] one more for the majority
   *[other] { $missing } more for the majority
}
place-leader = If it fills up, { $player } gains { $gain }

## What happened

log-title = All turns
log-since = Since your last turn
log-all = All
log-less = Less
log-replay = Replay
log-replay-since = Replay everything since your last turn
log-look = View the game after turn { $turn }
log-nothing = passes
log-expanded = { $second ->
    [yes] expands again to { $place } for ${ $paid }
   *[no] expands to { $place } for ${ $paid }
}
log-shares = increases market share in { $places }
log-opened = starts in { $places }
log-boom = { $first ->
    [yes] puts the boom marker beside { $place }
   *[no] moves the boom marker to { $place }
}
log-doubled = doubles market share in { $place } with a bonus tile
log-cash = takes $10 for a bonus tile
log-city = { $other ->
    [yes] { $majority ->
        [yes] gives { $player } the majority in { $place }
       *[no] fills { $place } for { $player }
    }
   *[no] { $majority ->
        [yes] takes the majority in { $place }
       *[no] fills { $place } and leads there
    }
}
log-region = scores { $region }
log-rank = { $other ->
    [yes] { $player } ranks { $rank ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $rank }th
    } in { $region }
   *[no] ranks { $rank ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $rank }th
    } in { $region }
}
history-title = History
history-about = turn { $turn } of { $of }
history-back = Back to the game
history-first = To the start
history-previous = One turn back
history-next = One turn forward
history-last = To the end
history-skip = Skip
history-play = Play
history-pause = Pause
history-slider = Turn
history-turn = { $turn ->
    [0] Start
   *[other] Turn { $turn }
}

## The end

end-about = { $turns ->
    [one] over after one turn
   *[other] over after { $turns } turns
}
end-ahead = { $total } influence, { $ahead } ahead of { $player }.
end-by-towns = { $total } influence, level with { $players }; franchises in towns decide: { $towns } to { $others }.
end-shared = { $total } influence each, and equally many franchises in towns.
end-reason = { $reason ->
    [red_zone] A region tile reached the red zone.
   *[no_expansion] A whole round passed without an expansion.
}
end-rematch = Rematch
end-to-rematch = To the rematch
review-open = Review
end-replay = Replay
count-cities = Cities
count-cities-help = majorities and full cities
count-regions = Regions
count-regions-help = first, second and third ranks
count-track = Region track
count-track-help = for scoring a region
count-during = During the game
count-towns = Towns
count-towns-help = 1 for each franchise in a town
count-money = Money
count-money-help = 1 for every full $3
count-bonus = Unused bonus tiles
count-bonus-help = 4 each
count-total = Influence
chart-title = Influence by turn
chart-help = The last stretch is the final count: towns, money, bonus tiles.

## Rules and learning

rule-link = Rules: { $about }
rules-open = Rules
rules-open-help = Illustrated, to read or look things up
learn-open = Learn by playing
learn-open-help = Step by step, in five minutes
puzzles-open = Puzzle of the day
puzzles-open-help = One turn is clearly best. Find it, and practise with more
puzzles-open-solved = { $count ->
    [one] Solved. There are more to practise with
   *[other] Solved, { $count } days in a row. There are more to practise with
}
