### Die Regelseite von Campaigns of Ozz. Eine Kennung enthält die Nummer der Regel: c5-1 ist Regel C5.1, und c5-1-b ihr zweiter Teil.
###
### Die Wörter stehen in names.ftl. Dazu: Fortified Center Festung · intrinsic units Stammtruppen · captain Feldherr · force pool Vorrat · refuge Zuflucht
###   activate aktivieren · draw Auslosung · counter Stein · marker Marke · turned gedreht · margin Spielraum · protection Schutz · type of combat Art des Kampfes
###   die Namen der Optionen (walls, limbering …) und die Wörter der Befehle (fast, board, guns, off …) bleiben

## Vor den Kapiteln.

campaigns-rule-preface-play = Du führst eine oder mehrere der vier Nationen von Ozz. Auf der Karte ziehst du mit Stapeln aus Einheiten und Anführern zu den Orten, die du halten willst. Steht dort der Feind, kommt es zum Kampf: auf dem Schlachtbrett, Einheit für Einheit, oder schnell mit ein paar Würfeln. Das Szenario sagt, wie du gewinnst.
campaigns-rule-preface-published = Das hier ist nicht das veröffentlichte Spiel. Dessen Regelheft haben wir nicht. Unsere Fassung beruht auf den Hausregeln eines Spielers. Wo ihnen eine Regel fehlt, haben wir die einfachste erfunden, die funktioniert (Rekonstruktion). Wo sie eine Frage offenlassen, haben wir sie beantwortet (Entscheidung). Eine Option ist eine Hausregel, die du vor einer Partie ändern kannst (C23). Alles ohne Kennzeichnung stammt aus den Hausregeln, in unseren Worten.

## C1

campaigns-rule-c1-title = Das Spiel im Überblick
campaigns-rule-c1-1 = Ihr spielt auf einer Karte und auf einem Schlachtbrett. Auf der Karte ziehen die Seiten abwechselnd mit Stapeln aus Einheiten und Anführern. Betritt ein Stapel einen Ort, den der Feind hält, kommt es dort sofort zu einer Schlacht. Ihr schlagt sie auf dem Schlachtbrett oder entscheidet sie im schnellen Kampf (C8). Ein Feldzug dauert 45 bis 90 Minuten, eine einzelne Schlacht etwa 20.
campaigns-rule-c1-2 = Es gibt vier Nationen: Munchkins (M), Quadlings (Q), Winkies (W) und Gillikins (G). Zwei bis vier Spieler nehmen teil, und jeder spielt eine oder mehrere Nationen. Eine Seite besteht aus einem Spieler oder mehreren Verbündeten, und es gibt zwei bis vier Seiten. Das Szenario sagt, wer was spielt.
campaigns-rule-c1-3 = Einheiten kämpfen. Helden und Hexen sind Anführer, und Anführer zählen nicht als Einheiten. Ein Herrscher ist ein Held, der auch zaubern kann. Zaubern können Herrscher, Hexen und Rolf Guuf (C11.3).
campaigns-rule-c1-4 = Der Würfel hat zehn Seiten, 1 bis 10. (Die 0 auf einem echten Würfel zählt als 10.) Auf der Karte und auf dem Schlachtbrett willst du niedrig würfeln, deshalb schadet dir +1 auf den Wurf. Nur im schnellen Kampf willst du hoch würfeln.
campaigns-rule-c1-5 = Neben Würfen gibt es Auslosungen: zufällige Zahlen von 1 bis n, alle gleich wahrscheinlich. Das Programm übernimmt alle Würfe und Auslosungen, und zwar nacheinander. C22.4 nennt sie alle.
campaigns-rule-c1-5-b = Ist nur ein Ergebnis möglich, wird nicht gelost.
campaigns-rule-c1-6 = Verborgen sind nur Befehle, die mehrere Spieler gleichzeitig und geheim geben. Du siehst sie, sobald alle ihre Befehle gegeben haben. Vorräte, Zauber, Gruppen und Stärken sind jederzeit für alle sichtbar.

## C2

campaigns-rule-c2-title = Die Karte
campaigns-rule-c2-1 = Die Karte ist ein Netz von Orten mit Verbindungen. Jede Verbindung ist eine Straße oder ein Pfad. Die Länge einer Verbindung und jeden Abstand in Zoll misst man in gerader Linie auf der Karte (C24.1). Ein Abstand in Verbindungen sagt, über wie viele Verbindungen du mindestens ziehen musst, um von einem Ort zum anderen zu kommen. Dabei zählen nur Wege über offene Orte.
campaigns-rule-c2-2 = Ein Ort gehört zu einer Nation oder zu keiner. Sein Gelände ist Ebene, Wald oder Hügel. Es gibt fünf Arten von Orten: Burgen, Hauptstädte, befestigte Orte, Siedlungen und offenes Land. Jede Nation hat eine Burg, den Sitz ihres Herrschers, und eine Hauptstadt. Manche Orte haben Spezialisten (C18.3), und manche sind Söldnerlager (C18.4). Die Orte einer Nation, die im Szenario nicht vorkommt, sind geschlossen: Du kannst sie weder betreten noch durchqueren noch anfliegen.
campaigns-rule-c2-3 = Befestigte Orte, Burgen und Hauptstädte sind Festungen. Bis eine Festung geschleift wird, hat sie Stammtruppen. In einem befestigten Ort sind es 2 gewöhnliche Infanterieeinheiten (C17.1), in einer Burg 3 und in einer Hauptstadt 4. Eine geschleifte Festung zählt als offenes Land.
campaigns-rule-c2-4 = Auf der gedruckten Karte sind zwei Farben vertauscht. Die Orte der Winkies sind violett, ihre Steine aber gelb. Die Orte der Gillikins sind gelb, ihre Steine aber violett.
campaigns-rule-c2-4-b = Auf unserer Karte bleiben diese Farben vertauscht. Bei den Munchkins sind Orte und Steine blau, bei den Quadlings rot. Jeder Ort zeigt außerdem den Buchstaben seiner Nation.
campaigns-rule-c2-5 = Ein Ort gehört deiner Seite, solange sie dort Einheiten hat. Eine Siedlung bleibt ihr auch ohne Einheiten, bis eine Einheit einer anderen Seite dort einen Zug beendet. Am Anfang gehören jeder Nation ihre eigenen Siedlungen.
campaigns-rule-c2-5-b = Eine Einheit beendet einen Zug an einem Ort, wenn sie nach einem Zug, dem Absetzen, einem Rückzug oder einer Schlacht dort ist. Wer nur durchzieht, ändert nicht, wem der Ort gehört. Sind an einem Ort Einheiten mehrerer Verbündeter, gehört er dem, der in der Spielerreihenfolge zuerst kommt. So kann ein Ort durch einen Zug von einem Verbündeten an den anderen übergehen. Sonst ändert das nichts: Punkte, das Anwerben und die Rückkehr der Herrscher richten sich nach der Seite.
campaigns-rule-c2-6 = An einem Ort kann nur eine Seite Einheiten und Anführer haben, außer während einer Schlacht. An einen Ort passen höchstens 8 Einheiten. Anführer, Stammtruppen und die Glocke zählen dabei nicht. Eine neunte Einheit darf weder dorthin ziehen noch dort angeworben werden. Nur nach einem Rückzug dürfen es mehr als 8 sein.

## C3

campaigns-rule-c3-title = Einheiten und Anführer
campaigns-rule-c3-1 = Jede Einheit hat eine Stärke im Nahkampf. Manche haben auch eine Stärke im Fernkampf und dazu eine Reichweite in Feldern. Die Bewegungszahl sagt, wie viele Felder weit eine Einheit auf dem Schlachtbrett ziehen kann. Die Farbe dieser Zahl zeigt das Heimatgelände; Schwarz heißt, dass die Einheit keines hat. Manche Einheiten sind Kavallerie, Artillerie oder Riesen, manche fliegen. C24.2 nennt alle Einheiten.
campaigns-rule-c3-2 = Eine Einheit ist entweder unversehrt oder weg. Eine vernichtete Einheit kommt zurück in ihren Vorrat.
campaigns-rule-c3-3 = Das Kürzel einer Einheit besteht aus dem Buchstaben ihrer Nation, dem Kürzel ihrer Art und einer Nummer: MREG1. Söldner haben ein X und gehören zu der Nation, die sie angeworben hat. Anführer haben Namen. Einheiten sind gleich, wenn Art, Nation, Verband, Zeichen und Zauber gleich sind. Kannst du nur zwischen gleichen Einheiten wählen, nimmt das Programm die mit den höchsten Nummern und fragt nicht.
campaigns-rule-c3-3-b = Das Programm ordnet Kürzel nach dem Alphabet, dann nach der Nummer. Die Glocke kommt zuletzt. Als Zeichen zählt auch, ob eine Einheit gezogen ist, sich zurückgezogen hat, die Glocke trägt, Flankenwache ist oder versetzt wurde. Einheiten, die jede für sich einen Verband bilden, sind auf dem Schlachtbrett nie gleich. Unter gleichen Einheiten muss ein Befehl „L:“ die mit den höchsten Nummern nennen.
campaigns-rule-c3-4 = Tote Helden sind aus dem Spiel. Tote Hexen kommen zurück in den Söldnervorrat. Herrscher können zurückkehren (C18.6).

## C4

campaigns-rule-c4-title = Die Runde im Feldzug
campaigns-rule-c4 = Eine Runde hat fünf Teile: Initiative (C4.1), Bewegung und Schlachten (C4.2), Anwerben (C18), Rückkehr der Herrscher (C18.6) und Ende der Runde (C20).
campaigns-rule-c4-1 = Jede Seite würfelt. Zieh für jeden ihrer Helden auf der Karte 1 ab und für jeden Herrscher noch einmal 1. Haben mehrere Seiten die gleiche Summe, würfeln sie noch einmal. Die Seite mit der niedrigsten Summe hat die Initiative, und ihr erster Spieler wählt, ob sie zuerst zieht oder zuletzt. Zuletzt heißt: nach allen anderen. Die übrigen Seiten ziehen in der Reihenfolge ihrer Summen, die mit der niedrigsten zuerst.
campaigns-rule-c4-1-b = Nach einem Gleichstand entscheidet der neue Wurf nur über die Reihenfolge der Seiten, die gleichauf lagen. Sind sie wieder gleichauf, würfeln sie noch einmal.
campaigns-rule-c4-2 = Der Reihe nach (C4.1) aktiviert jede Seite einen Stapel (C5) oder passt. Dann ist wieder die erste dran und so weiter. Wenn du passt, bist du für diese Runde fertig. Verbündete handeln abwechselnd für ihre Seite; wer gepasst hat, wird übersprungen. Die Bewegung endet, wenn alle gepasst haben.
campaigns-rule-c4-2-b = Verbündete handeln in der Reihenfolge der Spieler. Hast du keinen erlaubten Zug, passt das Programm für dich.
campaigns-rule-c4-3 = Jede Einheit und jeder Anführer kann einmal pro Runde ziehen. Einen Stapel bildest du aus beliebigen eigenen Einheiten und Anführern, die am selben Ort stehen und in dieser Runde noch nicht gezogen sind. Figuren eines Verbündeten kannst du nicht dazunehmen.

## C5

