### Wörter, die jemand ins Suchfeld der Regeln tippt, obwohl sie nicht in den Regeln stehen.
###
### In jeder Zeile stehen Wörter, die jemand tippen könnte, ein Doppelpunkt und die Wörter der Regeln, zu denen sie führen.

search-rozz =
    Nuke, Atombombe, Kernwaffe, nuklear: Atomrakete
    SRNUKE, MRNUKE, LRNUKE: Atomrakete
    Kurzstrecken-Atomrakete, Mittelstrecken-Atomrakete, Langstrecken-Atomrakete: Atomrakete
    SRNUTE, MRNUTE, LRNUTE: Neutronenrakete
    Kurzstrecken-Neutronenrakete, Mittelstrecken-Neutronenrakete, Langstrecken-Neutronenrakete: Neutronenrakete
    SRNUKE, SRNUTE: Kurzstreckenrakete
    MRNUKE, MRNUTE: Mittelstreckenrakete
    LRNUKE, LRNUTE: Langstreckenrakete
    Sprengkopf: Rakete
    INF, Soldat, Truppen, Fußvolk, Division: Infanterie
    ARMOR, Tank: Panzer
    BOMBER: Bomber
    Flieger, Luftwaffe: Flugzeug, Bomber, Jet
    TRAP, Falle: Panzersperre, Sperre
    PATRIOT: Patriot
    Patriot-Rakete: Patriot
    MDS: Raketenabwehr
    ADS, Flak: Luftabwehr
    TRANS, Lastwagen, Laster, LKW, Truppentransporter: Transporter
    CC: Kommandozentrale
    IU, Industrie: Industrieanlage
    IC, Fabrik: Industriekomplex
    Fabrik: Industrieanlage
    GOV: Regierung
    CORR, Brief, Post, Chat: Briefpapier, Nachricht
    AID, Geschenk, schenken, Spende: Auslandshilfe
    DBASE, DCHARGE, DMECH, Bombe: Weltuntergang
    Sockel der Weltuntergangsmaschine, Sprengsatz der Weltuntergangsmaschine, Zünder der Weltuntergangsmaschine: Weltuntergang
    HQ, Hauptstadt: Hauptquartier
    Einkommen, Einkünfte, Geld, verdienen, Gold, Lohn: Produktion, bringt
    Preis, kosten, kaufen, Laden: Käufe
    Attacke, angreifen: Angriff, Kampf
    Schlacht, Gefecht: Kampf
    schießen, bombardieren, Schlag: Angriff
    Bewegung, bewegen, marschieren, gehen: ziehen, Züge
    laden, Fracht, mitnehmen: tragen, trägt
    Sieg, siegen: gewinnt
    kapitulieren, Kapitulation: Aufgeben
    Remis, Gleichstand: unentschieden
    Hexfeld, Stadt, Ort, Land: Feld
    erobern, einnehmen, schlagen: besetz
    Verstärkung, neu: Käufe, Produktion

search-rosenkreuz =
    Angriff, angreifen, Kampf, nehmen: schlagen, schlägst
    kapitulieren, Kapitulation: aufgeben
    Bauer, Stein: Figur
    Reihe, Zeile: Reihe
    Spalte: Linie
    gewinnen, Sieg: gewinnt
    verlieren: verlierst
    Remis: unentschieden
    hüpfen: springen, Sprung
    Rückzug, zurück: rückwärts

search-ozymandia =
    Angriff, angreifen, erobern, schlagen: Kampf
    Truppen, Soldat, Einheit, Figur: Armeen
    Bewegung, Rückzug, marschieren, ziehen: Marsch
    Verstärkung, Nachschub, Einkommen, kaufen: neue Armeen
    Nuke, Rakete: Bombe
    Feld, Territorium, Ort, Land: Gebiet
    Hauptstadt: Stadt
    töten, sterben, verlieren, Verluste: Verlust
    Gleichstand: unentschieden
    gewinnen, Sieg: gewinnst

search-simultaneous-risk =
    Angriff, angreifen, erobern, schlagen: Kampf
    Truppen, Soldat, Einheit, Figur: Armeen
    Bewegung, Rückzug, marschieren, ziehen: Marsch
    Verstärkung, Nachschub, Einkommen, kaufen: neue Armeen
    Nuke, Rakete: Bombe
    Feld, Territorium, Ort, Gebiet, Stadt: Land, Länder
    töten, sterben, verlieren, Verluste: Verlust
    Gleichstand: unentschieden
    gewinnen, Sieg: gewinnst

search-campaigns =
    Zauberer, Hexe, Magie: Zauber
    Einkommen, Geld, kaufen, anheuern, Gold, Schatzkammer: anwerben
    Soldat, Truppen: Einheit
    Armee: Verband
    Hauptstadt, Dorf: Stadt
    Burg, Festung, Mauer: Festung
    Attacke, angreifen: Schlacht, Angriff
    Nuke, Bombe, bombardieren, Rakete, Kanone: Geschütz
    Hexfeld, Territorium: Feld
    töten, Verluste: Verlust
    kapitulieren: aufgeben, ehrenvoll
    Verstärkung: anwerben
    Flugzeug, fliegen: flieg
    Winter, Jahr, Frühling: Runde
    fliehen, flüchten: Rückzug, ausweichen
