# Why a move is not legal. Spoken to the player who wants to make it.
# A no-break space stands before signs. No “de” stands before the name of a place: it is elided before vowels.

reason-game-over = la partie est terminée
reason-wrong-phase = { $phase ->
    [lay_cities] il faut d’abord poser les tuiles Métropole
    [lay_regions] il faut d’abord poser les tuiles Région
    [open_towns] il faut d’abord choisir les villes de départ
    [place_boom] il faut d’abord placer le marqueur Boom
    [move_boom] déplacez d’abord le marqueur Boom ou laissez-le en place
   *[other] il est trop tard pour cela
}
reason-expand-before-growing = développez-vous avant d’augmenter vos parts de marché
reason-no-boom = cette partie se joue sans marqueur Boom
reason-turn-over = votre tour sera alors terminé
reason-nothing-to-undo = il n’y a aucun coup à annuler

reason-place-closed = { $place } n’est pas en jeu à deux ou trois joueurs
reason-region-closed = la région { $region } n’est pas en jeu à deux ou trois joueurs
reason-not-a-town = { $place } n’est pas une ville
reason-not-a-city = { $place } n’est pas une métropole
reason-town-taken = { $place } est déjà occupée
reason-city-scored = { $place } est déjà évaluée
reason-already-present = vous êtes déjà à { $place }
reason-not-present = vous n’avez pas de franchise à { $place }
reason-just-expanded = vous venez de vous développer vers { $place }

reason-no-link = aucune route ne mène d’un de vos lieux à { $place }
reason-no-such-link = aucune route à { $price } $ ne mène d’un de vos lieux à { $place }
reason-too-dear = coûte { $price } $, vous avez { $money } $
reason-supply-empty = votre réserve de franchises est vide
reason-already-expanded = vous avez déjà effectué un développement ; pour un deuxième, il faut une tuile Bonus
reason-again-needs-expand = un deuxième développement en suppose un premier
reason-no-link-tile = vous n’avez pas la tuile Route
reason-no-expansion-tile = vous n’avez pas la tuile Développement
reason-link-costs-nothing = la route vers { $place } ne coûte rien de toute façon
reason-single-link-as-cheap = une route directe mène déjà à { $place } pour { $price } $
reason-single-link-leads-there = une route directe mène déjà à { $place }
reason-free-link-saves-nothing = le trajet jusqu’à { $place } ne coûte rien de toute façon
reason-way-costs = le trajet le moins cher jusqu’à { $place } coûte { $price } $

reason-already-grown = vous avez déjà augmenté vos parts de marché à { $place }
reason-not-grown = pour doubler vos parts de marché à { $place }, il faut d’abord les y augmenter
reason-no-room-to-double = il ne reste qu’une case vide à { $place }
reason-no-bonus-tile = vous n’avez pas de tuile Bonus
reason-bonus-tile-used = vous avez déjà utilisé une tuile Bonus pendant ce tour
reason-first-turn = vous ne pouvez pas utiliser de tuile Bonus pendant votre premier tour
reason-bonus-tile-not-ready = vous venez de gagner cette tuile Bonus ; vous pourrez l’utiliser à partir de votre prochain tour

reason-boom-there = le marqueur Boom est déjà à { $place }
reason-boom-cannot-reach = pour aller à { $place }, le marqueur Boom devrait traverser une métropole non évaluée

reason-city-has-tile = une tuile se trouve déjà sur { $place }
reason-region-has-tile = une tuile se trouve déjà sur la région { $region }
reason-no-city-tile-left = il ne reste aucune tuile Métropole de valeur { $value }
reason-region-tile-not-in-pool = cette tuile Région n’est pas disponible : { $tile }
reason-wrong-class = une tuile de valeur { $value } n’a pas le bon dos pour { $place }
