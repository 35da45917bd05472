"""The AppStream metadata for software centres: the template with screenshots and releases."""

from xml.etree import ElementTree as ET

from bundle import names, paths
from linux.changelog_texts import appstream_releases
from linux.texts import filled

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
    _replace(root, _screenshots())
    _replace(root, appstream_releases())
    if names.home_page() == names.NO_HOME_PAGE:  # links to it would lead nowhere
        for element in [*root.findall("url"), *root.findall("screenshots")]:
            root.remove(element)
    ET.indent(root)
    return '<?xml version="1.0" encoding="UTF-8"?>\n' + ET.tostring(root, encoding="unicode") + "\n"


def screenshot_address(name: str) -> str:
    """The URL of a screenshot on GitHub, where the release workflow runs."""
    version = f"v{names.VERSION}" if names.RELEASE.is_final else "HEAD"
    return f"{names.home_page()}/raw/{version}/docs/screenshots/{name}.webp"


def _screenshots() -> ET.Element:
    element = ET.Element("screenshots")
    for number, (name, caption) in enumerate(CAPTIONS.items()):
        screenshot = ET.SubElement(element, "screenshot", {} if number else {"type": "default"})
        ET.SubElement(screenshot, "caption").text = caption
        ET.SubElement(screenshot, "image", type="source").text = screenshot_address(name)
    return element


def _replace(root: ET.Element, element: ET.Element) -> None:
    """Replace the empty element of the same name in the template."""
    place = next(number for number, child in enumerate(root) if child.tag == element.tag)
    root[place] = element
