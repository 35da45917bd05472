"""Checks of the resource files: languages, sounds, licences."""

from __future__ import annotations

from functools import partial
from importlib import import_module
from typing import Any

from PySide6.QtCore import QCoreApplication, QRectF, QSizeF, QTranslator, QUrl
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QApplication

from engine.cards.card import Card, Rank, Suit
from straights_gui import resources
from straights_gui.controller.settings.languages import CODES, set_language
from straights_gui.model.about.installation import installation
from straights_gui.model.about.licences import read_components, read_texts
from straights_gui.self_test.sandbox import Check, CheckFailed, Sandbox, Skipped, expect
from straights_gui.self_test.window_driver import wait_until
from straights_gui.view.cards.pixmaps import CardPixmaps
from straights_gui.view.style.motion import Motion
from straights_gui.view.style.theme import TABLES, compose_theme, theme, use_theme
from straights_gui.view.table.items.background import Background
from straights_gui.view.table.layout import TableLayout
from straights_gui.view.table.table_view import TableView
from straights_gui.view.text.plurals import points_text
from straights_gui.view.window.main_window import MainWindow
from straights_gui.view.window.sounds import Sound, sound_file

_ENGLISH = CODES[0]
_CARD_WIDTH = 100.0
_OF_QT = "Close"
_COMPONENTS = {"Straights", "Qt", "PySide6 and Shiboken6"}
_BUNDLED = {"Python"}
_TEXTS = {
    "MIT.txt": "MIT License",
    "LGPL-3.0.txt": "GNU LESSER GENERAL PUBLIC LICENSE",
    "GPL-3.0.txt": "GNU GENERAL PUBLIC LICENSE",
}


def _check_language(_sandbox: Sandbox, code: str) -> str:
    """Check that a language can be loaded, and an open window changes to it at once."""
    translator = QTranslator()
    name = f"straights_{code}.qm"
    expect(translator.load(name, str(resources.folder("translations"))), f"{name} cannot be loaded")
    expect(not translator.isEmpty(), f"{name} is empty")
    window = MainWindow(TableView(Motion()))
    try:
        set_language(next(other for other in CODES if other != code))
        QApplication.processEvents()  # Qt sends LanguageChange events to windows asynchronously
        before = window.act.rules.text()
        expect(set_language(code), "nothing changes")
        QApplication.processEvents()
        rules, close = window.act.rules.text(), QCoreApplication.translate("QPlatformTheme", _OF_QT)
        counted = (points_text(1), points_text(2))
    finally:
        set_language("")
    expect(bool(rules) and rules != before, f"the menu says {rules} as before")
    expect(counted[0] != counted[1] and "(s)" not in "".join(counted), f"it counts {', '.join(counted)}")
    expect((close == _OF_QT) == (code == _ENGLISH), f"Qt's own button says {close}")
    return f"{rules.replace('&', '')}, {close}, {counted[1]}"


def _check_sound(_sandbox: Sandbox, sound: Sound) -> str:
    import wave  # here, so that in a bundle without it only this check fails

    with wave.open(str(sound_file(sound)), "rb") as file:
        frames = file.readframes(file.getnframes())
        seconds = file.getnframes() / file.getframerate()
    expect(any(frames), "it is silent")
    return f"{seconds:.1f} s"


def _check_sound_device(_sandbox: Sandbox) -> str:
    """Check that each sound can be loaded, if there is a sound device."""
    try:
        multimedia: Any = import_module("PySide6.QtMultimedia")
    except ImportError as error:
        raise Skipped(f"silent: {error}") from error
    device = multimedia.QMediaDevices.defaultAudioOutput()
    if device.isNull():
        raise Skipped("QtMultimedia is there, a device for sound is not")
    status = multimedia.QSoundEffect.Status
    for sound in Sound:
        effect = multimedia.QSoundEffect()
        effect.setVolume(0.0)
        effect.setSource(QUrl.fromLocalFile(str(sound_file(sound))))
        wait_until(lambda effect=effect: effect.status() in (status.Ready, status.Error))  # type: ignore[misc]  # bound now
        expect(effect.status() is status.Ready, f"{sound.value} cannot be loaded")
    return f"on {device.description()}"


def _check_designs(_sandbox: Sandbox) -> str:
    from straights_gui.view.cards.back_designs import BACKS  # imports the designs, so it may fail
    from straights_gui.view.cards.face_designs import FACES

    chosen = theme()
    king = Card(Rank.KING, Suit.HEARTS)
    choices = [(table, "classic", "lattice") for table in TABLES]
    choices += [("felt", faces, "lattice") for faces in FACES] + [("felt", "classic", back) for back in BACKS]
    try:
        for table, faces, back in choices:
            use_theme(compose_theme(table=table, faces=faces, back=back, four_colours=False, dark=False))
            cards = CardPixmaps.for_theme(_CARD_WIDTH, 1.0)
            expect(not (cards.face(king).isNull() or cards.back().isNull()), f"{faces}, {back} are not drawn")
            background = Background(TableLayout.for_size(QSizeF(640, 400), 16.0), QSizeF(640, 400), 1.0)
            picture = QPixmap(640, 400)
            painter = QPainter(picture)
            background.paint(painter, QRectF(0, 0, 640, 400))
            painter.end()
            expect(not picture.isNull(), f"{table} is not drawn")
    finally:
        use_theme(chosen)
    return f"{len(FACES)} faces, {len(BACKS)} backs, {len(TABLES)} tables"


def _check_licences(_sandbox: Sandbox) -> str:
    components = read_components()
    wanted = _COMPONENTS | (set() if installation().bundle is None else _BUNDLED)
    lacking = wanted - {component.name for component in components}
    expect(not lacking, f"not in the list: {', '.join(sorted(lacking))}")
    for component in components:
        expect(len(read_texts(component).strip()) > 0, f"the text for {component.name} is empty")
    return f"{len(components)} components"


def _check_licence_texts(_sandbox: Sandbox) -> str:
    for name, title in _TEXTS.items():
        text = (resources.folder("licences") / name).read_text(encoding="utf-8")
        if title not in text[:200]:
            raise CheckFailed(f"{name} is not the {title}")
    return ", ".join(name.removesuffix(".txt") for name in _TEXTS)


RESOURCE_CHECKS = (
    *(Check(f"Language {code}", partial(_check_language, code=code)) for code in CODES),
    *(Check(f"Sound {sound.value}", partial(_check_sound, sound=sound)) for sound in Sound),
    Check("Sounds can be heard", _check_sound_device),
    Check("Faces, backs and tables are drawn", _check_designs),
    Check("Every component has its licence", _check_licences),
    Check("The licences are themselves", _check_licence_texts),
)
