### The tables on the rules page of Campaigns of Ozz. Cells are short, without a period unless they are whole sentences.

## Titles

campaigns-table-title-moments = Moments
campaigns-table-title-rolls = Dice and draws
campaigns-table-title-options = Options
# $nation is Munchkins, Quadlings, Winkies or Gillikins.
campaigns-table-points = The { $nation }’ points
campaigns-table-title-free-points = Neutral points
# $nation is Munchkins, Quadlings, Winkies or Gillikins.
campaigns-table-units = The { $nation }’ units
campaigns-table-title-mercenaries = Mercenaries
campaigns-table-title-spells = Spells
campaigns-table-title-leaders = Leaders
campaigns-table-title-setup = Standard setup

## The heads of columns

# Moments.
campaigns-table-head-moment = Moment
campaigns-table-head-who = Who acts
campaigns-table-head-choices = Choices
campaigns-table-head-default = Default
# Dice and draws.
campaigns-table-head-purpose = Purpose
campaigns-table-head-roll = Roll
campaigns-table-head-modifiers = Modifiers
campaigns-table-head-result = Result
# Options. The name is the word that rules and scenarios use, such as bell-still.
campaigns-table-head-option = Option
campaigns-table-head-name = Name
campaigns-table-head-rule = Rule
campaigns-table-head-values = Values
campaigns-table-head-without = Without it
# Points.
campaigns-table-head-point = Point
campaigns-table-head-kind = Kind
campaigns-table-head-terrain = Terrain
campaigns-table-head-strength = Intrinsic strength
campaigns-table-head-specialists = Specialists
campaigns-table-head-hire = For hire
# Units. “Counters” is how many of the kind there are.
campaigns-table-head-unit = Unit
campaigns-table-head-id = ID
campaigns-table-head-melee = Melee
campaigns-table-head-ranged = Ranged
campaigns-table-head-moves = Moves
campaigns-table-head-home = Home
campaigns-table-head-notes = Notes
campaigns-table-head-counters = Counters
# Spells.
campaigns-table-head-spell = Spell
campaigns-table-head-die = Die
campaigns-table-head-target = Cast on
campaigns-table-head-effect = Effect
# Leaders, and the standard setup.
campaigns-table-head-leader = Leader
campaigns-table-head-nation = Nation
campaigns-table-head-rank = Rank
campaigns-table-head-spells = Spells
campaigns-table-head-pieces = Starting pieces

## Moments: the moment, who acts, what they choose, and what counts if they choose nothing.

