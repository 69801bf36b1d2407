"""What a game in the terminal explains."""

WELCOME = """\
Franchise: spread your shops over the map and gain the most influence.
Each turn you get income, may expand to one linked place (its price is shown),
and may add a piece for $1 in each city where you already have one.
More than half of a city's spaces scores it; a region when all its places are.
The game ends when a region tile reaches the red zone of the track.
Type the number of a move; `help` explains more, `quit` saves and leaves."""

HELP = """\
Type one of these:
  12                 the move with that number in the list
  expand phoenix $1  a move as records have it; without a price: the cheapest link
  end                end the turn: pieces are opened, cities and regions scored
  undo               take back to your previous decision
  hint               the best turns as a strong bot sees them, and why
  board, moves       show the board or the moves again
  links PLACE        show where the links of a place lead and what they cost
  save FILE          write the record of the game to a file
  quit               leave; the game is saved after every move
A region shows what it pays (10/8/5: first, second, third), who has how many
pieces in its towns and scored cities, and how many places it still waits for.
A city shows its spaces, a town has one. A city you hold more than half of is
scored for the number of its spaces; when it is full without that, whoever has
most gains half. Money comes from the empty spaces of the cities you are in.
A bonus tile, one a turn and not in your first: `again` expands a second time,
`double` adds a free piece where you have just grown, `cash` gives $10.
At the end: 1 for each town and each $3, 4 for each bonus tile not used."""

OWN_VALUES = (
    "The values of most of the additional region tiles are ours: the printed ones are not known to us."
)
