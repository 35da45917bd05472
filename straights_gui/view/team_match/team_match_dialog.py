"""The dialog of a team match: name and player, results so far, the next deal, lines to copy and add."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QSize, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from engine.straights.duplicate.team_match import PLAYERS, TeamMatch
from engine.straights.setup import MAX_NAME_LENGTH
from straights_gui.view.dialogs.dialog_parts import (
    ScrollingBody,
    close_buttons,
    complete,
    label_of,
    within_screen,
    wrapped_label,
)
from straights_gui.view.table.input.screen_reader import ScreenReader
from straights_gui.view.team_match.results_table import ResultsTable
from straights_gui.view.text.fill import fill
from straights_gui.view.window.icons import icon

_LINES = 3


class TeamMatchDialog(QDialog):
    """Shows a team match; requests of the player are signals.

    Attributes:
        named: the name in the field has changed.
        player_chosen: another of the four players was chosen, from 0.
        play_requested: the player wants to play the next deal.
        copy_requested: the player wants to copy the own results as a line of text.
        lines_given: the player wants to add lines from friends.
        name, player, results, lines, problem, play, copy, add: its parts.
        reader: announces outcomes to screen readers.
    """

    named = Signal(str)
    player_chosen = Signal(int)
    play_requested = Signal()
    copy_requested = Signal()
    lines_given = Signal(str)

    def __init__(self, parent: QWidget | None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Team match"))
        self.name, self.player = QLineEdit(self), QComboBox(self)
        self.name.setMaxLength(MAX_NAME_LENGTH)
        text = QCoreApplication.translate("NewGameDialog", "Player {number}")
        self.player.addItems([fill(text, number=each + 1) for each in range(PLAYERS)])
        self.results, self.lines, self.problem = ResultsTable(self), QPlainTextEdit(self), QLabel(self)
        self.play = QPushButton(icon("play"), "", self)
        self.copy = QPushButton(icon("copy"), self.tr("&Copy my results"), self)
        self.add = QPushButton(icon("add"), self.tr("&Add"), self)
        self.reader = ScreenReader(self)
        self._lay_out()
        self.name.textChanged.connect(self.named)
        self.player.activated.connect(self.player_chosen)
        self.play.clicked.connect(self.play_requested)
        self.copy.clicked.connect(self.copy_requested)
        self.add.clicked.connect(self._on_add)
        self.lines.textChanged.connect(self._enable_adding)
        complete(self)
        self.show_match(None, 0)
        self._fit()

    def show_match(self, match: TeamMatch | None, player: int, *, is_fixed: bool = False) -> None:
        """Show a match and the player's number, read-only if fixed; the match is None without a name."""
        self.player.setCurrentIndex(player)
        self.player.setEnabled(not is_fixed)
        self.results.show_match(match, player)
        deal = None if match is None else match.next_deal(player)
        text = self.tr("All deals played") if match and deal is None else self.tr("&Play deal {number}")
        self.play.setText(fill(text, number=(deal or 0) + 1))
        self.play.setEnabled(deal is not None)
        self.copy.setEnabled(match is not None and match.has_results(player))
        self._enable_adding()

    def show_lines(self, text: str, problem: str) -> None:
        """Show the lines that could not be added, and why."""
        self.lines.setPlainText(text)
        self.show_problem(problem or self.tr("Results added."))
        self.lines.setAccessibleDescription(problem)

    def show_problem(self, text: str) -> None:
        """Show and announce an error or an outcome; "" clears it."""
        self.problem.setText(text)
        self.reader.announce(text)

    def _lay_out(self) -> None:
        self._outer, body = QVBoxLayout(self), QWidget(self)
        layout = QVBoxLayout(body)
        layout.setContentsMargins(0, 0, 0, 0)
        about = self.tr(
            "Four friends play the same four deals against the same computers, each from another seat."
            " Agree on a name for the match and on who is which player."
        )
        legend = self.tr(
            "Points ahead of the mean of the others; in brackets par, what four strong computers make of it."
        )
        layout.addWidget(wrapped_label(self, about))
        layout.addLayout(self._fields())
        layout.addWidget(self.results)
        layout.addWidget(wrapped_label(self, legend))
        layout.addLayout(self._friends())
        self.problem.setWordWrap(True)
        self._body, self._scrolling = body, ScrollingBody(self, body)
        self._outer.addWidget(self._scrolling, 1)
        self._outer.addWidget(self.problem)
        self._outer.addWidget(self._buttons())

    def _fields(self) -> QHBoxLayout:
        row = QHBoxLayout()
        for text, field, stretch in (
            (self.tr("Match &name"), self.name, 1),
            (self.tr("&You are"), self.player, 0),
        ):
            row.addWidget(label_of(field, text))
            row.addWidget(field, stretch)
        return row

    def _friends(self) -> QVBoxLayout:
        column, row = QVBoxLayout(), QHBoxLayout()
        self.lines.setTabChangesFocus(True)
        self.lines.setPlaceholderText("Straights match …, player 2: +5 par -2, -, -, -")
        self.lines.setFixedHeight(round((_LINES + 0.8) * self.fontMetrics().lineSpacing()))
        row.addWidget(self.lines, 1)
        row.addWidget(self.add)
        column.addWidget(label_of(self.lines, self.tr("&Lines of your friends")))
        column.addLayout(row)
        return column

    def _buttons(self) -> QDialogButtonBox:
        buttons = close_buttons(self)
        buttons.addButton(self.copy, QDialogButtonBox.ButtonRole.ActionRole)
        buttons.addButton(self.play, QDialogButtonBox.ButtonRole.ActionRole)
        close = buttons.button(QDialogButtonBox.StandardButton.Close)
        for button in (self.play, self.copy, self.add, close):
            button.setAutoDefault(False)  # otherwise Enter after the name would start a game
        return buttons

    def _on_add(self) -> None:
        self.lines_given.emit(self.lines.toPlainText())
        self.lines.setFocus()  # the button may be disabled now

    def _fit(self) -> None:
        """Resize to the height of the texts at this width, limited to the screen."""
        scrolling = self._scrolling
        width = scrolling.sizeHint().width()
        around = self.sizeHint() - scrolling.sizeHint()
        height = self._body.heightForWidth(self._body.sizeHint().width())
        size = within_screen(self, QSize(width + around.width(), height + around.height()))
        scrolling.setMinimumWidth(min(scrolling.minimumWidth(), size.width() - around.width()))
        self._outer.activate()  # otherwise the former minimum size still applies
        self.resize(size)

    def _enable_adding(self) -> None:
        self.add.setEnabled(bool(self.lines.toPlainText().strip()))
