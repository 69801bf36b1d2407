# The tutorial: one game in three moments.
# A no-break space stands before signs.

learn-page = Apprendre
learn-tutor = Guide
learn-progress = Étape { $number } sur { $of }
learn-chapter = Chapitre { $number } : { $title }
learn-chapter-first = Premiers pas
learn-chapter-regions = Les régions
learn-chapter-end = Le dernier tour
learn-next = Suivant
learn-next-chapter = Chapitre suivant
learn-again = Recommencer ce chapitre
learn-skip = Passer l’initiation
learn-menu = Chapitres
learn-todo = À faire
learn-end-turn = Terminer le tour
learn-watching = Les autres jouent…
learn-not-now = possible, mais faisons d’abord les coups éclairés
learn-more = Lire la règle
learn-play = Jouer votre première partie
learn-play-help = Contre deux bots du niveau le plus facile, avec le même départ.
learn-rules = Consulter les règles
learn-later = Quitter et reprendre plus tard

learn-step-welcome-title = Bienvenue à la table
learn-step-welcome = Voici une vraie partie contre Rosa et Theo. Vous jouez les bleus et commencez à Flagstaff et à Little Rock, deux villes : elles brillent sur le plateau. Le plus d’influence à la fin l’emporte.
learn-step-income-title = Chaque tour commence par les revenus
learn-step-income = Vous aviez 2 $ et venez d’en toucher 1, le minimum. L’argent vient des métropoles qui ont des emplacements libres : entrons dans l’une d’elles.
learn-step-expand-title = Développez-vous à Houston
learn-step-expand = Houston a six emplacements, et la route depuis Little Rock ne coûte que 1 $. Choisissez Houston sur le plateau, puis terminez votre tour. Les autres lieux disent pourquoi ils ne conviennent pas.
learn-step-opened-title = Votre première métropole
learn-step-opened = Votre franchise occupe le premier emplacement. Les cinq emplacements libres portent vos prochains revenus à 2 $ : les jeunes métropoles rapportent bien.
learn-step-others-title = Rosa et Theo jouent
learn-step-others = Rosa va à Phoenix, Theo à Omaha. Ce qu’ils font est écrit dans le journal à côté du plateau.
learn-step-again-title = Une tuile Bonus pour se développer deux fois
learn-step-again = Un développement par tour est permis, un deuxième demande une tuile Bonus. Allez à Phoenix et à Kansas City, et ajoutez une franchise à Houston pour 1 $ : tout se prépare dans l’ordre que vous voulez.
learn-step-spread-title = Trois métropoles, plus de revenus
learn-step-spread = Vous êtes dans trois métropoles avec onze emplacements libres : 4 $ si rien ne change. À Houston, votre part est passée à deux sur six ; quatre feraient la majorité absolue.
learn-step-rivals-title = Du souci à Phoenix
learn-step-rivals = Rosa ajoute une franchise à Phoenix : elle en a deux sur cinq, vous une. Encore une, et la majorité est à elle. Soyez plus rapide.
learn-step-double-title = Doublez vos parts de marché
learn-step-double = Ajoutez une franchise à Phoenix, puis doublez-la avec une tuile Bonus : trois sur cinq. Prenez Huntsville au passage pour 0 $ ; une ville vaut 1 PI à la fin.
learn-step-majority-title = Évaluée à la majorité absolue
learn-step-majority = Plus de la moitié des emplacements : vous gagnez toute la valeur, 5 PI. Une franchise reste et compte pour la région, les autres reviennent dans votre réserve. Phoenix est fermée pour de bon.
learn-step-marker-title = Le départage
learn-step-marker = C’était la première métropole évaluée du Sud-Ouest, et à votre tour : une franchise bleue se trouve sur sa tuile Région. Retenez-la, elle décidera de la partie.

learn-step-later-title = Quelques manches plus tard
learn-step-later = Vous avez 11 PI, les autres 6 chacun. Une région est évaluée quand toutes ses villes sont occupées et toutes ses métropoles évaluées : au Sud-Est, il ne manque qu’Atlanta. Vous y êtes avec Huntsville.
learn-step-cash-title = De l’argent au bon moment
learn-step-cash = Atlanta assure votre deuxième rang au Sud-Est et augmente vos revenus, mais la route coûte 5 $ et vous avez 3 $. Prenez 10 $ avec votre dernière tuile Bonus, puis développez-vous à Atlanta.
learn-step-texas-title = Le Texas est évalué
learn-step-texas = Rosa prend Dallas et Oklahoma City, et le Texas est complet. Elle est première et gagne 5 ; vous êtes deuxième grâce à Houston et gagnez 4. Pour l’avoir déclenché, elle reçoit encore 2 de la piste de région.
learn-step-southeast-title = Le Sud-Est aussi
learn-step-southeast = Theo prend Atlanta et complète la région : 10 pour lui, 6 pour vous au deuxième rang. Chaque région évaluée avance sur la piste vers la zone rouge, où la partie se termine.

learn-step-last-title = Le dernier tour
learn-step-last = Theo mène avec 40, Rosa a 28, vous 26. Mais regardez : au Sud-Ouest manquent Denver et Albuquerque, au Cœur du pays Kansas City. Une franchise à vous dans chacune suffit.
learn-step-fill-title = Terminez les trois métropoles
learn-step-fill = Ajoutez une franchise à Kansas City, à Denver et à Albuquerque, 1 $ chacune. Regardez ce que le plan rapporte avant de terminer le tour.
learn-step-full-title = Pleine sans majorité
learn-step-full = À Denver et à Albuquerque, c’est deux contre deux : pas de majorité, donc le premier arrivé gagne la moitié de la valeur. À Denver c’est vous, à Albuquerque Rosa. Kansas City est à vous à la majorité.
learn-step-tie-title = Votre départage décide
learn-step-tie = Au Sud-Ouest, Rosa et vous avez autant de franchises. Votre franchise de Phoenix vous place en tête : 10 pour vous, 8 pour elle. La seconde région, Cœur du pays, atteint la zone rouge : la partie est terminée.
learn-step-count-title = Le décompte final
learn-step-count = 1 par franchise dans une ville, 1 pour 3 $ entiers, 4 par tuile Bonus inutilisée. Vous gagnez 56 à 54 : vous savez tout ce qu’il faut.
