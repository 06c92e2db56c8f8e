### Matches by link: each player has a device, and links carry the commands.

paste-link = Paste a link
nothing-pasted = Nothing here yet. Paste the link you got, or the whole message.
open-link = Open the link

# $colour is a seat. Its player has not joined yet.
named-by-link = { $colour } picks a name when joining

open-dice = You can’t play { $game } by link, because its dice are rolled in the open.
by-link-messages = You can’t buy secret messages in a match by link. Use your own messaging app.
link-opening = Opening your link…
link-own = This is your own link. Send it to { $names }.

# A heading, when a player first opens a link.
link-invited = You’re invited to a match
link-gathering =
    { $number ->
        [one] Waiting for one more player
       *[other] Waiting for { $number } more players
    }
link-complete = All seats are taken
link-waits-start = Waiting for the match to start
link-composing = Turn { $turn }: choose your commands

# ✓: a step is done.
link-sealed = Sealed ✓ Not sent yet

link-resigned = Resigned ✓ Not sent yet
link-has-resigned = Resigned ✓ Waiting for { $names }
link-played = Played ✓ Not sent yet
link-opened = Revealed ✓ Not sent yet
link-voted = Voted ✓ Not sent yet
link-skipped = { $moment } goes on without you
link-started = Started ✓ Not sent yet
link-sent = Shared ✓ Waiting for { $names }
link-waits = Waiting for { $names }
link-reveal = Send your reveal
still-to-come = Who has sent what?
owes-seal =
    { $number ->
        [one] { $name } hasn’t sealed yet.
       *[other] { $name } haven’t sealed yet.
    }
owes-move =
    { $number ->
        [one] { $name } hasn’t moved yet.
       *[other] { $name } haven’t moved yet.
    }
owes-reveal =
    { $number ->
        [one] { $name } has sealed but hasn’t revealed yet.
       *[other] { $name } have sealed but haven’t revealed yet.
    }
owes-nothing-yet =
    { $number ->
        [one] { $name } has sealed and is waiting too.
       *[other] { $name } have sealed and are waiting too.
    }
owes-nothing =
    { $number ->
        [one] { $name } is done with this turn.
       *[other] { $name } are done with this turn.
    }
seen-later = { $names } will see { $moment } when you send your next link.
seen-with =
    { $number ->
        [one] You’ll see this turn when { $names } sends the next link.
       *[other] You’ll see this turn when { $names } send their next links.
    }
resigned-elsewhere =
    { $number ->
        [one] { $name } has resigned.
       *[other] { $name } have resigned.
    }
# Follows the message above. $moment is like “turn 3”.
resigned-you-win = Finish { $moment }, and you win.
sealed-already =
    { $number ->
        [one] { $name } has sealed and is waiting for you.
       *[other] { $name } have sealed and are waiting for you.
    }
link-undecided = Everyone has revealed. Only the computer players still have to decide. Open another player’s newest link, or let this device decide.
link-newer = The computer players on this page are older than { $names }’s. Reload the page to update them. If that doesn’t help, the others can skip { $names } this turn.
link-decide = Let this device decide
link-not-recomputed = This turn, the computer players’ commands came from a different version of the program. This page accepted them without checking.
link-mind-failed = a computer player couldn’t finish thinking. Try again
link-busy = One moment. Your device is checking signatures, and the computer players are deciding.
link-over = Ended after turn { $turn }
link-looking-on = You’re watching
looks-move = { $moment }: waiting for { $names }.
looks-none = { $moment }: waiting for { $names } to seal.
looks-some =
    { $number ->
        [one] { $moment }: { $sealed } has sealed. Waiting for { $names } to seal.
       *[other] { $moment }: { $sealed } have sealed. Waiting for { $names } to seal.
    }
looks-opening = { $moment }: everyone has sealed. Waiting for { $names } to reveal.
looks-opening-some =
    { $number ->
        [one] { $moment }: { $sealed } has sealed. Waiting for { $names } to reveal.
       *[other] { $moment }: { $sealed } have sealed. Waiting for { $names } to reveal.
    }
