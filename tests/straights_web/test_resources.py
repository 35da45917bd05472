"""The cards, colours and icons of the page, made of the window's."""

import re
import shutil
import subprocess
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from PySide6.QtGui import QImage

from engine.cards.card import CARDS, Rank, Suit
from web.drawings.app_icons import write_icons
from web.drawings.recorder import NAMES
from web.drawings.sprite import sprite
from web.drawings.theme_css import PAGE_BACKS, PAGE_TABLES, theme_css
from web.folders import SOURCES
from web.resources import write_resources

LARGEST_WITH_BROTLI = 15_000
"""Bytes of cards and colours together, of the 60,000 that may be needed before the engine is there."""

SVG = "{http://www.w3.org/2000/svg}"


@pytest.fixture(scope="module")
def drawings() -> ET.Element:
    """The root of cards.svg."""
    return ET.fromstring(sprite())


def rules() -> dict[str, dict[str, str]]:
    """The custom properties of theme.css by selector, without what depends on the system."""
    text = re.sub(r"/\*.*?\*/", "", theme_css(), flags=re.DOTALL)
    text = re.sub(r"@media.*?\n\}", "", text, flags=re.DOTALL)
    found: dict[str, dict[str, str]] = {}
    for selectors, content in re.findall(r"([^{}]+) \{([^{}]*)\}", text):
        for selector in selectors.strip().split(", "):
            found.setdefault(selector, {}).update(re.findall(r"--([\w-]+): ([^;]+);", content))
    return found


def test_each_card_has_its_faces_and_its_place(drawings: ET.Element) -> None:
    """And there are the back, the suits and the ranks alone; each name stands once."""
    names = [element.get("id") for element in drawings.iter() if element.get("id")]
    faces = {f"{card}{form}" for card in CARDS for form in ("", "-small", "-large", "-place")}
    alone = {f"suit-{suit.value}" for suit in Suit} | {f"rank-{rank.value}" for rank in Rank}

    assert faces | alone | {"back"} <= set(names)
    assert len(names) == len(set(names))


def test_every_part_that_is_used_is_there(drawings: ET.Element) -> None:
    """A `<use>` without its target would show nothing, and say nothing."""
    names = {f"#{element.get('id')}" for element in drawings.iter()}
    assert set() == {use.get("href") for use in drawings.iter(f"{SVG}use")} - names


def test_the_drawings_need_no_inline_style(drawings: ET.Element) -> None:
    """The page's Content-Security-Policy would ignore it; each colour is a class that theme.css knows."""
    classes = {name for element in drawings.iter() for name in (element.get("class") or "").split()}
    css = theme_css()

    assert not any("style" in element.attrib or element.tag == f"{SVG}style" for element in drawings.iter())
    assert set() == {name for name in classes if f".{name} {{" not in css and f".{name}, " not in css}
    assert not re.search(r'(fill|stroke)="(?!none)', sprite())


def test_no_two_colours_share_a_name() -> None:
    """Or one of the two would be lost in the drawings."""
    assert len(NAMES) == len(set(NAMES.values())) == 20


def test_every_property_that_is_used_is_defined() -> None:
    """By day without any choice; a choice changes only what is there."""
    css, defined = theme_css(), rules()
    used = set(re.findall(r"var\(--([\w-]+)\)", css))
    own = {f"suit-{name}" for name in ("ink", "pale", "frame", "edge", "hair")}  # set by the suit's class

    assert set() == used - own - set(defined[":root"])
    assert set() == {name for values in defined.values() for name in values} - own - set(defined[":root"])


@pytest.mark.parametrize("table", PAGE_TABLES)
@pytest.mark.parametrize("dark", [False, True])
def test_a_table_has_the_window_s_colours(table: str, dark: bool) -> None:  # noqa: FBT001  # a case
    """By day, and at night."""
    theme = PAGE_TABLES[table].at_night() if dark else PAGE_TABLES[table]
    known = rules()
    shown = known[":root"] | known[f'[data-table="{table}"]']
    if dark:
        shown |= known['[data-scheme="dark"]'] | known[f'[data-scheme="dark"][data-table="{table}"]']

    assert (theme.felt_light, theme.felt_dark) == (shown["felt-light"], shown["felt-dark"])
    assert (theme.panel, theme.sheet, theme.quiet_text) == (
        shown["panel"],
        shown["sheet"],
        shown["quiet-text"],
    )
    assert theme.faces.colours.paper == shown["paper"]


@pytest.mark.parametrize("back", PAGE_BACKS)
def test_a_back_has_the_window_s_colours(back: str) -> None:
    """Ground and lines."""
    shown = rules()[":root"] | rules()[f'[data-back="{back}"]']
    assert (PAGE_BACKS[back].background, PAGE_BACKS[back].line) == (shown["back-ground"], shown["back-line"])


def test_the_system_s_night_is_that_of_the_page() -> None:
    """The same rules twice: for the system's choice, and for the player's."""
    css = theme_css()
    by_system = re.search(r"@media \(prefers-color-scheme: dark\) \{\n(.*?)\n\}", css, re.DOTALL)
    assert by_system is not None
    assert by_system[1].replace(':root:not([data-scheme="light"])', '[data-scheme="dark"]') in css


@pytest.mark.skipif(shutil.which("node") is None, reason="needs Node")
def test_cards_and_colours_are_small(tmp_path: Path) -> None:
    """As a server sends them, compressed with Brotli."""
    (tmp_path / "all").write_text(sprite() + theme_css(), encoding="utf-8")
    compressed = "require('zlib').brotliCompressSync(require('fs').readFileSync('all'))"
    script = f"console.log({compressed}.length)"
    done = subprocess.run(["node", "-e", script], cwd=tmp_path, capture_output=True, text=True, check=True)
    assert int(done.stdout) <= LARGEST_WITH_BROTLI


def test_all_resources_are_written(tmp_path: Path) -> None:
    """Icons in their sizes; those that systems cut or show without transparency have none."""
    write_resources(tmp_path)

    assert {"cards.svg", "theme.css", "icons", "texts"} == {path.name for path in tmp_path.iterdir()}
    pictures = {path.name: QImage(str(path)) for path in (tmp_path / "icons").glob("*.png")}
    sizes = {
        "icon-192.png": 192,
        "icon-512.png": 512,
        "icon-maskable-512.png": 512,
        "apple-touch-icon.png": 180,
    }
    assert sizes == {name: picture.width() for name, picture in pictures.items()}
    clear = {name for name, picture in pictures.items() if picture.pixelColor(0, 0).alpha() == 0}
    assert {"icon-192.png", "icon-512.png"} == clear


def test_the_icons_are_those_that_the_page_names(tmp_path: Path) -> None:
    """In its head and in its manifest."""
    write_icons(tmp_path)

    texts = [(SOURCES / name).read_text(encoding="utf-8") for name in ("index.html", "manifest.webmanifest")]
    named = set(re.findall(r"resources/icons/([\w.-]+)", "".join(texts)))
    assert {path.name for path in tmp_path.iterdir()} == named
