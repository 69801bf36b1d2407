# Le sujet des problèmes : ce qui décide entre le meilleur tour et les autres.

puzzle-theme-majority = la majorité dans une ville
puzzle-theme-region = terminer une région
puzzle-theme-tie-breaker = une égalité
puzzle-theme-blocking = bloquer
puzzle-theme-last-turn = le dernier tour
puzzle-theme-bonus-tile = le bon moment pour une tuile bonus
puzzle-theme-income = revenus ou influence
puzzle-theme-far-expansion = l’expansion lointaine
