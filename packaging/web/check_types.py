"""Checks the types of the page's JavaScript and of its tests, which comments declare, with TypeScript."""

import os
import subprocess
import sys

from bundle import paths
from bundle.paths import PackagingError
from set_up import SetUpFailed, provide
from system_packages import PAGE, VENV
from web import node
from web.folders import SOURCES
from web.protocol_types import write_types

NOT_CHECKED = "Not checked: the types of the page's JavaScript, which needs Node 18 or later and npm."
PROJECTS = (SOURCES, paths.ROOT / "tests" / "straights_web")


def check_types() -> None:
    """Check all modules; CalledProcessError on a type error, which the compiler has printed."""
    node.install_packages()
    write_types()
    for project in PROJECTS:
        node.run_tool("typescript/bin/tsc", ["--project", str(project / "jsconfig.json")])


def main() -> int:
    """Check where Node is installed or can be; elsewhere say that nothing was checked, and why."""
    try:
        provide([*VENV, *PAGE])
        check_types()
    except (SetUpFailed, PackagingError) as reason:
        print(NOT_CHECKED, reason, sep="\n", file=sys.stderr)
        return int(bool(os.environ.get("CI")))
    except subprocess.CalledProcessError:
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
