### Why a link isn’t trusted, and what contradicts what: someone signed something impossible, or two things.

# $why is one of the sentences below.
links-refused = This link can’t be trusted, so nothing has changed. { $why }
links-another-match = This link belongs to another match, not to the one that’s open.
links-another-join = Part of this link belongs to another match. Ask for a new link.

# $number players have asked for one seat.
links-seat-full = { $number } players have already asked for this seat, and that’s the limit. Start a new match.

## Nobody signed it: each follows “This link can’t be trusted, so nothing has changed.”

# $name is the player whose signature is wrong.
links-unsigned =
    { $kind ->
        [join] { $name } didn’t sign the request for this seat. Someone else wrote it.
        [seal] { $name } didn’t sign these sealed commands. Someone else wrote them.
        [show] { $name } didn’t sign these commands. Someone else wrote them.
        [resign] { $name } didn’t sign this resignation. Someone else wrote it.
        [return] The request to play as { $name } again isn’t signed with the key that it contains.
       *[vote] { $name } didn’t sign this vote. Someone else wrote it.
    }
links-unsigned-host =
    { $kind ->
        [start] The host didn’t sign the start of this match. Someone else wrote it.
       *[invite] The host didn’t sign this invitation. Someone else wrote it.
    }
links-taken-from-host = The host plays { $seat }, but someone else is asking for that seat.
links-turn-not-signed = { $seat } didn’t sign the commands that this link shows for turn { $turn }.
links-skip-not-agreed = It skips { $seat } in turn { $turn }, but not everyone else agreed.

## Signed, but impossible: each follows “This link can’t be trusted, so nothing has changed.”

links-shared-key = Two of its seats have the same key, so one player could play both.
links-start-of-other-invitation = Its match was started from a different invitation.
links-start-for-others = The host started this match with different players from the ones in this link.
links-signed-elsewhere = { $seat }’s signature belongs to another match or turn.
links-request-elsewhere = The request to play as { $seat } again belongs to another match or another turn.
links-computers-older = Its computer players switch to an older version from one turn to the next.
links-decided-by-older = In turn { $turn }, it uses older computer players than the players’ devices have.
links-other-decision = The computer player { $name } would have given different commands in turn { $turn }.
links-wrong-dice = Its dice in turn { $turn } don’t show the numbers that were rolled.
links-somebody-out-of-turn = In turn { $turn }, someone plays out of turn.
links-out-of-turn = { $seat } plays out of turn.
links-no-such-commands = { $seat }’s commands for turn { $turn } can’t be read.
links-other-commands = { $seat } signed commands for turn { $turn } that differ from the ones in this link.
links-other-result = Turn { $turn } doesn’t end the way the players’ signatures say.
links-vote-not-allowed = { $seat } can’t vote to skip or wait for { $about } in turn { $turn }.
links-votes-both = In turn { $turn }, { $seat } votes both to skip { $about } and to wait.
links-key-few-votes = Fewer than { $number } players agreed to let { $seat } play on a new device.
links-key-not-agreed = The others didn’t agree to let { $seat } play on this new device.
links-seal-unasked = { $seat } claims that someone sealed commands, but that player had none to give.
links-early-reveal = { $seat } reveals commands before { $other } has sealed any.
links-reveal-misfit = { $seat } refers to sealed commands that { $other } never signed.

# Stands in parentheses.
links-move-missing = { $seat } hasn’t made a move

## The new key of a player who lost a device. Also when someone here asks to play again.

links-key-invalid = The new key for { $seat } isn’t valid.
links-key-in-use = The new key for { $seat } is already in use.

## Two signed things that contradict each other

# $why is a sentence from above.
links-contradicts = This link contradicts what you already have, so nothing has changed. { $why }
links-two-starts = The host signed two different versions of this match’s start. Someone restored a backup or is cheating.
links-skipped-too-late = Everyone else voted to skip { $seat } in turn { $turn }, but one of them had already continued the match.

# $one and $other are the commands of everyone, in quotation marks.
links-two-histories = Two different sets of commands were signed for turn { $turn }: { $one } and { $other }. Someone restored a backup or is cheating.
links-own-signed-twice = This device already signed something else for turn { $turn }, before it was restored from a backup. The others can play that turn without these commands.
links-two-votes = { $name } signed two different votes for turn { $turn }. That means { $name } restored a backup or is cheating.
links-two-commands = { $name } sealed two different sets of commands for turn { $turn }. That means { $name } restored a backup or is cheating.

# $commands are in quotation marks; nobody can read the others yet.
links-two-commands-one = { $name } signed two different sets of commands for turn { $turn }, one of them { $commands }. That means { $name } restored a backup or is cheating.

# $commands is a list of two, each in quotation marks.
links-two-commands-shown = { $name } signed two different sets of commands for turn { $turn }: { $commands }. That means { $name } restored a backup or is cheating.

# Another player’s commands.
links-quoted = “{ $text }”
links-no-commands = no commands
