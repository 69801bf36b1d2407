# How somebody likes the game: the dialog of settings.

preferences-colour-help = Elle est à vous partout où vous vous asseyez, sauf si quelqu’un l’a déjà. Un bot cède la sienne.
preferences-look = Apparence
preferences-theme = Couleurs
preferences-motion = Animations
preferences-motion-help = La vitesse à laquelle les franchises voyagent et les chiffres défilent. Si votre appareil demande moins de mouvement, rien ne bouge.
motion-off = Sans
motion-slow = Lentes
motion-normal = Normales
motion-fast = Rapides
preferences-playing = En jouant
preferences-sound-help = À votre tour, lors d’une évaluation et à la fin de la partie. On n’entend rien avant votre premier coup.
preferences-touch = Vibreur
preferences-touch-help = Le téléphone vibre quand c’est à vous.
preferences-asks = Demander avant un gaspillage
preferences-asks-help = Avant de finir un tour qui omet un développement ou perd une tuile Bonus. Sans cela, le tour se termine aussitôt.
