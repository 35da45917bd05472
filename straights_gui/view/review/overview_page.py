"""The overview of a review: the total cost, the luck, all choices, and the moments that cost most."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QLabel, QPushButton, QSizePolicy, QWidget

from engine.straights.review.game_review import MOMENTS, Decision, RoundReview
from engine.straights.text.reviews import choice, headline, moments, other_choices, place
from engine.straights.text.today import deal_verdict
from straights_gui.view.review.decision_line import DecisionLine
from straights_gui.view.review.state import ReviewState
from straights_gui.view.style.parts.buttons import Text, label
from straights_gui.view.style.parts.choices import ListField
from straights_gui.view.style.parts.decided_by import DecidedBy
from straights_gui.view.style.parts.layouts import column_of, row_of
from straights_gui.view.style.tokens import LEAST_HIT
from straights_gui.view.text.rendering import fill, shown

_SPACE = 8


class MomentButton(QPushButton):
    """A button with two left-aligned lines of text."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._place, self._choice = label(self, "", Text.QUIET), label(self, "", wraps=True)
        self.setAutoDefault(True)
        for part in (self._place, self._choice):
            part.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        column_of(self._place, self._choice, spacing=1, margins=(8, 7, 8, 7), parent=self)
        policy = self.sizePolicy()
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def show_text(self, place: str, choice: str) -> None:
        """Show the moment and the choice."""
        self._place.setText(place)
        self._choice.setText(choice)
        self.setAccessibleName(f"{place}: {choice}")
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        """Return the size of the text, or that of a target that is easy to hit."""
        layout = self.layout()
        size = super().sizeHint() if layout is None else layout.sizeHint()
        return size.expandedTo(QSize(LEAST_HIT, LEAST_HIT))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()


class OverviewPage(QWidget):
    """Shows a review.

    Attributes:
        opened: the player wants to see the table at a choice.
        rounds, seats: choose another round (0 for all), or another seat.
        copy: copies the result of a shared deal as a line of text.
        next_chair: plays the same cards from the next seat.
        line, decided, moments: the parts below.
    """

    opened = Signal(object)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._moments: tuple[Decision, ...] = ()
        self.rounds, self.seats = ListField(self), ListField(self)
        self.headline, self.progress, self.heading = (QLabel(self) for _ in range(3))
        self.line, self.decided = DecisionLine(self), column_of()
        self.moments = tuple(self._moment_button(number) for number in range(MOMENTS))
        self.others, self.same_cards = QLabel(self), QLabel(self)
        self.copy, self.next_chair = page_button(self), page_button(self)
        self._lay_out()
        self.line.opened.connect(self.opened)
        self.retranslate()

    def _lay_out(self) -> None:
        for field in (self.rounds, self.seats):
            field.setSizeAdjustPolicy(ListField.SizeAdjustPolicy.AdjustToContents)
        self.seats.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self._choices = row_of(self.rounds, (self.seats, 1))
        for each in (self.headline, self.heading):
            font = each.font()
            font.setBold(True)
            each.setFont(font)
        for each in (self.headline, self.progress, self.others, self.same_cards):
            each.setWordWrap(True)
        above = self._choices, self.progress, self.headline, self.line, self.decided
        below = self.heading, *self.moments, self.others, self.same_cards, self.copy, self.next_chair
        column_of(*above, _SPACE, *below, None, parent=self)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange_choices()

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        self.heading.setText(self.tr("What cost most"))
        self.copy.setText(self.tr("Copy result to share"))
        self.next_chair.setText(self.tr("Play these cards from the next seat"))
        self.rounds.setAccessibleName(QCoreApplication.translate("StatisticsController", "Rounds"))
        self.seats.setAccessibleName(QCoreApplication.translate("StatisticsDialog", "Player"))

    def show_state(self, state: ReviewState) -> None:
        """Show a review as far as it has been computed."""
        self._fill_choices(state)
        rounds = state.shown
        self.progress.setText(self._progress_text(state))
        self.progress.setVisible(bool(self.progress.text()))
        self.headline.setVisible(bool(rounds))
        self.line.setVisible(bool(rounds))
        self._show_decided(rounds)
        self.line.show_state(state)
        self._show_moments(state)
        self._show_deal(state)
        self.updateGeometry()

    def _show_decided(self, rounds: tuple[RoundReview, ...]) -> None:
        """Say in a sentence what these rounds were like, and show what decided them."""
        for before in self.findChildren(DecidedBy):
            before.hide()  # until the event loop deletes it
            before.deleteLater()
        if rounds:
            self.headline.setText(shown(headline(rounds)))
            decided = DecidedBy(self, rounds)
            self.decided.addWidget(decided)
            decided.show()

    def _show_deal(self, state: ReviewState) -> None:
        """Show the results of others with the same cards."""
        is_shown = bool(state.deal and state.shown)
        for widget in (self.same_cards, self.copy, self.next_chair):
            widget.setVisible(is_shown and (widget is not self.copy or state.result is not None))
        if is_shown:
            self.same_cards.setText(same_cards_text(state))

    def _fill_choices(self, state: ReviewState) -> None:
        text = QCoreApplication.translate("MainWindow", "Round {number}")
        names = [fill(text, number=number) for number in range(1, state.count + 1)]
        self.rounds.clear()
        self.rounds.addItems([self.tr("All rounds"), *names])
        self.rounds.setCurrentIndex(state.chosen)
        self.seats.clear()
        self.seats.addItems(list(state.names))
        self.seats.setCurrentIndex(state.seat)
        self._arrange_choices()

    def _arrange_choices(self) -> None:
        """Put the two lists below each other where their texts need more than the width."""
        wanted = self.rounds.sizeHint().width() + self._choices.spacing() + self.seats.sizeHint().width()
        fits = wanted <= self.width()
        direction = QBoxLayout.Direction.LeftToRight if fits else QBoxLayout.Direction.TopToBottom
        self._choices.setDirection(direction)

    def _progress_text(self, state: ReviewState) -> str:
        if state.count == 0:
            return self.tr("A round can be reviewed once it is over.")
        if state.is_complete:
            return ""
        text = self.tr("Reviewing round {number} of {count}…")
        number = min(len(state.rounds) + 1, state.count)
        return fill(text, number=number, count=state.count)

    def _show_moments(self, state: ReviewState) -> None:
        self._moments, others = moments(state.shown), other_choices(state.shown)
        self.heading.setVisible(bool(self._moments))
        for number, button in enumerate(self.moments):
            button.setVisible(number < len(self._moments))
            if number < len(self._moments):
                decision = self._moments[number]
                where = shown(place(state.round_of(decision), decision))
                button.show_text(where, shown(choice(decision)))
        self.others.setVisible(others is not None)
        self.others.setText("" if others is None else shown(others))

    def _moment_button(self, number: int) -> MomentButton:
        button = MomentButton(self)
        button.clicked.connect(lambda: self.opened.emit(self._moments[number]))
        return button


def same_cards_text(state: ReviewState) -> str:
    """The player's result beside those of computers with the same cards, and whether there was help."""
    translate = QCoreApplication.translate
    text = fill(translate("Review", "The same cards, deal {deal}:"), deal=state.deal)
    text = f"{text} {'…' if state.result is None else shown(deal_verdict(state.result))}"
    help_text = translate("Review", "You had help, or a player was exchanged.")
    return f"{text}\n{help_text}" if state.is_helped else text


def page_button(page: QWidget) -> QPushButton:
    """Return a button that Enter clicks too."""
    button = QPushButton(page)
    button.setAutoDefault(True)
    return button
