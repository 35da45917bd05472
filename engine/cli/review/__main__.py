"""`python -m engine.cli.review`: the program `straights-review` from a source checkout."""

import sys

from engine.cli.review.program import main

if __name__ == "__main__":
    sys.exit(main())
