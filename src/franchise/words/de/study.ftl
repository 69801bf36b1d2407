# Studien: was sich sonst noch spielen ließe.

study-title = Studie
study-not-kept = Studie · noch nicht gespeichert
study-kept = Studie · gespeichert
study-changed = Studie · geändert
study-shared = Studie · per Link geteilt
study-of-another = Studie · mit dir geteilt
study-nothing-begun = Hier wurde keine Studie begonnen. Öffne den Verlauf einer Partie und wähle „Etwas anderes versuchen“.
study-play = Diesen Zug spielen
study-keep = Speichern
study-keep-copy = Meine als Kopie speichern
study-copy = Kopie speichern
study-copied = Diese Kopie gehört dir.
study-share = Teilen
study-share-on = Alle mit dem Link dürfen sie ansehen
study-share-help = Andere können sie durchgehen und eine Kopie speichern. Ändern kannst nur du sie.
study-link = Link zu dieser Studie
study-export = Als Datei speichern
study-delete = Studie löschen
study-delete-help = Die Studie und ihr Link sind dann weg. Die Partie bleibt.
study-to-game = Zurück zur Partie
study-look-only = Geh sie mit den Pfeilen durch. Für eigene Züge speichere eine Kopie.
study-overtaken = Diese Studie wurde anderswo geändert.
study-overtaken-help = Deine Änderungen sind noch hier, aber nicht gespeichert.
study-give-up = Die andere Fassung öffnen

## Wo man ist

study-steps = Zurück und weiter
study-back = Einen Schritt zurück
study-forward = Einen Schritt weiter
study-return = Dorthin, wo du die Partie verlassen hast
study-in-game = In der Partie
study-in-variation = In einer Variante
study-at-turn = Zug { $turn }: { $player } ist dran
study-at-setup = { $moves ->
    [0] Vor der ersten Entscheidung
    [one] Nach einer Entscheidung vor dem ersten Zug
   *[other] Nach { $moves } Entscheidungen vor dem ersten Zug
}
study-at-end = Ende der Partie
study-plays = { $turn }. { $player }: { $moves }
study-nothing = nichts
study-left-here = Hier hast du die Partie verlassen

## Bots und Chancen

study-bot-level = Welcher Bot
study-bot-play = Spielen lassen
study-bot-thinks = Denkt nach …
study-chances = Chancen
study-chances-wait = Die Chancen werden berechnet …
study-percent = { $value } %
study-best = Bester gefundener Zug: { $moves }

## Der Baum

study-tree = Varianten
study-tree-empty = Noch keine. Plane einen Zug auf dem Plan und spiele ihn, oder lass einen Bot spielen.
study-notes = Über diese Studie
study-variation = Diese Variante
study-name = Name
study-name-whole = Titel
study-comment = Kommentar
study-promote = Nach vorn
study-remove = { $count ->
    [0] Löschen
   *[other] Mit allem Folgenden löschen
}

## Eine Stellung aufbauen

position-edit = Stellung aufbauen
position-leave = Zurück zur Studie
position-undo = Rückgängig
position-study = Diese Stellung studieren
position-hand = Was ein Druck auf den Plan bewirkt
position-eraser = Wegnehmen
position-put = { $place }: eine Filiale von { $player } hinlegen
position-take = { $place }: eine Filiale wegnehmen
position-check = Ob diese Stellung möglich ist
position-checking = Wird geprüft …
position-possible = Diese Stellung ist möglich.
position-impossible = { $count ->
    [one] Etwas ist nicht möglich:
   *[other] { $count } Dinge sind nicht möglich:
}
position-players = Spieler
position-money = Geld
position-influence = Einfluss
position-supply = Vorrat
position-bonus-tiles = Bonusplättchen
position-used-bonus-tiles = Bonus benutzt
position-reserve = Bonus in Reserve
position-turn = Zug
position-passing = Züge ohne Expansion
position-value = Stadtplättchen
position-scored = Gewertet
position-scored-help = Das Stadtplättchen ist weg, bleibende Filialen liegen auf der Stadt.
position-boom = Boom-Marker hierher
position-tile = Regionsplättchen
position-tie-breaker = Stichentscheid
position-nobody = Niemand
position-tracked = Region gewertet
position-tracked-help = Ihr Plättchen liegt auf der Leiste.
