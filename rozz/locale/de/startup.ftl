### Was die Seite sagt, bevor das Spiel läuft.

startup-description = Ein Strategiespiel: Alle planen heimlich, dann geschieht alles auf einmal.
startup-starting = Rozz startet
startup-no-script = Rozz braucht JavaScript. Schalte es für diese Seite ein und lade sie neu.
startup-downloading = Das Spiel wird geladen
startup-running = Der Motor springt an
startup-unpacking = Die Figuren werden ausgepackt
startup-table = Das Spiel wird aufgebaut
startup-opening-link = Dein Link wird geöffnet …
startup-reload = Neu laden
startup-from-disk = Rozz läuft nicht, wenn du die Seite direkt von der Festplatte öffnest. Führe stattdessen im Ordner von Rozz „make play“ aus.
startup-offline = Du bist offline, und ein Teil von Rozz ist noch nicht auf diesem Gerät. Geh einmal online und lade die Seite neu. Danach läuft Rozz auch offline.
startup-missing = Diese Kopie von Rozz ist unvollständig: { $file } fehlt. Starte im Ordner dieser Kopie „make play“, oder starte „rozz build“ und veröffentliche den ganzen Ordner „dist“.
startup-needs-webassembly = Rozz braucht WebAssembly. Dieser Browser kennt es nicht, oder es ist ausgeschaltet. Nimm einen aktuellen Firefox, Chrome, Edge oder Safari.
startup-needs-javascript = Rozz braucht eine neuere Version von JavaScript, als dieser Browser unterstützt. Nimm einen aktuellen Firefox, Chrome, Edge oder Safari.
startup-failed = Rozz ließ sich nicht starten. Lade die Seite neu. Hilft das nicht, dann melde diesen Text: { $reason }
startup-script-failed = Ein Skript wurde nicht geladen. Liefert der Server .js und .mjs als JavaScript aus?
startup-wasm-failed = Python wurde nicht geladen. Liefert der Server .wasm als application/wasm aus?
startup-nothing-shown = Python ist abgebrochen, bevor etwas zu sehen war.
startup-crashed = Python, auf dem Rozz läuft, ist abgestürzt. Das liegt nicht an dir, und deine Partien sind sicher. Lade die Seite neu. Passiert es wieder, dann melde diesen Text: { $fault }
