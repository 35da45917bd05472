"""Setup from a source checkout, with only the standard library: `python3 packaging/bootstrap.py setup|run`.

Any Python 3 may read this file, so it uses only old syntax; the other modules are imported after the version
check.
"""

import importlib
import sys
from pathlib import Path

MIN_PYTHON = (3, 11)


def main(module: str, command: str = "make run") -> int:
    """Check the Python, then run the command line in a module that an old Python could not parse."""
    if sys.version_info < MIN_PYTHON:
        oldest, version = (".".join(map(str, numbers)) for numbers in (MIN_PYTHON, sys.version_info[:3]))
        refusal = f"Straights needs Python {oldest} or later; {sys.executable} is {version}."
        print(f"{refusal} Name another: {command} PYTHON=python3.12", file=sys.stderr)
        return 1
    # Before the game of an earlier checkout, which may be installed where packages are built.
    sys.path.insert(1, str(Path(__file__).resolve().parents[1]))
    return int(importlib.import_module(module).main(sys.argv[1:]))


if __name__ == "__main__":
    sys.exit(main("set_up"))
