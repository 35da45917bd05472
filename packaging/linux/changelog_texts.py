"""Converts the changelog to the formats of Debian and AppStream."""

import gzip
import re
import textwrap
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, date, datetime
from email.utils import format_datetime
from xml.etree import ElementTree as ET

from bundle import build_date, names, paths
from release.changelog import UNRELEASED, releases

_LINK = re.compile(r"\[([^\]]*)\]\([^)]*\)")
_MARKS = re.compile(r"[`*]+")


@dataclass(frozen=True, slots=True)
class Notes:
    """The notes of a release.

    Attributes:
        version: in the form of packages, such as 0.2.0~dev1.
        day: the day of the release; that of the build, if it has none.
        points: what is new, each with its heading.
    """

    version: str
    day: date
    points: tuple[str, ...]


def notes() -> tuple[Notes, ...]:
    """The notes of all releases, newest first, beginning with the version being built."""
    now, today = names.RELEASE.debian, build_date.date().date()
    read = list(releases((paths.ROOT / "CHANGELOG.md").read_text(encoding="utf-8")))
    is_out = any(one.version == now for one in read)
    return tuple(
        Notes(now if one.version == UNRELEASED else one.version, one.date or today, (*_points(one.body),))
        for one in read
        if not (is_out and one.version == UNRELEASED)
    )


def debian_changelog() -> bytes:
    """The changelog in Debian's format, compressed."""
    lines: list[str] = []
    for one in notes():
        lines += [f"{names.PACKAGE} ({one.version}) unstable; urgency=medium", ""]
        for point in one.points or ["Released."]:
            lines += textwrap.wrap(point, 78, initial_indent="  * ", subsequent_indent="    ")
        midnight = datetime(one.day.year, one.day.month, one.day.day, tzinfo=UTC)
        lines += ["", f" -- {names.maintainer()}  {format_datetime(midnight)}", ""]
    return gzip.compress("\n".join(lines).encode(), mtime=0)


def appstream_releases() -> ET.Element:
    """The AppStream element with all releases."""
    element = ET.Element("releases")
    for one in notes():
        kind = "development" if "~" in one.version else "stable"
        release = ET.SubElement(element, "release", version=one.version, date=f"{one.day}", type=kind)
        if one.points:
            points = ET.SubElement(ET.SubElement(release, "description"), "ul")
            for point in one.points:
                ET.SubElement(points, "li").text = point
    return element


def _points(body: str) -> Iterator[str]:
    """The items of a Markdown text, as plain text, each with the heading above it."""
    heading, item = "Changed", ""
    for line in [*body.splitlines(), "- "]:
        if line.startswith(("#", "- ")):
            if item:
                yield f"{heading}: {item}"
            item = _plain(line[2:]) if line.startswith("- ") else ""
            heading = heading if line.startswith("- ") else _plain(line.lstrip("#"))
        elif line.strip() and item:
            item += " " + _plain(line)


def _plain(text: str) -> str:
    return _MARKS.sub("", _LINK.sub(r"\1", text)).strip()
