### The design page: everything that the page is made of. Only curious people and helpers open it.

design = Design
design-about = Everything the game page is made of, in both themes and three sizes. It’s drawn by the game’s own code.

# For screen readers: a copy of a part. $theme is like “Dark”, $size like “large”.
design-copy = { $theme }, { $size }
design-small = small
design-usual = normal
design-large = large

## Headings

design-colours = Colors
design-letters = Type and spacing
design-icons = Icons
design-seats = Seats
design-arrows = Arrows
design-pieces = Boards and pieces
design-buttons = Buttons
design-cards = Cards

## Buttons, by what they look like

design-main = Main button
design-other = Button
design-grave = Danger button
design-little = Small button
design-plain = Plain button
design-link = Link
design-off = Disabled
design-on = Selected
