"""`python -m engine.cli.poker`: the program `straights-poker` from a source checkout."""

import sys

from engine.cli.poker.program import main

if __name__ == "__main__":
    sys.exit(main())
