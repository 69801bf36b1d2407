# Seiten, die der Server selbst schreibt.

page-no-client = Dieser Server hat keine Oberfläche für den Browser. Programme können über die hier beschriebene Schnittstelle spielen:
