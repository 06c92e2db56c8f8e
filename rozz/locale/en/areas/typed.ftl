### What is wrong with orders that somebody typed. $places is “territories” in Simultaneous Risk, else “areas”.

## What was expected: follows “expected”, as in “can’t read “march!”, expected …”. The words in capitals stand for
## what the player writes there.

areas-typed-command =
    { $places ->
        [territories] +NUMBER TERRITORY, NUMBER TERRITORY > TERRITORY, Bomb TERRITORY, or - for nothing
       *[areas] +NUMBER AREA, NUMBER AREA > AREA, Bomb AREA, or - for nothing
    }
areas-typed-arrow =
    { $places ->
        [territories] one arrow, as in NUMBER TERRITORY > TERRITORY, and commas between routes
       *[areas] one arrow, as in NUMBER AREA > AREA, and commas between routes
    }
areas-typed-number = a number of armies
areas-typed-place =
    { $places ->
        [territories] a territory
       *[areas] an area
    }

## Whole sentences. They follow a colon, so they begin with a lowercase letter and have no period at the end.

# $areas is a list with “or”.
areas-typed-ambiguous = “{ $name }” could be { $areas }
areas-typed-unknown =
    { $places ->
        [territories] there’s no territory “{ $name }”
       *[areas] there’s no area “{ $name }”
    }
