### Was an einem getippten Befehl nicht stimmt.

## Was dort stehen muss: nach „erwartet wird“

rozz-typed-letters = P: (kaufen), M: (ziehen), S: (angreifen), N: (nichts), R: (aufgeben) oder C: (Nachricht)
rozz-typed-command = ein Befehl, der mit { rozz-typed-letters } beginnt
rozz-typed-item = eine Figur
rozz-typed-tile = ein Feld
rozz-typed-color = die Farbe eines Spielers
rozz-typed-tile-or-color = ein Feld oder die Farbe eines Spielers
rozz-typed-number = eine Zahl
rozz-typed-message = deine Nachricht in Anführungszeichen
rozz-typed-end = das Ende des Befehls

## Ganze Sätze, nach einem Doppelpunkt und ohne Punkt

rozz-typed-sign = { $sign } darf in keinem Befehl stehen
rozz-typed-hidden = „…“ steht für eine verborgene Nachricht. Schreib an diese Stelle den Wortlaut in Anführungszeichen
rozz-typed-open-quote = beende deine Nachricht mit einem Anführungszeichen
rozz-typed-long-message = deine Nachricht ist zu lang: Kürze sie von { $length } auf höchstens { $most } Bytes
