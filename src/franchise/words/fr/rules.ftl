# The rules of the game, in our own words. A line is a paragraph, a line with a dash an item, ** sets in bold.
# A no-break space stands before signs.

rules-page = Règles
rules-contents = Sommaire
rules-print = Imprimer
rules-to-learn = Apprendre en jouant
rules-link = Règle : { $title }
rules-about = Voici les règles dans nos propres mots, avec tout ce que ce programme décide là où le livret laisse un choix.
rules-up = Retour au sommaire

## The game

rules-game = Le jeu
rules-goal-title = But du jeu
rules-goal =
    Vous bâtissez une chaîne de franchises à travers les États-Unis. Développez-vous vers de nouvelles villes et métropoles, augmentez vos parts de marché dans les métropoles et gagnez de l’**influence** dès qu’une métropole ou une région entière est évaluée. Celui qui a le plus d’influence à la fin l’emporte.
    Le jeu se joue de deux à cinq. Tout est visible, et après la mise en place rien n’est laissé au hasard.
rules-phases-title = Un tour en bref
rules-phases =
    Les joueurs jouent à tour de rôle, dans le sens horaire. Un tour comporte cinq phases, toujours dans cet ordre :
    - **1 Toucher ses revenus :** de l’argent pour les cases vides de vos métropoles.
    - **2 Effectuer un développement :** une franchise dans un nouveau lieu.
    - **3 Augmenter ses parts de marché dans les métropoles :** d’autres franchises, à 1 $ chacune.
    - **4 Ouvrir de nouvelles franchises et évaluer les métropoles :** les franchises prévues sont posées, et les métropoles qui remplissent les conditions sont évaluées.
    - **5 Évaluer les régions :** les régions complètes sont évaluées.
    Les phases 2 et 3 sont facultatives. Dans ce programme, vous les préparez dans l’ordre que vous voulez et confirmez le tour une seule fois ; les phases 1, 4 et 5 se déroulent d’elles-mêmes.

## Board and pieces

rules-board = Plateau et matériel
rules-places-title = Métropoles, villes, régions
rules-places =
    Le plateau compte 45 lieux dans dix régions. Une **métropole** a une tuile Métropole de 2 à 8 cases et accueille plusieurs joueurs. Une **ville** n’a qu’une case, pour une seule franchise.
rules-city-tiles-title = Tuiles Métropole
rules-city-tiles =
    Le nombre au centre est la valeur de la métropole ; elle a autant de cases. Les franchises se posent à partir de la première case (celle qui porte l’étoile), puis dans le sens horaire. Elles se trouvent donc dans l’ordre de leur arrivée, et dès que la première case est prise, le plus grand nombre encore visible indique combien de cases sont vides.
rules-links-title = Routes
rules-links =
    107 routes relient les lieux. En emprunter une coûte 0, 1, 3, 5 ou 8 $ ; le prix y est inscrit, et chaque prix a son propre tracé. Les routes à 0 et 1 $ partent toujours d’une ville ou y mènent ; les plus chères relient deux métropoles.
rules-franchises-title = Franchises
rules-franchises =
    Vous avez 40 franchises. Tout ce que vous posez sur le plateau, près des tuiles Région et près des étapes en fait partie. Un tour ne peut en utiliser plus que n’en contient votre réserve. S’il ne vous en reste aucune pour marquer un départage ou une étape, vous l’avez quand même, sans franchise pour l’indiquer.
rules-money-title = Argent
rules-money =
    L’argent est visible de tous. La banque est inépuisable, et personne ne s’endette : chaque prix se paie au moment où il est dû.

## Setup

rules-setup = Mise en place
rules-preparation-title = Tuiles et places
rules-preparation =
    Les tuiles Métropole et Région se trouvent à leur place imprimée. À deux ou trois, chacun reçoit 4 tuiles Bonus ; à quatre ou cinq, 3. L’influence commence à 0. Le premier joueur est tiré au sort, les autres suivent dans le sens horaire.
rules-closed-regions-title = Régions fermées
rules-closed-regions =
    À deux ou trois joueurs, trois régions sont fermées : Nord-Ouest, Californie et Plaines du Nord. Leurs lieux et toutes les routes qui y touchent sont hors jeu. Leurs tuiles Région occupent dès le départ les trois premières cases de la piste de région.
