### The lesson of Rozz: a war of four turns. Each step has a title, one or two sentences, and what to do.
### What a step says must be on the screen: buttons such as “Buy SRNUKE” are written as they are.

rozz-lesson = Learn Rozz

rozz-lesson-home = Your headquarters
rozz-lesson-home-words = You’re Red, and your headquarters is in Drift. You win by marching into Blue’s headquarters in Vess, which is marked with gold dots.
rozz-lesson-home-request = { -Tap } Drift.

rozz-lesson-buy = Buy a nuke
rozz-lesson-buy-words = Your headquarters gives you $5 and two commands every turn. Purchases appear right away, in any tile you hold.
rozz-lesson-buy-request = { -Tap } D3, choose “Buy SRNUKE” (a short-range nuke), then { -tap } { add }.

rozz-lesson-move = Move your armor
rozz-lesson-move-words = Your armored division, ARMOR, moves one tile per turn. It destroys infantry and takes no losses.
rozz-lesson-move-request = { -Tap } Drift, choose “Move ARMOR”, { -tap } the marked tile D3, then { -tap } { add }.

rozz-lesson-ready = Ready?
rozz-lesson-ready-words = Both commands are in your list. Nobody else sees them until everyone is ready. Then everything happens at once.
rozz-lesson-ready-request = { -Tap } { ready }.

rozz-lesson-watch = Watch the turn
rozz-lesson-watch-words = Now you’ll see what happened, one step at a time.
rozz-lesson-watch-request = { -Tap } { play } or the arrows until you reach the last step.

rozz-lesson-onward = The next turn
rozz-lesson-onward-words = Your nuke and your armor are in D3. On to the next turn!
rozz-lesson-onward-request = { -Tap } { next-turn }.

rozz-lesson-carry = Carry the nuke
rozz-lesson-carry-words = A nuke can’t move on its own, so your troops carry it. V1 is right next to Blue’s headquarters.
rozz-lesson-carry-request = { -Tap } D3, choose “Move INF”, set “Carry SRNUKE” to 1, { -tap } V1, then { -tap } { add }.

rozz-lesson-attack = Attack!
rozz-lesson-attack-words = Two Blue infantry are in V6. Move your armor in to attack: enemies on the same tile fight.
rozz-lesson-attack-request = { -Tap } D3, choose “Move ARMOR”, { -tap } V6, then { -tap } { add }.

rozz-lesson-fight = The fight
rozz-lesson-fight-words = Combat involves no luck. You can predict every fight.
rozz-lesson-fight-request = { -Tap } { ready }. Then { -tap } { play }, or use the arrows to go to the last step.

rozz-lesson-strike = Launch the nuke
rozz-lesson-strike-words = Three infantry and an armored division guard Vess. Your nuke will destroy them all. Only the headquarters will survive.
rozz-lesson-strike-request = { -Tap } { next-turn }, then V1. Choose “Strike with SRNUKE”, { -tap } Vess, then { -tap } { add }.

# One of two commands is given; the page asks whether that is all.
rozz-lesson-wait = One command is enough
rozz-lesson-wait-words = Strikes come after moves, so the nuke would hit your own troops if you moved them in now. Leave your second command unused.
rozz-lesson-wait-request = { -Tap } { ready }, then { hand-in } when asked. Watch the turn to the last step.

rozz-lesson-march = The way is clear
rozz-lesson-march-words = Nobody guards Vess anymore. Move your infantry in to capture Blue’s headquarters.
rozz-lesson-march-request = { -Tap } { next-turn }, then V1. Choose “Move INF”, { -tap } Vess, then { -tap } { add }.

rozz-lesson-win = Win the war
rozz-lesson-win-words = This move wins the match.
rozz-lesson-win-request = { -Tap } { ready }, then { hand-in } when asked. Watch the turn to the last step.

# At the end of the lesson.
rozz-lesson-farewell = You captured Blue’s headquarters! A real opponent plans in secret too, so always ask yourself what they’re up to.
