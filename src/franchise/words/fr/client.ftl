# The client's own words.

## Everywhere

close = Fermer
loading = Mise en place…
language = Langue
theme-dark = Sombre
theme-light = Clair
sound = Son
menu = Menu
menu-home = Accueil
menu-settings = Réglages
menu-you = Vous
menu-export = Enregistrer la partie
menu-history = Historique
home-link = Franchise, accueil
guest-name = Anonyme
your-name = Votre nom
your-colour = Votre couleur
piece-blue = Disque bleu
piece-red = Carré rouge
piece-orange = Triangle orange
piece-black = Losange noir
piece-beige = Étoile beige
piece-taken = { $colour }, déjà prise
preparing-rules = Préparation des règles : { $done } sur { $total }
preparing-bots = Préparation des bots : { $done } sur { $total }
problem-title = Cela n’a pas fonctionné
problem-offline = Le serveur ne répond pas. Est-il lancé, et avez-vous du réseau ?
problem-server = Le serveur a répondu par l’erreur { $status }.
problem-retry = Réessayer
problem-no-page = Cette page n’existe pas.
connection-lost = Connexion perdue. Votre plan est conservé ; nouvelle tentative…
connection-back = Connexion rétablie.
update-offered = Une nouvelle version est disponible.
update-take = Recharger
game-moved-on = La partie a avancé ; voici la position actuelle.
moves-taken-back = Des coups ont été annulés.

## Home

home-foot = Une adaptation indépendante d’un jeu publié, avec nos propres mots et images.
play-title = Jouer tout de suite
play-name = Nom
play-against = Contre
play-bots = { $count ->
    [one] { $count } bot
   *[other] { $count } bots
}
play-level = Niveau
play-now = C’est parti
people-title = Jouer à plusieurs
people-friends = Une table entre amis
people-friends-help = Envoyez un lien à vos amis
people-screen = Autour d’un écran
people-screen-help = Passez-vous la tablette : tout se joue à découvert
more-title = Plus
more-options = Toutes les options
more-options-help = Variante expert, extensions, places
more-record = Ouvrir une partie
more-record-help = Revoir ou reprendre une partie enregistrée
record-unreadable = Ce fichier n’est pas une partie enregistrée.
games-title = Vos parties
games-public = Tables avec une place libre
games-over = terminée
games-to-move = à { $player } de jouer
games-turn = Tour { $turn } ·
games-all = Tout afficher ({ $count })

## New table

