"""The rules for players, in our own words, each under the number that reports cite; rulings are marked as such."""

from __future__ import annotations

from rozz.ui.games.face import Chapter, Rule


def _chapter(number: str, title: str, *rows: tuple[str, str] | tuple[str, str, str]) -> Chapter:
    """Rows are (number, text) or (number, text, "ruling")."""
    return Chapter(number, title, tuple(Rule(row[0], row[1], len(row) == 3) for row in rows))


R = "ruling"

CHAPTERS = (
    _chapter(
        "R1", "The board",
        ("R1.1", "A board is made of named tiles; which of them touch is fixed. How far apart two tiles are is counted in steps from tile to touching tile, whatever stands in between. Where no chain of tiles leads, only a range of “any” reaches."),
        ("R1.2", "A territory is a flower of seven hexes. The middle one carries the territory's name; the six around it carry its first letter, or its prefix, and a number: 1 lies north, then clockwise to 6 in the north-west.", R),
        ("R1.3", "Flowers fit together without gaps, each with six neighbours."),
        ("R1.4", "No two territories share a first letter, unless a prefix tells their tiles apart."),
        ("R1.5", "Boards may hold single hexes and freely drawn places too. Hexes touch where they lie side by side, drawn places only where a link says so; cuts take a contact away again. A cut between tiles that do not touch is harmless; the checker mentions it."),
        ("R1.6", "Upper and lower case make no difference in names. A tile is never called like an item or a player."),
    ),
    _chapter(
        "R2", "Pieces and control",
        ("R2.1", "Some pieces wear a player's colour. Others are neutral and obey whoever controls their tile. Correspondence and foreign aid have no piece at all."),
        ("R2.2", "You occupy a tile by standing in it with infantry or armor. Your headquarters occupies its tile as well, as long as no other player's infantry or armor is there.", R),
        ("R2.3", "Whoever occupies a tile controls its neutral pieces. In a tile that nobody occupies they wait for the next comer."),
        ("R2.4", "Bombers and jets hover: they hold no ground, and fights on the ground pass beneath them."),
        ("R2.5", "Government control and tank traps keep their colour when somebody else takes the tile, until R4.6 or R6.6 changes that."),
    ),
    _chapter(
        "R3", "Turns and commands",
        ("R3.1", "A turn runs in this order: purchases, moves, combat, strikes with counter-strikes, the look at the objective, production. What you hold on the first turn is the scenario's bankroll; production comes before every later one.", R),
        ("R3.2", "How many commands you have is settled when the turn begins: two for a headquarters, one more for each command center in a tile you control, and what the scenario adds (two where nobody gave you a headquarters). A headquarters counts even while an enemy stands on it."),
        ("R3.3", "All players' commands happen at once, phase by phase. In your own list the earlier command has the first claim on money and pieces.", R),
        ("R3.4", "A command happens whole or not at all. It is done; or void, when it was against the rules and costs nothing; or failed, when a lawful strike came to nothing.", R),
        ("R3.5", "Every command except a message uses up one of your allowance, a void one and “do nothing” included. What is written beyond the allowance is void. A resignation that stands beside other commands is void, and counts.", R),
        ("R3.6", "A piece moves once and strikes once a turn, not more. Pieces of one kind are counted, not told apart: five infantry can go three one way and two another."),
    ),
    _chapter(
        "R4", "Purchases",
        ("R4.1", "Buy any number of one item into a tile that you occupy when the turn begins, if the catalog has it, it has a price, and you can pay."),
        ("R4.2", "What you buy arrives before anything moves. It defends and fights, but neither moves, travels nor strikes this turn. Traps and defences against missiles and aircraft work at once.", R),
        ("R4.3", "A tile holds one command center, one missile defence, one air defence and one government control at most."),
        ("R4.4", "Foreign aid goes to another player's headquarters, or to the colour. You pay now; the money is of use to the other from the next turn on. You cannot send it to yourself.", R),
        ("R4.5", "Correspondence is kept beside the board. Each one that you bought on an earlier turn lets you send one message, which takes no command and which nobody but the recipient reads.", R),
        ("R4.6", "Buying government control removes anybody else's in the tile. Where you have it already, you cannot buy it again."),
        ("R4.7", "One doomsday item a turn, no more."),
    ),
    _chapter(
        "R5", "Moves",
        ("R5.1", "Move pieces that stood in the tile when the turn began, yours or neutral ones you control, to another tile in range: infantry and armor one tile, bombers two, jets and transports three."),
        ("R5.2", "Any number moves together, but armor only one by one."),
        ("R5.3", "Infantry and armor take along as many movable neutral pieces as you like. Bombers and jets take nothing.", R),
        ("R5.4", "A transport takes up to ten infantry, and those bring along what they carry. Only the transport that makes the move gives room: one that is itself carried adds none. It moves for whoever controls its tile, and left alone somewhere it belongs to nobody.", R),
        ("R5.5", "Missiles never move by themselves; carry them."),
        ("R5.6", "Armies that trade places do not meet on the way.", R),
    ),
    _chapter(
        "R6", "Combat",
        ("R6.1", "Where groups destroy each other one for one, each loses as many as the largest single opposing group counts. Of five, three and two, two of the five remain; of two equal largest, none."),
        ("R6.2", "First, an air defence brings down up to three aircraft that flew in this turn, bombers before jets, one shot at a time at whoever has most left. It spares those of the player who held the tile before the moves. However many stand in a tile, three it is in all; after production they still serve whoever held the tile after purchases.", R),
        ("R6.3", "Second, tank traps and the armor that rolled in this turn destroy each other one for one. A trap never harms its owner's armor."),
        ("R6.4", "Third, armor fights armor one for one; fourth, armor that is left destroys all opposing infantry."),
        ("R6.5", "Fifth, infantry fights infantry one for one."),
        ("R6.6", "Last, infantry of a player who now stands alone on the ground turns the traps of others into its own."),
        ("R6.7", "Losses are taken first from what was bought this turn, so that as much as possible can still strike.", R),
    ),
    _chapter(
        "R7", "Headquarters",
        ("R7", "A headquarters never moves, is never struck, never falls and is never sold. You have one, or none."),
    ),
    _chapter(
        "R8", "Strikes",
        ("R8.1", "Strikes are judged by what stands after combat. Void is what the command itself shows: the wrong item, the wrong distance, a forbidden target, too many strikes. Where the striker or the target is gone, is not yours, or was only bought this turn, the strike fails. Missiles obey whoever controls their tile after combat."),
        ("R8.2", "All strikes fly at once: what is destroyed in this phase still strikes in it.", R),
        ("R8.3", "One striker a command. Armor, jets and short-range missiles reach exactly one tile, bombers their own, mid-range missiles up to three, long-range missiles everywhere."),
        ("R8.4", "Armor destroys one piece that you name, though no headquarters, government control, bomber or jet; so does a bomber. A jet destroys one bomber or jet. Name the colour of coloured pieces. Two strikes at one single piece destroy it once: the earlier seat's, then the earlier command, is done."),
        ("R8.5", "A nuclear missile destroys everything in the tile but a headquarters, whoever owns it; a neutron missile destroys all infantry. The missile is gone once launched."),
        ("R8.6", "A missile defence stops three incoming missiles, after that each Patriot one and is gone; nuclear ones first, then by seat and by order of writing. They do not stop missiles of whoever controls the tile, nor, where a catalog gives them a colour, those of their owner. In a tile that nobody controls they stop everybody's.", R),
        ("R8.7", "Whatever is launched, used up and struck is removed together, and never more than was there."),
    ),
    _chapter(
        "R9", "The look at the objective",
        ("R9", "Once a turn, before production, everybody who meets the objective wins, together if need be. Who has none of what is counted does not win. Where the turn limit is reached without a winner, it is a draw; if only one player is left by then, that player wins.", R),
    ),
    _chapter(
        "R10", "Objectives",
        ("R10.1", "Headquarters: stand with infantry or armor in another player's headquarters."),
        ("R10.2", "Original: stand with infantry or armor in every territory."),
        ("R10.3", "Elimination: once somebody has nothing left but a headquarters, whoever occupies most tiles wins, of those who have not resigned.", R),
        ("R10.4", "Central control: own government control in every tile of the central territory, where nobody starts."),
        ("R10.5", "A number of turns: after the last, whoever owns most government control. Nobody owns any: a draw."),
        ("R10.6", "Doomsday: buy base, charge and mechanism on different turns, bring about that they stand in one tile you control, and activate them there on a later turn. Nothing stops it."),
        ("R10.7", "Occupation: occupy the number of tiles the scenario asks for, 22 unless it says otherwise."),
    ),
    _chapter(
        "R11", "Production",
        ("R11", "A headquarters earns $5 for its owner; an industry unit $2 and an industry complex $10 for whoever controls the tile; each government control brings its owner one infantry there. It is all reckoned at one moment, and then whoever meets an enemy fights."),
    ),
    _chapter(
        "R12", "Resigning",
        ("R12", "A resignation stands alone in your list and takes effect when the turn is over; up to then you can still win. Your pieces stay and defend themselves. The last player left wins; if nobody is left, it is a draw.", R),
    ),
)  # fmt: skip

