### The rules of Rozz. Exact first, in plain sentences. Reports cite the numbers, so they stay.

rozz-chapter-R1 = The board
rozz-rule-R1-1 = A board is made up of named tiles. The distance between two tiles is the fewest steps it takes to get from one to the other, moving to a touching tile each time. Pieces in between make no difference. If two tiles aren’t connected, only a range of “any distance” reaches from one to the other.
rozz-rule-R1-2 = A territory is seven hexes. The center has the territory’s name. Each of the six around it is named with the territory’s first letter (or its prefix) and a number. Number 1 is to the north, and the numbers run clockwise to 6 in the northwest.
rozz-rule-R1-3 = Territories fit together without gaps. Each has room for six neighbors.
rozz-rule-R1-4 = No two territories share a first letter, unless one of them has a prefix to tell them apart.

# Boards of maps have places of any shape. The checker is a program that checks the file of a board.
rozz-rule-R1-5 = A board can also have single hexes and tiles of other shapes. Hexes touch if they’re side by side. Other shapes touch only where the board links them. A cut separates tiles that would otherwise touch. A cut between tiles that don’t touch changes nothing, and the program that checks boards warns you about it.
rozz-rule-R1-6 = Capitalization doesn’t matter in names. A tile can’t have the same name as an item or a player.

rozz-chapter-R2 = Pieces and control
rozz-rule-R2-1 = Some pieces have a player’s color and belong to that player. Others are neutral and obey the player who controls their tile. Correspondence and foreign aid are never on the board.
rozz-rule-R2-2 = You occupy a tile when you have infantry or armor in it. Your headquarters also occupies its tile, unless another player has infantry or armor there.
rozz-rule-R2-3 = When you occupy a tile, you control the neutral pieces in it. If nobody occupies a tile, nobody controls its neutral pieces, and they stay where they are.
rozz-rule-R2-4 = Bombers and jets hover. They don’t occupy tiles, and ground combat can’t touch them.
rozz-rule-R2-5 = Governments (GOV) and tank traps keep their color when another player takes the tile. R4.6 and R6.6 are the exceptions.

rozz-chapter-R3 = Turns and commands
rozz-rule-R3-1 = A turn has phases, in this order: purchases, moves, combat, strikes with counter-strikes, the objective check, production. On the first turn, you have the money that the scenario gives you. Production adds to it before every later turn.
rozz-rule-R3-2 = Your number of commands is set when the turn begins. You get two for a headquarters, one for each command center in a tile you control, and any extra commands from the scenario. If you started without a headquarters, you get two extra commands unless the scenario says otherwise. A headquarters counts even while an enemy is in its tile.
rozz-rule-R3-3 = All players’ commands happen at once, phase by phase. If you don’t have enough money or pieces for all your commands, the ones higher in your list get them first.
rozz-rule-R3-4 = A command is carried out in full or not at all. It ends up done, void or failed. A void command breaks the rules: nothing happens, and nothing is spent. A failed command is a legal strike that came to nothing.
rozz-rule-R3-5 = Every command except a message counts toward your allowance, even a void one or “do nothing”. Commands beyond your allowance are void. If you resign while your list has other commands, the resignation is void but still counts.
rozz-rule-R3-6 = A piece can move once and strike once per turn. Pieces of one kind are interchangeable. If you have five infantry, three can go one way and two another.

rozz-chapter-R4 = Purchases
rozz-rule-R4-1 = One command can buy any number of one item for one tile. You must occupy the tile when the turn begins. The item must be in the catalog and have a price, and you must have the money.
rozz-rule-R4-2 = Purchases arrive before anything moves. They defend and fight this turn, but they can’t move, be carried or strike. Tank traps, Patriots, missile defense systems and air defense systems work right away.
rozz-rule-R4-3 = A tile can have at most one command center, one missile defense system, one air defense system and one government.
rozz-rule-R4-4 = You can send foreign aid to another player. Name their color, or the tile of their headquarters. You pay now, and they can spend the money starting next turn. You can’t send aid to yourself.
rozz-rule-R4-5 = Correspondence stays off the board. Each unit of correspondence that you bought on an earlier turn lets you send one message. Messages don’t count as commands, and only the recipient can read them.
rozz-rule-R4-6 = When you buy a government, other players lose theirs in that tile. You can’t buy one where you already have one.
rozz-rule-R4-7 = You can buy at most one doomsday item per turn.

