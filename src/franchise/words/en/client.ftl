# The client's own words.

## Everywhere

dollars = ${ $amount }
close = Close
loading = Setting the table …
language = Language
theme-dark = Dark
theme-light = Light
motion-off = Stop movement
motion-on = Allow movement
menu = Menu
menu-home = Home
menu-export = Save the record
menu-history = History
home-link = Franchise, home
guest-name = Guest
your-name = Your name
problem-title = That did not work
problem-offline = The server does not answer. Is it running, and is there a network?
problem-server = The server answered with error { $status }.
problem-retry = Try again
problem-no-page = There is no such page.
connection-lost = No connection. Your plan is kept; trying again …
connection-back = Connected again.
game-moved-on = The game has moved on; this is the position now.
moves-taken-back = Moves were taken back.

## Home

home-lead = Build your chain from coast to coast. A board game for two to five, in about an hour.
home-foot = An independent implementation of a published game, with our own words and art.
play-title = Play now
play-against = Against
play-bots = { $count ->
    [one] { $count } bot
   *[other] { $count } bots
}
play-level = Level
play-now = Play now
people-title = Play with people
people-friends = A table for friends
people-friends-help = Send a link, seats fill as they arrive
people-screen = Around one screen
people-screen-help = Pass the tablet, everything is open anyway
more-title = More
more-options = All options
more-options-help = Expert variant, mini-expansions, own seats
more-record = Open a record
more-record-help = Look at a saved game or go on with it
record-unreadable = This file is no record of a game.
games-title = Your games
games-public = Tables with a free seat
games-over = over
games-to-move = { $player } to move
games-turn = Turn { $turn } ·
games-all = Show all { $count }

## New table

new-title = New table
new-open = Open the table
new-start = Start the game
new-number = Game number { $seed }: the same number deals the same board again.
new-deal = Deal another
option-players = Players
option-players-help = With two or three players three western regions stay closed.
option-draw = Draw the order
option-draw-help = Otherwise the first seat is the first player.
option-start = Start
option-start-help-choose = Choose your towns yourselves, the last seat first.
option-start-help-introductory = Everybody begins in two fixed towns: best for a first game.
option-start-choose = Choose towns
option-start-introductory = Introductory game
option-cities = City tiles
option-cities-help-printed = Every city keeps the value that is printed on the board.
option-cities-help-random = Expert variant: tiles with the same back change places at random.
option-cities-help-draft = Expert variant: before the first towns you lay the tiles in turn, one each.
option-cities-help-custom = Expert variant: you lay the tiles on the board before the others come.
option-regions = Region tiles
option-regions-help-printed = Every region is worth what is printed on the board.
option-regions-help-random = Expert variant: the tiles are dealt to the regions at random.
option-regions-help-draft = Expert variant: after the cities you lay the region tiles in turn, one each.
option-regions-help-custom = Expert variant: you choose a tile for every region, also from the New region tiles.
option-tiles-printed = Printed
option-tiles-random = Random
option-tiles-draft = Draft
option-tiles-custom = Custom
option-pool = Which region tiles
option-pool-help-printed = The ten tiles of the board.
option-pool-help-mixed = Drawn from all thirty tiles: the printed ones and twenty that pay dollars, count tiles or give something.
option-pool-help-new = Drawn from the twenty New region tiles: dollars, numbers and extras. Most of their values are ours, not the printed ones.
option-pool-printed = Printed
option-pool-mixed = Mixed
option-pool-new = New ones
option-time = Time for a turn
option-time-help = { $minutes ->
    [0] Nobody is hurried: live, or whenever somebody has time.
    [1440] Over days: a move a day. After that a bot may play for whoever is late.
    [4320] Over days, at leisure. After three days a bot may play for whoever is late.
   *[other] Live at the table. After { $minutes } minutes a bot may play for whoever is late.
}
option-minutes = { $minutes ->
    [0] No limit
    [1440] 1 day
    [4320] 3 days
   *[other] { $minutes } min
}
option-boom = Boom
option-boom-help = A marker beside one city doubles its empty spaces for the income; move it before your turn.
option-milestones = Milestones
option-milestones-help = Bonus tiles are earned by goals instead of being dealt at the start.
option-hints = Hints
option-hints-help = Everybody may ask the bot what it would do.
option-public = Public table
option-public-help = Anybody on this server may take a free seat.
option-spectators = Spectators
option-spectators-help = Whoever knows the address may watch.
option-tiles = Tiles
option-edit = Lay out the tiles
option-expansions = Mini-expansions
option-expansions-help = They can be combined freely, also with the expert variant. The New region tiles are under “Tiles”.
option-table = At the table
new-players = { $count } players
new-free = { $count ->
    [one] one seat free
   *[other] { $count } seats free
}
new-none = None
new-private = By invitation
new-unplayable = The layout cannot be played yet.
dealt-boom = After the first towns the first player puts the marker beside a city; then everybody may move it before a turn.
dealt-special = Region tiles that do more
fact-places = places in play
fact-links = links
fact-regions = regions to score
fact-bonus = bonus tiles each
fact-bonus-earned = bonus tiles each, to be earned
fact-money = to start, by seat
seat-kind = Seat { $seat }
seat-name = Player { $seat }
seat-bot = Bot
seat-open = Free seat
seat-open-help = invite with the link
seat-person = At this screen

