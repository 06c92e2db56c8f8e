### RosenKreuz: the names of the scenarios, and a line about each in the list of scenarios and before a match.
### An English name is also in the scenario's file, which links and saved matches use. A name that changes only here
### goes into RENAMED in rozz/ui/i18n/scenario_texts.py.

scenarios-rosenkreuz-rosenkreuz-name = RosenKreuz
scenarios-rosenkreuz-rosenkreuz-about = Sixteen pieces a side, all on squares of their own color, where they can’t be replaced. Only two empty ranks lie between the sides, and a jump from the rear rank lands on the first of them.

scenarios-rosenkreuz-rosenkreuz-1-2-name = RosenKreuz, Ranks Apart
scenarios-rosenkreuz-rosenkreuz-1-2-about = The usual sixteen pieces a side, but with their backs to the edge. You have four empty ranks to cross, and no empty rank behind your line.

scenarios-rosenkreuz-rosenkreuz-skirmish-name = { games-start-rosenkreuz }
scenarios-rosenkreuz-rosenkreuz-skirmish-about = Eight pieces a side in a single line, four black and four white. You lose when all your pieces of one color are gone, so a match takes only about ten minutes. The road to the last rank is open from the start.
