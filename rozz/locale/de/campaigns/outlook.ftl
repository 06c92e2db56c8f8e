### Campaigns of Ozz: was aus einem angefangenen Befehl würde, mit Chancen. $unit und $point sind Namen, $space ist wie „3C“.

## $chance und $chaos sind Prozentzahlen wie 67, $space ist wie „3C“, $point ein Ort wie „Straw Ferry“.

# $foes: wie viele feindliche Einheiten dort sind.
campaigns-outlook-hit =
    { $foes ->
        [one] { $chance } % Chance, die Einheit in { $space } zu vernichten.
       *[other] { $chance } % Chance, mindestens eine der { $foes } Einheiten in { $space } zu vernichten.
    }

# Folgt auf campaigns-outlook-hit.
campaigns-outlook-cleared =
    { $foes ->
        [2] { $chance } % Chance, beide zu vernichten.
       *[other] { $chance } % Chance, alle { $foes } zu vernichten.
    }

# $own: wie viele eigene Einheiten kämpfen.
campaigns-outlook-risk =
    { $own ->
        [one] { $chance } % Risiko, deine Einheit zu verlieren.
       *[other] { $chance } % Risiko, mindestens eine deiner { $own } Einheiten zu verlieren.
    }
campaigns-outlook-safe =
    { $fire ->
        [fire] Niemand dort kann zurückschießen.
       *[melee] Niemand dort kann zurückschlagen.
    }
campaigns-outlook-falls-back = Kavallerie und Flieger dort können aber noch ausweichen.

# $own: wie viele angegriffen werden; $foes: wie viele angreifen.
campaigns-outlook-stand =
    { $own ->
        [one] Wenn deine Einheit bleibt und kämpft, verlierst du sie mit { $chance } % Wahrscheinlichkeit.
       *[other] Wenn alle bleiben und kämpfen, verlierst du mit { $chance } % Wahrscheinlichkeit mindestens eine deiner { $own } Einheiten.
    }
campaigns-outlook-strike-back =
    { $foes ->
        [one] { $chance } % Chance, den Angreifer zu vernichten.
       *[other] { $chance } % Chance, mindestens einen der { $foes } Angreifer zu vernichten.
    }

# Ein Würfel entscheidet über einen neuen Auftrag; bei einem hohen Wurf ist er zufällig.
campaigns-outlook-change = { $chance } % Chance auf den neuen Auftrag, { $chaos } % auf einen zufälligen. Sonst bleibt es beim alten Auftrag.
campaigns-outlook-join = { $chance } % Chance, dass sich der Verband dem Herrscher anschließt.
campaigns-outlook-fireball =
    { $chance ->
        [0] Der Feuerball kann { $unit } nur schwächen, nicht vernichten.
       *[other] { $chance } % Chance, { $unit } zu vernichten. Sonst gerät die Einheit in Brand und wird schwächer.
    }

# Was ein Zauber bewirkt. $unit steht am Anfang des Satzes.
campaigns-outlook-good-luck = { $unit } trifft öfter, denn jeder Angriffswurf zählt 1 weniger.
campaigns-outlook-poor-luck = { $unit } trifft seltener, denn jeder Angriffswurf zählt 1 mehr.
campaigns-outlook-poppies = { $unit } schläft ein und kann weder ziehen noch angreifen.
campaigns-outlook-confusion = { $unit } kann weder ziehen noch im Nahkampf angreifen.
campaigns-outlook-fleet-feet = { $unit } kann ein Feld weiter ziehen.
campaigns-outlook-transport = { $unit } springt direkt nach { $space }, vorbei an allen, die dazwischenstehen.
campaigns-outlook-healing = { $unit } übersteht den ersten Treffer.
campaigns-outlook-marksmanship = { $unit } schießt mit +1 Stärke.
campaigns-outlook-phantom-allies = { $unit } greift im Nahkampf mit +1 Stärke an.

## Auf der Karte

# Eine Schlacht steht bevor. Die Stärke ist die aller Einheiten zusammen.
campaigns-outlook-attack = Du greifst { $point } mit Stärke { $own } gegen { $foe } an.

# $number: wie viele Einheiten die Garnison hat; so viele Punkte bringt es auch, den Ort zu schleifen.
campaigns-outlook-garrison =
    { $number ->
        [one] Die Mauern schützen einen Verteidiger. Schleifst du den Ort, bringt das 1 Punkt.
       *[other] Die Mauern schützen { $number } Verteidiger. Schleifst du den Ort, bringt das { $number } Punkte.
    }
campaigns-outlook-controls = { $point } gehört dann dir und bringt 1 Punkt.
campaigns-outlook-trail =
    { $number ->
        [one] { $chance } % Risiko, auf dem Pfad die Einheit zu verlieren.
       *[other] { $chance } % Risiko, auf dem Pfad eine der { $number } Einheiten zu verlieren.
    }
campaigns-outlook-flight =
    { $number ->
        [one] { $chance } % Risiko, auf dem Flug die Einheit zu verlieren.
       *[other] { $chance } % Risiko, auf dem Flug eine der { $number } Einheiten zu verlieren.
    }
campaigns-outlook-fast = Wählen beide Seiten den schnellen Kampf, kämpfst du mit Stärke { $own } gegen Stärke { $foe }. Sonst kämpft ihr auf dem Brett.
campaigns-outlook-retreat = { $chance } % Risiko, auf dem Rückweg eine Einheit zu verlieren.
campaigns-outlook-mishap = { $chance } % Risiko, dass { $hero } niemanden findet.
