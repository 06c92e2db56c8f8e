### Die Legende der Karten von Ozymandia und Simultaneous Risk: was neben jedem Zeichen steht.

areas-legend-held = Gebiet von { $player } mit der Zahl der Armeen
areas-legend-empty = Leer
areas-legend-both = Beide Seiten sind hier und kämpfen
areas-legend-city = Eine Stadt in ihrer Provinz
areas-legend-city-named = Eine Stadt in ihrer Provinz. Auf kleinen Karten steht nur die Abkürzung, zum Beispiel { $initials } für { $city }. Zoom heran oder { -tippe-auf } die Stadt, um den Namen zu sehen.
areas-legend-lane = Verbindung über Wasser oder eine Brücke
areas-legend-rim = Rand eines Kontinents
areas-legend-move = Zwei Armeen marschieren
areas-legend-draft = Ein Marsch, der noch nicht in deiner Liste steht
areas-legend-void = Ein ungültiger Marsch
areas-legend-new = Neue Armeen
areas-legend-bomb = Eine Bombe
areas-legend-choice = Hier kannst du { -tippen }
