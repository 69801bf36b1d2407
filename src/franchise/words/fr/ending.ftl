# La fin d’une partie : quand elle arrive, avec quel résultat, et comment on compte.

# Avant de terminer un tour
ending-now = Ce tour met fin à la partie : { $text }.
ending-soon = { $turns ->
    [one] Sans développement au tour suivant ({ $player }), la partie sera terminée : { $text }.
   *[other] Sans développement pendant encore { $turns } tours, la partie sera terminée : { $text }.
}
ending-you = vous
ending-count = { $player } { $total }
ending-result = { $result ->
    [won] Vous gagnez.
    [shared] Vous partagez la victoire.
   *[lost] Vous perdez.
}
ending-by-towns = Les franchises dans les villes décident.

# À quelle distance elle est
outlook-title = La fin de la partie
outlook-regions = { $missing ->
    [one] Encore une région et la partie est terminée.
   *[other] Encore { $missing } régions et la partie est terminée.
}
outlook-could-now = Vous pourriez y mettre fin à ce tour.
outlook-could-next = { $players } pourrait y mettre fin au prochain tour.
outlook-unknown = Pour { $players }, c’est difficile à dire.
outlook-passing-now = Sans développement à ce tour, la partie est terminée.
outlook-passing = Sans développement à ce tour ({ $player }), la partie est terminée.
outlook-final = Si la partie s’arrêtait maintenant
outlook-final-short = à la fin
outlook-at-end = { $total } à la fin
outlook-look = Montrer les franchises et le décompte : { $player }

# Le dernier tour et le décompte
finale-title = Le décompte final
finale-last = Le dernier tour :
finale-towns = Villes
finale-money = Argent
finale-bonus = Tuiles Bonus
finale-total = Total
finale-skip = Passer
finale-board = Regarder le plateau
finale-said = { $player } : { $influence } PI, { $towns } pour les villes, { $money } pour l’argent, { $bonus } pour les tuiles Bonus, { $total } en tout.

# To share
end-picture = Partager en image
end-film = Partager en film
end-film-making = Création du film…
