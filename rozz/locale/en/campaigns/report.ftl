### Campaigns of Ozz: what happened, one sentence for each event.

## $name is a player, $unit a unit like “Spears 2”, $units a list of units and leaders, $force a unit, a leader or the
## garrison. $leader, $hero and $caster are leaders. $space is like “3C”, $point a place on the map like “Straw Ferry”,
## and $start and $end are one or the other. $number is how many units, for languages whose verbs depend on it.

# $command is in the game’s notation, $reason a sentence that says why it did nothing.
campaigns-report-void = { $name }’s command was void: { $command }. { $reason }

## Dice. $roll is one of these: “5”, “5 + 1 = 6” or “5 − 1 = 4”. Between its numbers are no-break spaces.

campaigns-report-roll = { $die }
campaigns-report-roll-plus = { $die } + { $number } = { $total }
campaigns-report-roll-minus = { $die } − { $number } = { $total }

## Turns

campaigns-report-turn = Turn { $turn } begins.

# A turn of a battle that is fought inside a turn of a campaign.
campaigns-report-battle-turn = Battle turn { $turn } begins.
campaigns-report-initiative = { $name } rolled { $roll } for initiative (lowest wins).

# $names is a list of players with the same $total.
campaigns-report-tied = { $names } tied at { $total } and rolled again.

# $roll is the winner’s total, $others is a list of the message “rolled-by”.
campaigns-report-leads = { $name } has the initiative with { $roll } ({ $others }; lowest wins) and chooses whether to move first.

# A player and a total that did not win, such as “Ben 8 − 1 = 7”.
campaigns-report-rolled-by = { $name } { $roll }

# A player moves before the other in this turn of a battle.
campaigns-report-first = { $name } moves first.

# The same on the map. $others is a list of one to three players.
campaigns-report-order = { $name } moves first this turn, followed by { $others }.
campaigns-report-passed = { $name } passed.
campaigns-report-resigned = { $name } has resigned.

## On the map

campaigns-report-marched = { $name } moved { $units } from { $start } to { $end }.

# Follows the message above: the same units and leaders move on.
campaigns-report-went-on = From there { $name }’s stack went on to { $end }.

# A hard march can cost a unit. $units is a unit, or a list with “or” from which the player chooses one.
campaigns-report-attrition = The march cost one unit: { $units } (rolled { $roll }, needed 9 or less).
campaigns-report-no-attrition =
    { $number ->
       *[other] { $units } survived the march (rolled { $roll }, needed 9 or less).
    }

# A stack has lost all its units before it could attack. $units are the leaders who are left, $number how many.
campaigns-report-stopped =
    { $number ->
        [0] { $name } had no units left to attack with.
       *[other] { $name } had no units left to attack with, so { $units } stopped at { $point }.
    }

# A player resigned while the stack was on its way to attack.
campaigns-report-halted =
    { $number ->
       *[other] { $units } stopped at { $point } and didn’t attack.
    }

# Leaders without units run from enemies.
campaigns-report-fled =
    { $number ->
       *[other] { $units } fled from { $start } to { $end }.
    }
campaigns-report-controls = { $name } now controls { $point }.
campaigns-report-dismissed = { $name } dismissed { $unit }.

## A battle for a point of the map

campaigns-report-battle = { $name } attacked { $point } with { $units }!
campaigns-report-mustered = The armies met on the battleboard.
campaigns-report-mustered-fast = The armies met in fast combat.

# $lost is how much strength the enemy loses, such as “4” or “4.5”: the next message.
campaigns-report-fast = { $name } fought with strength { $strength } (rolled { $roll }) and dealt { $lost } damage.
campaigns-report-strength =
    { $tenths ->
        [0] { $whole }
       *[other] { $whole }.{ $tenths }
    }

campaigns-report-accepted = { $name } accepted the honors of war.
campaigns-report-declined = { $name } declined the honors of war.
campaigns-report-honors = The garrison of { $point } marched out to { $end }.
campaigns-report-razed = { $name } razed { $point }!
campaigns-report-battle-over =
    { $number ->
       *[other] The battle for { $point } is over. { $units } stayed there.
    }
campaigns-report-battle-over-empty = The battle for { $point } is over. Nobody is left there.

## Recruiting, and Rulers who come back