campaigns-rule-c5-title = Auf der Karte ziehen
campaigns-rule-c5-1 = Ein Stapel, den ein Held führt oder der nur aus Anführern besteht, zieht über eine oder zwei Verbindungen. Jeder andere Stapel zieht nur über eine. An einem Ort mit einer feindlichen Einheit oder einer feindlichen Festung, die nicht geschleift ist, hält ein Stapel an und kämpft. Anführer allein können einen solchen Ort nicht betreten.
campaigns-rule-c5-1-b = Über eine zweite Verbindung zieht ein Stapel nur, wenn er einen Helden hat oder nur aus Anführern besteht. Das muss am Anfang so sein und auch noch, nachdem er Einheiten abgesetzt oder mitgenommen hat.
campaigns-rule-c5-2 = Ein ziehender Stapel darf am ersten Ort, den er betritt, Einheiten absetzen und dann weiterziehen. Diese Einheiten können in dieser Runde nicht mehr ziehen.
campaigns-rule-c5-2-b = Anführer kannst du nicht absetzen, und mindestens eine Figur muss weiterziehen. Einheiten absetzen oder mitnehmen kann ein Stapel nur, wenn er über eine zweite Verbindung zieht.
campaigns-rule-c5-3 = Ein Stapel darf an einem Ort, durch den er zieht, auch Einheiten oder Helden mitnehmen. Ist er am Ziel, können auch die mitgenommenen Figuren in dieser Runde nicht mehr ziehen.
campaigns-rule-c5-3-b = Mitgenommene Einheiten und Helden müssen dir gehören und dürfen in dieser Runde noch nicht gezogen sein. Hexen kannst du nicht mitnehmen.
campaigns-rule-c5-4 = Auch an einem Ort mit eigenen Einheiten, die noch nicht gezogen sind, darfst du einen Zug beenden oder Einheiten absetzen. Die Einheiten, die schon vorher dort waren, dürfen später noch ziehen. Das Programm merkt sich, wer schon gezogen ist, und hält die Stapel auseinander.
campaigns-rule-c5-5 = Ein Stapel, der nur aus fliegenden Einheiten und Anführern besteht, darf an jeden offenen Ort im Umkreis von 8,5 Zoll fliegen, egal, wie die Verbindungen verlaufen. Genau 8,5 Zoll sind erlaubt. Der Stapel würfelt auf Schwund, als wäre er über einen Pfad gezogen.
campaigns-rule-c5-5-b = Ein Stapel, der fliegt, braucht mindestens eine Einheit. Er kann niemanden absetzen und niemanden mitnehmen.
campaigns-rule-c5-6 = Ziehst du an einen Ort, an dem zwar feindliche Anführer sind, aber weder feindliche Einheiten noch eine nicht geschleifte Festung, ziehen sich die Anführer zurück (C16.6), bevor du ankommst. Anführer ohne Zuflucht sterben.
campaigns-rule-c5-6-b = Beim Rückzug der Anführer gilt dein Stapel als Angreifer, der von dem Ort kommt, den er gerade verlässt. Die Anführer gelten als zurückgezogen.
campaigns-rule-c5-7 = Die Glocke zieht nur, wenn eine Einheit sie trägt, und fliegende Einheiten können sie nicht tragen (C19).

## C6

campaigns-rule-c6-title = Schwund
campaigns-rule-c6-1 = Ist der Stapel geflogen oder über einen Pfad gezogen, würfelst du nach dem Zug und vor einer Schlacht auf Schwund. Zähl die Einheiten am Ziel, die geflogen oder über einen Pfad gezogen sind. Gibt es keine, würfelst du nicht. Sonst wirf einen Würfel und zähl für je zwei Einheiten über die zweite hinaus 1 dazu: +1 bei vier Einheiten, +2 bei sechs, +3 bei acht. Bei 10 oder mehr verlierst du eine dieser Einheiten und wählst, welche. Bei einem Rückzug zählen alle Einheiten, auch wenn sie über eine Straße gezogen sind (C16.8).
campaigns-rule-c6-1-b = Bleiben nach dem Schwund keine Einheiten zum Kämpfen übrig, gibt es keine Schlacht. Die Anführer und die Glocke bleiben am letzten Ort vor dem Feind.

## C7

campaigns-rule-c7-title = Wie eine Schlacht beginnt
campaigns-rule-c7-1 = Angreifer ist der Stapel, der den Ort betreten hat. Verteidiger sind alle Einheiten und Anführer der anderen Seite an diesem Ort, dazu seine Stammtruppen. Der Angriff kommt vom letzten Ort des Stapels vor der Schlacht oder von dort, wo der Stapel losgeflogen ist. Nach der Schlacht dürfen Verteidiger in dieser Runde noch ziehen, wenn sie noch nicht gezogen sind und sich nicht zurückgezogen haben.
campaigns-rule-c7-2 = Jede Seite hat einen Feldherrn, der in dieser Schlacht alle ihre Befehle gibt. Das ist der Spieler mit den meisten Einheiten am Ort, bei Gleichstand derjenige, der in der Spielerreihenfolge zuerst kommt. Hat eine Seite nur Stammtruppen, ist der Spieler Feldherr, zu dessen Nation der Ort gehört.
campaigns-rule-c7-2-b = Stammtruppen zählen hier nicht als Einheiten. Gehören die einzigen anderen Einheiten in deiner Festung einem Verbündeten, ist er der Feldherr und wählt auch die Geschütze (C17.1).
campaigns-rule-c7-3 = Zuerst darf der Angreifer ehrenvollen Abzug anbieten, wenn C17.4 es erlaubt. Dann wählen beide Feldherren geheim die Art des Kampfes: den schnellen Kampf („fast“) oder das Schlachtbrett („board“). Ein Verteidiger mit Stammtruppen wählt auch, wie viele davon Geschütze sind (C17.1). Wählen beide den schnellen Kampf, entscheidet ihr die Schlacht damit (C8). Sonst kämpft ihr auf dem Schlachtbrett (C9).

## C8

campaigns-rule-c8-title = Schneller Kampf
campaigns-rule-c8 = Der schnelle Kampf entscheidet eine Schlacht ohne das Schlachtbrett: In jedem Durchgang wirft jede Seite einen Würfel. Eine Option bestimmt, ob die Feldherren den schnellen Kampf wählen dürfen, ob er Pflicht ist oder ob es ihn nicht gibt.
campaigns-rule-c8-1 = Jede Seite wirft einen Würfel. Multipliziere die Zahl mit der gesamten Stärke der Einheiten dieser Seite und teile durch 10. Das Ergebnis ist die Stärke, die der Feind verliert. Von den zwei Stärken jeder Einheit gilt die größere. Nichts wird gerundet: Das Programm zählt in Zehnteln.
campaigns-rule-c8-1-b = Beide Seiten erleiden ihre Verluste gleichzeitig.
campaigns-rule-c8-2 = Hat die würfelnde Seite niemanden, der zaubern kann, müssen die Verluste des Feindes dem Ergebnis so nahe wie möglich kommen, ohne es zu überschreiten. Mindestens eine Einheit verliert der Feind auf jeden Fall. Kommen mehrere Möglichkeiten dem Ergebnis gleich nahe, wählt der feindliche Feldherr.
campaigns-rule-c8-2-b = Ist jede Einheit stärker als das Ergebnis, verliert der Feind eine seiner schwächsten Einheiten.
campaigns-rule-c8-3 = Hat die würfelnde Seite jemanden, der zaubern kann, müssen die Verluste des Feindes das Ergebnis erreichen. Der feindliche Feldherr wählt sie. Reichen alle Einheiten zusammen nicht, sind alle vernichtet.
campaigns-rule-c8-3-b = Der Feldherr darf keine Einheit aufgeben, wenn die Verluste auch ohne sie das Ergebnis erreichen.
campaigns-rule-c8-4 = Helden und Hexen sterben, wenn ihre Seite keine Einheiten mehr hat.
campaigns-rule-c8-5 = Mit der Option „walls“ senken Stammtruppen den Wurf des Angreifers um 1, in einer Hauptstadt um 2, aber nie unter 1. Die Glocke hat hier keine Stärke und wird nie zerstört. Hat ihre Seite keine Einheit mehr, erbeutet der Feind die Glocke. Zauber, Heimatgelände und Waffengattungen (C15) spielen hier keine Rolle.
campaigns-rule-c8-6 = Nach jedem Durchgang entscheiden beide Feldherren, ob sie sich zurückziehen (C16). Es geht weiter, bis nur noch eine Seite Einheiten hat.

## C9

campaigns-rule-c9-title = Das Schlachtbrett
campaigns-rule-c9-1 = Das Schlachtbrett hat fünfzehn Felder in fünf Reihen. Jede Reihe hat ein Feld in der Mitte, C, und zwei an den Flanken, L und R. Die Felder der Reihe 3 heißen also 3L, 3C und 3R. Reihe 1 ist die erste Reihe des Angreifers, Reihe 5 die des Verteidigers. „Näher am Feind“ heißt für den Angreifer eine höhere Reihe, für den Verteidiger eine niedrigere.
campaigns-rule-c9-2 = Der Abstand zweier Felder ist ihr Unterschied in Reihen oder in Spalten, je nachdem, was größer ist. Von L nach C ist es eine Spalte, von C nach R auch. Felder im Abstand 1 sind benachbart. C grenzt also an jedes Feld der nächsten Reihe, aber L und R grenzen nie aneinander.
campaigns-rule-c9-3 = In ein Feld passen beliebig viele Einheiten beider Seiten. Eine Seite besetzt ein Feld, wenn sie eine Einheit darin hat. Anführer und die Glocke besetzen allein kein Feld.
campaigns-rule-c9-4 = Am Anfang stellt ihr eure Armeen auf. Beide Feldherren verteilen geheim alle ihre Figuren auf ihre ersten zwei Reihen, in Gruppen und als einzelne Einheiten. Stammtruppen bilden in einem Feld dieser Reihen einen Verband, die Garnison. Ihr Auftrag ist immer „Halten“, und sie verlässt ihr Feld nie.
campaigns-rule-c9-4-b = Die Garnison kann die Glocke nicht tragen.
campaigns-rule-c9-5 = Ein Verband ist entweder eine Gruppe unter einem Helden oder eine einzelne Einheit.
campaigns-rule-c9-5-b = Auch die Garnison ist ein Verband, ebenso jeder Anführer ohne Einheiten. Eine Gruppe hat mindestens eine Einheit. Verliert eine Gruppe alle Einheiten, wird jeder ihrer Anführer zu einem eigenen Verband. Trennt sich eine Einheit ab, ist auch sie ein eigener Verband, eine einzelne Einheit. Diese neuen Verbände behalten den Auftrag der Gruppe. Wurde die Gruppe schon aktiviert, gelten auch sie als aktiviert.
campaigns-rule-c9-6 = Jede Gruppe hat einen Helden, der sie führt. Ist ein Herrscher in der Gruppe, führt er sie. Eine Gruppe kann bis zu drei Einheiten haben, mit einem Herrscher bis zu vier, und dazu beliebig viele andere Anführer. Hexen können keine Gruppe führen.
campaigns-rule-c9-7 = Jedes Feld hat das Gelände des Ortes, an dem ihr kämpft. Das Szenario einer einzelnen Schlacht kann manchen Feldern ein anderes Gelände geben.

## C10

