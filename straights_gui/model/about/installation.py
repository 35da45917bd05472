"""The installation: versions, system, and whether it is a bundle."""

from __future__ import annotations

import platform
import sys
from pathlib import Path

import PySide6
from PySide6.QtCore import qVersion

from engine.fast_dataclass import dataclass
from engine.version import VERSION


@dataclass(frozen=True, slots=True)
class Installation:
    """The versions of the program and of its platform.

    Attributes:
        system: the operating system and the processor.
        qt_folder: the folder of the Qt libraries in use.
        bundle: the folder of the bundle, None if the program runs on an installed Python.
    """

    straights: str
    qt: str
    pyside: str
    python: str
    system: str
    qt_folder: Path
    bundle: Path | None

    def __str__(self) -> str:
        """Everything on one line, for bug reports and the self-test."""
        versions = f"Straights {self.straights}, Qt {self.qt}, PySide6 {self.pyside}, Python {self.python}"
        return f"{versions}, {self.system}, {'no bundle' if self.bundle is None else f'bundle {self.bundle}'}"


def installation() -> Installation:
    """The current installation."""
    is_bundle = bool(getattr(sys, "frozen", False))
    return Installation(
        straights=VERSION,
        qt=qVersion(),
        pyside=PySide6.__version__,
        python=platform.python_version(),
        system=platform.platform(),
        qt_folder=Path(PySide6.__file__ or "").parent,
        bundle=Path(sys.executable).parent if is_bundle else None,
    )


def program_command() -> tuple[str, ...]:
    """The command that starts this program again: the bundle's own program, or a module of this Python."""
    if installation().bundle is not None:
        return (sys.executable,)
    return (sys.executable, "-m", "straights_gui")
