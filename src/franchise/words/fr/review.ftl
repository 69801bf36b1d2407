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