rules-starting-towns-title = Villes de départ
rules-starting-towns =
    Dans l’ordre inverse du tour, du dernier au premier joueur, chacun choisit une ville libre et y ouvre une franchise.
rules-starting-money-title = Argent de départ
rules-starting-money =
    La somme de départ dépend du nombre de joueurs et de votre place dans l’ordre du tour.
rules-introductory-title = Partie d’initiation
rules-introductory =
    Pour une première partie, personne ne choisit : chaque joueur commence dans deux villes fixées. Rien d’autre ne change.

## A turn

rules-turn = Votre tour : phases 1 à 3
rules-income-title = Phase 1 : Toucher ses revenus
rules-income =
    Additionnez les **cases vides** de toutes les métropoles non évaluées où vous avez une franchise. Cherchez cette somme dans le tableau de revenus, dans la colonne du nombre de joueurs, et prenez le montant indiqué. Vous touchez au moins 1 $, même au premier tour.
    Une jeune métropole rapporte bien : plus elle se remplit, moins elle rapporte, à tous ceux qui y sont. Les métropoles évaluées et les villes ne rapportent rien.
rules-expansion-title = Phase 2 : Effectuer un développement
rules-expansion =
    Depuis un lieu où vous avez une franchise, même une métropole évaluée, vous pouvez suivre **une** route vers
    - une ville encore inoccupée, ou
    - une métropole non évaluée qui a une case vide et où vous n’êtes pas encore.
    On n’entre jamais dans une métropole évaluée. La nouvelle franchise n’ouvre qu’en phase 4.
rules-expansion-price-title = Payer la route
rules-expansion-price =
    Payez le prix de la route. Si des routes partent de plusieurs de vos lieux vers la destination, vous choisissez laquelle emprunter ; sans choix de votre part, le programme prend la moins chère.
rules-market-share-title = Phase 3 : Augmenter ses parts de marché
rules-market-share =
    Pour chaque métropole non évaluée qui a une case vide et où vous avez déjà une franchise, vous pouvez payer 1 $ et poser **une** franchise de plus en son centre. Une au maximum par métropole et par tour, dans autant de métropoles que vous voulez. Pas dans celle vers laquelle vous venez de vous développer : vous n’y êtes pas encore.
rules-opening-title = Phase 4 : Ouvrir de nouvelles franchises
rules-opening =
    D’abord, votre développement devient une franchise : dans une ville sur son unique case, dans une métropole sur la prochaine case libre. Deux développements se font dans l’ordre où vous les avez effectués. Puis chaque franchise posée au centre passe sur la prochaine case libre de sa métropole. Après chaque franchise, on vérifie si la métropole est évaluée.

## Scoring cities

rules-scoring-cities = Évaluer les métropoles
rules-city-scored-title = Quand une métropole est évaluée
rules-city-scored =
    Après chaque franchise que vous y posez, une métropole est évaluée aussitôt si **vous** détenez la majorité absolue de ses cases ou si sa dernière case est occupée. Seul le joueur dont c’est le tour peut déclencher une évaluation. Sur le plateau, un éclat doré signale une métropole qu’une franchise de plus peut faire évaluer.
rules-majority-title = Majorité absolue
rules-majority =
    Plus de la moitié de toutes les cases, vides comprises : 2 sur 2 ou 3, 3 sur 4 ou 5, 4 sur 6 ou 7, 5 sur 8. Vous gagnez **toute la valeur** de la métropole en influence.
rules-full-city-title = Pleine sans majorité
rules-full-city =
    Si la dernière case est occupée et que personne n’a plus de la moitié des cases, celui qui a le plus de franchises gagne **la moitié de la valeur**, arrondie à l’unité inférieure. En cas d’égalité, c’est celui dont la première franchise est arrivée le plus tôt. Ce n’est pas forcément le joueur dont c’est le tour.
rules-after-scoring-title = Après l’évaluation
rules-after-scoring =
    La tuile est retirée et la métropole fermée pour de bon. Celui qui gagne l’influence y reprend toutes ses franchises sauf une ; celles des autres restent. Ce qui s’y trouve compte pour la région, et vous pouvez toujours vous développer à partir de là.
