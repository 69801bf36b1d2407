# How your games ended.

results-title = Your record
results-games = Games
results-won = Won
results-shared = Shared
results-lost = Lost
results-streak = { $count } victories in a row
results-assisted = { $count } of the victories with hints or undone moves.
results-details = By level and number of players
results-level = Level
results-players = { $count } players
results-cell = { $count } of { $total }
results-best = Most influence
results-each-level = A victory counts over each level at the table.
result-won = won
result-shared = shared
result-lost = lost
result-hinted = with hints
result-taken-back = with undone moves
result-left-out = doesn’t count
feat-first-victory = Your first victory
feat-first-victory-over = Your first victory over { $level }
feat-streak = { $count } victories in a row
feat-best = Your best result with { $count } players
left-out-imported = This game doesn’t count for your record: it was opened from a file.
left-out-one-screen = This game doesn’t count for your record: you played several seats.
left-out-stand-in = This game doesn’t count for your record: a bot played for you.
