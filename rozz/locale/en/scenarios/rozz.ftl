### Rozz: the names of the scenarios, and a line about each in the list of scenarios and before a match.
### An English name is also in the scenario's file, which links and saved matches use. A name that changes only here
### goes into RENAMED in rozz/ui/i18n/scenario_texts.py.

scenarios-rozz-solo-training-name = Solo Training
scenarios-rozz-solo-training-about = One territory against another, and the enemy never moves. Get your armor and a short-range nuke across the border, then walk into the enemy’s headquarters.

scenarios-rozz-basic-training-name = Basic Training
scenarios-rozz-basic-training-about = Infantry, armor and one kind of missile. You get one command a turn, so make it count. Hold both open territories in the middle, and you’re closer to the enemy’s headquarters than the enemy is to yours.

scenarios-rozz-headquarters-2-name = { games-start-rozz }
scenarios-rozz-headquarters-2-about = All units, nine territories. Hold the industry complex in the middle, and it pays for your war. The industry on the flanks pays less, but it’s easier to keep.

scenarios-rozz-headquarters-3-name = Headquarters for Three
scenarios-rozz-headquarters-3-about = All units, and nine territories that form a pinwheel, with industry on each vane. When two players fight in the middle, the third one smiles.

scenarios-rozz-headquarters-4-name = Headquarters for Four
scenarios-rozz-headquarters-4-about = Four homelands in a country full of lakes. Fords lead straight into the middle, and side roads lead to your neighbors. The first to arrive gets the neutral industry.

scenarios-rozz-headquarters-6-name = Headquarters for Six
scenarios-rozz-headquarters-6-about = Thirteen territories form a star, with a headquarters at each point. Every neighbor is a short march away. Go out to conquer, and you leave a door open at home.

scenarios-rozz-lake-2-name = The Long Way Around
scenarios-rozz-lake-2-about = A lake lies between two headquarters, and two shores connect them. Send your army along the north shore, and it won’t be home when the enemy comes from the south.

scenarios-rozz-two-coasts-name = Race for Skerry
scenarios-rozz-two-coasts-about = Hesk in the west and Dorn in the east each start with one transport. Skerry, the island halfway between them, pays well, and six tiles border on it. Everyone can cross water on foot here, but a transport is faster.

scenarios-rozz-rails-2-name = Rails and Factories
scenarios-rozz-rails-2-about = A long, narrow country with a headquarters at each end. Trains carry infantry and even armor five tiles in one command. The factory makes money and infantry for the player who holds it.

scenarios-rozz-central-3-name = The Middle Ground
scenarios-rozz-central-3-about = Nobody starts in Rozz, the territory in the middle, but everybody wants it. Own a government in each of its seven tiles to win. But an enemy needs only one infantry and $4 to topple one.

scenarios-rozz-elimination-3-name = Around the Lake
scenarios-rozz-elimination-3-about = Six territories in a ring around a lake, enemies on both sides, and no headquarters to fall back on. As soon as one player has nothing left, the player with the most land wins.

scenarios-rozz-original-2-name = A Foot in Every Land
scenarios-rozz-original-2-about = Five territories. To win, have troops in all of them at once, even the enemy’s homeland. Speed takes the middle. Patience keeps it.

scenarios-rozz-occupation-6-name = Land Rush
scenarios-rozz-occupation-6-about = On a star-shaped board, six settlers race for twenty-two tiles. Thin lines grow fast and break fast. But troops that stand guard claim no land.

scenarios-rozz-twenty-turns-name = Twenty Turns
scenarios-rozz-twenty-turns-about = Four powers have twenty turns to spread their governments. Nothing else counts at the end, so the last few turns matter more than the first ten.

scenarios-rozz-doomsday-2-name = The Last Machine
scenarios-rozz-doomsday-2-about = Buy a base, a charge and a mechanism on three different turns. Set them off on a fourth turn, and the war is over. Your mines pay for the machine. But leave it unguarded, and it works for anyone who walks in.

scenarios-rozz-doomsday-6-name = Six Machines
scenarios-rozz-doomsday-6-about = Across thirty-one territories, six powers race to build the doomsday device. Once it’s set off, nothing can stop it. So watch what your neighbors build.

scenarios-rozz-grand-6-name = The Grand Board
scenarios-rozz-grand-6-about = Thirty-seven territories, six headquarters in the corners, four commands each. A war for long evenings, with room for alliances, air raids and armies that nobody saw coming.