campaigns-rule-c10-title = Die Runde in der Schlacht
campaigns-rule-c10 = Eine Schlachtrunde hat sieben Schritte, C10.1 bis C10.7. Aufträge, Flankenwachen und „Versetzen“ gelten bis zum Ende der Runde. Ebenso lange gilt ein Verband als aktiviert, wenn er einmal dran war.
campaigns-rule-c10-1 = Gruppen: Ab der zweiten Runde darfst du in jedem Feld die Gruppen neu ordnen.
campaigns-rule-c10-1-b = In diesem Schritt sagst du auch, wer die Glocke trägt. Artillerie, die nach einem Zug gedreht wurde, wird zurückgedreht (C15.7).
campaigns-rule-c10-1-c = Auch eine Glocke, die gedreht wurde, weil sie ein Skelett gerufen hat, wird zurückgedreht.
campaigns-rule-c10-2 = Zauber: Zuerst können Zauber vergehen, die noch wirken (C11.7). Dann zaubern beide Feldherren (C11), und wer die Glocke hat, darf sie läuten (C19.5).
campaigns-rule-c10-3 = Aufträge: Beide Feldherren geben jedem ihrer Verbände geheim den Auftrag Vorrücken (A), Halten (S) oder Zurück (B). Sie dürfen auch Flankenwachen bestimmen (C15.8).
campaigns-rule-c10-4 = Initiative: Nach den Aufträgen würfeln beide Seiten wie in C4.1, aber nur Helden auf dem Brett zählen. Wer den Wurf gewinnt, wählt, ob er zuerst zieht oder zuletzt. Ohne diese Option zieht der Angreifer zuerst.
campaigns-rule-c10-5 = Aktionen: Die Seiten aktivieren abwechselnd je einen Verband, bis jeder Verband einmal dran war. Hat eine Seite keinen Verband mehr, den sie aktivieren kann, wird sie übersprungen. Eine Einheit, die sich in diesem Schritt von ihrer Gruppe abtrennt, behält deren Auftrag. War die Gruppe noch nicht dran, kann die Einheit noch aktiviert werden.
campaigns-rule-c10-6 = Anführer ohne Einheiten: Ein Anführer, in dessen Feld keine eigenen Einheiten sind, geht ins nächstgelegene Feld mit eigenen Einheiten (C15.9).
campaigns-rule-c10-7 = Rückzug: Beide Feldherren entscheiden, ob sie sich zurückziehen (C16).
campaigns-rule-c10-8 = Die Schlacht endet, sobald eine Seite weder Einheiten noch Anführer auf dem Brett hat. Das Programm prüft das nach jeder Aktion und nach den Schritten 2, 6 und 7. Eine Seite, die nur noch Anführer hat, zieht sich in Schritt 7 ohne Rückfrage zurück, wenn sie eine Zuflucht hat. Hat sie keine, jagt der Feind ihre Anführer weiter. Nach Schritt 7 der letzten Runde (Runde 8, wenn das Szenario keine andere nennt) muss sich der Angreifer zurückziehen. Alle seine Figuren, die das nicht können, sind vernichtet, ebenso verteidigende Anführer, die weder Einheiten noch eine Zuflucht haben.
campaigns-rule-c10-8-b = Wenn sich der Angreifer in Schritt 7 der letzten Runde freiwillig zurückzieht und niemanden zurücklässt, endet die Schlacht, und verteidigende Anführer ohne Zuflucht überleben. In einer einzelnen Schlacht zählt ihr nach der letzten Runde stattdessen Punkte (C20.3).

## C11

campaigns-rule-c11-title = Zauber
campaigns-rule-c11-1 = Wer zaubern kann, kennt einen oder mehrere Zauber (C24.3, C24.4). Im Schritt „Zauber“ darf er einen davon zaubern, auch einen, der schon wirkt; dann wandert dieser Zauber auf eine andere Einheit. Der Anführer und das Ziel des Zaubers müssen auf dem Brett sein; die Entfernung ist egal.
campaigns-rule-c11-1-b = Liegt der Zauber eines Anführers auf einer Einheit, kann dieser Anführer ihn nicht noch einmal auf dieselbe Einheit zaubern.
campaigns-rule-c11-2 = Zaubert ein Anführer auf eine eigene oder feindliche Einheit, ist der Zauber dauerhaft. Er bleibt, bis derselbe Anführer ihn auf eine andere Einheit zaubert oder bis die verzauberte Einheit vernichtet ist.
campaigns-rule-c11-2-b = Ein Zauber endet auch, wenn der Anführer, der ihn gezaubert hat, stirbt oder das Brett verlässt. Verlässt eine Einheit das Brett, enden alle Zauber auf ihr. Liegt derselbe Zauber zweimal auf einer Einheit, zählt er nur einmal.
campaigns-rule-c11-3 = Rolf Guuf, ein Held der Quadlings, kann zaubern. Wie jede Hexe bekommt er einen zufälligen Zauber.
campaigns-rule-c11-3-b = Kommt Rolf Guuf oder eine Hexe ins Spiel, würfelt das Programm den Zauber aus (C24.3). Danach bleibt es bei diesem Zauber.
campaigns-rule-c11-4 = Auf Helden kann man nicht zaubern, auf die Glocke schon.
campaigns-rule-c11-4-b = Auch auf Hexen kann man nicht zaubern.
campaigns-rule-c11-5 = Liegen auf einer Einheit die Zauber „Glück“ und „Pech“, heben sie einander auf. Zoraster kennt von Anfang an beide, Glenda nur „Glück“. Auch eine angeworbene Hexe kann einen der beiden bekommen.
campaigns-rule-c11-5-b = Beide Marken bleiben auf der Einheit.
campaigns-rule-c11-6 = Hat eine Einheit unter Mohn oder Verwirrung auch Flinke Füße, darf sie pro Runde 1 Feld weit ziehen. Mit der Option „limbering“ kann Artillerie in einer Runde, in der sie so zieht, nicht schießen. Mit der Option „bell-still“ kann die Glocke in einer solchen Runde keine Skelette rufen.
campaigns-rule-c11-7 = Zu Beginn des Schritts „Zauber“ würfelt das Programm nacheinander für alle Zauber, die noch wirken, angefangen beim ältesten. Bei 1–3 vergeht der Zauber, und seine Marke wird entfernt. „Versetzen“ vergeht nie.
campaigns-rule-c11-7-b = Feuerball und Heilung kann jeder Anführer nur je einmal pro Schlacht zaubern. Eine Option bestimmt, was mit diesen beiden geschieht, wenn Zauber vergehen. Bei „Ausgenommen“ (üblich) vergehen sie nicht. Bei „Erneut“ vergehen sie, und danach darf der Anführer sie noch einmal zaubern. Bei „Verbraucht“ vergehen sie, und er kann sie nicht noch einmal zaubern.
campaigns-rule-c11-8 = Zauber wirken, sobald beide Seiten sie aufgedeckt haben. Zuerst bekommen alle bleibenden Zauber ihre Marken. Dann kommen die Feuerbälle, dann „Versetzen“, dann die Glocke. Bei jeder Art wirken die Zauber des Angreifers vor denen des Verteidigers, jeweils in der Reihenfolge, in der sie im Befehl stehen.
campaigns-rule-c11-8-b = Ist das Ziel eines Feuerballs weg, wird nicht gewürfelt. Wurden gerade Feinde in ein Feld versetzt, bewirkt ein „Versetzen“ dorthin nichts. In beiden Fällen zählt der Zauber trotzdem als gezaubert. Ein Zauber, der noch einmal gezaubert wird, kommt ans Ende der Reihenfolge.

## C12

campaigns-rule-c12-title = Auf dem Schlachtbrett ziehen
campaigns-rule-c12-1 = Ein Verband zieht Schritt für Schritt, immer in ein benachbartes Feld und höchstens so weit, wie es seine Bewegungszahl erlaubt. Betritt er ein Feld, das der Feind besetzt, endet der Zug dort. Verlassen kannst du ein Feld immer, auch eines, das du mit Feinden teilst.
campaigns-rule-c12-1-b = Anführer ohne Einheiten können kein Feld betreten, das der Feind besetzt.
campaigns-rule-c12-2 = Ein Verband mit dem Auftrag „Vorrücken“ muss in ein Feld ziehen, das näher an der Seite des Feindes liegt. Stattdessen darf er in seiner Reihe seitwärts ziehen, von der Mitte auf eine Flanke oder umgekehrt, aber nur in ein Feld, das der Feind besetzt.
campaigns-rule-c12-2-b = Diese Regel gilt für jeden Schritt beim Vorrücken, aber ein Schritt genügt. Gibt es kein passendes Feld oder kann der Verband nicht ziehen, bleibt er, wo er ist.
campaigns-rule-c12-3 = Ein Verband mit dem Auftrag „Zurück“ muss in ein Feld ziehen, das näher an der eigenen Seite liegt. Aus der eigenen ersten Reihe dürfen Einheiten das Brett verlassen und sich so aus der Schlacht zurückziehen (C16.7).
campaigns-rule-c12-3-b = In der eigenen ersten Reihe darf ein Verband mit dem Auftrag „Zurück“ das Brett verlassen oder bleiben. Das Brett zu verlassen („off“) zählt als ein Schritt und ist nur mit diesem Auftrag möglich.
campaigns-rule-c12-4 = Ein Verband mit dem Auftrag „Halten“ darf in seiner Reihe in ein Feld ziehen, das leer oder von eigenen Einheiten besetzt ist. Es macht nichts, wenn neben den eigenen Einheiten auch Feinde dort sind. Der Verband darf die Reihe nicht wechseln und kein Feld betreten, das nur der Feind besetzt.
campaigns-rule-c12-5 = Helden ohne Einheiten dürfen zwei Felder weit ziehen. Der Verband eines Helden zieht so schnell wie seine langsamste Einheit.
campaigns-rule-c12-5-b = Auch Hexen ohne Einheiten dürfen zwei Felder weit ziehen.
campaigns-rule-c12-6 = Hat die einzige Einheit eines Helden Flinke Füße oder „Versetzen“, nützt der Zauber auch dem Helden. Steht die einzige Einheit eines Helden unter Mohn oder Verwirrung, darf der Held trotzdem ziehen und sie zurücklassen.
campaigns-rule-c12-6-b = In einer Gruppe mit mehreren Einheiten hält eine, die nicht ziehen kann, die ganze Gruppe auf. Ein Held, der seine einzige Einheit zurücklässt, nimmt alle anderen Anführer mit. Zusammen können sie bis zu zwei Felder weit ziehen, aber keinen Kampf beginnen. Die zurückgelassene Einheit gilt als aktiviert. Eine Glocke, die nicht ziehen kann, hält ihren Träger auf, und der Held kann die beiden nicht zurücklassen.
campaigns-rule-c12-7 = Flinke Füße erhöhen die Bewegungszahl einer Einheit um 1. Eine versetzte Einheit zieht nicht, wenn du sie aktivierst. Ihr Auftrag gilt als ausgeführt, und sie darf einen Kampf beginnen.
campaigns-rule-c12-7-b = Ist eine Einheit versetzt worden, zieht auch der Rest ihres Verbands nicht.

## C13

campaigns-rule-c13-title = Aufträge ändern, Verbände koordinieren
campaigns-rule-c13-1 = Wenn du einen Verband aktivierst, darfst du versuchen, seinen Auftrag zu ändern. Wirf einen Würfel und zieh für die Gruppe eines Herrschers 1 ab. Bei höchstens 3 gelingt es, und der Verband bekommt den Auftrag deiner Wahl. Bei 4–7 misslingt es, und er führt den alten aus. Bei 8–10 herrscht Chaos: Er bekommt einen zufälligen Auftrag und muss ihn ausführen.
campaigns-rule-c13-1-b = Den neuen Auftrag nennst du beim Versuch, und er muss sich vom alten unterscheiden. Pro Aktion hast du einen Versuch, für die Garnison keinen. Nach dem Wurf zieht und kämpft der Verband. Wie der Wurf auch ausgeht: Der Verband kann weder koordinieren noch sich anschließen.
campaigns-rule-c13-2 = Die Gruppe eines Herrschers darf koordinieren, wenn ein anderer Verband im selben Feld denselben Auftrag hat. Das sagst du an, wenn du die Gruppe aktivierst. Sie handelt dann noch nicht, und ihre Steine werden gedreht.
campaigns-rule-c13-2-b = Der Herrscher muss Einheiten führen, und ein Verband, der sich anschließen könnte, muss im selben Feld sein. Auf jeder Seite kann zur selben Zeit nur ein Herrscher koordinieren.
campaigns-rule-c13-3 = Aktivierst du im Feld des Herrschers einen anderen Verband mit demselben Auftrag, darfst du versuchen, ihn dem Herrscher anzuschließen. Wirf einen Würfel. Bei 10 muss der Verband seinen Auftrag sofort allein ausführen. Bei jedem anderen Wurf schließt er sich an, und seine Steine werden gedreht.
campaigns-rule-c13-3-b = Muss ein Verband sofort handeln, gib nur für ihn einen neuen Befehl „A:“, ohne seinen Auftrag zu ändern.
campaigns-rule-c13-4 = Jedes Mal, wenn sich ein Verband anschließt, darf der Herrscher den Auftrag mit allen koordinierten Verbänden ausführen oder auf weitere warten. Sind alle Verbände aktiviert, die infrage kommen, muss er handeln, sobald sich der letzte angeschlossen hat oder das bei ihm misslungen ist.
campaigns-rule-c13-4-b = Der Herrscher muss auch dann handeln, wenn der letzte Verband, der infrage kommt, allein gehandelt hat. Vernichtet der Feind den letzten Verband, der infrage kommt, muss der Herrscher bei deiner nächsten Aktion handeln.
campaigns-rule-c13-5 = Koordinierte Verbände ziehen und kämpfen wie ein einziger Verband, auf demselben Weg und so schnell wie der langsamste von ihnen. Danach sind sie wieder getrennt. Für die Koordination kommen nicht infrage: die Garnison, Anführer ohne Einheiten, schon aktivierte Verbände und solche, die versucht haben, ihren Auftrag zu ändern. Stirbt der Herrscher oder verlässt er das Feld, bevor die koordinierten Verbände handeln, werden ihre Steine zurückgedreht, und du kannst diese Verbände aktivieren.

