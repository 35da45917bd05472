"""The requirements that a lock file for all systems has for one of them."""

import re
from collections.abc import Mapping
from pathlib import Path

from packaging.markers import Marker

LINUX = {
    "os_name": "posix",
    "sys_platform": "linux",
    "platform_system": "Linux",
    "platform_machine": "x86_64",
}
MACOS = {"os_name": "posix", "sys_platform": "darwin", "platform_system": "Darwin"}
WINDOWS = {
    "os_name": "nt",
    "sys_platform": "win32",
    "platform_system": "Windows",
    "platform_machine": "AMD64",
}


def requirements(lock: Path, system: Mapping[str, str]) -> list[str]:
    """The requirements of a lock file for a system; pip evaluates their markers for the one it runs on."""
    text = re.sub(r"^ *#.*\n", "", lock.read_text(encoding="utf-8"), flags=re.MULTILINE)
    found = []
    for entry in text.replace("\\\n", "").splitlines():
        requirement, *hashes = entry.split(" --hash=")
        name, _, marker = requirement.partition(";")
        if not marker.strip() or Marker(marker).evaluate(dict(system)):
            found.append(" --hash=".join([name.strip(), *(each.strip() for each in hashes)]))
    return found