campaigns-table-moment-initiative = Initiative
campaigns-table-moment-initiative-who = First player on the side that won the roll
campaigns-table-moment-initiative-choices = Move first or second
campaigns-table-moment-initiative-default = First
campaigns-table-moment-activate = Movement
campaigns-table-moment-activate-who = A player on the side whose turn it is
campaigns-table-moment-activate-choices = Move or pass
campaigns-table-moment-activate-default = Pass
campaigns-table-moment-attrition = Attrition
campaigns-table-moment-attrition-who = The stack’s owner
campaigns-table-moment-attrition-choices = The unit to lose
campaigns-table-moment-attrition-default = Highest ID
campaigns-table-moment-approach = Approach
campaigns-table-moment-approach-who = The attacker
campaigns-table-moment-approach-choices = Assault, or offer honors
campaigns-table-moment-approach-default = Assault
campaigns-table-moment-honors = Honors of war
campaigns-table-moment-honors-who = The defender
campaigns-table-moment-honors-choices = Accept or decline
campaigns-table-moment-honors-default = Decline
campaigns-table-moment-muster = Type of combat
campaigns-table-moment-muster-who = Both captains
campaigns-table-moment-muster-choices = Battleboard or fast combat; number of guns
campaigns-table-moment-muster-default = Battleboard
campaigns-table-moment-deploy = Deployment
campaigns-table-moment-deploy-who = Both captains
campaigns-table-moment-deploy-choices = A space for each group and unit
campaigns-table-moment-deploy-default = All in the center of the first row
campaigns-table-moment-groups = Groups
campaigns-table-moment-groups-who = Both captains
campaigns-table-moment-groups-choices = New groups in a space
campaigns-table-moment-groups-default = No change
campaigns-table-moment-spells = Spells
campaigns-table-moment-spells-who = Captains who have a caster or the Bell
campaigns-table-moment-spells-choices = A spell for each caster; ringing the Bell
campaigns-table-moment-spells-default = No spells
campaigns-table-moment-orders = Orders
campaigns-table-moment-orders-who = Both captains
campaigns-table-moment-orders-choices = Advance, Stand or Back for each force, plus guards
campaigns-table-moment-orders-default = All stand, no guards
campaigns-table-moment-turn-order = Turn order
campaigns-table-moment-turn-order-who = The captain who won the roll
campaigns-table-moment-turn-order-choices = Move first or second
campaigns-table-moment-turn-order-default = First
campaigns-table-moment-activation = Activation
campaigns-table-moment-activation-who = The captain whose turn it is
campaigns-table-moment-activation-choices = A move, combat, a new order or coordination
campaigns-table-moment-activation-default = The first force acts, but moves or fights only if it must
campaigns-table-moment-answer = Reaction
campaigns-table-moment-answer-who = The captain under attack
campaigns-table-moment-answer-choices = Which cavalry and flyers fall back; which flyers stay aloft
campaigns-table-moment-answer-default = All stay and fight
campaigns-table-moment-shots = Shots at flyers
campaigns-table-moment-shots-who = Captains with units that can shoot
campaigns-table-moment-shots-choices = Which units shoot
campaigns-table-moment-shots-default = Nobody shoots
campaigns-table-moment-losses = Losses
campaigns-table-moment-losses-who = Captains who have a choice
campaigns-table-moment-losses-choices = Which units are lost
campaigns-table-moment-losses-default = Highest IDs
campaigns-table-moment-leaders = Lone leaders
campaigns-table-moment-leaders-who = The leader’s captain, if several spaces tie for nearest
campaigns-table-moment-leaders-choices = One of the nearest spaces
campaigns-table-moment-leaders-default = The first space, by row and then by column
campaigns-table-moment-withdraw = Stay or retreat
campaigns-table-moment-withdraw-who = Both captains
campaigns-table-moment-withdraw-choices = Stay, retreat or offer honors
campaigns-table-moment-withdraw-default = Stay
campaigns-table-moment-refuge = Retreat
campaigns-table-moment-refuge-who = The captain of the retreating pieces
campaigns-table-moment-refuge-choices = A point to retreat to
campaigns-table-moment-refuge-default = First in alphabetical order
campaigns-table-moment-keep = Mercenaries
campaigns-table-moment-keep-who = The army’s owner
campaigns-table-moment-keep-choices = The kind of unit to keep
campaigns-table-moment-keep-default = The kind with the most units
campaigns-table-moment-recruit = Recruiting
campaigns-table-moment-recruit-who = All players with a Hero who can recruit
campaigns-table-moment-recruit-choices = A unit for each Hero
campaigns-table-moment-recruit-default = Nobody
campaigns-table-moment-return = A Ruler’s return
campaigns-table-moment-return-who = The Ruler’s owner
campaigns-table-moment-return-choices = Where the Ruler returns
campaigns-table-moment-return-default = First in alphabetical order

## Dice and draws: what for, what you roll, what changes it, and what comes of it.

