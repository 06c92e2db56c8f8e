### What a hint says will happen if a plan is played: messages of campaigns/report.ftl about the future, with the same
### facts. What depends on a roll, or what nobody would mention beforehand, is left out.

ahead-campaigns-report-turn = Turn { $turn } will begin.
ahead-campaigns-report-battle-turn = Battle turn { $turn } will begin.
ahead-campaigns-report-first = { $name } will move first.
ahead-campaigns-report-order = { $name } will move first, followed by { $others }.
ahead-campaigns-report-passed = { $name } will pass.
ahead-campaigns-report-resigned = { $name } will resign.

## On the map

ahead-campaigns-report-marched = { $name } will move { $units } from { $start } to { $end }.
ahead-campaigns-report-went-on = From there { $name }’s stack will go on to { $end }.
ahead-campaigns-report-stopped =
    { $number ->
        [0] { $name } will have no units left to attack with.
       *[other] { $name } will have no units left to attack with, so { $units } will stop at { $point }.
    }
ahead-campaigns-report-halted =
    { $number ->
       *[other] { $units } will stop at { $point } and won’t attack.
    }
ahead-campaigns-report-fled =
    { $number ->
       *[other] { $units } will flee from { $start } to { $end }.
    }
ahead-campaigns-report-controls = { $name } will control { $point }.
ahead-campaigns-report-dismissed = { $name } will dismiss { $unit }.

## A battle for a point of the map

ahead-campaigns-report-battle = { $name } will attack { $point } with { $units }!
ahead-campaigns-report-mustered = The armies will meet on the battleboard.
ahead-campaigns-report-mustered-fast = The armies will meet in fast combat.
ahead-campaigns-report-accepted = { $name } will accept the honors of war.
ahead-campaigns-report-declined = { $name } will decline the honors of war.
ahead-campaigns-report-honors = The garrison of { $point } will march out to { $end }.
ahead-campaigns-report-razed = { $name } will raze { $point }!
ahead-campaigns-report-battle-over =
    { $number ->
       *[other] The battle for { $point } will be over. { $units } will stay there.
    }
ahead-campaigns-report-battle-over-empty = The battle for { $point } will be over, and nobody will be left there.

## Recruiting, and Rulers who come back

ahead-campaigns-report-recruits = { $hero } will recruit { $unit } at { $point }.
ahead-campaigns-report-recruits-nobody = { $hero } won’t recruit anyone.
ahead-campaigns-report-returned = { $leader } will be back at { $point }!

## On the battleboard. $placed, $forces, $orders and $guards are as in report.ftl.

ahead-campaigns-report-deployed = { $name } will deploy { $placed }.
ahead-campaigns-report-regrouped = { $name } will form new groups: { $placed }.
ahead-campaigns-report-ordered-advance = { $name } will order { $advancing } to advance. Everyone else will stand.
ahead-campaigns-report-ordered-back = { $name } will order { $returning } to pull back. Everyone else will stand.
ahead-campaigns-report-ordered-both = { $name } will order { $advancing } to advance, and { $returning } to pull back. Everyone else will stand.
ahead-campaigns-report-ordered-stand = { $name } will order everyone to stand.
ahead-campaigns-report-guarded = { $orders } { $guards }.
ahead-campaigns-report-guard =
    { $flank ->
        [L] { $unit } will guard the left flank in { $space }
       *[R] { $unit } will guard the right flank in { $space }
    }

## Spells and the Bell

ahead-campaigns-report-cast = { $caster } will cast { $spell } on { $unit }.
ahead-campaigns-report-fizzled = { $caster }’s spell on { $unit } will come too late.
ahead-campaigns-report-transported = { $caster } will transport { $unit } from { $start } to { $end }.
ahead-campaigns-report-rang = The Bell will ring, and { $unit } will rise in { $space }!
ahead-campaigns-report-captured = { $name } will capture the Bell at { $place }!

## A force acts

ahead-campaigns-report-activated =
    { $order ->
        [A] { $force } will act under orders to advance.
        [S] { $force } will act under orders to stand.
       *[B] { $force } will act under orders to pull back.
    }
ahead-campaigns-report-stayed = { $force } will stay in { $space } (order: { $order }).
ahead-campaigns-report-coordinating = { $force } will wait for other forces.
ahead-campaigns-report-moved = { $force } will move from { $start } to { $end }.
ahead-campaigns-report-moved-through = { $force } will move from { $start } through { $way } to { $end }.
ahead-campaigns-report-moved-off = { $force } will leave the board from { $start }.
ahead-campaigns-report-moved-off-through = { $force } will move from { $start } through { $way } and off the board.
ahead-campaigns-report-left-behind = { $unit } can’t move and will stay behind in { $space }.
ahead-campaigns-report-left =
    { $number ->
       *[other] { $units } will leave the board.
    }
ahead-campaigns-report-limbered =
    { $number ->
       *[other] After moving, { $units } won’t be able to fire for the rest of the turn.
    }
ahead-campaigns-report-placed = { $leader } will go from { $start } to { $end }.

## Combat

ahead-campaigns-report-fires = { $force } will fire from { $start } at { $space }.
ahead-campaigns-report-melee = { $force } will attack in { $space }.
ahead-campaigns-report-charges = { $force } will charge into { $space }!
ahead-campaigns-report-dodged = { $unit } will fall back from { $start } to { $end }.
ahead-campaigns-report-dodged-off = { $unit } will fall back from { $start } and leave the board.
ahead-campaigns-report-aloft =
    { $number ->
       *[other] { $units } will stay aloft.
    }
ahead-campaigns-report-eliminated = { $name } will probably lose { $unit }.
ahead-campaigns-report-blown =
    { $number ->
       *[other] The charge will leave { $units } blown.
    }
ahead-campaigns-report-retreated = { $name } will retreat with { $units }.
ahead-campaigns-report-retreated-alone = { $name } will retreat.

## How a match ends

ahead-campaigns-report-won-resigned =
    { $number ->
       *[other] { $losers } will resign, so { $winners } will win!
    }
ahead-campaigns-report-drawn-resigned = It will be a draw, because everyone will resign.
ahead-campaigns-report-won-alone = { $winners } will win, because no enemy units will be left on the board!
ahead-campaigns-report-won-castles = { $winners } will win, because every enemy castle will be razed!
ahead-campaigns-report-won-points = { $winners } will win. The final score will be { $points }.
ahead-campaigns-report-drawn-points = It will be a draw. The final score will be { $points }.
ahead-campaigns-report-drawn-nobody = It will be a draw, because no units will be left on the board.