## C14

campaigns-rule-c14-title = Kampf
campaigns-rule-c14-1 = Nach einem Zug entscheidest du, ob dein Verband einen Kampf beginnt: Er kann auf ein Feld in Reichweite schießen oder im eigenen Feld einen Nahkampf beginnen. Zieht er neben Feinde, ohne einen Kampf zu beginnen, können sie nicht auf ihn schießen. Ziehen allein löst nie Beschuss aus.
campaigns-rule-c14-1-b = Ein Verband kann pro Aktion einen Kampf beginnen. Einen Nahkampf kann er auch ohne Zug beginnen, wenn eine seiner Einheiten oder seine Glocke dabei angreifen kann.
campaigns-rule-c14-2 = Zieht ein Verband in ein Feld, das der Feind besetzt, beginnt automatisch ein Nahkampf.
campaigns-rule-c14-3 = Sind im angegriffenen Feld mehrere feindliche Verbände, dürfen alle teilnehmen. Einen einzelnen herausgreifen kannst du nicht.
campaigns-rule-c14-3-b = Auf der angegriffenen Seite nehmen alle Einheiten teil, die teilnehmen können, und jede Einheit im Feld kann verloren gehen, auch eine, die nicht kämpfen kann. Auf der angreifenden Seite nimmt nur der aktive Verband teil, und nur seine Einheiten können verloren gehen.
campaigns-rule-c14-4 = Feindliche Einheiten in anderen Feldern nehmen nicht teil, auch wenn ihre Reichweite genügt.
campaigns-rule-c14-5 = Schießen: Jede Einheit des Verbands greift mit ihrer Fernkampfstärke an, wenn ihre Reichweite genügt. Gleichzeitig schießen Einheiten im Zielfeld zurück, wenn auch ihre Reichweite genügt. Mindestens eine deiner Einheiten muss schießen können. Im Zielfeld müssen feindliche Einheiten sein; eigene dürfen dort nicht sein. Aus einem Feld mit feindlichen Einheiten kannst du nicht schießen.
campaigns-rule-c14-6 = Nahkampf: Alle teilnehmenden Einheiten beider Seiten greifen gleichzeitig mit ihrer Nahkampfstärke an. Artillerie und Riesen, die schießen dürfen, nehmen stattdessen ihre Fernkampfstärke, wenn diese größer ist.
campaigns-rule-c14-6-b = Setzt eine Einheit ihre Fernkampfstärke im Nahkampf ein, zählt das nicht als Schießen (C15.5). Unter Verwirrung greifen Artillerie und Riesen im Nahkampf gar nicht an.
campaigns-rule-c14-7 = Für jeden Angriff wird ein Würfel geworfen. Der Angriff trifft, wenn der Wurf mit allen Modifikatoren nicht höher ist als die Stärke mit allen Boni. Der Unterschied ist der Spielraum: 0, wenn beide gleich sind. Zuerst würfeln die Einheiten des Angreifers, nach Kürzeln geordnet, dann die des Verteidigers.
campaigns-rule-c14-7-b = Das ändert die Stärke: +1 Nahkampf für eine Attacke (C15.2), +1 Nahkampf mit Geisterheer, +1 Fernkampf mit Meisterschuss, −1 auf beide Stärken für eine brennende Einheit (Feuerball). Das ändert den Wurf: −1, wenn die angreifende Einheit Glück hat, +1 bei Pech, 0 bei beidem.
campaigns-rule-c14-7-c = Eine getroffene Einheit kann Schutz haben: +1 in ihrem Heimatgelände (C15.10) und +1 oder +2 hinter Mauern (C17.3). Eine fliegende Einheit hat +1, wenn eine nicht fliegende auf sie schießt (C15.5). Jedes +1 wirkt wie +1 auf den Wurf des Angreifers, zählt aber erst beim Verteilen der Treffer.
campaigns-rule-c14-7-d = Jede Einheit wirft einen Würfel. Eine Einheit, die auf eine Einheit in der Luft schießt (C15.5), würfelt, wenn sie in der üblichen Reihenfolge dran ist. Die Glocke würfelt auf ihrer Seite zuletzt.
campaigns-rule-c14-8 = Der Feldherr, dessen Einheiten getroffen wurden, verteilt die Treffer. Du kannst einer Einheit einen Treffer zuteilen, wenn ihr Schutz nicht größer ist als der Spielraum des Treffers und diese Art von Angriff sie treffen kann (C15.5). Keine Einheit bekommt zwei Treffer. Du musst so viele Treffer wie möglich verteilen; der Rest verfällt. Eine getroffene Einheit ist vernichtet. Eine Einheit unter Heilung übersteht den ersten Treffer, und der Zauber ist verbraucht.
campaigns-rule-c14-8-b = Beide Feldherren wählen gleichzeitig. Das Programm fragt nur, wenn sie zwischen Einheiten wählen können, die nicht gleich sind.
campaigns-rule-c14-9 = Anführer sind in Gefahr, wenn nach einem Kampf in ihrem Feld nur noch feindliche Einheiten sind und keine eigenen. Der Feind würfelt für jeden dieser Anführer. Bei 1–2 ist der Anführer tot. Dasselbe gilt, wenn feindliche Einheiten in ein Feld ziehen, in dem nur Anführer sind; einen anderen Kampf gibt es dann nicht.
campaigns-rule-c14-9-b = Ein ziehender Verband bringt feindliche Anführer ohne Einheiten in jedem Feld auf seinem Weg in Gefahr, sobald er es betritt.

## C15

campaigns-rule-c15-title = Waffengattungen, Wachen und Anführer ohne Einheiten
campaigns-rule-c15-1 = Kavallerie in einem angegriffenen Feld darf vor einem Nahkampf ausweichen, wenn der Feind dort keine Kavallerie hat. Sie geht in ein benachbartes Feld, das näher an der eigenen Seite liegt, und niemand schießt auf sie.
campaigns-rule-c15-1-b = Jede feindliche Kavallerie im Feld verhindert das Ausweichen, egal, zu welchem Verband sie gehört. In ein Feld mit Feinden kannst du nicht ausweichen. Kavallerie in ihrer ersten Reihe verlässt beim Ausweichen das Brett, wenn sie einen Ort für den Rückzug hat (C16.7). War sie in einer Gruppe, wird sie zur einzelnen Einheit. Unter Mohn oder Verwirrung oder mit der Glocke kann Kavallerie nicht ausweichen.
campaigns-rule-c15-2 = Kavallerie darf eine Attacke reiten: Sie zieht zwei Felder weit, bis in ein Feld, das der Feind besetzt. Sie bekommt +1 auf ihre Nahkampfstärke. Danach ist sie außer Atem, und ihr Stein wird gedreht. Kavallerie, die außer Atem ist, kann bis nach ihrem nächsten Zug weder angreifen noch zurückschlagen. Diesen Zug macht sie ganz normal, und dabei wird ihr Stein zurückgedreht.
campaigns-rule-c15-2-b = Eine Attacke geht über mindestens zwei Felder, und der ganze Verband muss Kavallerie sein. Kavallerie, die außer Atem ist, macht ihren nächsten Zug in ihrer nächsten Aktion, auch wenn sie dabei stehen bleibt. Dieser Zug ist nie eine Attacke. Trifft eine Attacke auf niemanden mehr, gerät die Kavallerie nicht außer Atem.
campaigns-rule-c15-3 = Eine fliegende Einheit darf wie Kavallerie vor einem Nahkampf ausweichen (C15.1), wenn der Feind keine fliegende Einheit im Feld hat.
campaigns-rule-c15-4 = Eine fliegende Einheit darf in einem Nahkampf in der Luft bleiben, egal, ob sie angreift oder angegriffen wird. Bleibt sie in der Luft, nimmt sie am Nahkampf nicht teil.
campaigns-rule-c15-4-b = Wenn du ziehst, nennst du im Befehl „A:“ die Einheiten, die in der Luft bleiben. Unter Mohn kann eine Einheit nicht in der Luft bleiben.
campaigns-rule-c15-5 = Im Nahkampf können Einheiten, die nicht fliegen, keine Einheit in der Luft treffen. Haben sie eine Fernkampfstärke, dürfen sie stattdessen auf eine solche Einheit schießen, mit +1 auf den Wurf. Dann nehmen sie an diesem Nahkampf nicht teil, können darin aber verloren gehen. Ihre Treffer gehen nur an Einheiten in der Luft.
campaigns-rule-c15-5-b = Fliegende Einheiten können einander immer treffen. Das +1 beim Schießen auf eine Einheit in der Luft ist dasselbe wie ihr Schutz von +1 (C14.7), also zählt es nur einmal. Eine Einheit, die nicht kämpfen (C15.8) oder nicht schießen darf, darf auch nicht auf eine Einheit in der Luft schießen.
campaigns-rule-c15-6 = Artillerie darf schießen, wenn ihre eigene Gruppe den Kampf beginnt oder wenn der Feind ihr Feld angreift. Sie kann nicht schießen, wenn der Feind anderswo deine Einheiten angreift oder in die Reichweite der Artillerie zieht. Für Riesen gilt dasselbe.
campaigns-rule-c15-7 = Nach einem Zug kann Artillerie bis zum Ende der Runde nicht schießen. Es gibt zwei Ausnahmen. Mit Flinken Füßen darf sie in derselben Runde ein Feld weit ziehen und schießen. Auch nach „Versetzen“ darf sie schießen. Nach einem Zug ist ihr Stein bis zum Beginn der nächsten Runde gedreht. Vor einem Zug darf sie zur Verteidigung schießen.
campaigns-rule-c15-8 = Im Schritt „Aufträge“ darfst du in einem Feld zwei Einheiten als Flankenwachen bestimmen, eine für die Seite L und eine für die Seite R. Greift ein Feind aus derselben Reihe an, indem er ins Feld zieht oder schießt, darf nur die Wache auf der Seite kämpfen, von der der Angriff kommt. Sie geht auch als Erste verloren. Für weitere Verluste kommt wie üblich der ganze Verband infrage.
campaigns-rule-c15-8-b = Eine Wache deckt ihr Feld, bis du das nächste Mal Aufträge gibst. Ohne Wache auf der Seite, von der der Angriff kommt, darf im Feld niemand kämpfen. Der erste Treffer, der an die Wache gehen kann, muss an sie gehen. Eine Wache, die das Feld verlassen hat, zählt nicht. Anführer können keine Wachen sein.
campaigns-rule-c15-9 = Am Ende einer Schlachtrunde geht jeder Anführer, in dessen Feld keine eigenen Einheiten sind, ins nächstgelegene Feld mit eigenen Einheiten. Sind mehrere Felder gleich nah, wählt der Feldherr. Sind nirgends auf dem Brett eigene Einheiten, geht der Anführer zwei Reihen weit zur eigenen Seite zurück und verlässt dabei notfalls das Brett (C16.7).
campaigns-rule-c15-9-b = Ein Anführer, der so zurückgeht, bleibt in seiner Spalte und hält in der ersten Reihe an, wenn er das Brett nicht verlassen kann. Die Anführer gehen einer nach dem anderen in alphabetischer Reihenfolge, die des Angreifers zuerst.
campaigns-rule-c15-9-c = Ohne diese Option stirbt ein Anführer, der allein unter feindlichen Einheiten ist. Andere Anführer ohne Einheiten bleiben, wo sie sind.
campaigns-rule-c15-10 = Eine Einheit mit farbiger Bewegungszahl ist in ihrem Heimatgelände schwerer zu treffen. Einheiten, die sie dort angreifen, haben +1 auf ihre Würfe, im Nahkampf und beim Schießen. Eine Einheit mit schwarzer Bewegungszahl hat kein Heimatgelände.

