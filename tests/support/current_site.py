"""Exit code 0 if `dist/` holds the site of the current sources: then `make test` need not build it again."""

from __future__ import annotations

import sys

from rozz.cli.site.build import is_current

if __name__ == "__main__":
    sys.exit(not is_current())
