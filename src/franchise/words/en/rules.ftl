# The rules of the game, in our own words. A line is a paragraph, a line with a dash an item, ** sets in bold.

rules-page = Rules
rules-contents = Contents
rules-print = Print
rules-to-learn = Learn by playing
rules-link = Rule: { $title }
rules-about = These are the rules in our own words, including everything this program decides where the printed rules leave a choice.
rules-up = Back to the contents

## The game

rules-game = The game
rules-goal-title = The aim of the game
rules-goal =
    You build a chain of franchises across the United States. Expand to new towns and cities, increase your market share there, and gain **influence** whenever a city or a whole region is scored. The player with the most influence at the end wins.
    The game is for two to five players. Everything is open, and after the setup nothing is left to chance.
rules-phases-title = A turn at a glance
rules-phases =
    Players take turns clockwise. A turn has five phases, always in this order:
    - **1 Income:** take money for the empty spaces of your cities.
    - **2 Expand once:** open a franchise in a new place.
    - **3 Increase market share in cities:** add franchises for $1 each.
    - **4 Open franchises and score cities:** the franchises you planned are placed, and cities with a majority or no empty space are scored.
    - **5 Score regions:** complete regions are scored.
    Phases 2 and 3 are optional. In this program you plan them in any order and confirm the turn once; phases 1, 4 and 5 run by themselves.

## Board and pieces

rules-board = Board and components
rules-places-title = Cities, towns, regions
rules-places =
    The board has 45 places in ten regions. A **city** has a city tile with 2 to 8 spaces and has room for several players. A **town** has one space, for one franchise of one player.
rules-city-tiles-title = City tiles
rules-city-tiles =
    The number in the middle is the city’s value, and also its number of spaces. Franchises are placed from the first space on (the one with the star), then clockwise. So they stand in the order in which they came, and once the first space is taken, the highest number still showing is the number of empty spaces.
rules-links-title = Links
rules-links =
    107 links join the places. Using one costs $0, $1, $3, $5 or $8; the price is written on it, and each price has its own kind of line. $0 and $1 links always lead to or from a town; the more expensive ones join two cities.
rules-franchises-title = Franchises
rules-franchises =
    You have 40 franchises. Those on the board, beside region tiles and beside milestones all come from these 40. In one turn you can only use as many as your supply holds. If none is left to mark a tie-breaker or milestone, you hold it all the same, without a franchise.
rules-money-title = Money
rules-money =
    Money is open to all. The bank never runs out, and nobody can go into debt: you pay each price at the moment it is due.

## Setup

rules-setup = Setup
rules-preparation-title = Tiles and seats
rules-preparation =
    City tiles and region tiles lie on their printed places. With two or three players everyone gets 4 bonus tiles, with four or five 3. Influence starts at 0. The first player is drawn at random; the others follow clockwise.
rules-closed-regions-title = Closed regions
rules-closed-regions =
    With two or three players, Northwest, California and Northern Plains are closed: their places, and all links that touch them, are out of the game. Their region tiles lie on the first three spaces of the region track from the start.
rules-starting-towns-title = Starting towns
rules-starting-towns =
    In reverse turn order, from the last player to the first, everyone chooses a free town and opens a franchise there.
rules-starting-money-title = Starting money
rules-starting-money =
    How much you start with depends on the number of players and on your seat.
rules-introductory-title = Introductory game
rules-introductory =
    In a first game nobody chooses: every seat has two fixed towns. Everything else stays the same.

## A turn

rules-turn = Your turn: phases 1 to 3
rules-income-title = Phase 1: Income
rules-income =
    Add up the **empty spaces** of all unscored cities where you have a franchise. Find the sum in the income chart for your number of players, and take the amount shown there. You always get at least $1, even on your first turn.
    A young city pays well: the fuller it gets, the less it brings, to everyone in it. Scored cities and towns bring nothing.
