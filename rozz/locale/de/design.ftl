### Die Entwurfsseite: alles, woraus diese Seite gemacht ist.

design = Gestaltung
design-about = Alles, woraus Rozz gemacht ist, in beiden Farbschemas und drei Größen, gezeichnet vom selben Code wie im Spiel.

# Für Screenreader: ein Stück in einer Variante. $theme ist wie „Dunkel“, $size wie „groß“.
design-copy = { $theme }, { $size }
design-small = klein
design-usual = normal
design-large = groß

## Überschriften

design-colours = Farben
design-letters = Schrift und Abstände
design-icons = Symbole
design-seats = Plätze
design-arrows = Pfeile
design-pieces = Bretter und Figuren
design-buttons = Knöpfe
design-cards = Karten

## Knöpfe, nach ihrem Aussehen

design-main = Hauptknopf
design-other = Knopf
design-grave = Warnknopf
design-little = Kleiner Knopf
design-plain = Schlichter Knopf
design-link = Link
design-off = Gesperrt
design-on = Ausgewählt
