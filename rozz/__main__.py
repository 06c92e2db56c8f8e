"""`python -m rozz` is the command `rozz`."""

import sys

from rozz.tools.main import main

sys.exit(main())
