# The rules of the game, in our own words. A line is a paragraph, a line with a dash an item, ** sets in bold.
# A no-break space stands before signs.

rules-page = Regeln
rules-contents = Inhalt
rules-print = Drucken
rules-to-learn = Beim Spielen lernen
rules-link = Regel: { $title }
rules-about = Die Regeln in unseren eigenen Worten, mit allem, was dieses Programm dort entscheidet, wo die gedruckte Anleitung eine Wahl lässt.
rules-up = Zurück zum Inhalt

## The game

rules-game = Das Spiel
rules-goal-title = Worum es geht
rules-goal =
    Du baust eine Kette von Filialen quer durch die USA auf. Expandiere in neue Städte und Kleinstädte, vergrößere dort deinen Marktanteil und sammle **Einfluss**, sobald eine Stadt oder eine ganze Region gewertet wird. Wer am Ende den meisten Einfluss hat, gewinnt.
    Das Spiel ist für zwei bis fünf Spieler. Alles liegt offen, und nach dem Aufbau gibt es keinen Zufall mehr.
rules-phases-title = Ein Zug im Überblick
rules-phases =
    Die Spieler sind im Uhrzeigersinn an der Reihe. Ein Zug hat fünf Phasen, immer in dieser Folge:
    - **1 Einkommen:** Geld für die freien Felder deiner Städte.
    - **2 Einmal expandieren:** eine Filiale an einem neuen Ort.
    - **3 Marktanteil in Städten vergrößern:** weitere Filialen für je 1 $.
    - **4 Filialeröffnung und Stadtwertung:** Die geplanten Filialen werden eingesetzt, Städte mit absoluter Mehrheit und volle Städte gewertet.
    - **5 Regionenwertung:** Vollständige Regionen werden gewertet.
    Die Phasen 2 und 3 kannst du nutzen oder auslassen. In diesem Programm planst du sie in beliebiger Reihenfolge und bestätigst den Zug einmal; die Phasen 1, 4 und 5 laufen von selbst ab.

## Board and pieces

rules-board = Spielplan und Spielmaterial
rules-places-title = Städte, Kleinstädte, Regionen
rules-places =
    Der Spielplan zeigt 45 Orte in zehn Regionen. Eine **Stadt** hat ein Stadtplättchen mit 2 bis 8 Feldern und bietet mehreren Spielern Platz. Eine **Kleinstadt** hat ein Feld, für eine Filiale eines Spielers.
rules-city-tiles-title = Stadtplättchen
rules-city-tiles =
    Die Zahl in der Mitte ist der Wert der Stadt; ebenso viele Felder hat sie. Filialen werden vom ersten Feld an (dem mit dem Stern) im Uhrzeigersinn eingesetzt. Sie stehen also in der Reihenfolge, in der sie kamen, und sobald das erste Feld besetzt ist, zeigt die höchste noch sichtbare Zahl, wie viele Felder frei sind.
rules-links-title = Strecken
rules-links =
    107 Strecken verbinden die Orte. Eine zu benutzen kostet 0, 1, 3, 5 oder 8 $; der Preis steht daran, und jeder Preis hat seine eigene Linie. Strecken für 0 und 1 $ beginnen oder enden immer in einer Kleinstadt, die teureren verbinden zwei Städte.
rules-franchises-title = Filialen
rules-franchises =
    Du hast 40 Filialen. Was auf dem Spielplan, neben Regionenplättchen und neben Meilensteinen steht, gehört alles zu diesen 40. In einem Zug kannst du höchstens so viele einsetzen, wie im Vorrat sind. Ist für einen Stichentscheid oder Meilenstein keine mehr übrig, hast du ihn trotzdem, nur ohne Filiale.
rules-money-title = Geld
rules-money =
    Das Geld ist für alle sichtbar. Die Bank hat immer genug, und niemand kann Schulden machen: Jeder Preis wird bezahlt, sobald er fällig ist.

## Setup

