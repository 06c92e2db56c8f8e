### Die Bilder von Ozymandia und Simultaneous Risk auf den Seiten mit den Regeln, jedes eine Stellung aus einer kurzen Partie.
###
### Zu jedem Bild: die Unterschrift, und was es zeigt (-shows); das sagt ein Screenreader anstelle des Bildes. Die ersten fünf jedes Spiels haben auch einen Titel. Die nach einer Regel heißen (z1 …), stehen unter dieser Regel.

## Ozymandia, auf einer Karte mit fünf Inseln: Rot beginnt in Brine und Fern, Blau in Coral und Gull

areas-picture-ozymandia-march-title = Ein geheimer Marsch pro Runde
areas-picture-ozymandia-march-shows = Zwei Pfeile führen aus Brine hinaus: zwei Armeen nach Drake, eine nach Bell City.
areas-picture-ozymandia-march = Beide schreiben ihre Befehle, ohne die des anderen zu sehen. Deine Armeen marschieren aus einem Gebiet in seine Nachbargebiete oder aus Nachbargebieten in ein Gebiet. Hier marschieren rote Armeen aus Brine hinaus. Gestrichelte Linien verbinden Gebiete über das Wasser hinweg.
areas-picture-ozymandia-battle-title = Feinde im selben Gebiet kämpfen
areas-picture-ozymandia-battle-shows = Nach der Schlacht in Drake sind Rots zwei Armeen noch da.
areas-picture-ozymandia-battle = Beide sind nach Drake marschiert, zwei Armeen gegen eine. Wer weniger Armeen hat, verliert alle. Wer mehr hat, verliert so viele, wie der andere hat, abzüglich der Differenz: 1 − (2 − 1) = 0, also verliert Rot nichts.
areas-picture-ozymandia-bomb-title = Bomben fallen zuletzt
areas-picture-ozymandia-bomb-shows = Ein Stern auf Fern: Von den drei roten Armeen dort sind zwei übrig.
areas-picture-ozymandia-bomb = Nach allen Schlachten darf jeder ein Gebiet bombardieren. Auf dieser Karte hast du nur eine Bombe für die ganze Partie. Eine Provinz verliert die Hälfte ihrer Armeen (abgerundet), eine Stadt verliert alle.
areas-picture-ozymandia-border-title = Begegnung an der Grenze
areas-picture-ozymandia-border-shows = Pfeile zwischen Fern und Gull, einer in jede Richtung.
areas-picture-ozymandia-border = Rot geht von Fern nach Gull, Blau von Gull nach Fern. Sie treffen sich unterwegs, eins gegen eins. Niemand überlebt, und niemand kommt an.
areas-picture-ozymandia-victory-title = Rot gewinnt mit drei Städten
areas-picture-ozymandia-victory-shows = Rot hält Bell City, Foam City und Dawn City.
areas-picture-ozymandia-victory = Jede Stadt, die du hältst, bringt pro Runde eine neue Armee. Hältst du genug Städte, gewinnst du. Zu Beginn der vierten Runde hält Rot drei Städte. Auf dieser Karte genügt das, auf der großen brauchst du fünf.
areas-picture-ozymandia-z1-shows = Rot hält Drake, Bell City und Fern. Blau hält Coral und Gull. Alle Städte bis auf eine sind leer.
areas-picture-ozymandia-z1 = Farbige Gebiete gehören jemandem, blasse sind leer.
areas-picture-ozymandia-z2-shows = Eine neue Armee in Brine, zwei Pfeile aus Fern hinaus und ein Stern auf Cliff City.
areas-picture-ozymandia-z2 = Alle drei Dinge in einer Runde: eine neue Armee, ein Marsch aus Fern und eine Bombe.
areas-picture-ozymandia-z3-shows = Ein durchgestrichener Pfeil von Brine nach Drake.
areas-picture-ozymandia-z3 = Rot will vier Armeen aus Brine losschicken, aber dort sind nur drei. Der ganze Marsch ist ungültig.
areas-picture-ozymandia-z4-shows = Pfeile zwischen Fern und Gull, einer in jede Richtung.
areas-picture-ozymandia-z4 = Zwischen Fern und Gull marschiert in jede Richtung eine Armee. Die beiden treffen sich auf dem Wasser.
areas-picture-ozymandia-z5-shows = Zwei rote Armeen und eine blaue, nebeneinander in Drake.
areas-picture-ozymandia-z5 = Beide haben Drake erreicht, und jetzt kämpfen sie dort.
areas-picture-ozymandia-z6-shows = Nach der Schlacht in Drake sind Rots zwei Armeen noch da.
areas-picture-ozymandia-z6 = Zwei Armeen gegen eine: Rot verliert 1 − (2 − 1) = 0 und behält beide.
areas-picture-ozymandia-z7-shows = Ein Stern auf Fern, wo noch zwei rote Armeen stehen.
areas-picture-ozymandia-z7 = Ganz zuletzt fällt Blaus Bombe auf Fern.
areas-picture-ozymandia-z8-shows = Eine neue Armee in Bell City und eine in Foam City.
areas-picture-ozymandia-z8 = Zu Beginn der Runde hält Rot zwei Städte. Rot setzt nichts ein, also erscheint jede neue Armee in ihrer Stadt.
areas-picture-ozymandia-z9-shows = Rots Armee aus Fern und Blaus Armee aus Gull haben sich getroffen, und keine ist angekommen.
areas-picture-ozymandia-z9 = Eine Armee kämpft gegen eine andere. Weil niemand eine Grenze hält, überlebt keine von beiden.
areas-picture-ozymandia-z10-shows = Ein Stern auf Fern: Von den drei roten Armeen dort sind zwei übrig.
areas-picture-ozymandia-z10 = Eine Provinz verliert die Hälfte ihrer Armeen (abgerundet): Von drei bleiben zwei. Eine Stadt würde alle drei verlieren.
areas-picture-ozymandia-z11-shows = Rot hält Bell City, Foam City und Dawn City.
areas-picture-ozymandia-z11 = Auf dieser kleinen Karte genügen drei Städte zum Sieg, und Rot hat drei.
areas-picture-ozymandia-z12-shows = Je drei rote Armeen in Brine und Fern, je drei blaue in Coral und Gull.
areas-picture-ozymandia-z12 = Eine kleinere Aufstellung: Beide beginnen in zwei Provinzen mit je drei Armeen.
areas-picture-ozymandia-z13-shows = Brine ist gewählt; Bell City, Fern, Drake und Coral sind markiert.
areas-picture-ozymandia-z13 = Die Nachbarn von Brine sind markiert: die Stadt dieser Provinz und die Gebiete, die mit Brine durch gestrichelte Linien verbunden sind.

