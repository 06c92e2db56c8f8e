### Die Regeln von Ozymandia und von Simultaneous Risk, auf ihren Seiten.
###
### Jede Regel hat eine Nummer, Z1 bis Z18, die im Namen ihrer Nachricht steht; -title ist die Überschrift. Die Regeln müssen genau bleiben.
### Ozymandia spielt auf Gebieten (Provinzen und Städten), Risk auf Ländern.

## Ozymandia

areas-rule-ozymandia-z1-title = Gebiete
areas-rule-ozymandia-z1 = Auf der Karte gibt es zwei Arten von Gebieten: Provinzen und Städte. Jedes Gebiet ist leer, oder jemand hält es mit mindestens einer Armee. Ihr spielt zu zweit und zieht gleichzeitig.
areas-rule-ozymandia-z2-title = Eine Runde
areas-rule-ozymandia-z2 = In jeder Runde kannst du drei Dinge tun. Erstens setzt du deine neuen Armeen ein. Zweitens darfst du einen Marsch befehlen, aber nur einen: entweder aus einem Gebiet in ein oder mehrere Nachbargebiete oder aus einem oder mehreren Nachbargebieten in ein Gebiet. Drittens darfst du ein Gebiet bombardieren. Du hast drei Bomben für die ganze Partie, wenn das Szenario nichts anderes sagt. Neue Armeen dürfen schon in der Runde marschieren, in der du sie bekommst.
areas-rule-ozymandia-z3-title = Ungültige Befehle
areas-rule-ozymandia-z3 = Deine Befehle zum Einsetzen, Marschieren und Bombardieren werden getrennt geprüft und jeweils ganz oder gar nicht ausgeführt. Ein Marsch ist ungültig, wenn mehr Armeen ein Gebiet verlassen sollen, als dort sind, oder wenn er in einem Gebiet beginnt, das du nicht hältst. Er ist auch ungültig, wenn er zwischen Gebieten verläuft, die keine Nachbarn sind, wenn eine Zahl 0 ist oder wenn er aus mehreren Gebieten in mehrere andere führt. Befiehlst du in einer Runde zwei Märsche, sind beide ungültig; für zwei Bomben gilt dasselbe. Ein ungültiger Befehl verbraucht keine Bombe. Setzt du auch nur eine Armee falsch ein, gelten alle deine neuen Armeen dieser Runde als nicht eingesetzt (Z8). Du darfst weniger Armeen einsetzen, als du bekommst.
areas-rule-ozymandia-z4-title = Schlachten an einer Grenze
areas-rule-ozymandia-z4 = Armeen, die dieselbe Grenze in entgegengesetzter Richtung überqueren, kämpfen dort, bevor sie ankommen. Jede Grenze hat ihre eigene Schlacht, an der nur die Armeen teilnehmen, die diese Grenze überqueren. Wer überlebt, zieht weiter.
areas-rule-ozymandia-z5-title = Schlachten in einem Gebiet
areas-rule-ozymandia-z5 = Nach den Schlachten an den Grenzen kämpfen die Armeen beider Spieler in jedem Gebiet, in dem sie aufeinandertreffen. Jedes Gebiet hat seine eigene Schlacht.
areas-rule-ozymandia-z6-title = Verluste
areas-rule-ozymandia-z6 = Wer weniger Armeen hat, verliert alle. Wer mehr hat, verliert so viele, wie der andere hat, abzüglich der Differenz beider Zahlen, aber nie weniger als null. Bei 5 gegen 3 verlierst du 3 − 2 = 1. Bei 7 gegen 4 verlierst du 4 − 3 = 1. Hast du mindestens doppelt so viele Armeen wie der andere, verlierst du keine.
areas-rule-ozymandia-z7-title = Bomben
areas-rule-ozymandia-z7 = Bomben fallen nach allen Schlachten und verschonen auch deine eigenen Armeen nicht. Fallen zwei Bomben auf dasselbe Gebiet, wirken beide, eine nach der anderen. Du darfst ein leeres Gebiet bombardieren, aber auch das verbraucht eine Bombe.
areas-rule-ozymandia-z8-title = Neue Armeen
areas-rule-ozymandia-z8 = Zu Beginn einer Runde bekommst du eine neue Armee für jede Stadt, die du hältst. Setze sie in dieser Stadt ein oder in der Provinz mit demselben Anfangsbuchstaben. Hält dein Gegner die Provinz zu Beginn der Runde, ist sie für dich gesperrt. Das Einsetzen gehört zu deinen geheimen Befehlen. Eine Armee, die du nicht einsetzt, erscheint in ihrer Stadt.
areas-rule-ozymandia-z9-title = Gleich viele Armeen
areas-rule-ozymandia-z9 = Kämpfen in einem Gebiet auf beiden Seiten gleich viele Armeen, überlebt eine Armee. Sie gehört dem, der das Gebiet zu Beginn der Runde hielt, bevor neue Armeen kamen. Hielt es niemand oder wird an einer Grenze gekämpft, überlebt keine Armee.
areas-rule-ozymandia-z10-title = Was Bomben zerstören
areas-rule-ozymandia-z10 = In einer Stadt zerstört eine Bombe alle Armeen, in einer Provinz die Hälfte (abgerundet).
areas-rule-ozymandia-z11-title = Der Sieg
areas-rule-ozymandia-z11 = Du gewinnst, wenn du zu Beginn einer Runde mindestens fünf Städte hältst, bevor neue Armeen kommen. Ein Szenario kann eine andere Zahl verlangen. Du kannst alle Armeen verlieren und trotzdem weiterspielen. Haben aber beide keine Armeen mehr, endet die Partie unentschieden. Ein Szenario kann auch eine letzte Runde festlegen: Hat danach noch niemand gewonnen, endet die Partie ebenfalls unentschieden.
areas-rule-ozymandia-z12-title = Aufstellung
areas-rule-ozymandia-z12 = Im Standardspiel beginnt der erste Spieler mit je drei Armeen in Atlantea, Mu und Wyvernia. Der zweite beginnt mit je drei in Valhalla, Halcyonna und Elysia. Vor der Partie könnt ihr Atlantea mit Valhalla tauschen, Mu mit Halcyonna und Wyvernia mit Elysia: ein Paar, zwei oder alle drei.
areas-rule-ozymandia-z13-title = Die Karte
areas-rule-ozymandia-z13 = Es gibt neun Provinzen, und jede hat eine Stadt mit demselben Anfangsbuchstaben. Eine Stadt grenzt nur an ihre Provinz und, wenn sie eine Brücke hat, an die Stadt am anderen Ende der Brücke. Die ursprüngliche Karte von 1981 ist verschollen. Wir haben alles übernommen, was die ursprünglichen Regeln über sie sagen, und den Rest selbst gezeichnet. Die eine Hälfte unserer Karte ist das Spiegelbild der anderen.