rules-setup = Aufbau
rules-preparation-title = Plättchen und Plätze
rules-preparation =
    Stadt- und Regionenplättchen liegen wie aufgedruckt. Zu zweit und zu dritt bekommt jeder 4 Bonusplättchen, zu viert und zu fünft 3. Der Einfluss beginnt bei 0. Der Startspieler wird ausgelost, die anderen folgen im Uhrzeigersinn.
rules-closed-regions-title = Geschlossene Regionen
rules-closed-regions =
    Zu zweit und zu dritt sind Nordwesten, Kalifornien und Nördliche Ebenen geschlossen: Ihre Orte und alle Strecken, die dorthin führen, sind nicht im Spiel. Ihre Regionenplättchen liegen von Anfang an auf den ersten drei Feldern der Regionenleiste.
rules-starting-towns-title = Kleinstädte für den Start
rules-starting-towns =
    Wer zuletzt dran ist, wählt zuerst: In umgekehrter Reihenfolge bis zum Startspieler wählt jeder eine freie Kleinstadt und eröffnet dort eine Filiale.
rules-starting-money-title = Startkapital
rules-starting-money =
    Wie hoch dein Startkapital ist, hängt von der Spielerzahl und von deinem Platz ab.
rules-introductory-title = Erste Partie
rules-introductory =
    In der ersten Partie wählt niemand: Jeder Platz hat zwei feste Kleinstädte. Sonst ändert sich nichts.

## A turn

rules-turn = Dein Zug: Phasen 1 bis 3
rules-income-title = Phase 1: Einkommen
rules-income =
    Zähle die **freien Felder** aller noch nicht gewerteten Städte zusammen, in denen du eine Filiale hast. Suche die Summe in der Einkommenstabelle für eure Spielerzahl und nimm den Betrag, der dort steht. Mindestens 1 $ gibt es immer, auch im ersten Zug.
    Eine junge Stadt zahlt gut: Je voller sie wird, desto weniger bringt sie, und zwar allen, die dort sind. Gewertete Städte und Kleinstädte bringen kein Geld.
rules-expansion-title = Phase 2: Einmal expandieren
rules-expansion =
    Von einem Ort, an dem du eine Filiale hast, auch von einer gewerteten Stadt, kannst du über **eine** Strecke expandieren
    - in eine Kleinstadt, in der noch niemand ist, oder
    - in eine noch nicht gewertete Stadt mit einem freien Feld, in der du noch nicht bist.
    In eine gewertete Stadt kommt niemand mehr hinein. Eröffnet wird die neue Filiale erst in Phase 4.
rules-expansion-price-title = Die Strecke bezahlen
rules-expansion-price =
    Bezahle den Preis der Strecke. Führen von mehreren deiner Orte Strecken zum Ziel, darfst du die Strecke wählen; das Programm nimmt die günstigste, wenn du nichts anderes bestimmst.
rules-market-share-title = Phase 3: Marktanteil in Städten vergrößern
rules-market-share =
    Für jede noch nicht gewertete Stadt mit einem freien Feld, in der du schon eine Filiale hast, kannst du 1 $ bezahlen und **eine** weitere Filiale in ihre Mitte stellen. Höchstens eine je Stadt und Zug, in beliebig vielen Städten. Nicht in der Stadt, in die du gerade expandierst: Dort bist du noch nicht.
rules-opening-title = Phase 4: Filialeröffnung
rules-opening =
    Zuerst wird aus deiner Expansion eine Filiale: in einer Kleinstadt auf dem einzigen Feld, in einer Stadt auf dem nächsten freien. Bei zwei Expansionen gilt die Reihenfolge, in der du sie gemacht hast. Dann rückt jede Filiale aus einer Stadtmitte auf das nächste freie Feld. Nach jeder eingesetzten Filiale wird geprüft, ob ihre Stadt gewertet wird.

## Scoring cities

