"""The cards, colours and icons of the page, made of the window's."""

import re
import shutil
import subprocess
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from PySide6.QtGui import QImage

from engine.cards.card import CARDS, Rank, Suit
from straights_gui.view.cards.designs import BACKS, FACES
from straights_gui.view.style.theme import TABLES
from web.drawings.card_images import sprite
from web.drawings.painted_images import write_icons, write_previews
from web.drawings.table_images import write_table_images
from web.drawings.theme_css import faces_css, table_css, theme_css, write_theme
from web.folders import SOURCES
from web.resources import write_resources

LARGEST_WITH_BROTLI = 9_000
"""Bytes of cards and colours together, of the 60,000 that may be needed before the engine is there."""

SVG = "{http://www.w3.org/2000/svg}"


@pytest.fixture(scope="module", params=FACES)
def drawings(request: pytest.FixtureRequest) -> ET.Element:
    return ET.fromstring(sprite(FACES[request.param]))


def rules(css: str) -> dict[str, dict[str, str]]:
    """The custom properties of a style sheet by selector, without what depends on the system."""
    text = re.sub(r"/\*.*?\*/", "", css, flags=re.DOTALL)
    text = re.sub(r"@media.*?\n\}", "", text, flags=re.DOTALL)
    found: dict[str, dict[str, str]] = {}
    for selectors, content in re.findall(r"([^{}]+) \{([^{}]*)\}", text):
        for selector in selectors.strip().split(", "):
            found.setdefault(selector, {}).update(re.findall(r"--([\w-]+): ([^;]+);", content))
    return found


def styles_of(faces: str) -> str:
    return theme_css() + ("" if faces == "classic" else faces_css(FACES[faces]))


def test_each_card_has_its_faces_and_its_place(drawings: ET.Element) -> None:
    """And there are the suits and the ranks alone; each name stands once, and is the same for all designs."""
    names = [element.get("id") for element in drawings.iter() if element.get("id")]
    faces = {f"{card}{form}" for card in CARDS for form in ("", "-small", "-large", "-place")}
    alone = {f"suit-{suit.value}" for suit in Suit} | {f"rank-{rank.value}" for rank in Rank}

    assert faces | alone <= set(names)
    assert len(names) == len(set(names))


def test_every_part_that_is_used_is_there(drawings: ET.Element) -> None:
    """A `<use>` without its target would show nothing, and say nothing."""
    names = {f"#{element.get('id')}" for element in drawings.iter()}
    assert set() == {use.get("href") for use in drawings.iter(f"{SVG}use")} - names


@pytest.mark.parametrize("faces", FACES)
def test_the_drawings_need_no_inline_style(faces: str) -> None:
    """The page's Content-Security-Policy would ignore it; each colour is a class that a style sheet knows."""
    drawn, css = sprite(FACES[faces]), styles_of(faces)
    elements = list(ET.fromstring(drawn).iter())
    classes = {name for element in elements for name in (element.get("class") or "").split()}

    assert not any("style" in element.attrib or element.tag == f"{SVG}style" for element in elements)
    assert set() == {name for name in classes if f".{name} {{" not in css and f".{name}, " not in css}
    assert not re.search(r'(fill|stroke)="(?!none)', drawn)


@pytest.mark.parametrize("faces", FACES)
def test_every_property_that_is_used_is_defined(faces: str) -> None:
    """By day without any choice; a choice changes only what is there."""
    css = styles_of(faces)
    defined = rules(css)
    used = set(re.findall(r"var\(--([\w-]+)\)", css))
    # Set by the suit's class, and by the number of a seat's mark.
    own = {f"suit-{name}" for name in ("ink", "pale", "frame", "edge", "hair", "tint", "hair-wash")}
    own |= {"card-ink", "own", "shape"}

    assert set() == used - own - set(defined[":root"])
    assert set() == {name for values in defined.values() for name in values} - own - set(defined[":root"])


