# The client's own words.

## Everywhere

dollars = { $amount } $
close = Schließen
loading = Der Tisch wird gedeckt …
language = Sprache
theme-dark = Dunkel
theme-light = Hell
motion-off = Bewegung aus
motion-on = Bewegung an
menu = Menü
menu-home = Startseite
menu-export = Aufzeichnung speichern
menu-history = Verlauf
home-link = Franchise, Startseite
guest-name = Gast
your-name = Dein Name
problem-title = Das hat nicht geklappt
problem-offline = Der Server antwortet nicht. Läuft er, und gibt es ein Netz?
problem-server = Der Server antwortet mit Fehler { $status }.
problem-retry = Noch einmal
problem-no-page = Diese Seite gibt es nicht.
connection-lost = Keine Verbindung. Dein Plan bleibt erhalten; neuer Versuch …
connection-back = Wieder verbunden.
game-moved-on = Die Partie ist weitergegangen; so steht es jetzt.
moves-taken-back = Es wurden Züge zurückgenommen.

## Home

home-lead = Baue deine Kette von Küste zu Küste. Ein Brettspiel für zwei bis fünf, in etwa einer Stunde.
home-foot = Eine unabhängige Umsetzung eines veröffentlichten Spiels, mit eigenen Worten und Bildern.
play-title = Gleich spielen
play-against = Gegen
play-bots = { $count ->
    [one] { $count } Bot
   *[other] { $count } Bots
}
play-level = Stärke
play-now = Los geht’s
people-title = Mit anderen spielen
people-friends = Ein Tisch für Freunde
people-friends-help = Verschicke einen Link, die Plätze füllen sich
people-screen = An einem Bildschirm
people-screen-help = Reicht das Tablet herum, es liegt ohnehin alles offen
more-title = Mehr
more-options = Alle Optionen
more-options-help = Profivariante, Mini-Erweiterungen, eigene Plätze
more-record = Aufzeichnung öffnen
more-record-help = Eine gespeicherte Partie ansehen oder fortsetzen
record-unreadable = Diese Datei ist keine Aufzeichnung einer Partie.
games-title = Deine Partien
games-public = Tische mit freiem Platz
games-over = beendet
games-to-move = { $player } ist am Zug
games-turn = Zug { $turn } ·
games-all = Alle { $count } zeigen

## New table

