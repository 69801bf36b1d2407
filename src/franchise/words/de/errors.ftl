# Why the server refuses a request.

error-malformed = Die Anfrage ist nicht lesbar: { $what }
error-too-large = Die Anfrage ist zu groß.
error-wrong-origin = Die Anfrage kommt von einer anderen Website.
error-unknown-host = Dieser Server heißt nicht { $host }.
error-too-many-requests = Zu viele Anfragen. Warte einen Moment.
error-no-such-page = Unter dieser Adresse gibt es nichts.
error-wrong-method = Das geht unter dieser Adresse nicht.
error-webhook-unsuitable = Dorthin kann nichts gemeldet werden. Gib eine öffentliche Adresse an, die mit https:// beginnt.
error-push-unsuitable = Dieses Gerät kann nicht benachrichtigt werden: Die Anmeldung des Browsers ist ungültig.
error-no-identity = Wähle zuerst einen Namen.
error-bad-token = Dieser Zugangsschlüssel ist nicht bekannt.
error-browser-only = Das geht nur in deinem Browser, nicht mit einem Programm.
error-not-your-seat = Das ist nicht dein Platz.
error-not-at-table = Du hast an diesem Tisch keinen Platz.
error-host-only = Das kann nur der Gastgeber.
error-closed-to-spectators = Dieser Tisch ist für Zuschauer geschlossen.
error-muted = Der Gastgeber hat dich im Chat stummgeschaltet.
error-sent-away = Der Gastgeber hat deinen Platz freigemacht. Warte eine Weile, bevor du dich hier wieder hinsetzt.
error-banned = { $limited ->
    [yes] Du bist bis { $day } von diesem Server ausgeschlossen: { $reason }
   *[no] Du bist von diesem Server ausgeschlossen: { $reason }
}
error-network-banned = { $limited ->
    [yes] Dein Netz ist bis { $day } von diesem Server ausgeschlossen: { $reason }
   *[no] Dein Netz ist von diesem Server ausgeschlossen: { $reason }
}
error-invitation-needed = Dieser Server ist nur für Eingeladene. Bitte jemanden, der hier spielt, um einen Link, oder gib deinen Einladungscode ein.
error-too-many-identities = Aus deinem Netz sind heute zu viele dazugekommen. Versuch es morgen wieder.
error-no-such-table = Diesen Tisch gibt es nicht.
error-no-such-seat = Diesen Platz hat der Tisch nicht.
error-no-such-token = Diesen Zugangsschlüssel gibt es nicht.
error-no-such-position = { $moves ->
    [one] Die Partie hat erst einen Schritt.
   *[other] Die Partie hat erst { $moves } Schritte.
}
error-no-webhook = Du hast keine Adresse für Meldungen angegeben.
error-no-push = Dieses Gerät wird nicht benachrichtigt.
error-no-such-passkey = Diesen Passkey gibt es nicht.
error-no-such-study = Diese Studie gibt es nicht, oder sie ist nicht geteilt.
error-no-such-puzzle = Diese Aufgabe gibt es hier nicht.
error-no-such-message = Diese Nachricht gibt es nicht.
error-no-such-identity = Niemand hat diese Kennung.
error-no-such-ban = So jemand ist nicht ausgeschlossen.
error-no-such-invitation = Diese Einladung gibt es nicht, oder sie ist abgelaufen.
error-no-such-report = Diese Meldung gibt es nicht, oder sie ist erledigt.
error-passkeys-unavailable = Passkeys brauchen HTTPS oder localhost und einen Namen, keine Adresse aus Zahlen.
error-bad-passkey = Dieser Passkey ist hier nicht bekannt, oder es hat zu lange gedauert. Versuche es noch einmal.
error-not-confirmed = Schreibe deinen Namen genau so, wie er dasteht.
error-same-identity = Das ist dein eigener Code: Hier kennt man dich schon.
error-both-at-table = Beide sitzen an einem Tisch, der noch nicht fertig ist. Beendet erst diese Partie, oder gib einen der Plätze auf.
error-invitation-ended = Diese Einladung gilt nicht mehr. Lass dir eine neue schicken.
error-code-ended = Dieser Code ist verbraucht oder zu alt. Lass dir einen neuen geben.
error-already-seated = Du hast an diesem Tisch schon einen Platz.
error-seat-taken = Dieser Platz ist besetzt.
error-colour-taken = Diese Farbe hat schon jemand.
error-seats-open = { $count ->
    [one] Ein Platz ist noch frei.
   *[other] { $count } Plätze sind noch frei.
}
error-answers-missing = Noch keine Antwort: { $names }.
error-no-turn-ahead = Dein nächster Zug lässt sich noch nicht planen.
error-already-started = Die Partie hat schon begonnen.
error-not-started = Die Partie hat noch nicht begonnen.
error-not-over = Die Partie ist noch nicht zu Ende.
error-others-play = Andere spielen diese Partie noch. Gib auf, oder mache jemand anderen zum Gastgeber.
error-no-person = Dort sitzt niemand.
error-time-left = Es ist noch Zeit.
error-bot-stands-in = Ein Bot spielt für dich. Nimm zuerst deinen Platz zurück.
error-no-stand-in = Für dich spielt kein Bot.
error-nothing-asked = Niemand hat darum gebeten, einen Zug zurückzunehmen.
error-asked-already = Jemand anders möchte einen Zug zurücknehmen. Beantworte das zuerst.
error-owner-present = { $name } ist am Tisch.
error-owner-was-here = { $name } war eben noch da. Der Platz kann erst nach längerer Abwesenheit freigegeben werden.
error-hints-off = Tipps sind an diesem Tisch ausgeschaltet.
error-position-in-play = Diese oder eine ganz ähnliche Stellung wird gerade an einem anderen Tisch gespielt, an dem Tipps aus sind. Sie kann untersucht werden, sobald jene Partie zu Ende ist.
error-no-review = Zu dieser Partie gibt es noch keinen Rückblick.
error-too-many-tables = Du hast { $count } nicht beendete Tische. Beende oder lösche erst einige.
error-host-has-too-many = Der Gastgeber hat zu viele nicht beendete Tische. Erst müssen einige beendet oder gelöscht werden.
error-too-many-tokens = Du hast { $count } Geräte und Programme. Entferne erst einige.
error-too-many-studies = Du hast { $count } Studien. Lösche erst einige.
error-studies-too-large = Deine Studien sind zusammen zu groß. Lösche erst einige.
error-study-changed = Diese Studie wurde anderswo geändert. Öffne sie erst neu.
error-key-reused = Dieser Schlüssel gehört zu einer anderen Anfrage.
error-not-your-turn = { $name } ist am Zug.
error-stale = Die Partie ist inzwischen weitergegangen.
error-illegal = Nicht möglich: { $reason }.
error-unplayable = Das ist nicht spielbar: { $what }
error-impossible-position = Diese Stellung ist nicht möglich: { $what }
error-game-over = Die Partie ist zu Ende.
error-nothing-to-undo = Es gibt nichts zurückzunehmen.
error-rules-differ = Diese Partie lässt sich mit den jetzigen Regeln nicht nachspielen.
error-invitation-private = An diesen Tisch kommt man nur mit einer Einladung.
error-storage-unavailable = Der Server erreicht seinen Speicher nicht. Nichts ist verloren; versuche es gleich noch einmal.
error-storage-full = Die Festplatte des Servers ist voll. Nichts wurde geändert.
error-storage-read-only = Der Server kann nicht in seinen Speicher schreiben. Nichts wurde geändert.
error-thinking-too-long = Alle Bots denken gerade nach. Versuche es gleich noch einmal.
error-drawing-too-long = Gerade entstehen viele Bilder. Versuche es gleich noch einmal.
error-no-pictures = Dieser Server macht keine Bilder.
error-rules-compiling = Die Regeln werden auf diesem Gerät gerade vorbereitet. Versuche es gleich noch einmal.
error-internal = Auf dem Server ist etwas schiefgegangen. Nichts wurde geändert.
