# What speaks for a turn, or what it costs. Said of the player who would play it.
# A no-break space stands before signs and inside quotation marks. No “de” stands before the name of a place or a
# player: it is elided before vowels. Regions are named after the word “région”, as their names would need articles.

advice-ends-game = { $result ->
    [won] met fin à la partie et gagne { $total } à { $other_total }
    [shared] met fin à la partie et partage la victoire avec { $total }
   *[lost] met fin à la partie et perd { $total } à { $other_total }
}

advice-scores-city = { $majority ->
    [yes] prend la majorité absolue à { $place } : +{ $gain } PI
   *[no] remplit { $place } en y étant en tête : +{ $gain } PI
}
advice-scores-region = fait évaluer la région { $region } : +{ $gain } PI de la piste de région
advice-ranks-in-region = { $dollars ->
    [0] rang { $rank } dans la région { $region } : +{ $influence } PI
   *[other] rang { $rank } dans la région { $region } : +{ $dollars } $
}
advice-gives-city = remplit { $place }, et { $seat } gagne { $gain } PI
advice-gives-region = { $dollars ->
    [0] { $seat } est au premier rang dans la région { $region } et gagne { $influence } PI
   *[other] { $seat } est au premier rang dans la région { $region } et gagne { $dollars } $
}

advice-blocks-city = bloque { $seat } à { $place }
advice-nearly-has-city = à une franchise de la majorité absolue à { $place } (valeur { $value })
advice-reaches-milestone = atteint l’étape « { $milestone } »
advice-takes-tile = { $kind ->
    [link] prend la tuile Route
    [expansion] prend la tuile Développement
   *[bonus] reprend une tuile Bonus utilisée
}
advice-takes-tie-breaker = l’emporte désormais en cas d’égalité dans la région { $region }
advice-leads-region = prend la tête dans la région { $region }
advice-raises-income = fait passer les revenus de { $before } $ à { $after } $
advice-boom-pays = le boom à { $place } : +{ $dollars } $ de revenus
advice-opens-town = ouvre une franchise à { $place } : +1 PI à la fin
advice-enters-city = se développe vers { $place } : { $spaces ->
    [one] { $spaces } case vide
   *[other] { $spaces } cases vides
} pour les revenus
advice-uses-bonus-tile = { $use ->
    [again] utilise une tuile Bonus pour se développer une deuxième fois
    [double] utilise une tuile Bonus pour doubler ses parts de marché
   *[cash] utilise une tuile Bonus pour gagner de l’argent
}
