"""The files that QSettings will read: found before it opens them, since it waits for ever at a named pipe."""

from __future__ import annotations

import stat
import sys
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QSettings

_ELSEWHERE = "no-such-organization"  # has no files, so that asking for its folder reads none


def special_settings() -> tuple[Path, ...]:
    """What stands in the place of a settings file or of its lock, and is a pipe, a device or a socket."""
    if sys.platform in ("win32", "darwin"):  # a registry, and a service of the system
        return ()
    native, own = QSettings.Format.NativeFormat, QSettings.Scope.UserScope
    base = Path(QSettings(native, own, _ELSEWHERE, _ELSEWHERE).fileName()).parent.parent
    organization = QCoreApplication.organizationName()
    files = (base / organization / QCoreApplication.applicationName(), base / organization)
    endings = (".conf", ".conf.lock")
    places = [file.with_name(file.name + ending) for file in files for ending in endings]
    return tuple(place for place in places if _is_special(place))


def _is_special(path: Path) -> bool:
    """Whether launcher the path may wait, or never come to an end."""
    try:
        mode = path.stat().st_mode
    except OSError:
        return False
    return not (stat.S_ISREG(mode) or stat.S_ISDIR(mode))
