# What puzzles are about: what decides between the best turn and the others.

puzzle-majority = the majority in a city
puzzle-region = finishing a region
puzzle-tie-breaker = a tie-breaker
puzzle-blocking = blocking
puzzle-last-turn = the last turn
puzzle-bonus-tile = a bonus tile’s moment
puzzle-income = income or influence
puzzle-far-expansion = the far expansion
