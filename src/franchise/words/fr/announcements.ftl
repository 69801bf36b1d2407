# Ce qui est annoncé à qui n’a pas la table ouverte, et ce qui peut ne pas aller avec l’adresse.

announcement-line = { $game } : { $text }
announcement-joined = { $name } a accepté votre invitation.
announcement-started = { $yours ->
    [yes] La partie a commencé, et c’est à vous de jouer.
   *[no] La partie a commencé.
}
announcement-rematch = On vous propose une revanche.
announcement-turn = C’est à vous de jouer.
announcement-reminder = C’est à vous de jouer, et il vous reste { $unit ->
    [days] { $count ->
        [one] { $count } jour
       *[other] { $count } jours
    }
    [hours] { $count ->
        [one] { $count } heure
       *[other] { $count } heures
    }
   *[minutes] { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
}.
announcement-over = La partie est terminée. { $winners ->
    [1] { $names } gagne.
   *[other] { $names } se partagent la victoire.
}
announcement-cut-by-rules = Les règles ont été corrigées. La partie reprend après le coup { $moves }, le dernier qu’elles permettent.
announcement-test = Vos tours seront annoncés ici.
