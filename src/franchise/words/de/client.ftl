# The client's own words.

## Everywhere

close = Schließen
loading = Das Spiel wird aufgebaut …
language = Sprache
theme-dark = Dunkel
theme-light = Hell
sound = Ton
menu = Menü
menu-home = Startseite
menu-settings = Einstellungen
menu-you = Du
menu-export = Partie speichern
menu-history = Verlauf
home-link = Franchise, Startseite
guest-name = Gast
your-name = Dein Name
your-colour = Deine Farbe
piece-blue = Blaue Scheibe
piece-red = Rotes Quadrat
piece-orange = Oranges Dreieck
piece-black = Schwarze Raute
piece-beige = Beiger Stern
piece-taken = { $colour }, vergeben
preparing-rules = Die Regeln werden vorbereitet: { $done } von { $total }
preparing-bots = Die Bots werden vorbereitet: { $done } von { $total }
problem-title = Das hat nicht geklappt
problem-offline = Der Server antwortet nicht. Läuft er, und bist du online?
problem-server = Der Server meldet Fehler { $status }.
problem-retry = Noch einmal
problem-no-page = Diese Seite gibt es nicht.
connection-lost = Keine Verbindung. Dein Plan bleibt erhalten; neuer Versuch …
connection-back = Wieder verbunden.
update-offered = Eine neue Version ist da.
update-take = Neu laden
game-moved-on = Die Partie ist weitergegangen; das ist der aktuelle Stand.
moves-taken-back = Es wurden Züge zurückgenommen.

## Home

home-foot = Eine unabhängige Umsetzung eines veröffentlichten Spiels, mit eigenen Worten und Bildern.
play-title = Gleich spielen
play-name = Name
play-against = Gegen
play-bots = { $count ->
    [one] { $count } Bot
   *[other] { $count } Bots
}
play-level = Stärke
play-now = Los geht’s
people-title = Mit anderen spielen
people-friends = Ein Tisch für Freunde
people-friends-help = Teile einen Link, und die Plätze füllen sich
people-screen = An einem Bildschirm
people-screen-help = Reicht das Tablet herum, es liegt ohnehin alles offen
more-title = Mehr
more-options = Alle Optionen
more-options-help = Profivariante, Mini-Erweiterungen, Plätze
more-record = Gespeicherte Partie
more-record-help = Ansehen oder weiterspielen
record-unreadable = Diese Datei ist keine gespeicherte Partie.
games-title = Deine Partien
games-public = Tische mit freien Plätzen
games-over = beendet
games-to-move = { $player } ist am Zug
games-turn = Zug { $turn } ·
games-all = Alle { $count } zeigen

## New table

