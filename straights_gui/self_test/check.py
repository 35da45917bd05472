"""What a check is, and how it is run: whatever goes wrong in it is a finding, and the next check follows."""

from __future__ import annotations

import sys
import traceback
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler

from straights_gui.model.about.installation import installation
from straights_gui.platform.waiting import TakesTooLong
from straights_gui.streams.standard_streams import write

if TYPE_CHECKING:
    from straights_gui.self_test.sandbox import Sandbox

Check: TypeAlias = "Callable[[Sandbox], str | None]"
"""Returns a remark or nothing; it fails if it raises anything, but for the lack of an extra."""
Checks: TypeAlias = Mapping[str, Check]

_EXTRAS = ("segno", "websockets", "zeroconf")
# The beginnings of Qt messages about the machine, or of their categories: not about this program.
_TOLERATED = (
    *("qt.multimedia", "qt.accessibility", "qt.qpa.services", "qt.qpa.theme", "qt.qpa.fonts", "qt.dbus"),
    "EnableNonClientDpiScaling() failed",  # Wine 8 lacks it
    "This plugin does not support",  # the offscreen platform, about features of real windows
    "QStandardPaths: ",  # a missing runtime folder, or one with wrong permissions
    "Detected locale ",  # a system without a proper locale; Qt falls back to UTF-8
    "No QtMultimedia backends found",  # bundles contain none: sounds are played without it
    "PulseAudioService: ",  # a sound server that does not respond
    "QFontDatabase: Cannot find font directory",  # offscreen on a system without fonts, which a check reports
)


class CheckFailed(Exception):
    """A check failed; the message says what it found."""


def for_each(kind: str, items: Iterable[str], check: Callable[[str, Sandbox], str | None]) -> Checks:
    """A check for each item of a registry."""
    return {f"{kind} {item}": partial(check, item) for item in items}


def expect(holds: bool, otherwise: str) -> None:  # an assertion that is never optimised away
    """Raise CheckFailed if a condition does not hold."""
    if not holds:
        raise CheckFailed(otherwise)


def lacks_extra(error: Exception) -> bool:
    """Whether an extra of pip's packages is not installed; a bundle must have them."""
    is_extra = isinstance(error, ModuleNotFoundError) and error.name in _EXTRAS
    return is_extra and installation().bundle is None


def run_check(name: str, check: Check, sandbox: Sandbox) -> str:
    """Run a check and print its result, which is returned."""
    remark, result = "", "ok"
    with captured_errors() as errors:
        try:
            remark = check(sandbox) or ""
        except ModuleNotFoundError as error:
            if not lacks_extra(error):
                raise
            remark, result = f"{error.name} is not installed", "skipped"
    if errors:
        with captured_errors() as more:
            sandbox.close()  # so that the next check gets a program of its own
        remark, result = "; ".join(dict.fromkeys(errors + more)), "FAILED"
    print(f"{result:7} {name}{f' ({remark})' if remark else ''}")
    return result


@contextmanager
def captured_errors() -> Iterator[list[str]]:
    """What the errors of Qt and Python say, those of the block included, which do not leave it."""
    errors: list[str] = []

    def on_message(kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
        if kind is QtMsgType.QtFatalMsg:  # which ends the process
            write(f"FAILED  Qt: {message}\n", is_error=True)
        is_told = kind not in (QtMsgType.QtDebugMsg, QtMsgType.QtInfoMsg)
        if is_told and not any(text.startswith(_TOLERATED) for text in (message, context.category or "")):
            errors.append(f"Qt: {message}")

    hook, sys.excepthook = sys.excepthook, lambda _kind, error, _trace: errors.append(description(error))
    handler = qInstallMessageHandler(on_message)
    try:
        yield errors
    except Exception as error:  # noqa: BLE001  # whatever a broken installation raises
        errors.append(description(error))
    finally:
        qInstallMessageHandler(handler)
        sys.excepthook = hook


def description(error: BaseException) -> str:
    """What an error says, and the line of code that raised it, in our code or elsewhere."""
    if isinstance(error, CheckFailed | TakesTooLong):
        return str(error)
    last = traceback.extract_tb(error.__traceback__)[-1:]
    places = [f" at {'/'.join(Path(frame.filename).parts[-3:])}:{frame.lineno}" for frame in last]
    return f"{type(error).__name__}: {error}{''.join(places)}"
