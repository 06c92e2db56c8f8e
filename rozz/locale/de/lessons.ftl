### Der Rahmen der Lektionen. Ihre Schritte stehen anderswo.

lesson-step = { $number } von { $total }
lesson-done = Geschafft!
lesson-next = Weiter
lesson-show = Zeig’s mir
lesson-leave = Lektion verlassen
lesson-words = Erklären
lesson-not-yet = Noch nicht: Jetzt ist etwas anderes dran. { $request } Oder { -tippe-auf } „Zeig’s mir“.
lesson-command = „{ $command }“
lesson-not-that = { $commands } ist jetzt nicht dran. { $request } Oder { -tippe-auf } „Zeig’s mir“.
lesson-not-with-that = Noch nicht: Oben steht, was in der Liste nicht stimmt.
lesson-over = Du hast gewonnen!
lesson-again = Noch einmal von vorn
first-match = Deine erste Partie { $game }

lesson-stray = In deiner Liste steht { $commands }. Das braucht die Lektion nicht.
lesson-stray-for = In deiner Liste steht { $commands } statt { $wanted }.
lesson-stray-how =
    { $number ->
        [one] { -Tippe-auf } ✕ daneben oder „Zeig’s mir“.
       *[other] { -Tippe-auf } ✕ neben jedem einzelnen oder „Zeig’s mir“.
    }
lesson-stray-done =
    { $number ->
        [one] { -Tippe-auf } ✕ daneben.
       *[other] { -Tippe-auf } ✕ neben jedem.
    }