## C16

campaigns-rule-c16-title = Rückzug
campaigns-rule-c16-1 = Am Ende jeder Schlachtrunde und jedes Durchgangs im schnellen Kampf decken beide Feldherren gleichzeitig auf, ob sie sich zurückziehen. Zettel braucht ihr nicht: Das Programm verrät nichts.
campaigns-rule-c16-2 = Beim Rückzug verlassen alle deine Einheiten, die ziehen können, das Brett. Stammtruppen müssen bleiben, ebenso Einheiten unter Mohn oder Verwirrung. Bleiben Einheiten zurück, geht die Schlacht weiter, bis nur noch eine Seite Einheiten hat, und du wirst nicht mehr gefragt. Alle Zauber der Seite, die sich zurückzieht, enden.
campaigns-rule-c16-2-b = Auch mit Flinken Füßen kann sich eine Einheit unter Mohn oder Verwirrung nicht zurückziehen. Anführer gehen immer mit. Figuren, die sich zurückziehen, gehen sofort, die des Angreifers vor denen des Verteidigers. Du wählst eine Zuflucht, würfelst auf Schwund und wählst dann, welche Söldner du behältst (C18.8). Figuren, die später gehen, folgen am Ende der Schlacht an denselben Ort. Zieht sich deine Seite nicht zurück, warten auch Figuren, die das Brett durch einen Zug verlassen haben, bis zum Ende der Schlacht.
campaigns-rule-c16-3 = Alle Einheiten einer Seite, die sich zurückziehen, gehen an denselben Ort. Das gilt auch für Einheiten, die das Brett durch einen Zug verlassen haben.
campaigns-rule-c16-3-b = Einheiten, die das Brett durch einen Zug verlassen haben, ziehen sich auch dann zurück, wenn der Rest deiner Seite gewonnen hat. Bei der Wahl ihrer Zuflucht zählen dann nur diese Einheiten.
campaigns-rule-c16-4 = Angreifer ziehen sich an den Ort zurück, von dem aus sie in die Schlacht gezogen sind (C7.1).
campaigns-rule-c16-5 = Verteidiger ziehen sich nie an einen Ort zurück, an dem eine andere Nation Truppen oder eine nicht geschleifte Festung hat, und nie an den Ort, von dem der Angreifer kam.
campaigns-rule-c16-5-b = Eine Nation ist „eine andere“, wenn keine der Einheiten, die sich zurückziehen, zu ihr gehört. Das gilt auch für verbündete Nationen. Eine Zuflucht ist ein offener Ort, der eine Verbindung entfernt ist. „Truppen“ heißt hier Einheiten oder Anführer. Ziehen sich nur Anführer zurück, zählen ihre Nationen. Eine Hexe gehört zur ersten Nation ihres Spielers.
campaigns-rule-c16-6 = Unter den Orten, die C16.5 erlaubt, müssen Verteidiger in dieser Reihenfolge wählen. Erstens: einen Ort näher an ihrer Burg, wenn kein Feind in der Burg ist. Zweitens: einen Ort näher am Gebiet ihrer Nation. Drittens: irgendeinen anderen.
campaigns-rule-c16-6-b = Ein Ort ist näher, wenn er weniger Verbindungen von der Burg oder dem Gebiet entfernt ist als der Ort der Schlacht. Die Nation der Verteidiger ist die, zu der die meisten ihrer Einheiten gehören, bei Gleichstand diejenige, die in der Spielerreihenfolge zuerst kommt. Zum Gebiet der Nation zählen alle ihre Orte. Sind mehrere Orte gleich gut, wählt der Feldherr.
campaigns-rule-c16-7 = Hat ein Verband keinen Ort für den Rückzug, kann er sich weder zurückziehen noch das Brett verlassen.
campaigns-rule-c16-7-b = Ein Verband kann das Brett nur verlassen, wenn er sich zusammen mit denen, die schon gegangen sind, an denselben Ort zurückziehen kann. Der Rest seiner Seite zählt dabei nicht.
campaigns-rule-c16-8 = Einheiten, die sich zurückziehen, würfeln auf Schwund (C6.1).
campaigns-rule-c16-9 = Einheiten, die sich zurückgezogen haben, können für den Rest der Runde auf der Karte nicht aktiviert werden. Werden sie wieder angegriffen, dürfen sie sich wieder zurückziehen. Ohne diese Option darfst du sie trotzdem aktivieren, wenn sie in dieser Runde noch nicht gezogen sind.
campaigns-rule-c16-10 = Ziehen sich beide Seiten zurück, verlassen beide den Ort, und sonst ändert sich dort nichts. Anführer gehen an denselben Ort wie die Einheiten, die vor ihnen gegangen sind. Ist vor ihnen keine Einheit gegangen, sagen C16.4 bis C16.6, wohin die Anführer gehen. Hat die Schlacht einen Sieger, gehört der Ort der Seite, die noch dort ist (C2.5).

## C17

campaigns-rule-c17-title = Belagerungen
campaigns-rule-c17-1 = Verteidigst du eine Festung, darfst du eine Einheit ihrer Stammtruppen in mittlere Artillerie verwandeln, in einer Hauptstadt zwei. Jedes Geschütz ersetzt eine gewöhnliche Infanterieeinheit.
campaigns-rule-c17-1-b = Schreib „guns 0“ oder „guns 1“, in einer Hauptstadt auch „guns 2“. Schreibst du nichts von Geschützen, hast du keine.
campaigns-rule-c17-1-c = Die gewöhnliche Infanterieeinheit einer Nation ist die REG. Infanterie der Stammtruppen heißt FREG1, FREG2 und so weiter, Geschütze FMED1 und FMED2.
campaigns-rule-c17-2 = Stammtruppen kommen nicht aus dem Vorrat. Zu Beginn jeder Schlacht sind alle da. Sind am Ende der Schlacht keine mehr übrig, ist die Festung geschleift, und der Angreifer bekommt die Punkte.
campaigns-rule-c17-3 = Einheiten, die Stammtruppen angreifen, haben +1 auf ihre Würfe, in einer Hauptstadt +2.
campaigns-rule-c17-4 = Der Angreifer darf ehrenvollen Abzug anbieten. Nimmt der Verteidiger an, ziehen die Stammtruppen ab. Für jede Einheit, die noch übrig ist, erscheint eine REG an einem benachbarten Ort, als hätte sie sich zurückgezogen (C16.5 bis C16.9). Die Festung ist geschleift, ohne Verlust für den Angreifer.
campaigns-rule-c17-4-b = Du kannst den Abzug anbieten, bevor ihr die Art des Kampfes wählt, wenn der Verteidiger am Ort außer den Stammtruppen keine Einheiten hat, und im Schritt „Rückzug“, wenn er nur noch Stammtruppen hat. Angebot und Antwort sind nicht geheim. Lehnt der Verteidiger ab, geht die Schlacht weiter.
campaigns-rule-c17-4-c = Die REG kommen aus dem Vorrat, die niedrigsten Nummern zuerst, solange er welche hat. Verteidigende Anführer gehen mit ihnen, ebenso Einheiten, die das Brett durch einen Zug verlassen haben. Ohne Zuflucht kann der Verteidiger nicht annehmen, also lehnt das Programm ab, ohne zu fragen. Nach einem Rückzug des Verteidigers (C16.2) kannst du den Abzug noch anbieten. Dann gehen die REG an denselben Ort.

## C18

campaigns-rule-c18-title = Anwerben und die Rückkehr eines Herrschers
campaigns-rule-c18-1 = Im Teil „Anwerben“ darf jeder Held, der in dieser Runde weder gezogen ist noch gekämpft oder sich zurückgezogen hat, an seinem Ort eine Einheit anwerben. An jedem Ort gibt es nur eine Einheit pro Runde. Alle wählen gleichzeitig, dann wird in der Spielerreihenfolge gelost.
campaigns-rule-c18-1-b = Gelost wird in der Reihenfolge, in der du deine Helden aufgezählt hast. Macht eine Auslosung eine spätere unmöglich, geht der Held leer aus, der später dran wäre. An jedem Ort kannst du nur einen Helden nennen. Verbündete an einem Ort bekommen zusammen nur eine Einheit, aber nach vergeblicher Suche (C18.4) darf es ein anderer von ihnen noch versuchen. Neue Einheiten dürfen ab der nächsten Runde handeln.
campaigns-rule-c18-2 = Ein Held wirbt in seiner eigenen Nation an: in einer nicht geschleiften Festung oder in einer Siedlung, die dir gehört. Du bekommst eine zufällige Einheit aus dem Vorrat der Nation. Jeder Stein im Vorrat ist gleich wahrscheinlich.
campaigns-rule-c18-2-b = Winkie-Skelette werden nie ausgelost. Von einer Art bekommst du immer die Einheit mit der niedrigsten Nummer. Am Anfang sind alle Einheiten aus C24.2 im Vorrat, außer denen, die aufgestellt sind.
campaigns-rule-c18-3 = Gibt es am Ort Spezialisten, darfst du einen Spezialisten anwerben statt einer zufälligen Einheit aus dem ganzen Vorrat. Gibt es mehrere Arten von Spezialisten, wird eine davon ausgelost.
campaigns-rule-c18-4 = In einem Söldnerlager darf ein Held eine Einheit anwerben, deren Art auf der Liste des Ortes steht, solange der Söldnervorrat noch eine davon hat. Vorher würfelst du, ob die Suche vergeblich ist: Bei 8–10 kommt niemand. Auf manchen Listen steht auch eine Hexe (C11.3).
campaigns-rule-c18-5 = Winkies und Gillikins brauchen nicht zu würfeln (C18.4), wenn sie in einem Söldnerlager ihre eigenen Spezialisten anwerben. Flügelaffen gehören zu den Winkies, Schreckenswölfe zu den Gillikins.
campaigns-rule-c18-5-b = Flügelaffen zählen für die Winkies nicht als Söldner, Schreckenswölfe ebenso wenig für die Gillikins.
campaigns-rule-c18-6 = Ein getöteter Herrscher kehrt nicht in derselben Runde zurück. In jeder späteren Runde würfelst du im Teil „Anwerben“, und bei höchstens 5 kehrt er zurück. Zähl zum Wurf 1 dazu, wenn die Burg geschleift ist, und noch einmal 1 für je zwei andere geschleifte Festungen der Nation. Ohne diese Option kehrt er im Teil „Rückkehr der Herrscher“ derselben Runde zurück.
campaigns-rule-c18-6-b = Ab der Runde nach dem Tod eines Herrschers kommt im Teil „Anwerben“ zuerst der Wurf für seine Rückkehr. Du würfelst, auch wenn er nirgendwohin zurückkehren kann. Ein zurückgekehrter Herrscher darf anwerben.
campaigns-rule-c18-7 = Der Herrscher kehrt in die Burg zurück. Geht das nicht, kehrt er in eine andere Festung zurück, und wenn auch das nicht geht, in eine Siedlung.
campaigns-rule-c18-7-b = Der Ort muss zur Nation des Herrschers gehören, darf nicht geschleift sein und keinem Feind gehören. Sind mehrere gleich gut, wählst du. Gibt es keinen, kehrt der Herrscher vorerst nicht zurück.
campaigns-rule-c18-8 = Eine Armee darf nur eine Sorte Söldner haben.
campaigns-rule-c18-8-b = Eine Armee sind die Einheiten einer Nation an einem Ort. Du kannst keine Einheit anwerben, ziehen, mitnehmen oder absetzen, wenn das gegen diese Regel verstieße. Verstößt eine Armee durch eine Schlacht oder einen Rückzug dagegen, wählst du sofort, welche Sorte bleibt. Die anderen kommen zurück in den Vorrat. Skelette sind eine Sorte, auch die der Winkies.

