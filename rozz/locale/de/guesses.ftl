### Vermutungen: was die anderen in dieser Runde tun könnten, und was dann geschieht.

guesses = Vermutungen
guess-about = Was tun die anderen wohl? Gib ein, was du vermutest. Das Brett zeigt, wie die Runde dann verliefe. Deine Pfeile sind durchgezogen, die vermuteten gestrichelt. Das alles siehst nur du.
guess-for = Deine Vermutung zu { $name }
guess-places = Figuren von { $name }
guess-as = Gib Befehle, als wärst du { $name }.
guess-none = Noch keine Vermutung, also tut { $name } nichts.

## Knöpfe. Was ein Screenreader sagt, enthält immer auch den kurzen Text.

guess-write = Eingeben
guess-write-of = Vermutung zu { $name } eingeben

# Nicht „Fertig“: So heißt der Knopf, mit dem man Befehle abgibt.
guess-done = OK
guess-as-before = Wie letzte Runde
guess-as-before-of = { $name } tut dasselbe wie letzte Runde
guess-left-out = Das kann { $name } diesmal nicht wiederholen: { $commands }.
guess-nothing = Tut nichts
guess-nothing-of = { $name } tut nichts
guess-drop = Löschen
guess-drop-of = Vermutung zu { $name } löschen
guess-use = Das vermute ich
guess-use-do = Das vermute ich bei { $name } (Wahrscheinlichkeit { $share })

## Was dann geschieht

guess-outcome = So ginge es aus
guess-no-change = Für dich ändert sich nichts.
guess-dice = Hier entscheiden Würfel. So könnten sie fallen.
guess-takes = Du eroberst { $places }.
guess-loses = Du verlierst { $places }.
guess-and-more =
    { $number ->
        [one] { $places } und ein weiteres Feld
       *[other] { $places } und { $number } weitere Felder
    }
guess-figure = { $what } { $before } → { $after }
guess-figures = Insgesamt: { $figures }.
guess-ends =
    { $how ->
        [won] Du gewinnst!
        [shared] Du teilst dir den Sieg.
        [drawn] Die Partie endet unentschieden.
       *[lost] Du verlierst.
    }
guess-heard = Nach dieser Runde: { $counts }.
guess-counted = { $name } { $after } statt { $before }
guess-neutral = Neutral
guess-contested = Umkämpft.

## In der Legende

guess-legend-arrow = Eine Vermutung
guess-legend-count = { $name } hat hier jetzt { $before } Figuren und nach dieser Runde { $after }
guess-legend-contested = Hier wird gekämpft, oder das Feld wechselt den Besitzer

## Eigene Pläne

plans = Deine Pläne
plan = Plan { $number }:
plan-keep = Plan merken
plan-cannot-keep = Du kannst dir bis zu { $most } Pläne merken. Jeder Plan braucht Befehle und muss sich von den anderen unterscheiden.
plan-adopt = Übernehmen
plan-adopt-it = Plan { $number } übernehmen
plan-drop = Löschen
plan-drop-it = Plan { $number } löschen
plan-of = { $name }: { $commands }
plan-as-text = Als Text

## Nach der Runde

guess-score =
    { $given ->
        [0] { $name } lag daneben: { $rival } hat keine Befehle gegeben.
        [one]
            { $hits ->
                [0] { $name } hat den einzigen Befehl von { $rival } nicht erraten.
               *[other] { $name } hat den einzigen Befehl von { $rival } erraten.
            }
       *[other] { $name } hat bei { $rival } { $hits } von { $given } Befehlen erraten.
    }
guess-score-you =
    { $given ->
        [0] Du lagst daneben: { $rival } hat keine Befehle gegeben.
        [one]
            { $hits ->
                [0] Du hast den einzigen Befehl von { $rival } nicht erraten.
               *[other] Du hast den einzigen Befehl von { $rival } erraten.
            }
       *[other] Du hast bei { $rival } { $hits } von { $given } Befehlen erraten.
    }
guess-dashed = Gestrichelte Pfeile sind Vermutungen, durchgezogene die echten Befehle.
guesses-on = Deine Vermutungen stehen unter deinen Befehlen.
guesses-off = Deine Vermutungen sind ausgeblendet.

## Im Rückblick

guess-curve = Vermutungen
guess-total =
    { $given ->
        [one] { $name } hat { $hits } von { $given } Befehl erraten.
       *[other] { $name } hat { $hits } von { $given } Befehlen erraten.
    }
guess-share = Bisher erratene Befehle, in Prozent
