### Warum sich eine Datei gar nicht lesen lässt, das meiste auf der Kommandozeile.

# $why ist ein Grund vom Betriebssystem, auf Englisch.
files-cannot-read = diese Datei lässt sich nicht lesen ({ $why })
files-not-utf-8 = das ist kein UTF-8-Text. Speichere die Datei als UTF-8

## YAML: eine Datei, die nicht richtig geschrieben ist

files-large-yaml = diese Datei ist größer als { $most } KB
files-not-yaml = das ist kein gültiges YAML

# $character ist ein Code, wie „#x0007“.
files-yaml-character = Zeile { $line } ist kein gültiges YAML: Das Zeichen { $character } darf in keinem Text stehen
files-yaml-somewhere = kein gültiges YAML ab Zeile { $line }, Zeichen { $column }

# $problem ist eine der folgenden Nachrichten.
files-yaml-at = kein gültiges YAML ab Zeile { $line }, Zeichen { $column }: { $problem }
files-yaml-tab = rücke mit Leerzeichen ein, nicht mit Tabulatoren
files-yaml-colon = hier darf kein Doppelpunkt stehen. Gehört er zu einem Text, dann setze den Text in Anführungszeichen
files-yaml-dash = ein Strich, mit dem ein Listeneintrag beginnt, braucht eine eigene Zeile

# $first ist die Nummer der Zeile, in der es beginnt.
files-yaml-quotes = das Anführungszeichen in Zeile { $first } wird nirgends geschlossen
files-yaml-backslash = ein Backslash hat in doppelten Anführungszeichen eine besondere Bedeutung. Nimm einfache Anführungszeichen oder schreib zwei Backslashes
files-yaml-braces = nach der geschweiften Klammer in Zeile { $first } fehlt ein Komma oder die schließende Klammer
files-yaml-brackets = nach der eckigen Klammer in Zeile { $first } fehlt ein Komma oder die schließende Klammer
files-yaml-no-value = hier fehlt etwas
files-yaml-indented = diese Zeile passt nicht zu den Zeilen darüber. Prüfe, wie weit sie eingerückt ist
files-yaml-no-colon = dem Schlüssel in Zeile { $first } fehlt ein Doppelpunkt
files-yaml-first = ein Wert darf nicht mit { $character } beginnen. Setze ihn in Anführungszeichen
files-yaml-key = ein Schlüssel darf keine Liste und keine Zuordnung sein
files-yaml-documents = in dieser Datei ist mehr als ein Dokument. Lösche die Zeile mit den drei Strichen

## Was YAML erlaubt und diese Dateien nicht: auch nach „ist kein gültiges YAML“.

files-yaml-alias = Aliasse sind nicht erlaubt. Text, der mit * oder & beginnt, braucht Anführungszeichen
files-yaml-merge = Merge-Schlüssel sind nicht erlaubt
files-yaml-deep = das ist mehr als { $most } Ebenen tief verschachtelt
files-yaml-twice = der Schlüssel { $key } kommt zweimal vor
files-yaml-long-number = diese Zahl hat zu viele Ziffern
files-yaml-tag = dieser Wert passt nicht zu seinem YAML-Tag
files-yaml-unknown-tag = dieses YAML-Tag ist nicht erlaubt. Text, der mit einem Ausrufezeichen beginnt, braucht Anführungszeichen

## Was zum Spiel gehört. $what ist eine der ersten vier Nachrichten, $known eine Liste.

files-no-game = ein Spiel { $name } gibt es nicht
files-no-scenario = ein Szenario { $name } gibt es nicht
files-no-board = ein Brett { $name } gibt es nicht
files-no-puzzle = ein Rätsel { $name } gibt es nicht
files-no-puzzles = für { $name } gibt es keine Rätsel
files-no-such = { $what }. Zur Wahl stehen { $known }

# $names ist eine Liste mit „oder“.
files-several = mehrere Szenarien haben diesen Namen. Schreib { $names }