rules-scoring-cities = Stadtwertung
rules-city-scored-title = Wann eine Stadt gewertet wird
rules-city-scored =
    Nach jeder eingesetzten Filiale wird die Stadt sofort gewertet, wenn **du** die absolute Mehrheit ihrer Felder hast oder wenn das letzte Feld besetzt ist. Auslösen kann das nur, wer am Zug ist. Auf dem Plan kennzeichnet ein goldener Zackenkranz eine Stadt, deren Wertung eine weitere Filiale auslösen kann.
rules-majority-title = Absolute Mehrheit
rules-majority =
    Mehr als die Hälfte aller Felder, die freien mitgezählt: 2 von 2 oder 3, 3 von 4 oder 5, 4 von 6 oder 7, 5 von 8. Du erhältst den **ganzen Wert** der Stadt als Einfluss.
rules-full-city-title = Voll ohne Mehrheit
rules-full-city =
    Ist das letzte Feld besetzt und hat niemand mehr als die Hälfte, erhält der mit den meisten Filialen den **halben Wert**, abgerundet. Bei Gleichstand zählt, wessen erste Filiale am frühesten kam. Das muss nicht der sein, der am Zug ist.
rules-after-scoring-title = Nach der Wertung
rules-after-scoring =
    Das Plättchen kommt weg, die Stadt ist für immer geschlossen. Wer den Einfluss erhält, nimmt alle eigenen Filialen bis auf eine in den Vorrat zurück; die der anderen bleiben stehen. Was dort steht, zählt für die Region, und du kannst von dort weiter expandieren.
rules-tie-breaker-title = Der Stichentscheid
rules-tie-breaker =
    Bei der ersten gewerteten Stadt einer Region stellt der Spieler am Zug – nicht der, der den Einfluss erhält – eine Filiale aus dem Vorrat neben das Regionenplättchen und hat damit den **Stichentscheid** der Region. Diese Filiale zählt nicht in der Region und kommt nie zurück.

## Scoring regions

rules-scoring-regions = Phase 5: Regionenwertung
rules-region-complete-title = Wann eine Region gewertet wird
rules-region-complete =
    Wenn in jeder ihrer Kleinstädte eine Filiale steht und jede ihrer Städte gewertet ist. Eine Region ohne Kleinstädte braucht nur ihre Städte. Alle vollständigen Regionen werden im selben Zug gewertet.
rules-region-ranks-title = Ränge
rules-region-ranks =
    Gezählt werden die Filialen in den Kleinstädten und gewerteten Städten der Region. Der Erste erhält den ersten Wert des Regionenplättchens, der Zweite den zweiten, **jeder Weitere mit mindestens einer Filiale** den dritten. Wer keine Filiale dort hat, geht leer aus.
    Zu zweit erhält der Zweite den dritten Wert.
rules-region-ties-title = Gleichstand
rules-region-ties =
    Bei Gleichstand entscheidet der Platz: zuerst, wer den Stichentscheid hat, dann im Uhrzeigersinn weiter.
rules-region-track-title = Die Regionenleiste
rules-region-track =
    Das Regionenplättchen kommt auf das erste freie Feld der Regionenleiste, und der Spieler am Zug erhält den Einfluss, der dort steht: 3, 3, 2, 2, 3, 4, 3, dann im roten Bereich 2, 0, 0.

## Bonus tiles

rules-bonus-tiles = Bonusplättchen
rules-bonus-use-title = Ein Bonusplättchen einsetzen
rules-bonus-use =
    Höchstens eines je Zug, in deinem ersten Zug keines. Ein eingesetztes Plättchen ist aus dem Spiel, ein nicht eingesetztes bringt am Ende 4 Einfluss. Du hast die Wahl:
rules-bonus-again-title = Doppelt expandieren
rules-bonus-again =
    Expandiere im selben Zug ein zweites Mal, an einen anderen Ort. Auch diese Strecke wird bezahlt, und auch sie beginnt an einem Ort, an dem du schon vor diesem Zug eine Filiale hattest.
