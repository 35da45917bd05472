"""The names of the program for users and desktops, and its version in the form of each system."""

import os
import re
import sys
from dataclasses import dataclass
from pathlib import Path

sys.path.append(str(Path(__file__).resolve().parents[2]))

import engine.version  # requires the path above
import straights_gui.resources

VERSION = engine.version.VERSION
LANGUAGES = tuple(straights_gui.resources.LANGUAGES)  # English first: Qt needs no translation file for it
NAME = "Straights"
PACKAGE = "straights"
WINDOW, CONSOLE = "straights-gui", "straights"
# The identifier of settings and file types on all systems; it must never change. Not an address.
APP_ID = "org.straights.Straights"
SUMMARY = "Card game of the Sevens family for four"
AUTHORS = "the Straights developers"
MIME_TYPE = "application/x-straights"
SUFFIX = ".straights"
# In the name of all that is made to be tried under Wine, and never published.
ONLY_CHECKED = "wine-check"
# RFC 2606: a host that can never exist, for builds without a publisher's home page.
NO_HOME_PAGE = "https://straights.invalid"
MAINTAINER = "STRAIGHTS_MAINTAINER"  # the name of a variable


def home_page() -> str:
    """The project's home page: STRAIGHTS_HOME_PAGE, which the release workflow sets."""
    return (os.environ.get("STRAIGHTS_HOME_PAGE") or NO_HOME_PAGE).rstrip("/")


def maintainer() -> str:
    """The maintainer of the packages: STRAIGHTS_MAINTAINER, `Name <address>`."""
    return os.environ.get(MAINTAINER) or "Straights developers <straights@straights.invalid>"


def copyright_line() -> str:
    """The line of the licence that names the authors."""
    licence = Path(__file__).resolve().parents[2] / "LICENSE"
    return next(line for line in licence.read_text(encoding="utf-8").splitlines() if "(c)" in line)


@dataclass(frozen=True, slots=True)
class Release:
    """A version in Python's form, `1.2.3` or `1.2.3.dev4`, and its forms elsewhere.

    >>> [Release.of(version).debian for version in ("0.2.0.dev1", "1.0.0rc1", "0.2.0")]
    ['0.2.0~dev1', '1.0.0~rc1', '0.2.0']
    >>> Release.of("1.0.0rc1").plain, Release.of("1.0.0rc1").windows, Release.of("1.0.0rc1").is_final
    ('1.0.0', '1.0.0.0', False)
    """

    numbers: tuple[int, int, int]
    stage: str = ""

    @classmethod
    def of(cls, version: str) -> "Release":
        """Parse a version; ValueError if some system has no form for it."""
        found = re.fullmatch(r"(\d+)\.(\d+)\.(\d+)(?:\.?(dev\d+|rc\d+|a\d+|b\d+))?", version)
        if found is None:
            raise ValueError(
                f"the version {version!r} has no form that every system knows; write 1.2.3 or 1.2.3.dev1"
            )
        major, minor, patch, stage = found.groups()
        return cls((int(major), int(minor), int(patch)), stage or "")

    @property
    def plain(self) -> str:
        """`1.2.3`, without the stage, for macOS."""
        return ".".join(str(number) for number in self.numbers)

    @property
    def debian(self) -> str:
        """`1.2.3~dev1`: for dpkg, rpm and AppStream, which sort a tilde before the release."""
        return f"{self.plain}~{self.stage}" if self.stage else self.plain

    @property
    def windows(self) -> str:
        """`1.2.3.0`: the four numbers of a Windows file version."""
        return f"{self.plain}.0"

    @property
    def is_final(self) -> bool:
        """Whether this is a release, not a pre-release."""
        return not self.stage


RELEASE = Release.of(VERSION)
