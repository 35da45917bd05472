"""Converts the changelog to the formats of Debian and AppStream."""

import gzip
import re
from collections.abc import Iterator
from email.utils import format_datetime
from xml.etree import ElementTree as ET

from bundle import build_date, names, paths
from release.changelog import UNRELEASED, releases

_LINK = re.compile(r"\[([^\]]*)\]\([^)]*\)")
_MARKS = re.compile(r"[`*]+")


def debian_changelog() -> bytes:
    """The changelog in Debian's format, compressed: it names the file with all changes beside it."""
    lines = (
        f"{names.PACKAGE} ({names.RELEASE.debian}) unstable; urgency=medium\n",
        "  * CHANGELOG.md says what has changed.\n",
        f" -- {names.maintainer()}  {format_datetime(build_date.date())}\n",
    )
    return gzip.compress("\n".join(lines).encode(), mtime=0)


def appstream_releases() -> ET.Element:
    """The AppStream element with all releases, newest first, beginning with the version being built."""
    now, element = names.RELEASE.debian, ET.Element("releases")
    read = releases((paths.ROOT / "CHANGELOG.md").read_text(encoding="utf-8"))
    is_out = any(one.version == now for one in read)
    for one in read:
        version = now if one.version == UNRELEASED else one.version
        if is_out and one.version == UNRELEASED:
            continue
        kind = "development" if "~" in version else "stable"
        day = one.date or build_date.date().date()
        release = ET.SubElement(element, "release", version=version, date=f"{day}", type=kind)
        if points := [*_points(one.body)]:
            listed = ET.SubElement(ET.SubElement(release, "description"), "ul")
            for point in points:
                ET.SubElement(listed, "li").text = point
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
