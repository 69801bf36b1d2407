# What happened. Spoken to everybody.
# A no-break space stands before signs and inside quotation marks. No “de” stands before the name of a place or a
# player: it is elided before vowels. Regions are named after the word “région”, as their names would need articles.

event-city-tile-laid = { $seat } pose une tuile de valeur { $value } sur { $place }
event-region-tile-laid = { $seat } pose une tuile sur la région { $region } : { $tile }
event-money-dealt = { $seat } commence avec { $dollars } $
event-turn-began = Tour { $turn } : { $seat }
event-boom-moved = { $origin ->
    [none] { $seat } place le marqueur Boom à { $place }
   *[other] { $seat } déplace le marqueur Boom depuis { $origin } jusqu’à { $place }
}
event-boom-stayed = { $seat } laisse le marqueur Boom à { $place }
event-income-taken = { $seat } touche { $dollars } $ pour { $spaces ->
    [one] { $spaces } case vide
   *[other] { $spaces } cases vides
}{ $boom_spaces ->
    [0] { "" }
   *[other] , dont { $boom_spaces } grâce au boom
}
event-expanded = { $second ->
    [yes] { $seat } se développe une deuxième fois, vers { $place } ({ $way }) pour { $paid } $
   *[no] { $seat } se développe vers { $place } ({ $way }) pour { $paid } $
}
event-bonus-tile-used = { $use ->
    [again] { $seat } utilise une tuile Bonus pour se développer une deuxième fois
    [double] { $seat } utilise une tuile Bonus pour doubler ses parts de marché
   *[cash] { $seat } utilise une tuile Bonus pour gagner de l’argent
}
event-link-tile-used = { $seat } utilise la tuile Route
event-expansion-tile-used = { $seat } utilise la tuile Développement
event-cash-taken = { $seat } gagne { $dollars } $
event-share-increased = { $paid ->
    [0] { $place } : { $seat } place une deuxième franchise au centre
   *[other] { $place } : { $seat } paie { $paid } $ pour une franchise au centre
}
event-franchise-opened = { $seat } ouvre une franchise à { $place }
event-piece-withdrawn = { $place } : { $seat } reprend la deuxième franchise du centre
event-city-scored = { $majority ->
    [yes] { $place } est évaluée : { $seat } a la majorité absolue et gagne { $influence } PI
   *[no] { $place } est pleine : { $seat } gagne { $influence } PI
}
event-tie-breaker-placed = { $piece ->
    [yes] { $seat } l’emporte désormais en cas d’égalité dans la région { $region }
   *[no] { $seat } l’emporte désormais en cas d’égalité dans la région { $region }, sans franchise pour l’indiquer
}
event-region-scored = La région { $region } est évaluée : sa tuile occupe la case { $space } de la piste de région, { $seat } gagne { $influence } PI
event-region-gained = { $dollars ->
    [0] Région { $region }, rang { $rank } : { $seat } gagne { $influence } PI
   *[other] Région { $region }, rang { $rank } : { $seat } gagne { $dollars } $
}
event-bonus-tile-returned = { $seat } reprend une tuile Bonus utilisée
event-link-tile-taken = { $seat } prend la tuile Route
event-expansion-tile-taken = { $seat } prend la tuile Développement
event-milestone-reached = { $seat } atteint l’étape « { $milestone } » et prend une tuile Bonus
event-turn-ended = { $expanded ->
    [yes] Le tour { $turn } est terminé
   *[no] Le tour { $turn } est terminé, sans développement
}
event-game-ended = { $reason ->
    [red_zone] La partie est terminée : une tuile Région se trouve dans la zone rouge
   *[no_expansion] La partie est terminée : une manche entière s’est déroulée sans développement
}
event-final-counted = { $seat } gagne { $for_towns } PI pour les villes, { $for_money } pour l’argent, { $for_bonus_tiles } pour les tuiles Bonus
