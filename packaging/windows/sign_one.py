"""Signs the one file it is given: makensis calls it for the uninstaller, which it makes and packs itself."""

import sys
from pathlib import Path

sys.path.append(str(Path(__file__).resolve().parents[1]))

from windows.signing import NotSigned, sign  # found through the line above

if __name__ == "__main__":
    try:
        sign(Path(sys.argv[1]))
    except NotSigned as refusal:
        sys.exit(str(refusal))
