"""The few questions that are asked at all, each only of who wants to be asked."""

from __future__ import annotations

from PySide6.QtWidgets import QMessageBox, QWidget

from straights_gui.view.targets import make_roomy


def ask(parent: QWidget, title: str, text: str, yes: str) -> bool:
    """Ask; the answer that changes nothing is the default."""
    box = QMessageBox(parent)
    box.setWindowTitle(title)
    box.setIcon(QMessageBox.Icon.Question)
    box.setText(title)
    box.setInformativeText(text)
    accept = box.addButton(yes, QMessageBox.ButtonRole.AcceptRole)
    keep = box.addButton(QMessageBox.StandardButton.Cancel)
    box.setDefaultButton(keep)
    make_roomy(box)
    box.exec()
    is_wanted = box.clickedButton() is accept
    box.deleteLater()
    return is_wanted
