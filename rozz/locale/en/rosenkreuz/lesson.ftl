### The lesson of RosenKreuz, step by step.
###
### Each step has a title, one idea, and a request that ends in -do: what the player taps next. The player is Rose, the
### other side is Cross; a rose and a cross are also the names of their pieces. Titles have room for 17 letters on a phone.

rosenkreuz-lesson-title = Learn RosenKreuz

rosenkreuz-lesson-rose-title = You’re Rose
rosenkreuz-lesson-rose = Each side has four black and four white pieces. Lose all your pieces of one color, and you lose the match.
rosenkreuz-lesson-rose-do = { -Tap } your white piece on e2.

rosenkreuz-lesson-step-title = One step
rosenkreuz-lesson-step = A piece moves one square, straight or diagonally. You can always move forward; you can move sideways or back only to capture.
rosenkreuz-lesson-step-do = With e2 still selected, { -tap } f3 twice.

rosenkreuz-lesson-turns-title = Taking turns
rosenkreuz-lesson-turns = Cross moved a piece from g7 to h6. In this game you take turns, and nothing is secret.
rosenkreuz-lesson-turns-do = { -Tap } d2, then e3 twice.

rosenkreuz-lesson-groups-title = Groups
rosenkreuz-lesson-groups = Pieces of one color that stand side by side form a group, no matter whose they are. Corners don’t count.
rosenkreuz-lesson-groups-do = { -Tap } e3, then f4 twice.

rosenkreuz-lesson-major-title = Jump and capture
rosenkreuz-lesson-major = A piece can jump over a line of your own pieces. Jump from f2 to f5. Then f4, f5 and g5 form a black group. Your two roses outnumber the cross, and it falls.
rosenkreuz-lesson-major-do = { -Tap } f2, then f5 twice.

rosenkreuz-lesson-minor-title = The wrong color
rosenkreuz-lesson-minor = There’s a second way to capture. The white cross on f6 stands on a black square, so a black piece can land there and replace it.
rosenkreuz-lesson-minor-do = { -Tap } f4, then f6 twice. Your piece jumps over f5.

rosenkreuz-lesson-again-title = Two against one
rosenkreuz-lesson-again = Cross moved to e5, next to your two black pieces, and was outnumbered. Land beside the black cross on e7 and outnumber that one too.
rosenkreuz-lesson-again-do = { -Tap } f5, then f7 twice.

rosenkreuz-lesson-attain-title = The last rank
rosenkreuz-lesson-attain = The third way to capture is attainment: reach the last rank, capture any piece you like, and return to your side. Take Cross’s last black piece, on a7.
rosenkreuz-lesson-attain-do = { -Tap } f6, f8, a7 and e1, then { -tap } { play-it }.

rosenkreuz-lesson-farewell = Cross has no black pieces left! The full game has sixteen pieces on each side.
