# The tutorial: one game in three moments.
# A no-break space stands between a number and its sign.

learn-page = Lernen
learn-tutor = Begleitung
learn-progress = Schritt { $number } von { $of }
learn-chapter = Kapitel { $number }: { $title }
learn-chapter-first = Erste Schritte
learn-chapter-regions = Regionen
learn-chapter-end = Der letzte Zug
learn-next = Weiter
learn-next-chapter = Weiter zum nächsten Kapitel
learn-again = Dieses Kapitel noch einmal
learn-skip = Einführung überspringen
learn-menu = Kapitel
learn-todo = Das ist zu tun
learn-end-turn = Zug beenden
learn-watching = Die anderen sind am Zug …
learn-not-now = möglich, aber machen wir erst die leuchtenden Züge
learn-more = Regel nachlesen
learn-play = Deine erste Partie spielen
learn-play-help = Gegen zwei Bots der leichtesten Stufe, mit demselben Aufbau.
learn-rules = Regeln nachschlagen
learn-later = Verlassen und später weitermachen

learn-step-welcome-title = Willkommen am Tisch
learn-step-welcome = Das ist eine echte Partie gegen Rosa und Theo. Du bist Blau und beginnst in Flagstaff und Little Rock, zwei Kleinstädten: Sie leuchten auf dem Brett. Wer am Ende den meisten Einfluss hat, gewinnt.
learn-step-income-title = Jeder Zug beginnt mit Einkommen
learn-step-income = Du hattest 2 $ und hast gerade 1 $ bekommen, weniger gibt es nie. Geld bringen Städte mit freien Feldern, also ziehen wir in eine ein.
learn-step-expand-title = Expandiere nach Houston
learn-step-expand = Houston hat sechs Felder, und die Strecke von Little Rock kostet nur 1 $. Wähle Houston auf dem Brett und beende dann deinen Zug. Andere Orte sagen dir, warum sie nicht passen.
learn-step-opened-title = Deine erste Stadt
learn-step-opened = Deine Filiale steht auf dem ersten Feld. Die fünf freien Felder erhöhen dein nächstes Einkommen auf 2 $: Junge Städte zahlen gut.
learn-step-others-title = Rosa und Theo spielen
learn-step-others = Rosa geht nach Phoenix, Theo nach Omaha. Was sie tun, steht im Verlauf neben dem Brett.
learn-step-again-title = Mit einem Bonusplättchen doppelt expandieren
learn-step-again = Einmal expandieren darfst du in jedem Zug, ein zweites Mal kostet ein Bonusplättchen. Geh nach Phoenix und nach Kansas City und setz für 1 $ eine Filiale in Houston dazu: Alles lässt sich in beliebiger Reihenfolge planen.
learn-step-spread-title = Drei Städte, mehr Einkommen
learn-step-spread = Du bist in drei Städten mit elf freien Feldern: 4 $, wenn es so bleibt. In Houston ist dein Marktanteil auf zwei von sechs gewachsen; vier wären die absolute Mehrheit.
learn-step-rivals-title = Ärger in Phoenix
learn-step-rivals = Rosa eröffnet noch eine Filiale in Phoenix: Sie hat zwei von fünf, du eine. Noch eine, und sie hat die Mehrheit. Du bist schneller.
learn-step-double-title = Doppelter Marktanteil
learn-step-double = Setz in Phoenix eine Filiale dazu und verdopple sie mit einem Bonusplättchen: drei von fünf. Nimm Huntsville für 0 $ noch mit; eine Kleinstadt bringt am Ende 1 Einfluss.
learn-step-majority-title = Gewertet durch absolute Mehrheit
learn-step-majority = Mehr als die Hälfte der Felder: Du erhältst den ganzen Wert, 5 Einfluss. Eine Filiale bleibt und zählt für die Region, die anderen sind wieder im Vorrat. Phoenix ist für immer geschlossen.
learn-step-marker-title = Der Stichentscheid
learn-step-marker = Das war die erste gewertete Stadt im Südwesten, und zwar in deinem Zug: Auf dem Regionenplättchen steht jetzt eine blaue Filiale. Merk sie dir, sie wird die Partie entscheiden.

learn-step-later-title = Einige Runden später
learn-step-later = Du hast 11 Einfluss, die anderen je 6. Eine Region wird gewertet, wenn alle Kleinstädte besetzt und alle Städte gewertet sind: Dem Südosten fehlt nur noch Atlanta. Du bist dort mit Huntsville vertreten.
learn-step-cash-title = Geld im richtigen Moment
learn-step-cash = Atlanta sichert dir den zweiten Rang im Südosten und erhöht dein Einkommen, aber die Strecke kostet 5 $ und du hast 3 $. Nimm 10 $ für dein letztes Bonusplättchen und expandiere dann nach Atlanta.
learn-step-texas-title = Texas wird gewertet
learn-step-texas = Rosa holt Dallas und Oklahoma City, damit ist Texas fertig. Sie ist Erste und erhält 5; du bist mit Houston Zweiter und erhältst 4. Für das Auslösen bekommt sie noch 2 von der Regionenleiste.
learn-step-southeast-title = Und der Südosten auch
learn-step-southeast = Theo holt Atlanta und macht die Region fertig: 10 für ihn, 6 für dich auf dem zweiten Rang. Jede gewertete Region schiebt ihr Plättchen auf der Leiste weiter zum roten Bereich, wo die Partie endet.

learn-step-last-title = Der letzte Zug
learn-step-last = Theo führt mit 40, Rosa hat 28, du hast 26. Aber sieh hin: Dem Südwesten fehlen Denver und Albuquerque, dem Kernland fehlt Kansas City. Je eine Filiale von dir genügt.
learn-step-fill-title = Schließe alle drei Städte ab
learn-step-fill = Setz je eine Filiale in Kansas City, Denver und Albuquerque dazu, für je 1 $. Sieh dir an, was der Plan wertet, bevor du den Zug beendest.
learn-step-full-title = Voll ohne Mehrheit
learn-step-full = In Denver und Albuquerque steht es zwei zu zwei: keine Mehrheit, also erhält der den halben Wert, der zuerst da war. In Denver bist du das, in Albuquerque Rosa. Kansas City holst du mit absoluter Mehrheit.
learn-step-tie-title = Dein Stichentscheid gibt den Ausschlag
learn-step-tie = Im Südwesten habt Rosa und du gleich viele Filialen. Deine Filiale aus Phoenix macht dich zum Ersten: 10 für dich, 8 für sie. Die zweite Region, das Kernland, erreicht den roten Bereich: Die Partie ist zu Ende.
learn-step-count-title = Die Schlusswertung
learn-step-count = 1 für jede Filiale in einer Kleinstadt, 1 für je volle 3 $, 4 für jedes unbenutzte Bonusplättchen. Du gewinnst mit 56 zu 54: Mehr musst du nicht wissen.
