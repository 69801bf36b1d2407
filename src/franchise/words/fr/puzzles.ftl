# What puzzles are about: what decides between the best turn and the others.

puzzle-majority = la majorité dans une métropole
puzzle-region = terminer une région
puzzle-tie-breaker = un départage
puzzle-blocking = bloquer un adversaire
puzzle-last-turn = le dernier tour
puzzle-bonus-tile = le bon moment pour une tuile Bonus
puzzle-income = revenus ou influence
puzzle-far-expansion = le développement lointain

## Puzzles in the browser

puzzles-page = Problèmes
puzzles-one = Problème
puzzles-lead = Des positions de vraies parties où un tour est nettement le meilleur. Préparez tout le tour sur le plateau ; on vous dit pourquoi il est le meilleur, ou ce qui lui manque.
puzzles-today = Problème du jour
puzzles-today-solved = Résolu
puzzles-start = Le résoudre
puzzles-look-again = Le revoir
puzzles-streak = { $count ->
    [one] 1 jour d’affilée
   *[other] { $count } jours d’affilée
}
puzzles-mine = Vos résultats
puzzles-rating = Cote
puzzles-deviation = ± { $deviation }
puzzles-tried = Essayés
puzzles-solved-count = Résolus
puzzles-first-count = Du premier coup
puzzles-days = Jours d’affilée
puzzles-rating-help = Le premier essai de chaque problème compte. Un conseil ou la solution avant lui compte comme un échec.
puzzles-practice = Entraînement
puzzles-theme = De quoi il s’agit
puzzles-difficulty = Difficulté
puzzles-difficulty-of = difficulté { $difficulty } sur 5
puzzles-players = Joueurs
puzzles-players-of = { $count } joueurs
puzzles-with-milestones = Étapes
puzzles-with-boom = Boom
puzzles-with-region-tiles = Nouvelles tuiles Région
puzzles-any = Tous
puzzles-of = { $done } sur { $of }
puzzles-count = { $count ->
    [0] Aucun problème de ce genre.
    [one] 1 problème
   *[other] { $count } problèmes
}
puzzles-go = S’entraîner
puzzles-list = Afficher la liste
puzzles-state-solved = Résolu
puzzles-state-failed = Pas résolu

puzzles-task = Vous êtes { $player }. Un tour est nettement le meilleur : préparez-le.
puzzles-try = Essayer ce tour
puzzles-about = Il s’agit de : { $theme }.
puzzles-look = Regardez { $places }.
puzzles-solved = Résolu !
puzzles-failed = Il y a un meilleur tour
puzzles-rating-change = Cote { $rating } ({ $change })
puzzles-loses = Il perd { $loss } de la victoire par rapport au meilleur tour.
puzzles-margin = Toute autre idée perd au moins { $loss } de la victoire.
puzzles-yours = Votre tour :
puzzles-does = Ce qu’il fait :
puzzles-missed = Ce que fait le meilleur tour et pas le vôtre :
puzzles-best-too = Le meilleur tour, que le vôtre égale :
puzzles-solution = Solution
puzzles-shown = Sur le plateau
puzzles-best = Meilleur tour
puzzles-other = Deuxième idée
puzzles-compare = Comparer
puzzles-retry = Réessayer
puzzles-again = Préparer soi-même
puzzles-next = Problème suivant
