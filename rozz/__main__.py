"""`python -m rozz` is the command `rozz`."""

import sys

from rozz.cli.main import main

sys.exit(main())