new-title = Nouvelle table
new-open = Ouvrir la table
new-start = Commencer la partie
new-number = Partie n° { $seed } : le même numéro redonne le même plateau.
new-deal = Redistribuer
option-players = Joueurs
option-players-help = À deux ou trois, trois régions de l’Ouest restent fermées.
option-draw = Tirer l’ordre au sort
option-draw-help = Sinon, la première place commence.
option-start = Départ
option-start-help-choose = Chacun choisit sa ville de départ, dans l’ordre inverse du tour.
option-start-help-introductory = Chacun commence dans deux villes fixées : idéal pour une première partie.
option-start-choose = Choisir les villes
option-start-introductory = Partie d’initiation
option-cities = Tuiles Métropole
option-cities-help-printed = Chaque métropole garde la valeur imprimée sur le plateau.
option-cities-help-random = Variante expert : les tuiles de même dos échangent leurs places au hasard.
option-cities-help-draft = Variante expert : avant les villes de départ, chacun pose une tuile à tour de rôle, jusqu’à ce que chaque métropole ait la sienne.
option-cities-help-custom = Variante expert : vous posez les tuiles sur le plateau avant l’arrivée des autres.
option-regions = Tuiles Région
option-regions-help-printed = Chaque région vaut ce qui est imprimé sur le plateau.
option-regions-help-random = Variante expert : les tuiles sont réparties au hasard sur les régions.
option-regions-help-draft = Variante expert : après les métropoles, chacun pose une tuile Région à tour de rôle, jusqu’à ce que chaque région ait la sienne.
option-regions-help-custom = Variante expert : vous choisissez une tuile pour chaque région, y compris parmi les nouvelles.
option-tiles-printed = D’origine
option-tiles-random = Au hasard
option-tiles-draft = À tour de rôle
option-tiles-custom = Au choix
option-pool = Choix des tuiles Région
option-pool-help-printed = Les dix tuiles du plateau.
option-pool-help-mixed = Tirées des trente : les dix du plateau et vingt autres, qui rapportent des dollars, dépendent de la piste ou donnent un avantage.
option-pool-help-new = Tirées des vingt nouvelles : dollars, nombres et avantages. La plupart de leurs valeurs sont les nôtres, pas celles du jeu publié.
option-pool-printed = D’origine
option-pool-mixed = Mélangées
option-pool-new = Nouvelles
option-time = Temps par tour
option-time-help = { $minutes ->
    [0] Rien ne presse : en direct, ou quand chacun a le temps.
    [1440] Sur plusieurs jours : un tour par jour. Passé ce délai, un bot peut jouer pour le retardataire.
    [4320] Sur plusieurs jours, à loisir. Après trois jours, un bot peut jouer pour le retardataire.
    [one] En direct. Après une minute, un bot peut jouer pour le retardataire.
   *[other] En direct. Après { $minutes } minutes, un bot peut jouer pour le retardataire.
}
option-minutes = { $minutes ->
    [0] Illimité
    [1440] 1 jour
    [4320] 3 jours
   *[other] { $minutes } min
}
option-boom = Boom
option-boom-help = Un marqueur double les cases vides d’une métropole pour les revenus ; chacun peut le déplacer au début de son tour.
option-milestones = Étapes
option-milestones-help = Les tuiles Bonus se gagnent en atteignant des étapes au lieu d’être distribuées au départ.
option-hints = Conseils
option-hints-help = Chacun peut demander au bot ce qu’il ferait.
option-public = Table publique
option-public-help = N’importe qui sur ce serveur peut prendre une place libre.
option-spectators = Spectateurs
option-spectators-help = Quiconque connaît l’adresse peut regarder.
option-tiles = Tuiles
option-edit = Poser les tuiles
option-expansions = Mini-extensions
option-expansions-help = Elles se combinent librement, y compris avec la variante expert. Les nouvelles tuiles Région se choisissent sous « Tuiles ».
option-table = À la table
new-players = { $count } joueurs
new-free = { $count ->
    [one] { $count } place libre
   *[other] { $count } places libres
}
new-none = Aucune
new-private = Sur invitation
new-unplayable = Cette disposition n’est pas encore jouable.
dealt-boom = Après les villes de départ, le premier joueur place le marqueur près d’une métropole ; ensuite chacun peut le déplacer au début de son tour.
dealt-special = Tuiles Région particulières
fact-places = lieux en jeu
fact-links = routes
fact-regions = régions à évaluer
fact-bonus = tuiles Bonus par joueur
fact-bonus-earned = tuiles Bonus par joueur, à gagner
fact-money = au départ, selon la place
seat-kind = Place { $seat }
seat-name = Joueur { $seat }
seat-colour = Couleur de la place { $seat }
seat-bot = Bot
seat-open = Place libre
seat-open-help = sur invitation
seat-person = Sur cet écran

## Table before the game

