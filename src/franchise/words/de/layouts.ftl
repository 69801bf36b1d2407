# Plättchen auslegen: der Editor, und was der Server gegen eine Auslage sagt.

layout-city-without-tile = { $place } hat kein Plättchen.
layout-no-open-city = Keine Stadt dieser Partie heißt „{ $name }“.
layout-no-such-city-tile = { $place }: Ein Stadtplättchen { $value } gibt es nicht.
layout-other-back = { $place }: Eine { $value } passt hier nicht. Sie hat eine andere Rückseite als die gedruckte { $printed }.
layout-too-many-city-tiles = { $count } Plättchen mit Wert { $value } liegen aus, es gibt aber nur { $available ->
    [one] eines
   *[other] { $available }
}.
layout-region-without-tile = Die Region { $region } hat kein Plättchen.
layout-no-open-region = Keine Region dieser Partie heißt „{ $name }“.
layout-no-such-region-tile = Ein Regionenplättchen { $name } gibt es nicht.
layout-region-tile-repeated = Ein Regionenplättchen liegt { $count }-mal aus, es gibt es aber nur einmal: { $tile }.

editor-title = Plättchen auslegen
editor-help = Ziehe Plättchen von Ort zu Ort, oder drücke eines und dann sein Ziel. Entf nimmt ein Plättchen weg.
editor-held-spot = Drücke einen anderen Ort, um beide zu tauschen, oder ein Plättchen aus dem Vorrat.
editor-held-empty = Drücke ein Plättchen aus dem Vorrat, um es hierher zu legen.
editor-held-supply = Drücke, wohin das Plättchen soll. Leuchtende Städte haben seine Rückseite.
editor-take = Drücken, um dieses Plättchen aufzunehmen.
editor-choose = Drücken, dann ein Plättchen dafür wählen.
editor-put-back = Noch einmal drücken, um es hier zu lassen.
editor-swap = Mit { $spot } tauschen
editor-lay = Das Plättchen hierher legen
editor-take-away = Wegnehmen
editor-empty = kein Plättchen
editor-undo = Rückgängig
editor-shuffle = Mischen
editor-shuffled = Die Plättchen sind gemischt.
editor-printed = Gedruckt
editor-printed-now = Die Plättchen liegen wie gedruckt.
editor-clear = Leeren
editor-cleared = Alle Plättchen sind weggenommen.
editor-fill = Den Rest auffüllen
editor-done = Fertig
editor-playable = Diese Auslage ist spielbar.
editor-cities-empty = { $count } Städte haben noch kein Plättchen.
editor-regions-empty = { $count } Regionen haben noch kein Plättchen.
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
editor-text-help = Wie eine Aufzeichnung sie schreibt. Kopiere sie, oder füge eine Auslage oder ganze Aufzeichnung ein und übernimm sie.
editor-copy = Kopieren
editor-copied = Die Auslage ist kopiert.
editor-copy-by-hand = Markiere den Text und kopiere ihn.
editor-use = Text übernehmen
editor-unreadable = In diesem Text steht keine Auslage aus Städten, Regionen und Plättchen dieses Spiels. Nichts wurde geändert.
