"""Checks the types of the page's JavaScript, declared in its comments, with the TypeScript compiler."""

import os
import subprocess
import sys

from set_up import SetUpFailed, provide
from system_packages import needed_by_steps
from web import node
from web.folders import SOURCES

STEP = "types"
NOT_CHECKED = "Not checked: the types of the page's JavaScript, which needs Node 18 or later and npm."
PROJECT = SOURCES / "jsconfig.json"


def check_types() -> None:
    """Check all modules; CalledProcessError on a type error, which the compiler has printed."""
    node.install_packages()
    node.run_tool("typescript/bin/tsc", ["--project", str(PROJECT)])


def main() -> int:
    """Check where Node is installed or can be; elsewhere say that nothing was checked, and why."""
    try:
        provide(needed_by_steps([STEP]))
        check_types()
    except (SetUpFailed, node.NodeMissing) as reason:
        print(NOT_CHECKED, reason, sep="\n", file=sys.stderr)
        return int(bool(os.environ.get("CI")))
    except subprocess.CalledProcessError:
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
