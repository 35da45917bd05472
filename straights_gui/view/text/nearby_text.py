"""Why no tables are found on the local network, in the player's language."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication


def nearby_problem_text(problem: str) -> str:
    """What to do about a problem of `model.nearby.finder`; empty for none."""
    translate = QCoreApplication.translate
    match problem:
        case "missing":
            text = translate("Nearby", "To find tables on your network, install the extra lan: {command}")
            return text.replace("{command}", 'pip install "straights[lan]"')
        case "blocked":
            return translate("Nearby", "Could not look for tables on your network. Paste a link instead.")
        case _:
            return ""
