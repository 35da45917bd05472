"""Answers to what the program asks, and dialogs that wait for nobody."""

from typing import TypeVar

import pytest
from PySide6.QtWidgets import QDialog

from straights_gui.view.dialogs import confirm

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
