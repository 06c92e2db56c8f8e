### Ozymandia und Simultaneous Risk: die Namen der Szenarien. Bisher nur die, die auch die erste Seite nennt.

scenarios-ozymandia-five-isles-name = { games-start-ozymandia }
scenarios-simultaneous-risk-archipelago-name = { games-start-simultaneous-risk }
