"""`python -m engine [seed] [-f FILE]`: the console game from a source checkout."""

import sys

from engine.cli.straights.program import main

if __name__ == "__main__":
    sys.exit(main())
