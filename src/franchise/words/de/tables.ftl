# Everything around a table: who sits there, what may be done with it, what can go wrong.

## Tables and who sits there

tab-your-turn = ● Du bist am Zug – Franchise
table-of = { $others ->
    [0] { $bots ->
        [0] { $names }
        [one] { $names } und ein Bot
       *[other] { $names } und { $bots } Bots
    }
   *[other] { $names } und { $others } andere
}
table-of-bots = { $bots ->
    [one] Ein Bot
   *[other] { $bots } Bots
}
table-watching = { $count ->
    [one] Eine Person schaut zu.
   *[other] { $count } Personen schauen zu.
}
games-waits = { $free ->
    [0] kann beginnen
    [one] ein Platz frei
   *[other] { $free } Plätze frei
}
seat-host = Gastgeber
seat-muted = stumm
seat-bot-of = Bot · { $level }
seat-lost = wartet auf jemanden
seat-lost-bot = frei; solange spielt ein Bot
seat-lost-invite = Wer diesen Link öffnet, übernimmt den freien Platz und spielt weiter.
seat-mine = Dein Platz
seat-of = Platz von { $name }
seat-others = Die anderen
seat-more = Mehr …
seat-level = Stärke von { $name }
seat-free-of = { $name } wegschicken

## What may be done

menu-table = Dieser Tisch
do-not = Lieber nicht
do-return = Selbst weiterspielen
do-return-help = Der Bot, der dich vertritt, steht auf.
do-bot-turn = Einen Bot diesen Zug spielen lassen
do-bot-turn-help = Nur diesen einen; danach spielst du weiter.
do-bot-until-return = Einen Bot spielen lassen, bis ich zurück bin
do-bot-until-return-help = Für eine Pause. Du kannst deinen Platz jederzeit zurücknehmen.
do-hand-over = Auf einem anderen Gerät weiterspielen
do-hand-over-help = Mit einem Code übernimmt dein Telefon oder ein anderer Rechner diesen Platz.
do-resign = Aufgeben
do-resign-help = Ein Bot übernimmt deinen Platz für den Rest der Partie.
do-resign-sure = Du verlässt diese Partie endgültig, und ein Bot spielt für dich weiter. Ein Zurück gibt es nicht.
do-get-up = Aufstehen
do-get-up-help = Der Platz wird für jemand anderen frei.
do-send-away = Wegschicken
do-send-away-help = { $name } verliert den Platz und kann mit dem Link zurückkommen.
do-send-away-sure = { $name } vom Tisch wegschicken?
do-bot-for-late-turn = Ein Bot spielt diesen Zug
do-bot-for-late-turn-help = Die Zeit von { $name } ist abgelaufen.
do-bot-for-late = Ein Bot spielt bis zur Rückkehr
do-bot-for-late-help = { $name } kann den Platz jederzeit zurücknehmen.
do-bot-until-taken = Solange spielt ein Bot
do-bot-until-taken-help = Die Partie wartet nicht auf den freien Platz.
do-reopen = Den Platz jemand anderem geben
do-reopen-help = Wenn jemand sein Gerät verloren hat: Ein Link führt zurück zu diesem Platz.
do-reopen-sure = { $name } verliert diesen Platz. Wer den Link öffnet, übernimmt ihn.
do-make-host = Zum Gastgeber machen
do-make-host-help = { $name } entscheidet dann über diesen Tisch.
do-make-host-sure = Soll { $name } der Gastgeber dieses Tisches sein? Zurücknehmen kannst du das nicht selbst.
do-mute = Im Chat stummschalten
do-mute-help = { $name } kann weiter spielen und mitlesen.
do-unmute = Wieder schreiben lassen
do-unmute-help = { $name } darf im Chat wieder schreiben.
handover-how = Öffne auf dem anderen Gerät { $address }, wähle „Platz übernehmen“ und tippe diesen Code:
handover-until = Er gilt einmal, bis { $time }. Danach spielt das andere Gerät, und dieses schaut zu.
handover-copied = Der Code ist kopiert.
takeover-title = Platz übernehmen
takeover-lead = Eine Partie von einem anderen Gerät fortsetzen
takeover-help = Öffne auf dem anderen Gerät das Menü der Partie, dann „Dieser Tisch“ und „Auf einem anderen Gerät weiterspielen“. Dort erscheint ein Code.
takeover-code = Code
takeover-take = Platz übernehmen
invitation-text = Ein Platz ist für dich frei: { $table }
invitation-share = Teilen
invitation-renew = Einen anderen Link erzeugen
invitation-renewed = Das ist ein anderer Link; der vorige führt nirgends mehr hin.
invitation-elsewhere = Ein anderes Gerät hat den Link zu diesem Tisch erzeugt. Er gilt noch; erzeugst du einen anderen, endet er.
settings-title = Einstellungen des Tisches
settings-name = Name
settings-name-none = keiner: man sieht, wer spielt
settings-minutes = { $minutes } Min.
settings-substitute = Bot als Vertretung
settings-spectators = Offen für Zuschauer
settings-spectators-help = Wer die Adresse kennt, darf zuschauen.
table-delete = Tisch löschen
table-delete-sure = Diesen Tisch mit Partie und Chat löschen, für alle und endgültig?
table-delete-later = Dieser Tisch lässt sich nach der Partie löschen: Andere spielen noch.
notes-title = Private Notizen
notes-help = Das kannst nur du lesen.
notes-kept = Der Server bewahrt sie für dich allein auf.
notes-writing = Wird gespeichert …
waiting-late = Die Zeit von { $player } ist abgelaufen
undo-asked-by = { $name } möchte einen Zug zurücknehmen. Bist du einverstanden?
undo-waiting-for = Du möchtest deinen Zug zurücknehmen. Noch gefragt: { $names }
undo-withdraw = Doch nicht