rules-tie-breaker-title = Le départage
rules-tie-breaker =
    À la première métropole évaluée d’une région, le joueur dont c’est le tour – et non celui qui gagne l’influence – pose une franchise de sa réserve près de la tuile Région : c’est le **départage**. Il l’emporte désormais en cas d’égalité dans cette région. Cette franchise ne compte pas dans la région et ne revient jamais.

## Scoring regions

rules-scoring-regions = Phase 5 : Évaluer les régions
rules-region-complete-title = Quand une région est évaluée
rules-region-complete =
    Quand chacune de ses villes est occupée et chacune de ses métropoles évaluée. Dans une région sans ville, les métropoles suffisent. Toutes les régions prêtes sont évaluées dans le même tour.
rules-region-ranks-title = Rangs
rules-region-ranks =
    On compte les franchises de chacun dans les villes et les métropoles évaluées de la région. Le premier gagne la première valeur de la tuile Région, le deuxième la deuxième, **tout autre joueur présent** la troisième. Celui qui n’y a aucune franchise ne gagne rien.
    À deux joueurs, le deuxième gagne la troisième valeur.
rules-region-ties-title = Égalités
rules-region-ties =
    À égalité, le départage décide : son détenteur passe d’abord, puis les autres à partir de lui, dans le sens horaire.
rules-region-track-title = La piste de région
rules-region-track =
    La tuile Région va sur la première case libre de la piste de région, et le joueur dont c’est le tour gagne l’influence qui y est inscrite : 3, 3, 2, 2, 3, 4, 3, puis dans la zone rouge 2, 0, 0.

## Bonus tiles

rules-bonus-tiles = Tuiles Bonus
rules-bonus-use-title = Utiliser une tuile Bonus
rules-bonus-use =
    Une au maximum par tour, et aucune à votre premier tour. Une tuile utilisée quitte le jeu ; inutilisée, elle vaut 4 PI à la fin. Elle permet au choix :
rules-bonus-again-title = Se développer une deuxième fois
rules-bonus-again =
    Effectuez un deuxième développement dans le même tour, vers un autre lieu. Sa route se paie aussi, et elle part elle aussi d’un lieu où vous aviez une franchise avant ce tour.
rules-bonus-double-title = Doubler ses parts de marché
rules-bonus-double =
    Posez gratuitement une deuxième franchise au centre d’une métropole où vous venez d’en poser une pour 1 $. Cette métropole doit avoir au moins deux cases vides. Si la première franchise suffit à la faire évaluer, la deuxième revient avec les autres.
rules-bonus-cash-title = Gagner de l’argent
rules-bonus-cash =
    Prenez 10 $ à la banque, à tout moment de votre tour après les revenus.

## The end

rules-end = La fin
rules-red-zone-title = La zone rouge
rules-red-zone =
    Les trois dernières cases de la piste de région, de 8 à 10, forment la zone rouge. Si une tuile Région s’y trouve à la fin d’un tour, la partie est aussitôt terminée. Personne ne rejoue.
    À deux ou trois joueurs, la cinquième région évaluée met fin à la partie.
rules-no-expansion-title = Personne ne se développe
rules-no-expansion =
    La partie se termine aussi quand personne ne s’est développé pendant autant de tours de suite qu’il y a de joueurs, par choix ou faute de possibilité.
rules-final-count-title = Le décompte final
rules-final-count =
    Chacun gagne
    - 1 PI par franchise dans une ville,
    - 1 PI par tranche entière de 3 $,
    - 4 PI par tuile Bonus inutilisée.
    Les métropoles et régions non évaluées ne rapportent rien.
rules-winner-title = Qui gagne
rules-winner =
    Celui qui a le plus d’influence l’emporte. À égalité, c’est celui qui a le plus de franchises dans les villes ; si l’égalité demeure, la victoire est partagée.

## Expert variant

rules-expert = Variante expert
rules-expert-cities-title = Tuiles Métropole déplacées
rules-expert-cities =
    Il y a trois sortes de tuiles Métropole, que l’on reconnaît à leur **dos** : 2/3 (7 tuiles), 4/5/6 (15 tuiles) et 7/8 (3 tuiles). Une tuile peut se trouver sur toute métropole dont la valeur imprimée figure sur son dos. Le nombre de la tuile compte alors partout : cases, valeur, revenus, majorité.
rules-expert-regions-title = Tuiles Région déplacées
rules-expert-regions =
    Toute tuile Région peut se trouver sur toute région. Les deux moitiés de la variante se jouent séparément ou ensemble.
