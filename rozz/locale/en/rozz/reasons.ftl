### Why a command does nothing, in the composer and in the report of a turn.

## Each is a whole sentence. Abbreviations of pieces such as INF, names of tiles and colors stay as they are. $who is “you”
## while you write the command yourself; in a report it is “other”, and then $name gave the command.

rozz-reason-over-allowance =
    { $commands ->
        [0] { $who ->
            [you] You can’t give any commands this turn.
           *[other] { $name } couldn’t give any commands this turn.
        }
        [one] Only one command counts this turn.
       *[other] Only { $commands } commands count this turn.
    }
rozz-reason-resigned =
    { $who ->
        [you] You’ve resigned, so you can’t give any more commands.
       *[other] { $name } has resigned and can’t give any more commands.
    }
rozz-reason-resign-in-company = To resign, remove all other commands from the list.

# $left is how many of the $available pieces no earlier command uses; they use $used.
rozz-reason-over-worked-move =
    { $left ->
        [0] { $available ->
            [0] No { $item } in { $tile } can move.
            [1] The { $item } in { $tile } already has a command.
            [2] Both { $item } in { $tile } already have commands.
           *[other] All { $available } { $item } in { $tile } already have commands.
        }
       *[other] Earlier commands use { $used } of the { $available } { $item } in { $tile }.
    }
rozz-reason-over-worked-strike =
    { $available ->
        [1] The { $item } in { $tile } already has a strike command.
        [2] Both { $item } in { $tile } already have strike commands.
       *[other] All { $available } { $item } in { $tile } already have strike commands.
    }

## Purchases

rozz-reason-not-in-catalog = { $item } isn’t in this scenario.
rozz-reason-not-for-sale = { $item } isn’t for sale.
rozz-reason-headquarters-not-for-sale = A headquarters isn’t for sale.
rozz-reason-no-quantity = Buy at least one item.

# $occupying is a list such as “HQ, INF or ARMOR”.
rozz-reason-not-occupied =
    { $who ->
        [you] To buy in { $tile }, you need { $occupying } there.
       *[other] To buy in { $tile }, { $name } needed { $occupying } there.
    }
rozz-reason-unaffordable =
    { $who ->
        [you] This costs ${ $cost }, but you have only ${ $money }.
       *[other] It cost ${ $cost }, but { $name } had only ${ $money }.
    }

# Stands after the abbreviations of all pieces that cost too much.
rozz-reason-too-dear = You have only ${ $money }.

rozz-reason-limit = { $tile } can hold at most { $limit } { $item } and already has { $present }.
rozz-reason-aid-to-oneself = Foreign aid must go to another player.
rozz-reason-aid-without-headquarters = { $tile } has no headquarters to send aid to.
rozz-reason-governed-already =
    { $who ->
        [you] You already have { $item } in { $tile }.
       *[other] { $name } already had { $item } in { $tile }.
    }
rozz-reason-doomsday-twice = You can buy only one doomsday item per turn.

## Secret messages

rozz-reason-message-to-oneself = A message must go to another player.
rozz-reason-no-correspondence =
    { $who ->
        [you] Each message uses up 1 { $item } bought on an earlier turn, and you have none left.
       *[other] Each message uses up 1 { $item } bought on an earlier turn, and { $name } had none left.
    }

## Moves

rozz-reason-unknown-mover = { $item } isn’t in this scenario.
rozz-reason-nothing-to-move = Move at least one piece.
rozz-reason-never-moves-itself = { $item } can’t move by itself. Another piece must carry it.
rozz-reason-headquarters-never-moves = A headquarters never moves.
rozz-reason-immobile = { $item } never moves.
rozz-reason-same-tile = A move must go to another tile.

# $reach is one of the messages rozz-card-reach-…, like “up to 3 tiles”.
rozz-reason-move-out-of-range =
    { $distance ->
        [one] { $destination } is 1 tile from { $tile }, but { $item } moves { $reach }.
       *[other] { $destination } is { $distance } tiles from { $tile }, but { $item } moves { $reach }.
    }
rozz-reason-unconnected = There’s no path from { $tile } to { $destination }.
rozz-reason-formation =
    { $formation ->
        [one] A command can move only one { $item }.
       *[other] A command can move at most { $formation } { $item }.
    }
