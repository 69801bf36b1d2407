# Why a move is not legal. Spoken to the player who wants to make it.
# A no-break space stands between a number and its sign.

reason-game-over = die Partie ist zu Ende
reason-wrong-phase = { $phase ->
    [lay_cities] zuerst werden die Stadtplättchen gelegt
    [lay_regions] zuerst werden die Regionenplättchen gelegt
    [open_towns] zuerst werden die Kleinstädte für den Start gewählt
    [place_boom] zuerst wird der Boom-Marker aufgestellt
    [move_boom] versetze zuerst den Boom-Marker oder lass ihn stehen
   *[other] dafür ist es jetzt zu spät
}
reason-expand-before-growing = expandieren kannst du nur, bevor du zum ersten Mal einen Marktanteil vergrößerst
reason-no-boom = in dieser Partie gibt es keinen Boom-Marker
reason-turn-over = dann ist dein Zug schon zu Ende
reason-nothing-to-undo = es gibt nichts zurückzunehmen

reason-place-closed = { $place } ist zu zweit und zu dritt nicht im Spiel
reason-region-closed = die Region { $region } ist zu zweit und zu dritt nicht im Spiel
reason-not-a-town = { $place } ist keine Kleinstadt
reason-not-a-city = { $place } ist keine Stadt
reason-town-taken = { $place } ist schon besetzt
reason-city-scored = { $place } ist schon gewertet
reason-already-present = du bist schon in { $place }
reason-not-present = du hast keine Filiale in { $place }
reason-just-expanded = du hast gerade erst nach { $place } expandiert

reason-no-link = von keinem deiner Orte führt eine Strecke nach { $place }
reason-no-such-link = von keinem deiner Orte führt eine Strecke für { $price } $ nach { $place }
reason-too-dear = kostet { $price } $, du hast { $money } $
reason-supply-empty = alle deine Filialen sind im Einsatz
reason-already-expanded = du hast schon expandiert; für ein zweites Mal brauchst du ein Bonusplättchen
reason-again-needs-expand = zum zweiten Mal expandieren kannst du erst nach dem ersten Mal
reason-no-link-tile = du hast das Streckenplättchen nicht
reason-no-expansion-tile = du hast das Expansionsplättchen nicht
reason-link-costs-nothing = die Strecke nach { $place } kostet ohnehin nichts
reason-single-link-as-cheap = nach { $place } führt schon eine direkte Strecke für { $price } $
reason-single-link-leads-there = nach { $place } führt schon eine direkte Strecke
reason-free-link-saves-nothing = der Weg nach { $place } kostet ohnehin nichts
reason-way-costs = der günstigste Weg nach { $place } kostet { $price } $

reason-already-grown = du hast deinen Marktanteil in { $place } schon vergrößert
reason-not-grown = für einen doppelten Marktanteil in { $place } musst du ihn dort zuerst vergrößern
reason-no-room-to-double = in { $place } ist nur ein Feld frei
reason-no-bonus-tile = du hast kein Bonusplättchen
reason-bonus-tile-used = du hast in diesem Zug schon ein Bonusplättchen eingesetzt
reason-first-turn = in deinem ersten Zug darfst du kein Bonusplättchen einsetzen
reason-bonus-tile-not-ready = dieses Bonusplättchen hast du gerade erst bekommen; einsetzen kannst du es ab deinem nächsten Zug

reason-boom-there = der Boom-Marker steht schon bei { $place }
reason-boom-cannot-reach = jeder Weg vom Boom-Marker nach { $place } führt durch eine noch nicht gewertete Stadt

reason-city-has-tile = auf { $place } liegt schon ein Plättchen
reason-region-has-tile = auf der Region { $region } liegt schon ein Plättchen
reason-no-city-tile-left = es ist kein Stadtplättchen mit dem Wert { $value } mehr übrig
reason-region-tile-not-in-pool = dieses Regionenplättchen steht nicht zur Wahl: { $tile }
reason-wrong-class = ein Plättchen mit dem Wert { $value } passt nicht auf { $place }: Seine Rückseite ist eine andere
