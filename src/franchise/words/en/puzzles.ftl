# What puzzles are about: what decides between the best turn and the others.

puzzle-theme-majority = the majority in a city
puzzle-theme-region = finishing a region
puzzle-theme-tie-breaker = a tie-breaker
puzzle-theme-blocking = blocking
puzzle-theme-last-turn = the last turn
puzzle-theme-bonus-tile = a bonus tile’s moment
puzzle-theme-income = income or influence
puzzle-theme-far-expansion = the far expansion
