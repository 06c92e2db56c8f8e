"""The browser's stores: matches, progress, deletions, and which tab may write."""
