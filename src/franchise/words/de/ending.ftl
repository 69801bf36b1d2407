# Das Ende einer Partie: wann es kommt, mit welchem Ergebnis, und wie gezählt wird.

# Bevor ein Zug beendet wird
ending-now = Das beendet die Partie: { $text }.
ending-soon = { $turns ->
    [one] Expandiert dann auch { $player } nicht, ist die Partie zu Ende: { $text }.
   *[other] Expandiert in den nächsten { $turns } Zügen niemand, ist die Partie zu Ende: { $text }.
}
ending-you = du
ending-count = { $player } { $total }
ending-result = { $result ->
    [won] Du gewinnst.
    [shared] Du teilst den Sieg.
   *[lost] Du verlierst.
}
ending-by-towns = Filialen in Kleinstädten entscheiden.

# Wie nah es ist
outlook-title = Das Ende der Partie
outlook-regions = { $missing ->
    [one] Noch eine Region bis zum Ende der Partie.
   *[other] Noch { $missing } Regionen bis zum Ende der Partie.
}
outlook-could-now = Du könntest sie mit diesem Zug beenden.
outlook-could-next = { $players } könnte sie im nächsten Zug beenden.
outlook-unknown = Ob { $players } es könnte, ist schwer zu sagen.
outlook-passing-now = Expandierst du nicht, ist die Partie zu Ende.
outlook-passing = Expandiert { $player } nicht, ist die Partie zu Ende.
outlook-final = Wenn die Partie jetzt zu Ende wäre
outlook-final-short = am Ende
outlook-at-end = am Ende { $total }
outlook-look = Filialen und Wertung zeigen: { $player }

# Der letzte Zug und die Schlusswertung
finale-title = Die Schlusswertung
finale-last = Der letzte Zug:
finale-towns = Klein­städte
finale-money = Geld
finale-bonus = Bonus­plättchen
finale-total = Summe
finale-skip = Überspringen
finale-board = Brett ansehen
finale-said = { $player }: { $influence } Einfluss, { $towns } für Kleinstädte, { $money } für Geld, { $bonus } für Bonusplättchen, zusammen { $total }.

# To share
end-picture = Als Bild teilen
end-film = Als Film teilen
end-film-making = Der Film entsteht …
