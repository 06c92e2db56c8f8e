### How near each player of Rozz is to winning, beside the name. A phone has room for six of these.

# In other scenarios: so many of so many tiles or territories.
rozz-score = { $count }/{ $enough }

# The most tiles win.
rozz-score-elimination =
    { $count ->
        [one] 1 tile
       *[other] { $count } tiles
    }

# The most governments win. GOV is the abbreviation.
rozz-score-turns = { $count } GOV
