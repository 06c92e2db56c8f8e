### The lesson of Campaigns of Ozz: a battle on the battleboard. Each step has a title, what it is about, and what to do.
###
### What a step names must be on the screen. Words such as { ready } are the labels of buttons; the names of pieces and
### the choices (Zoraster casts Good Luck, Advance) are written as on the screen. 2C is a space of the board.

campaigns-lesson = Your first battle

campaigns-lesson-army = Your army
campaigns-lesson-army-words = You’re the Munchkins, and rows 1 and 2 are yours. Artillery has a range of three spaces, so keep it behind your infantry.
campaigns-lesson-army-request = Zoraster’s group is fine in 2C, and so is the artillery in 1C. { -Tap } the cavalry in 2L, then 2R, then { add }.

campaigns-lesson-ready = Secret setup
campaigns-lesson-ready-words = The Winkies are placing their army, too. You’ll see each other’s armies once you’re both ready.
campaigns-lesson-ready-request = { -Tap } { ready }.

campaigns-lesson-magic = A little magic
campaigns-lesson-magic-words = In battle, you want to roll low. Zoraster’s Good Luck subtracts 1 from every attack roll of the unit you choose.
campaigns-lesson-magic-request = { -Tap } { next-move }, choose “Zoraster casts Good Luck”, then Regular infantry 1, then { play-it }.

campaigns-lesson-orders = Orders
# These orders are suggested when the step begins.
campaigns-lesson-orders-words = Advance sends a force forward, Stand keeps it in its row, and Back pulls it back. Zoraster and the cavalry already have Advance, and the artillery has Stand.
campaigns-lesson-orders-request = Those orders look good. { -Tap } { add }.

campaigns-lesson-secret = What will they do?
campaigns-lesson-secret-words = The Winkies are giving their orders, too. Then the two of you take turns, one force at a time.
campaigns-lesson-secret-request = { -Tap } { ready }.

campaigns-lesson-fire = Open fire!
campaigns-lesson-fire-words = A unit hits if it rolls its strength or less on a ten-sided die. Your artillery fires with strength 4, so it hits on 1 to 4.
campaigns-lesson-fire-request = { -Tap } { next-move }, then the artillery in 1C, then the spears in 4C, then { play-it }.

campaigns-lesson-advance = Step up and fire
campaigns-lesson-advance-words = A hit! Half the spears are gone. Your infantry can only fire at an adjacent space, so Zoraster’s group must step up first.
campaigns-lesson-advance-request = { -Tap } Zoraster’s group, then 3C, then 4C, then { play-it }.

# The roll was a 4 against strength 3; with Good Luck it counts as a 3.
campaigns-lesson-lancers = Lancers!
campaigns-lesson-lancers-words = Good Luck turned a miss into a hit, and the last spears are gone! But the lancers charged your group, and you must lose a unit.
campaigns-lesson-lancers-request = Keep the lucky unit. Choose Regular infantry 2 instead, then { -tap } { play-it }.

# “Blown” cavalry is out of breath.
campaigns-lesson-charge = Charge!
campaigns-lesson-charge-words = Cavalry that moves two spaces to attack is charging, and gets +1 strength. Afterward it’s blown: too winded to fight back. The lancers are blown now, and your own cavalry is fresh!
campaigns-lesson-charge-request = { -Tap } your cavalry, then 3R, then 3C, then { play-it }.

# At the end of the lesson.
campaigns-lesson-farewell = You won your first battle! Most battles last longer, and after each turn you can retreat to save your army. In a campaign, any move into an enemy point can start a battle like this.
