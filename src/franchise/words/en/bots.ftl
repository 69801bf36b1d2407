# The bots: names, and what each is like in one line.

bot-random = Random
bot-random-description = Picks any legal move, each with the same chance.
bot-greedy = Greedy
bot-greedy-description = Takes what it can get this turn and thinks no further.
bot-playouts = Playouts
bot-playouts-description = Looks ahead by playing out thousands of random games.
bot-newcomer = Newcomer
bot-newcomer-description = Sees what a turn brings, but hardly what comes next.
bot-regular = Regular
bot-regular-description = Knows how to make money and looks a turn ahead.
bot-rival = Rival
bot-rival-description = Counts majorities and watches what you’re after.
bot-expert = Expert
bot-expert-description = Plans regions and the end of the game.
bot-tycoon = Tycoon
bot-tycoon-description = Sees everything. Don’t expect to win.
