### What is wrong with a player’s name in a match by link.

links-name-blank = A name can’t be empty, and can’t begin or end with a space.
links-name-long = A name can have at most { $number } characters.
links-name-size = A name can’t be empty, begin or end with a space, or have more than { $number } characters.
links-name-hidden = A name can’t have line breaks or invisible characters.
links-name-form = A name’s accented letters must be in Unicode’s composed form (NFC). Type the name again.
links-name-alphabets = A name can’t mix letters from different alphabets. It could be mistaken for another name.

# Accents and the like.
links-name-marks = A name can’t have more than { $number } accents on one letter, or an accent without a letter.

# “You”, “Everyone”, or the color of another seat.
links-name-reserved = This name could be mistaken for another player’s. Choose a different one.
