### The pictures of RosenKreuz on its rules page, each a position from one short game. Rose wins it.
###
### For each picture: its caption, and what it shows (-shows), which a screen reader says in place of the picture. The
### first five also have a title. Those named after a rule (k1 …) stand below that rule.

rosenkreuz-picture-move-title = One piece a turn
rosenkreuz-picture-move-shows = Rose’s black piece on f2 is selected; f5, three squares ahead, is marked.
rosenkreuz-picture-move = Rose and Cross take turns. A piece steps one square in any direction, or jumps over a line of your pieces: here from f2 over f3 and f4 to f5. You can always move forward; you can move sideways or back only to capture.

rosenkreuz-picture-major-title = Major capture: outnumber
rosenkreuz-picture-major-shows = Rose’s black pieces on f4 and f5, and a crossed-out black cross beside them on g5.
rosenkreuz-picture-major = Pieces of one color that stand side by side form a group. The jump made a group of two black roses and one black cross. The side with fewer pieces loses those that touch an opposing piece. Two against two would have been safe.

rosenkreuz-picture-minor-title = Minor capture: replace
rosenkreuz-picture-minor-shows = Rose’s black piece lands on f6, where a white cross stood.
rosenkreuz-picture-minor = The white cross had stepped onto f6, a black square. So a black rose can land there and replace it. On a white square, nothing could have replaced it.

rosenkreuz-picture-attain-title = Attainment: reach the last rank
rosenkreuz-picture-attain-shows = A rose has reached f8, a7 is crossed out, and an arrow leads from f8 back to e1.
rosenkreuz-picture-attain = When your piece reaches the last rank, you take any one opposing piece on the board. Your piece then returns to your first rank, or to the nearest rank with room. Here, the rose returns to e1.

rosenkreuz-picture-victory-title = Rose wins
rosenkreuz-picture-victory-shows = The final position: Cross has three white pieces left and no black ones.
rosenkreuz-picture-victory = Lose every black piece, or every white one, and you lose the match. Rose took Cross’s last black piece, so the three white ones don’t help.

rosenkreuz-picture-k1-shows = The board after one move: a white rose has gone from e2 to f3.
rosenkreuz-picture-k1 = Rose moved first, from e2 to f3. Now it’s Cross’s turn.

rosenkreuz-picture-k2-shows = Four black and four white roses at the bottom, four black and four white crosses at the top.
rosenkreuz-picture-k2 = A smaller setup: each side has four black and four white pieces, all on squares of their own color.

rosenkreuz-picture-k3-shows = Black pieces side by side on f4, f5 and g5: two roses and a cross.
rosenkreuz-picture-k3 = The black pieces on f4, f5 and g5 form a group. Two are Rose’s and one is Cross’s, so it is unbalanced.

rosenkreuz-picture-k4-shows = Rose’s piece on f2 is selected, and the squares it can reach are marked, including f5.
rosenkreuz-picture-k4 = The pieces on f3 and f4 are both Rose’s, so the piece on f2 can jump over them to f5.

rosenkreuz-picture-k5-shows = Rose’s piece on e2 is selected, and only squares ahead of it are marked.
rosenkreuz-picture-k5 = There’s nothing to capture yet, so the piece on e2 can only move forward.

rosenkreuz-picture-k6-shows = A black rose lands on f6, where a white cross stood.
rosenkreuz-picture-k6 = A white cross stood on f6, a black square, so a black rose could replace it.

rosenkreuz-picture-k7-shows = A crossed-out black cross on e5, beside Rose’s black pieces.
rosenkreuz-picture-k7 = Cross moved this piece next to Rose’s two and lost it: two against one.

rosenkreuz-picture-k8-shows = A rose has reached f8, a7 is crossed out, and an arrow leads from f8 back to e1.
rosenkreuz-picture-k8 = A rose reaches f8, takes the piece on a7 and returns to e1.

rosenkreuz-picture-k9-shows = The final position: Cross has three white pieces left and no black ones.
rosenkreuz-picture-k9 = Cross has no black pieces left, so Rose wins.
