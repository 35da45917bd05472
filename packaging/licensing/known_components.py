"""The components of which a bundle has whole files, other than Debian's libraries."""

import re
import sys
import sysconfig
from importlib import metadata
from pathlib import Path

from bundle import names
from licensing.attributions import text_file
from licensing.component import Component

LGPL = ("LGPL-3.0.txt", "GPL-3.0.txt")  # the LGPL adds to the GPL
# Up to ICU 73; from 74 on it is Unicode-3.0 with the same third-party parts.
ICU_LICENCE = "Unicode-DFS-2016 AND BSD-3-Clause AND BSD-2-Clause AND NAIST-2003 AND MIT"
# Python packages in the programs: licence, home page.
LIBRARIES = {
    "ifaddr": ("MIT", "https://github.com/pydron/ifaddr"),
    "segno": ("BSD-3-Clause", "https://github.com/heuer/segno"),
    "websockets": ("BSD-3-Clause", "https://github.com/python-websockets/websockets"),
    "zeroconf": ("LGPL-2.1-or-later", "https://github.com/python-zeroconf/python-zeroconf"),
}


def straights() -> Component:
    """The game itself."""
    page = "" if names.home_page() == names.NO_HOME_PAGE else names.home_page()
    return _component(names.NAME, f"pkg:pypi/straights@{names.VERSION}", "MIT", page, "MIT.txt")


def bootloader() -> Component:
    """PyInstaller's bootloader, whose licence permits any distribution."""
    name, licence = "PyInstaller bootloader", "GPL-2.0-or-later WITH Bootloader-exception"
    return _component(name, _pypi("pyinstaller"), licence, "https://pyinstaller.org", "PyInstaller.txt")


def pyside() -> Component:
    """PySide6, the bindings of Qt."""
    name, page = "PySide6 and Shiboken6", "https://doc.qt.io/qtforpython-6/"
    return _component(name, _pypi("pyside6-essentials"), "LGPL-3.0-only", page, *LGPL)


def qt() -> Component:
    """The libraries of Qt, each of which can be replaced by another build of the same version."""
    purl = f"pkg:generic/qt@{pyside().version}"  # the bindings always have the version of their Qt
    return _component("Qt", purl, "LGPL-3.0-only", "https://www.qt.io", *LGPL)


def icu(library: str) -> Component:
    """The Unicode library of Qt; its version is in the names of its files."""
    version = re.findall(r"\d+", library)[-1]  # such as libicui18n.so.73
    return _component("ICU", f"pkg:generic/icu@{version}", ICU_LICENCE, "https://icu.unicode.org", "ICU.txt")


def python() -> Component:
    """Python itself."""
    version = ".".join(str(number) for number in sys.version_info[:3])
    own = Path(sysconfig.get_path("stdlib")) / "LICENSE.txt"
    text = own if own.is_file() else text_file("Python.txt")
    purl = f"pkg:generic/python@{version}"
    return Component("Python", version, "PSF-2.0", "https://www.python.org", purl, (text,))


def microsoft_runtime() -> Component:
    """The runtime libraries of Microsoft's compiler."""
    name, licence = "Microsoft Visual C++ runtime", "LicenseRef-Microsoft-Visual-C-Runtime"
    text = "Microsoft-Visual-C-Runtime.txt"
    return _component(name, "", licence, "https://visualstudio.microsoft.com", text)


def library(name: str) -> Component:
    """A Python package."""
    return _component(name, _pypi(name), *LIBRARIES[name], f"{name}.txt")


def _pypi(package: str) -> str:
    """The package URL of an installed package."""
    return f"pkg:pypi/{package}@{metadata.version(package)}"


def _component(name: str, purl: str, licence: str, home_page: str, *texts: str) -> Component:
    version = purl.rpartition("@")[2]
    return Component(name, version, licence, home_page, purl, tuple(map(text_file, texts)))
