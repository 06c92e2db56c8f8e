### What is written on the keys of a keyboard, as on keyboards of your language.

cap-enter = Enter
cap-space = Space
cap-esc = Esc
cap-backspace = Backspace
cap-home = Home
cap-end = End
cap-page-up = Page Up
cap-page-down = Page Down
cap-shift-left = Shift + ←
cap-ctrl-z = Ctrl + Z
cap-ctrl-enter = Ctrl + Enter
