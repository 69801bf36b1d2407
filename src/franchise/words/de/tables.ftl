# Everything around a table: who sits there, what may be done with it, what can go wrong.

## Tables and who sits there

tab-your-turn = ● Du bist am Zug – Franchise
table-of = { $others ->
    [0] { $bots ->
        [0] { $names }
        [one] { $names } und ein Bot
       *[other] { $names } und { $bots } Bots
    }
    [one] { $names } und noch jemand
   *[other] { $names } und { $others } andere
}
table-of-bots = { $bots ->
    [one] Ein Bot
   *[other] { $bots } Bots
}
table-watching = { $count ->
    [one] Eine Person sieht zu.
   *[other] { $count } Personen sehen zu.
}
games-waits = { $free ->
    [0] kann beginnen
    [one] ein Platz frei
   *[other] { $free } Plätze frei
}
seat-host = Gastgeber
seat-muted = stumm
seat-bot-of = Bot · { $level }
seat-lost = wartet auf einen Mitspieler
seat-lost-bot = frei; bis dahin spielt ein Bot
seat-lost-invite = Wer diesen Link öffnet, übernimmt den freien Platz und spielt weiter.
seat-mine = Dein Platz
seat-of = Platz von { $name }
seat-others = Die anderen
seat-more = Mehr …
seat-level = Stärke von { $name }
seat-free-of = { $name } vom Tisch entfernen

## What may be done

menu-table = Dieser Tisch
do-not = Abbrechen
do-return = Wieder selbst spielen
do-return-help = Der Bot gibt dir deinen Platz zurück.
do-bot-turn = Bot diesen Zug spielen lassen
do-bot-turn-help = Nur diesen einen; danach spielst du weiter.
do-bot-until-return = Bot spielen lassen, bis ich zurück bin
do-bot-until-return-help = Für eine Pause. Du kannst deinen Platz jederzeit zurücknehmen.
do-hand-over = Auf einem anderen Gerät weiterspielen
do-hand-over-help = Mit einem Code übernimmt dein Handy oder ein anderer Rechner diesen Platz.
do-resign = Aufgeben
do-resign-help = Ein Bot übernimmt deinen Platz für den Rest der Partie.
do-resign-sure = Du verlässt diese Partie endgültig, und ein Bot spielt für dich weiter. Ein Zurück gibt es nicht.
do-get-up = Platz verlassen
do-get-up-help = Der Platz wird für jemand anderen frei.
do-send-away = Vom Tisch entfernen
do-send-away-help = { $name } verliert den Platz, kann aber mit dem Link zurückkommen.
do-send-away-sure = { $name } vom Tisch entfernen?
do-bot-for-late-turn = Bot diesen Zug spielen lassen
do-bot-for-late-turn-help = Die Zeit von { $name } ist abgelaufen.
do-bot-for-late = Bot bis zur Rückkehr spielen lassen
do-bot-for-late-help = { $name } kann den Platz jederzeit zurücknehmen.
do-bot-until-taken = Bis dahin einen Bot spielen lassen
do-bot-until-taken-help = Die Partie wartet nicht auf den freien Platz.
do-reopen = Den Platz jemand anderem geben
do-reopen-help = Wenn jemand sein Gerät verloren hat: Ein Link führt zurück zu diesem Platz.
do-reopen-sure = { $name } verliert diesen Platz. Wer den Link öffnet, übernimmt ihn.
do-make-host = Zum Gastgeber machen
do-make-host-help = { $name } entscheidet dann über diesen Tisch.
do-make-host-sure = Soll { $name } Gastgeber dieses Tisches werden? Zurücknehmen kannst du das nicht selbst.
do-mute = Im Chat stummschalten
do-mute-help = { $name } kann weiter spielen und mitlesen.
do-unmute = Stummschaltung aufheben
do-unmute-help = { $name } kann im Chat wieder schreiben.
handover-how = Öffne auf dem anderen Gerät { $address }, wähle „Platz übernehmen“ und gib diesen Code ein:
handover-until = Gilt einmal, bis { $time }. Danach spielt das andere Gerät, und dieses sieht zu.
handover-copied = Code kopiert.
takeover-title = Platz übernehmen
takeover-lead = Eine Partie von einem anderen Gerät fortsetzen
takeover-help = Öffne auf dem anderen Gerät das Menü der Partie, dann „Dieser Tisch“ und „Auf einem anderen Gerät weiterspielen“. Dort erscheint ein Code.
takeover-code = Code
takeover-take = Platz übernehmen
invitation-text = Ein Platz ist für dich frei: { $table }
invitation-share = Teilen
invitation-qr = QR-Code
invitation-qr-label = Die Einladung als QR-Code
invitation-renew = Neuen Link erzeugen
invitation-renewed = Das ist ein neuer Link; der alte gilt nicht mehr.
invitation-elsewhere = Der Link zu diesem Tisch wurde auf einem anderen Gerät erzeugt. Er gilt, bis du einen neuen erzeugst.
settings-title = Einstellungen des Tisches
settings-name = Name
settings-name-none = ohne Namen: zeigt, wer spielt
settings-minutes = { $minutes } Min.
settings-substitute = Bot als Vertretung
settings-spectators = Offen für Zuschauer
settings-spectators-help = Wer die Adresse kennt, kann zusehen.
table-delete = Tisch löschen
table-delete-sure = Diesen Tisch mit Partie und Chat löschen, für alle und endgültig?
table-delete-later = Andere spielen noch. Nach der Partie kannst du diesen Tisch löschen.
report-table = Diesen Tisch melden …
report-table-title = Diesen Tisch melden
report-message = Melden, was { $name } geschrieben hat …
report-message-title = Diese Nachricht melden
report-help = Wer diesen Server betreibt, liest deine Meldung mit dem Namen des Tischs und deinem eigenen. Am Tisch erfährt niemand davon.
report-reason = Was ist los?
report-send = Melden
report-done = Gemeldet. Wer diesen Server betreibt, sieht es sich an.
notes-title = Private Notizen
notes-help = Das kannst nur du lesen.
notes-kept = Gespeichert; nur du kannst es sehen.
notes-writing = Wird gespeichert …
waiting-late = Die Zeit von { $player } ist abgelaufen
undo-asked-by = { $name } möchte einen Zug zurücknehmen. Bist du einverstanden?
undo-waiting-for = Du möchtest deinen Zug zurücknehmen. Zustimmung fehlt noch von { $names }
undo-withdraw = Anfrage zurückziehen

