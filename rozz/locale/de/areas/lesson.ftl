### Die Lektionen von Ozymandia und Simultaneous Risk, Schritt für Schritt.
###
### Jeder Schritt hat einen Titel, einen Gedanken, und eine Bitte, die auf -do endet: was als Nächstes zu tippen ist. Du bist Rot,
### der Gegner ist Blau. Titel haben auf dem Telefon Platz für 17 Buchstaben.
###
### Wörter dieser Spiele: army Armee · area Gebiet · territory Land · province Provinz · city Stadt · movement Marsch
###   place einsetzen · bombard bombardieren · bomb Bombe · battle Schlacht · hold halten, besitzen · void ungültig

# Die vier Dinge, die man in einem Gebiet wählen kann: genau wie auf den Tasten.
-areas-choice-new = Neue Armeen
-areas-choice-out = Aus einem Gebiet marschieren
-areas-choice-into = In ein Gebiet marschieren
-areas-choice-out-of-territory = Aus einem Land marschieren
-areas-choice-into-territory = In ein Land marschieren
-areas-choice-bombard = Bombardieren

## Ozymandia, auf einer Karte mit fünf Inseln. BC, CC und DC sind die Kürzel der Städte auf der Karte.

areas-lesson-ozymandia-title = Ozymandia lernen
areas-lesson-ozymandia-cities-title = Es geht um Städte
areas-lesson-ozymandia-cities = Du bist Rot und hast je drei Armeen in Brine und Fern. Jede Insel hat eine Stadt. Hältst du zu Beginn einer Runde drei Städte, gewinnst du.
areas-lesson-ozymandia-cities-do = { -Tippe-auf } Brine.
areas-lesson-ozymandia-moving-title = Ein Marsch
areas-lesson-ozymandia-moving = Einmal pro Runde darfst du Armeen aus einem Gebiet in ein oder mehrere Nachbargebiete schicken. Eine Armee genügt, um eine leere Stadt zu besetzen.
areas-lesson-ozymandia-moving-do = { -Tippe-auf } Brine, Drake und Bell City (BC). Zwei Armeen gehen nach Drake, eine nach BC. { -Tippe-auf } „{ add }“.
areas-lesson-ozymandia-together-title = Beide zugleich
areas-lesson-ozymandia-together = Auch Blau schreibt gerade Befehle. Keiner sieht die Befehle des anderen, bis beide fertig sind. Dann geschieht alles auf einmal.
areas-lesson-ozymandia-together-do = { -Tippe-auf } „{ ready }“.
areas-lesson-ozymandia-watching-title = Was geschieht?
areas-lesson-ozymandia-watching = Blau verlässt Coral mit zwei Armeen: Eine nimmt Cliff City (CC), die andere trifft in Drake auf deine zwei. Bei 2 gegen 1 verlierst du nichts.
areas-lesson-ozymandia-watching-do = { -Tippe-auf } „{ play }“ (▶), oder geh Schritt für Schritt bis zum Ende.
areas-lesson-ozymandia-new-title = Neue Armeen
areas-lesson-ozymandia-new = Jede deiner Städte bringt dir pro Runde eine neue Armee. Setze sie in der Stadt oder in deren Provinz ein. Sie darf sofort marschieren.
areas-lesson-ozymandia-new-do = { -Tippe-auf } „{ next-turn }“, { -dann-auf } Brine, „{ -areas-choice-new }“ und „{ add }“.
areas-lesson-ozymandia-gathering-title = Von allen Seiten
areas-lesson-ozymandia-gathering = Du kannst auch aus mehreren Nachbargebieten in ein Gebiet marschieren. Vielleicht will Blau noch einmal nach Drake, also schick deine Armeen dorthin.
areas-lesson-ozymandia-gathering-do = { -Tippe-auf } Drake, „{ -areas-choice-into }“, Fern, Brine und „{ add }“.
areas-lesson-ozymandia-battle-title = Ganz ohne Glück
areas-lesson-ozymandia-battle = Wer weniger Armeen hat, verliert immer alle. Wer mehr hat, verliert so viele, wie der andere hat, abzüglich der Differenz: Bei 6 gegen 4 verlierst du 4 − 2 = 2.
areas-lesson-ozymandia-battle-do = { -Tippe-auf } „{ ready }“, { -dann-auf } „{ play }“ (▶), oder geh Schritt für Schritt bis zum Ende.
areas-lesson-ozymandia-bomb-title = Nur eine Bombe
areas-lesson-ozymandia-bomb = Blau ist mit vier Armeen gekommen, und von deinen sechs sind vier übrig. Jetzt wirf deine einzige Bombe: In einer Stadt zerstört sie alle Armeen, in einer Provinz nur die Hälfte.
areas-lesson-ozymandia-bomb-do = { -Tippe-auf } „{ next-turn }“, { -dann-auf } Cliff City (CC), „{ -areas-choice-bombard }“ und „{ add }“.
areas-lesson-ozymandia-waiting-title = Bomben fallen zuletzt
areas-lesson-ozymandia-waiting = Deine Bombe fällt nach allen Schlachten und würde auch deine Armeen treffen. Nimm Cliff City also erst in der nächsten Runde. Rück vorerst nach Coral vor und nimm Dawn City (DC).
areas-lesson-ozymandia-waiting-do = { -Tippe-auf } Drake, { -dann-auf } Coral, Dawn City (DC) und „{ add }“.
areas-lesson-ozymandia-unplaced-title = Nicht eingesetzt
areas-lesson-ozymandia-unplaced = Auch Bell City bringt in dieser Runde eine neue Armee. Wenn du sie nicht einsetzt, erscheint sie in der Stadt.
areas-lesson-ozymandia-unplaced-do = { -Tippe-auf } „{ ready }“, { -dann-auf } „{ play }“ (▶), oder geh Schritt für Schritt bis zum Ende.
areas-lesson-ozymandia-third-title = Die dritte Stadt
areas-lesson-ozymandia-third = Cliff City ist leer, aber Blaus letzte Armee ist an dir vorbei nach Brine geschlüpft. Schick eine deiner zwei Armeen aus Coral in die leere Stadt. Die andere bleibt in Coral.
areas-lesson-ozymandia-third-do = { -Tippe-auf } „{ next-turn }“, Coral und Cliff City (CC). Stell die Zahl auf 1, und { -tippe-auf } „{ add }“.
areas-lesson-ozymandia-guarding-title = Zu Hause sicher
areas-lesson-ozymandia-guarding = Und wenn Blau Bell City angreift? Dort stehen dann drei deiner Armeen: Bei 3 gegen 1 verlierst du nichts.
areas-lesson-ozymandia-guarding-do = { -Tippe-auf } „{ ready }“.
areas-lesson-ozymandia-ending-title = Drei Städte
areas-lesson-ozymandia-ending = Diese Runde läuft noch. Wenn die nächste beginnt, hältst du drei Städte.
areas-lesson-ozymandia-ending-do = { -Tippe-auf } „{ play }“ (▶), oder geh Schritt für Schritt bis zum Ende.
areas-lesson-ozymandia-farewell = Bell City, Dawn City und Cliff City gehören dir! Die große Karte hat neun Städte: Halte fünf davon, um zu gewinnen, und nutze deine drei Bomben gut. Noch etwas: Armeen, die einander an einer Grenze entgegenkommen, kämpfen dort, noch bevor sie ankommen.

