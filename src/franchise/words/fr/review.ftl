# Retour sur une partie : chances, jugements, tournants, où elle s’est gagnée.

percent = { $value } %
review-title = Le cours de la partie
review-of = Une partie à plusieurs : { $players }
review-chance = Chances de victoire
review-accuracy = Précision
review-player = Joueur
review-turn = Tour
review-setup = Mise en place
review-played = Joué
review-better = Mieux
review-before = Avant
review-after = Après
review-lost = Perte
review-judgement = Jugement
review-simulations = Simulations : { $count }
review-turning-points = Tournants
review-ahead = À partir du tour { $turn }, { $player } était en tête.
review-point = Tour { $turn }, { $player } : { $text }
review-point-lost = Chances de victoire : { $first } avec le meilleur tour, { $second } avec celui qui a été joué.
review-no-points = Personne n’a fait d’erreur coûteuse.
review-lets-win = permet à { $player } de mettre fin à la partie et de gagner { $total } à { $other_total }
review-keeps-from-winning = empêche { $player } de mettre fin à la partie et de gagner
review-nothing-special = rien d’immédiat
review-then = Ensuite, le mieux pour { $player } :
review-over = La partie est terminée.
review-where = Où elle s’est gagnée
review-where-help = L’influence selon son origine : ce qu’on pouvait attendre au début de chaque tiers de la partie, et ce qu’il en est advenu.
review-third = { $kind ->
    [first] Premier tiers
    [second] Deuxième tiers
   *[last] Dernier tiers
}
review-came = À la fin
review-source = { $kind ->
    [track] Piste de région
    [towns] Villes
    [money] Argent
   *[bonus_tiles] Tuiles Bonus
}
review-all-turns = Tous les tours
review-how = Un tour est jugé selon la baisse des chances de victoire par rapport au meilleur tour trouvé ; les deux sont examinés de la même façon. La précision compare ce qui a été perdu à ce qui était en jeu : 100 est une partie sans perte, 50 correspond au bot Débutant.
judgement-best = le meilleur
judgement-good = bon
judgement-slip = imprécision
judgement-mistake = erreur
judgement-blunder = grosse erreur

# The screen of a review
review-turn-number = Tour { $turn }
review-curve-help = Cliquez sur un tour ou parcourez la courbe avec les flèches ; Page haut et Page bas sautent d’un tournant à l’autre.
review-curve-tap = Touchez un tour pour le regarder.
review-curve-at = { $title }, { $player } : { $text }. Chances ensuite : { $values }
review-curve-none = aucun tour choisi
review-as-table = En tableau
review-start = Début
review-sign-ahead = en tête jusqu’à la fin
review-mistakes = { $count ->
    [0] aucune erreur coûteuse
    [one] une erreur
   *[other] { $count } erreurs
}
review-how-title = Comment est-ce calculé ?
review-how-judged = Les seuils viennent des parties de nos propres bots : sur 100 tours du bot Expert, 95 perdent moins qu’une imprécision, 98 moins qu’une erreur, et un seul sur 200 est une grosse erreur.
review-how-quick = L’examen rapide voit à peu près aussi loin qu’un bot fort. Ce que seule une recherche plus longue critiquerait passe pour bon ; l’examen approfondi le trouve.
review-how-deep = L’examen approfondi étudie chaque position vingt fois plus longtemps que l’examen rapide.
review-show = Quels tours
review-show-all = Tous
review-show-losing = Avec une perte
review-turning-point = tournant
review-turn-looked-at = Le tour examiné
review-why = Ce qu’il apporte
review-none-better = Aucun meilleur tour n’a été trouvé.
review-walk = Autres tours
review-previous = Tour précédent
review-next = Tour suivant
review-next-point = Tournant suivant
review-in-game = Voir dans la partie
review-ranks = pour les rangs
review-sum = En tout
review-where-lead = Ce qui a placé { $player } devant { $other } : { $places }.
review-to-game = Vers la partie
review-depth = Profondeur
review-quick = Rapide
review-deep = Approfondi
review-making = La partie est examinée…
review-making-deep = La partie est examinée en profondeur. Cela prend une minute ou plus et continue si vous partez.
review-lost-connection = La connexion est perdue. L’examen reprendra dès son retour.
review-choose = Choisissez un tour pour le voir à côté du meilleur.
review-empty = Aucun tour n’a été joué jusqu’au bout : il n’y a rien à revoir.
review-ready = L’analyse est prête.

# Mistakes, once more
again-title = Encore une fois
again-count = Erreur { $number } sur { $of }
again-task = a joué : { $what } ({ $text }). Trouvez un meilleur tour.
again-judge = Est-ce mieux ?
again-judging = Le bot réfléchit…
again-wrong = Pas encore : ce tour perd { $text }.
again-danger = Il { $reason }.
again-hint = Un indice : { $reason }
again-hint-none = Un indice : le meilleur tour ne rapporte rien d’immédiat.
again-show = Montrer la solution
again-right = C’est bon : { $text }. Chances de victoire : { $values }
again-solution = La solution
again-look = Voir dans l’analyse
again-next = Erreur suivante
again-finish = Terminer
again-done = Trouvées : { $count } sur { $of }
again-repeat = Depuis le début
again-back = Retour à l’analyse
again-leave = Analyse
again-whose = Les erreurs de qui