new-title = Neuer Tisch
new-open = Tisch eröffnen
new-start = Partie starten
new-number = Partie Nr. { $seed }: Dieselbe Nummer legt dasselbe Brett noch einmal aus.
new-deal = Neu auslegen
option-players = Spieler
option-players-help = Zu zweit und zu dritt bleiben drei Regionen im Westen geschlossen.
option-draw = Reihenfolge auslosen
option-draw-help = Sonst beginnt der erste Platz.
option-start = Beginn
option-start-help-choose = Ihr wählt eure Kleinstädte selbst, der letzte Platz zuerst.
option-start-help-introductory = Jeder beginnt in zwei festen Kleinstädten: gut für die erste Partie.
option-start-choose = Kleinstädte wählen
option-start-introductory = Erste Partie
option-cities = Stadtplättchen
option-cities-help-printed = Jede Stadt behält den Wert, der auf dem Brett steht.
option-cities-help-random = Profivariante: Plättchen mit gleicher Rückseite tauschen zufällig die Plätze.
option-cities-help-draft = Profivariante: Vor den ersten Kleinstädten legt ihr reihum je ein Plättchen aus.
option-cities-help-custom = Profivariante: Du legst die Plättchen aufs Brett, bevor die anderen kommen.
option-regions = Regionenplättchen
option-regions-help-printed = Jede Region ist wert, was auf dem Brett steht.
option-regions-help-random = Profivariante: Die Plättchen werden zufällig auf die Regionen verteilt.
option-regions-help-draft = Profivariante: Nach den Städten legt ihr reihum je ein Regionenplättchen aus.
option-regions-help-custom = Profivariante: Du wählst für jede Region ein Plättchen, auch von den neuen.
option-tiles-printed = Gedruckt
option-tiles-random = Zufällig
option-tiles-draft = Auswahl reihum
option-tiles-custom = Selbst gelegt
option-pool = Welche Regionenplättchen
option-pool-help-printed = Die zehn Plättchen des Bretts.
option-pool-help-mixed = Aus allen dreißig gezogen: den gedruckten und zwanzig, die Dollar bringen, Plättchen zählen oder etwas geben.
option-pool-help-new = Aus den zwanzig neuen gezogen: Dollar, Zahlen und Extras. Die meisten ihrer Werte sind unsere, nicht die gedruckten.
option-pool-printed = Gedruckte
option-pool-mixed = Gemischt
option-pool-new = Neue
option-time = Zeit für einen Zug
option-time-help = { $minutes ->
    [0] Niemand drängt: am Stück, oder wann immer jemand Zeit hat.
    [1440] Über Tage: ein Zug am Tag. Danach darf ein Bot einspringen.
    [4320] Über Tage, in Ruhe. Nach drei Tagen darf ein Bot einspringen.
   *[other] Am Stück. Nach { $minutes } Minuten darf ein Bot einspringen.
}
option-minutes = { $minutes ->
    [0] Ohne Grenze
    [1440] 1 Tag
    [4320] 3 Tage
   *[other] { $minutes } Min.
}
option-boom = Boom
option-boom-help = Ein Marker an einer Stadt verdoppelt ihre freien Felder fürs Einkommen; vor deinem Zug darfst du ihn versetzen.
option-milestones = Meilensteine
option-milestones-help = Bonusplättchen verdient man sich durch Ziele, statt sie zu Beginn zu bekommen.
option-hints = Tipps
option-hints-help = Jeder darf den Bot fragen, was er tun würde.
option-public = Offener Tisch
option-public-help = Jeder auf diesem Server darf einen freien Platz nehmen.
option-spectators = Zuschauer
option-spectators-help = Wer die Adresse kennt, darf zusehen.
option-tiles = Plättchen
option-edit = Plättchen auslegen
option-expansions = Mini-Erweiterungen
option-expansions-help = Sie lassen sich frei verbinden, auch mit der Profivariante. Die neuen Regionenplättchen findest du unter „Plättchen“.
option-table = Am Tisch
new-players = { $count } Spieler
new-free = { $count ->
    [one] ein Platz frei
   *[other] { $count } Plätze frei
}
new-none = Keine
new-private = Auf Einladung
new-unplayable = Diese Auslage ist noch nicht spielbar.
dealt-boom = Nach den ersten Kleinstädten stellt der Startspieler den Marker neben eine Stadt; danach darf ihn jeder vor seinem Zug versetzen.
dealt-special = Regionenplättchen, die mehr tun
fact-places = Orte im Spiel
fact-links = Strecken
fact-regions = Regionen zu werten
fact-bonus = Bonusplättchen für jeden
fact-bonus-earned = Bonusplättchen für jeden zu verdienen
fact-money = zu Beginn, nach Platz
seat-kind = Platz { $seat }
seat-name = Spieler { $seat }
seat-bot = Bot
seat-open = Freier Platz
seat-open-help = mit dem Link einladen
seat-person = Am Bildschirm

## Table before the game

table-untitled = Ein Tisch
table-deleted = Der Gastgeber hat diesen Tisch entfernt.
title-table = Tisch
title-over = Ergebnis
lobby-about = { $free ->
    [0] alle sind da
    [one] ein Platz ist frei
   *[other] { $free } Plätze sind frei
}
lobby-title = Wer spielt mit
lobby-drawn = Die Reihenfolge wird zu Beginn ausgelost.
lobby-in-order = Der erste Platz beginnt.
lobby-start = Partie starten
lobby-wait = { $free ->
    [one] Ein Mitspieler fehlt noch
   *[other] Es fehlen noch { $free } Mitspieler
}
lobby-host-starts = Der Gastgeber startet die Partie, wenn alle da sind.
lobby-invite = Einladen
lobby-invite-help = Wer diesen Link öffnet, kann einen freien Platz nehmen.
lobby-copy = Kopieren
lobby-copied = Der Link ist kopiert.
lobby-rules = Was gespielt wird
seat-here = da
seat-add-bot = Bot dazusetzen
seat-take = Platz nehmen
summary-start = { $start ->
    [introductory] Erste Partie mit festen Kleinstädten
   *[choose] Die Kleinstädte werden zu Beginn gewählt
}
summary-cities = { $tiles ->
    [printed] Gedruckte Stadtplättchen
    [random] Stadtplättchen zufällig
    [draft] Stadtplättchen reihum gewählt
   *[custom] Stadtplättchen vom Gastgeber ausgelegt
}
summary-regions = { $tiles ->
    [printed] Gedruckte Regionenplättchen
    [random] Regionenplättchen zufällig
    [draft] Regionenplättchen reihum gewählt
   *[custom] Regionenplättchen vom Gastgeber ausgelegt
}{ $pool ->
    [printed] { "" }
    [mixed] , alte und neue gemischt
    [new] , nur neue
   *[custom] , eine Auswahl
}
join-title = Du bist eingeladen
join-with = Mit { $players }
join-sit = Platz nehmen
join-watch = Nur zusehen