## Simultaneous Risk, auf einer Karte mit drei Inseln. The Roosts ist die Insel links.

areas-lesson-risk-title = Simultaneous Risk lernen
areas-lesson-risk-setup-title = Die letzte Armee
areas-lesson-risk-setup = Du bist Rot und gewinnst, wenn Blau keine Armeen mehr hat. Zuerst setzt ihr abwechselnd Armeen in leere oder eigene Länder.
areas-lesson-risk-setup-do = { -Tippe-auf } Finch, auf der linken Insel.
areas-lesson-risk-island-title = Eine ganze Insel
areas-lesson-risk-island = Du kannst vier Armeen einsetzen. Wer alle Länder einer Insel hält, bekommt jede Runde zusätzliche Armeen. Hol dir also ganz The Roosts.
areas-lesson-risk-island-do = { -Tippe-auf } Egret, Gannet und Heron, { -dann-auf } „{ play-it }“.
areas-lesson-risk-new-title = Neue Armeen
areas-lesson-risk-new = Jede Runde bekommst du für je drei deiner Länder eine neue Armee, mindestens aber drei Armeen. The Roosts bringt vier weitere, das macht sieben.
areas-lesson-risk-new-do = { -Tippe-auf } Finch, { -dann-auf } „{ -areas-choice-new }“ und „{ add }“.
areas-lesson-risk-moving-title = Ein Marsch
areas-lesson-risk-moving = Einmal pro Runde darfst du Armeen aus einem Land in ein oder mehrere Nachbarländer schicken. Lass eine Armee in Finch, damit du ganz The Roosts behältst.
areas-lesson-risk-moving-do = { -Tippe-auf } Finch, { -dann-auf } Jade. Stell die Zahl auf 7, und { -tippe-auf } „{ add }“.
areas-lesson-risk-bomb-title = Nur eine Bombe
areas-lesson-risk-bomb = Du hast eine einzige Bombe für die ganze Partie. Sie fällt nach allen Schlachten und zerstört die Hälfte der Armeen in einem Land.
areas-lesson-risk-bomb-do = { -Tippe-auf } Lead, { -dann-auf } „{ -areas-choice-bombard }“ und „{ add }“.
areas-lesson-risk-together-title = Beide zugleich
areas-lesson-risk-together = Auch Blau schreibt gerade Befehle. Keiner sieht die Befehle des anderen, bis beide fertig sind. Dann geschieht alles auf einmal.
areas-lesson-risk-together-do = { -Tippe-auf } „{ ready }“.
areas-lesson-risk-watching-title = Was geschieht?
areas-lesson-risk-watching = Blau schickt eine Armee von Jade nach Finch, und sie trifft an der Grenze auf deine sieben. Ganz am Schluss zerstört deine Bombe die Hälfte von Blaus sechs Armeen in Lead.
areas-lesson-risk-watching-do = { -Tippe-auf } „{ play }“ (▶), oder geh Schritt für Schritt bis zum Ende.
areas-lesson-risk-sums-title = Erst rechnen
areas-lesson-risk-sums = Blau hat drei Armeen in Lead und bekommt drei dazu, also rechne mit sechs. Wer mehr Armeen hat, verliert so viele, wie der andere hat, abzüglich der Differenz: Bei 8 gegen 6 verlierst du 6 − 2 = 4.
areas-lesson-risk-sums-do = { -Tippe-auf } „{ next-turn }“, { -dann-auf } Heron, „{ -areas-choice-new }“ und „{ add }“.
areas-lesson-risk-gathering-title = Von allen Seiten
areas-lesson-risk-gathering = Du kannst auch aus mehreren Nachbarländern in ein Land marschieren. Bei 15 gegen 6 verlierst du nichts und gewinnst den Krieg. Heron darf also leer bleiben.
areas-lesson-risk-gathering-do = { -Tippe-auf } Lead, „{ -areas-choice-into-territory }“, Heron, Jade und „{ add }“.
areas-lesson-risk-equal-title = Die letzte Schlacht
areas-lesson-risk-equal = Vorsicht, wenn beide Seiten gleich stark sind: Dann vernichten sie einander, und niemand überlebt.
areas-lesson-risk-equal-do = { -Tippe-auf } „{ ready }“.
areas-lesson-risk-ending-title = Alle zusammen
areas-lesson-risk-ending = Deine acht Armeen aus Heron und deine sieben aus Jade erreichen Lead gleichzeitig und kämpfen gemeinsam.
areas-lesson-risk-ending-do = { -Tippe-auf } „{ play }“ (▶), oder geh Schritt für Schritt bis zum Ende.
areas-lesson-risk-farewell = Blau hat keine Armeen mehr! Wenn du gegen echte Gegner spielst, frag dich in jeder Runde: Wo könnten sie zuschlagen, und was würden sie dort vorfinden?
