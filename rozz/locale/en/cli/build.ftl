### What `rozz build` says, and what it writes into the site that no page shows.

## When it is done. Sizes are in megabytes.

cli-built = The site is in { $folder } ({ $size } MB). You can host this folder as it is.
cli-built-snapshot = Later visits start from a snapshot of Python’s memory ({ $used } MB). The page reads { $read } MB of it.
cli-built-start = Only the part that the page reads delays the start. To measure the delay, type: rozz bench --start

# While npm works.
cli-build-fetching = Fetching the page’s components (Pyodide, PyScript, fonts)…

## Why it failed. What a program printed may follow.

cli-build-others = { $folder } contains files that rozz build didn’t write. Choose an empty folder
cli-build-once = { $file } needs exactly one { $text }
cli-build-policy = index.html needs a Content-Security-Policy
cli-build-keys = { $files } can’t be written as JSON. Are all their keys text?
cli-build-packages = { $file } is missing from the page’s npm packages. Type: make setup
# $install is what to type.
cli-build-no-node = building the page needs Node and npm. To get them, type: { $install }
cli-build-npm = npm couldn’t fetch the page’s components
# A file of another project is different in a new version. $name is a part of our code.
cli-build-changed = { $file } has changed, and the build can’t adapt it. See { $name } in rozz/cli/site/runtime.py
cli-build-scripts = the page’s scripts can’t be minified
cli-build-python = the page’s Python can’t import or compile its modules
cli-build-snapshot = the page’s Python can’t make a snapshot of its memory
cli-build-no-license = { $package } contains no license text

## licences.txt, with the licenses of everything in the site

cli-license-python = Python and the rest of Pyodide
cli-license-named = This package includes no license text. It only names its license: { $license }.
