# The client's own words.

## Everywhere

dollars = { $amount } $
close = Fermer
loading = La table se prépare…
language = Langue
theme-dark = Sombre
theme-light = Clair
motion-off = Sans animation
motion-on = Avec animation
menu = Menu
menu-home = Accueil
menu-export = Enregistrer la partie
menu-history = Historique
home-link = Franchise, accueil
guest-name = Invité
your-name = Votre nom
problem-title = Cela n’a pas fonctionné
problem-offline = Le serveur ne répond pas. Est-il en marche, et y a-t-il un réseau ?
problem-server = Le serveur a répondu par l’erreur { $status }.
problem-retry = Réessayer
problem-no-page = Cette page n’existe pas.
connection-lost = Pas de connexion. Votre plan est conservé, nouvelle tentative…
connection-back = Connexion rétablie.
game-moved-on = La partie a avancé ; voici la position actuelle.
moves-taken-back = Des coups ont été repris.

## Home

home-lead = Bâtissez votre chaîne d’une côte à l’autre. Un jeu de plateau pour deux à cinq, en une heure environ.
home-foot = Une adaptation indépendante d’un jeu publié, avec nos propres mots et images.
play-title = Jouer tout de suite
play-against = Contre
play-bots = { $count ->
    [one] { $count } bot
   *[other] { $count } bots
}
play-level = Niveau
play-now = C’est parti
people-title = Jouer à plusieurs
people-friends = Une table entre amis
people-friends-help = Envoyez un lien, les places se remplissent
people-screen = Autour d’un écran
people-screen-help = Passez-vous la tablette, tout est visible de toute façon
more-title = Plus
more-options = Toutes les options
more-options-help = Variante expert, mini-extensions, places
more-record = Ouvrir une partie
more-record-help = Revoir ou reprendre une partie enregistrée
record-unreadable = Ce fichier n’est pas l’enregistrement d’une partie.
games-title = Vos parties
games-public = Tables avec une place libre
games-over = terminée
games-to-move = au tour de { $player }
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
option-start-help-choose = Vous choisissez vos villes, la dernière place d’abord.
option-start-help-introductory = Chacun commence dans deux villes fixées : idéal pour une première partie.
option-start-choose = Choisir les villes
option-start-introductory = Partie d’initiation
option-cities = Tuiles Métropole
option-cities-help-printed = Chaque métropole garde la valeur imprimée sur le plateau.
option-cities-help-random = Variante expert : les tuiles de même dos changent de place au hasard.
option-cities-help-draft = Variante expert : avant les premières villes, chacun pose une tuile à tour de rôle.
option-cities-help-custom = Variante expert : vous posez les tuiles sur le plateau avant l’arrivée des autres.
option-regions = Tuiles Région
option-regions-help-printed = Chaque région vaut ce qui est imprimé sur le plateau.
option-regions-help-random = Variante expert : les tuiles sont réparties au hasard sur les régions.
option-regions-help-draft = Variante expert : après les métropoles, chacun pose une tuile Région à tour de rôle.
option-regions-help-custom = Variante expert : vous choisissez une tuile pour chaque région, y compris parmi les nouvelles.
option-tiles-printed = Imprimées
option-tiles-random = Au hasard
option-tiles-draft = À tour de rôle
option-tiles-custom = Au choix
option-pool = Quelles tuiles Région
option-pool-help-printed = Les dix tuiles du plateau.
option-pool-help-mixed = Tirées des trente : les imprimées et vingt qui rapportent des dollars, comptent des tuiles ou donnent quelque chose.
option-pool-help-new = Tirées des vingt nouvelles : dollars, nombres et bonus. La plupart de leurs valeurs sont les nôtres, pas celles d’origine.
option-pool-printed = Imprimées
option-pool-mixed = Mélangées
option-pool-new = Nouvelles
option-time = Temps pour un tour
option-time-help = { $minutes ->
    [0] Rien ne presse : en direct, ou quand chacun a le temps.
    [1440] Sur plusieurs jours : un coup par jour. Ensuite, un bot peut jouer pour le retardataire.
    [4320] Sur plusieurs jours, à loisir. Après trois jours, un bot peut jouer pour le retardataire.
   *[other] En direct. Après { $minutes } minutes, un bot peut jouer pour le retardataire.
}
option-minutes = { $minutes ->
    [0] Illimité
    [1440] 1 jour
    [4320] 3 jours
   *[other] { $minutes } min
}
option-boom = Boom
option-boom-help = Un marqueur près d’une métropole double ses emplacements libres pour les revenus ; on peut le déplacer avant son tour.
option-milestones = Étapes
option-milestones-help = Les tuiles Bonus se gagnent par des objectifs au lieu d’être distribuées au départ.
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
    [one] une place libre
   *[other] { $count } places libres
}
new-none = Aucune
new-private = Sur invitation
new-unplayable = Cette disposition n’est pas encore jouable.
dealt-boom = Après les premières villes, le premier joueur place le marqueur près d’une métropole ; ensuite chacun peut le déplacer avant son tour.
dealt-special = Des tuiles Région qui font plus
fact-places = lieux en jeu
fact-links = routes
fact-regions = régions à évaluer
fact-bonus = tuiles Bonus chacun
fact-bonus-earned = tuiles Bonus chacun, à gagner
fact-money = au départ, selon la place
seat-kind = Place { $seat }
seat-name = Joueur { $seat }
seat-bot = Bot
seat-open = Place libre
seat-open-help = à inviter par le lien
seat-person = À cet écran