rules-bonus-double-title = Doppelter Marktanteil
rules-bonus-double =
    Stelle eine zweite Filiale kostenlos in die Mitte einer Stadt, in der du gerade 1 $ bezahlt hast. Dort müssen mindestens zwei Felder frei gewesen sein. Löst schon die erste Filiale die Wertung aus, geht die zweite mit den anderen zurück.
rules-bonus-cash-title = Dollar
rules-bonus-cash =
    Nimm 10 $ von der Bank, zu einem beliebigen Zeitpunkt deines Zuges nach dem Einkommen.

## The end

rules-end = Das Ende
rules-red-zone-title = Der rote Bereich
rules-red-zone =
    Die letzten drei Felder der Regionenleiste, 8 bis 10, sind der rote Bereich. Liegt nach einem Zug ein Regionenplättchen darin, ist die Partie sofort zu Ende. Niemand ist noch einmal dran.
    Zu zweit und zu dritt beendet die fünfte gewertete Region die Partie.
rules-no-expansion-title = Niemand expandiert
rules-no-expansion =
    Die Partie ist auch zu Ende, wenn so viele Züge hintereinander, wie es Spieler gibt, ohne Expansion blieben, ob niemand konnte oder niemand wollte.
rules-final-count-title = Die Schlusswertung
rules-final-count =
    Jeder erhält
    - 1 Einfluss für jede Filiale in einer Kleinstadt,
    - 1 Einfluss für je volle 3 $,
    - 4 Einfluss für jedes nicht eingesetzte Bonusplättchen.
    Nicht gewertete Städte und Regionen bringen nichts.
rules-winner-title = Wer gewinnt
rules-winner =
    Wer den meisten Einfluss hat, gewinnt. Bei Gleichstand entscheiden die meisten Filialen in Kleinstädten; sind auch die gleich, teilt man sich den Sieg.

## Expert variant

rules-expert = Profivariante
rules-expert-cities-title = Andere Stadtplättchen
rules-expert-cities =
    Stadtplättchen haben drei verschiedene **Rückseiten**: 2/3 (7 Plättchen), 4/5/6 (15 Plättchen) und 7/8 (3 Plättchen). Ein Plättchen darf auf jeder Stadt liegen, deren aufgedrucktes Plättchen dieselbe Rückseite hat. Dann gilt überall die Zahl auf dem Plättchen: für Felder, Wert, Einkommen und Mehrheit.
rules-expert-regions-title = Andere Regionenplättchen
rules-expert-regions =
    Jedes Regionenplättchen darf auf jeder Region liegen. Beide Hälften der Variante lassen sich einzeln oder zusammen spielen.
rules-expert-laying-title = Wer die Plättchen legt
rules-expert-laying =
    Beim Eröffnen des Tisches wird einer von drei Wegen gewählt:
    - **Auswahl reihum:** Im Uhrzeigersinn vom Startspieler an legt ihr abwechselnd ein Plättchen, bis alle Orte belegt sind, erst die Städte, dann die Regionen; danach werden die Kleinstädte für den Start gewählt.
    - **Zufällig:** Das Programm legt aus.
    - **Selbst gelegt:** Wer den Tisch eröffnet, legt aus.
    Zu zweit und zu dritt werden nur die offenen Orte belegt, aus allen Plättchen; drei nicht gebrauchte Regionenplättchen liegen auf der Leiste.

## Milestones

rules-milestones = Meilensteine
rules-milestone-tiles-title = Bonusplättchen verdienen
rules-milestone-tiles =
    Deine Bonusplättchen (4 zu zweit und zu dritt, sonst 3) liegen zu Beginn in Reserve, und von sieben Meilensteinen werden 6 aufgedeckt (5 zu viert und zu fünft). Sobald du die Bedingung eines Meilensteins erfüllst, kommt eine deiner Filialen daneben, und du nimmst ein Bonusplättchen aus deiner Reserve. Einsetzen kannst du es ab deinem nächsten Zug. Um all das kümmert sich das Programm.
    Mehrere Spieler können denselben Meilenstein erreichen, jeder einmal. Ist deine Reserve leer, bekommst du nichts mehr.
