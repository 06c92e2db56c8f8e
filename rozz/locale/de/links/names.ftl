### Was an einem Namen in einer Partie über Links nicht stimmt.

links-name-blank = Ein Name darf nicht leer sein und nicht mit einem Leerzeichen beginnen oder enden.
links-name-long = Ein Name darf höchstens { $number } Zeichen haben.
links-name-size = Ein Name darf nicht leer sein und nicht mit einem Leerzeichen beginnen oder enden. Er darf höchstens { $number } Zeichen haben.
links-name-hidden = Ein Name darf weder Zeilenumbrüche noch unsichtbare Zeichen enthalten.
links-name-form = Umlaute und Buchstaben mit Akzent müssen jeweils als ein einziges Zeichen geschrieben sein (Unicode NFC). Tippe den Namen noch einmal ein.
links-name-alphabets = Alle Buchstaben eines Namens müssen aus demselben Alphabet stammen. Sonst könnte der Name wie ein anderer aussehen.

# Akzente und Ähnliches.
links-name-marks = In einem Namen darf ein Buchstabe höchstens { $number } Akzente haben, und kein Akzent darf ohne Buchstaben stehen.

# „Du“, „Alle“ oder die Farbe eines anderen Platzes.
links-name-reserved = Dieser Name ist leicht mit dem eines anderen Spielers zu verwechseln. Wähle einen anderen Namen.
