### Was an einer Datei mit Texten wie dieser nicht stimmt: Wer übersetzt, sieht es im Terminal. $name ist der Name einer Nachricht.

# $file ist der Name einer Datei, $what eine der Nachrichten darunter. Sie beginnen klein und haben keinen Punkt.
cli-catalog-at = { $file }, Zeile { $line }: { $what }
cli-catalog-twice = { $name } steht auch in { $file }

# $here ist der Ordner, in dem die Datei liegt.
cli-catalog-folder =
    { $folder ->
        [none] { $name } gehört nicht in diesen Ordner, weil der Name nicht mit { $here } beginnt
       *[other] { $name } gehört in den Ordner { $folder }
    }
cli-catalog-attribute = { $name } hat ein Attribut, aber nur Terme dürfen Attribute haben (ihre Namen beginnen mit einem Bindestrich)
cli-catalog-empty = { $name } hat keinen Text
cli-catalog-circle = { $name } verweist auf sich selbst
cli-catalog-unknown = { $name } gibt es nicht

# Vor dem Namen einer Angabe steht ein Dollarzeichen.
cli-catalog-not-given = ${ $name } hat hier keinen Wert
cli-catalog-variant-twice = [{ $name }] kommt zweimal vor
cli-catalog-selector = nur eine Angabe oder ein Attribut eines Terms kann eine Variante wählen
cli-catalog-call = Funktionen und Attribute sind hier nicht erlaubt
cli-catalog-pointer = POINTER() hat keine Variante [{ $variant }], nur [touch], [mouse] und [other]
cli-catalog-no-english = im Englischen gibt es keine Nachricht { $name }
cli-catalog-no-fact = { $name } hat im Englischen keine Angabe ${ $fact }

## Was nicht lesbar ist

cli-catalog-unreadable = das ist nicht lesbar
cli-catalog-start = eine Nachricht beginnt mit ihrem Namen und einem Gleichheitszeichen

# $sign ist ein Zeichen wie „=“, das hier stehen sollte.
cli-catalog-sign =
    { $sign ->
        [line] erwartet: das Ende der Zeile
       *[other] erwartet: „{ $sign }“
    }
cli-catalog-letter = erwartet: ein Buchstabe oder eine Ziffer
cli-catalog-default = die Variante, die gilt, wenn keine andere passt, braucht einen Stern
cli-catalog-two-defaults = nur eine der Varianten darf einen Stern haben
cli-catalog-value = erwartet: Text nach dem Gleichheitszeichen
cli-catalog-brace = hier steht eine schließende Klammer, aber die öffnende fehlt
cli-catalog-braces = erwartet: eine Angabe oder ein Name zwischen den Klammern
cli-catalog-quote = ein Anführungszeichen fehlt
