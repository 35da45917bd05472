"""Checks of what is not code: languages, sounds, the icon for desktops, licences."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QTranslator, QXmlStreamReader

from straights_gui import resources
from straights_gui.controller.settings.languages import CODES, set_language
from straights_gui.model.about.installation import installation
from straights_gui.model.about.licences import read_components, read_texts
from straights_gui.self_test.check import Check, Skipped, expect, for_each
from straights_gui.self_test.sandbox import Sandbox
from straights_gui.view.window.sounds import Sound, Sounds, SoundSupport, sound_file

_COMPONENTS = {"Straights", "Qt", "PySide6 and Shiboken6"}
_BUNDLED = {"Python"}
_OF_QT = "Close"  # not in the call, where it would be taken for a text of ours


def _check_language(code: str, _sandbox: Sandbox) -> str:
    """Check the file of our texts, and Qt's own texts in the language."""
    translator, name = QTranslator(), f"straights_{code}.qm"
    is_loaded = translator.load(name, str(resources.folder("translations"))) and not translator.isEmpty()
    expect(is_loaded, f"{name} cannot be loaded")
    expect(translator.language() == code, f"{name} is in the language {translator.language()}")
    set_language(code)
    close = QCoreApplication.translate("QPlatformTheme", _OF_QT)
    set_language("")
    expect((close == _OF_QT) == (code == CODES[0]), f"Qt's own button says {close}")
    return close


def _check_sound(name: str, _sandbox: Sandbox) -> str:
    data = sound_file(Sound(name)).read_bytes()
    is_whole = data[:4] == b"RIFF" and int.from_bytes(data[4:8], "little") == len(data) - 8
    expect(is_whole, "the file is cut")
    expect(any(data[44:]), "it is silent")  # after the header
    return f"{len(data)} bytes"


def _check_sound_device(_sandbox: Sandbox) -> None:
    support = Sounds().support
    if support is not SoundSupport.READY:
        raise Skipped(support.value)


def _check_desktop_icon(_sandbox: Sandbox) -> None:
    reader = QXmlStreamReader((resources.folder() / "straights.svg").read_text(encoding="utf-8"))
    while not reader.atEnd():
        reader.readNext()
    expect(not reader.hasError(), reader.errorString())


def _check_licences(_sandbox: Sandbox) -> str:
    components = read_components()
    wanted = _COMPONENTS | (set() if installation().bundle is None else _BUNDLED)
    lacking = wanted - {component.name for component in components}
    expect(not lacking, f"not in the list: {', '.join(sorted(lacking))}")
    for component in components:
        expect(bool(read_texts(component).strip()), f"the text for {component.name} is empty")
    return f"{len(components)} components"


RESOURCE_CHECKS = (
    *for_each("Language", CODES, _check_language),
    *for_each("Sound", [sound.value for sound in Sound], _check_sound),
    Check("Sounds can be heard", _check_sound_device),
    Check("The icon for desktops is whole", _check_desktop_icon),
    Check("Every component has its licence", _check_licences),
)
