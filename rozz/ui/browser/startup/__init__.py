"""From an empty page to the first screen: snapshot, saved matches, what shows until Python runs."""