told-looking-on = You’re watching a shared match.
link-no-key = This device has no seat in this match.
link-made-here = You made this match for others to play.
link-others-play = Other players have taken all the seats.
link-lost-somehow = You asked for a seat, but the host chose other players. You can watch.
link-verified = Turn { $turn } resolved · verified
link-send = Nobody can read your commands until everyone has sealed, and by then nobody can change theirs.
link-all-sealed = Everyone has sealed. Nobody can change commands anymore.
link-unsaved = This browser can’t save right now, so you can’t send anything. Free up space, then reload.
link-copied = Copied. Now paste it into a message to { $names }.
link-shared = The link is in the app you picked. Send it to { $names } there.
link-as-file = Saved as a file. Now send it to { $names }.
not-shared-copied = This browser can’t share, so the link was copied instead. Paste it into a message.
link-unshared = Couldn’t share the link. Copy it instead.
not-copied = This browser blocks copying. Select the link in the box and copy it yourself.
changed-mind = You can’t take your request back. Tell { $maker } that you’re out, and someone else can ask for your seat.
given-up = Is someone giving you their seat?
given-up-how = All seats are spoken for, but you can still ask for one here. Then { $maker } chooses who plays.
for-others = You have no seat in this match. Invite the players, start the match, then watch.
goes-along = Nothing to send now. Your move goes out with your next link.

# Stands in for the name of a player who has not joined yet.
player-of-color = the { $colour } player

not-got = Didn’t { $maker } get your link?

# Stands in for the name of the player who made the match.
the-maker = the host

# Stands in for names of players.
everybody = everyone

# A list of names that is too long.
and-others = { $names } and { $number } others

# Stands in for names of players.
the-others = the others

free-seat = free
on-this-device = on this device
join = Take a seat
which-seat = Seat
any-seat = Any free seat
your-name = Your name
take-seat = Join
start-match = Start the match
start-how = Once you start, nobody else can join.
asks-with-words = { $name } ({ $words })
asks-for = { $name } wants to play { $seats } (words to recognize this player: { $words })
here-as = { $name } on this device
contested = { $names } want the same seat, { $colour }. Only one of them can have it.
contested-free-maker = Still free: { $free }. Send the link below to the players who want the same seat, so one of them can switch.
contested-none-maker = No other seat is free. Choose who plays, and tell the others. They can use your links to watch, or join another match.
contested-here = { $names } asked for { $colour } too. Only one of you can play it, and { $maker } chooses who.
contested-free-here = Still free: { $free }. Ask for a free seat too, and you’ll get to play.
contested-none-here = No other seat is free. If { $maker } chooses someone else, you can watch or start another match.
enough = { $names } want { $seats }. There’s a seat for each, so choose who plays which.
enough-here = { $names } asked for { $seats } too. There’s a seat for each of you, and { $maker } chooses who plays which.
too-few = Only { $names } asked for { $seats }, and nobody can play two seats. The match can’t start until another player joins.
too-few-here = You asked for { $seats }, but nobody can play two seats. The match can’t start until another player takes one.
alike = The names { $one } and { $other } look alike, so the match can’t start. Send both players the link below. One of them needs to ask again under another name.
alike-choose = The names { $one } and { $other } look alike. Choose only one of these players.
alike-here-choose = The name { $name } looks like yours, { $own }. Only one of you can play. Ask again under another name.
alike-here = Your name, { $own }, looks like { $name }, so the match can’t start. Ask again under another name.
alike-more = Other names look alike too.

# Two words that tell two players with the same name apart.
two-words = The two words after a name are also in that player’s message.

two-words-here = If another name looks like yours, { $maker } can tell who’s who by the two words in your message.
asked-already = You already asked for { $colour } as { $name }. Pick a name that looks different.
link-lost = You asked for { $colour }, but the host chose { $name }. You can watch.
several-joined = Who plays { $colour }?
several-names = Which name for { $colour }?
choose-who = Choose who plays
choose-first = Choose who plays { $seats }, then start.

# Eight words that must be the same on all devices.
words = Eight words

words-how = Everyone should see the same eight words. Read them to each other. If they match, nobody is posing as someone else.
share-link = Share
copy-link = Copy the link
link-file = Save as a file
the-link = The link
code = QR code
code-whole = Scan this code with another device’s camera.
no-code = This link is too long for a QR code. Send it, or save it as a file.

