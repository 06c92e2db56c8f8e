### Ozymandia and Simultaneous Risk: the names of the scenarios, and a line about each in the list of scenarios and
### before a match. An English name is also in the scenario's file, which links and saved matches use. A name that
### changes only here goes into RENAMED in rozz/ui/i18n/scenario_texts.py.

scenarios-ozymandia-standard-name = Ozymandia
scenarios-ozymandia-standard-about = Nine provinces, nine cities, and nine armies a side. March into the empty cities and guess where your opponent will go. Hold five cities at the start of a turn to win. The old map is lost, so we redrew it.

scenarios-ozymandia-walled-cities-name = Walled Cities
scenarios-ozymandia-walled-cities-about = You each hold three cities, with two armies behind each wall. You get new armies from the very first turn. Take two more cities to win. If nobody wins within fifteen turns, it’s a draw. The old map is lost, so we redrew it.

scenarios-ozymandia-five-isles-name = { games-start-ozymandia }
scenarios-ozymandia-five-isles-about = A ten-minute match. Five small isles, each with a city. Hold three cities at the start of a turn to win. You can bombard only once, so choose well.

scenarios-simultaneous-risk-standard-name = Simultaneous Risk
scenarios-simultaneous-risk-standard-about = The classic world of 42 territories. Take turns placing your forty armies. Then both players move at once. Lose your last army, and you lose the war.

scenarios-simultaneous-risk-swift-world-name = Swift World
scenarios-simultaneous-risk-swift-world-about = The classic world, without the long setup. You each get thirty armies, dealt at random, and start right away. If nobody wins within thirty turns, it’s a draw.

scenarios-simultaneous-risk-archipelago-name = { games-start-simultaneous-risk }
scenarios-simultaneous-risk-archipelago-about = A ten-minute match on three islands, twelve territories in all. Each player places fifteen armies, five at a time. Hold a whole island for four extra armies a turn. You can bombard twice.

# The match of the lesson.
scenarios-simultaneous-risk-small-archipelago-name = Small Archipelago
