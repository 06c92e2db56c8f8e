"""The limits of links: how many join a match, how long it lasts, how much each player may send, how many dice.

The codec has limits for a whole match: `rozz/engine/codec/command_codec.py` for commands and
`rozz/engine/codec/text_budget.py` for free text. `rozz/engine/links/wire/link_budget.py` divides them among the seats.
"""

#: The most seats in a match by link.
MOST_SEATS = 32
#: The most JOINs kept and written for one seat.
MOST_JOINS = 32
#: The most requests to return kept and written for one seat.
MOST_RETURNS = 8
#: The most turns in a match by link.
MOST_TURNS = 1000
#: The most SEALs and SHOWs kept of one seat in one turn: two that contradict each other are a proof already.
MOST_ANSWERS = 2
#: The most envelopes accepted: answers and votes of each seat and held turn.
MOST_ENVELOPES = 1024
#: The longest text of a seat's commands in one turn, in bytes.
LONGEST_COMMANDS = 4096
#: The most bytes of free text (coded letter by letter) from a seat in one turn.
MOST_TEXT_A_TURN = 2048
#: The largest custom scenario that a link carries, in bytes of JSON.
LONGEST_INLINE = 16 * 1024
#: The largest link, in bytes before it is written in letters.
LARGEST_BYTES = 1 << 18
#: The most dice in a turn of a match by link, and in all turns of a read-only link.
MOST_ROLLS_A_TURN, MOST_ROLLS_READONLY = 256, 1 << 14
#: The most sides of a die.
MOST_SIDES = 1 << 16
