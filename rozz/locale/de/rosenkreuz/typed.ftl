### Was an einem getippten Zug nicht stimmt.

# Ein ganzer Satz, nach einem Doppelpunkt und ohne Punkt am Ende.
rosenkreuz-typed-too-long = dieser Text ist zu lang für einen Zug

## Was dort stehen muss: nach „Erwartet:“

rosenkreuz-typed-square = ein Feld, a1 bis h8
rosenkreuz-typed-rank = eine Reihe, 1 bis 8
rosenkreuz-typed-end = das Ende des Zugs
