"""From an empty page to the first screen: snapshot, saved matches, what is shown until Python runs."""
