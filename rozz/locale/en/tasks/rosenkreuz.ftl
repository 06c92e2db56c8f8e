### RosenKreuz: the shipped puzzles. For each, its name, its task, and why the solution works, which is shown
### afterward. $cross and so on are the names of the players. Numbers like (K6) are rules and stay. English is also
### in the puzzle's file.

tasks-rosenkreuz-1-the-other-rank-name = The safe road
tasks-rosenkreuz-1-the-other-rank-task = As { $cross }, win in two moves.
tasks-rosenkreuz-1-the-other-rank-why = { $rose } has only one white piece left, on a2. Move your black piece from c3 to b2. From there it reaches the last rank with its next move, whatever { $rose } does. An attainment takes any one opposing piece on the board (K8). So you take the white one, wherever it has gone. With no white pieces left, { $rose } has lost (K9). On c2 your piece would be next to d2, and f2-e2 would outnumber it and take it (K7). Your other pieces are three moves away.

tasks-rosenkreuz-2-over-ones-own-name = Leapfrog
tasks-rosenkreuz-2-over-ones-own-task = As { $rose }, win in two moves.
tasks-rosenkreuz-2-over-ones-own-why = { $cross } has two black pieces. Your jump over c6 to b7 (K4) makes an unbalanced black group: two of your pieces and one of { $cross }’s. So { $cross } loses the piece on b6 (K7). That leaves only the black piece on e3. With your next move, your piece on b7 (or the one on c6, if it’s still there) attains and takes the last black piece, wherever it has gone (K8). With no black pieces left, { $cross } has lost (K9).

tasks-rosenkreuz-3-not-yet-name = Not yet
tasks-rosenkreuz-3-not-yet-task = As { $cross }, win in two moves.
tasks-rosenkreuz-3-not-yet-why = Your white piece on g2 could attain right away. But then it would return to the eighth rank, and { $rose }’s second white piece would stay out of reach. So capture first and attain second. Square c5 is black, so your black piece can replace the white one there (K6). With your next move you attain, take the last white piece, wherever it stands, and win (K8, K9).

tasks-rosenkreuz-4-shut-the-door-name = Shut the door
tasks-rosenkreuz-4-shut-the-door-task = As { $rose }, survive { $cross }’s next move.
tasks-rosenkreuz-4-shut-the-door-why = You have one white piece, on d3. { $cross } threatens to jump from d6 over d5 to d4 (K4). Then { $cross } outnumbers you in a white group, your piece on d3 falls (K7), and you have no white pieces left (K9). Your piece can’t run. A step forward only brings it closer to { $cross }’s white pieces, and it can’t step sideways without a capture (K5). A black piece on d4 shuts the door. Nothing can jump over it, and a white piece can’t replace it on a black square (K6).

tasks-rosenkreuz-5-a-square-of-the-wrong-colour-name = A square of the wrong color
tasks-rosenkreuz-5-a-square-of-the-wrong-colour-task = As { $rose }, survive { $cross }’s next move.
tasks-rosenkreuz-5-a-square-of-the-wrong-colour-why = Your only black piece, on h4, is in a group with { $cross }’s black piece on g4. If { $cross } brings another black piece into that group, yours falls as the minority (K7). But the piece on g4 stands on a white square, so your white piece on h3 can replace it (K6). { $cross } may then outnumber that piece and take it. That’s fine: you have other white pieces, so you still have both colors (K9).

tasks-rosenkreuz-6-one-and-one-name = One, and one more
tasks-rosenkreuz-6-one-and-one-task = As { $rose }, take two pieces in two moves and lose none, even to { $cross }’s reply.
tasks-rosenkreuz-6-one-and-one-why = On c6, your white piece joins the pieces on b5 and b6. In that group, you have two pieces and { $cross } has one, so the piece on b6 falls (K7). Then d2-c3 does the same to the black piece on b4. If the black piece moves to c3 itself, d2-c2, d2-d3 or b3-c2 leaves it outnumbered there. If you play the two moves in the other order, the piece on b6 has time to escape to a5.
