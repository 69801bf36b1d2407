# Studies: what else could be played.

study-title = Study
study-not-kept = Study · not kept yet
study-kept = Study · kept
study-changed = Study · changed
study-shared = Study · shared by link
study-of-another = Study · shared with you
study-nothing-begun = No study has been begun here. Open the history of a game and choose “Try something else”.
study-play = Play this turn
study-keep = Keep
study-keep-copy = Keep mine as a copy
study-copy = Keep a copy
study-copied = This copy is yours.
study-share = Share
study-share-on = Anyone with the link can look
study-share-help = Others can step through it and keep a copy. Only you can change it.
study-link = Link to this study
study-export = Save as a file
study-delete = Delete study
study-delete-help = The study and its link will be gone. The game stays.
study-to-game = Back to the game
study-look-only = Step through it with the arrows. To try your own moves, keep a copy.
study-overtaken = This study was changed elsewhere.
study-overtaken-help = Your changes are still here, but not kept.
study-give-up = Open the other version

## Where one is

study-steps = Back and forward
study-back = One step back
study-forward = One step forward
study-return = Back to where you left the game
study-in-game = In the game
study-in-variation = In a variation
study-at-turn = Turn { $turn }: { $player } to move
study-at-setup = { $moves ->
    [0] Before the first decision
    [one] After one decision before the first turn
   *[other] After { $moves } decisions before the first turn
}
study-at-end = The end of the game
study-plays = { $turn }. { $player }: { $moves }
study-nothing = no moves
study-left-here = You left the game here

## Bots and chances

study-bot-level = Which bot
study-bot-play = Let it play
study-bot-thinks = Thinking…
study-chances = Chances
study-chances-wait = Working out everyone’s chances…
study-percent = { $value }%
study-best = Best turn found: { $moves }

## The tree

study-tree = Variations
study-tree-empty = None yet. Plan a turn on the board and play it, or let a bot play.
study-notes = About this study
study-variation = This variation
study-name = Name
study-name-whole = Title
study-comment = Comment
study-promote = Put first
study-remove = { $count ->
    [0] Delete
   *[other] Delete with what follows
}

## Setting up a position

position-edit = Set up a position
position-leave = Back to the study
position-undo = Undo
position-study = Study this position
position-hand = What a press on the board does
position-eraser = Take away
position-put = Place a piece of { $player } in { $place }
position-take = Take a piece away from { $place }
position-check = Whether this position is possible
position-checking = Checking…
position-possible = This position is possible.
position-impossible = { $count ->
    [one] One thing isn’t possible:
   *[other] { $count } things aren’t possible:
}
position-players = Players
position-money = Money
position-influence = Influence
position-supply = Supply
position-bonus-tiles = Bonus tiles
position-used-bonus-tiles = Bonus used
position-reserve = Bonus in reserve
position-turn = Turn
position-passing = Turns without an expansion
position-value = City tile
position-scored = Scored
position-scored-help = The city tile is gone, and pieces that stay lie on the city.
position-boom = Put the boom marker here
position-tile = Region tile
position-tie-breaker = Tie-breaker
position-nobody = Nobody
position-tracked = Region scored
position-tracked-help = Its tile lies on the track.