# In a list of names: “you and Ben”.
you = you

key = Your key
key-why = Save your key now, so you can still play this seat if you lose this device.
save-key = Save key
key-saved = Key saved. Keep it private. Anyone with it can play your seat.
open-key = Already playing? Open your key file
# On an invitation: unfolds open-key, and what to do without that file. Most guests are here for the first time.
key-elsewhere = Playing from another device?
key-without-match = This key belongs to a match that isn’t on this device yet. Open a link to that match first.
key-is-here = You have your key, but this link is from before you got your seat. Open a newer link.
rematch-link = Rematch
share-told = Share link
watch-shared = The link is in the app you picked. Anyone with the link can watch.
watch-copied = Link copied. Anyone with it can watch.
closing = No answer from { $name }?
closing-how = This closes the match without a winner. A new link from a player reopens it.
close-unfinished = Close as unfinished
take-up = Reopen the match
unfinished = Unfinished
unfinished-how = A player stopped answering.
link-of = Send my link for { $moment }
link-of-again = Send my link for { $moment } again
link-on = Forward the last link
start-again = Send the start link again
start-on = Share the start link again
start-alone = Send the start link before your commands
seal = Seal
# Follows a sentence: nothing more can be commanded. $button is “Seal”.
then-seal = { -Tap } { $button }. That’s final.
# A heading over the player's own sealed commands, folded, and a note below them.
own-sealed = Your sealed commands
own-sealed-only-here = Only this device can show them.
seal-how = Sealed commands can’t be changed, and nobody can read them until everyone has sealed.
rounds-how = A turn has two rounds of links: first everyone seals their commands, then everyone reveals them.
rounds-last = You’re the last to seal. Seal your commands and send your link. It reveals them right away.
round-one = Round 1 of 2: everyone seals.
round-two = Round 2 of 2: everyone reveals their commands.
keep-told = Save
told-kept = Saved on this device with your own matches.
not-shared = This match can’t be read and may hold secrets, so it stays on this device.
own-scenario = { $name }’s custom scenario
# The same if the link doesn’t say who made it.
own-scenario-unnamed = A custom scenario
# $what lists some of the parts below.
own-differs = It has the same name as a built-in scenario, but with differences: { $what }.
own-part-about = the description
own-part-bankroll = the starting money
own-part-board = the board
own-part-bombs = the number of bombs
own-part-catalog = the units and prices
own-part-forces = the armies
own-part-map = the map
own-part-objective = how to win
own-part-players = the players
own-part-production = how new armies appear
own-part-setup = the setup
own-part-terrain = the terrain
own-part-turn_limit = the last turn
own-part-turns = the last turn
own-part-victory = how to win
own-part-other = some rules
told-turns = After turn { $number }
told-standing = Where things stand
told-so-far = A shared match. Its turns aren’t verified.
change-name = Change your name
new-name-here = Your new name
use-name = Use this name
link-needs-https = Links need a secure address (https). This one is plain http.
# A browser that lacks a kind of signature, and could not load the library for it.
keys-not-loaded = To play by link, your browser needs one more part of Rozz, but that part didn’t load. Go online, reload the page and try again.
signature-unchecked = Your browser couldn’t check a signature, so nothing has changed. Reload the page and try again.
key-failed = Your browser couldn’t use your key, so nothing has changed. Reload the page and try again.

message = Your message
add-note = Add a note
newest-enough = The newest link is always enough. It holds the whole match.
other-ways = Other ways to send it
got-link = Got a link? Paste it here
did-you-send = Did you send the link?
did-you-send-how = Nothing reaches { $names } until you send the link.
sent-yes = Yes, sent
sent-not-yet = Not yet

