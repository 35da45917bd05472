"""Setup from a source checkout, with only the standard library: `python3 packaging/bootstrap.py setup|run`.

Any installed Python may read this file, so it uses only syntax of old versions; the other modules
are imported after the version check.
"""

import importlib
import sys

MIN_PYTHON = (3, 11)


def too_old(version, executable, command="make run"):
    # type: (tuple[int, int, int], str, str) -> str | None
    """Return why this Python cannot be used, or None."""
    if version[:2] >= MIN_PYTHON:
        return None
    sentence = "Straights needs Python {} or later; {} is {}. Name another: {} PYTHON=python3.12"
    return sentence.format(_dotted(MIN_PYTHON), executable, _dotted(version), command)


def _dotted(numbers):
    # type: (tuple[int, ...]) -> str
    return ".".join(str(number) for number in numbers)


def main(module, command="make run"):
    # type: (str, str) -> int
    """Check the Python, then run the command line in a module that an old Python could not parse."""
    refusal = too_old(sys.version_info[:3], sys.executable, command)
    if refusal is not None:
        sys.stderr.write(refusal + "\n")
        return 1
    return int(importlib.import_module(module).main(sys.argv[1:]))


if __name__ == "__main__":
    sys.exit(main("set_up"))
