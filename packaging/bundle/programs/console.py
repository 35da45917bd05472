"""The entry point of the console program in a bundle, run by PyInstaller."""

import sys

from engine.cli.straights.program import main

if __name__ == "__main__":
    sys.exit(main())
