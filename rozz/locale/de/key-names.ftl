### Was auf den Tasten steht.

cap-enter = Eingabe
cap-space = Leertaste
cap-esc = Esc
cap-backspace = Rücktaste
cap-home = Pos1
cap-end = Ende
cap-page-up = Bild ↑
cap-page-down = Bild ↓
cap-shift-left = Umschalt + ←
cap-ctrl-z = Strg + Z
cap-ctrl-enter = Strg + Eingabe
