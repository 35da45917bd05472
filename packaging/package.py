"""Builds and checks packages: `python3 packaging/package.py STEP ...`; lists the steps if none is given.

Like bootstrap.py, this file must be readable by any Python 3.
"""

import sys

from bootstrap import main

if __name__ == "__main__":
    sys.exit(main("steps", "make package"))
