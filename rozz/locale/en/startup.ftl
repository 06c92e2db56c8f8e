### What the page says before the game runs: the steps of its start, and why it could not start. Only short sentences
### without variants: a small script writes them. Languages that are still drafts show these only after the first visit.

# For search engines and the list of installed apps.
startup-description = A strategy game: everyone plans in secret, then everything happens at once.

# For screen readers: the bar at the bottom while the game starts.
startup-starting = Starting

startup-no-script = Rozz needs JavaScript. Please turn it on for this page, then reload.

## The steps of the start, one after the other, above a progress bar

startup-downloading = Downloading the game
startup-running = Starting the engine
startup-unpacking = Unpacking the pieces
startup-table = Setting up the game

startup-opening-link = Opening your link…

## Why it could not start

# The button below the sentence.
startup-reload = Reload

# “make play” is a command and stays as it is.
startup-from-disk = Rozz can’t run when it’s opened from disk. Run “make play” in its folder instead.

startup-offline = You’re offline, and part of Rozz isn’t on this device yet. Go online once and reload. After that, Rozz works offline.

# $file is the name of a file. “make play” and “rozz build” are commands.
startup-missing = This copy of Rozz is incomplete: { $file } is missing. Run “make play” in its folder, or run “rozz build” and publish all of dist.

startup-needs-webassembly = Rozz needs WebAssembly, which this browser doesn’t have or has turned off. Please use a current version of Firefox, Chrome, Edge or Safari.
startup-needs-javascript = Rozz needs newer JavaScript than this browser supports. Please use a current version of Firefox, Chrome, Edge or Safari.

# $reason is one of the next three, or a line that Python wrote.
startup-failed = Rozz couldn’t start. Please reload the page. If that doesn’t help, report this: { $reason }

startup-script-failed = A script didn’t load. Does the server send .js and .mjs as JavaScript?
startup-wasm-failed = Python didn’t load. Does the server send .wasm as application/wasm?
startup-nothing-shown = Python stopped before it showed anything.

# $fault is what Python wrote.
startup-crashed = Python, which runs Rozz, has crashed. It’s not your fault, and your matches are safe. Please reload the page. If it happens again, report this: { $fault }