new-title = Neuer Tisch
new-open = Tisch eröffnen
new-start = Partie starten
new-number = Partie Nr. { $seed }: Dieselbe Nummer legt denselben Spielplan noch einmal aus.
new-deal = Neu auslegen
option-players = Spieler
option-players-help = Zu zweit und zu dritt bleiben drei Regionen im Westen geschlossen.
option-draw = Reihenfolge auslosen
option-draw-help = Sonst beginnt Platz 1.
option-start = Beginn
option-start-help-choose = Ihr wählt eure Kleinstädte selbst; wer zuletzt dran ist, wählt zuerst.
option-start-help-introductory = Alle beginnen in zwei festen Kleinstädten: gut für die erste Partie.
option-start-choose = Kleinstädte wählen
option-start-introductory = Erste Partie
option-cities = Stadtplättchen
option-cities-help-printed = Jede Stadt hat den Wert, der auf dem Spielplan steht.
option-cities-help-random = Profivariante: Plättchen mit gleicher Rückseite tauschen zufällig die Plätze.
option-cities-help-draft = Profivariante: Vor den Kleinstädten für den Start legt ihr abwechselnd ein Stadtplättchen, bis jede Stadt eines hat.
option-cities-help-custom = Profivariante: Du legst die Plättchen aus, bevor die anderen kommen.
option-regions = Regionenplättchen
option-regions-help-printed = Jede Region hat die Werte, die auf dem Spielplan stehen.
option-regions-help-random = Profivariante: Die Plättchen werden zufällig auf die Regionen verteilt.
option-regions-help-draft = Profivariante: Nach den Städten legt ihr abwechselnd ein Regionenplättchen, bis jede Region eines hat.
option-regions-help-custom = Profivariante: Du wählst für jede Region ein Plättchen, auch von den neuen.
option-tiles-printed = Wie auf{ "\u00AD" }gedruckt
option-tiles-random = Zufällig
option-tiles-draft = Auswahl reihum
option-tiles-custom = Selbst gelegt
option-pool = Welche Regionenplättchen
option-pool-help-printed = Die zehn aufgedruckten Plättchen.
option-pool-help-mixed = Aus allen dreißig gezogen: den zehn aufgedruckten und zwanzig neuen. Viele davon bringen Dollar, zählen Plättchen auf der Leiste oder geben etwas dazu.
option-pool-help-new = Aus den zwanzig neuen gezogen: Dollar, Zahlen und Zugaben. Die meisten ihrer Werte sind unsere, nicht die gedruckten.
option-pool-printed = Aufgedruckte
option-pool-mixed = Gemischt
option-pool-new = Neue
option-time = Zeit je Zug
option-time-help = { $minutes ->
    [0] Ohne Eile: am Stück, oder wann immer ihr Zeit habt.
    [1440] Über Tage: ein Zug am Tag. Danach darf ein Bot einspringen.
    [4320] Über Tage, in Ruhe. Nach drei Tagen darf ein Bot einspringen.
    [one] Am Stück. Nach einer Minute darf ein Bot einspringen.
   *[other] Am Stück. Nach { $minutes } Minuten darf ein Bot einspringen.
}
option-minutes = { $minutes ->
    [0] Ohne Limit
    [1440] 1 Tag
    [4320] 3 Tage
   *[other] { $minutes } Min.
}
option-boom = Boom
option-boom-help = Ein Marker neben einer Stadt verdoppelt ihre freien Felder fürs Einkommen; zu Beginn deines Zuges darfst du ihn versetzen.
option-milestones = Meilensteine
option-milestones-help = Bonusplättchen verdient ihr euch durch Ziele, statt mit ihnen zu beginnen.
option-hints = Tipps
option-hints-help = Alle dürfen den Bot fragen, was er tun würde.
option-public = Offener Tisch
option-public-help = Alle auf diesem Server können einen freien Platz nehmen.
option-spectators = Zuschauer
option-spectators-help = Wer die Adresse kennt, kann zusehen.
option-tiles = Plättchen
option-edit = Plättchen auslegen
option-expansions = Mini-Erweiterungen
option-expansions-help = Frei kombinierbar, auch mit der Profivariante. Die neuen Regionenplättchen findest du unter „Plättchen“.
option-table = Am Tisch
new-players = { $count } Spieler
new-free = { $count ->
    [one] ein Platz frei
   *[other] { $count } Plätze frei
}
new-none = Keine
new-private = Auf Einladung
new-unplayable = Diese Auslage ist noch nicht spielbar.
dealt-boom = Nach den Kleinstädten für den Start stellt der Startspieler den Marker neben eine Stadt; danach darf ihn jeder zu Beginn seines Zuges versetzen.
dealt-special = Besondere Regionenplättchen
fact-places = Orte im Spiel
fact-links = Strecken
fact-regions = Regionen
fact-bonus = Bonusplättchen für jeden
fact-bonus-earned = Bonusplättchen für jeden zu verdienen
fact-money = Startkapital nach Platz
seat-kind = Platz { $seat }
seat-name = Spieler { $seat }
seat-colour = Farbe von Platz { $seat }
seat-bot = Bot
seat-open = Freier Platz
seat-open-help = mit dem Link einladen
seat-person = Am Bildschirm

