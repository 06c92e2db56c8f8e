### Warum ein Befehl nicht lesbar ist, in jedem Spiel.

# $word ist, was jemand geschrieben hat, $expected ein Hauptwort: „ein Feld“, „das Ende des Befehls“.
files-unreadable = „{ $word }“ ist nicht lesbar (erwartet: { $expected })
files-missing-here = hier fehlt etwas (erwartet: { $expected })
files-long-line = diese Zeile ist zu lang für einen Befehl
files-not-a-line = ein Befehl darf nur eine Zeile haben
files-large-number = diese Zahl ist zu groß