table-untitled = Une table
table-deleted = L’hôte a supprimé cette table.
title-table = Table
title-over = Résultat
lobby-about = { $free ->
    [0] tout le monde est là
    [one] { $free } place libre
   *[other] { $free } places libres
}
lobby-title = Qui joue
lobby-drawn = L’ordre sera tiré au sort au départ.
lobby-in-order = La première place commence.
lobby-start = Commencer la partie
lobby-wait = { $free ->
    [0] Tout le monde est là
    [one] Il manque { $free } joueur
   *[other] Il manque { $free } joueurs
}
lobby-host-starts = L’hôte lance la partie quand tout le monde est là.
lobby-invite = Inviter
lobby-invite-help = Toute personne qui ouvre ce lien peut prendre une place libre.
lobby-copy = Copier
lobby-copied = Le lien est copié.
lobby-rules = Règles de cette table
seat-here = en ligne
seat-add-bot = Ajouter un bot
seat-take = S’asseoir
summary-start = { $start ->
    [introductory] Partie d’initiation, villes fixées
   *[choose] Villes de départ au choix
}
summary-cities = { $tiles ->
    [printed] Tuiles Métropole d’origine
    [random] Tuiles Métropole au hasard
    [draft] Tuiles Métropole à tour de rôle
   *[custom] Tuiles Métropole posées par l’hôte
}
summary-regions = { $tiles ->
    [printed] Tuiles Région d’origine
    [random] Tuiles Région au hasard
    [draft] Tuiles Région à tour de rôle
   *[custom] Tuiles Région posées par l’hôte
}{ $pool ->
    [printed] { "" }
    [mixed] , anciennes et nouvelles
    [new] , nouvelles seulement
   *[custom] , une sélection
}
join-title = Vous avez une invitation
join-with = Avec { $players }
join-sit = S’asseoir
join-watch = Seulement regarder

## The board

board-label = Plateau. Les flèches vont de lieu en lieu, les touches Page aux lieux possibles, plus et moins règlent le zoom.
board-in-words = Le plateau en mots
board-moves = Ce que vous pouvez faire
board-moves-none = Rien pour l’instant.
board-links = Routes : { $links }
board-zoom-in = Agrandir
board-zoom-out = Réduire
board-fit = Plateau entier
board-scored = évaluée
board-place = { $kind ->
    [closed] { $place }, métropole, { $region }
    [bare] { $place }, métropole sans tuile, { $region }
    [city] { $place }, métropole de valeur { $value }, { $region }
   *[town] { $place }, ville, { $region }
}
board-empty-spaces = { $count ->
    [one] { $count } case vide
   *[other] { $count } cases vides
}
board-pieces-of = { $count ->
    [one] { $player } : { $count } franchise
   *[other] { $player } : { $count } franchises
}
board-near = à une franchise de l’évaluation
board-boom = marqueur Boom
board-tile = vaut { $first }, { $second }, { $third }
board-tie-breaker = départage : { $player }
board-track-state = Piste de région : { $taken ->
    [one] { $taken } case occupée
   *[other] { $taken } cases occupées
} sur { $spaces }

## People

players-title = Joueurs
players-influence = Influence
players-money = Argent
players-income = Rev.
players-supply = Réserve
players-bonus = Bonus
players-income-why = Revenus à venir, pour { $spaces ->
    [one] { $spaces } case vide
   *[other] { $spaces } cases vides
}{ $boom ->
    [0] { "" }
   *[other] , dont { $boom } grâce au boom
}
players-bonus-tiles = { $count ->
    [one] { $count } tuile Bonus
   *[other] { $count } tuiles Bonus
}, { $reserve } en réserve, { $used ->
    [one] { $used } utilisée
   *[other] { $used } utilisées
}
player-you = vous
player-guest = en ligne
player-here = ici
player-partner = adversaire
player-away = hors ligne
player-your-turn = à vous
player-your-turn-now = C’est à vous.
player-to-move = joue
player-stand-in = bot remplaçant
strip-player = { $player } : influence { $influence }, { $total } à la fin, { $money } $, revenus { $income }, réserve { $supply }, tuiles Bonus { $bonus }
tile-link = tuile Route
tile-expansion = tuile Développement
milestones-title = Étapes
milestone-help-four-towns = Des franchises dans quatre villes
milestone-help-four-regions = Une franchise dans chacune de quatre régions
milestone-help-five-in-scored-cities = Cinq franchises dans des métropoles évaluées
milestone-help-two-three-four = En même temps, une franchise dans des métropoles non évaluées de valeur 2, 3 et 4
milestone-help-big-city = Déclencher l’évaluation d’une métropole de valeur 6, 7 ou 8
milestone-help-region = Déclencher l’évaluation d’une région
milestone-help-two-8-links = Utiliser deux fois une route à 8 $
milestone-taken = { $player } l’a atteinte
milestone-reached = { $player } en a atteint { $count }
milestone-progress = { $player } : { $count } sur { $needed }
milestone-brings = Celui qui l’atteint prend une tuile Bonus de sa réserve, utilisable dès son prochain tour.

