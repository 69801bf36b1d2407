# How somebody likes the game: the dialog of settings.

preferences-colour-help = Du bekommst sie, wo immer du dich setzt, außer jemand anderes hat sie schon. Ein Bot macht Platz.
preferences-look = Aussehen
preferences-theme = Farben
preferences-motion = Animationen
preferences-motion-help = Wie schnell Filialen ziehen und Zahlen zählen. Wünscht dein Gerät weniger Bewegung, bewegt sich nichts.
motion-off = Aus
motion-slow = Langsam
motion-normal = Normal
motion-fast = Schnell
preferences-playing = Beim Spielen
preferences-sound-help = Wenn du am Zug bist, bei Wertungen und am Spielende. Vor deinem ersten Zug ist nichts zu hören.
preferences-touch = Vibration
preferences-touch-help = Das Telefon vibriert, wenn du am Zug bist.
preferences-asks = Fragen, bevor ich etwas verschenke
preferences-asks-help = Bevor ein Zug endet, der eine Expansion auslässt oder ein Bonusplättchen verliert. Ist das aus, endet der Zug sofort.
