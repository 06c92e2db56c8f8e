### RosenKreuz: die Rätsel. Zu jedem der Name, die Aufgabe, und warum die Lösung gelingt; das wird erst danach gezeigt.
### $rose und $cross sind die Namen der Spieler. Zahlen wie (K7) sind Regeln und bleiben.

tasks-rosenkreuz-1-the-other-rank-name = Der sichere Weg
tasks-rosenkreuz-1-the-other-rank-task = Gewinne als { $cross } in zwei Zügen.
tasks-rosenkreuz-1-the-other-rank-why = { $rose } hat nur noch eine weiße Figur, auf a2. Zieh deine schwarze von c3 nach b2. Von dort erreicht sie mit dem nächsten Zug die letzte Reihe, egal was { $rose } tut. Eine Weihe nimmt eine beliebige Figur vom Brett (K8). Also nimmst du die weiße, wohin sie auch gezogen ist. Ohne weiße Figuren hat { $rose } verloren (K9). Auf c2 stünde deine Figur neben d2, und nach f2-e2 wäre sie in der Unterzahl und fiele (K7). Deine anderen Figuren sind drei Züge entfernt.
tasks-rosenkreuz-2-over-ones-own-name = Bocksprung
tasks-rosenkreuz-2-over-ones-own-task = Gewinne als { $rose } in zwei Zügen.
tasks-rosenkreuz-2-over-ones-own-why = { $cross } hat zwei schwarze Figuren. Dein Sprung über c6 nach b7 (K4) bildet eine unausgeglichene schwarze Gruppe: zwei von dir und eine von { $cross }. Also verliert { $cross } die Figur auf b6 (K7). Übrig ist nur noch die schwarze Figur auf e3. Im nächsten Zug erlangt deine Figur auf b7 die Weihe, oder die auf c6, wenn sie noch dort ist. Sie nimmt die letzte schwarze Figur, wohin die auch gezogen ist (K8). Ohne schwarze Figuren hat { $cross } verloren (K9).
tasks-rosenkreuz-3-not-yet-name = Noch nicht
tasks-rosenkreuz-3-not-yet-task = Gewinne als { $cross } in zwei Zügen.
tasks-rosenkreuz-3-not-yet-why = Deine weiße Figur auf g2 könnte sofort die Weihe erlangen. Aber dann kehrt sie auf die achte Reihe zurück, und die zweite weiße Figur von { $rose } bleibt außer Reichweite. Andersherum geht es. Das Feld c5 ist schwarz, also darf deine schwarze Figur die weiße dort ersetzen (K6). Mit deinem nächsten Zug erlangst du die Weihe und nimmst die letzte weiße Figur, wo immer sie steht (K8, K9).
tasks-rosenkreuz-4-shut-the-door-name = Tür zu!
tasks-rosenkreuz-4-shut-the-door-task = Überstehe als { $rose } den nächsten Zug von { $cross }.
tasks-rosenkreuz-4-shut-the-door-why = Du hast eine einzige weiße Figur, auf d3. { $cross } droht, von d6 über d5 nach d4 zu springen (K4). Dann bist du in einer weißen Gruppe in der Unterzahl, d3 fällt (K7), und du hast keine weißen Figuren mehr (K9). Weglaufen kann deine Figur nicht. Ein Schritt nach vorn führt sie direkt vor die anderen weißen Figuren, und seitwärts darf sie nicht, ohne zu schlagen (K5). Eine schwarze Figur auf d4 macht die Tür zu. Über sie kann niemand springen, und auf einem schwarzen Feld kann eine weiße Figur sie nicht ersetzen (K6).
tasks-rosenkreuz-5-a-square-of-the-wrong-colour-name = Ein Feld der falschen Farbe
tasks-rosenkreuz-5-a-square-of-the-wrong-colour-task = Überstehe als { $rose } den nächsten Zug von { $cross }.
tasks-rosenkreuz-5-a-square-of-the-wrong-colour-why = Deine einzige schwarze Figur, auf h4, bildet eine Gruppe mit der schwarzen von { $cross } auf g4. Bringt { $cross } noch eine schwarze Figur in diese Gruppe, ist deine in der Unterzahl und fällt (K7). Aber die Figur auf g4 steht auf einem weißen Feld, also kann deine weiße sie ersetzen (K6). Vielleicht bringt { $cross } deine weiße Figur danach in die Unterzahl und schlägt sie. Das macht nichts: Du hast noch andere weiße, also noch beide Farben (K9).
tasks-rosenkreuz-6-one-and-one-name = Eine und noch eine
tasks-rosenkreuz-6-one-and-one-task = Schlage als { $rose } in zwei Zügen zwei Figuren, ohne selbst eine zu verlieren, auch nicht durch die Antwort von { $cross }.
tasks-rosenkreuz-6-one-and-one-why = Auf c6 kommt deine weiße Figur zu denen auf b5 und b6. In dieser Gruppe hast du zwei Figuren und { $cross } eine, also fällt die auf b6 (K7). Dann ergeht es der schwarzen Figur auf b4 durch d2-c3 genauso. Zieht sie selbst nach c3, bringt d2-c2, d2-d3 oder b3-c2 sie dort in die Unterzahl. In der anderen Reihenfolge kann die Figur auf b6 noch nach a5 ausweichen.
