# The bots: names, and what each is like in one line.

bot-random = Hasard
bot-random-description = Tire un coup permis au hasard, tous avec la même probabilité.
bot-greedy = Glouton
bot-greedy-description = Prend ce que ce tour peut offrir et ne voit pas plus loin.
bot-playouts = Simulateur
bot-playouts-description = Anticipe en jouant des milliers de parties au hasard jusqu’au bout.
bot-newcomer = Débutant
bot-newcomer-description = Voit ce qu’un tour rapporte, mais guère ce qui vient après.
bot-regular = Habitué
bot-regular-description = Sait gagner de l’argent et anticipe d’un tour.
bot-rival = Rival
bot-rival-description = Compte les majorités et surveille ce que vous visez.
bot-expert = Expert
bot-expert-description = Planifie les régions et la fin de la partie.
bot-tycoon = Magnat
bot-tycoon-description = Pense à tout. Ne comptez pas sur la victoire.
