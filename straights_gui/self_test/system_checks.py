"""Checks of the system: windows, fonts, and the modules that the program imports."""

from __future__ import annotations

import dis
import inspect
import os
import pkgutil
import sys
from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec
from types import CodeType

from PySide6.QtCore import QProcess, QProcessEnvironment
from PySide6.QtGui import QFontMetrics, QGuiApplication
from PySide6.QtWidgets import QApplication

import straights_gui
from engine.straights import strategies
from straights_gui.model.about.installation import installation, program_command
from straights_gui.platform.display import CHECK_SCREEN, has_display
from straights_gui.platform.qt_messages import REFUSED_SCREEN
from straights_gui.self_test.check import Check, Skipped, expect
from straights_gui.self_test.error_capture import description
from straights_gui.self_test.sandbox import Sandbox

_START_MS = 60_000
_EXTRAS = ("segno", "websockets", "zeroconf")
_FOR_WINDOWS = "straights_gui.streams.windows_streams"


def _check_window(_sandbox: Sandbox) -> str:
    """Start the program on the screen, in a process of its own; or up to the lack of a screen."""
    is_blind = not has_display(sys.platform, os.environ)
    program, *arguments = program_command()
    process = QProcess()
    process.setProcessChannelMode(QProcess.ProcessChannelMode.MergedChannels)
    if is_blind:
        environment = QProcessEnvironment.systemEnvironment()
        environment.insert("QT_QPA_PLATFORM", "xcb")
        process.setProcessEnvironment(environment)
    process.start(program, [*arguments, CHECK_SCREEN])
    expect(process.waitForFinished(_START_MS), f"{process.errorString()} ({_START_MS} ms)")
    text = " ".join(bytes(process.readAll().data()).decode(errors="replace").split())
    if is_blind and text == " ".join(REFUSED_SCREEN.split()):
        raise Skipped("there is no screen here, but what Qt needs for one")
    is_well = process.exitStatus() is QProcess.ExitStatus.NormalExit and process.exitCode() == 0
    expect(is_well, text or f"it ended with status {process.exitCode()}")
    return text


def _check_fonts(_sandbox: Sandbox) -> str:
    font = QApplication.font()
    has = QFontMetrics(font).inFontUcs4
    lacking = [ascii(letter) for letter in "AQz7\u00e9\u00df\u00f1" if not has(ord(letter))]
    if QGuiApplication.platformName() == "offscreen" and not sys.platform.startswith("linux"):
        lacking = []  # there it takes no fonts of the system
    expect(not lacking, f"the font {font.family()} has no letters {' '.join(lacking)}")
    return font.family()


def _check_modules(_sandbox: Sandbox) -> str:
    """Check that the modules of the window can be imported, and those that their functions import."""
    names = set[str]()
    for package in (straights_gui, strategies):
        names.update(each.name for each in pkgutil.walk_packages(package.__path__, f"{package.__name__}."))
    names.update(late for name in tuple(names) for late in _late_imports(name))
    if sys.platform != "win32":
        names.discard(_FOR_WINDOWS)
    wrong = list(filter(None, map(_import_error, sorted(names))))
    expect(not wrong, "; ".join(wrong))
    return f"{len(names)}"


def _late_imports(name: str) -> Iterator[str]:
    """The modules that the functions of a module import."""
    get_code = getattr(getattr(find_spec(name), "loader", None), "get_code", None)
    codes: list[CodeType | None] = [get_code(name) if get_code else None]
    for code in codes:
        if code is not None:
            codes += [each for each in code.co_consts if isinstance(each, CodeType)]
            if code.co_flags & inspect.CO_OPTIMIZED:  # a function, not the body of a module or class
                steps = dis.get_instructions(code)
                yield from (step.argval for step in steps if step.opname == "IMPORT_NAME")


def _import_error(name: str) -> str:
    """What is wrong with a module, "" if nothing or if it belongs to an extra that is not installed."""
    try:
        import_module(name)
    except Exception as error:  # noqa: BLE001  # whatever a broken installation raises
        lacks_extra = isinstance(error, ModuleNotFoundError) and error.name in _EXTRAS
        return "" if lacks_extra and installation().bundle is None else f"{name}: {description(error)}"
    return ""


SYSTEM_CHECKS = (
    Check("Qt shows windows here", _check_window),
    Check("There is a font", _check_fonts),
    Check("Every module can be imported", _check_modules),
)