## Simultaneous Risk, auf einer Karte mit drei Inseln

areas-picture-risk-setup-title = Zuerst die Aufstellung
areas-picture-risk-setup-shows = Heron und Lead sind besetzt; die Länder für weitere Armeen sind markiert.
areas-picture-risk-setup = Ihr setzt abwechselnd Armeen in leere oder eigene Länder, und noch ist nichts geheim. Hier setzt ihr immer fünf auf einmal, auf der Weltkarte meist nur eine. Dort könnt ihr auch alle Armeen zufällig verteilen lassen.
areas-picture-risk-turn-title = Drei Dinge pro Runde
areas-picture-risk-turn-shows = Neue Armeen in Heron, drei Pfeile aus Finch hinaus und ein Stern auf Lead.
areas-picture-risk-turn = Setze deine neuen Armeen ein. Lass Armeen aus einem Land oder in ein Land marschieren. Bombardiere ein Land, wenn du willst. Beide schreiben ihre Befehle heimlich, und dann geschieht alles auf einmal.
areas-picture-risk-bomb-title = Bomben fallen zuletzt
areas-picture-risk-bomb-shows = Ein Stern auf Lead, wo von siebzehn Armeen neun übrig sind.
areas-picture-risk-bomb = Mit den drei neuen Armeen und den vier aus Jade standen siebzehn in Lead. Die Bombe fällt nach allen Märschen und Schlachten und zerstört die Hälfte der Armeen (abgerundet).
areas-picture-risk-island-title = Ganze Inseln bringen mehr
areas-picture-risk-island-shows = Rot hält Egret, Finch, Gannet und Heron. Das ist ganz The Roosts.
areas-picture-risk-island = Jede Runde bekommst du für je drei deiner Länder eine neue Armee, mindestens aber drei Armeen. Rot hält jetzt ganz The Roosts, und das bringt vier weitere, zusammen also sieben.
areas-picture-risk-victory-title = Rot gewinnt die letzte Schlacht
areas-picture-risk-victory-shows = Nach der Schlacht in Lead sind nur noch Rots Armeen übrig.
areas-picture-risk-victory = Dreizehn Armeen treffen auf zwölf. Wer weniger Armeen hat, verliert alle. Wer mehr hat, verliert so viele, wie der andere hat, abzüglich der Differenz: 12 − (13 − 12) = 11. Zwei bleiben übrig. Die zwölf waren Blaus letzte Armeen, also gewinnt Rot.
areas-picture-risk-z1-shows = Rot hält Finch und Heron. Blau hält Jade und Lead. Der Rest ist leer.
areas-picture-risk-z1 = Farbige Länder gehören jemandem, blasse sind leer.
areas-picture-risk-z2-shows = Neue Armeen in Heron, drei Pfeile aus Finch hinaus und ein Stern auf Lead.
areas-picture-risk-z2 = Alle drei Dinge in einer Runde: neue Armeen, ein Marsch aus Finch und eine Bombe.
areas-picture-risk-z3-shows = Ein durchgestrichener Pfeil von Heron nach Lead.
areas-picture-risk-z3 = Rot will vierzehn Armeen aus Heron losschicken, aber auch mit den drei neuen sind dort nur dreizehn. Der ganze Marsch ist ungültig.
areas-picture-risk-z4-shows = Pfeile zwischen Finch und Jade, einer in jede Richtung.
areas-picture-risk-z4 = Zwischen Finch und Jade marschiert in jede Richtung eine Armee. Die beiden treffen sich auf dem Wasser.
areas-picture-risk-z5-shows = Dreizehn rote und zwölf blaue Armeen, nebeneinander in Lead.
areas-picture-risk-z5 = Beide haben Armeen in Lead, und jetzt kämpfen sie dort.
areas-picture-risk-z6-shows = Nach der Schlacht in Lead sind zwei rote Armeen übrig.
areas-picture-risk-z6 = Dreizehn Armeen gegen zwölf: Rot verliert 12 − (13 − 12) = 11 und behält zwei.
areas-picture-risk-z7-shows = Ein Stern auf Lead, wo noch neun blaue Armeen stehen.
areas-picture-risk-z7 = Ganz zuletzt fällt Rots Bombe auf Lead.
areas-picture-risk-z11-shows = Auf der Karte sind nur noch Rots Armeen.
areas-picture-risk-z11 = Rot hat in zwei Runden gewonnen. Hätte niemand gewonnen, hätte die Partie nach Runde 40 unentschieden geendet.
areas-picture-risk-z14-shows = Sieben neue Armeen in Heron und drei in Lead.
areas-picture-risk-z14 = Rot bekommt drei Armeen, das Minimum, und dazu vier für The Roosts. Blau hält nur Lead und bekommt drei.
areas-picture-risk-z15-shows = Fünf rote Armeen in Heron und fünf blaue in Lead.
areas-picture-risk-z15 = Eine kleinere Aufstellung, fünf Armeen auf einmal: Rot und Blau haben je fünf eingesetzt.
areas-picture-risk-z16-shows = Rots Armee aus Finch und Blaus Armee aus Jade haben sich getroffen, und keine ist angekommen.
areas-picture-risk-z16 = Eins gegen eins: Niemand überlebt. Innerhalb eines Landes wäre es genauso.
areas-picture-risk-z17-shows = Ein Stern auf Lead: Von siebzehn blauen Armeen sind neun übrig.
areas-picture-risk-z17 = Die Hälfte von siebzehn, abgerundet, ist acht. So viele zerstört die Bombe, und neun bleiben übrig.
areas-picture-risk-z18-shows = Auf der Karte sind nur noch Rots Armeen.
areas-picture-risk-z18 = Blau hat keine Armeen mehr.