## C19

campaigns-rule-c19-title = Die Glocke
campaigns-rule-c19-1 = Die Bewegungszahl der Glocke ist unterstrichen, denn allein kann die Glocke nicht ziehen. Sie muss von einer Kampfeinheit getragen werden, die nicht fliegt. Auf der Karte und auf dem Brett zieht die Glocke mit ihrem Träger. In Befehlen schreibst du beide zusammen, etwa „WREG1+Bell“.
campaigns-rule-c19-2 = Auf dem Schlachtbrett zieht die Glocke ein Feld pro Runde, auch mit einem schnelleren Träger. Es gibt eine Ausnahme: Ein Träger mit Flinken Füßen zieht mit ihr zwei Felder weit.
campaigns-rule-c19-3 = Unter Mohn oder Verwirrung kann die Glocke nicht bewegt werden. Kommen Flinke Füße dazu, kann sie ein Feld weit ziehen (C11.6).
campaigns-rule-c19-3-b = Mohn oder Verwirrung kann auf der Glocke oder auf ihrem Träger liegen; die Wirkung ist dieselbe. Liegt der Zauber auf dem Träger, braucht dieser selbst Flinke Füße. Liegt er auf der Glocke, genügt es, wenn die Glocke oder ihr Träger Flinke Füße hat.
campaigns-rule-c19-4 = Die Glocke wird nie zerstört. Wird sie durch Schießen „vernichtet“, bleibt sie, ruft aber in dieser Schlacht keine Skelette mehr. Wird sie im Nahkampf „vernichtet“, ist sie erbeutet. Munchkins und Quadlings dürfen sie erbeuten und tragen, können mit ihr aber keine Skelette rufen und sie nicht im Nahkampf einsetzen.
campaigns-rule-c19-4-b = Für Winkies und Gillikins hat die Glocke die Nahkampfstärke 2.
campaigns-rule-c19-4-c = Ein Feuerball bringt die Glocke genauso zum Schweigen wie ein Schuss. Einen Treffer kannst du der Glocke nur zuteilen, wenn ihn keine andere Einheit bekommen kann. Eine erbeutete Glocke bleibt ohne Träger in ihrem Feld und gehört der Seite, die sie erbeutet hat. Um die Glocke im Nahkampf einzusetzen, muss der Feldherr die Winkies oder die Gillikins spielen. Die Glocke greift nur mit einem Träger an, der teilnimmt. Sie hat keinen Schutz, und Schüsse auf Einheiten in der Luft können sie nicht treffen.
campaigns-rule-c19-5 = Im Schritt „Zauber“ darf die Glocke in ihrem Feld ein Skelett rufen. Es gilt als einzelne Einheit (C9.5).
campaigns-rule-c19-5-b = Du bekommst ein Winkie-Skelett, wenn der Vorrat eines hat, sonst ein Söldnerskelett. Hat er keines von beiden mehr, bekommst du nichts. Winkie-Skelette bekommt nur, wer die Winkies spielt. Um ein Skelett zu rufen, braucht die Glocke keinen Träger.
campaigns-rule-c19-5-c = Die Glocke kann kein Skelett rufen, solange zwei von ihr gerufene Skelette auf dem Brett sind.
campaigns-rule-c19-6 = Am Ende der Schlacht behältst du von den Skeletten nur die zwei der Winkies und die, die du dauerhaft angeworben hast (C18.4). Auch dann kannst du nur eine Sorte Söldner haben (C18.8): Hast du andere Söldner, behältst du entweder sie oder die Skelette.
campaigns-rule-c19-6-b = Söldnerskelette, die von der Glocke gerufen wurden, sind weg, sobald sie die Schlacht verlassen, noch vor dem Schwund.
campaigns-rule-c19-7 = Eine Glocke, die ein Skelett ruft, kann in dieser Runde nicht bewegt werden, und ihr Stein wird gedreht. Es gibt zwei Ausnahmen. Hat ihr Träger Flinke Füße, darf sie danach ein Feld weit ziehen. Und mit „Versetzen“ darf sie in derselben Runde bewegt werden.
campaigns-rule-c19-7-b = „Versetzen“ auf die Glocke oder ihren Träger bewegt beide. Unter Mohn oder Verwirrung gilt die Ausnahme für Flinke Füße nicht (C11.6).
campaigns-rule-c19-8 = Eine Glocke ohne Träger bleibt, wo sie ist, bis du eine eigene Einheit, die dort ist, als Träger nennst. Auf dem Brett tust du das im Schritt „Gruppen“, auf der Karte bei einem Zug. Geht ein Träger auf dem Weg in eine Schlacht durch Schwund verloren, bleibt die Glocke beim Stapel. Zieht sich eine Seite zurück und kann kein Träger ihre Glocke mitnehmen, bekommt die andere Seite die Glocke. Die andere Seite bekommt sie auch, wenn die Seite, der die Glocke gehört, am Ort keine Einheit mehr hat.
campaigns-rule-c19-8-b = Bei einem Zug auf der Karte nennst du den Träger. Ohne „+Bell“ hinter einer Einheit lässt du die Glocke zurück. Eine andere deiner Einheiten darf sie von einem Träger übernehmen, der noch nicht gezogen ist. Dem Träger eines Verbündeten kannst du sie nicht abnehmen. Liegt sie ohne Träger bei deiner Einheit, darfst du sie mitnehmen, auch wenn ein Verbündeter sie dort gelassen hat. Liegt die Glocke an einem Ort ohne Einheiten, fällt sie an feindliche Einheiten, die dort einen Zug beenden. Auf der Karte gilt die Glocke selbst nie als gezogen oder zurückgezogen.

## C20

campaigns-rule-c20-title = Sieg
campaigns-rule-c20 = Ein Feldzug endet vorzeitig, wenn eine Seite sofort gewinnt (C20.1). Sonst endet er nach seiner letzten Runde (C20.2). Für eine einzelne Schlacht gilt eine eigene Regel (C20.3). Aufgeben kannst du auch (C20.4).
campaigns-rule-c20-1 = Ein Feldzug dauert so viele Runden, wie sein Szenario vorgibt, meist 10. Schleift deine Seite die Burg des Feindes, gewinnt sie sofort.
campaigns-rule-c20-1-b = Gegen mehrere feindliche Nationen müsst ihr sämtliche feindlichen Burgen schleifen, egal, wer von euch welche schleift. Die laufende Schlacht wird noch zu Ende gespielt.
campaigns-rule-c20-2 = Sonst zählen die Punkte. Deine Seite bekommt 1 Punkt für jede ihrer Einheiten auf der Karte und 1 Punkt für jede Siedlung, die ihr gehört. Für jede Festung, die sie geschleift hat, bekommt sie so viele Punkte, wie die Festung Stammtruppen hatte: 2, 3 oder 4. Die Seite mit den meisten Punkten gewinnt; bei Gleichstand endet die Partie unentschieden.
campaigns-rule-c20-2-b = Die Glocke und Anführer bringen keine Punkte.
campaigns-rule-c20-3 = Eine einzelne Schlacht gewinnst du, wenn am Ende nur noch deine Seite Einheiten auf dem Brett hat. Nach der letzten Runde (C10.8) zählen stattdessen die Punkte. Du bekommst 1 Punkt für jede feindliche Einheit, die du vernichtet hast, aber keinen für Skelette, die von der Glocke gerufen wurden. Du bekommst 2 Punkte für einen getöteten Helden, 3 für einen getöteten Herrscher und 3, wenn du die Glocke hast, die der Feind mitgebracht hat. Die Seite mit den meisten Punkten gewinnt; bei Gleichstand endet die Partie unentschieden.
campaigns-rule-c20-3-b = Hexen bringen keine Punkte. Für einen Sieg ohne Punktwertung brauchst du Einheiten auf dem Brett; Anführer allein genügen nicht.
campaigns-rule-c20-4 = Du kannst immer aufgeben, wenn das Spiel dich nach einem Befehl fragt. Sind mehrere zugleich dran, scheidest du erst aus, wenn ihr eure Befehle aufdeckt. Hat nur noch eine Seite einen Spieler, gewinnt sie sofort. Wer aufgegeben hat, gewinnt nichts. Ist niemand mehr übrig, endet die Partie unentschieden. Eine Seite ohne Spieler kann nicht gewinnen, und ihre Punkte zählen nicht, aber ihre Burgen müssen trotzdem fallen (C20.1).
campaigns-rule-c20-4-b = Gibst du auf und die Partie geht weiter, bleiben deine Einheiten und Anführer auf der Karte und verteidigen sich. Sie ziehen aber nicht mehr und werben niemanden an, und deine Herrscher kehren nicht zurück. In einer Schlacht befiehlt ihnen ein Verbündeter, der noch mitspielt. Hast du keinen, gilt für sie, was in C21 in der Spalte „Sonst gilt“ steht, und dein Gegner wählt zwischen schnellem Kampf und Brett. Eine Schlacht, die du ohne Verbündeten führst, ist zu Ende: Deine Seite zieht sich zurück wie in C16, und was das nicht kann, wird vernichtet, auch die Garnison. Wollte dein Stapel gerade angreifen, bleibt er einen Ort davor stehen.

## C21

campaigns-rule-c21-title = Wann du dran bist
campaigns-rule-c21 = Das Spiel fragt dich immer nur nach einem Befehl. Die Tabelle sagt, in welchen Abschnitten es fragt und wer jeweils dran ist. Sind mehrere zugleich dran, gebt ihr eure Befehle geheim und deckt sie zusammen auf. Hast du nichts zu wählen, überspringt dich das Spiel. Verstößt dein Befehl gegen eine Regel, weist das Spiel ihn zurück und nennt die Regel, und du versuchst es noch einmal. Erweist sich ein geheimer Befehl als unerlaubt, gilt stattdessen, was in der Spalte „Sonst gilt“ steht. Zwischen den Abschnitten würfelt das Programm.
campaigns-rule-c21-b = Du hast nichts zu wählen, wenn alle erlaubten Befehle dasselbe bewirken. Dann nimmt das Programm einen für dich. Kann das Spiel deinen Text nicht lesen, nennt es C22; gehört der Befehl in einen anderen Abschnitt, nennt es C21. Verstößt ein Befehl gegen mehrere Regeln, nennt das Spiel irgendeine davon. Die Zahl der Geschütze und den Ort für den Rückzug prüft das Programm, sobald du den Befehl gibst.

