# Plättchen auslegen: der Editor, und was der Server gegen eine Auslage sagt.

layout-city-without-tile = { $place } hat kein Plättchen.
layout-no-open-city = Keine Stadt dieser Partie heißt „{ $name }“.
layout-no-such-city-tile = { $place }: Ein Stadtplättchen { $value } gibt es nicht.
layout-other-back = { $place }: Eine { $value } passt hier nicht. Sie hat eine andere Rückseite als die aufgedruckte { $printed }.
layout-too-many-city-tiles = { $count } Plättchen mit Wert { $value } liegen aus, es gibt aber nur { $available ->
    [one] eines
   *[other] { $available }
}.
layout-region-without-tile = Die Region { $region } hat kein Plättchen.
layout-no-open-region = Keine Region dieser Partie heißt „{ $name }“.
layout-no-such-region-tile = Ein Regionenplättchen { $name } gibt es nicht.
layout-region-tile-repeated = Ein Regionenplättchen liegt { $count }-mal aus, aber es gibt nur eines: { $tile }.

editor-title = Plättchen auslegen
editor-help = Ziehe Plättchen von Ort zu Ort, oder drücke auf eines und dann auf sein Ziel. Entf nimmt ein Plättchen weg.
editor-held-spot = Drücke auf einen anderen Ort, um beide zu tauschen, oder auf ein Plättchen aus dem Vorrat.
editor-held-empty = Drücke auf ein Plättchen aus dem Vorrat, um es hierher zu legen.
editor-held-supply = Drücke dorthin, wo das Plättchen liegen soll. Die markierten Städte haben dieselbe Rückseite.
editor-take = Drücke, um dieses Plättchen aufzunehmen.
editor-choose = Drücke, und wähle dann ein Plättchen.
editor-put-back = Drücke noch einmal, um es hier zu lassen.
editor-swap = Mit { $spot } tauschen
editor-lay = Das Plättchen hierher legen
editor-take-away = Wegnehmen
editor-empty = kein Plättchen
editor-undo = Rückgängig
editor-shuffle = Mischen
editor-shuffled = Die Plättchen sind gemischt.
editor-printed = Wie aufgedruckt
editor-printed-now = Die Plättchen liegen wie aufgedruckt.
editor-clear = Leeren
editor-cleared = Alle Plättchen sind weggenommen.
editor-fill = Rest auffüllen
editor-done = Fertig
editor-playable = Diese Auslage ist spielbar.
editor-cities-empty = { $count ->
    [one] Eine Stadt hat noch kein Plättchen.
   *[other] { $count } Städte haben noch kein Plättchen.
}
editor-regions-empty = { $count ->
    [one] Eine Region hat noch kein Plättchen.
   *[other] { $count } Regionen haben noch kein Plättchen.
}
editor-supply-cities = Übrige Stadtplättchen
editor-supply-regions = Übrige Regionenplättchen
editor-back = Rückseite { $values }
editor-city-tile = { $count ->
    [one] Stadtplättchen mit Wert { $value }, eines übrig
   *[other] Stadtplättchen mit Wert { $value }, { $count } übrig
}
editor-new-tiles = Neue Regionenplättchen; die meisten Werte sind unsere
editor-kind-dollars = Dollar
editor-kind-number = Zahl
editor-kind-bonus = Bonus
editor-kind-expansion = Expansion
editor-kind-link = Strecke
editor-text = Auslage als Text
editor-text-help = Im Format einer gespeicherten Partie. Kopiere den Text, oder füge eine Auslage oder eine ganze gespeicherte Partie ein und übernimm sie.
editor-copy = Kopieren
editor-copied = Auslage kopiert.
editor-copy-by-hand = Markiere den Text und kopiere ihn.
editor-use = Text übernehmen
editor-unreadable = In diesem Text steht keine Auslage aus Städten, Regionen und Plättchen dieses Spiels. Nichts wurde geändert.
