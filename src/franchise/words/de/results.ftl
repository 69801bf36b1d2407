# How your games ended.

results-title = Deine Bilanz
results-games = Partien
results-won = Gewonnen
results-shared = Geteilt
results-lost = Verloren
results-streak = { $count } Siege in Folge
results-assisted = { $count } der Siege mit Tipps oder zurückgenommenen Zügen.
results-details = Nach Stärke und Spielerzahl
results-level = Stärke
results-players = { $count } Spieler
results-cell = { $count } von { $total }
results-best = Höchster Einfluss
results-each-level = Ein Sieg zählt gegen jede Stärke am Tisch.
result-won = gewonnen
result-shared = geteilt
result-lost = verloren
result-hinted = mit Tipps
result-taken-back = mit zurückgenommenen Zügen
result-left-out = zählt nicht
feat-first-victory = Dein erster Sieg
feat-first-victory-over = Dein erster Sieg gegen { $level }
feat-streak = { $count } Siege in Folge
feat-best = Dein bestes Ergebnis mit { $count } Spielern
left-out-imported = Diese Partie zählt nicht für deine Bilanz: Sie stammt aus einer Datei.
left-out-one-screen = Diese Partie zählt nicht für deine Bilanz: Du hast mehrere Plätze gespielt.
left-out-stand-in = Diese Partie zählt nicht für deine Bilanz: Ein Bot hat für dich gespielt.
