### Campaigns of Ozz: the names of units, leaders, kinds, orders and spells.

## Units. $number tells units of a kind apart: “Spears 2”

campaigns-name-unit-mreg = Regular infantry { $number }
campaigns-name-unit-mlwr = Landwehr { $number }
campaigns-name-unit-mgrd = Zoraster’s Guard { $number }
campaigns-name-unit-mcav = Heavy cavalry { $number }
campaigns-name-unit-mlgt = Light artillery { $number }
campaigns-name-unit-mmed = Medium artillery { $number }
campaigns-name-unit-mbal = Balloon { $number }
campaigns-name-unit-qreg = Central infantry { $number }
campaigns-name-unit-qpro = Southern provincials { $number }
campaigns-name-unit-qgrn = Glenda’s Grenadiers { $number }
campaigns-name-unit-qcav = Cavalry { $number }
campaigns-name-unit-qlgt = Light artillery { $number }
campaigns-name-unit-qmed = Medium artillery { $number }
campaigns-name-unit-wreg = Spears { $number }
campaigns-name-unit-wmrk = Marksmen { $number }
campaigns-name-unit-wzil = Zilk lancers { $number }
campaigns-name-unit-wbor = Boar riders { $number }
campaigns-name-unit-wmed = Medium artillery { $number }
campaigns-name-unit-wske = National skeletons { $number }
campaigns-name-unit-greg = Bowmen { $number }
campaigns-name-unit-gmus = Musketeers { $number }
campaigns-name-unit-ggoa = Goat riders { $number }
campaigns-name-unit-gber = Dire Bears { $number }
campaigns-name-unit-glgt = Light artillery { $number }
campaigns-name-unit-gmed = Medium artillery { $number }
campaigns-name-unit-xwlf = Dire Wolves { $number }
campaigns-name-unit-xape = Winged Apes { $number }
campaigns-name-unit-xpmp = Great Pumpkin Heads { $number }
campaigns-name-unit-xgia = Albine Giants { $number }
campaigns-name-unit-xske = Skeletons { $number }

# Troops that belong to a fortress.
campaigns-name-unit-freg = Fortress infantry { $number }
campaigns-name-unit-fmed = Fortress guns { $number }

# “First” stands by itself or at the beginning of a sentence, the others within a sentence.
campaigns-name-bell-first = The Bell
campaigns-name-bell = the Bell
campaigns-name-garrison-first = The garrison
campaigns-name-garrison = the garrison

# In the narrow line above a counter on the battleboard. Players must recognize the full names from above.
campaigns-name-short-bell = Bell
campaigns-name-short-garrison = garrison
campaigns-name-short-mreg = Infantry { $number }
campaigns-name-short-mlwr = Landwehr { $number }
campaigns-name-short-mgrd = Guard { $number }
campaigns-name-short-mcav = Cavalry { $number }
campaigns-name-short-mlgt = Light art. { $number }
campaigns-name-short-mmed = Med. art. { $number }
campaigns-name-short-mbal = Balloon { $number }
campaigns-name-short-qreg = Infantry { $number }
campaigns-name-short-qpro = Provincials { $number }
campaigns-name-short-qgrn = Grenadiers { $number }
campaigns-name-short-qcav = Cavalry { $number }
campaigns-name-short-qlgt = Light art. { $number }
campaigns-name-short-qmed = Med. art. { $number }
campaigns-name-short-wreg = Spears { $number }
campaigns-name-short-wmrk = Marksmen { $number }
campaigns-name-short-wzil = Lancers { $number }
campaigns-name-short-wbor = Boar riders { $number }
campaigns-name-short-wmed = Med. art. { $number }
campaigns-name-short-wske = Skeletons { $number }
campaigns-name-short-greg = Bowmen { $number }
campaigns-name-short-gmus = Musketeers { $number }
campaigns-name-short-ggoa = Goat riders { $number }
campaigns-name-short-gber = Bears { $number }
campaigns-name-short-glgt = Light art. { $number }
campaigns-name-short-gmed = Med. art. { $number }
campaigns-name-short-xwlf = Wolves { $number }
campaigns-name-short-xape = Apes { $number }
campaigns-name-short-xpmp = Pumpkins { $number }
campaigns-name-short-xgia = Giants { $number }
campaigns-name-short-xske = Skeletons { $number }

## Leaders. All others have names like “Zoraster”, which stay as they are

campaigns-name-witch = Witch { $number }

## Who goes together

campaigns-name-group = { $leader }’s group

# $units is a list: “Zoraster’s group (Regular infantry 1 and Heavy cavalry 1)”.
campaigns-name-group-of = { $leader }’s group ({ $units })
campaigns-name-with-bell = { $unit } with the Bell

# Players who are allies. $name is the first, $allies a list of the others.
campaigns-name-allies = { $name } with { $allies }

## Kinds of units, without a number: on cards and in tables, and in a list such as “You can hire Dire Wolves”

campaigns-name-kind-mreg = Regular infantry
campaigns-name-kind-mlwr = Landwehr
campaigns-name-kind-mgrd = Zoraster’s Guard
campaigns-name-kind-mcav = Heavy cavalry
campaigns-name-kind-mlgt = Light artillery
campaigns-name-kind-mmed = Medium artillery
campaigns-name-kind-mbal = Balloon
campaigns-name-kind-qreg = Central infantry
campaigns-name-kind-qpro = Southern provincials
campaigns-name-kind-qgrn = Glenda’s Grenadiers
campaigns-name-kind-qcav = Cavalry
campaigns-name-kind-qlgt = Light artillery
campaigns-name-kind-qmed = Medium artillery
campaigns-name-kind-wreg = Spears
campaigns-name-kind-wmrk = Marksmen
campaigns-name-kind-wzil = Zilk lancers
campaigns-name-kind-wbor = Boar riders
campaigns-name-kind-wmed = Medium artillery
campaigns-name-kind-wske = National skeletons
campaigns-name-kind-greg = Bowmen
campaigns-name-kind-gmus = Musketeers
campaigns-name-kind-ggoa = Goat riders
campaigns-name-kind-gber = Dire Bears
campaigns-name-kind-glgt = Light artillery
campaigns-name-kind-gmed = Medium artillery
campaigns-name-kind-xwlf = Dire Wolves
campaigns-name-kind-xape = Winged Apes
campaigns-name-kind-xpmp = Great Pumpkin Heads
campaigns-name-kind-xgia = Albine Giants
campaigns-name-kind-xske = Skeletons
campaigns-name-kind-witch = a witch

## Orders: Advance, Stand and Back are the rules’ own words

campaigns-name-order =
    { $order ->
        [A] Advance
        [S] Stand
       *[B] Back
    }

## Spells

campaigns-name-spell-good-luck = Good Luck
campaigns-name-spell-poor-luck = Poor Luck
campaigns-name-spell-poppies = Poppies
campaigns-name-spell-confusion = Confusion
campaigns-name-spell-fleet-feet = Fleet Feet
campaigns-name-spell-transport = Transport
campaigns-name-spell-fireball = Fireball
campaigns-name-spell-healing = Healing
campaigns-name-spell-uncanny-marksmanship = Uncanny Marksmanship
campaigns-name-spell-phantom-allies = Phantom Allies
