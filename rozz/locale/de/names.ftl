### Namen von Runden und ihren Abschnitten, und Datumsangaben.

moment-turn = Runde { $number }
moment-turn-inside = Runde { $number }
moment-move = Zug { $number }
moment-move-inside = Zug { $number }
moment-set-up = Aufstellung { $number }
moment-set-up-inside = Aufstellung { $number }
moment-of = { $turn }, { $moment }
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
