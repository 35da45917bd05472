"""Explains in the player's language why no tables are found on the local network."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from straights_gui.view.text.fill import fill


def nearby_problem_text(problem: str) -> str:
    """Explain how to solve a problem of `model.nearby.finder`; "" for none."""
    translate = QCoreApplication.translate
    match problem:
        case "missing":
            text = translate("Nearby", "To find tables on your network, install the extra lan: {command}")
            return fill(text, command='pip install "straights[lan]"')
        case "blocked":
            return translate("Nearby", "Could not look for tables on your network. Paste a link instead.")
        case _:
            return ""
