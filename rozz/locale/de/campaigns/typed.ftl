### Was an einem getippten Befehl nicht stimmt.

## Was dort stehen muss: nach „Erwartet:“. Wörter wie „fire“, „melee“, „aloft“, „guard“ und „hire“ gehören zu Befehlen und bleiben; auch die Zeichen @ und >.

# $letters ist eine Liste von Buchstaben.
campaigns-typed-command = „pass“, „resign“ oder einer der Buchstaben { $letters } mit einem Doppelpunkt
campaigns-typed-march = die Figuren, die ziehen, dann @ und ein Ort
campaigns-typed-links = > und ein Ort, ein- oder zweimal
campaigns-typed-guns = die Zahl der Geschütze
campaigns-typed-one-word = nach diesem Wort nichts mehr
campaigns-typed-casting = eine Figur, die zaubern kann, dann ein Zauber, > und eine Einheit; oder nur „Bell“
campaigns-typed-caster = eine Figur, die zaubern kann
campaigns-typed-spell = ein Zauber
campaigns-typed-guard = „guard L“ oder „guard R“, dann eine Einheit
campaigns-typed-order = ein Verband, dann A, S oder B
campaigns-typed-force = ein Verband
campaigns-typed-combat = > und ein Feld; „fire“ und ein Feld; „aloft“ und Einheiten; oder „melee“
campaigns-typed-back = eine Einheit, dann > und ein Feld
campaigns-typed-put = ein Anführer, dann > und ein Ort oder ein Feld
campaigns-typed-leader = ein Anführer
campaigns-typed-hero = ein Held
campaigns-typed-unit = eine Einheit
campaigns-typed-piece = eine Einheit oder ein Anführer
campaigns-typed-kind = eine Einheitenart
campaigns-typed-hired = eine Sorte Söldner
campaigns-typed-hire = „special“ allein oder „hire“ mit einer Sorte Söldner
campaigns-typed-space = ein Feld von 1L bis 5R
campaigns-typed-space-or-off = ein Feld von 1L bis 5R oder „off“
campaigns-typed-point = ein Ort
campaigns-typed-space-or-point = ein Feld oder ein Ort

## Ganze Sätze, nach einem Doppelpunkt und ohne Punkt am Ende.

campaigns-typed-twice = { $name } kommt zweimal vor
campaigns-typed-names-twice = nenne jede Einheit und jeden Anführer nur einmal
campaigns-typed-forces-twice = nenne jeden Verband nur einmal
campaigns-typed-units-twice = nenne jede Einheit nur einmal
campaigns-typed-bell = schreib „Bell“ direkt hinter den Träger der Glocke
campaigns-typed-bell-twice = schreib „Bell“ nur einmal
