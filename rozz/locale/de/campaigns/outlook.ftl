### Campaigns of Ozz: was ein Befehl wahrscheinlich bewirkt, bevor man ihn gibt. Je ein Satz; mehrere stehen hintereinander.

## $chance und $chaos sind Prozente wie 67, $space ist wie „3C“, $point ein Ort der Karte wie „Straw Ferry“.

# $foes: wie viele feindliche Einheiten dort sind.
campaigns-outlook-hit =
    { $foes ->
        [one] { $chance } %, die Einheit in { $space } zu vernichten.
       *[other] { $chance } %, mindestens eine der { $foes } Einheiten in { $space } zu vernichten.
    }
campaigns-outlook-cleared = { $chance } %, alle { $foes } zu vernichten.

# $own: wie viele eigene Einheiten kämpfen.
campaigns-outlook-risk =
    { $own ->
        [one] { $chance } %, deine Einheit zu verlieren.
       *[other] { $chance } %, mindestens eine deiner { $own } Einheiten zu verlieren.
    }
campaigns-outlook-safe =
    { $fire ->
        [fire] Niemand dort kann zurückschießen.
       *[melee] Niemand dort kann zurückschlagen.
    }
campaigns-outlook-falls-back = Reiter oder Flieger dort können stattdessen ausweichen.

# $own: wie viele angegriffen werden; $foes: wie viele angreifen.
campaigns-outlook-stand =
    { $own ->
        [one] Bleibt sie, verlierst du deine Einheit mit { $chance } %.
       *[other] Bleiben alle, verlierst du mit { $chance } % mindestens eine deiner { $own } Einheiten.
    }
campaigns-outlook-strike-back =
    { $foes ->
        [one] { $chance } %, den Angreifer zu vernichten.
       *[other] { $chance } %, mindestens einen von { $foes } Angreifern zu vernichten.
    }

# Ein Würfel entscheidet über einen neuen Auftrag; bei einem hohen Wurf ist er zufällig.
campaigns-outlook-change = { $chance } % für den neuen Auftrag, { $chaos } % für einen zufälligen. Sonst bleibt der alte.
campaigns-outlook-join = { $chance } %, dass er sich anschließt.
campaigns-outlook-fireball =
    { $chance ->
        [0] Der Feuerball kann { $unit } nicht vernichten, schwächt aber.
       *[other] { $chance } %, { $unit } zu vernichten. Sonst brennt die Einheit und ist schwächer.
    }

# Was ein Zauber tut. $unit beginnt den Satz.
campaigns-outlook-good-luck = { $unit }: trifft bei einer Zahl mehr von zehn.
campaigns-outlook-poor-luck = { $unit }: trifft bei einer Zahl weniger von zehn.
campaigns-outlook-poppies = { $unit }: schläft ein, zieht nicht und greift nicht an.
campaigns-outlook-confusion = { $unit }: kann nicht ziehen und nicht im Nahkampf kämpfen.
campaigns-outlook-fleet-feet = { $unit }: zieht ein Feld weiter.
campaigns-outlook-transport = { $unit }: ist sofort in { $space }, an allen vorbei.
campaigns-outlook-healing = { $unit }: übersteht den ersten Treffer.
campaigns-outlook-marksmanship = { $unit }: schießt mit 1 Stärke mehr.
campaigns-outlook-phantom-allies = { $unit }: kämpft im Nahkampf mit 1 Stärke mehr.

## Auf der Karte

# Eine Schlacht beginnt gleich. Die Stärke ist die Summe aller Einheiten.
campaigns-outlook-attack = Du greifst { $point } mit Stärke { $own } gegen { $foe } an.

# $number: die Einheiten der Garnison, und die Punkte für das Schleifen.
campaigns-outlook-garrison = Die Mauern schützen { $number } Verteidiger. Den Ort zu schleifen bringt { $number } Punkte.
campaigns-outlook-controls = Du übernimmst { $point }, das ist 1 Punkt.
campaigns-outlook-trail =
    { $number ->
        [one] { $chance } %, die Einheit auf dem Pfad zu verlieren.
       *[other] { $chance } %, eine von { $number } Einheiten auf dem Pfad zu verlieren.
    }
campaigns-outlook-flight =
    { $number ->
        [one] { $chance } %, die Einheit auf dem Flug zu verlieren.
       *[other] { $chance } %, eine von { $number } Einheiten auf dem Flug zu verlieren.
    }
campaigns-outlook-fast = Im schnellen Kampf steht deine Stärke { $own } gegen { $foe }. Schnell wird er nur, wenn beide ihn verlangen.
campaigns-outlook-retreat = { $chance } %, auf dem Rückzug eine Einheit zu verlieren.
campaigns-outlook-mishap = { $chance } %, dass niemand zu { $hero } kommt.
