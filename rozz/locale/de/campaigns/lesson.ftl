### Die Lektion von Campaigns of Ozz: eine Schlacht auf dem Schlachtbrett. Jeder Schritt hat einen Titel, worum es geht, und was zu tun ist.
###
### Was ein Schritt nennt, muss auf dem Bildschirm stehen: Tasten, Namen von Figuren und Wahlmöglichkeiten heißen hier genauso.

campaigns-lesson = Deine erste Schlacht
campaigns-lesson-army = Deine Armee
campaigns-lesson-army-words = Du spielst die Munchkins, und die Reihen 1 und 2 gehören dir. Artillerie schießt drei Felder weit, also lass sie hinter deiner Infanterie stehen.
campaigns-lesson-army-request = Die Gruppe Zoraster steht in 2C schon richtig, und die Artillerie in 1C auch. { -Tippe-auf } die Kürassiere in 2L, { -dann-auf } 2R, { -dann-auf } „{ add }“.
campaigns-lesson-ready = Heimlich aufstellen
campaigns-lesson-ready-words = Auch die Winkies stellen ihre Armee auf. Sobald ihr beide fertig seid, sieht jeder die Armee des anderen.
campaigns-lesson-ready-request = { -Tippe-auf } „{ ready }“.
campaigns-lesson-magic = Etwas Magie
campaigns-lesson-magic-words = In einer Schlacht sind niedrige Würfe die besten. Zorasters Zauber „Glück“ verringert jeden Angriffswurf einer Einheit deiner Wahl um 1.
campaigns-lesson-magic-request = { -Tippe-auf } „{ next-move }“, { -dann-auf } „Zoraster zaubert Glück“, { -dann-auf } Linieninfanterie 1, { -dann-auf } „{ play-it }“.
campaigns-lesson-orders = Aufträge

# Diese Aufträge sind vorgeschlagen, wenn der Schritt beginnt.
campaigns-lesson-orders-words = Mit „Vorrücken“ zieht ein Verband nach vorn, mit „Halten“ bleibt er in seiner Reihe, und mit „Zurück“ geht er zurück. Zoraster und die Kürassiere haben schon den Auftrag „Vorrücken“, die Artillerie hat „Halten“.
campaigns-lesson-orders-request = Diese Aufträge sind gut so. { -Tippe-auf } „{ add }“.
campaigns-lesson-secret = Was plant der Feind?
campaigns-lesson-secret-words = Auch die Winkies geben ihren Verbänden Aufträge. Dann handelt ihr abwechselnd mit je einem Verband.
campaigns-lesson-secret-request = { -Tippe-auf } „{ ready }“.
campaigns-lesson-fire = Feuer frei!
campaigns-lesson-fire-words = Eine Einheit trifft, wenn sie mit einem zehnseitigen Würfel höchstens ihre Stärke würfelt. Deine Artillerie schießt mit Stärke 4, trifft also bei einem Wurf von 1 bis 4.
campaigns-lesson-fire-request = { -Tippe-auf } „{ next-move }“, { -dann-auf } die Artillerie in 1C, { -dann-auf } die Speerträger in 4C, { -dann-auf } „{ play-it }“.
campaigns-lesson-advance = Vorrücken und schießen
campaigns-lesson-advance-words = Treffer! Die Hälfte der Speerträger ist weg. Deine Infanterie kann nur auf ein angrenzendes Feld schießen, deshalb muss die Gruppe Zoraster zuerst vorrücken.
campaigns-lesson-advance-request = { -Tippe-auf } die Gruppe Zoraster, { -dann-auf } 3C, { -dann-auf } 4C, { -dann-auf } „{ play-it }“.

# Gewürfelt wurde eine 4 gegen Stärke 3; mit „Glück“ zählt sie als 3.
campaigns-lesson-lancers = Lanzenreiter!
campaigns-lesson-lancers-words = Dank „Glück“ wird aus einem Fehlschuss ein Treffer, und die letzten Speerträger sind weg! Aber dann reiten die Lanzenreiter eine Attacke auf deine Gruppe, und du verlierst eine Einheit.
campaigns-lesson-lancers-request = Behalte die Einheit mit dem Zauber „Glück“: Opfere Linieninfanterie 2, und { -tippe-auf } „{ play-it }“.

# „Außer Atem“ ist Kavallerie nach einer Attacke.
campaigns-lesson-charge = Attacke!
campaigns-lesson-charge-words = Bei einer Attacke zieht Kavallerie zwei Felder weit, um anzugreifen, und bekommt +1 Stärke. Danach ist sie außer Atem und kann nicht zurückschlagen. Die Lanzenreiter sind jetzt außer Atem, aber deine Kürassiere sind noch frisch!
campaigns-lesson-charge-request = { -Tippe-auf } deine Kürassiere, { -dann-auf } 3R, { -dann-auf } 3C, { -dann-auf } „{ play-it }“.

# Am Ende der Lektion.
campaigns-lesson-farewell = Du hast deine erste Schlacht gewonnen! Die meisten Schlachten dauern länger, und nach jeder Runde kannst du dich zurückziehen, um deine Armee zu retten. In einem Feldzug kann jeder Marsch in einen feindlichen Ort zu einer solchen Schlacht führen.