## The board

board-label = Spielbrett. Pfeiltasten führen von Ort zu Ort, Bild auf und ab zum nächsten möglichen, Plus und Minus vergrößern.
board-picture = Das Brett dieser Partie
board-in-words = Das Brett in Worten
board-moves = Was du jetzt tun kannst
board-moves-none = Im Moment nichts.
board-links = Strecken: { $links }
board-zoom-in = Vergrößern
board-zoom-out = Verkleinern
board-fit = Ganzes Brett
board-closed = geschlossen
board-scored = gewertet
board-place = { $kind ->
    [bare] { $place }, Stadt ohne Plättchen, { $region }
    [city] { $place }, Stadt mit { $value } Feldern, { $region }
   *[town] { $place }, Kleinstadt, { $region }
}
board-empty-spaces = { $count ->
    [one] { $count } freies Feld
   *[other] { $count } freie Felder
}
board-pieces-of = { $count ->
    [one] { $player } eine Filiale
   *[other] { $player } { $count } Filialen
}
board-boom = Boom-Marker
board-tile = Werte { $first }, { $second }, { $third }
board-tie-breaker = Stichentscheid { $player }
board-track = Regionen-|leiste
board-track-state = Regionenleiste: { $taken } von { $spaces } Feldern belegt
board-short-northwest = NW
board-short-california = Kal
board-short-southwest = SW
board-short-northern-plains = NE
board-short-great-lakes = GS
board-short-northeast = NO
board-short-mid-atlantic = MA
board-short-southeast = SO
board-short-heartland = KL
board-short-texas = Tex

## People

players-title = Spieler
players-influence = Einfluss
players-money = Geld
players-income = Eink.
players-supply = Vorrat
players-bonus = Bonus
players-income-why = Kommendes Einkommen, für { $spaces ->
    [one] { $spaces } freies Feld
   *[other] { $spaces } freie Felder
}{ $boom ->
    [0] { "" }
   *[other] , davon { $boom } durch den Boom
}
players-bonus-tiles = { $count } Bonusplättchen, { $reserve } in Reserve, { $used } eingesetzt
player-you = du
player-guest = Gast
player-here = hier
player-partner = spielt mit
player-away = nicht da
player-your-turn = dein Zug
player-your-turn-now = Du bist am Zug.
player-to-move = ist am Zug
player-stand-in = Bot vertritt
strip-player = { $player }: Einfluss { $influence }, { $money } $, Einkommen { $income }, Vorrat { $supply }, Bonusplättchen { $bonus }
tile-link = Streckenplättchen
tile-expansion = Expansionsplättchen
milestones-title = Meilensteine
milestone-help-four-towns = Filialen in vier Kleinstädten
milestone-help-four-regions = Je eine Filiale in vier Regionen
milestone-help-five-in-scored-cities = Fünf Filialen in gewerteten Städten
milestone-help-two-three-four = Gleichzeitig in nicht gewerteten Städten mit Wert 2, 3 und 4
milestone-help-big-city = Die Wertung einer Stadt mit 6, 7 oder 8 auslösen
milestone-help-region = Die Wertung einer Region auslösen
milestone-help-two-8-links = Zweimal eine 8-$-Strecke benutzen
milestone-taken = { $player } hat ihn
milestone-reached = { $player } hat { $count } erreicht
milestone-progress = { $player }: { $count } von { $needed }
milestone-brings = Wer ihn erreicht, nimmt ein Bonusplättchen aus seiner Reserve und darf es ab dem nächsten Zug einsetzen.

