### Warum ein Platz oder eine Datei abgelehnt wird. Die Sätze folgen auf einen Doppelpunkt oder einen Gedankenstrich und haben am Ende keinen Punkt.

## Plätze in einer Partie über Links. Die Seite schreibt den ersten Buchstaben groß und setzt den Punkt.

no-seat-key-file = dieses Gerät spielt mit der Schlüsseldatei eines anderen Geräts, das den Schlüssel selbst noch hat. Nimm den Platz an einem anderen Gerät oder in einem anderen Browser
no-seat-left = für alle Plätze gibt es schon Anfragen. Wähle den Platz, um den du bitten willst
no-return-here = dieses Gerät spielt schon in dieser Partie. Stell die Anfrage an einem anderen Gerät oder in einem anderen Browser
vote-is-final = du kannst diese Stimme nicht mehr zurücknehmen. Du hast sie schon gesendet, oder alle haben zugestimmt
key-kept = dieses Gerät hat schon einen Schlüssel für diese Partie und kann diese Datei deshalb nicht verwenden
key-replaced = diese Schlüsseldatei ist veraltet. Die anderen haben den Platz einem neuen Gerät gegeben
key-of-another = diese Schlüsseldatei gehört zu einer anderen Partie, oder dieser Link stammt noch aus der Zeit vor deinem Beitritt

## Gespeicherte Partien und Dateien, nach einem Gedankenstrich.

saved-not-a-match = das ist keine gespeicherte Partie
saved-unreadable = das ist keine gespeicherte Partie ({ $fault })
saved-damaged = sie ist beschädigt ({ $fault })
saved-without-form = sie ist beschädigt (die Formatnummer fehlt)
saved-newer = sie stammt aus einer neueren Version von Rozz. Öffne die Partie in der neueren Version oder aktualisiere diese Seite