rules-expansion-title = Phase 2: Expand once
rules-expansion =
    From any place where you have a franchise, even a scored city, you may expand over **one** link to
    - a town without a franchise, or
    - an unscored city that has an empty space and none of your franchises.
    A scored city can never be entered. The new franchise isn’t opened until phase 4.
rules-expansion-price-title = Paying for the link
rules-expansion-price =
    Pay the price of the link. If several of your places have a link to the target, you may choose which one to use; the program takes the cheapest unless you say otherwise.
rules-market-share-title = Phase 3: Increase market share in cities
rules-market-share =
    For each unscored city with an empty space where you already have a franchise, you may pay $1 and put **one** more franchise in its centre. At most one per city and turn, in as many cities as you like. Not in the city you have just expanded to: you aren’t there yet.
rules-opening-title = Phase 4: Open franchises
rules-opening =
    First your expansion becomes a franchise: in a town on its only space, in a city on the next free space. If you expanded twice, this happens in the order you made the expansions. Then each franchise in a centre moves to the next free space of its city. After each one, the program checks whether its city is scored.

## Scoring cities

rules-scoring-cities = Scoring cities
rules-city-scored-title = When a city is scored
rules-city-scored =
    Each time one of your franchises is placed, the city is scored at once if **you** hold an absolute majority of its spaces or if its last space is filled. Only the player whose turn it is can trigger this. On the board, a golden burst marks a city that one more franchise can score.
rules-majority-title = Absolute majority
rules-majority =
    More than half of all spaces, empty ones included: 2 of 2 or 3, 3 of 4 or 5, 4 of 6 or 7, 5 of 8. You gain the **full value** of the city as influence.
rules-full-city-title = Full without a majority
rules-full-city =
    If the last space is filled and nobody has more than half, the player with the most franchises gains **half the value**, rounded down. If players are tied, it goes to the one whose first franchise came earliest. This need not be the player whose turn it is.
rules-after-scoring-title = After scoring
rules-after-scoring =
    The tile is removed and the city is closed for good. Whoever gained the influence takes back all but one of their own franchises; everyone else’s stay. All franchises there count for the region, and you can still expand from there.
rules-tie-breaker-title = The tie-breaker
rules-tie-breaker =
    When the first city of a region is scored, the player whose turn it is – not the one who gained the influence – puts a franchise from the supply beside the region tile. This is the region’s **tie-breaker**: its owner wins ties there. It doesn’t count in the region and never comes back.

## Scoring regions

rules-scoring-regions = Phase 5: Score regions
rules-region-complete-title = When a region is scored
rules-region-complete =
    A region is scored when each of its towns holds a franchise and each of its cities has been scored. A region without towns needs only its cities. All regions that are complete are scored in the same turn.
rules-region-ranks-title = Ranks
rules-region-ranks =
    Count everyone’s franchises in the towns and scored cities of the region. First place gains the first value of the region tile, second place the second value, and **everyone else with at least one franchise** the third value. A player without a franchise there gains nothing.
    With two players, second place gains the third value.
rules-region-ties-title = Ties
rules-region-ties =
    Ties are broken by seat: the player with the tie-breaker first, then clockwise from there.
rules-region-track-title = The region track
rules-region-track =
    The region tile moves to the first free space of the region track, and the player whose turn it is gains the influence shown there: 3, 3, 2, 2, 3, 4, 3, then in the red zone 2, 0, 0.

## Bonus tiles

rules-bonus-tiles = Bonus tiles
rules-bonus-use-title = Using a bonus tile
rules-bonus-use =
    You may use at most one per turn, and none on your first turn. A used tile leaves the game; an unused one is worth 4 influence at the end. It does one of three things:
rules-bonus-again-title = Expand a second time
rules-bonus-again =
    Expand a second time in the same turn, to another place. You pay for this link too, and it also starts from a place where you had a franchise before this turn.
rules-bonus-double-title = Double market share
rules-bonus-double =
    Put a second, free franchise in the centre of a city where you have just paid $1. The city must have had at least two empty spaces. If the first franchise already triggers the scoring, the second goes back with the others.