## A turn

game-heading = Partie
game-about = Runde { $round }, Zug { $turn }
game-deadline = bis { $time }
game-setup = Vor dem ersten Zug
game-over = Die Partie ist zu Ende.
game-result = Zum Ergebnis
phases-title = Phasen des Zuges
phase-income = Einkommen
phase-expand = Expandieren
phase-increase = Marktanteil
phase-open = Eröffnen, Städte werten
phase-regions = Regionen werten
waiting-for = { $player } ist am Zug
waiting-bot = Der Bot schaut aufs Brett …
waiting-person = Du kannst dich solange umsehen.
waiting-watching = Du siehst zu.
prompt-lay-cities = Lege ein Stadtplättchen
prompt-lay-cities-help = Wähle eine leuchtende Stadt, dann einen Wert für sie.
prompt-lay-regions = Lege ein Regionenplättchen
prompt-lay-regions-help = Wähle eine leuchtende Region, dann ihr Plättchen.
prompt-open-towns = Wähle eine Kleinstadt
prompt-open-towns-help = Wähle eine leuchtende Kleinstadt für eine erste Filiale. Viele billige Strecken sind ein guter Anfang.
prompt-place-boom = Stelle den Boom-Marker auf
prompt-place-boom-help = Wähle die Stadt, deren freie Felder fürs Einkommen doppelt zählen.
prompt-over = Die Partie ist zu Ende
prompt-over-help = Sieh dir das Ergebnis an.
plan-title = Dein Plan
plan-left = { $money } $ übrig
plan-empty = Wähle leuchtende Orte auf dem Brett: Expandiere an einen davon und setze in Städten, in denen du schon bist, Filialen dazu. Nichts gilt, bis du den Zug beendest.
plan-nothing = In diesem Zug geht nichts mehr. Beende ihn.
plan-choose-again = Wähle, wohin du zum zweiten Mal expandierst.
plan-choose-double = Wähle die Stadt für den doppelten Marktanteil.
plan-choose-boom = Eine verbundene Stadt, auch über Kleinstädte und gewertete Städte.
plan-boom = Boom-Marker versetzen
plan-boom-where = Wähle eine Stadt …
plan-end-turn = Zug beenden
plan-end-anyway = Trotzdem beenden
plan-confirm = Bestätigen
plan-take-back-all = Alles zurück
plan-fold = Plan zeigen oder verbergen
warn-no-expansion = Du könntest noch expandieren.
warn-withdrawn = Das Bonusplättchen bewirkt in { $place } nichts: Schon die erste Filiale wertet die Stadt.
warn-cash = Die 10 $ brauchst du noch nicht. Ein ungenutztes Bonusplättchen zählt am Ende 4.
warn-cash-last = Das beendet die Partie: Das Bonusplättchen wäre mehr wert als die 10 $.
warn-share = Eine weitere Filiale würde { $places } werten.
step-expand = expandieren
step-again = doppelt expandieren
step-grow = Marktanteil
step-double = doppelter Marktanteil
step-cash = Dollar für ein Bonusplättchen
step-boom = Boom-Marker
step-stay = Boom-Marker bleibt
step-open = erste Filiale
step-lay = Plättchen legen
step-end = Zug beenden
step-from = von { $place }
step-other-way = Anderer Weg: { $offer }
step-take-back = Zurücknehmen: { $what }
step-take-back-this = Zurücknehmen
offer-expand = { $how ->
    [free] Über die { $price }-$-Strecke umsonst expandieren (Streckenplättchen)
    [far] Weit expandieren für { $price } $ (Expansionsplättchen)
    [far-free] Weit expandieren für { $price } $ (beide Plättchen)
   *[plain] Expandieren für { $price } $
}
offer-again = { $how ->
    [free] Doppelt expandieren, die { $price }-$-Strecke umsonst (Bonus- und Streckenplättchen)
    [far] Doppelt und weit expandieren für { $price } $ (Bonus- und Expansionsplättchen)
    [far-free] Doppelt und weit expandieren für { $price } $ (Bonus und beide Plättchen)
   *[plain] Doppelt expandieren für { $price } $, mit Bonusplättchen
}
offer-grow = Filiale dazusetzen für 1 $
offer-double = Zweite Filiale, mit Bonusplättchen
offer-cash = 10 $ für ein Bonusplättchen nehmen
offer-boom = Boom-Marker hierher
offer-stay = Boom-Marker stehen lassen
offer-open = Erste Filiale eröffnen
offer-lay-city = Plättchen mit Wert { $tile } legen
offer-lay-region = { $tile } legen ({ $values })
offer-lay-new = Neues Plättchen legen ({ $values })
offer-end = Zug beenden
tip-take-back = Geplant. Drücken, um es zurückzunehmen.
tip-lay = Drücken, um hier ein Plättchen zu legen.
tip-not-boom = Hierher kann der Boom-Marker nicht ziehen.
tip-not-again = Eine zweite Expansion führt nicht hierher.
tip-not-double = Ein doppelter Marktanteil braucht hier eine geplante Filiale und zwei freie Felder.
bonus-title = Bonusplättchen
bonus-left = { $count ->
    [one] du hast { $count }
   *[other] du hast { $count }
}
bonus-again = Doppelt expandieren
bonus-again-help = In diesem Zug ein zweites Mal expandieren.
bonus-double = Doppelter Marktanteil
bonus-double-help = Eine zweite Filiale in einer Stadt, in der du eine dazusetzt.
bonus-cash = 10 Dollar
bonus-cash-help = Nimm Geld von der Bank, für diesen Zug oder später.
gain-title = Was es bringt
gain-none = in diesem Zug wird nichts gewertet
gain-influence = Einfluss
gain-city = { $majority ->
    [yes] Mehrheit
   *[no] voll
}
gain-region = Rang { $rank }
gain-track = Regionenleiste
gain-track-space = Feld { $space }
gain-milestone = ein Bonusplättchen
gain-ends-game = Das beendet die Partie.
gain-income = Nächstes Einkommen
gain-income-change = { $now } $ → { $then } $
hint-button = Tipp
hint-title = Was der Bot tun würde
hint-thinking = Der Bot denkt nach …
hint-take = Übernehmen
hint-end = Den Zug so beenden
hint-share = Neben jedem Zug: deine Siegchance, wie der Bot sie einschätzt.
undo-turn = Meinen letzten Zug zurücknehmen
undo-agree = Einverstanden
undo-refuse = Nein
undo-waiting = Die anderen müssen dem Zurücknehmen noch zustimmen.
chat-title = Chat
chat-empty = Noch hat niemand etwas geschrieben.
chat-say = Nachricht schreiben
chat-send = Senden
panel-open = Spieler, Regionen und Verlauf