rozz-chapter-R5 = Moves
rozz-rule-R5-1 = Pieces move from the tile where they began the turn to another tile within range. You can move your own pieces and the neutral ones you control. Infantry and armor move one tile, bombers up to two, jets and transports up to three.
rozz-rule-R5-2 = One command can move any number of pieces of one kind. Armor is the exception: each piece needs its own command.
rozz-rule-R5-3 = Infantry and armor can carry any number of neutral pieces, except immobile ones. Bombers and jets carry nothing.
rozz-rule-R5-4 = A transport carries up to ten infantry and anything they carry. A transport that is itself being carried adds no room. To move a transport, you must control its tile. If it ends up in a tile that nobody occupies, nobody controls it.
rozz-rule-R5-5 = Missiles never move on their own. Other pieces carry them.
rozz-rule-R5-6 = Armies that trade places pass each other without a fight.

rozz-chapter-R6 = Combat
rozz-rule-R6-1 = When groups trade one for one, each group loses as many pieces as the largest single opposing group has. If groups of five, three and two meet, two of the five survive. If the two largest groups are equal, nobody survives.
rozz-rule-R6-2 = First, air defense systems shoot at aircraft that flew into their tile this turn. They bring down at most three in a tile, bombers before jets. Each shot hits the player with the most aircraft of that kind left. Player order breaks ties. If a player occupied the tile after purchases, that player’s aircraft are safe. If nobody did, no aircraft are safe.
rozz-rule-R6-3 = Second, tank traps and the armor that entered this turn destroy each other one for one. A trap never harms its owner’s armor.
rozz-rule-R6-4 = Third, armor fights armor one for one. Fourth, the armor that is left destroys all opposing infantry.
rozz-rule-R6-5 = Fifth, infantry fights infantry one for one.
rozz-rule-R6-6 = Last, traps can change hands. If only one player still has infantry or armor in the tile, that player’s infantry takes over the others’ traps.
rozz-rule-R6-7 = Pieces bought this turn are lost first. That way, as many other pieces as possible can still strike.

rozz-chapter-R7 = Headquarters
rozz-rule-R7 = A headquarters never moves. It can’t be struck, destroyed or bought. Each player has one at most.

rozz-chapter-R8 = Strikes
rozz-rule-R8-1 = Strikes use the board as it stands after combat. A strike is void if the command itself is wrong: the wrong item, the wrong distance, a forbidden target, or too many strikes. It fails if the target is gone. It also fails if the striking piece is gone, isn’t yours to use or was bought this turn. You can launch a missile if you control its tile after combat.
rozz-rule-R8-2 = All strikes happen at once. A piece that is destroyed in this phase still strikes.
rozz-rule-R8-3 = Each strike command uses one piece. Armor, jets and short-range missiles strike at a distance of exactly one tile. Bombers strike in their own tile. Mid-range missiles reach up to three tiles, and long-range missiles reach any tile.
rozz-rule-R8-4 = Armor or a bomber destroys one piece that you name, but never a headquarters, government, bomber or jet. A jet destroys one bomber or jet. If the target has a color, name that color too. If two strikes aim at the same single piece, the first is carried out and the other fails. Which one is first depends on player order, then on the order of commands.
rozz-rule-R8-5 = A nuclear missile destroys all pieces in the target tile except headquarters, no matter who owns them. A neutron missile destroys all infantry there. A missile is used up once it is launched.
rozz-rule-R8-6 = A missile defense system stops up to three incoming missiles a turn. After that, each Patriot stops one and is used up. These defenses stop nuclear missiles first. Among missiles of the same type, they follow player order, then the order of commands. They never stop missiles from the player who controls the tile. A defense that has a color in the catalog never stops its owner’s missiles either. In a tile that nobody controls, defenses stop everyone’s missiles.
rozz-rule-R8-7 = All pieces that are launched, used up or struck are removed at the same time. A tile never loses more than it has.