# The game knows only what the player has answered.
sent-told = Marked as sent to { $names }.
send-now = Send
ending-unsent = Not sent yet
ending-how = Send this link now, so { $names } can see that the match is over.
invite-again = Send the invitation again
changed-mind-title = Changed your mind?
safety = Security & your key
link-seen = You’ve already opened this link. Nothing has changed.
link-older = There’s nothing new in this link. You already have everything in it.
keep-waiting = Keep waiting
wait-for = Wait for { $name }
you-wait = You chose to wait for { $name }, so everyone waits.
vote-unsent = You haven’t sent your vote yet, so you can still take it back.
vote-take-back = Take it back
vote-counts = Your vote counts only if everyone else agrees.
late = { $names }’s commands for turn { $turn } came too late. The others had already voted to skip { $names }.
late-here = Your commands for turn { $turn } came too late. The others had already skipped you.
turn-replaced = Turn { $turn } didn’t go the way you saw it here.
turn-open-again = Turn { $turn } isn’t over yet.
drafts-again = Your next commands are drafts again. Nothing is lost.
heard-it = OK
link-replaced = { $name } plays on a new device now. This device can only watch.
invite-one =
    { $number ->
        [one] One seat is free, so send this to one friend.
       *[other] Each friend needs a different seat. These are free: { $seats }. Tell each friend which one to take.
    }
join-shared = If someone else asks for the same seat, { $maker } chooses who plays.
invite-unsent = Invitation ready ✓ Not sent yet
join-unsent = Request ready ✓ Not sent yet
missed = { $names }’s commands for turn { $turn } came too late, so they don’t count.
keep-playing = Keep playing

## The next step: a heading over what to do now

path-send = Send this to { $names }
path-send-opened = Send your reveal to { $names }
path-send-voted = Send your vote to { $names }
path-send-back = Send this back to { $names }
path-send-again = Resend the link
path-send-on = Forward the link
path-invite-rivals = Offer { $seats } to { $names }
path-invite-more = Invite one more player
path-invite-alike = Ask one player to pick another name
path-send-start = Send the start link to { $names }
path-invite-again = Want someone else to join?
path-invite-how = Anyone else can ask for a seat too. You choose who plays.
path-open =
    { $number ->
        [one] Open the next link from { $names }
       *[other] Open the next links from { $names }
    }
path-open-join = Open the link a friend sends back
path-open-start = Open the start link from { $names }
path-open-next = Open the next link you get
path-compose = Choose your commands
path-newer = Reload this page
path-decide = Let the computer players decide
path-to-all = One link works for everyone. Send it to each player, or post it once in your group chat. Anyone can pass it on.
path-to-maker = The host has no seat but is watching. Send the host this link too.
path-look-on = To keep watching, ask a player to send you their links. You don’t need to send anything.
path-goes-along = { $names } can’t continue without this link. Send it now or with your next commands.
path-not-needed = Nobody needs this link yet. Your next link will include it.
path-ask-again = Ask again under another name
path-ask-too = Ask for a free seat too
path-open-newest = Open your match’s newest link
path-invite-guests = Send this to { $names }
path-send-resigned = Send your resignation to { $names }
path-send-ending = Send the result to { $names }
path-invite =
    { $number ->
        [one] Invite a friend to play { $seats }
       *[other] Invite friends to play { $seats }
    }

## What comes after that

after-invite = When a friend takes a seat, you get a link back. Open it here.
after-join = Once all seats are taken, you can start the match.
after-start = Then the match begins. Send the next link to { $names }.
after-start-alone = Then you send the start link to { $names }.
after-seat = Then you send a link back to { $maker }.
after-back = Then { $maker } starts the match and sends you a link.
after-compose = Then you send your link to { $names }.
after-open =
    { $number ->
        [one] Then open the next link from { $names }.
       *[other] Then open the next links from { $names }.
    }
after-open-next = Then open the next link you get.
after-resigning = Then you’re done. You can keep watching.
after-vote-compose = Then you choose your commands.
after-return = Then the others call you and vote.

## Playing a turn without a player who does not answer

skipping = Tired of waiting?
skipping-how = If everyone else agrees, you can play this turn without a player who doesn’t answer.
skip-asked =
    { $who ->
        [you] { $names } voted to skip you this turn.
       *[other] { $names } voted to skip { $other } this turn.
    }
skip-missing = Still to vote: { $names }.
skip-agreed =
    { $who ->
        [you] { $names } agreed to skip you this turn.
       *[other] { $names } agreed to skip { $other } this turn.
    }