## Table before the game

table-untitled = Une table
table-deleted = L’hôte a supprimé cette table.
title-table = Table
title-over = Résultat
lobby-about = { $free ->
    [0] tout le monde est là
    [one] une place libre
   *[other] { $free } places libres
}
lobby-title = Qui joue
lobby-drawn = L’ordre sera tiré au sort au départ.
lobby-in-order = La première place commence.
lobby-start = Commencer la partie
lobby-wait = { $free ->
    [one] Il manque un joueur
   *[other] Il manque { $free } joueurs
}
lobby-host-starts = L’hôte lance la partie quand tout le monde est là.
lobby-invite = Inviter
lobby-invite-help = Toute personne qui ouvre ce lien peut prendre une place libre.
lobby-copy = Copier
lobby-copied = Le lien est copié.
lobby-rules = Ce que l’on joue
seat-here = présent
seat-add-bot = Ajouter un bot
seat-take = S’asseoir
summary-start = { $start ->
    [introductory] Partie d’initiation, villes fixées
   *[choose] Les villes sont choisies au départ
}
summary-cities = { $tiles ->
    [printed] Tuiles Métropole imprimées
    [random] Tuiles Métropole au hasard
    [draft] Tuiles Métropole à tour de rôle
   *[custom] Tuiles Métropole posées par l’hôte
}
summary-regions = { $tiles ->
    [printed] Tuiles Région imprimées
    [random] Tuiles Région au hasard
    [draft] Tuiles Région à tour de rôle
   *[custom] Tuiles Région posées par l’hôte
}{ $pool ->
    [printed] { "" }
    [mixed] , anciennes et nouvelles
    [new] , nouvelles seulement
   *[custom] , une sélection
}
join-title = Vous êtes invité
join-with = Avec { $players }
join-sit = S’asseoir
join-watch = Seulement regarder

## The board

board-label = Plateau. Les flèches vont de lieu en lieu, page suivante et précédente aux lieux possibles, plus et moins pour le zoom.
board-picture = Le plateau de cette partie
board-in-words = Le plateau en mots
board-moves = Ce que vous pouvez faire
board-moves-none = Rien pour l’instant.
board-links = Routes : { $links }
board-zoom-in = Agrandir
board-zoom-out = Réduire
board-fit = Plateau entier
board-closed = hors jeu
board-scored = évaluée
board-place = { $kind ->
    [bare] { $place }, métropole sans tuile, { $region }
    [city] { $place }, métropole de { $value }, { $region }
   *[town] { $place }, ville, { $region }
}
board-empty-spaces = { $count ->
    [one] { $count } emplacement libre
   *[other] { $count } emplacements libres
}
board-pieces-of = { $count ->
    [one] { $player } une franchise
   *[other] { $player } { $count } franchises
}
board-boom = marqueur Boom
board-tile = vaut { $first }, { $second }, { $third }
board-tie-breaker = départage { $player }
board-track = Piste de|région
board-track-state = Piste de région : { $taken } cases occupées sur { $spaces }
board-short-northwest = NO
board-short-california = Cal
board-short-southwest = SO
board-short-northern-plains = PN
board-short-great-lakes = GL
board-short-northeast = NE
board-short-mid-atlantic = CA
board-short-southeast = SE
board-short-heartland = CP
board-short-texas = Tex