## Table before the game

table-untitled = A table
table-deleted = The host has removed this table.
title-table = Table
title-over = Result
lobby-about = { $free ->
    [0] everybody is here
    [one] one seat is free
   *[other] { $free } seats are free
}
lobby-title = Who plays
lobby-drawn = The order is drawn when the game starts.
lobby-in-order = The first seat begins.
lobby-start = Start the game
lobby-wait = { $free ->
    [one] Waiting for one player
   *[other] Waiting for { $free } players
}
lobby-host-starts = The host starts the game when everybody is here.
lobby-invite = Invite
lobby-invite-help = Whoever opens this link can take a free seat.
lobby-copy = Copy
lobby-copied = The link is copied.
lobby-rules = What is played
seat-here = here
seat-add-bot = Seat a bot
seat-take = Sit down
summary-start = { $start ->
    [introductory] Introductory game with fixed towns
   *[choose] Towns are chosen at the start
}
summary-cities = { $tiles ->
    [printed] Printed city tiles
    [random] City tiles at random
    [draft] City tiles laid in turns
   *[custom] City tiles laid by the host
}
summary-regions = { $tiles ->
    [printed] Printed region tiles
    [random] Region tiles at random
    [draft] Region tiles laid in turns
   *[custom] Region tiles laid by the host
}{ $pool ->
    [printed] { "" }
    [mixed] , old and new ones mixed
    [new] , only new ones
   *[custom] , a choice of them
}
join-title = You are invited
join-with = With { $players }
join-sit = Sit down
join-watch = Only watch

## The board

