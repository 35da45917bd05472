"""Texts about the network itself: missing libraries, tables nearby, in the player's language."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from straights_gui.platform.network_parts import MissingPart
from straights_gui.platform.system_libraries import NETWORK_LIBRARIES
from straights_gui.view.text.fill import fill


def missing_part_text(part: MissingPart) -> str:
    """Explain why network games are unavailable on this machine, and how to enable them."""
    translate = QCoreApplication.translate
    if part.package:
        text = translate(
            "NetworkText",
            "Tables over a network need the Python package {package}, which isn’t installed.",
        )
        return fill(text, package=part.package)
    if part.library in NETWORK_LIBRARIES:
        text = translate(
            "NetworkText",
            "Tables over a network need the library {library} (Debian: {package}), which isn’t installed.",
        )
        return fill(text, library=part.library, package=NETWORK_LIBRARIES[part.library])
    if part.library:
        text = translate(
            "NetworkText", "Tables over a network need the library {library}, which isn’t installed."
        )
        return fill(text, library=part.library)
    text = translate(
        "NetworkText", "Tables over a network need Qt’s network library, which can’t be loaded ({reason})."
    )
    return fill(text, reason=part.detail)


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