rules-bonus-cash-title = Cash
rules-bonus-cash =
    Take $10 from the bank, at any moment of your turn after income.

## The end

rules-end = The end of the game
rules-red-zone-title = The red zone
rules-red-zone =
    The last three spaces of the region track, 8 to 10, are the red zone. If a region tile lies there at the end of a turn, the game is over at once. Nobody gets another turn.
    With two or three players, the fifth region scored ends the game.
rules-no-expansion-title = Nobody expands
rules-no-expansion =
    The game also ends when as many turns in a row as there are players have passed without an expansion, whether nobody could expand or nobody wanted to.
rules-final-count-title = The final count
rules-final-count =
    Everyone gains
    - 1 influence for each franchise in a town,
    - 1 influence for every full $3,
    - 4 influence for each unused bonus tile.
    Unscored cities and regions bring nothing.
rules-winner-title = Who wins
rules-winner =
    The most influence wins. If players are tied, the most franchises in towns; if they’re still tied, they share the victory.

## Expert variant

rules-expert = Expert variant
rules-expert-cities-title = City tiles elsewhere
rules-expert-cities =
    There are three kinds of **backs** on city tiles: 2/3 (7 tiles), 4/5/6 (15 tiles) and 7/8 (3 tiles). A tile may lie on any city whose printed tile has the same back. The number on the tile then counts everywhere: spaces, value, income, majority.
rules-expert-regions-title = Region tiles elsewhere
rules-expert-regions =
    Any region tile may lie on any region. The two halves of the variant can be used separately or together.
rules-expert-laying-title = Who lays the tiles
rules-expert-laying =
    There are three ways, chosen when the table is opened:
    - **Draft:** clockwise from the first player, players take turns laying one tile until all places are filled, first the cities, then the regions; after that, the starting towns are chosen.
    - **Random:** the program deals them.
    - **Custom:** the player who opens the table lays them out.
    With two or three players only open places are filled, from all tiles; three unused region tiles lie on the track.

## Milestones

rules-milestones = Milestones
rules-milestone-tiles-title = Earning bonus tiles
rules-milestone-tiles =
    Your bonus tiles (4 with two or three players, otherwise 3) start in reserve, and 6 of the seven milestones are drawn (5 with four or five players). As soon as you meet the goal of one, a franchise of yours goes beside it and you take one bonus tile from your reserve. You may use it from your next turn. The program takes care of all this.
    Several players can reach the same milestone, each of them once. When your reserve is empty, you get nothing more.
rules-milestone-goals-title = The seven milestones
rules-milestone-goals =
    - **Four towns:** franchises in four towns.
    - **Four regions:** at least one franchise in each of four regions; those beside tiles don’t count.
    - **Five in scored cities:** at least five franchises in scored cities.
    - **Two, three, four:** franchises in unscored cities of value 2, 3 and 4 at the same time.
    - **Big city:** trigger the scoring of a city of value 6, 7 or 8, no matter who gains it.
    - **Region:** trigger the scoring of a region.
    - **Two $8 links:** use $8 links twice; the use counts, not the payment.
rules-milestone-moment-title = When they are checked
rules-milestone-moment =
    For all players, even on other players’ turns: after each franchise placed, with its scoring, and after each region scored; “Two $8 links” at the moment the link is used. If you reach two at once and have only one tile left, the one earlier in the list counts. At the end, tiles still in reserve are worth nothing; those you took and didn’t use are worth 4 each.

## Boom

rules-boom = Boom
rules-boom-placing-title = The boom marker
rules-boom-placing =
    After the starting towns, the first player puts the boom marker beside any city in play.
rules-boom-moving-title = Moving it
rules-boom-moving =
    At the start of your turn, before income, you may move it to another city: one with a direct link, or one reached over several links that pass only through towns (occupied or not) and scored cities. It may also go to a scored city.
rules-boom-income-title = What it brings
rules-boom-income =
    In your income phase, the empty spaces of the boom city count **double** for you if you have a franchise there.

