# Poser les tuiles : l’éditeur, et ce que le serveur reproche à une disposition.

layout-city-without-tile = { $place } n’a pas de tuile.
layout-no-open-city = Aucune métropole de cette partie ne s’appelle « { $name } ».
layout-no-such-city-tile = { $place } : la tuile Métropole { $value } n’existe pas.
layout-other-back = { $place } : une tuile de valeur { $value } ne convient pas ici. Elle n’a pas le même dos que le { $printed } imprimé.
layout-too-many-city-tiles = { $count } tuiles de valeur { $value } sont posées, mais il { $available ->
    [0] n’y en a aucune
    [one] n’y en a qu’une
   *[other] n’y en a que { $available }
}.
layout-region-without-tile = La région { $region } n’a pas de tuile.
layout-no-open-region = Aucune région de cette partie ne s’appelle « { $name } ».
layout-no-such-region-tile = La tuile Région { $name } n’existe pas.
layout-region-tile-repeated = Une tuile Région est posée { $count } fois, mais elle est unique : { $tile }.

editor-title = Poser les tuiles
editor-help = Glissez les tuiles d’un lieu à l’autre, ou choisissez-en une puis sa destination. La touche Suppr retire une tuile.
editor-held-spot = Choisissez un autre lieu pour échanger les deux tuiles, ou une tuile de la réserve.
editor-held-empty = Choisissez une tuile de la réserve pour la poser ici.
editor-held-supply = Choisissez la destination de cette tuile. Les métropoles en surbrillance ont le même dos.
editor-take = Appuyez pour prendre cette tuile.
editor-choose = Appuyez, puis choisissez une tuile.
editor-put-back = Appuyez encore pour la laisser ici.
editor-swap = Échanger avec { $spot }
editor-lay = Poser la tuile ici
editor-take-away = Retirer
editor-empty = pas de tuile
editor-undo = Annuler
editor-shuffle = Mélanger
editor-shuffled = Les tuiles sont mélangées.
editor-printed = D’origine
editor-printed-now = Les tuiles sont à leur place d’origine.
editor-clear = Vider
editor-cleared = Toutes les tuiles sont retirées.
editor-fill = Compléter
editor-done = Terminé
editor-playable = Cette disposition est jouable.
editor-cities-empty = { $count ->
    [one] { $count } métropole n’a pas encore de tuile.
   *[other] { $count } métropoles n’ont pas encore de tuile.
}
editor-regions-empty = { $count ->
    [one] { $count } région n’a pas encore de tuile.
   *[other] { $count } régions n’ont pas encore de tuile.
}
editor-supply-cities = Tuiles Métropole restantes
editor-supply-regions = Tuiles Région restantes
editor-back = Dos { $values }
editor-city-tile = { $count ->
    [0] Tuile Métropole de valeur { $value }, aucune restante
    [one] Tuile Métropole de valeur { $value }, une restante
   *[other] Tuile Métropole de valeur { $value }, { $count } restantes
}
editor-new-tiles = Nouvelles tuiles Région ; la plupart des valeurs sont les nôtres
editor-kind-dollars = Dollar
editor-kind-number = Nombre
editor-kind-bonus = Bonus
editor-kind-expansion = Développement
editor-kind-link = Route
editor-text = La disposition en texte
editor-text-help = Comme dans une partie enregistrée. Copiez cette disposition, ou collez-en une autre, ou une partie enregistrée entière, puis utilisez le texte.
editor-copy = Copier
editor-copied = La disposition est copiée.
editor-copy-by-hand = Sélectionnez le texte et copiez-le.
editor-use = Utiliser ce texte
editor-unreadable = Ce texte ne contient aucune disposition des métropoles, régions et tuiles de ce jeu. Rien n’a été changé.