## Table before the game

table-untitled = Ein Tisch
table-deleted = Der Gastgeber hat diesen Tisch gelöscht.
title-table = Tisch
title-over = Ergebnis
lobby-about = { $free ->
    [0] alle sind da
    [one] ein Platz ist frei
   *[other] { $free } Plätze sind frei
}
lobby-title = Wer mitspielt
lobby-drawn = Die Reihenfolge wird zu Beginn ausgelost.
lobby-in-order = Platz 1 beginnt.
lobby-start = Partie starten
lobby-wait = { $free ->
    [one] Ein Mitspieler fehlt noch
   *[other] Es fehlen noch { $free } Mitspieler
}
lobby-host-starts = Der Gastgeber startet die Partie, wenn alle da sind.
lobby-invite = Einladen
lobby-invite-help = Wer diesen Link öffnet, kann einen freien Platz nehmen.
lobby-copy = Kopieren
lobby-copied = Link kopiert.
lobby-rules = Spielaufbau
seat-here = da
seat-add-bot = Bot dazusetzen
seat-take = Platz nehmen
summary-start = { $start ->
    [introductory] Erste Partie mit festen Kleinstädten
   *[choose] Die Kleinstädte werden zu Beginn gewählt
}
summary-cities = { $tiles ->
    [printed] Stadtplättchen wie aufgedruckt
    [random] Stadtplättchen zufällig
    [draft] Stadtplättchen reihum gewählt
   *[custom] Stadtplättchen vom Gastgeber ausgelegt
}
summary-regions = { $tiles ->
    [printed] Regionenplättchen wie aufgedruckt
    [random] Regionenplättchen zufällig
    [draft] Regionenplättchen reihum gewählt
   *[custom] Regionenplättchen vom Gastgeber ausgelegt
}{ $pool ->
    [printed] { "" }
    [mixed] , alte und neue gemischt
    [new] , nur neue
   *[custom] , selbst ausgesucht
}
join-title = Du bist eingeladen
join-with = Mit { $players }
join-sit = Platz nehmen
join-watch = Nur zusehen

## The board

