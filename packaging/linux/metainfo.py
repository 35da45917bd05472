"""The AppStream metadata for software centres: the template with screenshots and releases."""

import re
from collections.abc import Iterator
from xml.etree import ElementTree as ET

from bundle import build_date, names, paths
from linux.texts import filled
from release.changelog import UNRELEASED, releases

FILE = f"{names.APP_ID}.metainfo.xml"
SCREENSHOTS = paths.ROOT / "docs" / "screenshots"
# Software centres show few screenshots, and only the first one in lists.
CAPTIONS = {
    "table": "A game in the middle of a round",
    "hint": "A hint, with its reason",
    "round-end": "The points of a round are counted on the table",
    "replay": "Any game can be seen again, move by move",
    "statistics": "How you fare against computers of each level",
    "settings": "Tables, cards, speeds and sounds as you like them",
}
_LINK = re.compile(r"\[([^\]]*)\]\([^)]*\)")
_MARKS = re.compile(r"[`*]+")


def metainfo() -> str:
    """The metadata of this version."""
    text = filled(
        "metainfo.xml",
        app_id=names.APP_ID,
        summary=names.SUMMARY,
        authors=names.AUTHORS,
        home_page=names.home_page(),
        mime_type=names.MIME_TYPE,
    )
    root = ET.fromstring(text)  # noqa: S314  # the XML is our own
    for element in (_screenshots(), appstream_releases()):  # in place of the empty ones of the template
        root[[child.tag for child in root].index(element.tag)] = element
    if names.home_page() == names.NO_HOME_PAGE:  # links to it would lead nowhere
        for element in [*root.findall("url"), *root.findall("screenshots")]:
            root.remove(element)
    ET.indent(root)
    return '<?xml version="1.0" encoding="UTF-8"?>\n' + ET.tostring(root, encoding="unicode") + "\n"


def _screenshots() -> ET.Element:
    """The screenshots by their addresses on GitHub, where the release workflow runs."""
    folder = f"{names.home_page()}/raw/{f'v{names.VERSION}' if names.RELEASE.is_final else 'HEAD'}"
    element = ET.Element("screenshots")
    for number, (name, caption) in enumerate(CAPTIONS.items()):
        screenshot = ET.SubElement(element, "screenshot", {} if number else {"type": "default"})
        ET.SubElement(screenshot, "caption").text = caption
        ET.SubElement(screenshot, "image", type="source").text = f"{folder}/docs/screenshots/{name}.webp"
    return element


def appstream_releases() -> ET.Element:
    """The AppStream element with all releases, newest first, beginning with the version being built."""
    now, element = names.RELEASE.debian, ET.Element("releases")
    read = releases((paths.ROOT / "CHANGELOG.md").read_text(encoding="utf-8"))
    is_out = any(one.version == now for one in read)
    for one in read:
        if is_out and one.version == UNRELEASED:
            continue
        version = now if one.version == UNRELEASED else one.version
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