rules-milestone-goals-title = Die sieben Meilensteine
rules-milestone-goals =
    - **Vier Kleinstädte:** Filialen in vier Kleinstädten.
    - **Vier Regionen:** mindestens eine Filiale in jeder von vier Regionen; Filialen neben Plättchen zählen nicht.
    - **Fünf in gewerteten Städten:** mindestens fünf Filialen in gewerteten Städten.
    - **Zwei, drei, vier:** gleichzeitig Filialen in nicht gewerteten Städten mit Wert 2, 3 und 4.
    - **Große Stadt:** die Wertung einer Stadt mit Wert 6, 7 oder 8 auslösen, gleich wer den Einfluss erhält.
    - **Region:** die Wertung einer Region auslösen.
    - **Zwei 8-$-Strecken:** zweimal eine Strecke für 8 $ benutzen; es zählt die Benutzung, nicht die Bezahlung.
rules-milestone-moment-title = Wann geprüft wird
rules-milestone-moment =
    Für alle Spieler, auch in den Zügen der anderen: nach jeder eingesetzten Filiale samt Wertung und nach jeder gewerteten Region; „Zwei 8-$-Strecken“ in dem Moment, in dem die Strecke benutzt wird. Erreichst du zwei zugleich und hast nur noch ein Plättchen, zählt der Meilenstein, der in der Liste weiter vorn liegt. Am Ende sind Plättchen in der Reserve nichts wert, genommene und nicht eingesetzte je 4.

## Boom

rules-boom = Boom
rules-boom-placing-title = Der Boom-Marker
rules-boom-placing =
    Nach den Kleinstädten für den Start stellt der Startspieler den Boom-Marker neben eine beliebige Stadt im Spiel.
rules-boom-moving-title = Den Marker versetzen
rules-boom-moving =
    Zu Beginn deines Zuges, vor dem Einkommen, darfst du ihn zu einer anderen Stadt versetzen: zu einer direkt verbundenen oder über mehrere Strecken, die nur durch Kleinstädte (besetzt oder nicht) und gewertete Städte führen. Auch eine gewertete Stadt darf das Ziel sein.
rules-boom-income-title = Was er bringt
rules-boom-income =
    In deiner Einkommensphase zählen die freien Felder der Boom-Stadt für dich **doppelt**, wenn du dort eine Filiale hast.

## New region tiles

rules-region-tiles = Neue Regionenplättchen
rules-tile-pool-title = Zwanzig weitere Plättchen
rules-tile-pool =
    So viele Plättchen, wie es offene Regionen gibt, werden zufällig auf sie verteilt: **gemischt** aus allen dreißig, **neu** nur aus den zwanzig oder **ausgewählt** von dem, der den Tisch eröffnet. In der Profivariante können sie auch reihum gelegt werden.
rules-tile-kinds-title = Werte anderer Art
rules-tile-kinds =
    - **Dollarplättchen** zahlen Dollar statt Einfluss.
    - **Zahlenplättchen:** Zur Zahl deines Rangs (plus oder minus) kommt die Anzahl der Plättchen, die auf der Leiste liegen, bevor dieses dorthin kommt (auch die drei der geschlossenen Regionen). Weniger als 0 gilt als 0.
    Ränge, Gleichstände, die Regel für zwei Spieler und der Einfluss der Leiste bleiben, wie sie sind.
