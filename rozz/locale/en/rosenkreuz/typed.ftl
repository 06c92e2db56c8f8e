### What is wrong with a move that somebody typed.

# A whole sentence. It follows a colon, so it begins with a lowercase letter and has no period at the end.
rosenkreuz-typed-too-long = this text is too long for a move

## What was expected: follows “expected”, as in “can’t read “c3-c9”, expected a rank, 1 to 8”.

rosenkreuz-typed-square = a square, a1 to h8
rosenkreuz-typed-rank = a rank, 1 to 8
rosenkreuz-typed-end = the end of the move
