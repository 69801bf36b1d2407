# Rückblick auf eine Partie: Chancen, Urteile, Wendepunkte, wo sie gewonnen wurde.

percent = { $value } %
review-title = So lief die Partie
review-of = Eine Partie von { $players }
review-chance = Siegchance
review-accuracy = Genauigkeit
review-player = Spieler
review-turn = Zug
review-setup = Aufbau
review-played = Gespielt
review-better = Besser
review-before = Vorher
review-after = Nachher
review-lost = Verlust
review-judgement = Urteil
review-simulations = Simulationen: { $count }
review-turning-points = Wendepunkte
review-ahead = Ab Zug { $turn }: { $player } liegt vorn.
review-point = Zug { $turn }, { $player }: { $text }
review-point-lost = Siegchance: { $first } mit dem besseren Zug, { $second } mit dem gespielten.
review-no-points = Niemand machte einen teuren Fehler.
review-lets-win = lässt { $player } die Partie beenden und gewinnen, { $total } zu { $other_total }
review-keeps-from-winning = hindert { $player } daran, die Partie zu beenden und zu gewinnen
review-nothing-special = bringt nicht sofort etwas
review-then = Danach am besten für { $player }:
review-over = Die Partie ist zu Ende.
review-where = Wo sie gewonnen wurde
review-where-help = Einfluss nach Herkunft: was zu Beginn jedes Drittels der Partie zu erwarten war und was daraus wurde.
review-third = { $kind ->
    [first] Erstes Drittel
    [second] Zweites Drittel
   *[last] Letztes Drittel
}
review-came = Am Ende
review-source = { $kind ->
    [track] Regionenleiste
    [towns] Kleinstädte
    [money] Geld
   *[bonus_tiles] Bonusplättchen
}
review-all-turns = Alle Züge
review-how = Ein Zug wird danach beurteilt, um wie viel die Siegchance nach ihm kleiner ist als nach dem besten gefundenen Zug; beide werden gleich tief durchsucht. Die Genauigkeit vergleicht das Verlorene mit dem, was auf dem Spiel stand: 100 ist eine Partie ohne Verlust, 50 ist so gut wie der Bot Neuling.
judgement-best = bester Zug
judgement-good = gut
judgement-slip = ungenau
judgement-mistake = Fehler
judgement-blunder = grober Fehler

# The screen of a review
review-turn-number = Zug { $turn }
review-curve-help = Klick auf einen Zug, oder geh mit den Pfeiltasten daran entlang; Bild auf und Bild ab springen zwischen den Wendepunkten.
review-curve-tap = Tippe auf einen Zug, um ihn anzusehen.
review-curve-at = { $title }, { $player }: { $text }. Siegchancen danach: { $values }
review-curve-none = kein Zug gewählt
review-as-table = Als Tabelle
review-start = Beginn
review-sign-ahead = von da an vorn
review-mistakes = { $count ->
    [0] kein teurer Fehler
    [one] ein Fehler
   *[other] { $count } Fehler
}
review-how-title = Wie wird das berechnet?
review-how-judged = Die Grenzen stammen aus Partien unserer eigenen Bots: Von 100 Zügen des Bots Experte verlieren 95 weniger als ein ungenauer Zug, 98 weniger als ein Fehler, und nur einer von 200 ist ein grober Fehler.
review-how-quick = Der schnelle Blick sieht etwa so weit wie ein starker Bot. Was erst eine längere Suche bemängelt, gilt als gut; der gründliche Blick findet es.
review-how-deep = Der gründliche Blick durchsucht jede Stellung zwanzigmal so lange wie der schnelle.
review-show = Welche Züge
review-show-all = Alle
review-show-losing = Mit Verlust
review-turning-point = Wendepunkt
review-turn-looked-at = Der betrachtete Zug
review-why = Was er bewirkt
review-none-better = Ein besserer Zug wurde nicht gefunden.
review-walk = Andere Züge
review-previous = Voriger Zug
review-next = Nächster Zug
review-next-point = Nächster Wendepunkt
review-in-game = In der Partie ansehen
review-ranks = für Ränge
review-sum = Zusammen
review-where-lead = Was { $player } gegenüber { $other } nach vorn brachte: { $places }.
review-to-game = Zur Partie
review-depth = Wie gründlich
review-quick = Schnell
review-deep = Gründlich
review-making = Die Partie wird angesehen …
review-making-deep = Die Partie wird gründlich angesehen. Das dauert eine Minute oder länger; es geht weiter, auch wenn du die Seite verlässt.
review-lost-connection = Die Verbindung ist unterbrochen. Sobald sie wieder da ist, geht es weiter.
review-choose = Wähle einen Zug, um ihn neben dem besseren zu sehen.
review-empty = Kein Zug wurde zu Ende gespielt, also gibt es nichts anzusehen.
review-ready = Der Rückblick ist fertig.

# Mistakes, once more
again-title = Noch einmal
again-count = Fehler { $number } von { $of }
again-task = spielte: { $what } ({ $text }). Finde einen besseren Zug.
again-judge = Ist das besser?
again-judging = Der Bot überlegt …
again-wrong = Noch nicht: Dieser Zug verliert { $text }.
again-danger = Er { $reason }.
again-hint = Ein Tipp: { $reason }
again-hint-none = Ein Tipp: Der bessere Zug bringt nicht sofort etwas.
again-show = Lösung zeigen
again-right = Das zählt: { $text }. Siegchance: { $values }
again-solution = Die Lösung
again-look = Im Rückblick ansehen
again-next = Nächster Fehler
again-finish = Fertig
again-done = Gefunden: { $count } von { $of }
again-repeat = Von vorn
again-back = Zurück zum Rückblick
again-leave = Rückblick
again-whose = Wessen Fehler
