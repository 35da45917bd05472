"""Checks of Qt's plugins, image formats and fonts, and of what is painted with them."""

from __future__ import annotations

import sys
from pathlib import Path

from PySide6.QtCore import QLibraryInfo, QPluginLoader, QSize, QXmlStreamReader
from PySide6.QtGui import QColor, QFontMetrics, QGuiApplication, QIcon, QImage, QImageReader
from PySide6.QtWidgets import QApplication

from engine.cards.card import CARDS
from straights_gui import resources
from straights_gui.model.about.installation import installation
from straights_gui.platform.system_libraries import missing_libraries
from straights_gui.self_test.sandbox import Check, Sandbox, expect
from straights_gui.view.cards.pixmaps import CardPixmaps
from straights_gui.view.window.icons import NAMES as ICONS
from straights_gui.view.window.icons import icon

_PLATFORMS = {"win32": "qwindows", "darwin": "qcocoa"}
_ELSEWHERE = "qxcb"


def _check_platform(_sandbox: Sandbox) -> str:
    """Check the platform plugin for windows on this system, in a bundle also that it can be loaded."""
    wanted = _PLATFORMS.get(sys.platform, _ELSEWHERE)
    folder = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.PluginsPath)) / "platforms"
    found = [path for path in folder.glob(f"*{wanted}*") if path.suffix in (".so", ".dll", ".dylib")]
    expect(bool(found), f"no plugin {wanted} in {folder}")
    loader = QPluginLoader(str(found[0]))
    is_loaded = loader.load()
    lacking = missing_libraries() if sys.platform.startswith("linux") else ()
    why = " ".join((*loader.errorString().split(), *lacking))
    expect(is_loaded or installation().bundle is None, why)
    here = f"here {QGuiApplication.platformName()}, style {QApplication.style().objectName()}"
    return f"{here}, {wanted} loads" if is_loaded else f"{here}, no {wanted}: {why}"


def _check_pictures(sandbox: Sandbox) -> str:
    file = str(sandbox.folder / "picture.png")
    picture = QImage(3, 2, QImage.Format.Format_ARGB32)
    picture.fill(QColor("teal"))
    expect(picture.save(file), "a PNG cannot be written")
    expect(QImage(file).pixelColor(2, 1) == QColor("teal"), "a PNG cannot be read")
    formats = sorted({bytes(name.data()).decode() for name in QImageReader.supportedImageFormats()})
    return f"reads {' '.join(formats)}"


def _check_fonts(_sandbox: Sandbox) -> str:
    font = QApplication.font()
    metrics = QFontMetrics(font)
    lacking = [letter for letter in "AQz7\u00e9\u00df\u00f1" if not metrics.inFontUcs4(ord(letter))]
    if not sys.platform.startswith("linux") and QGuiApplication.platformName() == "offscreen":
        return f"offscreen takes no fonts of this system: {len(lacking)} letters lack" if lacking else ""
    expect(not lacking, f"the font {font.family()} has no letters {' '.join(map(ascii, lacking))}")
    return font.family()


def _check_icons(_sandbox: Sandbox) -> str:
    for name in ICONS:
        image = icon(name).pixmap(QSize(24, 24), 2.0).toImage()
        points = (image.pixelColor(x, y) for x in range(image.width()) for y in range(image.height()))
        expect(any(point.alpha() > 0 for point in points), f"no icon {name}")
    return f"{len(ICONS)}"


def _check_svg(_sandbox: Sandbox) -> str:
    """Check that the desktop icon is valid, and can be drawn if this Qt supports SVG."""
    file = resources.folder() / "straights.svg"
    reader = QXmlStreamReader(file.read_text(encoding="utf-8"))
    names = []
    while not reader.atEnd():
        reader.readNext()
        if reader.isStartElement():
            names.append(reader.name())
    expect(not reader.hasError(), reader.errorString())
    expect(names[:1] == ["svg"] and "path" in names, "nothing is drawn in it")
    if b"svg" not in [bytes(name.data()) for name in QImageReader.supportedImageFormats()]:
        return "read; this Qt draws no SVG"
    expect(not QIcon(str(file)).pixmap(64, 64).isNull(), "it cannot be drawn")
    return "drawn"


def _check_cards(_sandbox: Sandbox) -> str:
    pixmaps = CardPixmaps.for_theme(60.0, 2.0)
    for pixmap in (*(pixmaps.face(card) for card in CARDS), pixmaps.back(), pixmaps.drop_highlight()):
        expect(not pixmap.isNull(), "an empty picture")
    return f"{len(CARDS)}"


PLATFORM_CHECKS = (
    Check("Qt shows windows here", _check_platform),
    Check("Pictures are written and read", _check_pictures),
    Check("There is a font", _check_fonts),
    Check("Every icon is drawn", _check_icons),
    Check("The icon for desktops is whole", _check_svg),
    Check("Every card is drawn", _check_cards),
)
