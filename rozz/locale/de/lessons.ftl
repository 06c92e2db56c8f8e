### Der Rahmen der Lektionen. Ihre Schritte stehen anderswo.

lesson-step = { $number } von { $total }
lesson-done = Geschafft.
lesson-next = Weiter
lesson-show = Zeig’s mir
lesson-leave = Lektion verlassen
lesson-not-yet = Noch nicht: Jetzt ist etwas anderes dran. { $request } Oder tippe auf „Zeig’s mir“.
lesson-not-that = { $commands } ist jetzt nicht dran. { $request } Oder tippe auf „Zeig’s mir“.
lesson-not-with-that = Noch nicht: Oben steht, was in der Liste nicht stimmt.
lesson-over = Du hast gewonnen!
lesson-again = Noch einmal von vorn
first-match = Deine erste Partie { $game }