board-label = Board. Arrow keys go from place to place, page keys to the next that is possible, plus and minus zoom.
board-picture = The board of this game
board-in-words = The board in words
board-moves = What you can do now
board-moves-none = Nothing at the moment.
board-links = Links: { $links }
board-zoom-in = Zoom in
board-zoom-out = Zoom out
board-fit = Whole board
board-closed = closed
board-scored = scored
board-place = { $kind ->
    [bare] { $place }, city without a tile, { $region }
    [city] { $place }, city of { $value }, { $region }
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
board-boom = boom marker
board-tile = worth { $first }, { $second }, { $third }
board-tie-breaker = tie-breaker { $player }
board-track = Region|track
board-track-state = Region track: { $taken } of { $spaces } spaces taken
board-short-northwest = NW
board-short-california = Cal
board-short-southwest = SW
board-short-northern-plains = NP
board-short-great-lakes = GL
board-short-northeast = NE
board-short-mid-atlantic = MA
board-short-southeast = SE
board-short-heartland = HL
board-short-texas = Tex

## People

players-title = Players
players-influence = Influence
players-money = Money
players-income = Income
players-supply = Supply
players-bonus = Bonus
players-income-why = Coming income, for { $spaces ->
    [one] { $spaces } empty space
   *[other] { $spaces } empty spaces
}{ $boom ->
    [0] { "" }
   *[other] , { $boom } of them by the boom
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
player-your-turn-now = It is your turn.
player-to-move = to move
player-stand-in = bot stands in
strip-player = { $player }: influence { $influence }, ${ $money }, income { $income }, supply { $supply }, bonus tiles { $bonus }
tile-link = Link tile
tile-expansion = Expansion tile
milestones-title = Milestones
milestone-help-four-towns = Franchises in four towns
milestone-help-four-regions = A franchise in each of four regions
milestone-help-five-in-scored-cities = Five franchises in scored cities
milestone-help-two-three-four = At once in unscored cities of value 2, 3 and 4
milestone-help-big-city = Bring about the scoring of a city of 6, 7 or 8
milestone-help-region = Bring about the scoring of a region
milestone-help-two-8-links = Use $8 links twice
milestone-taken = { $player } has it
milestone-reached = { $player } has reached { $count }
milestone-progress = { $player }: { $count } of { $needed }
milestone-brings = Whoever reaches it takes a bonus tile of the own reserve, to be used from the next turn on.

## A turn

game-heading = Game
game-about = Round { $round }, turn { $turn }
game-deadline = until { $time }
game-setup = Before the first turn
game-over = The game is over.
game-result = To the result
phases-title = Phases of the turn
phase-income = Income
phase-expand = Expand
phase-increase = Market share
phase-open = Open, score cities
phase-regions = Score regions
waiting-for = { $player } is to move
waiting-bot = The bot looks at the board …
waiting-person = You can look around meanwhile.
waiting-watching = You are watching.
prompt-lay-cities = Lay a city tile
prompt-lay-cities-help = Choose a lit city, then a value for it.
prompt-lay-regions = Lay a region tile
prompt-lay-regions-help = Choose a lit region tile, then what lies there.
prompt-open-towns = Choose a town
prompt-open-towns-help = Choose one of the lit towns for a first franchise. Towns with many cheap links are good starts.
prompt-place-boom = Place the boom marker
prompt-place-boom-help = Choose the city whose empty spaces count twice for the income.
prompt-over = The game is over
prompt-over-help = Look at the result.
plan-title = Your plan
plan-left = ${ $money } left
plan-empty = Choose lit places on the board: expand to one, and add franchises in cities where you are. Nothing counts until you end the turn.
plan-nothing = Nothing more is possible in this turn. End it.
plan-choose-again = Choose where to expand a second time.
plan-choose-double = Choose the city for the double market share.
plan-choose-boom = A linked city, also through towns and scored cities.
plan-boom = Move the boom marker
plan-boom-where = Choose a city …
plan-end-turn = End turn
plan-end-anyway = End anyway
plan-confirm = Confirm
plan-take-back-all = Take back all
plan-fold = Show or hide the plan
warn-no-expansion = You could still expand.
warn-withdrawn = The bonus tile does nothing in { $place }: the first franchise scores the city already.
warn-cash = You do not need the $10 yet. An unused bonus tile is worth 4 at the end.
warn-cash-last = This ends the game: the bonus tile would be worth more than the $10.
warn-share = One more franchise would score { $places }.
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
step-other-way = Other way: { $offer }
step-take-back = Take back: { $what }
step-take-back-this = Take this back
offer-expand = { $how ->
    [free] Expand over the ${ $price } link for nothing (Link tile)
    [far] Expand far for ${ $price } (Expansion tile)
    [far-free] Expand far for ${ $price } (both tiles)
   *[plain] Expand for ${ $price }
}
offer-again = { $how ->
    [free] Expand again over the ${ $price } link for nothing (bonus and Link tile)
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
tip-take-back = Planned. Press to take it back.
tip-lay = Press to lay a tile here.
tip-not-boom = The boom marker cannot move here.
tip-not-again = A second expansion does not lead here.
tip-not-double = A double market share needs a planned franchise here and two empty spaces.
bonus-title = Bonus tile
bonus-left = { $count ->
    [one] you have { $count }
   *[other] you have { $count }
}
bonus-again = Expand again
bonus-again-help = Expand a second time in this turn.
bonus-double = Double share
bonus-double-help = A second franchise in a city where you add one.
bonus-cash = Take $10
bonus-cash-help = Take money from the bank, to be spent in this turn or later.
gain-title = What it scores
gain-none = nothing is scored in this turn
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
hint-thinking = The bot is thinking …
hint-take = Plan this
hint-end = End the turn without more
hint-share = Beside each turn: your share of the victory, as the bot expects it.
undo-turn = Take my last turn back
undo-agree = Agree
undo-refuse = No
undo-waiting = Waiting for the others to agree to going back.
chat-title = Chat
chat-empty = Nothing has been said yet.
chat-say = Say something
chat-send = Send
panel-open = Players, regions and log

## Cards

region-missing = { $count ->
    [0] complete
    [one] waits for one place
   *[other] waits for { $count } places
}
region-scores-now = scores with this plan
region-nobody = Nobody is here yet.
region-pieces = { $count ->
    [one] { $count } piece
   *[other] { $count } pieces
}
region-tie-breaker = Tie-breaker
region-waits = Waits for { $places }
region-track-next = Whoever completes it: +{ $gain }
region-chips = Regions, and how many places they wait for
region-tile-dollars = Dollar tile: ranks are paid in dollars, not in influence.
region-tile-number = Number tile: each rank gains 1 influence for each tile on the region track, plus or minus its number.
region-tile-bonus = Bonus: the first also takes back a used bonus tile, ready from the next turn on.
region-tile-expansion = The first also takes the Expansion tile: once, expand over any number of links, all of them paid.
region-tile-link = The first also takes the Link tile: once, a link costs nothing.
region-track-now = { $count ->
    [one] One tile lies on the track now.
   *[other] { $count } tiles lie on the track now.
}
region-values-ours = Most values of the new tiles are ours, not printed.
place-closed = Closed with so few players.
place-town = Town: room for one franchise, 1 influence at the end.
place-scored = Scored. What stands here counts for the region.
place-city = Worth { $value } to an absolute majority, half when full. { $empty ->
    [one] One space is empty.
   *[other] { $empty } spaces are empty.
}
place-standing = { $player }: { $pieces }, { $missing ->
    [one] one more for the majority
   *[other] { $missing } more for the majority
}
place-leader = If it fills up: { $player } gains { $gain }

## What happened

log-title = All turns
log-since = Since your last turn
log-all = All
log-less = Less
log-replay = Replay
log-replay-since = Replay what happened since your last turn
log-look = Look at the game after turn { $turn }
log-nothing = does nothing
log-expanded = { $second ->
    [yes] expands again to { $place } for ${ $paid }
   *[no] expands to { $place } for ${ $paid }
}
log-shares = adds in { $places }
log-opened = starts in { $places }
log-boom = { $first ->
    [yes] puts the boom marker beside { $place }
   *[no] moves the boom marker to { $place }
}
log-doubled = doubles in { $place } with a bonus tile
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
    [yes] { $player } is number { $rank } in { $region }
   *[no] is number { $rank } in { $region }
}
history-title = History
history-about = turn { $turn } of { $of }
history-back = Back to the game
history-first = To the beginning
history-previous = One turn back
history-next = One turn on
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

end-about = over after { $turns } turns
end-wins = { $count ->
    [one] { $names } wins
   *[other] { $names } share the victory
}
end-ahead = { $total } influence, { $ahead } ahead of { $player }.
end-shared = { $total } influence each.
end-reason = { $reason ->
    [red_zone] A region tile reached the red zone.
   *[no_expansion] A whole round passed without an expansion.
}
end-rematch = Rematch
end-to-rematch = To the rematch
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
chart-title = Influence over the turns
chart-help = The last stretch is the final count: towns, money, bonus tiles.

## Rules and learning

rule-link = Rules: { $about }
rules-open = Rules
rules-open-help = To read and look up, with pictures
learn-open = Learn by playing
learn-open-help = Step by step, in five minutes
