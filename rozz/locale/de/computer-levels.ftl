### Die Stufen der Computergegner: ihre Namen, und eine Zeile über jede, während sie nachdenkt.

level-1-name = Träumer
level-1-about = Übersieht viele Möglichkeiten, folgt seinen Launen und vergisst oft, dass auch du ziehst.

level-2-name = Späher
level-2-about = Behält dich meistens im Auge und vertraut sonst auf sein Glück.

level-3-name = Hauptmann
level-3-about = Überlegt, was du gleich tust, und stellt sich genau darauf ein.

level-4-name = Marschall
level-4-about = Wägt Plan und Gegenplan ab, lässt dich im Ungewissen und rechnet damit, dass du seine Gedanken liest.

level-numbered = { $number } · { $name }
level-of-color = { $name } { $colour }
