"""Signs what players start, by the command of whoever has a certificate: that of signtool or codesign.

docs/releasing.md has what the workflow of releases sets.
"""

import os
import shlex
import subprocess
from pathlib import Path

COMMAND = os.environ.get("STRAIGHTS_SIGN", "")  # the path of a file is appended


def sign(path: Path) -> None:
    """Sign a program, an app with everything in it, or an image; without a command only warn."""
    if not COMMAND:
        print(f"::warning::STRAIGHTS_SIGN is not set: {path.name} is not signed", flush=True)
        return
    subprocess.run([*shlex.split(COMMAND), str(path)], check=True)