## People

players-title = Joueurs
players-influence = Influence
players-money = Argent
players-income = Rev.
players-supply = Réserve
players-bonus = Bonus
players-income-why = Revenus à venir, pour { $spaces ->
    [one] { $spaces } emplacement libre
   *[other] { $spaces } emplacements libres
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
player-guest = invité
player-here = ici
player-partner = joue avec vous
player-away = absent
player-your-turn = à vous
player-your-turn-now = C’est à vous.
player-to-move = joue
player-stand-in = bot remplaçant
strip-player = { $player } : influence { $influence }, { $money } $, revenus { $income }, réserve { $supply }, tuiles Bonus { $bonus }
tile-link = tuile Route
tile-expansion = tuile Développement
milestones-title = Étapes
milestone-help-four-towns = Des franchises dans quatre villes
milestone-help-four-regions = Une franchise dans chacune de quatre régions
milestone-help-five-in-scored-cities = Cinq franchises dans des métropoles évaluées
milestone-help-two-three-four = En même temps dans des métropoles non évaluées de valeur 2, 3 et 4
milestone-help-big-city = Déclencher l’évaluation d’une métropole de 6, 7 ou 8
milestone-help-region = Déclencher l’évaluation d’une région
milestone-help-two-8-links = Utiliser deux fois une route à 8 $
milestone-taken = { $player } l’a atteinte
milestone-reached = { $player } en a atteint { $count }
milestone-progress = { $player } : { $count } sur { $needed }
milestone-brings = Qui l’atteint prend une tuile Bonus de sa réserve, utilisable dès son tour suivant.

## A turn

game-heading = Partie
game-about = Manche { $round }, tour { $turn }
game-deadline = jusqu’au { $time }
game-setup = Avant le premier tour
game-over = La partie est terminée.
game-result = Voir le résultat
phases-title = Phases du tour
phase-income = Revenus
phase-expand = Développement
phase-increase = Parts de marché
phase-open = Ouvrir, évaluer
phase-regions = Évaluer les régions
waiting-for = C’est à { $player } de jouer
waiting-bot = Le bot regarde le plateau…
waiting-person = En attendant, regardez le plateau.
waiting-watching = Vous regardez.
prompt-lay-cities = Posez une tuile Métropole
prompt-lay-cities-help = Choisissez une métropole éclairée, puis sa valeur.
prompt-lay-regions = Posez une tuile Région
prompt-lay-regions-help = Choisissez une région éclairée, puis sa tuile.
prompt-open-towns = Choisissez une ville
prompt-open-towns-help = Choisissez une ville éclairée pour une première franchise. Beaucoup de routes bon marché, c’est un bon début.
prompt-place-boom = Placez le marqueur Boom
prompt-place-boom-help = Choisissez la métropole dont les emplacements libres comptent double pour les revenus.
prompt-over = La partie est terminée
prompt-over-help = Voyez le résultat.
plan-title = Votre plan
plan-left = reste { $money } $
plan-empty = Choisissez des lieux éclairés : développez-vous vers l’un d’eux, et ajoutez des franchises là où vous êtes. Rien ne compte avant la fin du tour.
plan-nothing = Plus rien n’est possible à ce tour. Terminez-le.
plan-choose-again = Choisissez où vous développer une deuxième fois.
plan-choose-double = Choisissez la métropole pour doubler vos parts de marché.
plan-choose-boom = Une métropole reliée, aussi par des villes et des métropoles évaluées.
plan-boom = Déplacer le marqueur Boom
plan-boom-where = Choisissez une métropole…
plan-end-turn = Terminer le tour
plan-end-anyway = Terminer ainsi
plan-confirm = Confirmer
plan-take-back-all = Tout reprendre
plan-fold = Afficher ou masquer le plan
warn-no-expansion = Vous pouvez encore vous développer.
warn-withdrawn = La tuile Bonus n’apporte rien à { $place } : la première franchise suffit à évaluer la métropole.
warn-cash = Vous n’avez pas encore besoin des 10 $. Une tuile Bonus gardée vaut 4 à la fin.
warn-cash-last = Ceci termine la partie : la tuile Bonus vaudrait plus que les 10 $.
warn-share = Une franchise de plus évaluerait { $places }.
step-expand = développement
step-again = deuxième développement
step-grow = parts de marché
step-double = parts doublées
step-cash = Argent pour une tuile Bonus
step-boom = marqueur Boom
step-stay = le marqueur Boom reste
step-open = première franchise
step-lay = poser une tuile
step-end = terminer le tour
step-from = depuis { $place }
step-other-way = Autre route : { $offer }
step-take-back = Reprendre : { $what }
step-take-back-this = Reprendre
offer-expand = { $how ->
    [free] Par la route à { $price } $, gratuitement (tuile Route)
    [far] Se développer au loin pour { $price } $ (tuile Développement)
    [far-free] Se développer au loin pour { $price } $ (les deux tuiles)
   *[plain] Se développer pour { $price } $
}
offer-again = { $how ->
    [free] Se développer encore, route à { $price } $ gratuite (tuiles Bonus et Route)
    [far] Se développer encore, au loin, pour { $price } $ (tuiles Bonus et Développement)
    [far-free] Se développer encore, au loin, pour { $price } $ (Bonus et les deux tuiles)
   *[plain] Se développer encore pour { $price } $, avec une tuile Bonus
}
offer-grow = Ajouter une franchise pour 1 $
offer-double = Une deuxième franchise, avec une tuile Bonus
offer-cash = Prendre 10 $ pour une tuile Bonus
offer-boom = Marqueur Boom ici
offer-stay = Laisser le marqueur Boom
offer-open = Ouvrir une première franchise
offer-lay-city = Poser une tuile de valeur { $tile }
offer-lay-region = Poser { $tile } ({ $values })
offer-lay-new = Poser une nouvelle tuile ({ $values })
offer-end = Terminer le tour
tip-take-back = Prévu. Appuyez pour le reprendre.
tip-lay = Appuyez pour poser une tuile ici.
tip-not-boom = Le marqueur Boom ne peut pas venir ici.
tip-not-again = Un second développement ne mène pas ici.
tip-not-double = Doubler ses parts demande ici une franchise prévue et deux emplacements libres.
bonus-title = Tuile Bonus
bonus-left = { $count ->
    [one] vous en avez { $count }
   *[other] vous en avez { $count }
}
bonus-again = Deuxième développement
bonus-again-help = Se développer une deuxième fois dans ce tour.
bonus-double = Doubler ses parts
bonus-double-help = Une deuxième franchise dans une métropole où vous en ajoutez une.
bonus-cash = Gagner 10 $
bonus-cash-help = Prenez de l’argent à la banque, pour ce tour ou plus tard.
gain-title = Ce que cela rapporte
gain-none = rien n’est évalué à ce tour
gain-influence = influence
gain-city = { $majority ->
    [yes] majorité
   *[no] pleine
}
gain-region = rang { $rank }
gain-track = Piste de région
gain-track-space = case { $space }
gain-milestone = une tuile Bonus
gain-ends-game = Cela termine la partie.
gain-income = Prochains revenus
gain-income-change = { $now } $ → { $then } $
hint-button = Conseil
hint-title = Ce que ferait le bot
hint-thinking = Le bot réfléchit…
hint-take = Adopter
hint-end = Terminer le tour ainsi
hint-share = À côté de chaque tour : vos chances de victoire, selon le bot.
undo-turn = Reprendre mon dernier tour
undo-agree = D’accord
undo-refuse = Non
undo-waiting = Les autres doivent encore accepter la reprise.
chat-title = Discussion
chat-empty = Rien n’a encore été dit.
chat-say = Dire quelque chose
chat-send = Envoyer
panel-open = Joueurs, régions et journal

## Cards

region-missing = { $count ->
    [0] complète
    [one] attend un lieu
   *[other] attend { $count } lieux
}
region-scores-now = évaluée avec ce plan
region-nobody = Personne n’y est encore.
region-pieces = { $count ->
    [one] { $count } franchise
   *[other] { $count } franchises
}
region-tie-breaker = Départage
region-waits = Attend { $places }
region-track-next = Qui la complète : +{ $gain }
region-chips = Régions, et combien de lieux elles attendent
region-tile-dollars = Tuile Dollar : les rangs rapportent des dollars, pas de l’influence.
region-tile-number = Tuile Nombre : chaque rang rapporte autant d’influence qu’il y a de tuiles sur la piste de région, plus ou moins son nombre.
region-tile-bonus = Bonus : le premier reprend aussi une tuile Bonus utilisée, prête dès son tour suivant.
region-tile-expansion = Le premier prend aussi la tuile Développement : une fois, se développer par autant de routes qu’il veut, toutes payées.
region-tile-link = Le premier prend aussi la tuile Route : une fois, une route est gratuite.
region-track-now = { $count ->
    [one] Une tuile est sur la piste pour l’instant.
   *[other] { $count } tuiles sont sur la piste pour l’instant.
}
region-values-ours = La plupart des valeurs de ces tuiles sont les nôtres.
place-closed = Fermée avec si peu de joueurs.
place-town = Ville : place pour une franchise, 1 influence à la fin.
place-scored = Évaluée. Ce qui reste compte pour la région.
place-city = Vaut { $value } à la majorité absolue, la moitié si elle est pleine. { $empty ->
    [one] Un emplacement libre.
   *[other] { $empty } emplacements libres.
}
place-standing = { $player } : { $pieces }, { $missing ->
    [one] encore une pour la majorité
   *[other] encore { $missing } pour la majorité
}
place-leader = Si elle se remplit : { $player } gagne { $gain }

## What happened

log-title = Tous les tours
log-since = Depuis votre dernier tour
log-all = Tout
log-less = Moins
log-replay = Revoir
log-replay-since = Revoir ce qui s’est passé depuis votre dernier tour
log-look = Voir la partie après le tour { $turn }
log-nothing = ne fait rien
log-expanded = { $second ->
    [yes] se développe encore à { $place } pour { $paid } $
   *[no] se développe à { $place } pour { $paid } $
}
log-shares = se renforce à { $places }
log-opened = commence à { $places }
log-boom = { $first ->
    [yes] place le marqueur Boom près de { $place }
   *[no] déplace le marqueur Boom à { $place }
}
log-doubled = double à { $place } avec une tuile Bonus
log-cash = prend 10 $ pour une tuile Bonus
log-city = { $other ->
    [yes] { $majority ->
        [yes] donne la majorité à { $player } à { $place }
       *[no] remplit { $place } pour { $player }
    }
   *[no] { $majority ->
        [yes] prend la majorité à { $place }
       *[no] remplit { $place } et y est en tête
    }
}
log-region = évalue la région { $region }
log-rank = { $other ->
    [yes] { $player } est n° { $rank } dans la région { $region }
   *[no] est n° { $rank } dans la région { $region }
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

end-about = terminée après { $turns } tours
end-wins = { $count ->
    [one] { $names } gagne
   *[other] { $names } se partagent la victoire
}
end-ahead = { $total } d’influence, { $ahead } de plus que { $player }.
end-shared = { $total } d’influence chacun.
end-reason = { $reason ->
    [red_zone] Une tuile Région est arrivée dans la zone rouge.
   *[no_expansion] Une manche entière s’est déroulée sans développement.
}
end-rematch = Revanche
end-to-rematch = À la revanche
end-replay = Revoir
count-cities = Métropoles
count-cities-help = majorités et métropoles pleines
count-regions = Régions
count-regions-help = premiers, deuxièmes et troisièmes rangs
count-track = Piste de région
count-track-help = pour l’évaluation d’une région
count-during = Pendant la partie
count-towns = Villes
count-towns-help = 1 par franchise dans une ville
count-money = Argent
count-money-help = 1 par tranche entière de 3 $
count-bonus = Tuiles Bonus inutilisées
count-bonus-help = 4 chacune
count-total = Influence
chart-title = L’influence au fil des tours
chart-help = La dernière portion est le décompte final : villes, argent, tuiles Bonus.

## Rules and learning

rule-link = Règles : { $about }
rules-open = Règles
rules-open-help = À lire et à consulter, avec des images
learn-open = Apprendre en jouant
learn-open-help = Pas à pas, en cinq minutes
