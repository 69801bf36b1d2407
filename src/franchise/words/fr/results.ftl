# How your games ended.

results-title = Votre palmarès
results-games = Parties
results-won = Gagnées
results-shared = Partagées
results-lost = Perdues
results-streak = { $count } victoires d’affilée
results-assisted = Victoires avec conseils ou coups annulés : { $count }.
results-details = Par niveau et nombre de joueurs
results-level = Niveau
results-players = { $count } joueurs
results-cell = { $count } sur { $total }
results-best = Record d’influence
results-each-level = Une victoire compte contre chaque niveau à la table.
result-won = gagnée
result-shared = partagée
result-lost = perdue
result-hinted = avec conseils
result-taken-back = avec coups annulés
result-left-out = ne compte pas
feat-first-victory = Votre première victoire
feat-first-victory-over = Votre première victoire contre le niveau { $level }
feat-streak = { $count } victoires d’affilée
feat-best = Votre meilleur résultat à { $count } joueurs
left-out-imported = Cette partie ne compte pas dans votre palmarès : elle vient d’un fichier.
left-out-one-screen = Cette partie ne compte pas dans votre palmarès : vous avez joué plusieurs places.
left-out-stand-in = Cette partie ne compte pas dans votre palmarès : un bot a joué pour vous.