def test_every_property_is_used() -> None:
    """By a rule of the page or of the cards: each visit loads all of them."""
    css = theme_css()
    styles = "".join(path.read_text(encoding="utf-8") for path in (SOURCES / "style").glob("*.css"))
    used = set(re.findall(r"var\(--([\w-]+)", css + styles))

    assert set() == set(rules(css)[":root"]) - used


@pytest.mark.parametrize("table", TABLES)
@pytest.mark.parametrize("dark", [False, True])
def test_a_table_has_the_window_s_colours(table: str, dark: bool) -> None:  # noqa: FBT001  # a case
    """By day, and at night, whatever was the table before."""
    theme = TABLES[table].at_night() if dark else TABLES[table]
    known = rules(theme_css() + table_css(TABLES[table]))
    shown = known[":root"] | (known['[data-scheme="dark"]'] if dark else {})

    assert (theme.felt_light, theme.felt_dark) == (shown["felt-light"], shown["felt-dark"])
    assert (theme.panel, theme.sheet, theme.quiet_text) == (
        shown["panel"],
        shown["sheet"],
        shown["quiet-text"],
    )
    assert theme.faces.colours.paper == shown["paper"]


def test_the_system_s_night_is_that_of_the_page() -> None:
    """The same rules twice: for the system's choice, and for the player's."""
    css = theme_css()
    by_system = re.search(r"@media \(prefers-color-scheme: dark\) \{\n(.*?)\n\}", css, re.DOTALL)
    assert by_system is not None
    assert by_system[1].replace(':root:not([data-scheme="light"])', '[data-scheme="dark"]') in css


@pytest.mark.skipif(shutil.which("node") is None, reason="needs Node")
def test_cards_and_colours_are_small(tmp_path: Path) -> None:
    (tmp_path / "all").write_text(sprite() + theme_css(), encoding="utf-8")
    compressed = "require('zlib').brotliCompressSync(require('fs').readFileSync('all'))"
    script = f"console.log({compressed}.length)"
    done = subprocess.run(["node", "-e", script], cwd=tmp_path, capture_output=True, text=True, check=True)
    assert int(done.stdout) <= LARGEST_WITH_BROTLI


def test_all_resources_are_written(tmp_path: Path, qapp: object) -> None:
    write_resources(tmp_path, ())

    cards = {f"cards-{name}.svg" for name in FACES} | {f"cards-{name}.css" for name in FACES}
    folders = {"backs", "icons", "portraits", "previews", "sounds", "tables", "texts"}
    assert cards - {"cards-classic.css"} | {"theme.css"} | folders == {
        path.name for path in tmp_path.iterdir()
    }
    assert {f"{name}.svg" for name in BACKS} == {path.name for path in (tmp_path / "backs").iterdir()}
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


def test_every_file_that_a_style_sheet_names_is_written(tmp_path: Path) -> None:
    """A missing one would leave a table bare, and say nothing; no file is written that none names."""
    write_theme(tmp_path)
    write_table_images(tmp_path / "tables")

    sheets = "".join(path.read_text(encoding="utf-8") for path in (tmp_path / "tables").glob("*.css"))
    written = {path.name for path in (tmp_path / "tables").iterdir() if path.suffix != ".css"}
    assert written == set(re.findall(r"url\(([^)]+)\)", sheets))


def test_the_settings_have_a_picture_of_each_design(tmp_path: Path, qapp: object) -> None:
    write_previews(tmp_path)

    kinds = (("table", TABLES), ("faces", FACES), ("back", BACKS))
    expected = {f"{kind}-{name}.webp" for kind, names in kinds for name in names}
    pictures = {path.name: path.read_bytes() for path in tmp_path.iterdir()}
    assert expected == set(pictures)
    assert len(set(pictures.values())) == len(pictures)


def test_the_icons_are_those_that_the_page_names(tmp_path: Path) -> None:
    write_icons(tmp_path)

    texts = [(SOURCES / name).read_text(encoding="utf-8") for name in ("index.html", "manifest.json")]
    named = set(re.findall(r"resources/icons/([\w.-]+)", "".join(texts)))
    assert {path.name for path in tmp_path.iterdir()} == named
