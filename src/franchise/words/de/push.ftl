# Benachrichtigungen, die ankommen, während keine Seite des Spiels offen ist.

push-on = Auf diesem Gerät wirst du benachrichtigt, auch wenn das Spiel geschlossen ist.
push-none = Du wirst benachrichtigt, solange eine Seite des Spiels offen ist. { $why ->
    [install] Auf iPhone und iPad füge das Spiel zuerst zum Home-Bildschirm hinzu und schalte die Benachrichtigungen dort ein.
    [insecure] Für mehr muss die Adresse des Spiels mit https:// beginnen.
    [failed] Dein Browser hat seinen Push-Dienst nicht erreicht. Bei geschlossenem Spiel kommt deshalb nichts an.
   *[unsupported] Mehr bietet dieser Browser nicht.
}
push-impossible = { $why ->
    [install] Auf iPhone und iPad füge das Spiel zuerst zum Home-Bildschirm hinzu und schalte die Benachrichtigungen dort ein.
    [insecure] Dein Browser erlaubt Benachrichtigungen nur, wenn die Adresse des Spiels mit https:// beginnt.
   *[unsupported] Dieser Browser kann keine Benachrichtigungen zeigen.
}
push-quiet = Ruhezeit
push-quiet-help = In dieser Zeit kommt auf diesem Gerät nichts an. Danach erfährst du es.
push-quiet-from = Von
push-quiet-until = Bis
push-test = Test senden
push-sent = Der Test ist unterwegs.
push-lost = Dieses Gerät war nicht zu erreichen. Schalte die Benachrichtigungen aus und wieder ein.
