"""Finds the Debian or Ubuntu package of a library, with its version and licence."""

import json
import re
import shutil
import subprocess
from functools import cache
from pathlib import Path

from bundle import paths
from bundle.paths import PackagingError
from licensing.component import Component

DOCUMENTATION = Path("/usr/share/doc")
COMMON = Path("/usr/share/common-licenses")
TABLE = paths.PACKAGING / "licensing" / "notices" / "debian.json"


class LicenceUnknown(PackagingError):
    """The licence of a package is not in `notices/debian.json`."""


def owner(_place: str, file: str) -> Component | None:
    """The package that a file belongs to, or None."""
    package = _package_of(Path(file))
    return None if package is None else _component(package)


def _package_of(file: Path) -> str | None:
    if shutil.which("dpkg-query") is None:
        return None
    # Packages list their files by the paths from before /lib became a link to /usr/lib.
    real = file.resolve()
    names = {str(file), str(real), str(real).removeprefix("/usr"), f"/usr{real}"}
    for name in sorted(names):
        answer = subprocess.run(["dpkg-query", "-S", name], capture_output=True, text=True, check=False)
        if answer.returncode == 0:
            return answer.stdout.split(": ")[0].split(",")[0]
    return None


@cache
def _component(package: str) -> Component:
    """The component of a package, `name:architecture`."""
    query = ["dpkg-query", "-W", "-f", "${Version}\\n${Homepage}\\n${Architecture}", package]
    said = subprocess.run(query, capture_output=True, text=True, check=True).stdout
    version, page, architecture = said.split("\n")
    name = package.split(":", maxsplit=1)[0]
    licences: dict[str, str] = json.loads(TABLE.read_text(encoding="utf-8"))
    if name not in licences:
        raise LicenceUnknown(
            f"{TABLE.name} does not say under which licence {name} may be given away; look into "
            f"{DOCUMENTATION / name / 'copyright'}, and add it"
        )
    purl = f"pkg:deb/debian/{name}@{version}?arch={architecture}"
    return Component(name, version, licences[name], page, purl, _texts(name))


def _texts(name: str) -> tuple[Path, ...]:
    """The package's own notices, and the common licences to which they refer."""
    notices = DOCUMENTATION / name / "copyright"
    text = notices.read_text(encoding="utf-8", errors="replace")
    referred = re.findall(r"/usr/share/common-licenses/([\w.+-]*[\w+])", text)
    common = sorted({COMMON / licence for licence in referred if (COMMON / licence).is_file()})
    return (notices, *common)
