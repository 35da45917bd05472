"""Checks the types of the page's JavaScript, declared in its comments, with the TypeScript compiler."""

import os
import subprocess
import sys

from web import node
from web.folders import SOURCES

PROJECT = SOURCES / "jsconfig.json"


def check_types() -> None:
    """Check all modules; CalledProcessError on a type error, which the compiler has printed."""
    node.install_packages()
    node.run_tool("typescript/bin/tsc", ["--project", str(PROJECT)])


def main() -> int:
    """Check where Node is installed; elsewhere one line says that nothing was checked, which fails in CI."""
    try:
        check_types()
    except node.NodeMissing as missing:
        print(f"Not checked: the types of the page's JavaScript, since {missing}.", file=sys.stderr)
        return int("CI" in os.environ)
    except subprocess.CalledProcessError:
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
