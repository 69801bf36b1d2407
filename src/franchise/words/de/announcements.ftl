# Was jemandem gemeldet wird, der den Tisch nicht offen hat, und was an der Adresse dafür falsch sein kann.

announcement-line = { $game }: { $text }
announcement-joined = { $name } hat deine Einladung angenommen.
announcement-started = { $yours ->
    [yes] Die Partie hat begonnen, und du bist am Zug.
   *[no] Die Partie hat begonnen.
}
announcement-rematch = Du wirst um eine Revanche gebeten.
announcement-turn = Du bist am Zug.
announcement-reminder = Du bist am Zug, und es { $unit ->
    [days] { $count ->
        [one] bleibt ein Tag.
       *[other] bleiben { $count } Tage.
    }
    [hours] { $count ->
        [one] bleibt eine Stunde.
       *[other] bleiben { $count } Stunden.
    }
   *[minutes] { $count ->
        [one] bleibt eine Minute.
       *[other] bleiben { $count } Minuten.
    }
}
announcement-over = Die Partie ist zu Ende. { $winners ->
    [one] { $names } gewinnt.
   *[other] { $names } teilen sich den Sieg.
}
announcement-cut-by-rules = Die Regeln wurden berichtigt. Die Partie geht nach Schritt { $moves } weiter, dem letzten, den sie erlauben.
announcement-test = Hier wird gemeldet, wenn du am Zug bist.