NOTATION = (
    ("P: INF*10 > B3", "buy ten infantry into B3"),
    ("P: AID*5 > RED", "send RED $5 of foreign aid"),
    ("M: INF*2+SRNUKE @ Braxx > B2", "two infantry carry a missile from Braxx to B2"),
    ("M: TRANS+INF*10 @ B1 > B3", "a transport takes ten infantry from B1 to B3"),
    ("S: SRNUKE @ B1 > Braxx", "strike with a missile from B1 at Braxx"),
    ("S: ARMOR @ B1 > RED/ARMOR @ Braxx", "strike with armor at one red armor in Braxx"),
    ('C: RED "text"', "a secret message to RED"),
    ("N:", "do nothing"),
    ("R:", "resign"),
)

GLOSSARY = (
    ("tile", "a place on the board where pieces stand"),
    ("territory", "seven hexes round a centre, or places that a map groups"),
    ("command", "what a player writes: a purchase, a move, a strike"),
    ("allowance", "how many commands a player has this turn"),
    ("control", "to occupy a tile, and so to own the use of its neutral pieces"),
    ("cargo", "what a piece takes along when it moves"),
    ("over-worked", "asked to move twice, or to strike twice, in one turn"),
    ("void", "against the rules: nothing happens and nothing is spent"),
    ("failed", "a lawful strike that came to nothing"),
    ("reveal", "the moment when everybody sees all commands"),
)
