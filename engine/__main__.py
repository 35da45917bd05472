"""`python -m engine [seed] [-f FILE]`: the console game from a source checkout."""

import gc
import sys

gc.disable()  # among modules, which last, collecting finds nothing, and takes a tenth of a short game

from engine.cli.straights.program import main  # noqa: E402  # what is not collected

gc.freeze()
gc.enable()

if __name__ == "__main__":
    sys.exit(main())