rozz-chapter-R9 = The objective check
rozz-rule-R9 = The objective is checked once a turn, before production. Every player who meets it wins. Several players can win together. If the objective counts tiles or governments, you need at least one to win. If nobody has won when the turn limit is reached, it’s a draw. If only one player is left by then, that player wins.

rozz-chapter-R10 = Objectives
rozz-rule-R10-1 = Headquarters: get infantry or armor into another player’s headquarters.
rozz-rule-R10-2 = Original: have infantry or armor in every territory at once.
rozz-rule-R10-3 = Elimination: once a player has nothing left but a headquarters, the player who occupies the most tiles wins. Tiles of players who have resigned don’t count.
rozz-rule-R10-4 = Central control: own a government in every tile of the central territory. Nobody starts there.
rozz-rule-R10-5 = Turns: after a set number of turns, the player with the most governments wins. If nobody has one, it’s a draw.
rozz-rule-R10-6 = Doomsday: buy the base, the charge and the mechanism, each on a different turn. With all three in one tile that you control, set them off there on a later turn. Nothing can stop the blast.
rozz-rule-R10-7 = Occupation: occupy as many tiles as the scenario says. The default is 22.

rozz-chapter-R11 = Production
rozz-rule-R11 = Each headquarters earns $5 for its owner. An industry unit earns $2 and an industry complex $10 for the player who controls the tile. Each government gives its owner one infantry in the government’s tile. All of this happens at once. Then enemies in the same tile fight.

rozz-chapter-R12 = Resigning
rozz-rule-R12 = A resignation must be the only command in your list. It takes effect at the end of the turn, and you can still win until then. Your pieces stay and defend themselves. The last player left wins. If nobody is left, it’s a draw.

## How commands are written. What each example means.

# P: INF*10 > B3
rozz-notation-buy = buy ten infantry in B3

# P: AID*5 > RED
rozz-notation-aid = send Red $5 in foreign aid

# M: INF*2+SRNUKE @ Braxx > B2
rozz-notation-carry = move two infantry from Braxx to B2, carrying a missile

# M: TRANS+INF*10 @ B1 > B3
rozz-notation-transport = move a transport with ten infantry from B1 to B3

# S: SRNUKE @ B1 > Braxx
rozz-notation-missile = strike Braxx with a missile from B1

# S: ARMOR @ B1 > RED/ARMOR @ Braxx
rozz-notation-armor = strike one of Red’s armor pieces in Braxx with armor from B1

# C: RED "text"
rozz-notation-message = send Red a secret message

# N:
rozz-notation-nothing = do nothing

# R:
rozz-notation-resign = resign

## The words of the rules, and what they mean

rozz-word-tile = tile
rozz-word-tile-means = a place on the board where pieces stand
rozz-word-territory = territory
rozz-word-territory-means = a center hex and the six around it, or a group of places on a map
rozz-word-command = command
rozz-word-command-means = something you do in a turn, such as a purchase, a move or a strike
rozz-word-allowance = allowance
rozz-word-allowance-means = how many commands you have this turn
rozz-word-control = control
rozz-word-control-means = the power you have over a tile you occupy and over its neutral pieces
rozz-word-cargo = cargo
rozz-word-cargo-means = what a piece carries when it moves
rozz-word-void = void
rozz-word-void-means = against the rules, so nothing happens and nothing is spent
rozz-word-failed = failed
rozz-word-failed-means = a legal strike that came to nothing
rozz-word-reveal = reveal
rozz-word-reveal-means = the moment when everyone sees all commands
