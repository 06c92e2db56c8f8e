### Rozz: die Namen der Szenarien, und eine Zeile über jedes.

scenarios-rozz-solo-training-name = Allein üben
scenarios-rozz-solo-training-about = Ein Territorium gegen ein anderes, und der Gegner rührt sich nicht. Bring deine Panzer und eine Kurzstreckenrakete über die Grenze und marschiere dann ins feindliche Hauptquartier.

scenarios-rozz-basic-training-name = Grundausbildung
scenarios-rozz-basic-training-about = Infanterie, Panzer und eine einzige Sorte Raketen. Du hast nur einen Befehl pro Runde, also nutze ihn gut. Wer die beiden freien Territorien in der Mitte hält, hat den kürzeren Weg zum feindlichen Hauptquartier.

scenarios-rozz-headquarters-2-name = { games-start-rozz }
scenarios-rozz-headquarters-2-about = Alle Figuren, neun Territorien. Halte den Industriekomplex in der Mitte, und er bezahlt deinen Krieg. Die Industrie an den Rändern bringt weniger, ist aber leichter zu halten.

scenarios-rozz-headquarters-3-name = Hauptquartiere zu dritt
scenarios-rozz-headquarters-3-about = Alle Figuren. Neun Territorien bilden ein Windrad mit Industrie auf jedem Flügel. Wenn zwei sich in der Mitte streiten, freut sich der Dritte.

scenarios-rozz-headquarters-4-name = Hauptquartiere zu viert
scenarios-rozz-headquarters-4-about = Vier Reiche in einem Land voller Seen. Furten führen geradewegs in die Mitte, Nebenstraßen zu den Nachbarn. Wer zuerst in der Mitte ist, bekommt die neutrale Industrie.

scenarios-rozz-headquarters-6-name = Hauptquartiere zu sechst
scenarios-rozz-headquarters-6-about = Dreizehn Territorien bilden einen Stern mit einem Hauptquartier an jeder Spitze. Kein Nachbar ist weit weg. Wer auf Eroberungszug geht, lässt zu Hause eine Tür offen.

scenarios-rozz-lake-2-name = Um den See herum
scenarios-rozz-lake-2-about = Zwischen zwei Hauptquartieren liegt ein See, und zwei Ufer verbinden sie. Schickst du deine Armee am Nordufer entlang, ist sie nicht zu Hause, wenn der Feind von Süden kommt.

scenarios-rozz-two-coasts-name = Wettlauf nach Skerry
scenarios-rozz-two-coasts-about = Hesk im Westen und Dorn im Osten beginnen mit je einem Transporter. Die Insel Skerry genau dazwischen bringt viel ein, und sechs Felder grenzen an sie. Übers Wasser kommst du hier auch zu Fuß, mit einem Transporter aber schneller.

scenarios-rozz-rails-2-name = Gleise und Fabriken
scenarios-rozz-rails-2-about = Ein langes, schmales Land mit einem Hauptquartier an jedem Ende. Die Bahn bringt Infanterie und sogar Panzer mit einem Befehl fünf Felder weit. Die Fabrik liefert ihrem Besitzer Geld und Infanterie.

scenarios-rozz-central-3-name = Kampf um die Mitte
scenarios-rozz-central-3-about = Niemand beginnt in Rozz, dem Territorium in der Mitte, aber alle wollen es haben. Mit einer Regierung in jedem der sieben Felder von Rozz gewinnst du. Doch eine feindliche Infanterie und 4 $ reichen, um eine Regierung zu stürzen.

scenarios-rozz-elimination-3-name = Rund um den See
scenarios-rozz-elimination-3-about = Sechs Territorien im Kreis um einen See, Feinde auf beiden Seiten und kein Hauptquartier, in das man sich retten kann. Sobald jemand nichts mehr hat, gewinnt der Spieler mit dem meisten Land.

scenarios-rozz-original-2-name = Überall einen Fuß in der Tür
scenarios-rozz-original-2-about = Fünf Territorien. Du gewinnst, wenn in allen gleichzeitig deine Truppen stehen, auch im Land des Gegners. Mit Tempo eroberst du die Mitte, mit Geduld hältst du sie.

scenarios-rozz-occupation-6-name = Wettlauf um Land
scenarios-rozz-occupation-6-about = Auf einem sternförmigen Brett wetteifern sechs Siedler um zweiundzwanzig Felder. Dünne Linien wachsen schnell und reißen schnell. Aber Truppen, die Wache stehen, erobern kein Land.

scenarios-rozz-twenty-turns-name = Zwanzig Runden
scenarios-rozz-twenty-turns-about = Vier Mächte haben zwanzig Runden Zeit, um überall Regierungen einzusetzen. Am Ende zählt nichts anderes, deshalb entscheiden die letzten Runden mehr als die ersten zehn.

scenarios-rozz-doomsday-2-name = Die letzte Maschine
scenarios-rozz-doomsday-2-about = Kaufe Sockel, Sprengsatz und Zünder in drei verschiedenen Runden. Zünde die Maschine in einer vierten Runde, und der Krieg ist vorbei. Deine Bergwerke bezahlen alles. Bleibt die Maschine unbewacht, gehorcht sie allen, die hereinspazieren.

scenarios-rozz-doomsday-6-name = Sechs Maschinen
scenarios-rozz-doomsday-6-about = Sechs Mächte in einunddreißig Territorien bauen um die Wette an der Weltuntergangsmaschine. Ist sie gezündet, lässt sie sich nicht mehr aufhalten. Behalte im Auge, was deine Nachbarn bauen.

scenarios-rozz-grand-6-name = Das große Brett
scenarios-rozz-grand-6-about = Siebenunddreißig Territorien, sechs Hauptquartiere in den Ecken, vier Befehle für jeden. Ein Krieg für lange Abende, mit Platz für Bündnisse, Luftangriffe und Armeen, die niemand kommen sah.
