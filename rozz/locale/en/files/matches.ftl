### Why a saved match can’t be opened, and why commands can’t be handed in.

## The whole file. $why is another message.

files-not-a-match = this isn’t a saved match
files-unreadable-match = this isn’t a saved match ({ $why })
files-damaged-match = this match is damaged ({ $why })
files-newer-match = this match was saved by a newer version of Rozz. Update this page, or open the match in that version
files-too-much-work = this match is too big to replay. It has too many commands, or too much happens in it

## Its turns and positions

files-turn-fields = a turn needs `commands` and a `check`
files-turn-after-end = the match was already over before this turn
files-pending-after-end = commands are waiting, but the match is over
files-other-position = replaying its turns leads to a different position
files-wrong-check = replaying these commands leads to a different position
files-a-check = a checksum of eight hex digits
files-an-id = the ID of the match
files-other-review = this review belongs to another match

## Dice. $rule is the number of the rule that asks for the roll, or “none”.

files-rolls = a list of rolls
files-spare-rolls = there are more rolls here than the turn needs
files-roll-missing =
    { $rule ->
        [none] a roll is missing
       *[other] a roll for { $rule } is missing
    }
files-impossible-roll = a die with { $sides } sides can’t show { $face }

## Who plays each seat

files-seats = a list of seats
files-seat-fields = a seat needs a `colour`, a `name` and `plays`
files-other-seats = these aren’t the scenario’s seats
files-who-plays = the kind of player in this seat
files-earlier-players = a list of earlier players
files-earlier-fields = each earlier player needs `until` and `seats`
files-earlier-order = this must be later than the entry before it
files-earlier-too-long = an earlier player stayed longer than the match has lasted

## Commands that can’t be handed in. $name is a player.

files-match-over = the match is over
files-owes-nothing = { $name } has no commands to give right now
files-choose-something = { $name } has to give a command
# $command is a command in notation. $reason is a sentence.
files-illegal = you can’t play { $command }: { $reason }
files-illegal-by-rule = you can’t play { $command } ({ $rule }): { $reason }
files-illegal-solution = { $command } isn’t legal here: { $reason }
