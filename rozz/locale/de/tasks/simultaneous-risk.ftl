### Simultaneous Risk: die Rätsel. Zu jedem der Name, die Aufgabe, und warum die Lösung gelingt; das wird erst danach gezeigt.
### $first und $second sind die Namen der Spieler. Zahlen wie (Z6) sind Regeln und bleiben.

tasks-simultaneous-risk-1-all-on-one-name = Alle auf ein Land
tasks-simultaneous-risk-1-all-on-one-task = Halte als { $first } am Ende dieser Runde Cedar.
tasks-simultaneous-risk-1-all-on-one-why = In Cedar steht eine Armee, aber { $second } kann dort drei weitere einsetzen, bevor jemand marschiert (Z2, Z14). Das macht höchstens vier. Mit deinen drei neuen Armeen kannst du fünf aus Dogwood schicken, und zwei davon bleiben übrig (Z6). Vier wären zu wenig, denn gleich viele Armeen vernichten einander (Z16). Also müssen alle fünf gehen, und hier macht es nichts, dass Dogwood danach leer ist.
tasks-simultaneous-risk-2-three-are-enough-name = Außer Reichweite
tasks-simultaneous-risk-2-three-are-enough-task = Halte als { $first } am Ende dieser Runde drei Länder, und behalte mindestens vier Armeen.
tasks-simultaneous-risk-2-three-are-enough-why = Gannet kannst du nicht retten: Aus Heron können fünf Armeen kommen. Aber in die Länder von The Woods kommt in dieser Runde kein Feind. Setze also deine neuen Armeen in Cedar ein (Z14). Schick von dort einige nach Ash und einige nach Dogwood (Z2), und lass mindestens eine in Cedar. Das sind drei Länder und vier Armeen, egal, was mit Gannet geschieht.
tasks-simultaneous-risk-3-out-of-the-eye-name = In alle Richtungen
tasks-simultaneous-risk-3-out-of-the-eye-task = Halte als { $first } am Ende dieser Runde sechs Länder.
tasks-simultaneous-risk-3-out-of-the-eye-why = { $second } hat eine Armee und bekommt drei dazu. Das reicht, um dir ein Land zu nehmen oder ein leeres zu besetzen. Jade hat vier leere Nachbarn, die { $second } nicht erreicht, denn von Gannet nach Jade sind es zwei Schritte. Mit drei neuen Armeen (Z14) hast du fünf in Jade: eine für jeden Nachbarn und eine für Jade selbst (Z2). Mit Egret und Heron macht das sieben Länder, und eines davon darfst du verlieren.
tasks-simultaneous-risk-4-two-may-fall-name = Zwei dürfen fallen
tasks-simultaneous-risk-4-two-may-fall-task = Halte als { $first } am Ende dieser Runde fünf Länder.
tasks-simultaneous-risk-4-two-may-fall-why = Finch und Ash können beide fallen: Egret grenzt an beide, und ein Marsch kann in zwei Länder zugleich führen (Z2). Du brauchst also fünf andere Länder: Jade und dessen vier übrige Nachbarn (Dogwood, Iron, Kaolin und Lead). Mit drei neuen Armeen (Z14) hast du fünf in Jade: eine für jeden dieser Nachbarn und eine für Jade selbst. Zwar grenzt Heron an Lead und Finch, aber ein Marsch aus Heron erreicht Ash nicht, und { $second } hat nur einen Marsch pro Runde.
tasks-simultaneous-risk-5-the-ring-name = Der Ring
tasks-simultaneous-risk-5-the-ring-task = Gewinne als { $first } in dieser Runde.
tasks-simultaneous-risk-5-the-ring-why = { $second } hat eine Armee und bekommt drei dazu (Z14). Diese vier können bleiben oder nach einer oder mehreren Seiten ausbrechen. Überall, wohin sie gehen können, brauchst du vier Armeen, denn gleich viele Armeen vernichten einander (Z16), auch an einer Grenze (Z4). Drei Armeen würden nicht alle vier vernichten. Füll also jedes Land im Ring auf vier Armeen auf und marschiere aus mindestens einem davon mit allen vier in die Mitte. Ein Land, dessen vier Armeen du aufteilst, kann keinen Ausbruch aufhalten. Hat { $second } keine Armeen mehr, gewinnst du (Z18).
tasks-simultaneous-risk-6-from-two-sides-name = Von zwei Seiten
tasks-simultaneous-risk-6-from-two-sides-task = Halte als { $first } am Ende dieser Runde Jade.
tasks-simultaneous-risk-6-from-two-sides-why = In Jade können sieben feindliche Armeen stehen: zwei, die schon dort sind, zwei aus Finch und drei neue (Z14). Du brauchst also acht. Mit deinen eigenen drei neuen hast du genau acht. Schick sie aus zwei Ländern gemeinsam nach Jade (Z2), auch wenn beide danach leer sind. Brechen stattdessen Armeen aus Jade aus, treffen sie an der Grenze auf eine deiner Kolonnen (Z4), und die andere kommt an.
