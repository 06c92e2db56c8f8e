### Ozymandia und Simultaneous Risk: die Namen der Szenarien, und eine Zeile über jedes.

scenarios-ozymandia-standard-name = Ozymandia
scenarios-ozymandia-standard-about = Neun Provinzen, neun Städte und auf jeder Seite neun Armeen. Marschiere in die leeren Städte und errate, wohin dein Gegner geht. Hältst du zu Beginn einer Runde fünf Städte, gewinnst du. Die alte Karte ist verschollen, deshalb haben wir sie neu gezeichnet.
scenarios-ozymandia-walled-cities-name = Hinter Mauern
scenarios-ozymandia-walled-cities-about = Ihr haltet je drei Städte, und hinter jeder Mauer stehen zwei Armeen. Schon in der ersten Runde bekommt ihr neue Armeen. Wer zwei weitere Städte einnimmt, gewinnt. Gelingt das in fünfzehn Runden niemandem, endet die Partie unentschieden. Die alte Karte ist verschollen, deshalb haben wir sie neu gezeichnet.
scenarios-ozymandia-five-isles-name = { games-start-ozymandia }
scenarios-ozymandia-five-isles-about = Eine Zehn-Minuten-Partie auf fünf kleinen Inseln mit je einer Stadt. Hältst du zu Beginn einer Runde drei Städte, gewinnst du. Du hast nur eine Bombe, also ziele gut.
scenarios-simultaneous-risk-standard-name = Simultaneous Risk
scenarios-simultaneous-risk-standard-about = Die klassische Welt mit 42 Ländern. Ihr habt je vierzig Armeen und setzt sie abwechselnd ein. Danach zieht ihr beide gleichzeitig. Wer seine letzte Armee verliert, verliert den Krieg.
scenarios-simultaneous-risk-swift-world-name = Schnelle Welt
scenarios-simultaneous-risk-swift-world-about = Die klassische Welt ohne langes Aufstellen. Ihr bekommt je dreißig Armeen, zufällig verteilt, und fangt sofort an. Gewinnt in dreißig Runden niemand, endet die Partie unentschieden.
scenarios-simultaneous-risk-archipelago-name = { games-start-simultaneous-risk }
scenarios-simultaneous-risk-archipelago-about = Eine Partie von zehn Minuten auf drei Inseln mit zusammen zwölf Ländern. Ihr setzt je fünfzehn Armeen ein, immer fünf auf einmal. Wer eine ganze Insel hält, bekommt jede Runde vier zusätzliche Armeen. Ihr habt je zwei Bomben.

# Die Partie der Lektion.
scenarios-simultaneous-risk-small-archipelago-name = Kleiner Archipel