rozz-reason-not-controlled =
    { $who ->
        [you] You don’t control { $tile }.
       *[other] { $name } didn’t control { $tile } when the turn began.
    }
rozz-reason-transport-not-controlled =
    { $who ->
        [you] You don’t control { $tile }, so the { $item } there can’t move.
       *[other] { $name } didn’t control { $tile }, so the { $item } there stayed put.
    }
rozz-reason-not-there =
    { $who ->
        [you] { $available ->
            [0] You have no { $item } in { $tile }.
           *[other] You have only { $available } { $item } in { $tile }, not { $quantity }.
        }
       *[other] { $available ->
            [0] { $name } had no { $item } in { $tile }.
           *[other] { $name } had only { $available } { $item } in { $tile }, not { $quantity }.
        }
    }
rozz-reason-just-bought =
    { $available ->
        [0] { $item } bought this turn can’t move yet.
       *[other] { $item } bought this turn can’t move yet. Only { $available } { $item } in { $tile } can move.
    }
rozz-reason-not-carried = { $mover } can’t carry { $item }.
rozz-reason-not-carried-by-transport = { $mover } can’t carry { $item }, only { $aboard } and their cargo.
rozz-reason-no-room = { $quantity } { $mover } can carry { $room } { $item }, not { $number }.

## Strikes

rozz-reason-unknown-striker = { $item } isn’t in this scenario.
rozz-reason-never-strikes = { $item } can’t strike.
rozz-reason-strike-out-of-range =
    { $distance ->
        [one] { $destination } is 1 tile from { $tile }, but { $item } has a range of { $reach }.
       *[other] { $destination } is { $distance } tiles from { $tile }, but { $item } has a range of { $reach }.
    }
rozz-reason-names-a-target =
    { $who ->
        [you] { $item } strikes a whole tile. Name just the tile, not a piece.
       *[other] { $item } strikes a whole tile, but the command named a single piece.
    }
rozz-reason-names-no-target =
    { $who ->
        [you] { $item } strikes a single piece. Say which one.
       *[other] { $item } strikes a single piece, but the command named none.
    }
rozz-reason-unknown-target = { $item } isn’t in this scenario.
rozz-reason-headquarters-is-no-target = Nothing can strike a headquarters.
rozz-reason-forbidden-target = { $item } can’t strike { $target }.
rozz-reason-colour-missing =
    { $who ->
        [you] Say whose { $target } to strike: add a color.
       *[other] The command didn’t say whose { $target } to strike.
    }
rozz-reason-colour-of-neutral = { $target } is neutral. Leave out the color.
rozz-reason-own-piece =
    { $who ->
        [you] You can’t strike your own pieces.
       *[other] Nobody can strike their own pieces.
    }
rozz-reason-doomsday-elsewhere = A doomsday device can only go off in its own tile. Write { $item } @ { $tile } > { $tile }.

## Strikes that fail: in a report the turn is over; in the composer, your own commands already make it impossible.

rozz-reason-striker-gone =
    { $who ->
        [you] You’ll have no { $item } left in { $tile } to strike with.
       *[other] { $name } had no { $item } left in { $tile } to strike with.
    }
rozz-reason-striker-missing =
    { $who ->
        [you] There’s no { $item } in { $tile } to strike with.
       *[other] There was no { $item } in { $tile } to strike with.
    }
rozz-reason-striker-just-bought = { $item } bought this turn can’t strike yet.
rozz-reason-striker-not-controlled =
    { $who ->
        [you] You won’t control { $tile } after combat.
       *[other] { $name } didn’t control { $tile } after combat.
    }
rozz-reason-target-gone = { $owner } had no { $target } in { $destination } after combat.
rozz-reason-target-gone-neutral = There was no { $target } in { $destination } after combat.
rozz-reason-target-taken = Earlier strikes destroyed all of { $owner }’s { $target } in { $destination }.
rozz-reason-target-taken-neutral = Earlier strikes destroyed every { $target } in { $destination }.
rozz-reason-countered =
    { $stopper ->
        [PATRIOT] A Patriot in { $destination } shot it down.
        [MDS] Missile defense in { $destination } shot it down.
       *[other] { $stopper } in { $destination } shot it down.
    }
rozz-reason-device-incomplete = The doomsday device in { $tile } isn’t complete. It needs all three parts, each bought on an earlier turn.
