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
