# The bots: names, and what each is like in one line.

bot-random = Zufall
bot-random-description = Wählt irgendeinen erlaubten Zug, jeder ist gleich wahrscheinlich.
bot-greedy = Nimmersatt
bot-greedy-description = Nimmt, was in diesem Zug zu holen ist, und denkt nicht weiter.
bot-playouts = Probespieler
bot-playouts-description = Sieht voraus, indem er Tausende zufälliger Partien zu Ende spielt.
bot-newcomer = Neuling
bot-newcomer-description = Sieht, was ein Zug bringt, aber kaum, was danach kommt.
bot-regular = Stammgast
bot-regular-description = Weiß, wie man Geld verdient, und denkt einen Zug voraus.
bot-rival = Rivale
bot-rival-description = Zählt Mehrheiten und behält im Auge, worauf du aus bist.
bot-expert = Experte
bot-expert-description = Plant Regionen und das Ende der Partie.
bot-tycoon = Tycoon
bot-tycoon-description = Hat alles im Blick. Rechne nicht damit, zu gewinnen.
