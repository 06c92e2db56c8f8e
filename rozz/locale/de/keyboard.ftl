### Die Tastatur: was jede Taste tut.

## Die Liste aller Tasten

key-walk = Über das Brett gehen oder zum nächsten Knopf einer Reihe
key-aside = Auf dem Brett: schräg gehen, wie auf dem Ziffernblock
key-pan = Auf dem Brett: den Ausschnitt verschieben
key-board = Zurück zur letzten Stelle auf dem Brett
key-other-board = Zum nächsten Brett, wenn es mehrere gibt
key-own = Nächstes eigenes Feld (mit Umschalt: das vorige)
key-places = Liste der Felder, mit Abständen
key-where = Ansagen, wo du bist und was noch zu tun ist
key-more = Eins mehr
key-fewer = Eins weniger
key-ready = Fertig (zum Bestätigen noch einmal drücken)
key-hand-in = Fertig, auch während du Text schreibst
key-ready-seal = Versiegeln (zum Bestätigen noch einmal drücken)
key-hand-in-seal = Versiegeln, auch während du Text schreibst
key-back = In der Runde einen Schritt zurück
key-on = In der Runde einen Schritt vor
key-next = In der Wiederholung: zur nächsten Runde
key-zoom = Vergrößern (mit Umschalt: verkleinern)
letters-switch = Kürzel mit nur einer Taste
letters-about = Schalte diese Tastenkürzel aus, wenn sie dich stören, zum Beispiel bei Spracheingabe. Um eine Taste zu ändern, schreib das neue Zeichen in ihr Kästchen.
key-for = Taste für: { $what }
key-enter = Feld oder Ziel auswählen (noch einmal: hinzufügen)
key-choose = Nach Anfangsbuchstaben wählen (noch einmal: weiter, mit Umschalt: zurück)
key-guesses = Deine Vermutungen ein- oder ausblenden
key-reach = Bedrohungen zeigen (noch einmal: was du erreichst, dann aus; mit Umschalt: auch die nächste Runde)
key-target = Nächstes erlaubtes Ziel (mit Umschalt: das vorige)
key-add = Befehl hinzufügen
key-undo = Letzte Änderung rückgängig machen
key-cancel = Auswahl aufheben oder Fenster schließen
key-play = Runde abspielen oder anhalten
key-fit = Ganzes Brett zeigen
key-search = Auf der Seite mit den Regeln: die Regeln durchsuchen
key-help = Diese Liste

## Die Zeile der Tasten, die gerade etwas tun

now-pick = auswählen
now-walk = übers Brett gehen
now-let-go = Auswahl aufheben
now-undo = rückgängig
now-play = abspielen, anhalten
now-own = deine Felder
now-choose = wählen
now-target = nächstes Ziel
now-number = wie viele
now-add = hinzufügen
now-ready = fertig
now-seal = versiegeln
now-steps = Schritt für Schritt
now-spoken-of = nächstes Feld im Bericht
now-next = weiter
now-help = alle Tasten
