"""The console's program in a bundle; PyInstaller starts from here."""

import sys

from engine.cli.straights.program import main

if __name__ == "__main__":
    sys.exit(main())
