### Why a link can’t be read: it was cut off or changed on its way, or it needs another version of Rozz.

links-none = There’s no link in this text. Copy the whole message you got.
links-none-too-long = This text is too long. Paste only the link.
links-cut-off = The end of this link is missing. Copy all of it, or ask for it again.

# $why is one of the sentences below.
links-damaged = This link is damaged. { $why } Ask for it again.

## Newer and older versions

links-newer = A newer version of Rozz made this link. Reload this page, then open the link again.
links-newer-kind = This version of Rozz doesn’t know this kind of link. Reload this page, then open the link again.
links-newer-rules = This match uses newer rules than this page. Reload the page, then open the link again.
links-newer-computers = The computer players in turn { $turn } are newer than the ones on this page. Reload the page, then open the link again.
links-unknown-game = This version of Rozz doesn’t know the game in this link. Reload this page, then open the link again.
links-unknown-scenario = This version of Rozz doesn’t know the scenario in this link. Reload this page, then open the link again.
links-unknown-level = This match has a computer player that this version of Rozz doesn’t know. Reload this page, then open the link again.
links-older = This link is from an older version of Rozz, so its match can’t continue. Start a new match together.
links-older-rules = The rules have changed since this link was made, so its match can’t be shown anymore.
links-older-not-started = This match never started, and it’s from an older version of Rozz. Start a new one.
links-not-older = This match looks as if it came from an older version of Rozz, but it didn’t.

# A match by link that is saved on this device. Stands in parentheses.
links-kept-damaged = the part about its links can’t be read

## More than a link holds

links-too-large = This link is longer than any that Rozz makes. Ask for it again.
links-too-much-work = This match is too big to replay here. It has too many commands, or too much happens in it.
links-match-too-long = This match is too long for a link. Save it as a file instead.
links-too-many-dice = This match has more dice rolls than a link can hold. Save it as a file instead.
links-turn-too-many-dice = This turn has more dice rolls than a link can hold.
links-too-much-text = This match has more text than a link can hold.
links-most-turns = A match by link can have at most { $number } turns.
links-most-commands = A link can hold at most { $number } commands.
links-most-commands-a-turn = A player can give at most { $number } commands a turn in a match by link.
links-scenario-large = This scenario is too large for a link. The limit is { $number } KB.

## The scenario in the link

# $fault is what is wrong with it. The page adds the period at the end.
links-scenario-unplayable = The scenario in this link isn’t playable: { $fault }
links-its-scenario-large = Its scenario is too large.
links-its-scenario-form = Rozz never writes a scenario this way.

# $fault is a technical reason, in English.
links-its-scenario-unreadable = Its scenario can’t be read ({ $fault }).
links-its-scenario-garbled = Its scenario can’t be read.
links-unknown-option = It has an option that its scenario doesn’t have.

## What is damaged: each follows “This link is damaged.”

links-strange-character = It has a character that doesn’t belong in a link.
links-changed-character = One of its characters was changed in transit.
links-form = Rozz never writes a link like this.
links-end-missing = Its end is missing.
links-after-end = It has extra data at the end.
links-number-too-large = One of its numbers is too large.
links-number-form = One of its numbers is written the wrong way.
links-text-unreadable = Some of its text can’t be read.
links-commands-unreadable = Some of its commands can’t be read.
links-commands-too-long = Its commands are longer than any that Rozz writes.
links-commands-end = Its commands don’t end where they should.
links-command-form = One of its commands is written in a way that Rozz never uses.
links-names-nothing = It mentions something that this match doesn’t have.
links-impossible-message = It has a message that nobody could have written.
links-order-of-nothing = One of its commands moves no armies.
links-nobody-plays = Its match has no players.
links-player-unknown = It doesn’t say who plays one of the seats.
links-empty-seat-played = Someone plays a seat that the scenario leaves empty.
links-seat-without-player = One of its seats has no player.
links-too-many-joins = Too many players are asking for the same seat.
links-too-many-requests = Too many devices are asking to take back the same seat.
links-said-twice = It says the same thing twice.

# $fault is a sentence from names.ftl.
links-bad-name = One of its names can’t be used. { $fault }
links-signed-for-nobody = It has a signature for a seat that nobody plays.
links-signature-missing = One of its signatures is missing.
links-not-minimal = It contains too much or too little.
links-new-key-unskipped = It gives a new key to a player who wasn’t skipped.
links-new-key-not-alone = It gives a player a new key in a turn that also skips other players.
links-marked-twice = In one of its turns, the list of players who resigned or were skipped is wrong.
links-computer-out-of-turn = A computer player plays out of turn, or its version is missing.
links-turn-unfinished = It shows a finished turn as unfinished.
links-over-before-turn = It has turns after the end of the match.
links-over-before-signature = Someone signed something after the match was over.
links-extra-rolls = It has more dice rolls than its turns need.

# $fault is a reason, such as: a roll is missing
links-turn-unplayable = One of its turns can’t be played ({ $fault }).
links-no-match = It doesn’t contain a match.
