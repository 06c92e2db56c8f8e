### Die Bilder von Rozz auf der Seite mit den Regeln, jedes eine Stellung aus einer kurzen Partie. Rot gewinnt sie.
###
### Zu jedem Bild: was es zeigt (shows), das sagt ein Screenreader anstelle des Bildes, und die Unterschrift (caption).

## Fünf Bilder: der Titel, eine Beschreibung für alle, die es nicht sehen, und die Unterschrift

rozz-picture-secret = Geheim planen
rozz-picture-secret-shows = Rots Hauptquartier ist in Karn. Ein Pfeil zeigt vier Infanterien und eine Rakete auf dem Weg nach K1.
rozz-picture-secret-caption = In jeder Runde geben alle ein paar geheime Befehle, um zu kaufen, zu ziehen oder anzugreifen. Hier schickt Rot vier Infanterien nach K1. Sie tragen die Rakete, die Rot in der Runde davor gekauft hat.
rozz-picture-reveal = Alles auf einmal
rozz-picture-reveal-shows = Zwei Pfeile treffen sich in E4: Rots Pfeil aus K1 und Blaus Pfeil aus E3.
rozz-picture-reveal-caption = Sind alle fertig, werden die Befehle aufgedeckt und gleichzeitig ausgeführt. Hier marschieren Rot und Blau nach E4. Keiner von beiden konnte wissen, dass der andere kommt.
rozz-picture-combat = Feinde im selben Feld kämpfen
rozz-picture-combat-shows = In E4 sind zwei rote Infanterien übrig. Zwei weitere rote und zwei blaue sind durchgestrichen: Sie sind verloren.
rozz-picture-combat-caption = Infanterie kämpft eins zu eins gegen Infanterie. Rot hat vier Infanterien und Blau zwei, also verliert jede Seite zwei. Rot behält zwei Infanterien und die Rakete. Im Kampf spielt Glück keine Rolle.
rozz-picture-strike = Raketen schlagen ein
rozz-picture-strike-shows = Eine Zickzacklinie führt von Q5 nach Quell. Dort sind zwei blaue Infanterien durchgestrichen. Das Hauptquartier steht noch.
rozz-picture-strike-caption = Eine Kurzstreckenrakete trifft ein Nachbarfeld und zerstört dort alles außer einem Hauptquartier. Dann ist sie verbraucht. Angriffe kommen nach den Zügen. Truppen, die ihr Feld verlassen haben, sind also in Sicherheit.
rozz-picture-win = Rot gewinnt
rozz-picture-win-shows = Zwei rote Infanterien sind in Quell, bei Blaus Hauptquartier.
rozz-picture-win-caption = Rots Infanterie erobert Blaus Hauptquartier. Das ist das Ziel dieser Partie, also gewinnt Rot. Andere Szenarien haben andere Ziele.

## Ein Bild zu jedem Kapitel der Regeln: eine Beschreibung für alle, die es nicht sehen, und die Unterschrift

rozz-shows-R1 = Vier Territorien mit je sieben Feldern: Karn, Elm, Rozz und Quell.
rozz-caption-R1 = Karn, Elm, Rozz und Quell sind Territorien. Jedes hat eine Mitte und sechs Felder darum herum.
rozz-shows-R2 = In E4 sind zwei rote Infanterien und eine Rakete ohne Farbe.
rozz-caption-R2 = Die Rakete hat keine Farbe. Rots Infanterie besetzt E4, also kann Rot die Rakete benutzen.
rozz-shows-R3 = Rots Pfeil führt von Karn nach K1, Blaus Pfeil von Q5 nach E3.
rozz-caption-R3 = Zuerst werden alle Befehle aufgedeckt. Dann läuft die Runde Abschnitt für Abschnitt ab.
rozz-shows-R4 = In Karn ist eine neue Rakete.
rozz-caption-R4 = Gekaufte Figuren sind sofort da, können in dieser Runde aber weder ziehen noch angreifen.
rozz-shows-R5 = Ein Pfeil führt von Karn nach K1, ein anderer von Q5 nach E3.
rozz-caption-R5 = Infanterie zieht ein Feld weit und kann eine Rakete tragen.
rozz-shows-R6 = In E4 sind zwei rote Infanterien übrig. Zwei weitere rote und zwei blaue sind durchgestrichen: Sie sind verloren.
rozz-caption-R6 = Vier Infanterien haben gegen zwei gekämpft, und jede Seite hat zwei verloren.
rozz-shows-R7 = Blaus Hauptquartier ist nach einem Atomschlag allein in Quell.
rozz-caption-R7 = Die Rakete hat in Quell alles außer dem Hauptquartier zerstört.
rozz-shows-R8 = Eine Zickzacklinie führt von Q5 nach Quell. Dort ist alles außer dem Hauptquartier durchgestrichen, ebenso die Rakete in Q5.
rozz-caption-R8 = Eine Kurzstreckenrakete reicht von Q5 bis Quell und ist dann verbraucht.
rozz-shows-R9 = Zwei rote Infanterien sind in Quell, wo Blaus Hauptquartier steht. Strahlen umgeben das Feld.
rozz-caption-R9 = Nach den Angriffen ist Rots Infanterie in Blaus Hauptquartier, also gewinnt Rot.
rozz-shows-R10 = Das Brett, wie Rot es sieht. Quell ist als Ziel markiert.
rozz-caption-R10 = In dieser Partie geht es darum, ein Hauptquartier zu erobern. Das Brett zeigt, welches.
rozz-shows-R11 = Rots Hauptquartier ist in Karn, Blaus Hauptquartier in Quell.
rozz-caption-R11 = Beide Hauptquartiere bringen am Ende der Runde Geld ein.
rozz-shows-R12 = In Quell sind zwei blaue Infanterien, in Q5 zwei rote Infanterien und eine Rakete.
rozz-caption-R12 = Gibt Blau hier auf, bleibt die blaue Infanterie in Quell. Rot ist dann allein übrig und gewinnt.
