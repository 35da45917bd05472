"""A lesson: the table of a game on a sheet, where each step waits for one touch."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QWidget

from engine.cards.card import Card
from engine.games.table import Answer
from engine.text.sentence import Sentence
from straights_gui.view.sheets.sheet import WIDEST, Sheet
from straights_gui.view.style.motion import Motion
from straights_gui.view.style.parts.buttons import Kind, Text, button, label
from straights_gui.view.style.tokens import Radius
from straights_gui.view.table.input.screen_reader import ScreenReader
from straights_gui.view.table.table_view import TableView
from straights_gui.view.text.rendering import fill, spoken


class LessonSheet(Sheet):
    """Is accepted by the player who wants to play the game at the end; to skip the lesson rejects it.

    Attributes:
        table: where the steps are played. number: that of the step, from 0.
        skip_button, deal_button: those in sight before the end, and at the end.
    """

    width_wanted = height_wanted = WIDEST

    def __init__(
        self,
        parent: QWidget,
        title: str,
        count: int,
        draw: Callable[[TableView, int], Card | str],
        why_not: Callable[[int, Answer], Sequence[Sentence]],
        motion: Motion,
    ) -> None:
        """`draw` shows one of `count` steps, or the end, and returns the card or button to be touched.

        `why_not` says what is wrong with an answer, if it is; `motion` has the speed.
        """
        super().__init__(parent, title)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._count, self._draw, self._why_not = count, draw, why_not
        self._touch: Card | str = ""
        self.number, self.table = 0, TableView(Motion(motion.factor, motion.pause_factor))
        self.table.set_one_click(is_on=True)
        self.body.setContentsMargins(1, 0, 1, Radius.SHEET // 2)
        translate = QCoreApplication.translate
        self.place = label(self, "", Text.QUIET)
        self.skip_button = button(self, translate("Lesson", "Skip"), Kind.QUIET, self.reject)
        self.deal_button = button(self, translate("NewGameDialog", "Start"), Kind.PRIMARY, self.accept)
        self.body.addWidget(self.table, 1)
        # A footer would take room from the table.
        for each in (self.place, self.skip_button, self.deal_button):
            self.header.insertWidget(self.header.count() - 1, each)
        self._connect()
        self._draw_step(0)

    def _connect(self) -> None:
        table, reader = self.table, ScreenReader(self.table)
        table.card_activated.connect(lambda card: self._on_answer(Answer(cards=(card,))))
        table.card_dropped.connect(lambda card, _target: self._on_answer(Answer(cards=(card,))))
        table.answered.connect(self._on_answer)
        table.cancelled.connect(self.reject)
        self.finished.connect(lambda _result: table.motion.cancel())
        table.warned.connect(reader.announce)
        table.advised.connect(reader.announce)

    def show_step(self, number: int) -> None:
        """Show a step, or after the last one what its answer has done."""
        self.table.setFocus()  # else a button that goes would hand the focus to a card
        self._draw_step(number)
        self.take_focus()

    def _draw_step(self, number: int) -> None:
        is_over = number == self._count
        self.table.offers.is_on = not is_over  # else another hand would be offered
        self.number, self._touch = number, self._draw(self.table, number)
        text = QCoreApplication.translate("Lesson", "{number} of {count}")
        self.place.setText("" if is_over else fill(text, number=number + 1, count=self._count))
        self.skip_button.setVisible(not is_over)
        self.deal_button.setVisible(is_over)
        self.setAccessibleDescription(self.table.message.text)

    def take_focus(self) -> None:
        """Ring what is to be touched, as a hint does; the keys use it."""
        if isinstance(self._touch, Card):
            self.table.setFocus()
            self.table.choose(self._touch)
        elif self._touch:
            self.table.focus_button(self._touch)
        else:
            self.deal_button.setFocus()

    def _on_answer(self, answer: Answer) -> None:
        why = self._why_not(self.number, answer)
        if not why:
            self.show_step(self.number + 1)
            return
        self.table.return_card(spoken(*why))
        self.take_focus()
