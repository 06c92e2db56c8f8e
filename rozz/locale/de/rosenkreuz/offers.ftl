### Was in RosenKreuz zu tun ist, während man zieht. Felder sind wie c3.

## Was als Nächstes zu tun ist, über dem Brett

rosenkreuz-offer-piece = { -Tippe-auf } die Figur, die ziehen soll.
rosenkreuz-offer-landing = { -Tippe-auf } das Feld, auf das die Figur ziehen soll.
rosenkreuz-offer-taken = Weihe! { -Tippe-auf } die Figur, die du nehmen willst.
rosenkreuz-offer-return = { -Tippe-auf } das Feld, auf das deine Figur zurückkehren soll.

# $command ist etwa „c3 → c4 ziehen“.
rosenkreuz-offer-listed = Dein Zug steht in der Liste. { -Tippe-auf } „{ play-it }“.
rosenkreuz-offer-play = { $command }. { -Tippe-noch-einmal-auf } { $square }, um den Zug auszuführen.

# Dasselbe, wenn Figuren fallen: $taken und $lost sind ihre Felder, $takes und $loses wie viele.
rosenkreuz-offer-play-falls =
    { $takes ->
        [0] { $command }. Du verlierst { $lost }. { -Tippe-noch-einmal-auf } { $square }, um den Zug auszuführen.
       *[other] { $loses ->
            [0] { $command }. Du schlägst { $taken }. { -Tippe-noch-einmal-auf } { $square }, um den Zug auszuführen.
           *[other] { $command }. Du schlägst { $taken } und verlierst { $lost }. { -Tippe-noch-einmal-auf } { $square }, um den Zug auszuführen.
        }
    }

## Ein Feld in der Liste der Felder, und was dort geschieht

rosenkreuz-offer-own =
    { $colour ->
        [black] { $square }, schwarz
       *[white] { $square }, weiß
    }

# Was ein Zug dorthin bewirkt. $taken und $lost sind Felder, $takes und $loses wie viele.
rosenkreuz-offer-falls =
    { $takes ->
        [0] verliert { $lost }
       *[other] { $loses ->
            [0] schlägt { $taken }
           *[other] schlägt { $taken }, verliert { $lost }
        }
    }

# Dasselbe nach dem Namen des Feldes. $attains sagt, ob die Figur die Weihe erhält.
rosenkreuz-offer-arrives =
    { $attains ->
        [yes] { $takes ->
            [0] { $loses ->
                [0] { $square }, Weihe
               *[other] { $square }, verliert { $lost }, Weihe
            }
           *[other] { $loses ->
                [0] { $square }, schlägt { $taken }, Weihe
               *[other] { $square }, schlägt { $taken }, verliert { $lost }, Weihe
            }
        }
       *[no] { $takes ->
           [0] { $loses ->
               [0] { $square }
              *[other] { $square }, verliert { $lost }
           }
          *[other] { $loses ->
               [0] { $square }, schlägt { $taken }
              *[other] { $square }, schlägt { $taken }, verliert { $lost }
           }
       }
    }

## Warum ein Feld nicht geht

# $why ist ein ganzer Satz.
rosenkreuz-offer-stuck = Die Figur auf { $square } kann gerade nicht ziehen. { $why }
rosenkreuz-offer-closed = Die Figur auf { $square } kann gerade nirgendwohin ziehen.
rosenkreuz-offer-opposing = Die Figur auf { $square } gehört deinem Gegner. { -Tippe-auf } eine deiner Figuren.
rosenkreuz-offer-empty = Auf { $square } steht nichts. { -Tippe-auf } eine deiner Figuren.
