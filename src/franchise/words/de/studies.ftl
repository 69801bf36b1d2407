# Wo Studien angeboten werden: im Verlauf einer Partie, für einen neuen Tisch, auf der Startseite.
study-begin = Etwas anderes versuchen
study-begin-help = Öffnet diese Stellung als Studie: Spiel für alle Plätze weiter, die Partie bleibt, wie sie ist.
study-board = Diesen Plan als Studie
studies-title = Deine Studien
studies-count = { $count ->
    [0] Keine Varianten
    [one] Eine Variante
   *[other] { $count } Varianten
}
studies-shared = geteilt
studies-open = Datei einer Studie öffnen
studies-open-help = Mit ihrer Partie und allen Varianten
studies-unreadable = Diese Datei ist keine Studie: Sie lässt sich nicht als JSON lesen.
studies-too-large = Diese Datei ist zu groß für eine Studie: höchstens 256 KB.
