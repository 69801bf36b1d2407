# Worum es in Aufgaben geht: was zwischen dem besten Zug und den anderen entscheidet.

puzzle-theme-majority = die Mehrheit in einer Stadt
puzzle-theme-region = eine Region abschließen
puzzle-theme-tie-breaker = ein Gleichstand
puzzle-theme-blocking = blockieren
puzzle-theme-last-turn = der letzte Zug
puzzle-theme-bonus-tile = der richtige Moment für ein Bonusplättchen
puzzle-theme-income = Einkommen oder Einfluss
puzzle-theme-far-expansion = weit weg expandieren
