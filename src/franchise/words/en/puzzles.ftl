# What puzzles are about: what decides between the best turn and the others.

puzzle-majority = the majority in a city
puzzle-region = finishing a region
puzzle-tie-breaker = a tie-breaker
puzzle-blocking = blocking
puzzle-last-turn = the last turn
puzzle-bonus-tile = a bonus tile’s moment
puzzle-income = income or influence
puzzle-far-expansion = the far expansion

## Puzzles in the browser

puzzles-page = Puzzles
puzzles-one = Puzzle
puzzles-lead = Positions from real games in which one turn is clearly best. Plan the whole turn on the board; you’re told why it’s the best, or what it misses.
puzzles-today = Puzzle of the day
puzzles-today-solved = Solved
puzzles-start = Solve it
puzzles-look-again = Look at it again
puzzles-streak = { $count ->
    [one] 1 day in a row
   *[other] { $count } days in a row
}
puzzles-mine = How you do
puzzles-rating = Rating
puzzles-deviation = ± { $deviation }
puzzles-tried = Tried
puzzles-solved-count = Solved
puzzles-first-count = At the first try
puzzles-days = Days in a row
puzzles-rating-help = The first try of each puzzle counts. A hint or the solution before it counts as a failed try.
puzzles-practice = Practice
puzzles-theme = What it’s about
puzzles-difficulty = Difficulty
puzzles-difficulty-of = difficulty { $difficulty } of 5
puzzles-players = Players
puzzles-players-of = { $count } players
puzzles-with-milestones = Milestones
puzzles-with-boom = Boom
puzzles-with-region-tiles = New region tiles
puzzles-any = Any
puzzles-of = { $done } of { $of }
puzzles-count = { $count ->
    [0] There’s no puzzle like this.
    [one] 1 puzzle
   *[other] { $count } puzzles
}
puzzles-go = Practise
puzzles-list = Show the list
puzzles-state-solved = Solved
puzzles-state-failed = Not solved

puzzles-task = You’re { $player }. One turn is clearly best: plan it.
puzzles-try = Try this turn
puzzles-about = It’s about { $theme }.
puzzles-look = Look at { $places }.
puzzles-solved = Solved!
puzzles-failed = There’s a better turn
puzzles-rating-change = Rating { $rating } ({ $change })
puzzles-loses = It loses { $loss } of the victory compared with the best turn.
puzzles-margin = Every other idea loses at least { $loss } of the victory.
puzzles-yours = Your turn:
puzzles-does = What it does:
puzzles-missed = What the best turn does and yours doesn’t:
puzzles-best-too = The best turn, though yours is as good as:
puzzles-solution = Solution
puzzles-shown = On the board
puzzles-best = Best turn
puzzles-other = Next best idea
puzzles-compare = Compare
puzzles-retry = Try again
puzzles-again = Plan it yourself
puzzles-next = Next puzzle