skip-here = You don’t need to send anything. You play again next turn.
skip-in-vain = Your sealed commands don’t count.
skipped = The others skipped { $names } this turn.
skipped-here = The others skipped you this turn.
skipped-in-vain = The others skipped you this turn. Your sealed commands don’t count.
skip-seat = Skip { $name }’s turn
skip-question = Skip { $name }’s turn?
skip-means = { $name }’s commands for { $moment } won’t count, even if they arrive later. { $name } plays again next turn.
skip-needs = Everyone else has to agree. Still to vote: { $names }.
skip-final = Yours is the deciding vote, and you can’t undo it.
skip-wants = { $names } voted to skip { $other }
skip-keeps-out = Skipping doesn’t give { $name }’s seat to the new device.
skipped-back = { $name } missed this turn. The others let { $name } back in on a new device.
skipped-back-here = You missed this turn. The others let you back in on this device.
skip-you = The others might skip your turn
skip-seal-now = Seal your commands and send them now. Then you can still play this turn.
skip-send-now = Send your link now. Then you can still play this turn.
skip-send-again = You’ve sent everything. If { $names } didn’t get it, send it again.

## Resigning

resigned-how = You leave the match after this turn.
resigned-out = You resigned and are out of the match.
resigned-to-send = Send the link so the others know. Then you’re done.
resigned-done = You’re done. You can keep watching.
resign-question = Resign?
resign-means = Your commands for { $moment } won’t count, and you leave the match. You can’t undo this.
resign-as = Resign as { $name }
resign-later = You can’t resign right now. Wait until it’s your turn again.

## Playing again after losing a device

return-lost = I lost my key
return-how = The others can let you back in if they all agree. First open their newest link here.
return-ask = Ask to play as { $name } again
return-two = In a two-player match, only your key file gets you back in. Its name starts with “rozz-key”.
return-few = Too few players are left to vote you back in, so you need your key file. Its name starts with “rozz-key”.
return-early = This link is from before the match started. Open the others’ newest link here. Then you can ask them to let you back in.
return-unsent = Request ready ✓ Not sent yet
return-sent = Request sent ✓ Waiting for { $names }
return-asked-here = You asked to play as { $name } again.
return-words = The others will ask you for these four words:
return-words-how = Say them on the phone or in person. Don’t put them in a message.
return-wait = Wait for the vote
return-decided = Everyone let you back in
return-decided-how = You’ll be back in the match when this turn is over. Open the next link you get.
return-wait-how = Everyone else has to agree. Then open the next link they send you.
return-other = Wrong seat?
return-again = Ask again
return-older = Your request no longer counts: it came from an older link, and { $name } has played since. You have a newer link now, so ask again.
return-another = The others let another device play as { $name }.
return-asks = Someone wants to play as { $name } on a new device
return-card = Let { $name } back in? { $words }
return-call = Call { $name }. Let them in only if they read you these four words:
return-misses = { $name } misses { $moment } and plays again next turn.
return-let = Let { $name } back in
return-not-now = Not now
return-own = You play as { $name } on this device. If you didn’t ask to switch devices, tell { $names } not to agree.
return-several = Several devices are asking to play as { $name }. Let in only the one with the right words.
return-voted = { $names } voted to let { $name } back in.
return-agreed = { $names } let { $name } back in. { $name } plays on the new device from turn { $turn } on.
return-only-skips = { $names } voted to skip { $name } this turn, but not to let the new device in. Next turn, you can all vote to let { $name } back in.
return-later = You can’t vote on this now. Come back next turn.
return-none = Too few players are left to vote. Only { $name }’s key file can help now.
return-question = Let { $name } back in?
return-means = { $name } will miss { $moment }. From the next turn on, only the new device can play as { $name }.
return-take-back = You can take your vote back until you send it.
return-late = Someone wants to play as { $name } again, but their link is old. Send them your link first.
returned = { $name } plays on a new device from turn { $turn } on. { $names } agreed.
returned-here = You’re back. You play as { $name } from turn { $turn } on.
returned-away = { $names } gave your seat to a new device. It plays as { $name } from turn { $turn } on. This device can only watch. If you didn’t ask to switch devices, call the others.
return-won = You’re back in from turn { $turn } on