campaigns-report-somebody-came = { $hero } looked for mercenaries and found some (rolled { $die }, needed 7 or less).
campaigns-report-nobody-came = { $hero } looked for mercenaries, but nobody came (rolled { $die }, needed 7 or less).
campaigns-report-recruits = { $hero } recruited { $unit } at { $point }.
campaigns-report-recruits-nobody = { $hero } didn’t recruit anyone.
campaigns-report-returns = { $leader } is coming back (rolled { $roll }, needed 5 or less)!
campaigns-report-not-back = { $leader } can’t come back yet (rolled { $roll }, needed 5 or less).
campaigns-report-returned = { $leader } is back at { $point }!

## On the battleboard: armies and orders

# $placed is the message “in-space”, or several of them with semicolons.
campaigns-report-deployed = { $name } deployed { $placed }.
campaigns-report-regrouped = { $name } formed new groups: { $placed }.

# “Zoraster’s group (Regular infantry 1 and Heavy cavalry 1) and Landwehr 2 in 4C”.
campaigns-report-in-space = { $forces } in { $space }

# The rules’ orders are Advance, Back and Stand. $advancing and $returning are lists of forces.
campaigns-report-ordered-advance = { $name } ordered { $advancing } to advance, and any others to stand.
campaigns-report-ordered-back = { $name } ordered { $returning } to pull back, and any others to stand.
campaigns-report-ordered-both = { $name } ordered { $advancing } to advance, { $returning } to pull back, and any others to stand.
campaigns-report-ordered-stand = { $name } ordered everyone to stand.

# $orders is one of the four above, $guards a list of the message “guard”. $space is where the unit stands.
campaigns-report-guarded = { $orders } { $guards }.
campaigns-report-guard =
    { $flank ->
        [L] { $unit } guards the left flank in { $space }
       *[R] { $unit } guards the right flank in { $space }
    }

## Spells and the Bell

# $spell is like “Good Luck”. A die says which spell a leader knows.
campaigns-report-learned = { $leader } learned { $spell } (rolled { $die }).
campaigns-report-cast = { $caster } cast { $spell } on { $unit }.

# At the beginning of each turn, a die for each spell says whether it lasts.
campaigns-report-lasted = { $spell } on { $unit } lasted (rolled { $die }, needed 4 or more).
campaigns-report-faded = { $spell } on { $unit } faded (rolled { $die }, needed 4 or more).

# $most is the highest roll that hits. A unit that survives burns, which makes it weaker.
campaigns-report-fireball-hit = { $caster }’s Fireball hit { $unit } (rolled { $die }, needed { $most } or less)!
campaigns-report-fireball-missed =
    { $most ->
        [0] { $caster }’s Fireball couldn’t destroy { $unit }, but set it on fire.
       *[other] { $caster }’s Fireball didn’t destroy { $unit }, but set it on fire (rolled { $die }, needed { $most } or less).
    }

# The unit is gone, or enemies are where it should go.
campaigns-report-fizzled = { $caster }’s spell on { $unit } came too late.
campaigns-report-transported = { $caster } transported { $unit } from { $start } to { $end }.
campaigns-report-rang = The Bell rang, and { $unit } rose in { $space }!
campaigns-report-healed = { $unit } was hit, but Healing saved it.

# $name has the Bell now. $place is a space or a point.
campaigns-report-captured = { $name } captured the Bell at { $place }!
campaigns-report-silenced = The Bell was hit. It’s silent for the rest of the battle.

## A force acts

campaigns-report-activated =
    { $order ->
        [A] { $force } acted under orders to advance.
        [S] { $force } acted under orders to stand.
       *[B] { $force } acted under orders to pull back.
    }

# It could act, but neither moves nor attacks. $order is Advance, Stand or Back.
campaigns-report-stayed = { $force } stayed in { $space } (order: { $order }).

# $order is Advance, Stand or Back. On 8 or more there is chaos: the order is random.
campaigns-report-changed = { $force } got a new order: { $order } (rolled { $roll }, needed 3 or less).
campaigns-report-unchanged = { $force } kept the old order (rolled { $roll }, needed 3 or less).
campaigns-report-chaos = Chaos! { $force } got a random order: { $order } (rolled { $roll }).

# A Ruler’s group waits, so that other forces can act together with it.
campaigns-report-coordinating = { $force } is waiting for other forces.
campaigns-report-joined = { $force } joined the Ruler (rolled { $die }, needed 9 or less).
campaigns-report-not-joined = { $force } failed to join the Ruler and must act alone (rolled { $die }, needed 9 or less).