rules-expert-laying-title = Qui pose les tuiles
rules-expert-laying =
    Trois manières, au choix à l’ouverture de la table :
    - **À tour de rôle :** dans le sens horaire à partir du premier joueur, chacun pose une tuile, puis une autre, jusqu’à ce qu’il y en ait partout, d’abord sur les métropoles, puis sur les régions ; ensuite viennent les villes de départ.
    - **Au hasard :** le programme les distribue.
    - **Au choix :** celui qui ouvre la table les dispose.
    À deux ou trois, seuls les lieux ouverts reçoivent des tuiles, prises parmi toutes ; trois tuiles Région inutilisées se trouvent sur la piste.

## Milestones

rules-milestones = Étapes
rules-milestone-tiles-title = Gagner des tuiles Bonus
rules-milestone-tiles =
    Vos tuiles Bonus (4 à deux ou trois joueurs, sinon 3) sont d’abord en réserve, et 6 étapes (5 à quatre ou cinq) sont tirées parmi sept. Dès que vous remplissez la condition d’une étape, une de vos franchises se place à côté et vous prenez une tuile Bonus de votre réserve, utilisable à partir de votre prochain tour. Le programme s’occupe de tout.
    Plusieurs joueurs peuvent atteindre la même étape, chacun une fois. Quand votre réserve de tuiles Bonus est vide, vous ne recevez plus rien.
rules-milestone-goals-title = Les sept étapes
rules-milestone-goals =
    - **Quatre villes :** des franchises dans quatre villes.
    - **Quatre régions :** au moins une franchise dans chacune de quatre régions ; celles près des tuiles ne comptent pas.
    - **Cinq dans des métropoles évaluées :** au moins cinq franchises dans des métropoles évaluées.
    - **Deux, trois, quatre :** en même temps une franchise dans des métropoles non évaluées de valeur 2, 3 et 4.
    - **Grande métropole :** déclencher l’évaluation d’une métropole de valeur 6, 7 ou 8, peu importe qui gagne l’influence.
    - **Région :** déclencher l’évaluation d’une région.
    - **Deux routes à 8 $ :** emprunter deux fois une route à 8 $ ; c’est l’usage qui compte, pas le paiement.
rules-milestone-moment-title = Quand on les vérifie
rules-milestone-moment =
    Pour tous les joueurs, même pendant le tour d’un autre : après chaque franchise posée et l’évaluation qu’elle déclenche, et après chaque région évaluée ; deux routes à 8 $ au moment où la route est empruntée. Si vous en atteignez deux à la fois et qu’il ne reste qu’une tuile, c’est la première de la liste qui compte. À la fin, les tuiles en réserve ne valent rien ; celles prises et inutilisées valent 4 PI chacune.

## Boom

rules-boom = Boom
rules-boom-placing-title = Le marqueur Boom
rules-boom-placing =
    Après les villes de départ, le premier joueur place le marqueur Boom près d’une métropole en jeu de son choix.
rules-boom-moving-title = Le déplacer
rules-boom-moving =
    Au début de votre tour, avant les revenus, vous pouvez le déplacer vers une autre métropole, reliée directement ou par plusieurs routes qui ne passent que par des villes (occupées ou non) et des métropoles évaluées. Une métropole évaluée peut aussi être la destination.
rules-boom-income-title = Ce qu’il rapporte
rules-boom-income =
    Dans votre phase de revenus, les cases vides de la métropole du boom comptent **double** pour vous, si vous y avez une franchise.

## New region tiles

rules-region-tiles = Nouvelles tuiles Région
rules-tile-pool-title = Vingt tuiles de plus
rules-tile-pool =
    Autant de tuiles qu’il y a de régions ouvertes y sont réparties au hasard : **mélangées** parmi les trente, **nouvelles** parmi les vingt seules, ou **choisies** par celui qui ouvre la table. Dans la variante expert, elles peuvent aussi être posées à tour de rôle.
rules-tile-kinds-title = D’autres valeurs
rules-tile-kinds =
    - **Tuiles Dollar :** elles rapportent des dollars au lieu de points d’influence.
    - **Tuiles Nombre :** le nombre de votre rang, en plus ou en moins, s’ajoute au nombre de tuiles présentes sur la piste avant que celle-ci n’y aille (y compris les trois des régions fermées). Le résultat ne descend pas sous 0.
    Les rangs, les égalités, la règle à deux joueurs et l’influence de la piste ne changent pas.
