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

_HEADING = re.compile(r"#+ +(.*)")
_LINK = re.compile(r"\[([^\]]*)\]\([^)]*\)")
_MARKS = re.compile(r"[`*]+")


@dataclass(frozen=True, slots=True)
class Notes:
    """The notes of a release.

    Attributes:
        version: in the form of packages, such as 0.2.0~dev1.
        day: the day of the release.
        blocks: headings, each with the lines below it.
    """

    version: str
    day: date
    blocks: tuple[tuple[str, tuple[str, ...]], ...]


def notes() -> tuple[Notes, ...]:
    """The notes of all releases, newest first, beginning with the version being built."""
    read = list(releases((paths.ROOT / "CHANGELOG.md").read_text(encoding="utf-8")))
    released = [
        Notes(one.version, _day(one.date), tuple(_blocks(one.body)))
        for one in read
        if one.version.lower() != UNRELEASED.lower()
    ]
    if any(one.version == names.RELEASE.debian for one in released):
        return tuple(released)
    coming = "\n".join(one.body for one in read if one.version.lower() == UNRELEASED.lower())
    now = Notes(names.RELEASE.debian, build_date.date().date(), tuple(_blocks(coming)))
    return (now, *released)


def debian_changelog() -> bytes:
    """The changelog in Debian's format, compressed."""
    lines: list[str] = []
    for one in notes():
        lines += [f"{names.PACKAGE} ({one.version}) unstable; urgency=medium", ""]
        points = [f"{heading}: {line}" for heading, items in one.blocks for line in items] or ["Released."]
        for point in points:
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
        if one.blocks:
            _describe(ET.SubElement(release, "description"), one)
    return element


def _describe(description: ET.Element, one: Notes) -> None:
    for heading, items in one.blocks:
        ET.SubElement(description, "p").text = f"{heading}:"
        if items:
            points = ET.SubElement(description, "ul")
            for item in items:
                ET.SubElement(points, "li").text = item


def _blocks(body: str) -> Iterator[tuple[str, tuple[str, ...]]]:
    """The headings of a Markdown text, each with its items, as plain text."""
    heading, items = "Changed", list[str]()
    for line in body.splitlines():
        found = _HEADING.match(line)
        if found:
            if items:
                yield heading, tuple(items)
            heading, items = _plain(found[1]), []
        elif line.startswith("- "):
            items.append(_plain(line[2:]))
        elif line.strip() and items:
            items[-1] += " " + _plain(line)
    if items:
        yield heading, tuple(items)


def _plain(text: str) -> str:
    return _MARKS.sub("", _LINK.sub(r"\1", text)).strip()


def _day(text: object) -> date:
    """The day of a release, from a date or from its text."""
    return text if isinstance(text, date) else date.fromisoformat(str(text))