## A turn

game-heading = Partie
game-about = Manche { $round }, tour { $turn }
game-over = La partie est terminée.
game-result = Voir le résultat
phases-title = Phases du tour
phase-income = Revenus
phase-expand = Développement
phase-increase = Parts de marché
phase-open = Ouvrir, évaluer
phase-regions = Évaluer les régions
waiting-for = C’est à { $player } de jouer
waiting-watching = Vous regardez la partie.
prompt-lay-cities = Posez une tuile Métropole
prompt-lay-cities-help = Choisissez une métropole en surbrillance, puis sa valeur.
prompt-lay-regions = Posez une tuile Région
prompt-lay-regions-help = Choisissez une région en surbrillance, puis sa tuile.
draft-cities = Tuiles Métropole encore à poser
draft-regions = Tuiles Région encore à poser
draft-city = { $count } de valeur { $value }
prompt-open-towns = Choisissez une ville
prompt-open-towns-help = Choisissez une ville en surbrillance pour votre première franchise. Beaucoup de routes bon marché, c’est un bon début.
prompt-place-boom = Placez le marqueur Boom
prompt-place-boom-help = Choisissez la métropole dont les cases vides comptent double pour les revenus.
prompt-over = La partie est terminée
prompt-over-help = Regardez le résultat.
plan-title = Votre plan
plan-left = reste { $money } $
plan-empty = Choisissez des lieux en surbrillance : développez-vous vers l’un d’eux et ajoutez des franchises dans vos métropoles. Rien n’est définitif avant la fin du tour.
plan-nothing = Plus rien n’est possible dans ce tour. Terminez-le.
plan-cash-only = Plus rien n’est possible dans ce tour sans argent : prenez 10 $ contre une tuile Bonus ou terminez-le.
plan-choose-again = Choisissez où vous développer une deuxième fois.
plan-choose-double = Choisissez la métropole où doubler vos parts de marché.
plan-choose-boom = Une métropole reliée directement, ou par des villes et des métropoles évaluées.
plan-boom = Déplacer le marqueur Boom
plan-boom-where = Choisissez une métropole…
plan-end-turn = Terminer le tour
plan-end-anyway = Terminer quand même
plan-confirm = Confirmer
plan-take-back-all = Tout annuler
plan-fold = Afficher ou masquer le plan
warn-no-expansion = Vous pouvez encore vous développer.
warn-withdrawn = À { $place }, la tuile Bonus ne sert à rien : la première franchise suffit à faire évaluer la métropole.
warn-cash = Vous n’avez pas encore besoin des 10 $. Une tuile Bonus inutilisée vaut 4 PI à la fin.
warn-cash-last = Ce tour met fin à la partie : la tuile Bonus vaudrait plus que les 10 $.
warn-share = Une franchise de plus ferait évaluer { $places }.
step-expand = développement
step-again = deuxième développement
step-grow = parts de marché
step-double = parts doublées
step-cash = Argent contre une tuile Bonus
step-boom = marqueur Boom
step-stay = le marqueur Boom reste
step-open = première franchise
step-lay = poser une tuile
step-end = terminer le tour
step-from = depuis { $place }
step-other-way = Autre route : { $offer }
step-take-back = Annuler : { $what }
step-take-back-this = Annuler
offer-at = { $place } : { $offer }
offer-expand = { $how ->
    [free] Se développer par la route à { $price } $ sans payer (tuile Route)
    [far] Se développer au loin pour { $price } $ (tuile Développement)
    [far-free] Se développer au loin pour { $price } $ (les deux tuiles)
   *[plain] Se développer pour { $price } $
}
offer-again = { $how ->
    [free] Se développer encore par la route à { $price } $ sans payer (tuiles Bonus et Route)
    [far] Se développer encore, au loin, pour { $price } $ (tuiles Bonus et Développement)
    [far-free] Se développer encore, au loin, pour { $price } $ (tuile Bonus et les deux tuiles)
   *[plain] Se développer encore pour { $price } $, avec une tuile Bonus
}
offer-grow = Ajouter une franchise pour 1 $
offer-double = Une deuxième franchise, avec une tuile Bonus
offer-cash = Prendre 10 $ contre une tuile Bonus
offer-boom = Marqueur Boom ici
offer-stay = Laisser le marqueur Boom
offer-open = Ouvrir une première franchise
offer-lay-city = Poser une tuile de valeur { $tile }
offer-lay-region = Poser la tuile { $tile } ({ $values })
offer-lay-new = Poser une nouvelle tuile ({ $values })
offer-end = Terminer le tour
tip-take-back = Prévu. Appuyez pour annuler.
tip-lay = Appuyez pour poser une tuile ici.
tip-not-boom = Le marqueur Boom ne peut pas venir ici.
tip-not-again = Un deuxième développement ne peut pas mener ici.
tip-not-double = Pour doubler vos parts ici, il faut une franchise prévue et deux cases vides.
bonus-title = Tuile Bonus
bonus-left = vous en avez { $count }
bonus-again = Deuxième développement
bonus-again-help = Se développer une deuxième fois dans ce tour.
bonus-double = Doubler ses parts
bonus-double-help = Une deuxième franchise dans une métropole où vous en ajoutez une.
bonus-cash = Gagner 10 $
bonus-cash-help = Prenez de l’argent à la banque, pour ce tour ou plus tard.
gain-title = Ce que cela rapporte
gain-none = Rien n’est évalué dans ce tour
gain-influence = influence
gain-city = { $majority ->
    [yes] majorité
   *[no] pleine
}
gain-region = rang { $rank }
gain-track = Piste de région
gain-track-space = case { $space }
gain-milestone = une tuile Bonus
gain-ends-game = Ce tour met fin à la partie.
gain-income = Prochains revenus
gain-income-change = { $now } $ → { $then } $
hint-button = Conseil
hint-title = Ce que ferait le bot
hint-thinking = Le bot réfléchit…
hint-take = Suivre
hint-end = Terminer le tour sans rien de plus
hint-share = Le pourcentage : vos chances de victoire, selon le bot.
undo-turn = Annuler mon dernier tour
undo-agree = D’accord
undo-refuse = Non
undo-waiting = Les autres doivent d’abord accepter.
stage-skip = Passer
chat-title = Discussion
chat-empty = Rien n’a encore été dit.
chat-say = Dire quelque chose
chat-send = Envoyer
panel-open = Joueurs, régions et journal

