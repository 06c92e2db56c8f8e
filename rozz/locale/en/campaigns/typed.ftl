### What is wrong with a command that somebody typed.

## What was expected: follows “expected”, as in “can’t read “mreg9x”, expected a unit”. Words such as “fire”, “melee”,
## “aloft”, “guard” and “hire” are part of commands and stay as they are; so do the signs @ and >.

# $letters is a list of letters.
campaigns-typed-command = “pass”, “resign”, or one of the letters { $letters } followed by a colon
campaigns-typed-march = the pieces that move, then @ and a point
campaigns-typed-links = > and a point, once or twice
campaigns-typed-guns = the number of guns
campaigns-typed-one-word = nothing more after that word
campaigns-typed-casting = a magic user, a spell, then > and a unit, or just “Bell”
campaigns-typed-caster = a magic user
campaigns-typed-spell = a spell
campaigns-typed-guard = “guard L” or “guard R”, then a unit
campaigns-typed-order = a force, then A, S or B
campaigns-typed-force = a force
campaigns-typed-combat = > and a space, “fire” and a space, “melee”, or “aloft” and units
campaigns-typed-back = a unit, > and a space
campaigns-typed-put = a leader, > and a place
campaigns-typed-leader = a leader
campaigns-typed-hero = a Hero
campaigns-typed-unit = a unit
campaigns-typed-piece = a unit or a leader
campaigns-typed-kind = a kind of unit
campaigns-typed-hired = a kind of unit for hire
campaigns-typed-hire = “special”, or “hire” and a kind of unit
campaigns-typed-space = a space, 1L to 5R
campaigns-typed-space-or-off = a space, 1L to 5R, or “off”
campaigns-typed-point = a point
campaigns-typed-space-or-point = a space or a point

## Whole sentences. They follow a colon, so they begin with a lowercase letter and have no period at the end.

campaigns-typed-twice = { $name } appears twice
campaigns-typed-names-twice = name each unit and leader only once
campaigns-typed-forces-twice = name each force only once
campaigns-typed-units-twice = name each unit only once
campaigns-typed-bell = write “Bell” right after the unit that carries it
campaigns-typed-bell-twice = write “Bell” only once