# $way is a list of spaces.
campaigns-report-moved = { $force } moved from { $start } to { $end }.
campaigns-report-moved-through = { $force } moved from { $start } through { $way } to { $end }.
campaigns-report-moved-off = { $force } left the board from { $start }.
campaigns-report-moved-off-through = { $force } moved from { $start } through { $way } and off the board.
campaigns-report-left-behind = { $unit } couldn’t move and stayed behind in { $space }.
campaigns-report-left =
    { $number ->
       *[other] { $units } left the board.
    }

# Artillery.
campaigns-report-limbered =
    { $number ->
       *[other] { $units } moved and can’t fire for the rest of this turn.
    }

# A leader without units goes to the nearest friends, or back.
campaigns-report-placed = { $leader } went from { $start } to { $end }.

## Combat

campaigns-report-fires = { $force } fired from { $start } at { $space }.
campaigns-report-melee = { $force } attacked in { $space }.
campaigns-report-charges = { $force } charged into { $space }!
campaigns-report-dodged = { $unit } fell back from { $start } to { $end }.
campaigns-report-dodged-off = { $unit } fell back from { $start } and left the board.
campaigns-report-aloft =
    { $number ->
       *[other] { $units } stayed aloft.
    }

# One die of a combat. A shot is aimed at flyers, and “return” is fire at those who fire. $most is the highest roll that hits.
campaigns-report-hit =
    { $most ->
        [10] { $attack ->
            [fire] { $unit } fired and hit (rolled { $die }, any roll hits).
            [return] { $unit } fired back and hit (rolled { $die }, any roll hits).
            [shot] { $unit } shot at the flyers and hit (rolled { $die }, any roll hits).
           *[melee] { $unit } attacked and hit (rolled { $die }, any roll hits).
        }
       *[other] { $attack ->
            [fire] { $unit } fired and hit (rolled { $die }, needed { $most } or less).
            [return] { $unit } fired back and hit (rolled { $die }, needed { $most } or less).
            [shot] { $unit } shot at the flyers and hit (rolled { $die }, needed { $most } or less).
           *[melee] { $unit } attacked and hit (rolled { $die }, needed { $most } or less).
        }
    }
campaigns-report-missed =
    { $most ->
        [0] { $attack ->
            [fire] { $unit } fired, but had no chance to hit.
            [return] { $unit } fired back, but had no chance to hit.
            [shot] { $unit } shot at the flyers, but had no chance to hit.
           *[melee] { $unit } attacked, but had no chance to hit.
        }
       *[other] { $attack ->
            [fire] { $unit } fired and missed (rolled { $die }, needed { $most } or less).
            [return] { $unit } fired back and missed (rolled { $die }, needed { $most } or less).
            [shot] { $unit } shot at the flyers and missed (rolled { $die }, needed { $most } or less).
           *[melee] { $unit } attacked and missed (rolled { $die }, needed { $most } or less).
        }
    }

# A unit is out of the game, or a leader is dead.
campaigns-report-eliminated = { $name } lost { $unit }.

# Cavalry that has charged is blown: it can’t attack for a while.
campaigns-report-blown =
    { $number ->
       *[other] The charge left { $units } blown.
    }

# A leader stands alone among enemies.
campaigns-report-killed = { $leader } was caught alone by the enemy and killed (rolled { $die }, killed on 1 or 2).
campaigns-report-escaped = { $leader } was alone among enemies, but got away (rolled { $die }, killed on 1 or 2).

campaigns-report-retreated = { $name } retreated with { $units }.
campaigns-report-retreated-alone = { $name } retreated.

## How a match ends. $winners is a list of players, $points a list of the message “score”

# $losers is a list of players, $number how many.
campaigns-report-won-resigned =
    { $number ->
        [one] { $winners } won! { $losers } has resigned.
       *[other] { $winners } won! { $losers } have resigned.
    }
campaigns-report-drawn-resigned = It’s a draw: everyone has resigned.
campaigns-report-won-alone = { $winners } won! No enemy units are left on the board.
campaigns-report-won-castles = { $winners } won! Every enemy castle has been razed.
campaigns-report-won-points = { $winners } won! The final score is { $points }.
campaigns-report-drawn-points = It’s a draw. The final score is { $points }.
campaigns-report-drawn-nobody = It’s a draw. No units are left on the board.
campaigns-report-score = { $name } { $points }
