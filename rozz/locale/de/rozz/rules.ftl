### Die Regeln von Rozz. Zuerst genau, dann in schlichten Sätzen. Berichte nennen die Nummern, deshalb bleiben sie.
###
### to occupy a tile ein Feld besetzen · to control a tile ein Feld besitzen (neutrale Figuren gehorchen dem, der es besitzt)

rozz-chapter-R1 = Das Brett
rozz-rule-R1-1 = Ein Brett besteht aus Feldern mit Namen. Der Abstand zweier Felder ist die kleinste Zahl von Schritten, mit denen man vom einen zum anderen kommt. Jeder Schritt führt in ein angrenzendes Feld, egal, was darin steht. Führt von einem Feld kein Weg zum anderen, hilft nur die Reichweite „beliebig weit“.
rozz-rule-R1-2 = Ein Territorium besteht aus sieben Sechsecken. Die Mitte trägt den Namen des Territoriums. Die Namen der sechs Felder darum herum bestehen aus dem ersten Buchstaben dieses Namens (oder einem Kürzel) und einer Zahl. Nummer 1 liegt im Norden, die anderen folgen im Uhrzeigersinn bis zur 6 im Nordwesten.
rozz-rule-R1-3 = Territorien schließen lückenlos aneinander an. Jedes hat Platz für sechs Nachbarn.
rozz-rule-R1-4 = Zwei Territorien dürfen nur dann mit demselben Buchstaben beginnen, wenn ein Kürzel ihre Felder unterscheidet.

