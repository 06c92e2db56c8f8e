### Words that people type into the search box of the rules, though the rules say it differently.
###
### Each line has words that somebody might type, a colon, and the words of the rules that they lead to. Use commas
### between several. Write as many lines as your language needs: this isn’t a translation, so think of what people would
### type. Capitals and accents make no difference. Three letters of a word are enough to find it; a shorter word is found
### only when it’s complete. A word can appear on several lines. Words that the rules use need no line.

# Abbreviations such as SRNUKE are on the buttons, and are never translated.
search-rozz =
    nuke, atom bomb, atomic bomb: nuclear
    SRNUKE, MRNUKE, LRNUKE: nuclear missile
    SRNUTE, MRNUTE, LRNUTE, nute: neutron missile
    SRNUKE, SRNUTE: short-range missile
    MRNUKE, MRNUTE: mid-range missile
    LRNUKE, LRNUTE: long-range missile
    short-range, mid-range, long-range: nuclear missile, neutron missile
    launch, rocket, warhead: missile
    INF, soldier, troops, men, division: infantry
    division, armored, tank: armor
    plane, airplane, air force: bomber, jet, aircraft
    TRAP: tank trap, traps
    PATRIOT: patriot
    MDS: missile defense system
    ADS, antiaircraft, anti-aircraft: air defense system
    TRANS, truck, vehicle: transport
    infantry transport: transport
    CC: command center
    IU: industry unit
    IC, factory: industry complex
    factory: industry unit
    GOV: government
    government control: government
    CORR, letter, mail, chat: correspondence, message
    AID, gift, donate: foreign aid
    DBASE, DCHARGE, DMECH, bomb: doomsday
    doomsday activating mechanism: doomsday
    HQ, capital: headquarters
    income, money, pay, salary, profit, gold: earns, production, gives its owner
    price, cost, buy, shop: purchases
    attack: combat, strike
    fight, battle: combat
    bombard, shoot, fire: strike
    march, movement, walk: moves
    carry, load, cargo: carries, carry
    win, victory: wins
    surrender, give up: resign
    tie: draw
    hex, field, place, city, land: tile
    own, hold, capture, conquer: occupy, control
    reinforcements, new: production, purchases arrive

search-rosenkreuz =
    attack, take, fight, kill: capture
    surrender, give up: resign
    pawn, man, stone, figure: piece
    field, tile: square
    row, line: rank
    column: file
    win, victory: wins
    tie: draw
    leap, hop: jump
    promote, goal: attain
    retreat: backward

search-ozymandia =
    attack, fight, capture, conquer: battle
    troops, soldier, unit, piece: armies
    retreat, march, walk: movement
    reinforcements, income, buy: new armies
    nuke, missile, airstrike: bomb
    tile, field, territory, place, land, region: area
    town, capital: city
    die, kill, lose, casualties: destroyed
    draw, tie, even: equal forces
    victory: you win

search-simultaneous-risk =
    attack, fight, capture, conquer: battle
    troops, soldier, unit, piece: armies
    retreat, march, walk: movement
    reinforcements, income, buy: new armies
    nuke, missile, airstrike: bomb
    tile, field, area, place, land, region, country, city: territory, territories
    die, kill, lose, casualties: destroyed
    tie, even: equal forces
    victory: you win

search-campaigns =
    wizard, witch, magic, sorcerer: spell
    income, money, buy, hire, pay, gold, treasury: recruit
    soldier, troops: unit
    army, armies: force, stack
    town, city, capital, village: center
    castle, wall: fortress, walls
    attack: battle, charge
    nuke, bomb, bombard, missile, cannon: fire, guns
    hex, tile, field: space
    wound, kill, damage, casualties: loses, losses
    surrender, give up: resign, honors of war
    reinforcements: recruit
    plane, wings: fly, aloft
    winter, year, spring, season: turns, turn
    flee, run: retreat, fall back
    retreat: fall back
    prisoner: captured