## C22

campaigns-rule-c22-title = Geschriebene Befehle und die Würfel
campaigns-rule-c22 = Schreiben musst du nie: Du wählst auf dem Brett, und das Programm schreibt den Befehl. Wenn du doch schreibst, sind Groß- und Kleinschreibung, Leerzeichen und Bindestriche egal. Ein Plus (+) verbindet Figuren, die zusammen ziehen. Ein Strichpunkt (;) trennt Teile. Ein Bindestrich allein (-) bedeutet „nichts“.
campaigns-rule-c22-1 = Auf der Karte ziehst du mit „M:“ einen Stapel, und mit „pass“ beendest du deine Züge für diese Runde. „drop“ und „take“ schreibst du hinter den ersten Ort, aber nur, wenn ein zweites „>“ folgt. Die Glocke kommt direkt hinter ihren Träger. Zum Anwerben schreib „H:“.
campaigns-rule-c22-1-b = Um mehrere Figuren abzusetzen oder mitzunehmen, verbinde sie mit „+“. Die Reihenfolge einer Liste ist egal.
campaigns-rule-c22-2 = In einer Schlacht geben beide Feldherren manche Befehle gleichzeitig. Mit „D:“ stellst du auf, mit „G:“ änderst du Gruppen, mit „S:“ zauberst du, und mit „O:“ gibst du Aufträge. Bei „D:“ nennst du jedes Feld mit seinen Verbänden, bei „G:“ nur die Felder, die sich ändern. In Aufträgen nennst du eine Gruppe nach dem Helden, der sie führt. Verbände, die du nicht nennst, halten die Stellung. Eine Flankenwache bewacht das Feld, in dem sie ist.
campaigns-rule-c22-2-b = Hat eine Gruppe mehrere Helden, aber keinen Herrscher, führt sie der Held, den du zuerst nennst. Die Garnison darfst du bei „G:“ weglassen. Eine Glocke ohne Träger schreibst du als eigenen Verband: „Bell“. Sollen alle deine Verbände die Stellung halten, schreib „O: -“.
campaigns-rule-c22-3 = Im Rest der Schlacht aktivierst du mit „A:“ einen Verband, mit „R:“ reagierst du auf einen Angriff, und mit „L:“ nennst du alle Einheiten, die du verlierst. Um einen Auftrag zu ändern, schreib zuerst „A:“ mit „change“. Nach dem Wurf schreib noch einmal „A:“ für denselben Verband.
campaigns-rule-c22-3-b = Nenne einen Verband nach dem Helden, der ihn führt, nach seiner Einheit oder mit dem Wort „garrison“.
campaigns-rule-c22-4 = Die Tabelle nennt jeden Wurf und jede Auslosung. Wenn die Tabelle nichts anderes sagt, ist ein niedriger Wurf gut für die Seite, die würfelt.

## C23

campaigns-rule-c23-title = Optionen
campaigns-rule-c23 = Am Anfang hat jede Option den Wert, der in der Tabelle zuerst steht. Ein Szenario kann ihn ändern, und vor der Partie kannst auch du ihn ändern.

## C24

campaigns-rule-c24-title = Karte, Einheiten, Zauber und Anführer
campaigns-rule-c24-1 = Die Karte misst 34 mal 22 Zoll. Alle Orte darauf haben wir erfunden.
campaigns-rule-c24-2 = Die Tabellen nennen die Einheiten jeder Nation und die Söldner. Hinter der Fernkampfstärke steht die Reichweite: 3/2 heißt Stärke 3 bis zu zwei Felder weit. Winkie-Skelette kommen nur durch die Glocke ins Spiel. Alle Zahlen haben wir erfunden.
campaigns-rule-c24-3 = Die Tabelle nennt jeden Zauber und den Wurf, bei dem ein Anführer ihn bekommt. Manche Zauber sind für eigene Einheiten, manche für feindliche. Alle sind dauerhaft außer „Versetzen“.
campaigns-rule-c24-4 = Die Tabelle nennt die Anführer und ihre Zauber. Die meisten Namen stammen aus der Welt des veröffentlichten Spiels. Ein * steht bei Namen, die wir erfunden haben.
campaigns-rule-c24-5 = Die Tabelle zeigt, wo jede Nation in Szenarien mit der üblichen Aufstellung beginnt.

## Schreibweise: was jeder Befehl in der Liste bedeutet. Die Befehle selbst sind in allen Sprachen gleich.

# Daneben: I: first
campaigns-rule-notation-first = Du ziehst zuerst. Um nach den anderen zu ziehen, schreib „I: second“.

# Daneben: M: Hardsole+MLGT1+MREG4 @ Ovengate > Pumpkin Fields drop MLGT1 take MREG5 > Harvest Cross
campaigns-rule-notation-march = Ein Zug über zwei Verbindungen. Unterwegs setzt der Stapel eine Einheit ab und nimmt eine andere mit.

# Daneben: M: Evora+XAPE1 @ Zilkhold fly Dustway
campaigns-rule-notation-fly = Ein Flug.

# Daneben: pass
campaigns-rule-notation-pass = Du ziehst in dieser Runde keinen Stapel mehr.
# Daneben: resign
campaigns-rule-notation-resign = Du verlässt die Partie (C20.4).

# Daneben: B: board guns 1
campaigns-rule-notation-board = Du kämpfst auf dem Schlachtbrett, mit einem Geschütz in deiner Festung. Für den schnellen Kampf schreib „B: fast“.

# Daneben: B: retreat > Munchton
campaigns-rule-notation-retreat = Du ziehst dich nach Munchton zurück. Um weiterzukämpfen, schreib „B: stay“.

# Daneben: B: honors
campaigns-rule-notation-honors = Du bietest ehrenvollen Abzug an. Um stattdessen anzugreifen, schreib „B: assault“. Der Verteidiger antwortet mit „B: accept > Milldale“ oder „B: decline“.

# Daneben: D: 4C MREG3, Zoraster+MREG1+MREG2; 5C garrison; 5R MMED1
campaigns-rule-notation-deploy = Du stellst Verbände in den Feldern auf, die du nennst.

# Daneben: G: 4C MREG2, Zoraster+MREG1
campaigns-rule-notation-groups = Du änderst Gruppen in den Feldern, die du nennst.

# Daneben: S: Evora Poppies > MREG2; Glenda Transport > QLGT1 @ 2R; Bell
campaigns-rule-notation-spells = Zwei Zauber und ihre Ziele. Die Glocke ruft ein Skelett.

# Daneben: O: Zoraster A, MREG3 S; guard L MREG3
campaigns-rule-notation-orders = Aufträge (Vorrücken, Halten, Zurück) und eine Wache für die linke Flanke.

# Daneben: A: Hardsole > 3C > 4C
campaigns-rule-notation-activate = Hardsoles Gruppe zieht zwei Felder weit und beginnt einen Nahkampf, wenn am Ziel Feinde sind.

# Daneben: A: MMED1 fire 3C
campaigns-rule-notation-fire = Das Geschütz schießt auf ein Feld. Mit „melee“ statt „fire 3C“ greift es im eigenen Feld an.

# Daneben: A: XAPE1 > 3C aloft XAPE1
campaigns-rule-notation-aloft = Die Affen ziehen in dieses Feld und bleiben im Nahkampf in der Luft.

# Daneben: A: MREG3 > off
campaigns-rule-notation-off = Die Einheit verlässt das Brett von ihrer ersten Reihe aus.

# Daneben: A: Zerde change B
campaigns-rule-notation-change = Zerdes Gruppe versucht, ihren Auftrag in „Zurück“ zu ändern.

# Daneben: A: Zoraster coordinate
campaigns-rule-notation-coordinate = Der Herrscher koordiniert. Mit „A: MREG3 join“ schließt du einen Verband an, und mit „A: wait“ wartest du auf weitere.

# Daneben: R: back WZIL1 > 4L; aloft XAPE1
campaigns-rule-notation-answer = Deine Reaktion auf einen Angriff: Eine Einheit weicht aus, eine andere bleibt in der Luft.

# Daneben: R: shoot MREG1
campaigns-rule-notation-shoot = Die Einheit schießt auf Feinde in der Luft.

# Daneben: L: MCAV1, MREG1
campaigns-rule-notation-lose = Du verlierst diese Einheiten. Nenne sie alle.

# Daneben: P: Zerde > 2C
campaigns-rule-notation-place = Du wählst ein Feld für einen Anführer.

# Daneben: K: SKE
campaigns-rule-notation-keep = Du behältst diese Sorte Söldner.

# Daneben: H: Sourdough; Zoraster special; Hardsole hire GIA
campaigns-rule-notation-recruit = Du wirbst eine zufällige Einheit an, einen Spezialisten und einen Söldner.

# Daneben: -
campaigns-rule-notation-nothing = Nichts.

## Wörter. Jedes mit seiner Bedeutung; die Seite ordnet sie nach dem Alphabet.

campaigns-rule-word-activate = aktivieren
campaigns-rule-word-activate-means = Auf der Karte einen Stapel ziehen oder auf dem Schlachtbrett mit einem Verband handeln.
campaigns-rule-word-aloft = in der Luft
campaigns-rule-word-aloft-means = Über dem Nahkampf und nicht daran beteiligt. Nur fliegende Einheiten können in der Luft bleiben.
campaigns-rule-word-attrition = Schwund
campaigns-rule-word-attrition-means = Ein Wurf nach einem beschwerlichen Weg. Er kann dich eine Einheit kosten.
campaigns-rule-word-battleboard = Schlachtbrett
campaigns-rule-word-battleboard-means = Das Brett mit fünfzehn Feldern, auf dem ihr eine Schlacht schlagt.
campaigns-rule-word-blown = außer Atem
campaigns-rule-word-blown-means = Erschöpft nach einer Attacke. Kavallerie, die außer Atem ist, kann bis nach ihrem nächsten Zug nicht angreifen.
campaigns-rule-word-captain = Feldherr
campaigns-rule-word-captain-means = Der Spieler, der in einer Schlacht eine Seite befehligt.
campaigns-rule-word-charge = Attacke
campaigns-rule-word-charge-means = Kavallerie zieht zwei Felder weit und greift mit +1 Nahkampfstärke an.
campaigns-rule-word-coordination = Koordination
campaigns-rule-word-coordination-means = Ein Herrscher lässt mehrere Verbände in seinem Feld zusammen handeln.
campaigns-rule-word-dissipate = vergehen
campaigns-rule-word-dissipate-means = Aufhören zu wirken. Zu Beginn des Schritts „Zauber“ wird für jeden Zauber gewürfelt, ob er vergeht.
campaigns-rule-word-flank-guard = Flankenwache
campaigns-rule-word-flank-guard-means = Die Einheit, die ein Feld gegen Angriffe von einer Seite seiner Reihe verteidigt.
campaigns-rule-word-force = Verband
campaigns-rule-word-force-means = Eine Gruppe unter einem Helden oder eine einzelne Einheit.
campaigns-rule-word-fortified-center = Festung
campaigns-rule-word-fortified-center-means = Ein befestigter Ort, eine Burg oder eine Hauptstadt. Jede Festung hat Stammtruppen, bis sie geschleift ist.
campaigns-rule-word-garrison = Garnison
campaigns-rule-word-garrison-means = Auf dem Schlachtbrett: die Stammtruppen einer Festung.
campaigns-rule-word-ground = Söldnerlager
campaigns-rule-word-ground-means = Ein Ort, an dem Helden Söldner anwerben: Einheiten, die zu keiner Nation gehören.
campaigns-rule-word-group = Gruppe
campaigns-rule-word-group-means = Ein Held mit bis zu drei Einheiten oder ein Herrscher mit bis zu vier. Andere Anführer können dabei sein.
campaigns-rule-word-honors-of-war = ehrenvoller Abzug
campaigns-rule-word-honors-of-war-means = Eine Vereinbarung: Die Verteidiger geben eine Festung auf und ziehen unbehelligt ab.
campaigns-rule-word-intrinsic-units = Stammtruppen
campaigns-rule-word-intrinsic-units-means = Truppen, die zu einer Festung gehören und sie nie verlassen.
campaigns-rule-word-margin = Spielraum
campaigns-rule-word-margin-means = Wie weit der Wurf bei einem Treffer unter der Stärke der angreifenden Einheit liegt.
campaigns-rule-word-point = Ort
campaigns-rule-word-point-means = Eine Stelle auf der Karte.
campaigns-rule-word-protection = Schutz
campaigns-rule-word-protection-means = Der Spielraum, den du brauchst, um eine Einheit in ihrem Heimatgelände, hinter Mauern oder in der Luft zu treffen.
campaigns-rule-word-refuge = Zuflucht
campaigns-rule-word-refuge-means = Ein Ort, an den du dich zurückziehen kannst.
campaigns-rule-word-ruler = Herrscher
campaigns-rule-word-ruler-means = Ein Held, der zaubern kann und eine Nation anführt.
campaigns-rule-word-space = Feld
campaigns-rule-word-space-means = Eine Stelle auf dem Schlachtbrett.
campaigns-rule-word-specialist = Spezialist
campaigns-rule-word-specialist-means = Eine Einheitenart, die du an bestimmten Orten gezielt anwerben kannst.
campaigns-rule-word-stack = Stapel
campaigns-rule-word-stack-means = Einheiten und Anführer, die auf der Karte zusammen ziehen.

