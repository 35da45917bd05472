"""Builds and checks packages: `python3 packaging/package.py STEP ...`; lists the steps if none is given.

Like bootstrap.py, this file must be readable by any installed Python.
"""

import sys

from bootstrap import too_old


def main():
    # type: () -> int
    """Check the Python, then run the command line."""
    refusal = too_old(sys.version_info[:3], sys.executable, "make package")
    if refusal is not None:
        sys.stderr.write(refusal + "\n")
        return 1
    import steps  # not at the top: an old Python could not parse it

    return steps.main(sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())
