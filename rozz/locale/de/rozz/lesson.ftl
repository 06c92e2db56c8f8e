### Die Lektion von Rozz: ein Krieg in vier Runden. Jeder Schritt hat einen Titel, ein oder zwei Sätze, und was zu tun ist.
### Was ein Schritt sagt, muss auf dem Bildschirm stehen: Knöpfe wie „SRNUKE kaufen“ heißen hier genauso.

rozz-lesson = Rozz lernen
rozz-lesson-home = Dein Hauptquartier
rozz-lesson-home-words = Du bist Rot, und dein Hauptquartier ist in Drift. Du gewinnst, wenn du in Blaus Hauptquartier in Vess einmarschierst. Goldene Punkte markieren es.
rozz-lesson-home-request = { -Tippe-auf } Drift.
rozz-lesson-buy = Eine Rakete kaufen
rozz-lesson-buy-words = Dein Hauptquartier gibt dir jede Runde 5 $ und zwei Befehle. Kaufen kannst du in jedem Feld, das dir gehört. Alles Gekaufte ist sofort da.
rozz-lesson-buy-request = { -Tippe-auf } D3, { -dann-auf } „SRNUKE kaufen“ (eine Kurzstreckenrakete), { -dann-auf } „{ add }“.
rozz-lesson-move = Panzer marsch!
rozz-lesson-move-words = Dein Panzer (ARMOR) zieht pro Runde ein Feld weit. Gegen Infanterie gewinnt er ohne Verluste.
rozz-lesson-move-request = { -Tippe-auf } Drift, { -dann-auf } „ARMOR ziehen“, { -dann-auf } das markierte Feld D3, { -dann-auf } „{ add }“.
rozz-lesson-ready = Fertig?
rozz-lesson-ready-words = Beide Befehle stehen in deiner Liste. Außer dir sieht niemand die Befehle, bis alle fertig sind. Dann geschieht alles auf einmal.
rozz-lesson-ready-request = { -Tippe-auf } „{ ready }“.
rozz-lesson-watch = Die Runde ansehen
rozz-lesson-watch-words = Jetzt siehst du Schritt für Schritt, was geschehen ist.
rozz-lesson-watch-request = { -Tippe-auf } „{ play }“ { -oder-auf } die Pfeile, bis du beim letzten Schritt bist.
rozz-lesson-onward = Die nächste Runde
rozz-lesson-onward-words = Deine Rakete und dein Panzer sind in D3. Auf zur nächsten Runde!
rozz-lesson-onward-request = { -Tippe-auf } „{ next-turn }“.
rozz-lesson-carry = Rakete mitnehmen
rozz-lesson-carry-words = Eine Rakete kann nicht allein ziehen, deshalb tragen deine Truppen sie. V1 ist direkt neben Blaus Hauptquartier.
rozz-lesson-carry-request = { -Tippe-auf } D3, { -dann-auf } „INF ziehen“, stell „SRNUKE mitnehmen“ auf 1, { -tippe-auf } V1, { -dann-auf } „{ add }“.
rozz-lesson-attack = Angriff!
rozz-lesson-attack-words = In V6 stehen zwei blaue Infanterien. Schick deinen Panzer hinein: Feinde im selben Feld kämpfen gegeneinander.
rozz-lesson-attack-request = { -Tippe-auf } D3, { -dann-auf } „ARMOR ziehen“, { -dann-auf } V6, { -dann-auf } „{ add }“.
rozz-lesson-fight = Der Kampf
rozz-lesson-fight-words = Im Kampf spielt Glück keine Rolle. Du kannst das Ergebnis immer vorher ausrechnen.
rozz-lesson-fight-request = { -Tippe-auf } „{ ready }“, { -dann-auf } „{ play }“ { -oder-auf } die Pfeile, bis du beim letzten Schritt bist.
rozz-lesson-strike = Rakete starten
rozz-lesson-strike-words = Drei Infanterien und ein Panzer bewachen Vess. Deine Rakete zerstört sie alle. Nur das Hauptquartier bleibt stehen.
rozz-lesson-strike-request = { -Tippe-auf } „{ next-turn }“, { -dann-auf } V1, „Mit SRNUKE angreifen“ und Vess, { -dann-auf } „{ add }“.

# Einer von zwei Befehlen ist gegeben; die Seite fragt, ob das alles ist.
rozz-lesson-wait = Ein Befehl genügt
rozz-lesson-wait-words = Angriffe kommen nach den Zügen. Ziehen deine Truppen schon jetzt nach Vess, trifft die Rakete auch sie. Lass den zweiten Befehl also ungenutzt.
rozz-lesson-wait-request = { -Tippe-auf } „{ ready }“. Wenn die Seite nach dem zweiten Befehl fragt, { -tippe-auf } „{ hand-in }“. Sieh dir die Runde bis zum letzten Schritt an.
rozz-lesson-march = Der Weg ist frei
rozz-lesson-march-words = Niemand bewacht Vess mehr. Zieh mit deiner Infanterie hinein, und Blaus Hauptquartier gehört dir.
rozz-lesson-march-request = { -Tippe-auf } „{ next-turn }“, { -dann-auf } V1, „INF ziehen“ und Vess, { -dann-auf } „{ add }“.
rozz-lesson-win = Der Sieg
rozz-lesson-win-words = Mit diesem Zug gewinnst du die Partie.
rozz-lesson-win-request = { -Tippe-auf } „{ ready }“. Wenn die Seite nach dem zweiten Befehl fragt, { -tippe-auf } „{ hand-in }“. Sieh dir die Runde bis zum letzten Schritt an.

# Am Ende der Lektion.
rozz-lesson-farewell = Du hast Blaus Hauptquartier erobert! Auch echte Gegner planen im Geheimen. Frag dich also immer, was sie vorhaben.
