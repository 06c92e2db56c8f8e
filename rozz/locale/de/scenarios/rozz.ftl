### Rozz: die Namen der Szenarien. Bisher nur der, den auch die erste Seite nennt.

scenarios-rozz-headquarters-2-name = { games-start-rozz }