rules-tile-extras-title = Plättchen mit Zugabe
rules-tile-extras =
    Der Erste der Region erhält zusätzlich:
    - **Bonus:** eines seiner eingesetzten Bonusplättchen zurück, falls es eines gibt, auch das aus diesem Zug; einsetzbar ab dem nächsten Zug.
    - **Expansion:** das Expansionsplättchen. Einmal, ab dem nächsten Zug, darf eine Expansion über beliebig viele Strecken führen, durch alle offenen Orte, gleich was dort steht. Alle Strecken werden bezahlt; das Programm nimmt den günstigsten Weg, unter gleich günstigen den mit den wenigsten 8-$-Strecken.
    - **Strecke:** das Streckenplättchen. Einmal, ab dem nächsten Zug, ist eine Strecke kostenlos. Sie gilt trotzdem als benutzt.
    Beide Plättchen gibt es nur einmal; sie gelten nicht als Bonusplättchen (lassen sich also mit einem verbinden) und sind am Ende nichts wert.
rules-tile-values-title = Ihre Werte
rules-tile-values =
    Die gedruckten Werte dieser Plättchen lagen uns nicht vor. Nur der erste Wert der Plättchen mit Zugabe (3, 5 und 6) ist der gedruckte; **alle anderen sind unsere eigenen**.
rules-combining-title = Alles zusammen
rules-combining =
    Erste Partie, Profivariante und die drei Mini-Erweiterungen lassen sich beliebig verbinden.

## Tables

rules-table-players = Spieler
rules-table-seat = { $seat ->
    [1] Startspieler
   *[other] Platz { $seat }
}
rules-table-income = Einkommen
rules-table-tile = Plättchen
rules-table-kind = Art
rules-table-rank = { $rank ->
    [1] Erster
    [2] Zweiter
   *[other] Weitere
}
rules-kind = { $kind ->
    [influence] Einfluss
    [dollars] Dollar
    [number] Zahl
    [bonus] Einfluss, Bonus
    [expansion] Einfluss, Expansionsplättchen
   *[link] Einfluss, Streckenplättchen
}
rules-caption-income = Einkommen nach freien Feldern und Spielerzahl
rules-caption-starting-money = Startkapital nach Platz und Spielerzahl
rules-caption-towns = Feste Kleinstädte der ersten Partie
rules-caption-tiles = Die zwanzig neuen Regionenplättchen

## Pictures

rules-picture-board = Der Spielplan zu dritt. Die schraffierten Regionen im Westen sind geschlossen.
rules-picture-city = { $place } hat den Wert { $value }: { $filled } Filialen stehen dort, { $empty } Felder sind frei. Die nächste kommt auf das markierte Feld.
rules-picture-links = Um { $place } treffen sich alle fünf Arten von Strecken.
rules-picture-income = { $player } ist in { $places }: zusammen { $spaces } freie Felder, das sind zu dritt { $income } $.
rules-picture-expansion = { $player } expandiert von { $origin } nach { $place } für { $price } $. Die leuchtende Strecke und die gestrichelte Filiale sind der Plan.
rules-picture-majority-before = { $player } setzt in { $place } zwei Filialen ein, eine davon mit einem Bonusplättchen …
rules-picture-majority-after = … und hat die absolute Mehrheit: { $influence } Einfluss. Eine Filiale bleibt, das Plättchen ist weg.
rules-picture-full-before = Das letzte Feld von { $place } wird besetzt …
rules-picture-full-after = … ohne absolute Mehrheit. { $player } und { $other } haben je { $pieces } Filialen; { $player } war zuerst da und erhält die Hälfte von { $value }, also { $influence }.
rules-picture-region-before = Die Region { $region } wird mit diesem Zug vollständig. { $first } und { $second } haben je { $pieces } Filialen; die Filiale am Regionenplättchen zeigt, wer bei Gleichstand vorn liegt.
rules-picture-region-after = { $first } erhält { $influence }, { $second } nur { $other }. Das Plättchen liegt jetzt auf der Leiste.
rules-picture-track = Die Regionenleiste mit dem roten Bereich rechts.
rules-picture-expert = Profivariante: Auf den Städten der Ostküste und auf den Regionen liegen andere Plättchen.
rules-picture-boom = Der Boom-Marker neben { $place }.
rules-picture-tiles = Neue Regionenplättchen liegen auf den Regionen; eines zahlt Dollar.
