"""Errors as texts for the player, and why there are no tables over a network."""

from __future__ import annotations

import errno

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from engine.errors import SaveGameError
from engine.names import is_name
from engine.straights.text.refusals import unreadable_game
from straights_gui.platform.network_parts import MissingPart
from straights_gui.platform.system_libraries import NETWORK_LIBRARIES
from straights_gui.view.text.rendering import fill, shown

_REASONS = {
    errno.ENOSPC: QT_TRANSLATE_NOOP("ErrorText", "the disk is full"),
    errno.EDQUOT: QT_TRANSLATE_NOOP("ErrorText", "the disk is full"),
    errno.EROFS: QT_TRANSLATE_NOOP("ErrorText", "the disk is read-only"),
    errno.EACCES: QT_TRANSLATE_NOOP("ErrorText", "access is denied"),
    errno.EPERM: QT_TRANSLATE_NOOP("ErrorText", "access is denied"),
    errno.EIO: QT_TRANSLATE_NOOP("ErrorText", "the disk doesn’t work"),
    errno.ENOENT: QT_TRANSLATE_NOOP("ErrorText", "it isn’t there"),
}


def reason_text(error: SaveGameError | OSError) -> str:
    """Explain why a file could not be read or written; rare errors have the system's text."""
    if isinstance(error, SaveGameError):
        return shown(unreadable_game(error))
    known = _REASONS.get(error.errno or 0)
    if known is None:
        return error.strerror or str(error)
    return QCoreApplication.translate("ErrorText", str(known))


def statistics_text(file: str, reason: str, moved_to: str) -> str:
    """Explain why statistics cannot be used, and where an unreadable file was moved; "" if it was not."""
    translate = QCoreApplication.translate
    if moved_to:
        text = translate(
            "ErrorText",
            "Couldn’t read the statistics ({reason}). They are kept as {file}, and new ones are started.",
        )
        return fill(text, reason=reason, file=moved_to)
    text = translate(
        "ErrorText", "Couldn’t use the statistics in {file} ({reason}). The game continues without them."
    )
    return fill(text, file=file, reason=reason)


def name_problem_text(name: str) -> str:
    """Explain why nobody can have this name, "" if one can."""
    translate = QCoreApplication.translate
    if not name:
        return translate("ErrorText", "Enter a name.")
    if not is_name(name):
        return translate("ErrorText", "This name contains characters that can’t be shown.")
    return ""


def missing_part_text(part: MissingPart) -> str:
    """Explain why network games are unavailable on this machine, and how to enable them."""
    translate = QCoreApplication.translate
    if part.package:
        text = translate(
            "NetworkText",
            "Tables over a network need the Python package {package}, which isn’t installed.",
        )
    elif part.library in NETWORK_LIBRARIES:
        text = translate(
            "NetworkText",
            "Tables over a network need the library {library} (Debian: {package}), which isn’t installed.",
        )
    elif part.library:
        text = translate(
            "NetworkText", "Tables over a network need the library {library}, which isn’t installed."
        )
    else:
        text = translate(
            "NetworkText",
            "Tables over a network need Qt’s network library, which can’t be loaded ({reason}).",
        )
    package = part.package or NETWORK_LIBRARIES.get(part.library, "")
    return fill(text, package=package, library=part.library, reason=part.detail)


def nearby_problem_text(problem: str) -> str:
    """Explain how to solve a problem of `model.nearby.finder`; "" for none."""
    translate = QCoreApplication.translate
    match problem:
        case "missing":
            text = translate("Nearby", "To find tables on your network, type: {command}")
            return fill(text, command='pip install "straights[lan]"')
        case "blocked":
            return translate("Nearby", "Couldn’t look for tables on your network. Paste a link instead.")
        case _:
            return ""
