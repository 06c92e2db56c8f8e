### Campaigns of Ozz: zwei Spalten der Tabelle nach einer Runde, und der Kurven.

campaigns-face-units = Einheiten
campaigns-face-points = Punkte
