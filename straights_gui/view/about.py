"""What the program is, by whom it may be used, and what it is built with."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, qVersion
from PySide6.QtWidgets import QMessageBox, QWidget

from engine.version import VERSION


def show_about(parent: QWidget) -> None:
    """Show the box."""
    translate = QCoreApplication.translate
    text = translate(
        "About",
        "<h3>Straights {version}</h3>"
        "<p>A card game of the Sevens family for four players.</p>"
        "<p>A computer player knows its own hand and what everybody at the table can see, nothing else.</p>"
        "<p>The cards of a game are fixed before the first is dealt. A seed that the program draws is "
        "sealed: you see its hash from the start, and can check it when the game is over.</p>"
        "<p>Straights is free software under the MIT licence. It is built with Qt {qt} and PySide6, "
        "which are used under the GNU Lesser General Public License, version 3.</p>",
    )
    text = text.replace("{version}", VERSION).replace("{qt}", qVersion())
    QMessageBox.about(parent, translate("About", "About Straights"), text)