## Cards

region-missing = { $count ->
    [0] vollständig
    [one] wartet auf einen Ort
   *[other] wartet auf { $count } Orte
}
region-scores-now = wird mit diesem Plan gewertet
region-nobody = Hier ist noch niemand.
region-pieces = { $count ->
    [one] { $count } Filiale
   *[other] { $count } Filialen
}
region-tie-breaker = Stichentscheid
region-waits = Wartet auf { $places }
region-track-next = Wer sie abschließt: +{ $gain }
region-chips = Regionen, und auf wie viele Orte sie warten
region-tile-dollars = Dollarplättchen: Die Ränge bringen Dollar statt Einfluss.
region-tile-number = Zahlenplättchen: Jeder Rang bringt so viel Einfluss, wie Plättchen auf der Regionenleiste liegen, plus oder minus seine Zahl.
region-tile-bonus = Bonus: Der Erste nimmt auch ein eingesetztes Bonusplättchen zurück, einsetzbar ab dem nächsten Zug.
region-tile-expansion = Der Erste nimmt auch das Expansionsplättchen: einmal über beliebig viele Strecken expandieren, alle bezahlt.
region-tile-link = Der Erste nimmt auch das Streckenplättchen: Einmal kostet eine Strecke nichts.
region-track-now = { $count ->
    [one] Ein Plättchen liegt jetzt auf der Leiste.
   *[other] { $count } Plättchen liegen jetzt auf der Leiste.
}
region-values-ours = Die meisten Werte der neuen Plättchen sind unsere.
place-closed = Bei so wenigen Spielern geschlossen.
place-town = Kleinstadt: Platz für eine Filiale, am Ende 1 Einfluss.
place-scored = Gewertet. Was hier steht, zählt für die Region.
place-city = Bringt { $value } bei absoluter Mehrheit, voll die Hälfte. { $empty ->
    [one] Ein Feld ist frei.
   *[other] { $empty } Felder sind frei.
}
place-standing = { $player }: { $pieces }, { $missing ->
    [one] noch eine bis zur Mehrheit
   *[other] noch { $missing } bis zur Mehrheit
}
place-leader = Wenn sie voll wird: { $player } erhält { $gain }

