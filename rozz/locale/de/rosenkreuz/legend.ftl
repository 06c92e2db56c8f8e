### Die Legende des Bretts von RosenKreuz: was neben jedem Zeichen steht.

rosenkreuz-legend-piece =
    { $piece ->
        [ROSE-black] Schwarze Rose: auf schwarzen Feldern zu Hause
        [ROSE-white] Weiße Rose: auf weißen Feldern zu Hause
        [CROSS-black] Schwarzes Kreuz: auf schwarzen Feldern zu Hause
       *[CROSS-white] Weißes Kreuz: auf weißen Feldern zu Hause
    }
rosenkreuz-legend-selected = Die gewählte Figur
rosenkreuz-legend-choice = Eine Figur, die ziehen kann, oder ein Feld, das die gewählte Figur erreichen kann
rosenkreuz-legend-capture = Mit einem Zug hierher schlägst du mindestens eine Figur
rosenkreuz-legend-target = Eine Figur, die du schlagen kannst
rosenkreuz-legend-chosen = Das Ziel der Figur: noch einmal { -tippen }, um zu ziehen
rosenkreuz-legend-last = Ein Feld, das der letzte Zug verändert hat
rosenkreuz-legend-way = Der Weg eines Zugs, vom Punkt zur Pfeilspitze
rosenkreuz-legend-fallen = Eine Figur, die gerade geschlagen wurde
rosenkreuz-legend-replaced = Eine Figur, die gerade ersetzt wurde; auf ihrem Feld steht jetzt eine andere
rosenkreuz-legend-taken = Neben dem Brett: geschlagene Figuren und wer sie geschlagen hat
