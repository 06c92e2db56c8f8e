### The link simulator: three devices play one match by link, and the player carries the links between them.
### Names are colors of players: Red, Blue, Green. Kept apart because only curious people open it.

sim-title = Link simulator
sim-intro = Three devices play one match by link, and you carry the links. Lose one, delay one, or make a device lie. See what the others notice.
sim-simulated = Signatures are simulated here. Everything else runs the real code.
sim-go-back = Back

## Stories

sim-stories = Stories
sim-story-normal = A normal turn
sim-story-normal-about = First everyone seals a command. Then everyone reveals theirs. That way, nobody can react to the others.
sim-story-lost = A lost link
sim-story-lost-about = A link gets lost. The news still arrives, and nobody has to send anything twice.
sim-story-silent = Green goes silent
sim-story-silent-about = Green doesn’t answer. Red and Blue agree to play the turn without Green.
sim-story-changed = Red changes its command after the reveal
sim-story-changed-about = Red reads everyone’s commands, then tries to change its own.
sim-story-broken = Red reveals something else
sim-story-broken-about = Red seals one command and reveals another.
sim-story-backup = A restored backup
sim-story-backup-about = Red is honest, but its device forgets what it sealed. So Red seals something else. The others notice, and the turn goes on.
sim-story-found = A recovered seal
sim-story-found-about = Red’s device forgets what it sealed, then finds it in Green’s link.
sim-story-over = The story ends here. Continue by hand, or start a random run.

## The run

sim-run = Run
sim-seed = Seed
sim-random-run = Random run
sim-random-about = Random run { $seed }. The same seed always gives the same run.
sim-by-hand = You decide what happens next.
sim-start = Start
sim-back = Back
sim-step = Step
sim-play = Play
sim-pause = Pause
sim-count = Step { $at }

## The carrier

sim-carrier = Links on the way
sim-nothing-on-the-way = No links on the way.
sim-letter = { $sender } to { $to }

# $lies is yes or no.
sim-letter-number =
    { $lies ->
        [yes] link { $number }, with a lie
       *[no] link { $number }
    }

sim-deliver = Deliver
sim-lose = Lose
sim-double = Duplicate
sim-delay = Delay
sim-carry-named = { $action } the link from { $sender } to { $to }

## Devices

sim-device = { $name }’s device
sim-turn = Turn { $turn }
sim-history = history { $mark }
sim-history-differs = different history: { $mark }
sim-known = What { $name } knows about turn { $turn }
# For screen readers, before what is known about a player.
sim-of-seat = { $name }:

sim-at-first = Nothing yet
sim-sealed = Sealed
sim-sealed-own = Sealed: { $command }
sim-skipped = Skipped
sim-resigned = Resigned
sim-left = Has left
sim-accused = Signed two different things
sim-would-skip = { $names }: skip
sim-would-wait = { $names }: wait
sim-waits-composing = Ready to seal a command.
sim-waits-sealed = Waiting for { $names } to seal.
sim-waits-owes = Everyone has sealed. Ready to reveal a command.
sim-waits-shown = Waiting for { $names } to reveal a command.
sim-waits-looking = Waiting for { $names }.
sim-waits-nobody = Not waiting for anyone.
sim-waits-over = The match is over.
sim-last-turn = Turn { $turn }
sim-gave-nothing = nothing
sim-was-skipped = skipped
sim-was-resigned = resigned
sim-holds = Hold
sim-marches = March to { $place }
sim-buys = Buy infantry
sim-no-commands = No command
sim-seal = Seal a command
sim-show = Reveal command
sim-more = More
sim-skip = Skip { $other }
sim-wait = Wait for { $other }
sim-resign = Resign
sim-restore = Restore a backup
sim-send = Send again
sim-mark = Make dishonest
sim-unmark = Make honest
sim-dishonest-mark = Dishonest
sim-other = Reveal another command
sim-change = Change the command
sim-twice = Seal a second command
sim-lies = Lies
sim-act-named = { $name }: { $action }

## Proofs

sim-proof-commands = { $name } signed two different commands for turn { $turn }
sim-proof-votes = { $name } signed two contradictory votes in turn { $turn }
sim-proof-seal = Seal { $mark }
sim-proof-show = Revealed: { $command }
sim-proof-resign = Resigned
sim-proof-skip = Skip { $other }
sim-proof-keep = Wait for { $other }

## The latest event

