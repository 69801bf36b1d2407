# Études : ce qu’on aurait pu jouer d’autre.

study-title = Étude
study-not-kept = Étude · pas encore enregistrée
study-kept = Étude · enregistrée
study-changed = Étude · modifiée
study-shared = Étude · partagée par lien
study-of-another = Étude · partagée avec vous
study-nothing-begun = Aucune étude n’a été commencée ici. Ouvrez l’historique d’une partie et choisissez « Essayer autre chose ».
study-play = Jouer ce tour
study-keep = Enregistrer
study-keep-copy = Enregistrer la mienne en copie
study-copy = Enregistrer une copie
study-copied = Cette copie est à vous.
study-share = Partager
study-share-on = Toute personne qui a le lien peut la voir
study-share-help = Les autres peuvent la parcourir et en enregistrer une copie. Vous seul pouvez la modifier.
study-link = Lien vers cette étude
study-export = Enregistrer comme fichier
study-delete = Supprimer l’étude
study-delete-help = L’étude et son lien disparaîtront. La partie reste.
study-to-game = Retour à la partie
study-look-only = Parcourez-la avec les flèches. Pour essayer vos propres coups, enregistrez une copie.
study-overtaken = Cette étude a été modifiée ailleurs.
study-overtaken-help = Vos modifications sont toujours ici, mais pas enregistrées.
study-give-up = Ouvrir l’autre version

## Où l’on est

study-steps = En arrière et en avant
study-back = Un pas en arrière
study-forward = Un pas en avant
study-return = Là où vous avez quitté la partie
study-in-game = Dans la partie
study-in-variation = Dans une variante
study-at-turn = Tour { $turn } : à { $player } de jouer
study-at-setup = { $moves ->
    [0] Avant la première décision
    [one] Après une décision avant le premier tour
   *[other] Après { $moves } décisions avant le premier tour
}
study-at-end = Fin de la partie
study-plays = { $turn }. { $player } : { $moves }
study-nothing = rien
study-left-here = Vous avez quitté la partie ici

## Bots et chances

study-bot-level = Quel bot
study-bot-play = Le laisser jouer
study-bot-thinks = Il réfléchit…
study-chances = Chances
study-chances-wait = Calcul des chances de chacun…
study-percent = { $value } %
study-best = Meilleur tour trouvé : { $moves }

## L’arbre

study-tree = Variantes
study-tree-empty = Aucune pour l’instant. Préparez un tour sur le plateau et jouez-le, ou laissez jouer un bot.
study-notes = À propos de cette étude
study-variation = Cette variante
study-name = Nom
study-name-whole = Titre
study-comment = Commentaire
study-promote = Mettre en premier
study-remove = { $count ->
    [0] Supprimer
   *[other] Supprimer avec la suite
}

## Composer une position

position-edit = Composer une position
position-leave = Retour à l’étude
position-undo = Annuler
position-study = Étudier cette position
position-hand = Effet d’une pression sur le plateau
position-eraser = Retirer
position-put = { $place } : poser une franchise ({ $player })
position-take = { $place } : retirer une franchise
position-check = Si cette position est possible
position-checking = Vérification…
position-possible = Cette position est possible.
position-impossible = { $count ->
    [0] Rien n’est impossible :
    [one] Une chose est impossible :
   *[other] { $count } choses sont impossibles :
}
position-players = Joueurs
position-money = Argent
position-influence = Influence
position-supply = Réserve
position-bonus-tiles = Tuiles Bonus
position-used-bonus-tiles = Bonus utilisés
position-reserve = Bonus de côté
position-turn = Tour
position-passing = Tours sans développement
position-value = Tuile Métropole
position-scored = Évaluée
position-scored-help = La tuile Métropole est retirée, les franchises qui restent sont sur la métropole.
position-boom = Mettre le marqueur Boom ici
position-tile = Tuile Région
position-tie-breaker = Départage
position-nobody = Personne
position-tracked = Région évaluée
position-tracked-help = Sa tuile est sur la piste.