## So wird gespielt: fünf Bilder eines Tages, und ein Bild in jedem Kapitel. „-shows“ beschreibt ein Bild für alle, die es nicht sehen.

campaigns-rule-picture-march = Stapel auf dem Marsch
campaigns-rule-picture-march-shows = Die Karte. Hardsoles Stapel will von Ovengate über Pumpkin Fields nach Albine Pass.
campaigns-rule-picture-march-says = Die Seiten ziehen abwechselnd je einen Stapel. Ein Stapel mit einem Helden darf über zwei Verbindungen ziehen. Unterwegs setzt Hardsole in Pumpkin Fields ein Geschütz ab und nimmt ein Regiment mit. Trifft ein Stapel auf Feinde, kämpft er.
campaigns-rule-picture-orders = Geheime Aufträge
campaigns-rule-picture-orders-shows = Das Schlachtbrett mit beiden Armeen und den Aufträgen der Munchkins.
campaigns-rule-picture-orders-says = Die Winkies greifen Harvest Cross an, und die Schlacht geht auf dem Schlachtbrett weiter. Beide Seiten geben jedem Verband einen Auftrag: Vorrücken, Halten oder Zurück. Zorasters Infanterie kann auf ein benachbartes Feld schießen, also bekommt sie den Auftrag „Halten“ und wartet.
campaigns-rule-picture-fire = Ein Würfel pro Angriff
campaigns-rule-picture-fire-shows = Zorasters Gruppe in 4C hat auf Zerdes Gruppe in 3C geschossen, die noch eine Einheit hat.
campaigns-rule-picture-fire-says = Zerdes Gruppe kommt heran, und Zorasters Gruppe schießt. Eine Einheit trifft, wenn ihr Wurf nicht höher ist als ihre Stärke. Die Garde hat Stärke 4 und würfelt eine 4, und schon ist ein Regiment Speerträger weg!
campaigns-rule-picture-charge = Eine Attacke
campaigns-rule-picture-charge-shows = Die Kürassiere der Munchkins sind in 3C bei Zerde, die keine Einheiten mehr hat.
campaigns-rule-picture-charge-says = Die Kürassiere ziehen zwei Felder weit und reiten eine Attacke: Sie greifen mit Stärke 5 statt 4 an. Zerdes letzte Speerträger fallen, aber Zerde selbst entkommt, denn für sie wird eine 9 gewürfelt. Jetzt sind die Kürassiere außer Atem und können eine Zeit lang nicht zurückschlagen.
campaigns-rule-picture-victory = Wie eine Seite gewinnt
campaigns-rule-picture-victory-shows = Die Karte nach der letzten Runde. Die Munchkins halten Harvest Cross.
campaigns-rule-picture-victory-says = Die Winkies haben sich zurückgezogen. Dieser Feldzug dauert nur eine Runde, also entscheiden die Punkte. Punkte gibt es für Einheiten, Siedlungen und geschleifte Festungen. Die Munchkins gewinnen mit 11 zu 9. Schleift deine Seite die Burg des Feindes, gewinnt sie sofort.
campaigns-rule-picture-c1-shows = Die Karte mit den Stapeln der Munchkins und der Winkies.
campaigns-rule-picture-c1-says = Zwei Armeen stehen nah beieinander, die von Zoraster in Harvest Cross und die von Evora in Straw Ferry. Kommt es zur Schlacht, kämpfen sie auf dem Schlachtbrett.
campaigns-rule-picture-c2-shows = Die Karte: Orte aller Nationen, verbunden durch Straßen und Pfade.
campaigns-rule-picture-c2-says = Bluekeep ist die Burg der Munchkins, Yellow Tower die der Winkies. Quadlings und Gillikins sind in diesem Krieg nicht dabei, deshalb sind ihre Orte geschlossen.
campaigns-rule-picture-c3-shows = Die Karte. In Harvest Cross sind zwei Anführer und sechs Einheiten.
campaigns-rule-picture-c3-says = Zoraster und Sourdough haben sechs Einheiten in Harvest Cross. Anführer zählen nicht als Einheiten, also hätten noch zwei Einheiten Platz.
campaigns-rule-picture-c4-shows = Die Munchkins wählen, ob sie zuerst ziehen oder zuletzt.
campaigns-rule-picture-c4-says = Die Munchkins haben die Initiative und ziehen zuerst.
campaigns-rule-picture-c5-shows = Ein Marsch von Ovengate über Pumpkin Fields nach Albine Pass.
campaigns-rule-picture-c5-says = Hardsole führt seinen Stapel über zwei Verbindungen. Das Geschütz bleibt in Pumpkin Fields, und ein Regiment kommt mit.
campaigns-rule-picture-c6-shows = Hardsole mit zwei Einheiten in Albine Pass.
campaigns-rule-picture-c6-says = Zwei Einheiten sind über den Pfad nach Albine Pass gezogen, also würfelt Hardsole ohne Modifikator. Es ist eine 9: Glück gehabt! Eine 10 hätte eine Einheit gekostet.
campaigns-rule-picture-c7-shows = Die Winkies betreten Harvest Cross, wo die Munchkins stehen.
campaigns-rule-picture-c7-says = Evoras Armee kommt aus Straw Ferry und greift Zorasters Armee an.
campaigns-rule-picture-c8-shows = Die Munchkins wollen in Harvest Cross den schnellen Kampf wählen.
campaigns-rule-picture-c8-says = Die Munchkins könnten den schnellen Kampf wählen. Aber beide Seiten müssen ihn wollen: Wollen die Winkies nicht, wird auf dem Schlachtbrett gekämpft.
campaigns-rule-picture-c9-shows = Beide Armeen auf dem Schlachtbrett: Winkies in den Reihen 1 und 2, Munchkins in den Reihen 4 und 5.
campaigns-rule-picture-c9-says = Die Winkies greifen von Reihe 1 aus an, die Munchkins verteidigen von Reihe 5 aus. Die Felder L und R sind die Flanken.
campaigns-rule-picture-c10-shows = Die Munchkins wählen, ob sie zuerst handeln oder zuletzt.
campaigns-rule-picture-c10-says = Zauber und Aufträge kommen vor der Initiative. Die Munchkins haben den Wurf gewonnen und lassen die Winkies zuerst handeln.
campaigns-rule-picture-c11-shows = Ein Skelett neben der Glocke in 1C und Mohn auf dem Geschütz der Munchkins in 5C.
campaigns-rule-picture-c11-says = Evoras Mohn lässt das Geschütz einschlafen. Zorasters Zauber „Glück“ hilft MREG1 in 4C.
campaigns-rule-picture-c12-shows = Zerdes Gruppe will von 2C nach 3C.
campaigns-rule-picture-c12-says = Zerde hat den Auftrag „Vorrücken“. Ihre Gruppe zieht ein Feld näher an Reihe 5, direkt vor die Munchkins.
campaigns-rule-picture-c13-shows = Sourdoughs Gruppe in 4L soll einen neuen Auftrag bekommen.
campaigns-rule-picture-c13-says = Sourdough hat den Auftrag „Vorrücken“. Um diesen Auftrag in „Halten“ zu ändern, darf Sourdough höchstens eine 3 würfeln.
campaigns-rule-picture-c14-shows = Zorasters Gruppe in 4C hat auf 3C geschossen, wo noch ein Regiment Speerträger ist.
campaigns-rule-picture-c14-says = Drei Einheiten werfen drei Würfel. Die Garde würfelt eine 4 und trifft, denn ihre Stärke ist 4. Die anderen zwei Würfe gehen daneben.
campaigns-rule-picture-c15-shows = Die Kürassiere der Munchkins weichen von 3C nach 4C aus, während ein Skelett nach 3C zieht.
campaigns-rule-picture-c15-says = Das Skelett ist keine Kavallerie, also dürfen die Kürassiere der Munchkins vor dem Nahkampf ausweichen.
campaigns-rule-picture-c16-shows = Die Winkies auf dem Schlachtbrett, kurz vor dem Rückzug.
campaigns-rule-picture-c16-says = Die Winkies wählen den Rückzug. Die Munchkins entscheiden gleichzeitig und geheim.
campaigns-rule-picture-c17-shows = Die Karte mit den Festungen beider Nationen.
campaigns-rule-picture-c17-says = Ovengate und Zilkhold haben je 2 Einheiten Stammtruppen, die sie verteidigen. Eine Burg hat 3, eine Hauptstadt 4.
campaigns-rule-picture-c18-shows = Tic-Tok wirbt in Munchton einen Spezialisten an.
campaigns-rule-picture-c18-says = Tic-Tok ist die ganze Runde in Munchton geblieben, also darf er anwerben. Die Spezialisten dort sind mittlere Artillerie.
campaigns-rule-picture-c19-shows = Die Glocke in 1C mit den Speerträgern, die sie tragen, und ein neues Skelett.
campaigns-rule-picture-c19-says = Die Glocke hat in ihrem Feld ein Skelett gerufen, also kann sie in dieser Runde nicht bewegt werden.
campaigns-rule-picture-c20-shows = Die Karte nach der letzten Runde.
campaigns-rule-picture-c20-says = Das war die letzte Runde. Die Munchkins gewinnen mit 11 zu 9 Punkten.
campaigns-rule-picture-c21-shows = Das Schlachtbrett mit Aufträgen, die nur die Munchkins sehen.
campaigns-rule-picture-c21-says = Aufträge sind geheim. Beide Feldherren geben sie gleichzeitig.
campaigns-rule-picture-c22-shows = Zorasters Gruppe in 4C will auf 3C schießen.
campaigns-rule-picture-c22-says = Dieser kurze Befehl genügt: „A: Zoraster fire 3C“.
campaigns-rule-picture-c23-shows = Das Geschütz der Winkies in 1C zielt auf 4C.
campaigns-rule-picture-c23-says = Mit der Option „limbering“ kann dieses Geschütz schießen, weil es noch nicht gezogen ist.
campaigns-rule-picture-c24-shows = Steine beider Nationen auf dem Schlachtbrett.
campaigns-rule-picture-c24-says = WZIL1 in 2R ist einer der Zilk-Lanzenreiter: Nahkampf 4, zwei Felder pro Runde. MGRD1 in 4C ist Zorasters Garde.