## Being told

notify-title = Sag mir, wenn ich am Zug bin
notify-on = In diesem Browser benachrichtigen
notify-off = Benachrichtigungen sind an. Ausschalten
notify-help = Eine Mitteilung erscheint, wenn du am Zug bist und diese Seite nicht zu sehen ist.
notify-refused = Dein Browser lässt diese Seite nichts mitteilen. In seinen Einstellungen kannst du das ändern.
notify-turn = Du bist am Zug
notify-reminder = Deine Zeit läuft ab
webhook-title = Über ntfy, Discord oder Slack
webhook-help = Der Server schickt eine Nachricht an diese Adresse, wenn du am Zug und nicht da bist. Das gilt für alle deine Tische.
webhook-kind = Dienst
webhook-address = Adresse des Dienstes
webhook-save = Dorthin melden
webhook-set = Deine Züge werden bei { $host } gemeldet.
webhook-stopped = Meldungen an { $host } kamen nicht an und ruhen. Probiere es aus, dann geht es weiter.
webhook-try = Ausprobieren
webhook-remove = Nicht mehr melden
webhook-arrived = Die Meldung ist angekommen.
webhook-unreachable = Unter dieser Adresse antwortet niemand.
webhook-refused = Der Dienst lehnt die Nachricht ab.

## When things go wrong

table-closed = Dieser Tisch ist für Zuschauer geschlossen worden.
played-elsewhere = Du hast diesen Zug in einem anderen Tab oder auf einem anderen Gerät gespielt; so steht es jetzt.
plan-kept = Dein Plan bleibt erhalten.
plan-not-sent = Wieder verbunden. Dein Zug ist noch nicht abgeschickt.
lost-title = Hier führt keine Straße hin
lost-help = Vielleicht ist unterwegs ein Buchstabe verloren gegangen.
join-ended = Du kommst zu spät
join-ended-help = Vielleicht sind alle Plätze vergeben, oder es gibt einen anderen Link. Sitzt du schon dort, findest du den Tisch bei deinen Partien.

## Rules that were corrected

notice-rules-changed = Die Regeln wurden berichtigt: Diese Partie folgt jetzt der Fassung { $version }. Alle ihre Züge gelten.
notice-cut-by-rules = Die Regeln wurden berichtigt: Diese Partie folgt jetzt der Fassung { $version } und geht nach dem letzten Zug weiter, den sie erlaubt.
rules-version = Gespielt nach Fassung { $version } der Regeln.
kept-ended = Beendet am { $day }.
kept-why = Seither wurden die Regeln berichtigt. Die jetzigen führen diese Partie nicht zu ihrem Ende, deshalb lässt sie sich nicht nachspielen. Ihr Ergebnis bleibt, und die Aufzeichnung hat jeden Zug.
kept-look = Ansehen, so weit es geht
