# Là où des études sont proposées : historique d’une partie, nouvelle table, accueil.
study-begin = Essayer autre chose
study-begin-help = Ouvre cette position comme étude : jouez la suite pour chaque place, la partie reste telle quelle.
study-board = Étudier ce plateau
studies-title = Vos études
studies-count = { $count ->
    [0] Aucune variante
    [one] Une variante
   *[other] { $count } variantes
}
studies-shared = partagée
studies-open = Ouvrir un fichier d’étude
studies-open-help = Avec sa partie et toutes ses variantes
studies-unreadable = Ce fichier n’est pas une étude : il n’est pas lisible comme JSON.
studies-too-large = Ce fichier est trop volumineux pour une étude : 256 Ko au plus.
