# Les notifications qui arrivent quand aucune page du jeu n’est ouverte.

push-on = Vous êtes prévenu sur cet appareil même quand le jeu est fermé.
push-none = Vous êtes prévenu tant qu’une page du jeu est ouverte. { $why ->
    [install] Sur iPhone et iPad, ajoutez d’abord le jeu à l’écran d’accueil, puis activez-y les notifications.
    [insecure] Pour plus, l’adresse du jeu doit commencer par https://.
    [failed] Votre navigateur n’a pas pu joindre son service de notifications, et rien n’arrive quand le jeu est fermé.
   *[unsupported] Ce navigateur n’offre rien de plus.
}
push-impossible = { $why ->
    [install] Sur iPhone et iPad, ajoutez d’abord le jeu à l’écran d’accueil, puis activez-y les notifications.
    [insecure] Votre navigateur n’autorise les notifications que si l’adresse du jeu commence par https://.
   *[unsupported] Ce navigateur ne peut pas afficher de notifications.
}
push-quiet = Heures calmes
push-quiet-help = Pendant ces heures, rien n’arrive sur cet appareil. Vous êtes prévenu ensuite.
push-quiet-from = De
push-quiet-until = À
push-test = Faire un essai
push-sent = La notification est en route.
push-lost = Cet appareil n’a pas pu être joint. Arrêtez les notifications, puis réactivez-les.
