"""Answers to what the program asks, and dialogs that wait for nobody."""

from collections.abc import Callable
from typing import TypeVar

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QDialog

from straights_gui.view.dialogs import confirm
from straights_gui.view.sheets.sheet import awaited_dialog

Dialog = TypeVar("Dialog", bound=QDialog)


def answer_questions(patch: pytest.MonkeyPatch, *, is_wanted: bool) -> list[tuple[str, ...]]:
    """Say yes or no to each question from now on; returns title, text and button of those that come."""
    asked: list[tuple[str, ...]] = []

    def answer(_parent: object, *texts: str) -> bool:
        asked.append(texts)
        return is_wanted

    patch.setattr(confirm, "ask", answer)
    return asked


def opened_dialogs(patch: pytest.MonkeyPatch, kind: type[Dialog]) -> list[Dialog]:
    """Let dialogs of a kind wait for nobody from now on; returns those that are opened."""
    opened: list[Dialog] = []

    def note(dialog: Dialog) -> None:
        opened.append(dialog)

    patch.setattr(kind, "exec", note)
    return opened


def use_next_dialog(kind: type[Dialog], use: Callable[[Dialog], object]) -> None:
    """Do something in the dialog that is opened next, which is of a kind, and close it."""

    def act() -> None:
        dialog = awaited_dialog()
        assert isinstance(dialog, kind)
        try:
            use(dialog)
        finally:
            dialog.reject()

    QTimer.singleShot(0, act)
