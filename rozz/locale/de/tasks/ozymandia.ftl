### Ozymandia: die Rätsel. Zu jedem der Name, die Aufgabe, und warum die Lösung gelingt; das wird erst danach gezeigt.
### $first und $second sind die Namen der Spieler. Zahlen wie (Z9) sind Regeln und bleiben.

tasks-ozymandia-1-the-third-city-name = Die dritte Stadt
tasks-ozymandia-1-the-third-city-task = Gewinne als { $first }: Halte zu Beginn der nächsten Runde drei Städte.
tasks-ozymandia-1-the-third-city-why = Foam City ist leer, und um eine leere Stadt zu halten, genügt eine Armee. Deine beiden anderen Städte kann { $second } dir nicht nehmen: In Bell City hast du drei Armeen, und eine neue kommt dazu (Z8). In Grotto City hast du zwei, und auch dort kommt eine dazu. Armeen, die von Drake oder Brine nach Fern gehen, kommen zu spät, denn deine Armee ist nur einen Schritt von Foam City entfernt. Zu Beginn der nächsten Runde hältst du drei der fünf Städte und gewinnst (Z11). Wenn du wartest oder woandershin gehst, kann { $second } dir den Weg versperren.
tasks-ozymandia-2-all-four-name = Alle vier
tasks-ozymandia-2-all-four-task = Verhindere als { $first }, dass { $second } zu Beginn der nächsten Runde drei Städte hält.
tasks-ozymandia-2-all-four-why = { $second } hält zwei Städte und kann zwei weitere erreichen: Cliff City von Coral aus und Foam City von Fern aus. Aber mit einem Marsch lässt sich nur eine davon nehmen (Z2). Also genügt es, { $second } eine Stadt abzunehmen, und Bell City liegt neben Brine. Zu den zwei Armeen in Bell City kommt vielleicht eine dritte (Z8), und deine vier schlagen drei (Z6). Bei drei gegen drei könnte { $second } die Stadt behalten (Z9).
tasks-ozymandia-3-the-root-name = Das Übel an der Wurzel packen
tasks-ozymandia-3-the-root-task = Verhindere als { $first }, dass { $second } zu Beginn der nächsten Runde drei Städte hält.
tasks-ozymandia-3-the-root-why = Foam City ist leer und grenzt an Fern, und du kommst nicht mehr rechtzeitig dazwischen. Aber Dawn City ist schwach: Dort steht eine Armee, und eine neue kommt dazu (Z8). Schick drei Armeen gegen diese zwei, dann bleiben dir zwei (Z6). Mit nur zwei Armeen würde es nicht gelingen: Bei gleich vielen Armeen behält der Besitzer der Stadt eine Armee (Z9).
tasks-ozymandia-4-three-of-four-name = Eine für jedes Gebiet
tasks-ozymandia-4-three-of-four-task = Halte als { $first } am Ende dieser Runde drei Gebiete.
tasks-ozymandia-4-three-of-four-why = Setz deine neue Armee in Gull ein (Z8), dann stehen dort drei. Schick eine nach Fern und eine nach Drake, und lass eine in Gull. Marschiert die feindliche Armee von Drake nach Fern, bekommst du Fern nicht, nimmst aber Drake. Marschiert sie nach Gull, trifft sie unterwegs auf deine Armee, und du bekommst Fern. Bleibt die feindliche Armee in Drake, behält sie das Gebiet (Z9), und du hältst Grotto City, Gull und Fern. Ohne den Angriff auf Drake könntest du ein Gebiet verlieren.
tasks-ozymandia-5-one-too-many-name = Eins zu viel
tasks-ozymandia-5-one-too-many-task = Halte als { $first } am Ende dieser Runde sechs Gebiete.
tasks-ozymandia-5-one-too-many-why = { $second } kann dir ein Gebiet nehmen, wahrscheinlich Drake, das an Dawn City grenzt. Du brauchst also sieben Gebiete, damit sechs übrig bleiben. Setz deine zwei neuen Armeen nicht in den Städten ein, sondern in Brine und Coral (Z8), und schick eine Armee von Gull nach Grotto City. So werden aus vier Gebieten sieben. Vielleicht setzt { $second } eine Armee in Fern ein, aber die nimmt dir nichts: Gegen eine einzelne Armee behältst du das Gebiet (Z9).
tasks-ozymandia-6-five-against-five-name = Fünf gegen fünf
tasks-ozymandia-6-five-against-five-task = Halte als { $first } am Ende dieser Runde Foam City und Drake.
tasks-ozymandia-6-five-against-five-why = { $second } kann fünf Armeen nach Drake bringen: drei aus Coral, dazu zwei neue, je eine in Coral und in Gull (Z2, Z8). Auch du brauchst in Drake fünf, denn bei gleich vielen Armeen behältst du eine (Z9). Du hast eine in Drake, zwei in Dawn City, die neue Armee von Dawn City und die von Foam City, die du in Fern einsetzt. Foam City behält die Armee, die schon dort steht, und ist nur über Fern zu erreichen.
tasks-ozymandia-7-ashes-name = Asche
tasks-ozymandia-7-ashes-task = Verhindere als { $first }, dass { $second } zu Beginn der nächsten Runde drei Städte hält.
tasks-ozymandia-7-ashes-why = { $second } hält zwei Städte und kann mit drei Armeen von Coral nach Cliff City marschieren. Deine Armeen in Gull können diese drei weder aufhalten noch vor ihnen in Cliff City sein. Also bombardiere Cliff City: Bomben fallen nach allen Schlachten (Z7), und in einer Stadt zerstören sie alle Armeen (Z10). Bleibt { $second } stattdessen in Coral, verlierst du nur eine Bombe. Die anderen Städte sind außer Reichweite oder bewacht.
