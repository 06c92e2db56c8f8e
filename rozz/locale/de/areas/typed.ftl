### Was an getippten Befehlen nicht stimmt. $places ist „territories“ in Simultaneous Risk, sonst „areas“.

## Was dort stehen muss: nach „Erwartet:“. Wörter in Großbuchstaben stehen für das, was man dort schreibt.

areas-typed-command =
    { $places ->
        [territories] +ZAHL LAND, ZAHL LAND > LAND, Bomb LAND oder - für nichts
       *[areas] +ZAHL GEBIET, ZAHL GEBIET > GEBIET, Bomb GEBIET oder - für nichts
    }
areas-typed-arrow =
    { $places ->
        [territories] ein einziger Pfeil, wie in ZAHL LAND > LAND; zwischen mehreren Wegen stehen Kommas
       *[areas] ein einziger Pfeil, wie in ZAHL GEBIET > GEBIET; zwischen mehreren Wegen stehen Kommas
    }
areas-typed-number = die Zahl der Armeen
areas-typed-place =
    { $places ->
        [territories] ein Land
       *[areas] ein Gebiet
    }

## Ganze Sätze, nach einem Doppelpunkt und ohne Punkt am Ende.

# $areas ist eine Liste mit „oder“.
areas-typed-ambiguous = „{ $name }“ kann { $areas } bedeuten
areas-typed-unknown =
    { $places ->
        [territories] ein Land „{ $name }“ gibt es nicht
       *[areas] ein Gebiet „{ $name }“ gibt es nicht
    }
