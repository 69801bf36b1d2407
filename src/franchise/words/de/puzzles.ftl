# What puzzles are about: what decides between the best turn and the others.

puzzle-majority = die Mehrheit in einer Stadt
puzzle-region = eine Region abschließen
puzzle-tie-breaker = ein Stichentscheid
puzzle-blocking = jemanden blockieren
puzzle-last-turn = der letzte Zug
puzzle-bonus-tile = der richtige Moment für ein Bonusplättchen
puzzle-income = Einkommen oder Einfluss
puzzle-far-expansion = weit entfernt expandieren

## Puzzles in the browser

puzzles-page = Aufgaben
puzzles-one = Aufgabe
puzzles-lead = Stellungen aus echten Partien, in denen ein Zug klar der beste ist. Plane den ganzen Zug auf dem Plan; du erfährst, warum er der beste ist oder was ihm fehlt.
puzzles-today = Aufgabe des Tages
puzzles-today-solved = Gelöst
puzzles-start = Lösen
puzzles-look-again = Noch einmal ansehen
puzzles-streak = { $count ->
    [one] 1 Tag in Folge
   *[other] { $count } Tage in Folge
}
puzzles-mine = Wie es läuft
puzzles-rating = Wertung
puzzles-deviation = ± { $deviation }
puzzles-tried = Versucht
puzzles-solved-count = Gelöst
puzzles-first-count = Im ersten Versuch
puzzles-days = Tage in Folge
puzzles-rating-help = Der erste Versuch zählt. Ein Tipp oder die Lösung davor zählt als Fehlversuch.
puzzles-practice = Üben
puzzles-theme = Worum es geht
puzzles-difficulty = Schwierigkeit
puzzles-difficulty-of = Schwierigkeit { $difficulty } von 5
puzzles-players = Personen
puzzles-players-of = { $count } Personen
puzzles-with-milestones = Meilensteine
puzzles-with-boom = Boom
puzzles-with-region-tiles = Neue Regionsplättchen
puzzles-any = Alle
puzzles-of = { $done } von { $of }
puzzles-count = { $count ->
    [0] Solche Aufgaben gibt es nicht.
    [one] 1 Aufgabe
   *[other] { $count } Aufgaben
}
puzzles-go = Üben
puzzles-list = Liste zeigen
puzzles-state-solved = Gelöst
puzzles-state-failed = Nicht gelöst

puzzles-task = Du bist { $player }. Ein Zug ist klar der beste: Plane ihn.
puzzles-try = Diesen Zug versuchen
puzzles-about = Worum es geht: { $theme }.
puzzles-look = Sieh dir { $places } an.
puzzles-solved = Gelöst!
puzzles-failed = Es gibt einen besseren Zug
puzzles-rating-change = Wertung { $rating } ({ $change })
puzzles-loses = Gegenüber dem besten Zug verliert er { $loss } des Sieges.
puzzles-margin = Jede andere Idee verliert mindestens { $loss } des Sieges.
puzzles-yours = Dein Zug:
puzzles-does = Was er tut:
puzzles-missed = Was der beste Zug tut und deiner nicht:
puzzles-best-too = Der beste Zug, dem deiner gleichkommt:
puzzles-solution = Lösung
puzzles-shown = Auf dem Plan
puzzles-best = Bester Zug
puzzles-other = Nächstbeste Idee
puzzles-compare = Vergleichen
puzzles-retry = Noch einmal
puzzles-again = Selbst planen
puzzles-next = Nächste Aufgabe
