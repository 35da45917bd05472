"""Questions before something is lost; controllers ask only players who have not turned them off."""

from __future__ import annotations

from enum import Enum

from PySide6.QtWidgets import QWidget

from engine.protocol import sheet as values
from straights_gui.view.sheets.part_views import text_of
from straights_gui.view.sheets.sheet import NARROW, Sheet
from straights_gui.view.style.parts.buttons import Kind, label
from straights_gui.view.text.rendering import shown


class Answer(Enum):
    """What to do with a game that is not saved."""

    GO_ON = "go on"
    SAVE = "save"
    CANCEL = "cancel"


class Question(Sheet):
    """Asks whether to do something. Cancel has the focus.

    Attributes:
        answer: what was answered.
        accept_button: the button that changes most, or saves.
    """

    width_wanted = NARROW

    def __init__(self, parent: QWidget, title: str, text: str, *, go_on: str = "", save: str = "") -> None:
        """`go_on` and `save` are the texts of the buttons; that of the last one is the primary one."""
        super().__init__(parent, title)
        self.answer = Answer.CANCEL
        self.setAccessibleDescription(text)
        self.body.addWidget(label(self, text, wraps=True))
        if save and go_on:
            self.add_button(go_on, Kind.DANGER, lambda: self._answer(Answer.GO_ON))
        last = Answer.SAVE if save else Answer.GO_ON
        self.accept_button = self.add_answer(save or go_on, lambda: self._answer(last))
        self.first = self.cancel_button

    def _answer(self, answer: Answer) -> None:
        self.answer = answer
        self.accept()


def is_wanted(parent: QWidget, question: values.Sheet) -> bool:
    """Ask a question that is a value; returns whether its last answer was given."""
    (note,) = question.parts
    assert isinstance(note, values.Note)
    return ask(parent, shown(question.title), text_of(note.text), shown(question.answers[-1].text))


def ask(parent: QWidget, title: str, text: str, yes: str) -> bool:
    """Ask for confirmation; returns whether it was given."""
    return _answer_to(Question(parent, title, text, go_on=yes)) is Answer.GO_ON


def ask_to_save(parent: QWidget, title: str, text: str, go_on: str, save: str) -> Answer:
    """Ask before an unsaved game is discarded."""
    return _answer_to(Question(parent, title, text, go_on=go_on, save=save))


def _answer_to(question: Question) -> Answer:
    question.exec()
    answer = question.answer
    question.deleteLater()
    return answer