# Bretter mit Karten haben Felder beliebiger Form. Ein Programm prüft die Datei eines Bretts.
rozz-rule-R1-5 = Ein Brett kann auch einzelne Sechsecke und Felder beliebiger Form haben. Sechsecke grenzen aneinander, wenn sie nebeneinanderliegen. Andere Formen grenzen nur dort aneinander, wo das Brett sie verbindet. Ein Schnitt trennt Felder, die sonst aneinandergrenzen würden. Ein Schnitt zwischen Feldern, die sich nicht berühren, ändert nichts, und das Prüfprogramm für Bretter weist darauf hin.
rozz-rule-R1-6 = Auf Groß- und Kleinschreibung kommt es bei Namen nicht an. Kein Feld darf so heißen wie eine Figur oder ein Spieler.
rozz-chapter-R2 = Figuren und Besitz
rozz-rule-R2-1 = Manche Figuren haben die Farbe eines Spielers und gehören ihm. Andere sind neutral und gehorchen dem, der ihr Feld besitzt. Briefpapier und Auslandshilfe kommen nie aufs Brett.
rozz-rule-R2-2 = Du besetzt ein Feld, wenn du Infanterie oder Panzer darin hast. Auch dein Hauptquartier besetzt sein Feld, es sei denn, jemand anderes hat dort Infanterie oder Panzer.
rozz-rule-R2-3 = Besetzt du ein Feld, gehorchen dir die neutralen Figuren darin. In einem Feld, das niemand besetzt, gehorchen neutrale Figuren niemandem und bleiben, wo sie sind.
rozz-rule-R2-4 = Bomber und Jets bleiben in der Luft. Sie besetzen keine Felder, und im Kampf am Boden kann ihnen nichts geschehen.
rozz-rule-R2-5 = Regierungen (GOV) und Panzersperren behalten ihre Farbe, wenn jemand anderes das Feld einnimmt. Die Ausnahmen stehen in R4.6 und R6.6.
rozz-chapter-R3 = Runden und Befehle
rozz-rule-R3-1 = Eine Runde hat sechs Abschnitte, in dieser Reihenfolge: Käufe, Züge, Kampf, Angriffe und Abwehr, Prüfung des Ziels, Produktion. In der ersten Runde hast du das Geld, das dir das Szenario gibt. Vor jeder weiteren Runde kommt Geld aus der Produktion dazu.
rozz-rule-R3-2 = Wie viele Befehle du hast, steht zu Beginn der Runde fest. Du bekommst zwei für ein Hauptquartier, einen für jede Kommandozentrale in einem Feld, das du besitzt, und die zusätzlichen Befehle des Szenarios. Hast du ohne Hauptquartier begonnen, bekommst du zwei zusätzliche Befehle, wenn das Szenario nichts anderes sagt. Ein Hauptquartier zählt auch dann, wenn Feinde im selben Feld sind.
rozz-rule-R3-3 = Die Befehle aller Spieler werden gleichzeitig ausgeführt, Abschnitt für Abschnitt. Reichen dein Geld oder deine Figuren nicht für alle Befehle, haben die Befehle Vorrang, die weiter oben in deiner Liste stehen.
rozz-rule-R3-4 = Ein Befehl wird ganz oder gar nicht ausgeführt. Am Ende ist er ausgeführt, ungültig oder fehlgeschlagen. Ein ungültiger Befehl verstößt gegen die Regeln: Nichts geschieht, und du gibst kein Geld aus. Ein fehlgeschlagener Befehl ist ein erlaubter Angriff, der nichts bewirkt hat.
rozz-rule-R3-5 = Jeder Befehl außer einer Nachricht zählt zu deiner erlaubten Zahl von Befehlen, auch ein ungültiger oder „nichts tun“. Befehle über diese Zahl hinaus sind ungültig. Gibst du auf, während noch andere Befehle in deiner Liste stehen, ist das Aufgeben ungültig, zählt aber trotzdem als Befehl.
rozz-rule-R3-6 = Eine Figur kann pro Runde einmal ziehen und einmal angreifen. Figuren einer Art sind austauschbar. Von fünf Infanterien können drei hierhin und zwei dorthin ziehen.
rozz-chapter-R4 = Käufe
rozz-rule-R4-1 = Mit einem Befehl kannst du beliebig viele Figuren einer Art für ein Feld kaufen, das du zu Beginn der Runde besetzt. Diese Art muss im Katalog stehen und einen Preis haben, und du musst genug Geld haben.
rozz-rule-R4-2 = Gekaufte Figuren sind da, bevor jemand zieht. Sie verteidigen sich und kämpfen schon in dieser Runde, können aber nicht ziehen, nicht getragen werden und nicht angreifen. Panzersperren, Patriots, Raketenabwehr und Luftabwehr wirken sofort.
rozz-rule-R4-3 = In jedem Feld ist nur Platz für je eine Kommandozentrale, Raketenabwehr, Luftabwehr und Regierung.
rozz-rule-R4-4 = Du kannst einem anderen Spieler Auslandshilfe schicken. Nenne seine Farbe oder das Feld seines Hauptquartiers. Du zahlst sofort. Der Empfänger kann das Geld ab der nächsten Runde ausgeben. Dir selbst kannst du keine Hilfe schicken.
rozz-rule-R4-5 = Briefpapier kommt nicht aufs Brett. Mit jedem Bogen Briefpapier aus einer früheren Runde kannst du eine Nachricht schicken. Nachrichten zählen nicht als Befehle, und nur der Empfänger kann sie lesen.
rozz-rule-R4-6 = Kaufst du in einem Feld eine Regierung, verlieren andere Spieler ihre Regierung dort. Wo du schon eine Regierung hast, kannst du keine zweite kaufen.
rozz-rule-R4-7 = Von der Weltuntergangsmaschine kannst du pro Runde höchstens ein Teil kaufen.
rozz-chapter-R5 = Züge
rozz-rule-R5-1 = Figuren ziehen aus dem Feld, in dem sie zu Beginn der Runde waren, in ein anderes Feld in Reichweite. Du kannst mit deinen eigenen Figuren ziehen und mit neutralen, die dir gehorchen. Infanterie und Panzer ziehen ein Feld weit, Bomber bis zu zwei Felder, Jets und Transporter bis zu drei.
rozz-rule-R5-2 = Mit einem Befehl können beliebig viele Figuren einer Art ziehen. Nur Panzer sind eine Ausnahme: Jeder braucht einen eigenen Befehl.
rozz-rule-R5-3 = Infanterie und Panzer können beliebig viele neutrale Figuren tragen, aber keine unbeweglichen. Bomber und Jets tragen nichts.
rozz-rule-R5-4 = Ein Transporter trägt bis zu zehn Infanterien und dazu alles, was diese tragen. Wird ein Transporter selbst getragen, schafft er keinen zusätzlichen Platz. Um mit einem Transporter zu ziehen, musst du sein Feld besitzen. Landet er in einem Feld, das niemand besetzt, gehorcht er niemandem.
rozz-rule-R5-5 = Raketen ziehen nie allein. Andere Figuren tragen sie.
rozz-rule-R5-6 = Armeen, die ihre Felder tauschen, ziehen ohne Kampf aneinander vorbei.
rozz-chapter-R6 = Kampf
rozz-rule-R6-1 = Wenn Gruppen eins zu eins kämpfen, verliert jede Gruppe so viele Figuren, wie die größte einzelne Gruppe ihrer Gegner hat. Treffen Gruppen von fünf, drei und zwei Figuren aufeinander, überleben zwei der fünf. Sind die beiden größten Gruppen gleich stark, überlebt niemand.
rozz-rule-R6-2 = Erstens schießt die Luftabwehr auf Flugzeuge, die in dieser Runde in ihr Feld geflogen sind. In einem Feld schießt sie höchstens drei Flugzeuge ab, Bomber vor Jets. Jeder Schuss trifft den Spieler, der von dieser Art noch die meisten Flugzeuge hat. Bei Gleichstand entscheidet die Reihenfolge der Spieler. War das Feld nach den Käufen von einem Spieler besetzt, sind seine Flugzeuge sicher. War es unbesetzt, ist kein Flugzeug sicher.
rozz-rule-R6-3 = Zweitens zerstören Panzersperren und die Panzer, die in dieser Runde ins Feld gezogen sind, einander eins zu eins. Den Panzern ihres Besitzers schadet eine Sperre nie.
rozz-rule-R6-4 = Drittens kämpfen Panzer gegen Panzer, eins zu eins. Viertens zerstören die übrigen Panzer die gesamte feindliche Infanterie.
rozz-rule-R6-5 = Fünftens kämpft Infanterie gegen Infanterie, eins zu eins.
rozz-rule-R6-6 = Zuletzt können Panzersperren den Besitzer wechseln. Hat nur noch ein Spieler Infanterie oder Panzer im Feld, übernimmt seine Infanterie die Sperren der anderen.
rozz-rule-R6-7 = Was in dieser Runde gekauft wurde, geht zuerst verloren. So können möglichst viele andere Figuren noch angreifen.
rozz-chapter-R7 = Hauptquartiere
rozz-rule-R7 = Ein Hauptquartier zieht nie. Es kann weder angegriffen noch zerstört oder gekauft werden. Jeder Spieler hat höchstens ein Hauptquartier.
rozz-chapter-R8 = Angriffe
rozz-rule-R8-1 = Für Angriffe zählt, was nach dem Kampf auf dem Brett ist. Ungültig ist ein Angriff, wenn der Befehl selbst falsch ist: falsche Figur, falscher Abstand, verbotenes Ziel, zu viele Angriffe. Ein Angriff schlägt fehl, wenn das Ziel weg ist. Er schlägt auch fehl, wenn die angreifende Figur weg ist, dir nicht gehorcht oder in dieser Runde gekauft wurde. Eine Rakete kannst du starten, wenn du ihr Feld nach dem Kampf besitzt.
rozz-rule-R8-2 = Alle Angriffe geschehen gleichzeitig. Auch eine Figur, die in diesem Abschnitt zerstört wird, greift noch an.
rozz-rule-R8-3 = Jeder Angriffsbefehl gilt für eine einzige Figur. Panzer, Jets und Kurzstreckenraketen greifen genau ein Feld weit an. Bomber greifen in dem Feld an, in dem sie sind. Mittelstreckenraketen reichen bis zu drei Felder weit, Langstreckenraketen in jedes Feld.
rozz-rule-R8-4 = Ein Panzer oder Bomber zerstört eine Figur, die du nennst. Beide können keine Hauptquartiere, Regierungen, Bomber oder Jets treffen. Ein Jet zerstört einen Bomber oder Jet. Hat das Ziel eine Farbe, nenne auch die Farbe. Zielen zwei Angriffe auf dieselbe einzelne Figur, wird der erste ausgeführt, und der andere schlägt fehl. Über den Vorrang entscheidet zuerst die Reihenfolge der Spieler, dann die der Befehle.
rozz-rule-R8-5 = Eine Atomrakete zerstört alle Figuren im Zielfeld, egal, wem sie gehören. Nur Hauptquartiere bleiben stehen. Eine Neutronenrakete zerstört im Zielfeld die gesamte Infanterie. Eine gestartete Rakete ist verbraucht.
rozz-rule-R8-6 = Eine Raketenabwehr fängt pro Runde bis zu drei anfliegende Raketen ab. Danach fängt jede Patriot eine ab und ist verbraucht. Atomraketen werden zuerst abgefangen. Bei gleichartigen Raketen entscheidet die Reihenfolge der Spieler, dann die der Befehle. Raketen des Spielers, der das Feld besitzt, werden nie abgefangen. Gibt der Katalog einer Abwehr eine Farbe, fängt sie auch die Raketen ihres Besitzers nie ab. In einem Feld, das niemand besitzt, fängt die Abwehr alle Raketen ab, egal, wer sie gestartet hat.
rozz-rule-R8-7 = Gestartete, verbrauchte und getroffene Figuren kommen gleichzeitig vom Brett. In einem Feld gehen nie mehr Figuren verloren, als dort sind.
rozz-chapter-R9 = Die Prüfung des Ziels
rozz-rule-R9 = Einmal pro Runde, vor der Produktion, wird das Ziel geprüft: Alle, die es erreicht haben, gewinnen, auch mehrere zusammen. Geht es beim Ziel um Felder, brauchst du zum Sieg mindestens ein Feld; geht es um Regierungen, mindestens eine Regierung. Hat bis zur letzten Runde niemand gewonnen, endet die Partie unentschieden. Ist bis dahin nur noch ein Spieler übrig, gewinnt er.
rozz-chapter-R10 = Ziele
rozz-rule-R10-1 = Hauptquartier: Bring Infanterie oder Panzer in ein fremdes Hauptquartier.
rozz-rule-R10-2 = Original: Du brauchst gleichzeitig in jedem Territorium Infanterie oder Panzer.
rozz-rule-R10-3 = Vernichtung: Sobald jemand nur noch ein Hauptquartier hat, gewinnt, wer die meisten Felder besetzt. Felder von Spielern, die aufgegeben haben, zählen nicht.
rozz-rule-R10-4 = Mitte: Du brauchst in jedem Feld des mittleren Territoriums eine eigene Regierung. Niemand beginnt dort.
rozz-rule-R10-5 = Begrenzte Rundenzahl: Nach der letzten Runde gewinnt, wer die meisten Regierungen hat. Hat niemand eine Regierung, endet die Partie unentschieden.
rozz-rule-R10-6 = Weltuntergang: Kaufe Sockel, Sprengsatz und Zünder in verschiedenen Runden. Bring alle drei in ein Feld, das du besitzt, und zünde sie dort in einer späteren Runde. Nichts kann die Explosion aufhalten.
rozz-rule-R10-7 = Besetzung: Besetze so viele Felder, wie das Szenario verlangt. Nennt es keine Zahl, sind es 22.
rozz-chapter-R11 = Produktion
rozz-rule-R11 = Jedes Hauptquartier bringt seinem Besitzer 5 $. Eine Industrieanlage bringt dem, der das Feld besitzt, 2 $, ein Industriekomplex 10 $. Jede Regierung bringt ihrem Besitzer eine Infanterie, die im selben Feld erscheint. All das geschieht gleichzeitig. Danach kämpfen Feinde im selben Feld.
rozz-chapter-R12 = Aufgeben
rozz-rule-R12 = Gibst du auf, darf in deiner Liste sonst nichts stehen. Das Aufgeben wird am Ende der Runde wirksam, und bis dahin kannst du noch gewinnen. Deine Figuren bleiben und verteidigen sich. Wer als Letzter übrig ist, gewinnt. Ist niemand übrig, endet die Partie unentschieden.

