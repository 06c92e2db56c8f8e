"""The rules of RosenKreuz for players, in our own words, under the numbers that reports cite."""

from __future__ import annotations

from rozz.ui.games.face import Chapter, Rule

CHAPTERS = (
    Chapter("K1", "The board", (Rule("K1", "The board has eight times eight squares, black and white in turn; a1 is black. Files are a to h from ROSE's left. ROSE sits at rank 1, CROSS at rank 8. ROSE begins; then the sides move one piece each in turn.", is_ruling=True),)),
    Chapter("K2", "The pieces", (Rule("K2", "Each side has eight black and eight white ones. ROSE fills ranks 2 and 3, CROSS ranks 6 and 7, each piece on a square of its own colour. Other setups are other scenarios.", is_ruling=True),)),
    Chapter("K3", "Groups", (Rule("K3", "A group is made of pieces of one colour, whoever's, that hang together straight: side by side or one behind the other, never by corners. If both sides have equally many in it, it is balanced; if both are in it with unequal numbers, it is unbalanced; a group of one side's pieces is neither.", is_ruling=False),)),
    Chapter("K4", "To move", (Rule("K4", "To move is to step or to jump, in any of the eight directions. A step goes one square. A jump goes over own pieces that stand in a row without a gap, of either colour and as many as there are, and ends right behind them. Nobody jumps over opposing pieces, and nobody jumps twice. The piece comes down on an empty square, or on a piece that K6 lets it replace.", is_ruling=False),)),
    Chapter("K5", "Forward is free", (Rule("K5", "Forward is free, straight and diagonally. Sideways, backward and diagonally backward a piece may only go if the move captures an opposing piece. Any capture will do, anywhere on the board, even if the mover falls too. Attaining is one: so a piece that stands on the last rank may go along it, and attains again. A move that costs nobody but its own side does not count.", is_ruling=True),)),
    Chapter("K6", "The minor capture", (Rule("K6", "An opposing piece that stands on a square of the colour that is not its own may be replaced by a piece whose colour is that of the square. A piece on its own colour is safe from it.", is_ruling=False),)),
    Chapter("K7", "The major capture", (Rule("K7", "When a piece has come down, look at every unbalanced group on the board. The side with fewer pieces in it loses those of them that touch, straight, a piece of the other side in that group. It may be the mover's own side, and the mover itself. All groups fall at once, and once: what is left is not looked at again, nor need it be, for no unbalanced group survives. So every unbalanced group is of this move's making: the piece has left it, has joined it, or has replaced somebody in it.", is_ruling=True),)),
    Chapter("K8", "Attaining", (Rule("K8", "If the piece is on the opponent's first rank and alive after K7, its player must take any one opposing piece that is still on the board, and set the mover back: on an empty square of the mover's colour, on the rank nearest to the player's own first rank that has such a square. If there are several, the player chooses. The captured piece is off the board and the mover in the hand when the empty squares are looked for, so the square where the move began, the square it came to and the square of the captured piece count as empty. Only then, and not in between, K7 is applied once more. A move attains once at most, and where no opposing piece is left it does not attain.", is_ruling=True),)),
    Chapter("K9", "The end", (Rule("K9", "Whoever has no black or no white piece left has lost. If one move does that to both, who made it has won. Who is to move and has no legal move has lost; there is no passing. The end is looked at when the whole move is over: a piece that attains still takes another, though the captures on arrival may have decided the game. There are no draws, for a move that captures nothing brings a piece forward. (Ours: a player to move may also resign; that is no move of the game, and the other has won.)", is_ruling=True),)),
)  # fmt: skip

NOTATION = (
    ("c3-c4", "a step, or a jump over own pieces"),
    ("c3xc4", "the same, replacing an opposing piece"),
    ("c7-c8*f5>b1", "attains on c8, takes f5 and goes back to b1"),
)

WORDS = (
    ("group", "pieces of one colour, whoever’s, that hang together straight"),
    ("unbalanced", "said of a group in which both sides stand in unequal numbers"),
    ("minor capture", "replacing an opposing piece that stands on a square of the other colour"),
    ("major capture", "the side with fewer pieces in an unbalanced group loses those that touch the other side there"),
    ("attaining", "reaching the last rank: take any piece, and go back"),
)
