### Campaigns of Ozz: the names of the scenarios, and a line about each in the list of scenarios and before a match.
### An English name is also in the scenario's file, which links and saved matches use. A name that changes only here
### goes into RENAMED in rozz/ui/i18n/scenario_texts.py.

## Battles

scenarios-campaigns-battle-on-the-board-name = A Battle on the Board
scenarios-campaigns-battle-on-the-board-about = Zoraster meets Evora at Harvest Cross. One battle, no campaign, twenty minutes.

scenarios-campaigns-skirmish-at-the-ford-name = { games-start-campaigns }
scenarios-campaigns-skirmish-at-the-ford-about = Hardsole waits with three regiments and a light gun. Zerde attacks with spears, lancers and marksmen. It’s open ground, with hills on one flank and a forest on the other. No magic, no Bell, ten minutes: a good battle to learn from.

scenarios-campaigns-the-bell-at-the-boneyard-name = The Bell at the Boneyard
scenarios-campaigns-the-bell-at-the-boneyard-about = The Empress has carried her Bell to the Boneyard to wake the dead. Arella of the Gillikins comes to take it, with bears and musketeers, and she knows how to ring it. Both sides have magic. Half an hour.

## Campaigns

scenarios-campaigns-meeting-the-wizard-name = Meeting the Wizard of Ozz
scenarios-campaigns-meeting-the-wizard-about = The Empress of the Winkies sends her spears down the long road to test this new Wizard. Two nations, ten turns.

scenarios-campaigns-west-against-east-name = West against East
scenarios-campaigns-west-against-east-about = The whole war for two players: one commands the Munchkins and the Quadlings, the other the Winkies and the Gillikins. Raze both enemy castles to win at once. Eight turns.

scenarios-campaigns-three-crowns-name = Three Crowns
scenarios-campaigns-three-crowns-about = The Munchkins, Quadlings and Winkies each fight for themselves, while the Gillikins keep their borders shut. Attack one rival, and you leave a door open for the other. Three players, eight turns.

scenarios-campaigns-two-alliances-name = Two Alliances
scenarios-campaigns-two-alliances-about = The Munchkins and Quadlings stand together against the Winkies and Gillikins. Allies share the victory, but not their armies. Four players, eight turns, the whole map.

scenarios-campaigns-war-of-four-nations-name = The War of the Four Nations
scenarios-campaigns-war-of-four-nations-about = All of Ozz is at war, and it’s every nation for itself. Four players, seven turns, the whole map.

## Scenarios of the lesson and the rules, which are in no list

scenarios-campaigns-first-battle-name = Your first battle
scenarios-campaigns-harvest-cross-name = One day at Harvest Cross
