### Why something can’t be done: seats of a match by link, and files of matches.

## Seats in a match by link. The page capitalizes the first letter and adds the period at the end.

# This device has its seats by a key file that another device made.
no-seat-key-file = this device plays with a key file from another device, which still has the key. Take this seat on another device or in another browser
no-seat-left = all seats are spoken for. Pick the one you want to ask for
no-return-here = this device is already playing in this match. To ask to play again, use another device or browser
vote-is-final = you can’t take this vote back anymore. You’ve already sent it, or everyone has agreed
key-kept = this device already has a key for this match, so it can’t use this file
key-replaced = this key file is out of date. The others gave this seat to a new device
key-of-another = this key file is for another match, or this link is from before you got your seat

## Saved matches and files. Each follows a colon, as in “Can’t open that file: …”.

saved-not-a-match = this isn’t a saved match

# $fault says what is wrong in the file.
saved-unreadable = this isn’t a saved match ({ $fault })
saved-damaged = it’s damaged ({ $fault })
saved-without-form = it’s damaged (its format number is missing)
saved-newer = it was saved by a newer version of Rozz. Open it in that version, or update this page