campaigns-table-roll-initiative = Initiative (C4.1, C10.4)
campaigns-table-roll-initiative-how = A die for each side (on the map, in player order; in a battle, attacker first)
campaigns-table-roll-initiative-modifiers = −1 for each Hero, −1 more for each Ruler
campaigns-table-roll-initiative-result = Lowest wins; ties roll again
campaigns-table-roll-attrition = Attrition (C6.1, C16.8)
campaigns-table-roll-attrition-how = A die
campaigns-table-roll-attrition-modifiers = +1 for every two units beyond the second
campaigns-table-roll-attrition-result = 10 or more costs a unit
campaigns-table-roll-fast = Fast combat (C8.1)
campaigns-table-roll-fast-how = A die for the attacker, then one for the defender
campaigns-table-roll-fast-modifiers = Attacker −1 against walls (−2 in a capital), but never below 1
campaigns-table-roll-fast-result = Strength × die ÷ 10; high is good
campaigns-table-roll-dissipation = Dissipation (C11.7)
campaigns-table-roll-dissipation-how = A die for each spell
campaigns-table-roll-dissipation-result = 1–3 ends the spell
campaigns-table-roll-fireball = Fireball (C24.3)
campaigns-table-roll-fireball-how = A die
campaigns-table-roll-fireball-modifiers = Plus the target’s protection (C14.7)
campaigns-table-roll-fireball-result = 4 or less eliminates the unit
campaigns-table-roll-change = A new order (C13.1)
campaigns-table-roll-change-how = A die; in chaos, also a draw from 1 to 3
campaigns-table-roll-change-modifiers = −1 for a Ruler’s group
campaigns-table-roll-change-result = 3 or less: success. 4–7: failure. 8 or more: chaos.
campaigns-table-roll-join = Joining a Ruler (C13.3)
campaigns-table-roll-join-how = A die
campaigns-table-roll-join-result = Fails on 10
campaigns-table-roll-attack = An attack (C14.7)
campaigns-table-roll-attack-how = A die for each unit
campaigns-table-roll-attack-modifiers = Good Luck −1, Poor Luck +1; for changes in strength, see C14.7
campaigns-table-roll-attack-result = Hits if no higher than the unit’s strength
campaigns-table-roll-danger = A leader in danger (C14.9)
campaigns-table-roll-danger-how = A die for each leader, in alphabetical order
campaigns-table-roll-danger-result = 1–2 eliminates the leader
campaigns-table-roll-recruit = Recruiting (C18.2, C18.3)
campaigns-table-roll-recruit-how = A random unit, or a random kind of unit
campaigns-table-roll-recruit-result = You get what you draw
campaigns-table-roll-mishap = Recruiting Mishap (C18.4)
campaigns-table-roll-mishap-how = A die
campaigns-table-roll-mishap-result = On 8–10, nobody comes
campaigns-table-roll-spell = A spell for a witch or Rolf Guuf (C11.3)
campaigns-table-roll-spell-how = A die
campaigns-table-roll-spell-result = The spell with that number in C24.3
campaigns-table-roll-return = A Ruler’s return (C18.6)
campaigns-table-roll-return-how = A die
campaigns-table-roll-return-modifiers = +1 if the castle is razed, +1 for every two other razed centers
campaigns-table-roll-return-result = On 5 or less, the Ruler returns

## Options: what each is called, and what happens without it.

