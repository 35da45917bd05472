"""Confirmation dialogs; controllers ask only players who have not turned them off."""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMessageBox, QWidget

from straights_gui.view.dialogs.dialog_parts import set_question_icons
from straights_gui.view.style.hit_size import ensure_hit_size


class Answer(Enum):
    """What to do with a game that is not saved."""

    GO_ON = "go on"
    SAVE = "save"
    CANCEL = "cancel"


def ask(parent: QWidget, title: str, text: str, yes: str) -> bool:
    """Ask for confirmation; returns whether it was given. Cancel is the default button."""
    box = _box(parent, title, text)
    accept = box.addButton(yes, QMessageBox.ButtonRole.AcceptRole)
    _show(box)
    return box.clickedButton() is accept


def ask_to_save(parent: QWidget, title: str, text: str, go_on: str, save: str) -> Answer:
    """Ask before an unsaved game is discarded. Cancel is the default button."""
    box = _box(parent, title, text)
    lose = box.addButton(go_on, QMessageBox.ButtonRole.DestructiveRole)
    keep = box.addButton(save, QMessageBox.ButtonRole.AcceptRole)
    _show(box)
    if box.clickedButton() is lose:
        return Answer.GO_ON
    return Answer.SAVE if box.clickedButton() is keep else Answer.CANCEL


def _box(parent: QWidget, title: str, text: str) -> QMessageBox:
    box = QMessageBox(parent)
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.setWindowTitle(title)
    box.setText(title)
    box.setInformativeText(text)
    return box


def _show(box: QMessageBox) -> None:
    box.setDefaultButton(box.addButton(QMessageBox.StandardButton.Cancel))
    set_question_icons(box)
    ensure_hit_size(box)
    box.exec()
    box.deleteLater()