sim-begun = The match has begun. Let a device seal a command, or { -tap } Play.
sim-seals = { $name } seals a command. Its link proves that { $name } has chosen, but hides the choice.
sim-seals-last = { $name } chooses last. Everyone else has sealed, so { $name } reveals its command right away.
sim-seals-last-over = { $name } chooses last and reveals its command. Turn { $turn } is over on this device.
sim-seals-over = { $name } seals a command. Turn { $turn } is over on this device.
sim-shows = { $name } reveals the command it sealed.
sim-shows-over = { $name } reveals the command it sealed. Turn { $turn } is over on this device.
sim-votes-skip = { $name } votes to play turn { $turn } without { $other }. Everyone but { $other } has to agree.
sim-votes-skip-over = { $name } votes to play turn { $turn } without { $other }. Turn { $turn } is over on this device.
sim-skip-complete = { $name } also votes to skip { $other }. Now everyone agrees, and turn { $turn } goes on without { $other }.
sim-votes-wait = { $name } decides to wait for { $other }. Now nobody can skip { $other } in turn { $turn }.
sim-votes-wait-over = { $name } decides to wait for { $other }. Turn { $turn } is over on this device.
sim-resigns = { $name } resigns. Its link tells the others.
sim-resigns-over = { $name } resigns. Turn { $turn } is over on this device.
sim-restores = { $name } restores a backup. The device forgets everything after that backup.
sim-sends-again = { $name } sends its newest link again. It holds everything { $name } knows.
sim-dishonest = { $name } is dishonest now. It can sign things an honest device never would.
sim-honest = { $name } plays honestly again.
sim-lies-twice = { $name } lies: it seals a second command for turn { $turn }. Any device that gets both seals keeps them as proof. The others can skip { $name }.
sim-lies-other = { $name } lies: it reveals a different command from the one it sealed. The others compare it with the seal and keep both as proof.
sim-lies-change = { $name } lies: after revealing its command for turn { $turn }, it reveals a different one. For the others, the first one they saw still counts.
sim-lost = The link from { $sender } to { $name } got lost. The next one from { $sender } will bring the same news.
sim-doubled = Now two copies of the link from { $sender } to { $name } are on the way. Opening both does no harm.
sim-delayed = The link from { $sender } to { $name } is late. Other links overtake it, but the order doesn’t matter.
sim-no-such-link = That link is no longer on the way.

# A step that is impossible: why, and what to do. $why says in which state the device is. $other is a player.
sim-not-now =
    { $why ->
        [over] The match is over for { $name }. Go back a step, or start another run.
        [resigned] { $name } has resigned. Deliver the links that are on the way, so the others can play on.
        [no-backup] { $name } has no older backup. Let something happen on this device first.
        [honest] { $name } is honest, so it won’t lie. Make it dishonest first.
        [no-lie] This lie needs a command that { $name } has just sealed or revealed. Let { $name } seal one, or wait for the next turn.
        [no-skip] The turn isn’t waiting for { $other }, or { $name } has already voted. First deliver the links that are on the way.
        [no-wait] Nobody can skip { $other } now, or { $name } has already voted. First deliver the links that are on the way.
        [signed-before] { $name } has already signed something else this turn. Let the others skip { $name }.
        [composing] { $name } hasn’t sealed a command yet, so it has nothing to reveal. Let it seal one first.
        [sealed] { $name } has sealed a command and waits for the others. Let everyone seal, and deliver the links.
        [owes-a-reveal] Everyone has sealed, and nobody can change a sealed command. Let { $name } reveal it.
        [shown] { $name } has already revealed its command. Deliver its link, so the turn can go on.
       *[looking-on] { $name } has nothing to do this turn. Let another device act, or deliver a link.
    }

sim-refuses = { $name } refuses the link from { $sender }. It can’t be right.
sim-refuses-damaged = { $name } refuses the link from { $sender }. No device writes a link like that.
sim-refuses-unsigned = { $name } refuses the link from { $sender }. A signature is missing or wrong.
sim-refuses-forged = { $name } refuses the link from { $sender }. It doesn’t match the earlier signatures.
sim-proof = { $name } catches { $culprit }: two signatures for turn { $proved } contradict each other. { $name } keeps both as proof.
sim-proof-own = { $name } finds two of its own signatures for turn { $proved } that contradict each other.
sim-parted = { $name } refuses the link from { $sender }. It contradicts what { $name } knows.
sim-seen = { $name } learns nothing new from this link.
sim-went-back = { $name } learns that the others agreed to skip a player in turn { $replaced }, and takes that turn back.
sim-match-over = { $name } opens the link, and the match is over.
sim-turn-over = { $name } has every command and checks each against its seal. Turn { $turn } is over on this device.
sim-turn-over-skipped = { $name } sees that everyone agreed to skip { $other }. Turn { $turn } is over on this device.
sim-turn-over-without = { $name } is too late. The others played turn { $turn } without { $name }.
sim-reveals = { $name } sees that everyone has sealed, so it reveals its own command.
sim-learns-seal = { $name } learns that { $others } has sealed a command. { $name } can’t read it.
sim-learns-seal-by =
    { $number ->
        [one] { $name } learns from { $sender } that { $others } has sealed a command.
       *[other] { $name } learns from { $sender } that { $others } have each sealed a command.
    }
sim-learns-show = { $name } reads { $others }’s command. It matches the seal.
sim-learns-show-by =
    { $number ->
        [one] { $name } reads { $others }’s command in the link from { $sender }. It matches the seal.
       *[other] { $name } reads the commands of { $others } in the link from { $sender }. They match the seals.
    }
sim-learns-resigned = { $name } learns that { $others } has resigned.
sim-learns-resigned-by =
    { $number ->
        [one] { $name } learns from { $sender } that { $others } has resigned.
       *[other] { $name } learns from { $sender } that { $others } have resigned.
    }
sim-learns-skip = { $name } learns that { $voter } voted to skip { $other }.
sim-learns-wait = { $name } learns that { $voter } will wait for { $other }. Now nobody can skip { $other }.
sim-learns-skipped = { $name } learns that turn { $turn } goes on without { $other }.
sim-finds-own = { $name } finds its own seal in the link from { $sender }. Its key opens the seal again.
sim-learns = { $name } opens the link from { $sender } and keeps what’s new.
sim-page-says = { $name }’s page says “{ $says }”
