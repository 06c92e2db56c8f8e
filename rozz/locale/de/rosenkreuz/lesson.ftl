### Die Lektion von RosenKreuz, Schritt für Schritt.
###
### Jeder Schritt hat einen Titel, einen Gedanken, und eine Bitte, die auf -do endet: was als Nächstes zu tippen ist. Du bist Rose,
### der Gegner ist Kreuz; Rosen und Kreuze sind auch die Figuren. Titel haben auf dem Telefon Platz für 17 Buchstaben.

rosenkreuz-lesson-title = RosenKreuz lernen
rosenkreuz-lesson-rose-title = Du bist Rose
rosenkreuz-lesson-rose = Jede Seite hat vier schwarze und vier weiße Figuren. Hast du von einer Farbe keine Figur mehr, verlierst du die Partie.
rosenkreuz-lesson-rose-do = { -Tippe-auf } deine weiße Figur auf e2.
rosenkreuz-lesson-step-title = Ein Schritt
rosenkreuz-lesson-step = Eine Figur zieht ein Feld weit, gerade oder schräg. Vorwärts darfst du immer ziehen, seitwärts und zurück nur, um zu schlagen.
rosenkreuz-lesson-step-do = Deine Figur auf e2 ist noch gewählt. { -Tippe-auf } f3, dann noch einmal.
rosenkreuz-lesson-turns-title = Immer abwechselnd
rosenkreuz-lesson-turns = Kreuz hat eine Figur von g7 nach h6 gezogen. In diesem Spiel zieht ihr abwechselnd, und nichts ist geheim.
rosenkreuz-lesson-turns-do = { -Tippe-auf } d2, { -dann-zweimal-auf } e3.
rosenkreuz-lesson-groups-title = Gruppen
rosenkreuz-lesson-groups = Figuren einer Farbe, die Seite an Seite stehen, bilden eine Gruppe, egal, wem sie gehören. Ecken zählen nicht.
rosenkreuz-lesson-groups-do = { -Tippe-auf } e3, { -dann-zweimal-auf } f4.
rosenkreuz-lesson-major-title = Sprung und Schlag
rosenkreuz-lesson-major = Eine Figur kann über eine Kette eigener Figuren springen. Spring von f2 nach f5: Dann bilden die Figuren auf f4, f5 und g5 eine schwarze Gruppe. Deine beiden Rosen sind in der Überzahl, und das Kreuz fällt.
rosenkreuz-lesson-major-do = { -Tippe-auf } f2, { -dann-zweimal-auf } f5.
rosenkreuz-lesson-minor-title = Die falsche Farbe
rosenkreuz-lesson-minor = Es gibt noch eine zweite Art zu schlagen. f6 ist ein schwarzes Feld, also darf eine schwarze Figur das weiße Kreuz dort ersetzen.
rosenkreuz-lesson-minor-do = { -Tippe-auf } f4, { -dann-zweimal-auf } f6. Die Figur springt über f5.
rosenkreuz-lesson-again-title = Zwei gegen eins
rosenkreuz-lesson-again = Kreuz hat eine Figur nach e5 gezogen. Dort war sie neben deinen zwei schwarzen Figuren in der Unterzahl und fiel. Zieh neben das schwarze Kreuz auf e7, dann ist auch das in der Unterzahl.
rosenkreuz-lesson-again-do = { -Tippe-auf } f5, { -dann-zweimal-auf } f7.
rosenkreuz-lesson-attain-title = Die letzte Reihe
rosenkreuz-lesson-attain = Die dritte Art zu schlagen ist die Weihe: Erreiche die letzte Reihe, nimm eine beliebige gegnerische Figur und kehre auf deine Seite zurück. Nimm auf a7 die letzte schwarze Figur von Kreuz.
rosenkreuz-lesson-attain-do = { -Tippe-auf } f6, f8, a7 und e1, { -dann-auf } „{ play-it }“.
rosenkreuz-lesson-farewell = Kreuz hat keine schwarzen Figuren mehr! In einer richtigen Partie beginnt jede Seite mit sechzehn Figuren.
