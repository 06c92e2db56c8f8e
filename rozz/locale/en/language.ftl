### About the language itself: its name, how it writes lists and numbers.

# The language's own name, as the list of languages shows it: English, Deutsch, Français.
language-name = English

# The direction of writing: ltr (left to right) or rtl (right to left).
language-direction = ltr

# reviewed: a native speaker has read everything. draft: not yet; the settings then show language-draft.
language-state = reviewed

# A language in the list whose language-state is draft: complete or not, no native speaker has reviewed it. $name is its
# own name.
language-is-draft = { $name } (not reviewed yet)

# Stands below the list of languages when language-state is draft.
language-draft = No native speaker has reviewed this translation yet.

## What players do to something on the page: they tap it with a finger, click it with a mouse, or choose it with keys.
## POINTER() says which. What these say, others in this language can say in the same way: { "{" } -Tap } D3.

-tap =
    { POINTER() ->
        [touch] tap
        [mouse] click
       *[other] choose
    }
-Tap =
    { POINTER() ->
        [touch] Tap
        [mouse] Click
       *[other] Choose
    }

## Lists of names: “Ada and Ben”; “Ada, Ben and Cleo”, which is made of two steps: first “Ada, Ben”, then the last name.

list-two = { $first } and { $last }
list-more = { $names }, { $next }
list-end = { $names } and { $last }

# The same with alternatives.
list-or-two = { $first } or { $last }
list-or-end = { $names } or { $last }

# Labels in a line: “Archipelago · 2 players · 12–20 turns”. Made step by step, like list-more.
list-labels = { $labels } · { $next }

# A heading and its text in a line: “Reply 1: nothing”.
list-headed = { $heading }: { $text }

# What is said beside something.
list-aside = ({ $text })

# The heading of a numbered picture.
list-numbered = { $number }. { $text }

# Commands and other phrases in a line, which can have commas themselves. Made step by step, too.
list-phrases = { $phrases }; { $next }

## Numbers: the sign between thousands (quotation marks keep a space: { " " }), and the one before decimals. Percentages.

percent = { $number }%
number-group = ,
decimal-point = .

# Money: “$5”. Sentences with a price write it like this themselves.
money = ${ $number }
