### The report of a turn, and how a match ends.

## Names of players are in $name, $owner, $recipient, $loser and $winners. $pieces is like “3 infantry and 1 jet”, $weapon and
## $source like “armor”; these are in cards.ftl. $tile and $start are names of tiles.

# A sentence with the pieces before and after in notation, on the command line: “[Ada INF D4 3 → 1]”.
rozz-report-line = { $sentence } [{ $counts }]

rozz-report-nothing = { $name } did nothing this turn.

# $command is like “Move 9 INF, Drift → D2”, $reason a sentence that says why it did nothing.
rozz-report-void = { $name }’s command was void: { $command }. { $reason }
rozz-report-failed = { $name }’s strike from { $start } failed. { $reason }

## Purchases

rozz-report-bought = { $name } bought { $pieces } in { $tile } for ${ $cost }.

# Buying destroyed pieces of others: $losses is like “Ben lost 1 government”.
rozz-report-bought-over = { $name } bought { $pieces } in { $tile } for ${ $cost }, and { $losses }.

rozz-report-bought-off-board = { $name } bought { $pieces } for ${ $cost }.
rozz-report-aid = { $name } sent { $recipient } ${ $number } in foreign aid.
rozz-report-message = { $name } wrote to { $recipient }: “{ $message }”
rozz-report-message-hidden = { $name } sent { $recipient } a secret message.

## Moves and combat

rozz-report-moved = { $name } moved { $pieces } from { $start } to { $tile }.

# $losses is one of the next five messages, or several of them joined by rozz-report-clauses.
rozz-report-fought = { $losses } in the fight for { $tile }.
rozz-report-each-lost = { $names } each lost { $pieces }
rozz-report-lost = { $name } lost { $pieces }
rozz-report-gained = { $name } gained { $pieces }
rozz-report-neutral-lost =
    { $number ->
        [one] { $pieces } was lost
       *[other] { $pieces } were lost
    }
rozz-report-neutral-gained = { $pieces } appeared
rozz-report-clauses = { $first }, and { $next }

rozz-report-fought-by = { $name } lost { $pieces } to { $weapon } in { $tile }.
rozz-report-captured = { $name } captured { $pieces } from { $loser } in { $tile }.

## Strikes

# $pieces is a kind of piece like $weapon. What was lost follows in rozz-report-destroyed.
rozz-report-struck-owned = { $name }’s { $weapon } in { $start } struck { $owner }’s { $pieces } in { $tile }.
rozz-report-struck = { $name }’s { $weapon } in { $start } struck the { $pieces } in { $tile }.
# The same within one tile, as bombers strike.
rozz-report-struck-owned-here = { $name }’s { $weapon } struck { $owner }’s { $pieces } in { $tile }.
rozz-report-struck-here = { $name }’s { $weapon } struck the { $pieces } in { $tile }.

rozz-report-hit = { $name }’s { $weapon } from { $start } hit { $tile }!
rozz-report-missed-left = { $name }’s { $weapon } missed: { $pieces } had left { $tile }.
rozz-report-missed = { $name }’s { $weapon } from { $start } found nothing to destroy in { $tile }.

# $stopper is an abbreviation.
rozz-report-shot-down =
    { $stopper ->
        [PATRIOT] A Patriot shot down { $name }’s { $weapon } over { $tile }.
        [MDS] Missile defense shot down { $name }’s { $weapon } over { $tile }.
       *[other] { $stopper } shot down { $name }’s { $weapon } over { $tile }.
    }

rozz-report-activated = { $name } set off the doomsday device in { $tile }!
rozz-report-destroyed = In { $tile }, { $losses }.

# $pieces are missiles and defenses that are used up, $number how many.
rozz-report-used-up =
    { $number ->
        [one] { $pieces } in { $tile } was used up.
       *[other] { $pieces } in { $tile } were used up.
    }
rozz-report-destroyed-and-used-up =
    { $number ->
        [one] In { $tile }, { $losses }. { $pieces } was used up.
       *[other] In { $tile }, { $losses }. { $pieces } were used up.
    }

## The end of the turn

rozz-report-earned = { $name } earned ${ $number }.

# Small beside rozz-report-earned: where the money is from, and how much the player had and has. $sources is a list of
# rozz-income-source, where $item is an abbreviation.
rozz-income = { $sources }: ${ $before } → ${ $after }
rozz-income-source = { $item } ${ $number }
rozz-report-produced = { $name } gained { $pieces } in { $tile } from the { $source } there.
rozz-report-produced-neutral = The { $source } in { $tile } produced { $pieces }.
rozz-report-resigned = { $name } has resigned.

## How a match ends. $winners is a name, or a list such as “Ada and Ben”.

rozz-victory-headquarters = { $winners } captured an enemy headquarters!
rozz-victory-headquarters-of = { $winners } captured { $loser }’s headquarters!
rozz-victory-original = { $winners } won with ground troops in every territory!
rozz-victory-elimination = { $winners } won with the most tiles after a player was wiped out!
rozz-victory-central = { $winners } won by governing every tile of { $territory }!
rozz-victory-turns = { $winners } won with the most governments after turn { $turn }!
rozz-victory-doomsday = { $winners } set off the doomsday device and won!
rozz-victory-occupation = { $winners } won by holding at least { $number } tiles!
rozz-victory-last-left = { $winners } won! Everyone else has resigned.
# The same in a match of two players.
rozz-victory-last-of-two = { $winners } won! { $loser } has resigned.
rozz-victory-nobody-left = It’s a draw: everyone has resigned.
rozz-victory-nobody-governs = It’s a draw: nobody has a government after turn { $turn }.
rozz-victory-turn-limit = It’s a draw: time ran out after turn { $turn }.

## Why it ended so, under “Ada won!” or “It’s a draw”

rozz-ended-headquarters = { rozz-victory-headquarters }
rozz-ended-headquarters-of = { rozz-victory-headquarters-of }
rozz-ended-original = { $winners } had ground troops in every territory.
rozz-ended-elimination = { $winners } had the most tiles when a player was wiped out.
rozz-ended-central = { $winners } governed every tile of { $territory }.
rozz-ended-turns = { $winners } had the most governments after turn { $turn }.
rozz-ended-doomsday = { $winners } set off the doomsday device.
rozz-ended-occupation = { $winners } held at least { $number } tiles.
rozz-ended-last-left = Everyone else resigned.
rozz-ended-last-of-two = { $loser } resigned.
rozz-ended-nobody-left = Everyone resigned.
rozz-ended-nobody-governs = Nobody had a government after turn { $turn }.
rozz-ended-turn-limit = Time ran out after turn { $turn }.