campaigns-table-option-flying-stacks = Flying stacks
campaigns-table-option-flying-stacks-without = Flying units move along links only.
campaigns-table-option-fast-combat = Fast combat
campaigns-table-option-fast-combat-without = You fight every battle on the battleboard.
campaigns-table-option-battle-initiative = Battle initiative
campaigns-table-option-battle-initiative-without = The attacker moves first.
campaigns-table-option-dissipation = Fading spells
campaigns-table-option-dissipation-without = Spells don’t fade.
campaigns-table-option-one-shot = One-shot spells
# This option can’t be turned off. C11.7 explains its three values.
campaigns-table-option-one-shot-without = Always on; you choose one of three values (C11.7).
campaigns-table-option-coordination = Coordination
campaigns-table-option-coordination-without = Rulers can’t coordinate.
campaigns-table-option-limbering = Limbering
campaigns-table-option-limbering-without = Artillery may move and fire in the same turn.
campaigns-table-option-flank-guards = Flank guards
campaigns-table-option-flank-guards-without = Every unit may engage.
campaigns-table-option-lone-leaders = Lone leaders escape
campaigns-table-option-lone-leaders-without = A leader alone with enemy units is eliminated.
campaigns-table-option-home-terrain = Home terrain
campaigns-table-option-home-terrain-without = Home terrain gives no protection.
campaigns-table-option-retreat-spent = Retreats end movement
campaigns-table-option-retreat-spent-without = Units that retreat before they have moved may still move.
campaigns-table-option-fortress-guns = Fortress guns
campaigns-table-option-fortress-guns-without = All intrinsic units are standard infantry.
campaigns-table-option-walls = Walls
campaigns-table-option-walls-without = Walls give no protection.
campaigns-table-option-honors-of-war = Honors of war
campaigns-table-option-honors-of-war-without = Nobody can offer the honors of war.
campaigns-table-option-ruler-return = Rulers return late
campaigns-table-option-ruler-return-without = A Ruler who was killed returns in the same turn.
campaigns-table-option-bell-limit = Skeleton limit
campaigns-table-option-bell-limit-without = The Bell may create any number of skeletons.
campaigns-table-option-bell-still = Bell stays put
campaigns-table-option-bell-still-without = The Bell may move after it creates a skeleton.

# What an option can be.
campaigns-table-value-true = On
campaigns-table-value-false = Off
campaigns-table-value-choose = Choose
campaigns-table-value-always = Always
campaigns-table-value-never = Never
campaigns-table-value-exempt = Exempt
campaigns-table-value-again = Again
campaigns-table-value-gone = Gone

## Points, units, leaders

campaigns-table-kind-castle = Castle
campaigns-table-kind-capital = Capital
campaigns-table-kind-fortified = Fortified point
campaigns-table-kind-population = Population center
campaigns-table-kind-plain = Open country

campaigns-table-terrain-plain = Plain
campaigns-table-terrain-forest = Forest
campaigns-table-terrain-hills = Hills

# A witch for hire, in a list of units.
campaigns-table-witch = Witch

campaigns-table-note-cavalry = Cavalry
campaigns-table-note-flying = Flying
campaigns-table-note-artillery = Artillery
campaigns-table-note-giant = Giant
# Dire Wolves, Winged Apes and skeletons.
campaigns-table-note-XWLF = Gillikin specialists
campaigns-table-note-XAPE = Flying; Winkie specialists
campaigns-table-note-WSKE = National; created by the Bell

# A row among the units of the Winkies: the Bell never moves on its own.
campaigns-table-bell = The Bell
campaigns-table-bell-moves = Carried
campaigns-table-bell-notes = See C19

campaigns-table-rank-ruler = Ruler
campaigns-table-rank-hero = Hero
campaigns-table-rank-witch = Witch
campaigns-table-random-spell = One at random

## Spells: what they are cast on, and what they do.

campaigns-table-target-friend = A friendly unit
campaigns-table-target-enemy = An enemy unit

campaigns-table-spell-good-luck = −1 to the unit’s attack rolls
campaigns-table-spell-poor-luck = +1 to the unit’s attack rolls
campaigns-table-spell-poppies = The unit is asleep: it can’t move or attack. It can still be hit.
campaigns-table-spell-confusion = The unit can’t move, and it can’t attack in melee. It may fire.
campaigns-table-spell-fleet-feet = +1 space (C12.6, C12.7, C11.6, C15.7, C19)
campaigns-table-spell-transport = The unit goes at once to any space without enemy units, except in the enemy’s first row. A Hero who leads only this unit comes along. A unit from a larger group goes alone. The spell ends with the turn. The garrison can’t be transported.
campaigns-table-spell-fireball = When cast, it attacks the unit once with strength 4. If the unit survives, it burns: −1 to its melee and ranged strength while the spell lasts.
campaigns-table-spell-healing = The unit survives the first hit it takes, even from a Fireball. That uses up the spell.
campaigns-table-spell-uncanny-marksmanship = +1 ranged strength, if the unit has any
campaigns-table-spell-phantom-allies = +1 melee strength