## What happens at the table

news-sat-down = { $name } setzt sich an den Tisch.
news-got-up = { $name } steht auf.
news-sent-away = { $known ->
    [yes] { $by } hat { $name } vom Tisch entfernt.
   *[no] { $name } wurde vom Tisch entfernt.
}
news-resigned = { $name } hat aufgegeben. Ein Bot übernimmt.
news-bot-stands-in = { $how ->
    [turn] Ein Bot spielt diesen Zug für { $name }.
   *[until_return] Ein Bot vertritt { $name }.
}
news-bot-left = Der Bot, der für { $name } gespielt hat, ist wieder weg.
news-returned = { $name } ist wieder da.
news-device-changed = { $name } spielt jetzt auf einem anderen Gerät.
news-seat-opened = { $known ->
    [yes] { $by } hat den Platz von { $name } freigegeben.
   *[no] Der Platz von { $name } ist frei.
}
news-seat-taken = Jemand spielt für { $name } weiter.
news-host-changed = { $name } ist jetzt Gastgeber.
news-turn-time-changed = { $limited ->
    [yes] Bedenkzeit ab jetzt: { $time } pro Zug.
   *[no] Ab jetzt gibt es keine Bedenkzeit mehr.
}
news-time-up = Die Zeit von { $name } ist abgelaufen.
news-undo-asked = { $name } möchte einen Zug zurücknehmen.
news-undo-agreed = { $name } stimmt der Rücknahme zu.
news-undo-refused = { $name } lehnt die Rücknahme ab.
news-undo-withdrawn = { $name } möchte den Zug doch nicht zurücknehmen.
news-moves-taken-back = Der Zug wurde zurückgenommen, wie { $name } es wollte.
news-rematch-asked = { $name } möchte eine Revanche.
news-rematch-declined = { $name } möchte keine Revanche.
rematch-asked = Revanche mit { $names }? Bist du dabei?
rematch-join = Ich bin dabei
rematch-decline = Nein, danke
rematch-waits = Noch ohne Antwort: { $names }
seat-asked = um eine Revanche gebeten
games-asked = Revanche?
summary-time = { $limited ->
    [yes] { $time } pro Zug
   *[no] Keine Bedenkzeit
}
time-left = noch { $time }
time-over = Zeit abgelaufen
next-game = Nächste Partie
next-game-waits = { $count ->
    [one] Nächste Partie: Ein Tisch wartet auf dich
   *[other] Nächste Partie: { $count } Tische warten auf dich
}
ahead-plan = Vorausplanen
ahead-title = Dein nächster Zug
ahead-help = { $player } ist am Zug. Dein Plan bleibt, bis du dran bist; gespielt wird nichts von selbst.
ahead-stop = Planen beenden
ahead-ready = Du bist am Zug. Dein Plan ist bereit.
ahead-dropped = In deinem Plan nicht mehr möglich: { $moves }

