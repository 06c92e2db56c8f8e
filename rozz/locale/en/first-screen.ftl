### The first screen: ways to begin, saved matches, and notices about the device.

## The start

# The name of the game. Not translated.
title = Rozz

# The title of the browser's tab.
title-of = { $where } · Rozz

promise = In Rozz, everyone gives commands in secret, and all of them happen at once. Capture the enemy headquarters to win. Plus four related games.
war-shown = A short war: Red and Blue march, fight in the middle, Red’s missile strikes, and Red captures the headquarters.

# Stops the moving picture on the first screen.
still = Pause the picture

# Below “Play now”.
door-computer = Against the computer, about twenty turns.

together = Together here

# Below “Together here”.
door-together = Pass this device around.

by-link = By link

# Below “By link”.
door-by-link = Play remotely by sharing links.

# Below “Learn”.
door-learn = A four-turn tutorial.

more-ways = More ways to begin
new-match = New match

# For screen readers and keyboards: jumps over the saved matches.
skip-ahead = Skip to beginning a match

open-file = Open a saved match
rules = Rules
simulator = Link simulator
simulator-try = How links stay fair: try it
simulator-about = How do links keep everybody honest? Watch three devices play, and let one of them lie.
learn = Learn
learn-game = Learn { $game }
or-learn = Or learn
learn-about = In the real game, step by step.
learn-on = Go on learning { $game }: step { $number } of { $total }
home = Home
to-home = Rozz, home
play-now = Play now
against-computer = Or against the computer
play-game-now = { $game } against the computer

## Saved matches

shelf = Saved matches
go-on = Go on
whole-shelf = Show all { $number } matches
saved-here = Saved on this device
nothing-saved = No match is saved here yet.
a-match = Saved match
being-read = Being opened …

# A saved match in the list: its scenario and where it stands.
match-line = { $scenario } · { $moment }

played-today = Last played today
played-yesterday = Last played yesterday

# $day is a date, see date-short and date-long in names.ftl.
played-on = Last played on { $day }

match-over = { $scenario } · over after { $moment }
delete = Delete { $name }
export = Save { $name } as a file
deleted =
    { $number ->
        [one] { $name } was deleted
       *[other] { $number } matches were deleted
    }
undo = Undo
deleted-elsewhere = { $name } was deleted in another tab
address = Matches are saved in this browser, for this address only.

# A match against the computer, in the list of saved matches. $most is the highest level.
against = Against { $name }, level { $number } of { $most }

share = Save as a file
more-saved = More saved matches
copy-of = Copy: { $name }
copy-again = Copy { $number }: { $name }
duplicated = { $name } has a copy beside it; commands that nobody has revealed stay with the original
exported = Saved as a file, without commands that are not revealed
duplicate = Duplicate { $name }
ask-name = Rename { $name }
new-name = Name of the match
keep-name = Keep
look = Look
waits-for = { $name } is next
waits-shown = { $moment } is being shown

## Notices about the device and the saved matches

not-a-match = That file could not be opened: { $sentence }
is-a-scenario = this is a scenario and not a match; the command `rozz new` makes a match of it, which can be opened here.
unsaved-full = The browser's store for this page is full, so changes are not saved. What was saved before is still there. Save the match as a file, or delete old matches.
unsaved-forbidden = This browser lets the page save nothing (a private window, or blocked site data). The match lasts until this tab is closed: save it as a file to keep it.
may-be-forgotten = The browser may forget them when it needs room: save those you care for as files.
needs-https = This address is not secure (http): playing offline, links and sharing need https.
forgetful = This browser forgets sites that are not used for a week. Add Rozz to the home screen (Share, then “Add to Home Screen”), and it keeps your matches and fills the screen.
was-ended = The browser had closed this page while it started, most likely because memory was short. Your matches are as they were saved.
newer = A new version is here.
use-newer = Use it now
fell-back = The last change was damaged and is lost; this is how it stood before.
not-revealed-full = The browser's store for this page is full: the turn is shown when it can be saved, so that nobody has seen what is not kept. Delete old matches, then show it.
elsewhere = This match is open in another tab
elsewhere-how = All that was done there is saved. A match is played in one tab at a time.
go-on-here = Go on here
site-cleared = This site's data was cleared in the browser. The matches that this page knows are saved again.
opened-beside = A match of the same name is saved here; this one stands beside it
slow = This match took longer than two seconds to open, and is not opened by itself
link-of-unread = The match of this link is saved here, and has not been opened or cannot be: open it on the first screen, or delete it, and then open the link again.
link-of-another-kind = Another match is saved here under the name of this link’s: delete that, or save it as a file, and then open the link again.
damaged = A saved match is damaged and is kept as it is: { $sentence }
our-fault = Something went wrong in this program, not by you
our-fault-how = Your matches are saved as they were before. Please report this text:
