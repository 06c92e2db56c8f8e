### Was an einer Datei nicht stimmt, die jemand geschrieben oder gespeichert hat: Szenarien, Bretter, Stellungen, Rätsel, Partien.

## Alles in diesem Ordner folgt auf einen Doppelpunkt oder einen Gedankenstrich, beginnt also klein und hat am Ende keinen Punkt. $what, $why und $reason sind andere Nachrichten. Wörter in `solchen Zeichen`, Namen von Schlüsseln wie `setup`, und was in einer Datei steht, bleibt.

# $path ist die Stelle in der Datei, wie „setup.B3.RED.INF“.
files-at = { $path }: { $what }
files-at-column = { $what } (Zeichen { $column })
files-meant = { $what }. Meinst du { $near }?

## Ein falscher Wert

# $expected ist ein Hauptwort aus dem nächsten Teil, oder ein Wort, das dort stehen darf. $found ist, was dort steht.
files-unexpected = hier muss { $expected } stehen, nicht { $found }
files-found-nothing = ein leerer Wert
files-found-mapping = eine Zuordnung
files-found-list =
    { $number ->
        [0] eine leere Liste
        [one] eine Liste mit einem Eintrag
       *[other] eine Liste mit { $number } Einträgen
    }
files-found-long-number = eine so lange Zahl

## Was dort stehen muss: zwischen „hier muss“ und „stehen“.

files-a-mapping = eine Zuordnung (`key: value`)
files-a-mapping-with = eine Zuordnung mit den Schlüsseln { $keys }
files-a-list = eine Liste
files-a-list-of = eine Liste mit { $number } Einträgen
files-a-text = ein Text
files-a-line = eine Zeile Text
files-a-word = ein einziges Wort aus Buchstaben und Ziffern
files-a-number = eine Zahl
files-any-whole-number = eine ganze Zahl
files-a-whole-number = eine ganze Zahl von mindestens { $least }
files-a-smaller-number = eine Zahl unter einer Billion
files-a-chance = eine Zahl von 0 bis 1
files-hexadecimal = eine Folge hexadezimaler Ziffern
files-a-sentence = ein Text aus ein oder zwei Sätzen
files-a-name = ein Name
files-a-game = der Name eines Spiels
files-a-rule = die Nummer einer Regel
files-a-command = ein Befehl
files-commands = eine Liste von Befehlen
files-by-color = eine Zuordnung mit Farben als Schlüsseln
files-commands-by-color = eine Zuordnung von Farben zu Listen von Befehlen
files-a-pair = ein Paar [VON, NACH]

## Texte und Schlüssel

files-half-a-character = dieser Text endet mitten in einem Zeichen. Tippe ihn noch einmal ein
files-not-one-line = das muss eine einzige Zeile sein, ohne Umbrüche und Steuerzeichen
files-long-place = der Name { $name } ist mit { $number } Buchstaben zu lang, denn aufs Brett passen nur { $most }
files-key-not-text = der Schlüssel { $key } ist kein Text; wenn er ein Name ist, setze ihn in Anführungszeichen
files-unknown-key = einen Schlüssel { $key } gibt es hier nicht
files-unknown-key-among = einen Schlüssel { $key } gibt es hier nicht, nur { $known }
files-key-missing = `{ $key }` fehlt
files-named-twice = { $name } kommt zweimal vor
files-not-playing = { $name } spielt nicht mit
files-played-by-nobody = niemand spielt { $name }, also darf { $name } auch keine Befehle haben

# YAML liest manche Befehle, wie „N:“, als etwas anderes als Text.
files-not-text = YAML liest das nur in Anführungszeichen als Text

# $command ist, was jemand als Befehl geschrieben hat.
files-bad-command = { $command }: { $what }

## Dateien, die kein JSON sind, oder zu groß

files-not-json = sie ist beschädigt oder von anderer Art
files-too-large = sie ist größer als { $most } MB, und so groß ist keine gespeicherte Partie
files-deep-brackets = ihre Klammern sind zu tief verschachtelt
files-many-brackets = sie hat mehr Klammern als jede gespeicherte Partie
files-too-deep = das ist zu tief verschachtelt
files-long-list = diese Liste darf höchstens { $most } Einträge haben
