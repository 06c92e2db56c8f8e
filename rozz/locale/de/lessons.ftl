### Der Rahmen der Lektionen. Ihre Schritte stehen anderswo.

lesson-step = { $number } von { $total }
lesson-done = Geschafft!
lesson-next = Weiter
lesson-show = Zeig’s mir
lesson-leave = Lektion verlassen
lesson-words = Erklärung
lesson-not-yet = Noch nicht. { $request } Oder { -tippe-auf } „Zeig’s mir“.
lesson-try-again = Das passt noch nicht. { $request } Oder { -tippe-auf } „Zeig’s mir“.
lesson-not-that = Die Lektion braucht { $commands } jetzt nicht. { $request } Oder { -tippe-auf } „Zeig’s mir“.
lesson-not-with-that = Noch nicht. Die Lektion sagt dir, was an deiner Liste nicht stimmt.
lesson-over = Du hast gewonnen!
lesson-again = Noch einmal von vorn
first-match = Deine erste Partie { $game }

lesson-stray = Deine Liste enthält { $commands }. Das braucht die Lektion nicht.
lesson-stray-for = Deine Liste enthält { $commands } statt { $wanted }.
lesson-stray-how =
    { $number ->
        [one] { -Tippe-auf } das ✕ daneben { -oder-auf } „Zeig’s mir“.
       *[other] { -Tippe-auf } das ✕ neben jedem dieser Befehle { -oder-auf } „Zeig’s mir“.
    }
lesson-stray-done =
    { $number ->
        [one] { -Tippe-auf } das ✕ daneben.
       *[other] { -Tippe-auf } das ✕ neben jedem dieser Befehle.
    }
