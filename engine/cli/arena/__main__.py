"""`python -m engine.cli.arena`: the program `straights-arena` from a source checkout."""

import sys

from engine.cli.arena.program import main

if __name__ == "__main__":
    sys.exit(main())
