### The levels of computer players: the names where you choose one, and a line about each while it thinks.

level-1-name = Dreamer
level-1-about = Overlooks many of its options, follows its whims, and often forgets that you move too.

level-2-name = Scout
level-2-about = Keeps an eye on you most of the time, and trusts to luck for the rest.

level-3-name = Captain
level-3-about = Works out what you’re about to do, and prepares for exactly that.

level-4-name = Marshal
level-4-about = Weighs plan against plan, keeps you guessing, and assumes you can read its mind.

# A level in a short list, like “2 · Scout”.
level-numbered = { $number } · { $name }

# A computer player whose name another one has too. $colour is the color of the seat, such as “Blue”.
level-of-color = { $name } { $colour }
