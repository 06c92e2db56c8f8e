### Campaigns of Ozz: die Namen der Szenarien, und eine Zeile über jedes.

## Schlachten

scenarios-campaigns-battle-on-the-board-name = Eine Schlacht auf dem Brett
scenarios-campaigns-battle-on-the-board-about = Zoraster trifft in Harvest Cross auf Evora. Eine einzelne Schlacht ohne Feldzug, zwanzig Minuten.
scenarios-campaigns-skirmish-at-the-ford-name = { games-start-campaigns }
scenarios-campaigns-skirmish-at-the-ford-about = Hardsole wartet mit drei Regimentern und einem leichten Geschütz. Zerde greift mit Speerträgern, Lanzenreitern und Scharfschützen an. Das Gelände ist offen, mit Hügeln an der einen Flanke und Wald an der anderen. Keine Magie, keine Glocke, zehn Minuten: eine gute Schlacht, um das Spiel kennenzulernen.
scenarios-campaigns-the-bell-at-the-boneyard-name = Die Glocke in Boneyard
scenarios-campaigns-the-bell-at-the-boneyard-about = Die Kaiserin hat ihre Glocke nach Boneyard gebracht, um die Toten zu wecken. Arella von den Gillikins kommt mit Bären und Musketieren, um die Glocke zu erbeuten. Und sie weiß, wie man eine Glocke läutet. Beide Seiten haben Magie. Eine halbe Stunde.

## Feldzüge

scenarios-campaigns-meeting-the-wizard-name = Besuch beim Zauberer von Ozz
scenarios-campaigns-meeting-the-wizard-about = Die Kaiserin der Winkies schickt ihre Speerträger die lange Straße hinunter, um diesen neuen Zauberer auf die Probe zu stellen. Zwei Nationen, zehn Runden.
scenarios-campaigns-west-against-east-name = West gegen Ost
scenarios-campaigns-west-against-east-about = Der ganze Krieg zu zweit: Die eine Seite führt Munchkins und Quadlings, die andere Winkies und Gillikins. Wer beide feindlichen Burgen schleift, gewinnt sofort. Acht Runden.
scenarios-campaigns-three-crowns-name = Drei Kronen
scenarios-campaigns-three-crowns-about = Munchkins, Quadlings und Winkies kämpfen jeder für sich, und die Gillikins halten ihre Grenzen geschlossen. Greifst du einen Rivalen an, lässt du dem anderen eine Tür offen. Zu dritt, acht Runden.
scenarios-campaigns-two-alliances-name = Zwei Bündnisse
scenarios-campaigns-two-alliances-about = Munchkins und Quadlings stehen zusammen gegen Winkies und Gillikins. Verbündete teilen sich den Sieg, aber nicht die Armeen. Zu viert, acht Runden, die ganze Karte.
scenarios-campaigns-war-of-four-nations-name = Krieg der vier Nationen
scenarios-campaigns-war-of-four-nations-about = In ganz Ozz herrscht Krieg, und niemand hat Freunde. Zu viert, sieben Runden, die ganze Karte.

## Szenarien der Lektion und der Regeln, die in keiner Liste stehen

scenarios-campaigns-first-battle-name = Deine erste Schlacht
scenarios-campaigns-harvest-cross-name = Ein Tag in Harvest Cross