## Cards

region-missing = { $count ->
    [0] complète
    [one] attend { $count } lieu
   *[other] attend { $count } lieux
}
region-scores-now = évaluée avec ce plan
region-now = Situation actuelle
region-after = Après votre plan
region-nobody = Personne n’y est encore.
region-pieces = { $count ->
    [one] { $count } franchise
   *[other] { $count } franchises
}
region-tie-breaker = Départage
region-waits = Attend { $places }
region-track-next = En la complétant : +{ $gain }
region-chips = Régions, et combien de lieux elles attendent
region-tile-dollars = Tuile Dollar : les rangs rapportent des dollars, pas de l’influence.
region-tile-number = Tuile Nombre : chaque rang rapporte autant d’influence qu’il y a de tuiles sur la piste de région, plus ou moins le nombre du rang.
region-tile-bonus = Bonus : le premier reprend aussi une de ses tuiles Bonus utilisées, prête dès son prochain tour.
region-tile-expansion = Le premier prend aussi la tuile Développement : une fois, il peut se développer par autant de routes qu’il veut, toutes payées.
region-tile-link = Le premier prend aussi la tuile Route : une fois, une route est gratuite.
region-track-now = { $count ->
    [0] Aucune tuile n’est encore sur la piste.
    [one] { $count } tuile est sur la piste pour l’instant.
   *[other] { $count } tuiles sont sur la piste pour l’instant.
}
region-values-ours = La plupart des valeurs de ces tuiles sont les nôtres.
place-closed = Hors jeu à deux ou trois joueurs.
place-town = Ville : place pour une franchise, 1 PI à la fin.
place-scored = Évaluée. Les franchises restantes comptent pour la région.
place-city = Vaut { $value } PI à la majorité absolue, la moitié si elle est pleine. { $empty ->
    [0] Aucune case vide.
    [one] { $empty } case vide.
   *[other] { $empty } cases vides.
}
place-near = À une franchise de l’évaluation.
place-standing = { $player } : { $pieces }, encore { $missing } pour la majorité
place-leader = Si elle se remplit : { $player } gagne { $gain } PI

