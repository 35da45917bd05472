"""The strip below the table: what a player does without a card alone, in three places that never move."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QDeadlineTimer, QEvent, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QAccessible, QColor, QKeyEvent, QKeySequence, QPainter, QPaintEvent
from PySide6.QtWidgets import QPushButton, QWidget

from engine.cards.card import Card
from engine.fast_dataclass import replace
from engine.games.table import Answer, Offer
from engine.text.sentence import sentence
from straights_gui.view.style.parts.buttons import Kind, Text, button, label
from straights_gui.view.style.parts.enter_button import EnterButton
from straights_gui.view.style.parts.focus_ring import FocusRing
from straights_gui.view.style.parts.layouts import row_of
from straights_gui.view.style.parts.slider import Slider
from straights_gui.view.style.sheet_style import sheet_style
from straights_gui.view.style.theme import theme, tokens
from straights_gui.view.table.offers.sum_field import SumField
from straights_gui.view.text.rendering import fill, list_text, number_text, shown

if TYPE_CHECKING:
    from engine.games.table import Button, Table

_OUT, _ON, _BET, _FIELD, _EDGE = 8.5, 15.0, 11.0, 5.5, 0.8
"""The widths of the buttons, of the field and of the edges, in units of type."""
_LEAST, _WITH_SLIDER, _WHOLE = 56.0, 66.0, 86.0
"""The widths of the smallest strip, of one with a slider, and of one that needs no more."""
_NARROW = "QPushButton[kind] { padding: 4px 6px; }"
"""What leaves room for all texts in a strip without a slider."""
_INDENT = 0.2
"""The most of a strip before its first place."""
_WAIT = 6
"""After how many seconds the next hand is dealt, unless the player waits."""
_REST = 250
"""How long buttons ignore presses after their texts have changed, in milliseconds."""


_AGAIN = Offer("", button=sentence("ScoreSheet", "Play again"), shortcut="Shift+Enter")
"""What the strip offers by itself to a player who is out of the game."""


class Strip(QWidget):
    """The way out, the way on and the amount; each is drawn from an offer.

    Attributes:
        answered: the player did what is offered, with an Answer.
        asked: a text that asks whether to do it; the next press does it.
        continued: the player wants the table to go on, as nobody is on turn.
        again_requested: the player is out of the game and wants another.
        due: the next hand would be dealt by now.
        waited: at a server, whether the next hand is to wait.
        countdown: runs until then.
        is_at_server: whether a server deals, and others play on without the player.
        waiting: for whom the next hand of a server waits.
        may_deal: whether the player may have it dealt.
        table: what is shown.
    """

    answered = Signal(object)
    asked = Signal(str)
    continued, again_requested, due = Signal(), Signal(), Signal()
    waited = Signal(bool)

    is_at_server = may_deal = False
    waiting: tuple[str, ...] = ()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.out, self.on = EnterButton(self, key="F"), EnterButton(self)
        self.amount = EnterButton(self, key="B")
        self.slider, self.field = Slider(self), SumField(self)
        self.slider.setPageStep(10)
        self.note = label(self, "", Text.BODY, wraps=True)
        self.wait = button(self, "", Kind.QUIET, self._on_wait)
        self.countdown, self._seconds = QTimer(self, interval=1000), 0
        self._marks: list[QPushButton] = []
        self.table: Table | None = None
        self._offers: dict[QPushButton, Offer] = {}
        self._chosen: tuple[Card, ...] = ()
        self._asks: Offer | None = None
        self._idle: dict[QPushButton, Button] = {}
        self._numbered: list[Offer] = []
        self._may_go_on = self._is_over = self._is_wide = False
        self._widths: dict[QPushButton, int] = {}
        self._left = self._right = 0
        self._rest = QDeadlineTimer()
        whole = None, self.out, self.on, self.amount, (self.slider, 1), self.field, self.wait, (self.note, 1)
        self._row = row_of(*whole, parent=self)
        self._connect()
        FocusRing(self)
        self.hide()

    def _connect(self) -> None:
        for each in (self.out, self.on, self.amount):
            each.clicked.connect(lambda _on, pressed=each: self.press(pressed))
            each.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves Enter to the button that names it
        self.slider.valueChanged.connect(self.field.setValue)
        self.field.entered.connect(partial(self.press, self.amount))
        self.field.valueChanged.connect(self._on_amount)
        self.countdown.timeout.connect(self._on_second)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange and self.table is not None:
            self.follow(self.table)

    def follow(self, table: Table) -> None:
        """Show what the table offers by a button, and the buttons of the game; nothing if it has none."""
        self.table = table
        offered = [offer for offer in table.offers if offer.button is not None]
        ways = [offer for offer in offered if not offer.numbers]
        numbered = self._numbered = [offer for offer in offered if offer.numbers]
        self._is_over = table.result is not None and table.result.is_last
        self._may_go_on = self.isEnabled() and self._goes_on(table)
        places = ((self.out, ways[:-1]), (self.on, ways[-1:]), (self.amount, numbered))
        self._offers = {place: offers[0] for place, offers in places if offers}
        is_left = table.viewer is not None and table.seats[table.viewer].is_left
        is_out = is_left and not self._is_over
        if is_out and not self.is_at_server:
            self._offers[self.out] = _AGAIN
        idle = () if is_out or table.viewer is None else table.buttons[::-1]
        self._idle = dict(zip((self.on, self.out), idle, strict=False))
        self.note.setText(_is_out_text() if is_out else self._why_not(table))
        self._chosen, self._asks = (), None
        for each in (self.amount, self.slider, self.field):
            each.setVisible(bool(numbered))
        self.note.setVisible(not numbered)
        self._count_down(is_on=self._may_go_on and not self._is_over and not self.is_at_server)
        if self.is_at_server and not self._is_over and _is_ended(table):
            is_own = table.viewer is not None and table.seats[table.viewer].player == ""
            self._show_waiting(can_wait=is_own and not is_left)
        self._center(is_alone=len(table.buttons) == 1)
        self._propose(numbered)
        self._show_marks()
        self.setVisible(not self.isHidden() or bool(offered or self._may_go_on or table.buttons))
        self._name()
        self._rest.setRemainingTime(_REST)

    def _propose(self, numbered: list[Offer]) -> None:
        for offer in numbered:
            least, most, proposed = offer.numbers
            self.slider.setRange(least, most)
            self.slider.setValue(proposed)
            self.field.setValue(proposed)  # which may differ from the slider's

    def _goes_on(self, table: Table) -> bool:
        """Whether the player lets the table go on, or begins another game."""
        is_seated = table.viewer is not None
        return _is_ended(table) and (
            not self.is_at_server or (is_seated and (self._is_over or self.may_deal))
        )

    def _count_down(self, *, is_on: bool) -> None:
        """Begin to count, or go on; whoever listens to the table has all the time."""
        if not is_on or QAccessible.isActive():
            self._seconds = 0
            self.countdown.stop()
        elif not self._seconds:
            self._seconds = _WAIT
            self.countdown.start()
        self.wait.setVisible(self.countdown.isActive())
        if self.countdown.isActive():
            self.wait.setText(self.tr("Wait"))
            self.note.setText(fill(self.tr("The next hand is dealt in {seconds} s"), seconds=self._seconds))

    def _show_waiting(self, *, can_wait: bool) -> None:
        self.wait.setVisible(can_wait and not self.may_deal)
        self.wait.setText(self.tr("Wait"))
        if self.waiting:
            names = list_text(self.waiting)
            self.note.setText(fill(self.tr("The next hand waits for {names}."), names=names))

    def _on_wait(self) -> None:
        if self.is_at_server:
            self.waited.emit(True)
            return
        self.countdown.stop()
        self.wait.hide()
        self.note.setText("")

    def _on_second(self) -> None:
        """Count while the player sees it: not behind a sheet or another window, nor in a replay."""
        if not self.isEnabled() or not self.isActiveWindow():
            return
        self._seconds -= 1
        if self._seconds:
            self._count_down(is_on=True)
        else:
            self._on_wait()
            self.due.emit()

    def choose(self, cards: tuple[Card, ...]) -> None:
        """Take these cards for the offer that wants some."""
        self._chosen = cards
        self._name()

    def focus_button(self, key: str) -> None:
        """Focus the button of the offer of this key."""
        for place, offer in self._offers.items():
            if offer.key == key:
                place.setFocus()

    @property
    def is_settled(self) -> bool:
        """Whether its texts have been there for a moment, so that presses count."""
        return self._rest.hasExpired()

    @property
    def picking(self) -> Offer | None:
        """The offer for which cards are chosen before a button is pressed."""
        return next((offer for offer in self._offers.values() if offer.cards), None)

    def button_for(self, event: QKeyEvent) -> QPushButton | None:
        """The button that a key presses."""
        pressed = QKeySequence(event.keyCombination()).toString().replace("Return", "Enter")
        if not self.isEnabled():
            return None
        if self._may_go_on and pressed == "Enter":
            return self.on
        found = (place for place, offer in self._offers.items() if offer.shortcut == pressed)
        return next(found, None) if self.isVisible() else None

    def fit(self, room: QRectF, unit: float) -> None:
        """Lay it out in a part of the view, smaller where all of it would not fit else."""
        unit = min(unit, room.width() / _LEAST)
        self._is_wide = room.width() >= _WITH_SLIDER * unit
        self._left = round(max(_EDGE * unit, min(_INDENT * room.width(), room.width() - _WHOLE * unit)))
        self.setGeometry(room.toRect())
        self.setStyleSheet(sheet_style(theme(), unit) + ("" if self._is_wide else _NARROW))
        self._right = round(_EDGE * unit)
        self._row.setSpacing(round(0.6 * unit))
        for place, width in ((self.out, _OUT), (self.on, _ON), (self.amount, _BET)):
            self._widths[place] = round(min(width * unit, room.width() / (4 if self._is_wide else 5.5)))
        self.field.setFixedWidth(round(_FIELD * unit))
        self._name()
        self._center(is_alone=self._row.stretch(0) > 0)
        self._show_marks()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the ground, with a bright edge while something is offered."""
        painter, line = QPainter(self), 2 if self._offers else 1
        painter.fillRect(self.rect(), QColor(tokens().bar))
        painter.fillRect(0, 0, self.width(), line, QColor(theme().active if self._offers else tokens().hair))

    def _name(self) -> None:
        """Write the texts of the buttons, with the number of cards or chips."""
        for place in (self.out, self.on, self.amount):
            offer = self._offers.get(place)
            place.key = offer.shortcut if offer is not None and place is not self.on else place.key
            is_next = place is self.on and self._may_go_on
            if offer is not None and offer.button is not None:
                values = dict(offer.button.values)
                if "number" in values:
                    values["number"] = self.field.value() if offer.numbers else len(self._chosen)
                place.setText(shown(replace(offer.button, values=values)))
                place.setEnabled(not offer.cards or offer.least <= len(self._chosen) <= offer.most)
            elif is_next:
                again = QCoreApplication.translate("ScoreSheet", "Play again")
                place.setText(again if self._is_over else self.tr("Next hand"))
                place.setEnabled(True)
            else:
                place.setEnabled(False)
                if place in self._idle:
                    place.setText(shown(self._idle[place].label))
        self.out.setVisible(bool(self.out.text()) and (not self._may_go_on or self.out in self._offers))
        self.on.setVisible(self._may_go_on or self.on in self._offers or self.on in self._idle)
        for each, width in self._widths.items():
            each.setFixedWidth(max(width, each.minimumSizeHint().width()))
        self.update()

    def _why_not(self, table: Table) -> str:
        """Why the way on is not offered to the player on turn."""
        why = self._idle[self.on].why_not if self.on in self._idle and self.on not in self._offers else None
        return "" if why is None or table.turn is None or table.turn != table.viewer else shown(why)

    def _center(self, *, is_alone: bool) -> None:
        """Put a button that is alone in the game into the middle; the places of others never move."""
        policy = self.out.sizePolicy()
        policy.setRetainSizeWhenHidden(not is_alone)
        self.out.setSizePolicy(policy)
        self._row.setStretch(0, int(is_alone))
        self._row.setContentsMargins(self._right if is_alone else self._left, 0, self._right, 0)

    def _show_marks(self) -> None:
        """Show the named numbers; where there is little room in place of the slider, without the numbers."""
        self.slider.setVisible(self._is_wide and bool(self._numbered))
        for shown_before in self._marks:
            shown_before.hide()
            shown_before.deleteLater()
        self._marks = []
        for offer in self._numbered:
            for mark in offer.marks:
                number = f" {number_text(mark.number)}" if self._left > self._right else ""
                text = shown(mark.label) + number
                self._marks.append(button(self, text, Kind.QUIET, partial(self.field.setValue, mark.number)))
                self._marks[-1].setFocusPolicy(Qt.FocusPolicy.TabFocus)
                self._row.addWidget(self._marks[-1])
                self._marks[-1].show()
        self._row.activate()

    def _on_amount(self, number: int) -> None:
        before = self.slider.blockSignals(True)  # it would cut the number to its limits
        self.slider.setValue(number)
        self.slider.blockSignals(before)
        self._name()

    def press(self, place: QPushButton) -> None:
        """Do what a button offers, or ask first."""
        offer = self._offers.get(place)
        if not self.is_settled or not place.isEnabled():
            return
        if offer is None and self.is_at_server and not self._is_over:
            self.waited.emit(False)
        elif offer is None:
            self.continued.emit()
        elif offer is _AGAIN:
            self.again_requested.emit()
        elif offer.asks is not None and self._asks is not offer:
            self._asks = offer
            self.asked.emit(shown(offer.asks))
        else:
            number = self.field.value() if offer.numbers else 0
            self.answered.emit(Answer(offer.key, self._chosen if offer.cards else (), offer.target, number))


def _is_out_text() -> str:
    return QCoreApplication.translate(
        "Draw", "You are out: too few chips for the next hand. The others play on."
    )


def _is_ended(table: Table) -> bool:
    """Whether a hand has ended, and no other has begun."""
    return table.turn is None and table.result is not None and bool(table.result.awards)
