### Die Bilder von RosenKreuz auf der Seite mit den Regeln, jedes eine Stellung aus einer kurzen Partie. Rose gewinnt sie.
###
### Zu jedem Bild: die Unterschrift, und was es zeigt (-shows); das sagt ein Screenreader anstelle des Bildes. Die ersten fünf haben auch einen Titel. Die nach einer Regel heißen (k1 …), stehen unter dieser Regel.

rosenkreuz-picture-move-title = Eine Figur pro Zug
rosenkreuz-picture-move-shows = Eine schwarze Rose auf f2 ist gewählt; f5, drei Felder weiter vorn, ist markiert.
rosenkreuz-picture-move = Rose und Kreuz ziehen abwechselnd. Eine Figur zieht ein Feld weit in eine beliebige Richtung, oder sie springt über eine Kette eigener Figuren: hier von f2 über f3 und f4 nach f5. Vorwärts darfst du immer ziehen, seitwärts und zurück nur, um zu schlagen.
rosenkreuz-picture-major-title = Großer Schlag: Überzahl
rosenkreuz-picture-major-shows = Schwarze Rosen auf f4 und f5, daneben auf g5 ein durchgestrichenes schwarzes Kreuz.
rosenkreuz-picture-major = Figuren einer Farbe, die Seite an Seite stehen, bilden eine Gruppe. Durch den Sprung ist hier eine Gruppe aus zwei schwarzen Rosen und einem schwarzen Kreuz entstanden. Wer in der Gruppe weniger Figuren hat, verliert jede eigene Figur, die Seite an Seite mit einer gegnerischen steht. Bei zwei gegen zwei wäre nichts passiert.
rosenkreuz-picture-minor-title = Kleiner Schlag: ersetzen
rosenkreuz-picture-minor-shows = Eine schwarze Rose landet auf f6, wo ein weißes Kreuz stand.
rosenkreuz-picture-minor = Das weiße Kreuz ist nach f6 gezogen, auf ein schwarzes Feld. Dort darf eine schwarze Rose das Kreuz ersetzen. Auf einem weißen Feld wäre das nicht möglich.
rosenkreuz-picture-attain-title = Weihe: die letzte Reihe
rosenkreuz-picture-attain-shows = Eine Rose hat f8 erreicht, a7 ist durchgestrichen, und ein Pfeil führt von f8 zurück nach e1.
rosenkreuz-picture-attain = Erreichst du mit einer Figur die letzte Reihe, nimmst du eine beliebige gegnerische Figur vom Brett. Danach kehrt deine Figur in deine erste Reihe zurück oder, wenn dort kein Platz ist, in die nächstgelegene Reihe mit Platz. Hier kehrt die Rose nach e1 zurück.
rosenkreuz-picture-victory-title = Rose gewinnt
rosenkreuz-picture-victory-shows = Die letzte Stellung: Kreuz hat noch drei weiße Figuren und keine schwarze.
rosenkreuz-picture-victory = Wer keine schwarzen oder keine weißen Figuren mehr hat, verliert. Rose hat die letzte schwarze Figur von Kreuz genommen. Da helfen auch die drei weißen Figuren nichts mehr.
rosenkreuz-picture-k1-shows = Das Brett nach einem Zug: Eine weiße Rose ist von e2 nach f3 gezogen.
rosenkreuz-picture-k1 = Rose hat angefangen und ist von e2 nach f3 gezogen. Jetzt ist Kreuz dran.
rosenkreuz-picture-k2-shows = Unten vier schwarze und vier weiße Rosen, oben ebenso viele Kreuze.
rosenkreuz-picture-k2 = Eine kleinere Aufstellung: vier schwarze und vier weiße Figuren auf jeder Seite, alle auf Feldern ihrer eigenen Farbe.
rosenkreuz-picture-k3-shows = Schwarze Figuren Seite an Seite auf f4, f5 und g5: zwei Rosen und ein Kreuz.
rosenkreuz-picture-k3 = Die schwarzen Figuren auf f4, f5 und g5 bilden eine Gruppe. Zwei gehören Rose, eine gehört Kreuz, also ist die Gruppe unausgeglichen.
rosenkreuz-picture-k4-shows = Eine Rose auf f2 ist gewählt, und alle Felder, die sie erreichen kann, sind markiert, auch f5.
rosenkreuz-picture-k4 = Auf f3 und f4 stehen Figuren der eigenen Seite, also kann die Rose auf f2 über sie hinweg nach f5 springen.
rosenkreuz-picture-k5-shows = Eine Rose auf e2 ist gewählt, und nur Felder vor ihr sind markiert.
rosenkreuz-picture-k5 = Noch gibt es nichts zu schlagen, also kann die Figur auf e2 nur vorwärts ziehen.
rosenkreuz-picture-k6-shows = Eine schwarze Rose landet auf f6, wo ein weißes Kreuz stand.
rosenkreuz-picture-k6 = Auf f6, einem schwarzen Feld, stand ein weißes Kreuz. Deshalb durfte eine schwarze Rose es ersetzen.
rosenkreuz-picture-k7-shows = Ein durchgestrichenes schwarzes Kreuz auf e5, neben schwarzen Rosen.
rosenkreuz-picture-k7 = Kreuz hat diese Figur neben zwei Rosen gezogen, und sie ist sofort gefallen: zwei gegen eins.
rosenkreuz-picture-k8-shows = Eine Rose hat f8 erreicht, a7 ist durchgestrichen, und ein Pfeil führt von f8 zurück nach e1.
rosenkreuz-picture-k8 = Eine Rose erreicht f8, nimmt die Figur auf a7 und kehrt nach e1 zurück.
rosenkreuz-picture-k9-shows = Die letzte Stellung: Kreuz hat noch drei weiße Figuren und keine schwarze.
rosenkreuz-picture-k9 = Kreuz hat keine schwarzen Figuren mehr, also gewinnt Rose.