## What happened

log-title = Tous les tours
log-since = Depuis votre dernier tour
log-all = Tout
log-less = Moins
log-replay = Revoir
log-replay-since = Revoir ce qui s’est passé depuis votre dernier tour
log-look = Revoir la partie après le tour { $turn }
log-nothing = passe
log-expanded = { $second ->
    [yes] se développe encore, vers { $place }, pour { $paid } $
   *[no] se développe vers { $place } pour { $paid } $
}
log-shares = se renforce à { $places }
log-opened = commence à { $places }
log-boom = { $first ->
    [yes] place le marqueur Boom à { $place }
   *[no] déplace le marqueur Boom à { $place }
}
log-doubled = double ses parts de marché à { $place } avec une tuile Bonus
log-cash = prend 10 $ contre une tuile Bonus
log-city = { $other ->
    [yes] { $majority ->
        [yes] donne à { $player } la majorité à { $place }
       *[no] remplit { $place } pour { $player }
    }
   *[no] { $majority ->
        [yes] prend la majorité à { $place }
       *[no] remplit { $place } et y est en tête
    }
}
log-region = fait évaluer la région { $region }
log-rank = { $other ->
    [yes] { $player } prend le rang { $rank } dans la région { $region }
   *[no] prend le rang { $rank } dans la région { $region }
}
history-title = Historique
history-about = tour { $turn } sur { $of }
history-back = Retour à la partie
history-first = Au début
history-previous = Un tour en arrière
history-next = Un tour en avant
history-last = À la fin
history-skip = Passer
history-play = Lecture
history-pause = Pause
history-slider = Tour
history-turn = { $turn ->
    [0] Départ
   *[other] Tour { $turn }
}

## The end

end-about = terminée après { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
}
end-ahead = { $total } PI, { $ahead } d’avance sur { $player }.
end-by-towns = { $total } PI, à égalité avec { $players } ; les franchises dans les villes décident : { $towns } à { $others }.
end-shared = { $total } PI chacun, et autant de franchises dans les villes.
end-reason = { $reason ->
    [red_zone] Une tuile Région est arrivée dans la zone rouge.
   *[no_expansion] Une manche entière s’est déroulée sans développement.
}
end-rematch = Revanche
end-to-rematch = Vers la revanche
review-open = Analyse
end-replay = Revoir
count-cities = Métropoles
count-cities-help = majorités et métropoles pleines
count-regions = Régions
count-regions-help = premiers, deuxièmes et troisièmes rangs
count-track = Piste de région
count-track-help = pour l’évaluation des régions
count-during = Pendant la partie
count-towns = Villes
count-towns-help = 1 par franchise dans une ville
count-money = Argent
count-money-help = 1 par tranche entière de 3 $
count-bonus = Tuiles Bonus inutilisées
count-bonus-help = 4 chacune
count-total = Influence
chart-title = L’influence au fil des tours
chart-help = Le dernier segment est le décompte final : villes, argent, tuiles Bonus.

## Rules and learning

rule-link = Règles : { $about }
rules-open = Règles
rules-open-help = À lire et à consulter, avec des images
learn-open = Apprendre en jouant
learn-open-help = Pas à pas, en cinq minutes
puzzles-open = Problème du jour
puzzles-open-help = Un tour est nettement le meilleur. Trouvez-le, puis entraînez-vous
puzzles-open-solved = { $count ->
    [one] Résolu. D’autres vous attendent
   *[other] Résolu, { $count } jours d’affilée. D’autres vous attendent
}