## Wie man Befehle schreibt: was jedes Beispiel bedeutet.

# P: INF*10 > B3
rozz-notation-buy = zehn Infanterien in B3 kaufen

# P: AID*5 > RED
rozz-notation-aid = Rot 5 $ Auslandshilfe schicken

# M: INF*2+SRNUKE @ Braxx > B2
rozz-notation-carry = mit zwei Infanterien von Braxx nach B2 ziehen und eine Rakete mitnehmen

# M: TRANS+INF*10 @ B1 > B3
rozz-notation-transport = mit einem Transporter zehn Infanterien von B1 nach B3 bringen

# S: SRNUKE @ B1 > Braxx
rozz-notation-missile = Braxx mit einer Rakete aus B1 angreifen

# S: ARMOR @ B1 > RED/ARMOR @ Braxx
rozz-notation-armor = einen von Rots Panzern in Braxx mit einem Panzer aus B1 angreifen

# C: RED "text"
rozz-notation-message = Rot eine geheime Nachricht schicken

# N:
rozz-notation-nothing = nichts tun

# R:
rozz-notation-resign = aufgeben

## Die Wörter der Regeln, und was sie bedeuten

rozz-word-tile = Feld
rozz-word-tile-means = ein Ort auf dem Brett, an dem Figuren stehen
rozz-word-territory = Territorium
rozz-word-territory-means = ein Sechseck und die sechs darum herum oder eine Gruppe von Feldern auf einer Karte
rozz-word-command = Befehl
rozz-word-command-means = etwas, das du in einer Runde tust, etwa ein Kauf, ein Zug oder ein Angriff
rozz-word-allowance = erlaubte Zahl
rozz-word-allowance-means = wie viele Befehle du in dieser Runde hast
rozz-word-control = besitzen
rozz-word-control-means = ein Feld besetzen und damit über seine neutralen Figuren verfügen
rozz-word-cargo = Ladung
rozz-word-cargo-means = was eine Figur mitnimmt, wenn sie zieht
rozz-word-void = ungültig
rozz-word-void-means = gegen die Regeln; es geschieht nichts, und es kostet nichts
rozz-word-failed = fehlgeschlagen
rozz-word-failed-means = ein erlaubter Angriff, der nichts bewirkt hat
rozz-word-reveal = Aufdecken
rozz-word-reveal-means = der Augenblick, in dem alle Befehle sichtbar werden
