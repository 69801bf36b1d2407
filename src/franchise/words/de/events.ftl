# What happened. Spoken to everybody.
# A no-break space stands between a number and its sign. Regions are named after the word “Region”, as their names
# would need articles and cases.

event-city-tile-laid = { $seat } legt ein Plättchen mit dem Wert { $value } auf { $place }
event-region-tile-laid = { $seat } legt ein Plättchen auf die Region { $region }: { $tile }
event-money-dealt = { $seat } beginnt mit { $dollars } $
event-turn-began = Zug { $turn }: { $seat }
event-boom-moved = { $origin ->
    [none] { $seat } stellt den Boom-Marker neben { $place }
   *[other] { $seat } versetzt den Boom-Marker von { $origin } nach { $place }
}
event-boom-stayed = { $seat } lässt den Boom-Marker bei { $place }
event-income-taken = { $seat } erhält { $dollars } $ für { $spaces ->
    [one] { $spaces } freies Feld
   *[other] { $spaces } freie Felder
}{ $boom_spaces ->
    [0] { "" }
   *[other] , davon { $boom_spaces } durch den Boom
}
event-expanded = { $second ->
    [yes] { $seat } expandiert zum zweiten Mal, nach { $place } ({ $way }) für { $paid } $
   *[no] { $seat } expandiert nach { $place } ({ $way }) für { $paid } $
}
event-bonus-tile-used = { $use ->
    [again] { $seat } setzt ein Bonusplättchen ein, um doppelt zu expandieren
    [double] { $seat } setzt ein Bonusplättchen für einen doppelten Marktanteil ein
   *[cash] { $seat } setzt ein Bonusplättchen für Dollar ein
}
event-link-tile-used = { $seat } setzt das Streckenplättchen ein
event-expansion-tile-used = { $seat } setzt das Expansionsplättchen ein
event-cash-taken = { $seat } erhält { $dollars } $
event-share-increased = { $paid ->
    [0] { $seat } stellt eine zweite Filiale in die Mitte von { $place }
   *[other] { $seat } zahlt { $paid } $ für eine Filiale in der Mitte von { $place }
}
event-franchise-opened = { $seat } eröffnet eine Filiale in { $place }
event-piece-withdrawn = { $seat } nimmt die zweite Filiale aus der Mitte von { $place } zurück
event-city-scored = { $majority ->
    [yes] { $place } wird gewertet: { $seat } hat die absolute Mehrheit und erhält { $influence } Einfluss
   *[no] { $place } ist voll: { $seat } erhält { $influence } Einfluss
}
event-tie-breaker-placed = { $piece ->
    [yes] { $seat } hat ab jetzt den Stichentscheid in der Region { $region }
   *[no] { $seat } hat ab jetzt den Stichentscheid in der Region { $region }, aber keine Filiale mehr, die ihn anzeigt
}
event-region-scored = Die Region { $region } wird gewertet: Ihr Plättchen kommt auf Feld { $space } der Regionenleiste, { $seat } erhält { $influence } Einfluss
event-region-gained = { $dollars ->
    [0] Region { $region }, Rang { $rank }: { $seat } erhält { $influence } Einfluss
   *[other] Region { $region }, Rang { $rank }: { $seat } erhält { $dollars } $
}
event-bonus-tile-returned = { $seat } nimmt ein eingesetztes Bonusplättchen zurück
event-link-tile-taken = { $seat } nimmt das Streckenplättchen
event-expansion-tile-taken = { $seat } nimmt das Expansionsplättchen
event-milestone-reached = { $seat } erreicht den Meilenstein „{ $milestone }“ und nimmt ein Bonusplättchen
event-turn-ended = { $expanded ->
    [yes] Zug { $turn } ist zu Ende
   *[no] Zug { $turn } ist ohne Expansion zu Ende
}
event-game-ended = { $reason ->
    [red_zone] Die Partie ist zu Ende: Ein Regionenplättchen liegt im roten Bereich
   *[no_expansion] Die Partie ist zu Ende: Eine ganze Runde lang hat niemand expandiert
}
event-final-counted = { $seat } erhält { $for_towns } Einfluss für Kleinstädte, { $for_money } für Geld, { $for_bonus_tiles } für Bonusplättchen
