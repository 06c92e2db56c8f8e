### The frame around a lesson. The steps of each lesson are written elsewhere.

lesson-step = { $number } of { $total }
lesson-done = Done.
lesson-next = Continue
lesson-show = Show me
lesson-leave = Leave the lesson
lesson-not-yet = Not yet: the lesson asks for something else now. { $request } Or tap Show me.
lesson-not-that = The lesson does not ask for { $commands } now. { $request } Or tap Show me.
lesson-not-with-that = Not yet: the lesson says what is wrong in the list.
lesson-stray = In the list is { $commands }, which the lesson does not ask for
lesson-stray-for = In the list is { $commands }; the lesson asks for { $wanted }
lesson-stray-how = : tap ✕ beside it, or Show me.
lesson-stray-done = : tap ✕ beside it.
lesson-over = You have won
lesson-again = Once more from the start
first-match = Your first match of { $game }