## What happened

log-title = Alle Züge
log-since = Seit deinem letzten Zug
log-all = Alle
log-less = Weniger
log-replay = Abspielen
log-replay-since = Abspielen, was seit deinem letzten Zug geschah
log-look = Die Partie nach Zug { $turn } ansehen
log-nothing = tut nichts
log-expanded = { $second ->
    [yes] expandiert auch nach { $place } für { $paid } $
   *[no] expandiert nach { $place } für { $paid } $
}
log-shares = verstärkt sich in { $places }
log-opened = beginnt in { $places }
log-boom = { $first ->
    [yes] stellt den Boom-Marker neben { $place }
   *[no] versetzt den Boom-Marker nach { $place }
}
log-doubled = verdoppelt in { $place } mit einem Bonusplättchen
log-cash = nimmt 10 $ für ein Bonusplättchen
log-city = { $other ->
    [yes] { $majority ->
        [yes] gibt { $player } die Mehrheit in { $place }
       *[no] füllt { $place } für { $player }
    }
   *[no] { $majority ->
        [yes] holt die Mehrheit in { $place }
       *[no] füllt { $place } und führt dort
    }
}
log-region = wertet die Region { $region }
log-rank = { $other ->
    [yes] { $player } ist Nummer { $rank } in der Region { $region }
   *[no] ist Nummer { $rank } in der Region { $region }
}
history-title = Verlauf
history-about = Zug { $turn } von { $of }
history-back = Zurück zur Partie
history-first = Zum Anfang
history-previous = Einen Zug zurück
history-next = Einen Zug weiter
history-last = Zum Ende
history-skip = Überspringen
history-play = Abspielen
history-pause = Anhalten
history-slider = Zug
history-turn = { $turn ->
    [0] Beginn
   *[other] Zug { $turn }
}

## The end

end-about = zu Ende nach { $turns } Zügen
end-wins = { $count ->
    [one] { $names } gewinnt
   *[other] { $names } teilen sich den Sieg
}
end-ahead = { $total } Einfluss, { $ahead } vor { $player }.
end-shared = Je { $total } Einfluss.
end-reason = { $reason ->
    [red_zone] Ein Regionenplättchen kam in den roten Bereich.
   *[no_expansion] Eine ganze Runde lang hat niemand expandiert.
}
end-rematch = Revanche
end-to-rematch = Zur Revanche
end-replay = Verlauf
count-cities = Städte
count-cities-help = Mehrheiten und volle Städte
count-regions = Regionen
count-regions-help = erste, zweite und dritte Ränge
count-track = Regionen{ "\u00AD" }leiste
count-track-help = für die Wertung einer Region
count-during = Während der Partie
count-towns = Kleinstädte
count-towns-help = 1 für jede Filiale in einer Kleinstadt
count-money = Geld
count-money-help = 1 für je volle 3 $
count-bonus = Unbenutzte Bonus{ "\u00AD" }plättchen
count-bonus-help = je 4
count-total = Einfluss
chart-title = Einfluss im Lauf der Züge
chart-help = Das letzte Stück ist die Schlusswertung: Kleinstädte, Geld, Bonusplättchen.

## Rules and learning

rule-link = Regeln: { $about }
rules-open = Regeln
rules-open-help = Mit Bildern, zum Nachschlagen
learn-open = Beim Spielen lernen
learn-open-help = Schritt für Schritt, in fünf Minuten
