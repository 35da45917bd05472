"""Checks the types of the page's JavaScript, declared in its comments, with the TypeScript compiler."""

import subprocess
import sys

import build_tools
from system_setup import MissingPackages
from web import node
from web.folders import SOURCES

STEP = "types"
PROJECT = SOURCES / "jsconfig.json"


def check_types() -> None:
    """Check all modules; CalledProcessError on a type error, which the compiler has printed."""
    node.install_packages()
    node.run_tool("typescript/bin/tsc", ["--project", str(PROJECT)])


def main() -> int:
    """Check if Node is installed or can be; otherwise print that nothing was checked."""
    try:
        build_tools.ensure((STEP,))
        check_types()
    except (MissingPackages, node.NodeMissing) as reason:
        print(f"The types of the page's JavaScript were not checked. {reason}", file=sys.stderr)
    except subprocess.CalledProcessError:
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
