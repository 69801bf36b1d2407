# What puzzles are about: what decides between the best turn and the others.

puzzle-majority = die Mehrheit in einer Stadt
puzzle-region = eine Region abschließen
puzzle-tie-breaker = ein Stichentscheid
puzzle-blocking = jemanden blockieren
puzzle-last-turn = der letzte Zug
puzzle-bonus-tile = der richtige Moment für ein Bonusplättchen
puzzle-income = Einkommen oder Einfluss
puzzle-far-expansion = weit entfernt expandieren
