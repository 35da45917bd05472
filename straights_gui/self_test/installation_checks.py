"""Checks of the parts of an installation: windows, fonts, modules, languages, sounds, licences."""

from __future__ import annotations

import dis
import inspect
import os
import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec
from itertools import chain
from pkgutil import walk_packages
from types import CodeType

from PySide6.QtCore import QCoreApplication, QTranslator
from PySide6.QtGui import QFontMetrics, QGuiApplication
from PySide6.QtWidgets import QApplication

import straights_gui
from engine.straights import strategies
from straights_gui import resources
from straights_gui.model.about.installation import program_command
from straights_gui.model.about.licences import read_components, read_texts
from straights_gui.platform.display import CHECK_SCREEN, has_display
from straights_gui.platform.qt_messages import REFUSED_SCREEN
from straights_gui.self_test.check import Checks, description, expect, for_each, lacks_extra
from straights_gui.self_test.sandbox import Sandbox
from straights_gui.view.text.languages import CODES, set_language
from straights_gui.view.window.sounds import Sound, Sounds, sound_file

_OF_QT = "Close"  # not in the call, where it would be taken for a text of ours


def _check_window(_sandbox: Sandbox) -> str:
    """Start the program on the screen, in a process of its own; or up to the lack of a screen."""
    is_blind = not has_display(sys.platform, os.environ)
    command = [*program_command(), CHECK_SCREEN]
    environment = os.environ | ({"QT_QPA_PLATFORM": "xcb"} if is_blind else {})
    started = subprocess.run(
        command, input=b"", env=environment, capture_output=True, timeout=60, check=False
    )
    text = " ".join((started.stdout + started.stderr).decode(errors="replace").split())
    if is_blind and text == " ".join(REFUSED_SCREEN.split()):
        return "there is no screen here, but what Qt needs for one"
    expect(started.returncode == 0, text or f"it ended with status {started.returncode}")
    return text


def _check_fonts(_sandbox: Sandbox) -> str:
    font = QApplication.font()
    lacking = [
        ascii(each) for each in "AQz7\u00e9\u00df\u00f1" if not QFontMetrics(font).inFontUcs4(ord(each))
    ]
    takes_fonts = sys.platform.startswith("linux") or QGuiApplication.platformName() != "offscreen"
    expect(not (takes_fonts and lacking), f"the font {font.family()} has no letters {' '.join(lacking)}")
    return font.family()


def _check_modules(_sandbox: Sandbox) -> str:
    """Check that the modules of the window can be imported, and those that their functions import."""
    packages = straights_gui, strategies
    found = [each.name for root in packages for each in walk_packages(root.__path__, f"{root.__name__}.")]
    names = {*found, *chain.from_iterable(map(_late_imports, found))}
    if sys.platform != "win32":
        names.discard("straights_gui.streams.windows_streams")
    wrong = "; ".join(filter(None, map(_import_error, sorted(names))))
    expect(not wrong, wrong)
    return f"{len(names)}"


def _late_imports(name: str) -> Iterator[str]:
    """The modules that the functions of a module import."""
    get_code = getattr(getattr(find_spec(name), "loader", None), "get_code", None)
    codes: list[CodeType | None] = [get_code(name) if get_code else None]
    for code in filter(None, codes):  # a compiled module has none
        codes += [each for each in code.co_consts if isinstance(each, CodeType)]
        if code.co_flags & inspect.CO_OPTIMIZED:  # a function, not the body of a module or class
            steps = dis.get_instructions(code)
            yield from (step.argval for step in steps if step.opname == "IMPORT_NAME")


def _import_error(name: str) -> str:
    """What is wrong with a module, "" if nothing or if it belongs to an extra that is not installed."""
    try:
        import_module(name)
    except Exception as error:  # noqa: BLE001  # whatever a broken installation raises
        return "" if lacks_extra(error) else f"{name}: {description(error)}"
    return ""


def _check_language(code: str, _sandbox: Sandbox) -> str:
    """Check the file of our texts, and Qt's own texts in the language."""
    translator, name = QTranslator(), f"straights_{code}.qm"
    expect(translator.load(name, str(resources.folder("translations"))), f"{name} cannot be loaded")
    expect(translator.language() == code, f"{name} is in the language {translator.language()}")
    set_language(code)
    close = QCoreApplication.translate("QPlatformTheme", _OF_QT)
    set_language("")
    expect((close == _OF_QT) == (code == CODES[0]), f"Qt's own button says {close}")
    return close


def _check_sound(name: str, _sandbox: Sandbox) -> str:
    data = sound_file(Sound(name)).read_bytes()
    is_whole = data[:4] == b"RIFF" and int.from_bytes(data[4:8], "little") == len(data) - 8
    expect(is_whole and any(data[44:]), "the file is cut or silent")  # 44 bytes of header
    return f"sound here: {Sounds().support.value}"


def _check_licences(_sandbox: Sandbox) -> None:
    for component in read_components():
        expect(bool(read_texts(component).strip()), f"the text for {component.name} is empty")


INSTALLATION_CHECKS: Checks = {
    "Qt shows windows here": _check_window,
    "There is a font": _check_fonts,
    "Every module can be imported": _check_modules,
    **for_each("Language", CODES, _check_language),
    **for_each("Sound", [sound.value for sound in Sound], _check_sound),
    "Every component has its licence": _check_licences,
}
