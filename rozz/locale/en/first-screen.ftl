### The first screen: ways to begin, saved matches, and notices about the device.

## The start

# The name of the game. Not translated.
title = Rozz

# The title of the browser's tab.
title-of = { $where } · Rozz

# The heading of the first screen. Short: it stands in large letters on a phone.
promise = Everyone plans in secret. Then it all happens at once.

# Stands under the promise.
promise-how = A war game for one to six players. Capture the enemy headquarters to win. No account needed.

# Describes a moving picture for screen readers.
war-shown = A short war. Red and Blue march and fight in the middle. Red’s missile strikes, and Red captures Blue’s headquarters.

# Stops the moving picture on the first screen.
still = Pause animation

# For screen readers: the first screen’s four large buttons.
ways-to-begin = Ways to play

# Below “Play now”.
door-computer = Against the computer, about 20 turns.

# Above “Pass & play” and “Play by link”.
with-friends = Play with friends
together = Pass & play

# Below “Pass & play”.
door-together = Pass this device around.

by-link = Play by link

# Below “Play by link”.
door-by-link = Play remotely by sharing links.

# Below “Learn”.
door-learn = A short tutorial, step by step.

# Below “Puzzle of the day”.
door-puzzle = Find the winning plan.
door-puzzle-solved = Solved. A new one tomorrow.

# A heading over the games.
all-games = All games

# For screen readers: groups of links at the end of the first screen, with the headings below.
more-ways = More
more-to-learn = Learn more
this-device = On this device
for-designers = For designers

# Leads to a page with all parts that the page is made of.
design-page = Design reference

# Opens the menu with the theme, language and sound.
settings = Settings
new-match = New match

# For screen readers and keyboards: jumps over the saved matches.
skip-ahead = Skip to “{ new-match }”

# Opens a saved match, a link, a key or a puzzle.
open-file = Open a file
rules = Rules
simulator = Link simulator
simulator-try = See how links prevent cheating
simulator-about = How do links keep everyone honest? Watch three devices play, and make one of them lie.
learn = Learn
learn-game = Learn { $game }

# Below learn-on.
learn-about = Pick up where you left off.

# A lesson that was begun.
learn-on = Resume { $game } lesson · step { $number } of { $total }

# A button under a game’s name, for a lesson that was begun. learn-on says more of the same button.
learn-resume = Resume

home = Home

# For screen readers: the name of the game in the bar, which leads to the first screen.
to-home = Rozz home
play-now = Play now


# A button under a game’s name. play-game-now says more of the same button.
play-game = Play
play-game-now = Play { $game } against the computer

## Saved matches

shelf = Saved matches

# A button at a match, and the heading over matches that are not over.
go-on = Continue

# For screen readers: a button at a match, such as Continue, and the match's name.
button-of-match = { $button }: { $match }

whole-shelf = Show all { $number } matches
saved-here = Saved on this device
nothing-saved = No saved matches yet.
a-match = Saved match

# The name of a match for two that has no other, such as “Ada – Ben”.
match-of-two = { $first } – { $second }

being-read = Opening…

# A saved match in the list: its scenario and where it stands.
match-line = { $scenario } · { $moment }

played-today = Last played today
played-yesterday = Last played yesterday

# $day is a date, see date-short and date-long in names.ftl.
played-on = Last played on { $day }

# $moment is like “turn 12”.
match-over = { $scenario } · ended after { $moment }
delete = Delete { $name }
export = Back up { $name }
deleted =
    { $number ->
        [one] Deleted { $name }
       *[other] Deleted { $number } matches
    }
undo = Undo
deleted-elsewhere = { $name } was deleted in another tab

# may-be-forgotten can follow.
address = Your matches are saved only in this browser, under this web address.

# A match against the computer, in the list of saved matches. $most is the highest level.
against = Against { $name }, level { $number } of { $most }

# Saves the match as a file.
share = Back up
more-saved = More saved matches
copy-of = Copy of { $name }
copy-again = Copy { $number } of { $name }
duplicated = Duplicated { $name }. Secret commands stay with the original.
exported = Backed up to a file (without secret commands)
duplicate = Duplicate { $name }
ask-name = Rename { $name }
new-name = Match name
keep-name = Save

# Opens a match that is over, or slow to open.
look = View
waits-for = { $name } is next

# $moment is like “Turn 3”.
waits-shown = { $moment }: see what happened

## Notices about the device and the saved matches

# $sentence says why, in the words of the program.
not-a-match = Can’t open that file: { $sentence }

# Is the reason in not-a-match.
is-a-scenario = it’s a scenario, not a match. Make a match from it with the command `rozz new`, then open the match here.
unsaved-full = This browser’s storage is full, so new changes aren’t saved. Back up this match, or delete old matches to make room. Everything saved earlier is still here.
unsaved-forbidden = This browser won’t let the page save. You may be in a private window, or site data may be blocked. Back up the match, or you’ll lose it when you close this tab.
may-be-forgotten = Your browser may delete matches when space runs out. Back up any you want to keep.
needs-https = Offline play, links and sharing need a secure address (https). This one is plain http.
forgetful = This browser clears the data of sites you haven’t visited for a week. To keep your matches and play full screen, add Rozz to your home screen: choose “Share”, then “Add to Home Screen”.
was-ended = Your browser closed this page during startup, probably because memory ran low. You still have everything up to the last save.
newer = A new version is ready.
use-newer = Update now
fell-back = The last change was damaged and is lost. This is the match as it was before that change.
not-revealed-full = This browser’s storage is full. Delete old matches, then reveal this turn. Nobody can see it until it’s saved.
elsewhere = This match is open in another tab
elsewhere-how = Everything you did there is saved. A match can be open in only one tab at a time.
go-on-here = Continue here

# An address leads to a match that was never saved in this browser.
absent = This match isn’t on this device
absent-how = A match lives in the browser where it’s played. Its address works only there.
absent-then = To watch the match here, ask for a link. To continue it here, ask for a backup file. “{ share }” makes one.

# A button in the menu. The address leads to what is on the screen.
copy-address = Copy address
address-copied = Address copied
address-copied-here = Address copied. It opens this match in this browser only.
site-cleared = Your browser cleared this site’s data, so Rozz has saved the matches in your list again.

# A file of a match that is saved here with the same turns.
opened-here-already = This match was already saved here, so nothing was added.

# The same match is saved here with other turns.
opened-beside = Another version of this match was already saved here. Now you have both.

# The page replays the commands of a match under today’s rules. $turn is like “turn 3”.
rules-changed-from = The rules have changed since this match was saved. Its results differ from { $turn } on.

# The same for a match by link. A link doesn’t hold the old results, so the page can’t compare.
rules-changed = The rules have changed since this match began. Some results may differ.

slow = This match is slow to open, so it opens only when you ask.
link-of-unread = This link’s match is already saved here, but this page hasn’t opened it yet. Open it from Home, or delete it if it won’t open. Then open the link again.
link-of-another-kind = Another match is saved here under the same name. Back it up if you want to keep it. Then delete it here and open this link again.

# $sentence says why, in the words of the program.
damaged = This match stays saved, but it can’t be opened: { $sentence }

# A heading.
our-fault = Something went wrong. It’s our fault, not yours.
our-fault-how = You still have everything up to the last save. Please report this text:
