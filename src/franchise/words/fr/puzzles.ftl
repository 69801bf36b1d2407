# What puzzles are about: what decides between the best turn and the others.

puzzle-majority = la majorité dans une métropole
puzzle-region = terminer une région
puzzle-tie-breaker = un départage
puzzle-blocking = bloquer un adversaire
puzzle-last-turn = le dernier tour
puzzle-bonus-tile = le bon moment pour une tuile Bonus
puzzle-income = revenus ou influence
puzzle-far-expansion = le développement lointain
