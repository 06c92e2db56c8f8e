### Names of turns and of moments within a turn, and dates.

## Turns: first as a heading, then within a sentence

moment-turn = Turn { $number }
moment-turn-inside = turn { $number }
moment-move = Move { $number }
moment-move-inside = move { $number }
# The setup, in which players take turns placing armies; $number counts what all of them have done.
moment-set-up = Setup move { $number }
moment-set-up-inside = setup move { $number }

# A turn and a moment in it. $turn is like “Turn 3” or “turn 3”, $moment like “turn order”.
moment-of = { $turn }, { $moment }

# A turn, and the turn of a battle in it: “Turn 3, battle turn 1”.
moment-in-battle = { $turn }, battle turn { $battle }

match-is-over = Match over
match-is-over-inside = match over

## Moments of a turn in Campaigns of Ozz, within a sentence; the table of moments in the rules has the same names

part-initiative = initiative
part-activate = movement
part-attrition = attrition
part-refuge = retreat
part-keep = mercenaries
part-recruit = recruiting
part-return = Ruler’s return
part-approach = approach
part-muster = type of combat
part-deploy = deployment
part-groups = groups
part-spells = spells
part-orders = orders
part-turn-order = turn order
part-activation = activation
part-leaders = lone leaders
part-withdraw = stay or retreat
part-shots = shots at flyers
part-answer = reaction
part-honors = honors of war

## Dates

date-short = { $month } { $day }

# $year is this year’s number.
date-long = { $month } { $day }, { $year }

month-1 = January
month-2 = February
month-3 = March
month-4 = April
month-5 = May
month-6 = June
month-7 = July
month-8 = August
month-9 = September
month-10 = October
month-11 = November
month-12 = December

## Colors of seats: the names of players who gave none

color-red = Red
color-blue = Blue
color-green = Green
color-gold = Gold
color-violet = Violet
color-teal = Teal
color-rose = Rose
color-cross = Cross
