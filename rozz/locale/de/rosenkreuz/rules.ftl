### Die Regeln von RosenKreuz auf ihrer Seite.
###
### Jede Regel hat eine Nummer, K1 bis K9, die im Namen ihrer Nachricht steht; -title ist die Überschrift. Die Regeln müssen genau bleiben.
###
### minor capture kleiner Schlag (ersetzen) · major capture großer Schlag (Überzahl, Unterzahl) · attainment Weihe · rank Reihe · file Linie · line (of pieces) Kette

rosenkreuz-rule-k1-title = Das Brett
rosenkreuz-rule-k1 = Das Brett hat 8 × 8 Felder, schwarz und weiß wie ein Schachbrett; a1 ist schwarz. Die Linien heißen a bis h, von Rose aus gesehen von links nach rechts. Rose sitzt an Reihe 1, Kreuz an Reihe 8. Rose fängt an, dann zieht ihr abwechselnd, jedes Mal mit einer Figur.
rosenkreuz-rule-k2-title = Die Figuren
rosenkreuz-rule-k2 = Jede Seite hat acht schwarze und acht weiße Figuren. Rose beginnt in den Reihen 2 und 3, Kreuz in den Reihen 6 und 7, und jede Figur steht auf einem Feld ihrer eigenen Farbe. Andere Szenarien haben andere Aufstellungen.
rosenkreuz-rule-k3-title = Gruppen
rosenkreuz-rule-k3 = Eine Gruppe besteht aus Figuren einer Farbe, die Seite an Seite zusammenhängen: entlang von Reihen und Linien, nie über Ecken. Wem die Figuren gehören, spielt keine Rolle. Haben beide Seiten gleich viele Figuren in einer Gruppe, ist die Gruppe ausgeglichen. Haben beide Seiten Figuren darin, aber eine Seite mehr, ist die Gruppe unausgeglichen. Eine Gruppe, in der nur eine Seite Figuren hat, ist weder das eine noch das andere.
rosenkreuz-rule-k4-title = Wie Figuren ziehen
rosenkreuz-rule-k4 = Eine Figur macht einen Schritt oder springt, und zwar in eine beliebige der acht Richtungen. Ein Schritt ist ein Feld weit. Ein Sprung führt über eine lückenlose Kette eigener Figuren und endet auf dem Feld direkt dahinter. Die Kette darf beliebig lang sein und beide Farben enthalten. Über gegnerische Figuren kannst du nicht springen, und in einem Zug kannst du nur einmal springen. Du musst auf einem leeren Feld landen oder auf einer Figur, die du ersetzen kannst (K6).
rosenkreuz-rule-k5-title = Vorwärts geht immer
rosenkreuz-rule-k5 = Vorwärts darfst du immer ziehen, gerade oder schräg. Seitwärts, rückwärts oder schräg rückwärts darfst du nur ziehen, wenn du mit dem Zug eine gegnerische Figur schlägst. Jede der drei Arten zu schlagen genügt (K6, K7, K8), egal, wo auf dem Brett. Der Schlag zählt auch dann, wenn du die gezogene Figur dabei verlierst. Ein Zug, der nur eigene Figuren kostet, genügt nicht. Die Weihe genügt: Eine Figur, die schon in der letzten Reihe steht, darf dort seitwärts ziehen und noch einmal die Weihe erlangen.
rosenkreuz-rule-k6-title = Kleiner Schlag: ersetzen
rosenkreuz-rule-k6 = Du kannst eine gegnerische Figur ersetzen, die nicht auf einem Feld ihrer eigenen Farbe steht. Zieh dazu eine eigene Figur, deren Farbe zum Feld passt, auf dieses Feld. Die gegnerische Figur kommt vom Brett. So schlägst du mit schwarzen Figuren weiße auf schwarzen Feldern und mit weißen Figuren schwarze auf weißen Feldern. Eine Figur auf einem Feld ihrer eigenen Farbe kann nicht ersetzt werden.
rosenkreuz-rule-k7-title = Großer Schlag: Überzahl
rosenkreuz-rule-k7 = Nach jedem Zug werden alle unausgeglichenen Gruppen auf dem Brett geprüft. In jeder dieser Gruppen verliert die Seite mit weniger Figuren alle eigenen, die Seite an Seite mit einer gegnerischen Figur der Gruppe stehen. Das kann auch deine eigenen Figuren treffen, sogar die gerade gezogene. Alle diese Schläge geschehen gleichzeitig und nur einmal, und nichts wird noch einmal geprüft. Danach ist keine unausgeglichene Gruppe mehr übrig. Unausgeglichen wird eine Gruppe also immer erst durch den Zug selbst: Die gezogene Figur kommt hinzu, verlässt die Gruppe oder ersetzt eine Figur in ihr.
rosenkreuz-rule-k8-title = Weihe: die letzte Reihe erreichen
rosenkreuz-rule-k8 = Die letzte Reihe ist die erste deines Gegners. Zieht deine Figur dorthin und übersteht den großen Schlag (K7), erlangt sie die Weihe. Dann musst du eine beliebige Figur deines Gegners vom Brett nehmen. Danach kehrt deine Figur auf ein leeres Feld ihrer eigenen Farbe in deiner ersten Reihe zurück. Gibt es dort keines, kehrt sie in die nächstgelegene Reihe zurück, die eines hat. Hat eine Reihe mehrere solche Felder, wählst du. Als leer gelten auch das Feld, von dem deine Figur kam, das Feld, das sie in der letzten Reihe erreicht hat, und das Feld der geschlagenen Figur. Dann wird noch einmal auf große Schläge geprüft (K7), aber nicht schon zwischen Schlag und Rückkehr. In einem Zug erlangt eine Figur die Weihe nur einmal, und gar nicht, wenn dein Gegner keine Figuren mehr hat.
rosenkreuz-rule-k9-title = Das Ende
rosenkreuz-rule-k9 = Du verlierst, wenn du keine schwarzen oder keine weißen Figuren mehr hast. Trifft das nach einem Zug auf beide Seiten zu, gewinnt, wer gezogen hat. Du verlierst auch, wenn du am Zug bist und keinen erlaubten Zug hast; passen kannst du nicht. Die Partie endet erst, wenn der ganze Zug vorbei ist. Eine Figur, die die Weihe erlangt, nimmt also auch dann noch eine gegnerische Figur, wenn frühere Schläge in diesem Zug die Partie schon entschieden haben. Ein Unentschieden gibt es nicht, denn ein Zug ohne Schlag führt immer vorwärts. (Unser Zusatz: Wenn du am Zug bist, kannst du aufgeben, und dein Gegner gewinnt.)

