"""The game for Windows that check-windows freezes: its packages, from lock files for all systems."""

from bundle import build_environment
from bundle.lock_files import WINDOWS, requirements


def test_windows_gets_its_packages_and_no_others() -> None:
    """Each without its marker, which pip would compare with this system, and with its hashes."""
    found = requirements(build_environment.LOCK, WINDOWS)
    names = {line.partition("==")[0] for line in found}

    assert {"colorama", "pefile", "pyinstaller", "pyside6-essentials"} <= names
    assert not {"dmgbuild", "macholib"} & names
    assert [] == [line for line in found if ";" in line or " --hash=sha256:" not in line]