rules-tile-extras-title = Tuiles avec un plus
rules-tile-extras =
    Le premier de la région a droit en plus à ceci :
    - **Bonus :** il reprend une de ses tuiles Bonus utilisées, s’il en a, même celle de ce tour ; utilisable à partir de son prochain tour.
    - **Développement :** il prend la tuile Développement. Une fois, à partir de son prochain tour, un développement peut suivre autant de routes que l’on veut, à travers tous les lieux ouverts, quoi qu’il s’y trouve. Toutes les routes se paient ; le programme prend le trajet le moins cher, et à prix égal celui qui a le moins de routes à 8 $.
    - **Route :** il prend la tuile Route. Une fois, à partir de son prochain tour, une route est gratuite ; elle compte quand même comme empruntée.
    Ces deux tuiles n’existent qu’en un exemplaire, ne comptent pas comme tuiles Bonus (elles se combinent donc avec une) et ne valent rien à la fin.
rules-tile-values-title = Leurs valeurs
rules-tile-values =
    Nous ne disposions pas des valeurs imprimées de ces tuiles. Seule la première valeur des tuiles avec un plus (3, 5 et 6) est celle du jeu publié ; **toutes les autres sont les nôtres**.
rules-combining-title = Tout combiner
rules-combining =
    La partie d’initiation, la variante expert et les trois mini-extensions se combinent librement.

## Tables

rules-table-players = Joueurs
rules-table-seat = { $seat ->
    [1] Premier joueur
   *[other] Place { $seat }
}
rules-table-income = Revenus
rules-table-tile = Tuile
rules-table-kind = Type
rules-table-rank = { $rank ->
    [1] Premier
    [2] Deuxième
   *[other] Autres
}
rules-kind = { $kind ->
    [influence] influence
    [dollars] dollars
    [number] nombre
    [bonus] influence, bonus
    [expansion] influence, tuile Développement
   *[link] influence, tuile Route
}
rules-caption-income = Revenus selon les cases vides et le nombre de joueurs
rules-caption-starting-money = Argent de départ selon la place et le nombre de joueurs
rules-caption-towns = Villes fixées de la partie d’initiation
rules-caption-tiles = Les vingt nouvelles tuiles Région

## Pictures

rules-picture-board = Le plateau à trois joueurs. Les régions hachurées de l’Ouest sont fermées.
rules-picture-city = { $place } a la valeur { $value } : { $filled } franchises s’y trouvent, { $empty } cases sont vides. La prochaine franchise va sur la case en surbrillance.
rules-picture-links = { $place } et ses environs : les cinq sortes de routes s’y croisent.
rules-picture-income = { $player } est à { $places } : { $spaces } cases vides en tout, donc { $income } $ de revenus à trois joueurs.
rules-picture-expansion = { $player } se développe vers { $place } depuis { $origin } pour { $price } $. La route qui brille et la franchise en pointillé sont le plan.
rules-picture-majority-before = { $player } ajoute deux franchises à { $place }, dont une avec une tuile Bonus…
rules-picture-majority-after = … et détient la majorité absolue : { $influence } PI. Une franchise reste, la tuile est retirée.
rules-picture-full-before = À { $place }, la dernière case est occupée…
rules-picture-full-after = … sans majorité absolue. { $player } et { $other } y ont { $pieces } franchises chacun ; { $player } y était avant et gagne la moitié de { $value }, soit { $influence } PI.
rules-picture-region-before = La région { $region } est complète avec ce tour. { $first } et { $second } y ont { $pieces } franchises chacun ; la franchise sur la tuile Région dit qui l’emporte à égalité.
rules-picture-region-after = { $first } gagne { $influence } PI, { $second } seulement { $other }. La tuile est passée sur la piste.
rules-picture-track = La piste de région, la zone rouge à droite.
rules-picture-expert = Variante expert : d’autres tuiles sur les métropoles de la côte Est et sur les régions.
rules-picture-boom = Le marqueur Boom à { $place }.
rules-picture-tiles = De nouvelles tuiles Région ; l’une d’elles rapporte des dollars.