## Wie man Züge schreibt: was neben einem Beispiel steht, das nie übersetzt wird

rosenkreuz-notation-move = Ein Schritt oder ein Sprung über eigene Figuren
rosenkreuz-notation-minor = Ein Zug, der eine gegnerische Figur ersetzt
rosenkreuz-notation-attain = Erlangt auf c8 die Weihe, nimmt f5 und kehrt nach b1 zurück

## Wörter der Regeln, jedes mit seiner Bedeutung

rosenkreuz-word-group = Gruppe
rosenkreuz-word-group-is = Figuren einer Farbe, die Seite an Seite zusammenhängen, egal, wem sie gehören
rosenkreuz-word-unbalanced = Unausgeglichen
rosenkreuz-word-unbalanced-is = So heißt eine Gruppe, in der beide Seiten Figuren haben, aber eine Seite mehr
rosenkreuz-word-minor = Kleiner Schlag
rosenkreuz-word-minor-is = Eine gegnerische Figur ersetzen, die nicht auf einem Feld ihrer eigenen Farbe steht
rosenkreuz-word-major = Großer Schlag
rosenkreuz-word-major-is = Wer in einer unausgeglichenen Gruppe weniger Figuren hat, verliert darin jede eigene Figur, die Seite an Seite mit einer gegnerischen Figur steht
rosenkreuz-word-attainment = Weihe
rosenkreuz-word-attainment-is = Die letzte Reihe erreichen, eine beliebige gegnerische Figur nehmen und auf die eigene Seite zurückkehren