## Two different signed commands

proof = { $name } signed two versions of turn { $turn }
proof-own = This device signed two versions of turn { $turn }
proof-one = One version
proof-other = The other
proof-none = No commands
proof-skip = A vote to skip { $name }
proof-keep = A vote to wait for { $name }
proof-resign = A resignation
proof-seal = Sealed commands ({ $seal }…) that nobody can read
proof-means = Someone restored a backup or is cheating. This device keeps both versions as proof. The match goes on. If it gets stuck, the others can skip { $name }.
proof-means-two = Someone restored a backup or is cheating. This device keeps both versions as proof. If the match gets stuck, you can close it as unfinished.
proof-means-own-two = This device was restored from a backup. If the match gets stuck, you can close it as unfinished.
proof-means-own = This device was restored from a backup. The match goes on. If it gets stuck, the others can skip you.

## The message that goes with a link, written by the player who sends it

note-contested = { $names } asked for { $seats }. Still free: { $free }.
note-told = { $played }: watch the whole match
note-told-turn = { $played }: watch { $moment }
note-rematch = Rematch, { $names }? Open the link to play again: { $played }

# $played is like “Rozz, Headquarters”.
letter-of = { $played }: { $told }

# $played in the other messages: a game and a scenario.
letter-played = { $game }, { $scenario }

letter-invite = Let’s play { $played }! Open the link, take a seat and send me the link you get.
letter-let-in = Open the link to let me in.
letter-take-free = Open the link and take a free seat.
letter-started = The match has started!
letter-won = The match is over. { $names } won!
letter-draw = The match is over. It’s a draw.
letter-resigned =
    { $number ->
        [one] I resigned in { $moment }.
       *[other] { $names } resigned in { $moment }.
    }
letter-voted =
    { $number ->
        [one] I voted to skip { $other } in { $moment }.
       *[other] { $names } voted to skip { $other } in { $moment }.
    }
letter-kept =
    { $number ->
        [one] I’d like to wait for { $other } in { $moment }.
       *[other] { $names } would like to wait for { $other } in { $moment }.
    }
letter-shown = { $moment } is over. This link shows what happened.
letter-moved = I’m done with { $moment }.
letter-given =
    { $number ->
        [one] I’m done with { $moment }.
       *[other] { $names } are done with { $moment }.
    }
letter-sealed =
    { $number ->
        [one] My commands for { $moment } are sealed.
       *[other] { $names } have sealed their commands for { $moment }.
    }
letter-opened =
    { $number ->
        [one] Everyone has sealed. This link reveals my commands for { $moment }.
       *[other] Everyone has sealed. This link reveals the commands of { $names } for { $moment }.
    }
letter-look = Open the link to see how it ended.
letter-vote = Open the link and vote.
letter-wait = Open the link to see where the match stands.
letter-move =
    { $number ->
        [one] { $names }, it’s your turn. Open the link, make your move and send the new link back.
       *[other] { $names }, it’s your turn. Open the link, make your moves and forward the new link.
    }
letter-command =
    { $number ->
        [one] { $names }, it’s your turn. Open the link, choose your commands and send the new link back.
       *[other] { $names }, it’s your turn. Open the link, choose your commands and send the new link to all of us.
    }
letter-finish =
    { $number ->
        [one] { $names }, open the link and finish { $moment }. Then you win!
       *[other] { $names }, open the link and finish { $moment }. Then you win!
    }
letter-reveal =
    { $number ->
        [one] { $names }, open the link and send the new one back. That reveals your commands.
       *[other] { $names }, open the link and send the new one to all of us. That reveals your commands.
    }
letter-asks-back = I lost my key. I’d like to play as { $name } again on a new device.
letter-call-me = Open the link, then call me and ask for my four words.
letter-let-back =
    { $number ->
        [one] I voted to let { $other } back in on a new device.
       *[other] { $names } voted to let { $other } back in on a new device.
    }
letter-vote-back = Open the link, call { $other } for the four words, then vote.
letter-skipped = { $moment } goes on without me.
