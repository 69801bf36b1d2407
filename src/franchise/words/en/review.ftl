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
