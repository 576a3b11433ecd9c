"""`python -m grimtable`."""

import sys

from grimtable.cli import main

sys.exit(main())
