### The rules of RosenKreuz, on its rules page.
###
### Each rule has a number, K1 to K9, which is part of its message’s name; -title is the heading above it. The rules must
### stay exact. Rose and Cross are the two sides; a rose and a cross are also the names of their pieces.

rosenkreuz-rule-k1-title = The board
rosenkreuz-rule-k1 = The board has 8 × 8 squares, black and white like a chessboard; a1 is black. Files run from a to h, starting at Rose’s left. Rose sits at rank 1, Cross at rank 8. Rose moves first, and then you take turns, moving one piece each time.

rosenkreuz-rule-k2-title = The pieces
rosenkreuz-rule-k2 = Each side has eight black and eight white pieces. Rose starts on ranks 2 and 3, Cross on ranks 6 and 7, and every piece stands on a square of its own color. Other scenarios have other setups.

rosenkreuz-rule-k3-title = Groups
rosenkreuz-rule-k3 = A group is made up of pieces of one color that are connected side by side: along ranks and files, never across corners. It doesn’t matter whose they are. If both sides have the same number of pieces in a group, it is balanced. If both have some but one has more, it is unbalanced. A group with pieces from only one side is neither.

rosenkreuz-rule-k4-title = How pieces move
rosenkreuz-rule-k4 = A piece steps or jumps, in any of the eight directions. A step goes one square. A jump goes over an unbroken line of your own pieces and ends on the square just beyond it. The line can be any length and can mix both colors. You can’t jump over your opponent’s pieces, and you can’t jump twice in a move. You must land on an empty square, or on a piece that you can replace (K6).

rosenkreuz-rule-k5-title = Forward is free
rosenkreuz-rule-k5 = You can always move forward, straight or diagonally. You can move sideways, backward or diagonally backward only if the move captures one of your opponent’s pieces. Any of the three captures will do (K6, K7, K8), anywhere on the board. The capture counts even if you lose the piece you moved. A move that costs only your own pieces doesn’t count. Attainment counts: a piece already on the last rank can move along it and attain again.

rosenkreuz-rule-k6-title = Minor capture: replace
rosenkreuz-rule-k6 = You can replace an opposing piece that isn’t on a square of its own color. Move one of your pieces that matches the square’s color onto that square, and the opposing piece is off the board. So your black pieces capture white ones on black squares, and your white pieces capture black ones on white squares. A piece on a square of its own color can’t be replaced.

rosenkreuz-rule-k7-title = Major capture: outnumber
rosenkreuz-rule-k7 = After a piece moves, look at every unbalanced group on the board. In each of these groups, the side with fewer pieces loses those that are side by side with an opposing piece of the group. This can hit your own pieces too, even the one you just moved. All these captures happen together, just once, and nothing is checked again. Afterward, no group is unbalanced. So only the current move can unbalance a group: the piece joins it, leaves it, or replaces a piece in it.

rosenkreuz-rule-k8-title = Attainment: reach the last rank
rosenkreuz-rule-k8 = The last rank is your opponent’s first rank. If your piece moves there and survives the major captures (K7), it attains. You must then take any one of your opponent’s pieces off the board. After that, your piece returns to an empty square of its own color on your first rank. If that rank has none, your piece returns to the nearest rank that has one. If a rank has several, you choose. The square your piece started from, the square it reached on the last rank and the captured piece’s square all count as empty. Then major captures (K7) happen once more, but not between the capture and the return. A move attains only once, and it doesn’t attain if your opponent has no pieces left.

rosenkreuz-rule-k9-title = The end
rosenkreuz-rule-k9 = You lose when you have no black pieces left, or no white ones. If one move does this to both sides, the player who made it wins. You also lose if it’s your turn and you have no legal move; you can’t pass. The game ends only when the whole move is over. So a piece that attains still takes another, even if earlier captures in the move have already decided the game. There are no draws, because a move without a capture always goes forward. (Our addition: when it’s your turn, you can resign, and your opponent wins.)

## How moves are written: the text beside each example; the example itself is never translated

rosenkreuz-notation-move = A step, or a jump over your own pieces
rosenkreuz-notation-minor = A move that replaces an opposing piece
rosenkreuz-notation-attain = Attains on c8, takes f5, and returns to b1

## Words of the rules, each with its meaning

rosenkreuz-word-group = Group
rosenkreuz-word-group-is = Pieces of one color, no matter whose, that are connected side by side
rosenkreuz-word-unbalanced = Unbalanced
rosenkreuz-word-unbalanced-is = A group in which both sides have pieces, but one has more
rosenkreuz-word-minor = Minor capture
rosenkreuz-word-minor-is = Replace an opposing piece that isn’t on a square of its own color
rosenkreuz-word-major = Major capture
rosenkreuz-word-major-is = The side with fewer pieces in an unbalanced group loses those that touch an opposing piece
rosenkreuz-word-attainment = Attainment
rosenkreuz-word-attainment-is = Reach the last rank, take any opposing piece, and return to your side
