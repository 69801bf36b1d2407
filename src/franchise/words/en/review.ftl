# Looking back at a game: chances, judgements, turning points, where it was won.

percent = { $value }%
review-title = How the game went
review-of = A game of { $players }
review-chance = Chance of winning
review-accuracy = Accuracy
review-player = Player
review-turn = Turn
review-setup = Setup
review-played = Played
review-better = Better
review-before = Before
review-after = After
review-lost = Lost
review-judgement = Judgement
review-simulations = Simulations: { $count }
review-turning-points = Turning points
review-ahead = From turn { $turn } on, { $player } was ahead.
review-point = Turn { $turn }, { $player }: { $text }
review-point-lost = Chance of winning: { $first } with the better turn, { $second } with the one played.
review-no-points = Nobody made a costly mistake.
review-lets-win = lets { $player } end the game and win { $total } to { $other_total }
review-keeps-from-winning = keeps { $player } from ending the game and winning
review-nothing-special = nothing gained at once
review-then = Then the best for { $player }:
review-over = The game is over.
review-where = Where it was won
review-where-help = Influence by where it comes from: what was expected when each third of the game began, and what came of it.
review-third = { $kind ->
    [first] First third
    [second] Second third
   *[last] Last third
}
review-came = In the end
review-source = { $kind ->
    [track] Region track
    [towns] Towns
    [money] Money
   *[bonus_tiles] Bonus tiles
}
review-all-turns = All turns
review-how = A turn is judged by how much smaller the player’s chance of winning is after it than after the best turn found; both are searched alike. Accuracy compares what was lost with what was at stake: 100 is a game without a loss, 50 is how the bot Newcomer plays.
judgement-best = best
judgement-good = good
judgement-slip = slip
judgement-mistake = mistake
judgement-blunder = blunder

# The screen of a review
review-turn-number = Turn { $turn }
review-curve-help = Click a turn, or walk along it with the arrow keys; Page Up and Page Down jump between the turning points.
review-curve-tap = Tap a turn to look at it.
review-curve-at = { $title }, { $player }: { $text }. Chances afterwards: { $values }
review-curve-none = no turn chosen
review-as-table = As a table
review-start = Start
review-sign-ahead = ahead for good
review-mistakes = { $count ->
    [0] no costly mistake
    [one] one mistake
   *[other] { $count } mistakes
}
review-how-title = How is this worked out?
review-how-judged = The limits come from our own bots’ games: of 100 turns of the bot Expert, 95 lose less than a slip, 98 less than a mistake, and only one of 200 is a blunder.
review-how-quick = The quick look sees about as far as a strong bot. What only a longer search would find fault with counts as good; the deep look finds it.
review-how-deep = The deep look searches each position twenty times as long as the quick one.
review-show = Which turns
review-show-all = All
review-show-losing = With a loss
review-turning-point = turning point
review-turn-looked-at = The turn that is looked at
review-why = What it does
review-none-better = No better turn was found.
review-walk = Other turns
review-previous = Previous turn
review-next = Next turn
review-next-point = Next turning point
review-in-game = Look at it in the game
review-ranks = for ranks
review-sum = In all
review-where-lead = What put { $player } ahead of { $other }: { $places }.
review-to-game = To the game
review-depth = How deep
review-quick = Quick
review-deep = Deep
review-making = The game is being looked at…
review-making-deep = The game is being looked at deeply. This takes a minute or more; it goes on if you leave.
review-lost-connection = The connection is lost. The review goes on as soon as it is back.
review-choose = Choose a turn to see it beside the better one.
review-empty = No turn was played to its end, so there is nothing to look back at.
review-ready = The review is ready.

# Mistakes, once more
again-title = Once more
again-count = Mistake { $number } of { $of }
again-task = played: { $what } ({ $text }). Find a better turn.
again-judge = Is this better?
again-judging = The bot is thinking…
again-wrong = Not yet: this turn loses { $text }.
again-danger = It { $reason }.
again-hint = A hint: { $reason }
again-hint-none = A hint: the better turn gains nothing at once.
again-show = Show the solution
again-right = That counts: { $text }. Chance of winning: { $values }
again-solution = The solution
again-look = Look at it in the review
again-next = Next mistake
again-finish = Finish
again-done = Found: { $count } of { $of }
again-repeat = From the beginning
again-back = Back to the review
again-leave = Review
again-whose = Whose mistakes
