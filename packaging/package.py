"""Make and check packages: `python3 packaging/package.py STEP ...`; without a step it lists them.

Like bootstrap.py, this file is read by whatever Python the machine has.
"""

import sys

from bootstrap import too_old


def main():
    # type: () -> int
    """Check the Python, then do what the command line asks."""
    refusal = too_old(sys.version_info[:3], sys.executable, "make package")
    if refusal is not None:
        sys.stderr.write(refusal + "\n")
        return 1
    import steps  # not at the top: an old Python could not even read it

    return steps.main(sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())