## Being told

notify-title = Benachrichtige mich, wenn ich am Zug bin
notify-on = In diesem Browser benachrichtigen
notify-off = Benachrichtigungen sind an. Ausschalten
notify-help = Du bekommst eine Mitteilung, wenn du am Zug bist und diese Seite nicht zu sehen ist.
notify-refused = Dein Browser lässt diese Seite keine Mitteilungen senden. In seinen Einstellungen kannst du das ändern.
notify-turn = Du bist am Zug
notify-reminder = Deine Zeit läuft ab
webhook-title = Über ntfy, Discord oder Slack
webhook-help = Der Server schickt eine Nachricht an diese Adresse, wenn du am Zug und nicht da bist. Das gilt für alle deine Tische.
webhook-kind = Dienst
webhook-address = Adresse des Dienstes
webhook-save = Hierhin melden
webhook-set = Meldungen gehen an { $host }.
webhook-stopped = Meldungen an { $host } kamen nicht an und ruhen deshalb. Sende einen Test, dann geht es weiter.
webhook-try = Test senden
webhook-remove = Nicht mehr melden
webhook-arrived = Der Test ist angekommen.
webhook-unreachable = Unter dieser Adresse antwortet nichts.
webhook-refused = Der Dienst lehnt die Nachricht ab.

## When things go wrong

table-closed = Der Gastgeber hat diesen Tisch für Zuschauer geschlossen.
played-elsewhere = Du hast diesen Zug in einem anderen Tab oder auf einem anderen Gerät gespielt; das ist der aktuelle Stand.
plan-kept = Dein Plan bleibt erhalten.
plan-not-sent = Wieder verbunden. Dein Zug ist noch nicht abgeschickt.
lost-title = Hier führt keine Straße hin
lost-help = Vielleicht ist unterwegs ein Buchstabe verloren gegangen.
join-ended = Du kommst zu spät
join-ended-help = Vielleicht sind alle Plätze vergeben, oder es gibt einen neuen Link. Hast du dort schon einen Platz, findest du den Tisch bei deinen Partien.

## Rules that were corrected

notice-rules-changed = Die Regeln wurden berichtigt: Diese Partie folgt jetzt der Fassung { $version }. Alle ihre Züge gelten.
notice-cut-by-rules = Die Regeln wurden berichtigt: Diese Partie folgt jetzt der Fassung { $version } und geht nach dem letzten Zug weiter, den sie erlaubt.
rules-version = Gespielt nach Fassung { $version } der Regeln.
kept-ended = Beendet am { $day }.
kept-why = Seither wurden die Regeln berichtigt. Mit den jetzigen Regeln lässt sich diese Partie nicht bis zum Ende nachspielen. Ihr Ergebnis bleibt, und in der gespeicherten Partie steht jeder Zug.
kept-look = Ansehen, so weit es geht