board-label = Spielplan. Pfeiltasten führen von Ort zu Ort, Bild auf und Bild ab zwischen den möglichen, Plus und Minus zoomen.
board-in-words = Der Spielplan in Worten
board-moves = Was du jetzt tun kannst
board-moves-none = Im Moment nichts.
board-links = Strecken: { $links }
board-zoom-in = Vergrößern
board-zoom-out = Verkleinern
board-fit = Ganzer Spielplan
board-scored = gewertet
board-place = { $kind ->
    [closed] { $place }, Stadt, { $region }
    [bare] { $place }, Stadt ohne Plättchen, { $region }
    [city] { $place }, Stadt mit Wert { $value }, { $region }
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
board-near = eine Filiale vor der Wertung
board-boom = Boom-Marker
board-tile = Werte { $first }, { $second }, { $third }
board-tie-breaker = Stichentscheid { $player }
board-track-state = Regionenleiste: { $taken } von { $spaces } Feldern belegt

## People

players-title = Spieler
players-influence = Einfluss
players-money = Geld
players-income = Eink.
players-supply = Vorrat
players-bonus = Bonus
players-income-why = Nächstes Einkommen, für { $spaces ->
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
strip-player = { $player }: Einfluss { $influence }, am Ende { $total }, { $money } $, Einkommen { $income }, Vorrat { $supply }, Bonusplättchen { $bonus }
tile-link = Streckenplättchen
tile-expansion = Expansionsplättchen
milestones-title = Meilensteine
milestone-help-four-towns = Filialen in vier Kleinstädten
milestone-help-four-regions = Je eine Filiale in vier Regionen
milestone-help-five-in-scored-cities = Fünf Filialen in gewerteten Städten
milestone-help-two-three-four = Filialen gleichzeitig in nicht gewerteten Städten mit Wert 2, 3 und 4
milestone-help-big-city = Die Wertung einer Stadt mit Wert 6, 7 oder 8 auslösen
milestone-help-region = Die Wertung einer Region auslösen
milestone-help-two-8-links = Zweimal eine 8-$-Strecke benutzen
milestone-taken = { $player } hat ihn
milestone-reached = { $player } hat { $count } erreicht
milestone-progress = { $player }: { $count } von { $needed }
milestone-brings = Wer ihn erreicht, nimmt ein Bonusplättchen aus seiner Reserve und darf es ab dem nächsten Zug einsetzen.

## A turn

game-heading = Partie
game-about = Runde { $round }, Zug { $turn }
game-over = Die Partie ist zu Ende.
game-result = Zum Ergebnis
phases-title = Phasen des Zuges
phase-income = Einkommen
phase-expand = Expandieren
phase-increase = Marktanteil
phase-open = Eröffnen, Städte werten
phase-regions = Regionen werten
waiting-for = { $player } ist am Zug
waiting-watching = Du siehst zu.
prompt-lay-cities = Lege ein Stadtplättchen
prompt-lay-cities-help = Wähle eine markierte Stadt, dann einen Wert für sie.
prompt-lay-regions = Lege ein Regionenplättchen
prompt-lay-regions-help = Wähle eine markierte Region, dann ihr Plättchen.
draft-cities = Stadtplättchen, die noch zu legen sind
draft-regions = Regionenplättchen, die noch zu legen sind
draft-city = { $count } Plättchen mit Wert { $value }
prompt-open-towns = Wähle eine Kleinstadt
prompt-open-towns-help = Wähle eine markierte Kleinstadt für deine erste Filiale. Viele billige Strecken sind ein guter Anfang.
prompt-place-boom = Stelle den Boom-Marker auf
prompt-place-boom-help = Wähle die Stadt, deren freie Felder fürs Einkommen doppelt zählen.
prompt-over = Die Partie ist zu Ende
prompt-over-help = Sieh dir das Ergebnis an.
plan-title = Dein Plan
plan-left = { $money } $ übrig
plan-empty = Wähle markierte Orte auf dem Spielplan: Expandiere an einen davon und setze in Städten, in denen du schon bist, Filialen dazu. Nichts gilt, bis du den Zug beendest.
plan-nothing = In diesem Zug geht nichts mehr. Beende ihn.
plan-cash-only = Ohne weiteres Geld geht in diesem Zug nichts: Nimm 10 $ für ein Bonusplättchen oder beende ihn.
plan-choose-again = Wähle, wohin du zum zweiten Mal expandierst.
plan-choose-double = Wähle die Stadt für den doppelten Marktanteil.
plan-choose-boom = Eine direkt verbundene Stadt, oder über Kleinstädte und gewertete Städte.
plan-boom = Boom-Marker versetzen
plan-boom-where = Wähle eine Stadt …
plan-end-turn = Zug beenden
plan-end-anyway = Trotzdem beenden
plan-confirm = Bestätigen
plan-take-back-all = Alles zurück
plan-fold = Plan zeigen oder verbergen
warn-no-expansion = Du könntest noch expandieren.
warn-withdrawn = Das Bonusplättchen bewirkt in { $place } nichts: Schon die erste Filiale löst die Wertung aus.
warn-cash = Die 10 $ brauchst du noch nicht. Ein nicht eingesetztes Bonusplättchen zählt am Ende 4.
warn-cash-last = Das beendet die Partie: Das Bonusplättchen wäre mehr wert als die 10 $.
warn-share = Eine weitere Filiale würde die Wertung auslösen: { $places }.
step-expand = expandieren
step-again = zweite Expansion
step-grow = Marktanteil
step-double = doppelter Marktanteil
step-cash = 10 $ für ein Bonus{ "\u00AD" }plättchen
step-boom = Boom-Marker
step-stay = Boom-Marker bleibt
step-open = erste Filiale
step-lay = Plättchen legen
step-end = Zug beenden
step-from = von { $place }
step-other-way = Anderer Weg: { $offer }
step-take-back = Zurücknehmen: { $what }
step-take-back-this = Zurücknehmen
offer-at = { $place }: { $offer }
offer-expand = { $how ->
    [free] Über die { $price }-$-Strecke umsonst expandieren (Streckenplättchen)
    [far] Weit expandieren für { $price } $ (Expansionsplättchen)
    [far-free] Weit expandieren für { $price } $ (beide Plättchen)
   *[plain] Expandieren für { $price } $
}
offer-again = { $how ->
    [free] Zweite Expansion, die { $price }-$-Strecke umsonst (Bonus- und Streckenplättchen)
    [far] Zweite Expansion, weit, für { $price } $ (Bonus- und Expansionsplättchen)
    [far-free] Zweite Expansion, weit, für { $price } $ (Bonus- und beide Plättchen)
   *[plain] Zweite Expansion für { $price } $, mit Bonusplättchen
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
tip-take-back = Geplant. Drücke, um es zurückzunehmen.
tip-lay = Drücke, um hier ein Plättchen zu legen.
tip-not-boom = Hierher kann der Boom-Marker nicht ziehen.
tip-not-again = Eine zweite Expansion kann nicht hierher führen.
tip-not-double = Ein doppelter Marktanteil braucht hier eine geplante Filiale und zwei freie Felder.
bonus-title = Bonusplättchen
bonus-left = du hast { $count }
bonus-again = Doppelt expandieren
bonus-again-help = In diesem Zug ein zweites Mal expandieren.
bonus-double = Doppelter Marktanteil
bonus-double-help = Eine zweite Filiale in einer Stadt, in der du eine dazusetzt.
bonus-cash = 10 $ nehmen
bonus-cash-help = Nimm Geld von der Bank, für diesen Zug oder später.
gain-title = Was es bringt
gain-none = In diesem Zug wird nichts gewertet
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
hint-thinking = Der Bot denkt nach …
hint-take = Übernehmen
hint-end = Den Zug so beenden
hint-share = Neben jedem Zug: deine Siegchance, wie der Bot sie einschätzt.
undo-turn = Meinen letzten Zug zurücknehmen
undo-agree = Einverstanden
undo-refuse = Nein
undo-waiting = Die anderen müssen dem Zurücknehmen noch zustimmen.
stage-skip = Überspringen
chat-title = Chat
chat-empty = Noch keine Nachrichten.
chat-say = Nachricht schreiben
chat-send = Senden
panel-open = Spieler, Regionen und Verlauf

## Cards

region-missing = { $count ->
    [0] vollständig
    [one] es fehlt noch ein Ort
   *[other] es fehlen noch { $count } Orte
}
region-scores-now = wird mit diesem Plan gewertet
region-now = Wie es steht
region-after = Nach deinem Plan
region-nobody = Hier ist noch niemand.
region-pieces = { $count ->
    [one] { $count } Filiale
   *[other] { $count } Filialen
}
region-tie-breaker = Stichentscheid
region-waits = Noch offen: { $places }
region-track-next = +{ $gain } fürs Abschließen
region-chips = Regionen, und wie viele Orte ihnen noch fehlen
region-tile-dollars = Dollarplättchen: Die Ränge bringen Dollar statt Einfluss.
region-tile-number = Zahlenplättchen: Jeder Rang bringt so viel Einfluss, wie Plättchen auf der Regionenleiste liegen, plus oder minus seine Zahl.
region-tile-bonus = Bonus: Wer Erster ist, nimmt auch ein eingesetztes Bonusplättchen zurück, einsetzbar ab dem nächsten Zug.
region-tile-expansion = Wer Erster ist, nimmt auch das Expansionsplättchen: einmal über beliebig viele Strecken expandieren, alle bezahlt.
region-tile-link = Wer Erster ist, nimmt auch das Streckenplättchen: Einmal kostet eine Strecke nichts.
region-track-now = { $count ->
    [0] Noch liegt kein Plättchen auf der Leiste.
    [one] Ein Plättchen liegt auf der Leiste.
   *[other] { $count } Plättchen liegen auf der Leiste.
}
region-values-ours = Die meisten Werte der neuen Plättchen sind unsere, nicht die gedruckten.
place-closed = Zu zweit und zu dritt nicht im Spiel.
place-town = Kleinstadt: Platz für eine Filiale, am Ende 1 Einfluss.
place-scored = Gewertet. Filialen hier zählen für die Region.
place-city = Bringt { $value } bei absoluter Mehrheit, voll die Hälfte. { $empty ->
    [one] Ein Feld ist frei.
   *[other] { $empty } Felder sind frei.
}
place-near = Eine Filiale vor der Wertung.
place-standing = { $player }: { $pieces }, { $missing ->
    [one] noch eine bis zur Mehrheit
   *[other] noch { $missing } bis zur Mehrheit
}
place-leader = Wenn sie voll wird, erhält { $player } { $gain }

## What happened

log-title = Alle Züge
log-since = Seit deinem letzten Zug
log-all = Alle
log-less = Weniger
log-replay = Abspielen
log-replay-since = Alles seit deinem letzten Zug abspielen
log-look = Die Partie nach Zug { $turn } ansehen
log-nothing = passt
log-expanded = { $second ->
    [yes] expandiert auch nach { $place } für { $paid } $
   *[no] expandiert nach { $place } für { $paid } $
}
log-shares = vergrößert den Marktanteil in { $places }
log-opened = beginnt in { $places }
log-boom = { $first ->
    [yes] stellt den Boom-Marker neben { $place }
   *[no] versetzt den Boom-Marker nach { $place }
}
log-doubled = verdoppelt den Marktanteil in { $place } mit einem Bonusplättchen
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
    [yes] { $player } kommt in der Region { $region } auf Rang { $rank }
   *[no] kommt in der Region { $region } auf Rang { $rank }
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

end-about = { $turns ->
    [one] zu Ende nach einem Zug
   *[other] zu Ende nach { $turns } Zügen
}
end-ahead = { $total } Einfluss, { $ahead } vor { $player }.
end-by-towns = { $total } Einfluss, gleichauf mit { $players }; Filialen in Kleinstädten entscheiden: { $towns } zu { $others }.
end-shared = Je { $total } Einfluss, und gleich viele Filialen in Kleinstädten.
end-reason = { $reason ->
    [red_zone] Ein Regionenplättchen liegt im roten Bereich.
   *[no_expansion] Eine ganze Runde lang hat niemand expandiert.
}
end-rematch = Revanche
end-to-rematch = Zur Revanche
review-open = Rückblick
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
count-bonus = Nicht eingesetzte Bonus{ "\u00AD" }plättchen
count-bonus-help = je 4
count-total = Einfluss
chart-title = Einfluss nach Zügen
chart-help = Das letzte Stück ist die Schlusswertung: Kleinstädte, Geld, Bonusplättchen.

## Rules and learning

rule-link = Regeln: { $about }
rules-open = Regeln
rules-open-help = Mit Bildern, zum Nachschlagen
learn-open = Beim Spielen lernen
learn-open-help = Schritt für Schritt, in fünf Minuten
puzzles-open = Aufgabe des Tages
puzzles-open-help = Ein Zug ist klar der beste. Finde ihn, und übe mit weiteren
puzzles-open-solved = { $count ->
    [one] Gelöst. Weitere gibt es zum Üben
   *[other] Gelöst, { $count } Tage in Folge. Weitere gibt es zum Üben
}
