"""`python -m paperback`."""

from __future__ import annotations

import sys

from paperback.cli.main import main

if __name__ == "__main__":
    sys.exit(main())
