"""Finds the Debian or Ubuntu package of a library, with its version and licence."""

import json
import re
import shutil
import subprocess
from functools import cache
from pathlib import Path
from urllib.parse import quote

from bundle.paths import PackagingError
from licensing.component import Component
from licensing.known_works import NOTICES

DOCUMENTATION = Path("/usr/share/doc")
COMMON = Path("/usr/share/common-licenses")
TABLE = NOTICES / "debian.json"


def owner(file: str) -> Component | None:
    """The package that a file belongs to, or None."""
    if shutil.which("dpkg-query") is None:
        return None
    # Packages list their files by the paths from before /lib became a link to /usr/lib.
    real = str(Path(file).resolve())
    places = (file, real, real.removeprefix("/usr"), f"/usr{real}")
    search = subprocess.run(["dpkg-query", "-S", *places], capture_output=True, text=True, check=False)
    package = search.stdout.partition(": ")[0].partition(",")[0]
    return _component(package) if package else None


@cache
def _component(package: str) -> Component:
    """The component of a package, `name:architecture`; PackagingError if its licence is not in the table."""
    query = ["dpkg-query", "-W", "-f", "${Version}\\n${Homepage}\\n${Architecture}", package]
    said = subprocess.run(query, capture_output=True, text=True, check=True).stdout
    version, page, architecture = said.split("\n")
    name = package.partition(":")[0]
    licences: dict[str, str] = json.loads(TABLE.read_text(encoding="utf-8"))
    notices = DOCUMENTATION / name / "copyright"
    if name not in licences:
        raise PackagingError(
            f"{TABLE.name} does not say under which licence {name} may be given away; "
            f"look into {notices}, and add it"
        )
    text = notices.read_text("utf-8", "replace")
    referred = re.findall(rf"{COMMON}/([\w.+-]*[\w+])", text)
    common = sorted(str(COMMON / licence) for licence in set(referred) if (COMMON / licence).is_file())
    purl = f"pkg:deb/debian/{name}@{quote(version)}?arch={architecture}"
    return Component(name, version, licences[name], page, purl, (str(notices), *common))