## Simultaneous Risk

areas-rule-risk-z1-title = Länder
areas-rule-risk-z1 = Jedes Land ist leer, oder jemand hält es mit mindestens einer Armee. Ihr spielt zu zweit und zieht gleichzeitig.
areas-rule-risk-z2-title = Eine Runde
areas-rule-risk-z2 = In jeder Runde kannst du drei Dinge tun. Erstens setzt du deine neuen Armeen ein. Zweitens darfst du einen Marsch befehlen, aber nur einen: entweder aus einem Land in ein oder mehrere Nachbarländer oder aus einem oder mehreren Nachbarländern in ein Land. Drittens darfst du ein Land bombardieren. Du hast drei Bomben für die ganze Partie, wenn das Szenario nichts anderes sagt. Neue Armeen dürfen schon in der Runde marschieren, in der du sie bekommst.
areas-rule-risk-z3-title = Ungültige Befehle
areas-rule-risk-z3 = Deine Befehle zum Einsetzen, Marschieren und Bombardieren werden getrennt geprüft und jeweils ganz oder gar nicht ausgeführt. Ein Marsch ist ungültig, wenn mehr Armeen ein Land verlassen sollen, als dort sind, oder wenn er in einem Land beginnt, das du nicht hältst. Er ist auch ungültig, wenn er zwischen Ländern verläuft, die keine Nachbarn sind, wenn eine Zahl 0 ist oder wenn er aus mehreren Ländern in mehrere andere führt. Befiehlst du in einer Runde zwei Märsche, sind beide ungültig; für zwei Bomben gilt dasselbe. Ein ungültiger Befehl verbraucht keine Bombe. Setzt du auch nur eine Armee falsch ein, gelten alle deine neuen Armeen dieser Runde als nicht eingesetzt (Z14). Du darfst weniger Armeen einsetzen, als du bekommst.
areas-rule-risk-z4-title = Schlachten an einer Grenze
areas-rule-risk-z4 = Armeen, die dieselbe Grenze in entgegengesetzter Richtung überqueren, kämpfen dort, bevor sie ankommen. Jede Grenze hat ihre eigene Schlacht, an der nur die Armeen teilnehmen, die diese Grenze überqueren. Wer überlebt, zieht weiter.
areas-rule-risk-z5-title = Schlachten in einem Land
areas-rule-risk-z5 = Nach den Schlachten an den Grenzen kämpfen die Armeen beider Spieler in jedem Land, in dem sie aufeinandertreffen. Jedes Land hat seine eigene Schlacht.
areas-rule-risk-z6-title = Verluste
areas-rule-risk-z6 = Wer weniger Armeen hat, verliert alle. Wer mehr hat, verliert so viele, wie der andere hat, abzüglich der Differenz beider Zahlen, aber nie weniger als null. Bei 5 gegen 3 verlierst du 3 − 2 = 1. Bei 7 gegen 4 verlierst du 4 − 3 = 1. Hast du mindestens doppelt so viele Armeen wie der andere, verlierst du keine.
areas-rule-risk-z7-title = Bomben
areas-rule-risk-z7 = Bomben fallen nach allen Schlachten und verschonen auch deine eigenen Armeen nicht. Fallen zwei Bomben auf dasselbe Land, wirken beide, eine nach der anderen. Du darfst ein leeres Land bombardieren, aber auch das verbraucht eine Bombe.
areas-rule-risk-z11-title = Die letzte Runde
areas-rule-risk-z11 = Ein Szenario kann eine letzte Runde festlegen. Hat danach noch niemand gewonnen, endet die Partie unentschieden.
areas-rule-risk-z14-title = Neue Armeen
areas-rule-risk-z14 = Zu Beginn einer Runde bekommst du eine neue Armee für je drei Länder, die du hältst (abgerundet), mindestens aber drei Armeen. Für jeden Kontinent, den du ganz hältst, bekommst du außerdem dessen Bonus. Setze deine neuen Armeen in deinen Ländern ein. Das Einsetzen gehört zu deinen geheimen Befehlen. Armeen, die du nicht einsetzt, kommen in das Land, in dem du zu Beginn der Runde die meisten Armeen hattest; bei Gleichstand in das alphabetisch erste. Karten zum Eintauschen gibt es nicht.
areas-rule-risk-z15-title = Aufstellung
areas-rule-risk-z15 = Im Standardspiel habt ihr je 40 Armeen. Ihr setzt abwechselnd je eine Armee in ein leeres oder ein eigenes Land, und jeder sieht, wohin der andere setzt. Zwei Optionen ändern das: Mit der einen setzt ihr immer fünf Armeen auf einmal ein, mit der anderen werden alle Armeen zufällig verteilt.
areas-rule-risk-z16-title = Gleich viele Armeen
areas-rule-risk-z16 = Kämpfen auf beiden Seiten gleich viele Armeen, vernichten sie einander, egal, wem das Land gehörte.
areas-rule-risk-z17-title = Was Bomben zerstören
areas-rule-risk-z17 = Eine Bombe zerstört die Hälfte der Armeen in einem Land (abgerundet).
areas-rule-risk-z18-title = Der Sieg
areas-rule-risk-z18 = Du gewinnst, wenn dein Gegner keine Armeen mehr hat. Verliert ihr beide eure letzten Armeen in derselben Runde, endet die Partie unentschieden.

## Wie man Befehle schreibt: was neben einem Beispiel steht, das nie übersetzt wird

areas-notation-ozymandia-new = Neue Armeen: zwei in Mu, eine in Mystery City
areas-notation-risk-new = Neue Armeen (einen Namen darfst du abkürzen, wenn kein anderer genauso beginnt)
areas-notation-move = Ein Marsch, alle seine Wege in einer Zeile
areas-notation-bomb = Eine Bombe
areas-notation-nothing = Nichts tun
areas-notation-resign = Aufgeben

## Zwei Wörter der ursprünglichen Regeln

areas-word-dispersal = Ausschwärmen
areas-word-dispersal-ozymandia = Ein Marsch aus einem Gebiet in ein oder mehrere Nachbargebiete
areas-word-dispersal-risk = Ein Marsch aus einem Land in ein oder mehrere Nachbarländer
areas-word-concentration = Zusammenziehen
areas-word-concentration-ozymandia = Ein Marsch aus einem oder mehreren Nachbargebieten in ein Gebiet
areas-word-concentration-risk = Ein Marsch aus einem oder mehreren Nachbarländern in ein Land
