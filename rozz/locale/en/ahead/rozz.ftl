### What a hint says will happen if a plan is played: the messages of rozz/report.ftl about the future, with the same facts.

ahead-rozz-report-nothing = { $name } will do nothing this turn.

## Purchases

ahead-rozz-report-bought = { $name } will buy { $pieces } in { $tile } for ${ $cost }.
ahead-rozz-report-bought-over = { $name } will buy { $pieces } in { $tile } for ${ $cost }, and { $losses }.
ahead-rozz-report-bought-off-board = { $name } will buy { $pieces } for ${ $cost }.
ahead-rozz-report-aid = { $name } will send { $recipient } ${ $number } in foreign aid.

## Moves and combat

ahead-rozz-report-moved = { $name } will move { $pieces } from { $start } to { $tile }.

# $losses is one or more of the next five messages.
ahead-rozz-report-fought = { $losses } in the fight for { $tile }.
ahead-rozz-report-each-lost = { $names } will each lose { $pieces }
ahead-rozz-report-lost = { $name } will lose { $pieces }
ahead-rozz-report-gained = { $name } will gain { $pieces }
ahead-rozz-report-neutral-lost =
    { $number ->
       *[other] { $pieces } will be lost
    }
ahead-rozz-report-clauses = { $first }, and { $next }
ahead-rozz-report-neutral-gained = { $pieces } will appear

ahead-rozz-report-fought-by = { $name } will lose { $pieces } to { $weapon } in { $tile }.
ahead-rozz-report-captured = { $name } will capture { $pieces } from { $loser } in { $tile }.

## Strikes

ahead-rozz-report-struck-owned = { $name }’s { $weapon } in { $start } will strike { $owner }’s { $pieces } in { $tile }.
ahead-rozz-report-struck = { $name }’s { $weapon } in { $start } will strike the { $pieces } in { $tile }.
ahead-rozz-report-struck-owned-here = { $name }’s { $weapon } will strike { $owner }’s { $pieces } in { $tile }.
ahead-rozz-report-struck-here = { $name }’s { $weapon } will strike the { $pieces } in { $tile }.

ahead-rozz-report-hit = { $name }’s { $weapon } from { $start } will hit { $tile }!
ahead-rozz-report-missed-left = { $name }’s { $weapon } will miss, because { $pieces } will have left { $tile }.
ahead-rozz-report-missed = { $name }’s { $weapon } from { $start } will find nothing to destroy in { $tile }.

# $stopper is an abbreviation.
ahead-rozz-report-shot-down =
    { $stopper ->
        [PATRIOT] A Patriot will shoot down { $name }’s { $weapon } over { $tile }.
        [MDS] Missile defense will shoot down { $name }’s { $weapon } over { $tile }.
       *[other] { $stopper } will shoot down { $name }’s { $weapon } over { $tile }.
    }

ahead-rozz-report-activated = { $name } will set off the doomsday device in { $tile }!
ahead-rozz-report-destroyed = In { $tile }, { $losses }.
ahead-rozz-report-used-up = { $pieces } in { $tile } will be used up.
ahead-rozz-report-destroyed-and-used-up = In { $tile }, { $losses }. { $pieces } there will be used up.

## The end of the turn

ahead-rozz-report-earned = { $name } will earn ${ $number }.
ahead-rozz-report-produced = { $name } will gain { $pieces } in { $tile } from the { $source } there.
ahead-rozz-report-produced-neutral = The { $source } in { $tile } will produce { $pieces }.
ahead-rozz-report-resigned = { $name } will resign.

## How a match ends

ahead-rozz-victory-headquarters = { $winners } will capture an enemy headquarters!
ahead-rozz-victory-headquarters-of = { $winners } will capture { $loser }’s headquarters!
ahead-rozz-victory-original = { $winners } will win with ground troops in every territory!
ahead-rozz-victory-elimination = { $winners } will win with the most tiles after a player is wiped out!
ahead-rozz-victory-central = { $winners } will win by governing every tile of { $territory }!
ahead-rozz-victory-turns = { $winners } will win with the most governments after turn { $turn }!
ahead-rozz-victory-doomsday = { $winners } will set off the doomsday device and win!
ahead-rozz-victory-occupation = { $winners } will win by holding at least { $number } tiles!
ahead-rozz-victory-last-left = Everyone else will resign, so { $winners } will win!
ahead-rozz-victory-last-of-two = { $loser } will resign, so { $winners } will win!
ahead-rozz-victory-nobody-left = It will be a draw, because everyone will resign.
ahead-rozz-victory-nobody-governs = It will be a draw, because nobody will have a government after turn { $turn }.
ahead-rozz-victory-turn-limit = It will be a draw, because turn { $turn } is the last turn.
