### Campaigns of Ozz: die Namen der Szenarien. Bisher nur der, den auch die erste Seite nennt.

scenarios-campaigns-battle-on-the-board-name = { games-start-campaigns }
