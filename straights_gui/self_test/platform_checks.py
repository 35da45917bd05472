"""Checks of Qt's plugins, image formats and fonts, and of what is painted with them."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from PySide6.QtCore import QLibraryInfo, QPluginLoader, QProcess, QSize, QXmlStreamReader
from PySide6.QtGui import QColor, QFontMetrics, QGuiApplication, QIcon, QImage, QImageReader
from PySide6.QtWidgets import QApplication

from engine.cards.card import CARDS
from straights_gui import resources
from straights_gui.model.about.installation import installation, program_command
from straights_gui.platform.display import CHECK_SCREEN, has_display
from straights_gui.platform.system_libraries import missing_libraries, missing_text
from straights_gui.self_test.sandbox import Check, CheckFailed, Sandbox, Skipped, expect
from straights_gui.view.cards.pixmaps import CardPixmaps
from straights_gui.view.window.icons import NAMES as ICONS
from straights_gui.view.window.icons import icon

_PLATFORMS = {"win32": "qwindows", "darwin": "qcocoa"}
_ELSEWHERE = "qxcb"
_START_MS = 60_000


def _check_plugin(_sandbox: Sandbox) -> str:
    """Check Qt's plugin for windows on this system; where no window is tried, also that it can be loaded."""
    wanted = _PLATFORMS.get(sys.platform, _ELSEWHERE)
    folder = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.PluginsPath)) / "platforms"
    found = [path for path in folder.glob(f"*{wanted}*") if path.suffix in (".so", ".dll", ".dylib")]
    expect(bool(found), f"no plugin {wanted} in {folder}")
    loader = QPluginLoader(str(found[0]))
    is_loaded = loader.load()
    is_needed = installation().bundle is not None or not has_display(sys.platform, os.environ)
    missing = missing_libraries() if sys.platform.startswith("linux") and not is_loaded else ()
    why = " ".join((missing_text(missing) if missing else loader.errorString()).split())
    expect(is_loaded or not is_needed, why)
    here = f"here {QGuiApplication.platformName()}, style {QApplication.style().objectName()}"
    return f"{here}, {wanted} {'loads' if is_loaded else 'does not load'}"


def _check_window(_sandbox: Sandbox) -> str:
    """Check that the program itself can start on the screen, in a process of its own."""
    if not has_display(sys.platform, os.environ):
        raise Skipped("there is no screen here")
    program, *arguments = program_command()
    process = QProcess()
    process.start(program, [*arguments, CHECK_SCREEN])
    if not process.waitForFinished(_START_MS):
        process.kill()
        process.waitForFinished()
        raise CheckFailed(f"{process.errorString()} ({_START_MS} ms)")
    output = (process.readAllStandardOutput().data(), process.readAllStandardError().data())
    text = " ".join(" ".join(bytes(part).decode(errors="replace") for part in output).split())
    is_well = process.exitStatus() is QProcess.ExitStatus.NormalExit and process.exitCode() == 0
    expect(is_well, text or f"it ended with status {process.exitCode()}")
    return text


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
    Check("Qt has its plugin for this system", _check_plugin),
    Check("Qt shows windows here", _check_window),
    Check("Pictures are written and read", _check_pictures),
    Check("There is a font", _check_fonts),
    Check("Every icon is drawn", _check_icons),
    Check("The icon for desktops is whole", _check_svg),
    Check("Every card is drawn", _check_cards),
)
