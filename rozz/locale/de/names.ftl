### Namen von Runden und ihren Abschnitten, und Datumsangaben.

moment-turn = Runde { $number }
moment-turn-inside = Runde { $number }
moment-move = Zug { $number }
moment-move-inside = Zug { $number }
moment-set-up = Zug { $number } der Aufstellung
moment-set-up-inside = Zug { $number } der Aufstellung
moment-of = { $turn }, { $moment }
moment-in-battle = { $turn }, Schlachtrunde { $battle }
match-is-over = Ende
match-is-over-inside = Ende

date-short = { $day }. { $month }
date-long = { $day }. { $month } { $year }

month-1 = Januar
month-2 = Februar
month-3 = März
month-4 = April
month-5 = Mai
month-6 = Juni
month-7 = Juli
month-8 = August
month-9 = September
month-10 = Oktober
month-11 = November
month-12 = Dezember

## Abschnitte einer Runde in Campaigns of Ozz

part-initiative = Initiative
part-activate = Bewegung
part-attrition = Schwund
part-refuge = Rückzug
part-keep = Söldner
part-recruit = Anwerben
part-return = Rückkehr des Herrschers
part-approach = Anmarsch
part-muster = Art des Kampfes
part-deploy = Aufstellung
part-groups = Gruppen
part-spells = Zauber
part-orders = Aufträge
part-turn-order = Reihenfolge
part-activation = Aktion
part-leaders = Anführer ohne Einheiten
part-withdraw = Bleiben oder Rückzug
part-shots = Schüsse auf Flieger
part-answer = Reaktion
part-honors = Ehrenvoller Abzug

## Farben der Plätze: die Namen derer, die keinen angegeben haben. Die Anfangsbuchstaben stehen auf den Figuren.

color-red = Rot
color-blue = Blau
color-green = Grün
color-gold = Gold
color-violet = Violett
color-teal = Türkis
color-rose = Rose
color-cross = Kreuz
