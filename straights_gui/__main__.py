"""`python -m straights_gui`: opens the window."""

import sys

from straights_gui.startup import main

if __name__ == "__main__":
    sys.exit(main())
