# What speaks for a turn, or what it costs. Said of the player who would play it.
# A no-break space stands between a number and its sign. Regions are named after the word “Region”, as their names
# would need articles and cases.

advice-ends-game = { $result ->
    [won] beendet die Partie und gewinnt { $total } zu { $other_total }
    [shared] beendet die Partie und teilt sich den Sieg mit { $total }
   *[lost] beendet die Partie und verliert { $total } zu { $other_total }
}

advice-scores-city = { $majority ->
    [yes] holt die absolute Mehrheit in { $place }: +{ $gain }
   *[no] füllt { $place } und führt dort: +{ $gain }
}
advice-scores-region = löst die Wertung der Region { $region } aus: +{ $gain } von der Regionenleiste
advice-ranks-in-region = { $dollars ->
    [0] Rang { $rank } in der Region { $region }: +{ $influence }
   *[other] Rang { $rank } in der Region { $region }: +{ $dollars } $
}
advice-gives-city = füllt { $place }, und { $seat } erhält { $gain } Einfluss
advice-gives-region = { $dollars ->
    [0] { $seat } ist in der Region { $region } auf Rang 1 und erhält { $influence } Einfluss
   *[other] { $seat } ist in der Region { $region } auf Rang 1 und erhält { $dollars } $
}

advice-blocks-city = blockiert { $seat } in { $place }
advice-nearly-has-city = nur noch eine Filiale bis zur absoluten Mehrheit in { $place } (Wert { $value })
advice-reaches-milestone = erreicht den Meilenstein „{ $milestone }“
advice-takes-tile = { $kind ->
    [link] nimmt das Streckenplättchen
    [expansion] nimmt das Expansionsplättchen
   *[bonus] nimmt ein eingesetztes Bonusplättchen zurück
}
advice-takes-tie-breaker = hat ab jetzt den Stichentscheid in der Region { $region }
advice-leads-region = übernimmt die Führung in der Region { $region }
advice-raises-income = erhöht das Einkommen von { $before } $ auf { $after } $
advice-boom-pays = der Boom bei { $place }: +{ $dollars } $ Einkommen
advice-opens-town = eröffnet eine Filiale in { $place }: +1 am Ende
advice-enters-city = expandiert nach { $place }: { $spaces ->
    [one] { $spaces } freies Feld
   *[other] { $spaces } freie Felder
} für das Einkommen
advice-uses-bonus-tile = { $use ->
    [again] setzt ein Bonusplättchen ein, um doppelt zu expandieren
    [double] setzt ein Bonusplättchen für einen doppelten Marktanteil ein
   *[cash] setzt ein Bonusplättchen für Dollar ein
}
