"""The window's program in a bundle; PyInstaller starts from here."""

import sys

from straights_gui.startup import main

if __name__ == "__main__":
    sys.exit(main())
