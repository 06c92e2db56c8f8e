### Why a step in a match by link is not possible: inviting, joining, starting, sealing, voting.

## Inviting

links-open-dice = You can’t play this game by link, because its dice are rolled in the open.
links-no-people = At least one person has to play. Give one of the seats to a person.

# $chosen is what was asked for, as written in a command.
links-cannot-play-seat = In a match by link, “{ $chosen }” can’t play { $seat }.
links-options-large = This invitation has too many options, or one of them is too long.
links-no-such-option = Matches by link don’t have this option.
links-key-length = This key has the wrong length. A key has { $number } bytes.

## Joining and starting

links-joined-late = This match has already started, so nobody can join anymore.
links-no-such-seat = Nobody can join as { $seat }. Pick another seat.
links-seat-of-host = The host plays { $seat }. Pick another seat.
links-started-already = This match has already started.
links-only-host-starts = Only the host can start this match.
links-nobody-joined = Nobody has asked for { $seat } yet. Invite someone, then start.
links-several-want = Several players want { $seat }. Choose one of them.
links-one-device-twice = One device asked for two seats, so one player could play both. Ask for one of them on another device.
links-names-alike = The names { $one } and { $other } look alike. One of these players has to join again under another name.
links-not-started = This match hasn’t started yet. Its players are still joining.

## Taking a turn

# $kind is what $seat wants to do.
links-not-now =
    { $state ->
        [joining] This match hasn’t started yet. Its players are still joining.
        [over] This match is over.
        [looking-on] { $seat } has nothing to do this turn.
        [shown] { $seat } has already revealed this turn’s commands.
       *[other] { $kind ->
            [seal] { $seat } can’t seal any commands right now.
            [show] { $seat } can’t reveal any commands right now.
           *[resign] { $seat } can’t resign right now.
        }
    }

# The same, while the match waits for $others.
links-not-now-waits =
    { $state ->
        [joining] This match hasn’t started yet. Still to join: { $others }.
        [looking-on] { $seat } has nothing to do this turn. The turn is waiting for { $others }.
        [shown] { $seat } has already revealed this turn’s commands. The turn is waiting for { $others }.
        [sealed] { $kind ->
            [show] { $seat } can’t reveal yet. The turn is waiting for { $others }.
           *[seal] { $seat } has already sealed this turn’s commands. The turn is waiting for { $others }.
        }
       *[other] { $kind ->
            [show] { $seat } can’t reveal yet. The turn is waiting for { $others }.
            [seal] { $seat } can’t seal right now. The turn is waiting for { $others }.
           *[resign] { $seat } can’t resign right now. The turn is waiting for { $others }.
        }
    }
links-key-not-here = You can’t play { $seat } on this device, because you joined on another one. Open the link there.
links-not-as-sealed = { $seat } sealed different commands, and nobody can change sealed commands.
links-nothing-to-reveal = There are no commands to reveal.
links-signed-before = { $seat } already signed a different version of turn { $turn }, and that one counts. Open the others’ links, or let them play this turn without you.

# $why is a sentence from refused.ftl.
links-not-signed = This doesn’t match what the others signed, so your device won’t sign it. { $why }

## Too much for a link

links-turn-too-long = These commands are too long for a link. Shorten their text to at most { $number } bytes.
links-too-many-in-a-turn = { $seat } has too many commands for one turn of a match by link. The limit is { $number }.
links-share-of-commands = In this match, { $seat } has already given as many commands as a link can hold for one player.
links-share-of-text = In this match, { $seat } has already used as much text as a link can hold for one player.

# $why is one of the sentences above.
links-shorter-may-fit = { $why } Fewer or shorter commands may still fit.
links-commands-not-kept = A link can’t hold these commands: there are too many, or one of them can’t be read. Change or remove some.

# $fault is a sentence from names.ftl.
links-name-not-sendable = { $seat }’s name can’t be used in a link. { $fault }

## Playing without someone, and letting someone back in

links-cannot-skip = { $seat } can’t vote to skip { $about } right now.
links-cannot-keep = Nobody is voting to skip { $about } right now, or { $seat } has already voted.
links-no-such-request = No device with this key has asked to play as { $about } again.
links-cannot-return = You can’t ask to play as { $seat } again.
links-too-few-to-return = Too few players are left to vote { $seat } back in. Use the key file instead.