## New region tiles

rules-region-tiles = New region tiles
rules-tile-pool-title = Twenty more tiles
rules-tile-pool =
    As many tiles as there are open regions are placed on them at random: **mixed** from all thirty, **new** from the twenty alone, or **chosen** by the player who opens the table. They can also be the tiles of an expert draft.
rules-tile-kinds-title = Values of another kind
rules-tile-kinds =
    - **Dollar tiles** pay dollars instead of influence.
    - **Number tiles:** your rank’s number, plus or minus, is added to the number of tiles that lie on the track before this one moves there (the three of closed regions included). Less than 0 counts as 0.
    Ranks, ties, the rule for two players and the influence of the track stay as they are.
rules-tile-extras-title = Tiles with an extra
rules-tile-extras =
    The player who comes first in the region also takes:
    - **Bonus:** one of their used bonus tiles back, if there is one, even the one used this very turn; usable from the next turn.
    - **Expansion:** the Expansion tile. Once, from the next turn on, one expansion may run over any number of links, through any open places, whatever stands there. All links are paid for; the program takes the cheapest route, and among equally cheap ones the one with the fewest $8 links.
    - **Link:** the Link tile. Once, from the next turn on, one link can be used for free. It still counts as used.
    There is only one of each. They don’t count as bonus tiles, so they combine with one, and are worth nothing at the end.
rules-tile-values-title = Their values
rules-tile-values =
    The printed values of these tiles weren’t available to us. Only the first value of the tiles with an extra (3, 5 and 6) is the printed one; **all others are our own**.
rules-combining-title = Combining
rules-combining =
    The introductory game, the expert variant and the three mini-expansions can be combined freely.

## Tables

rules-table-players = Players
rules-table-seat = { $seat ->
    [1] First player
   *[other] Seat { $seat }
}
rules-table-income = Income
rules-table-tile = Tile
rules-table-kind = Kind
rules-table-rank = { $rank ->
    [1] First
    [2] Second
   *[other] Others
}
rules-kind = { $kind ->
    [influence] influence
    [dollars] dollars
    [number] number
    [bonus] influence, bonus
    [expansion] influence, Expansion tile
   *[link] influence, Link tile
}
rules-caption-income = Income by empty spaces and number of players
rules-caption-starting-money = Starting money by seat and number of players
rules-caption-towns = Fixed towns of the introductory game
rules-caption-tiles = The twenty new region tiles

## Pictures

rules-picture-board = The board with three players. The hatched regions in the west are closed.
rules-picture-city = { $place } has the value { $value }: { $filled } franchises stand there, { $empty } spaces are empty. The next one goes on the highlighted space.
rules-picture-links = All five kinds of link meet around { $place }.
rules-picture-income = { $player } is in { $places }: { $spaces } empty spaces in all, so with three players the income is ${ $income }.
rules-picture-expansion = { $player } expands from { $origin } to { $place } for ${ $price }. The glowing link and the dashed franchise are the plan.
rules-picture-majority-before = { $player } adds two franchises in { $place }, one of them with a bonus tile…
rules-picture-majority-after = …and has an absolute majority: { $influence } influence. One franchise stays, the tile is gone.
rules-picture-full-before = The last space of { $place } is filled…
rules-picture-full-after = …without an absolute majority. { $player } and { $other } have { $pieces } franchises each; { $player } was there first and gains half of { $value }, that is { $influence }.
rules-picture-region-before = This turn completes { $region }. { $first } and { $second } have { $pieces } franchises each; the franchise on the region tile shows who wins ties.
rules-picture-region-after = { $first } gains { $influence }, { $second } only { $other }. The tile has moved to the track.
rules-picture-track = The region track with the red zone on the right.
rules-picture-expert = Expert variant: other tiles lie on the cities of the East Coast and on the regions.
rules-picture-boom = The boom marker beside { $place }.
rules-picture-tiles = New region tiles lie on the regions; one of them pays dollars.
