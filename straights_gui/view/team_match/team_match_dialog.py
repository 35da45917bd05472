"""The dialog of a team match: name and player, results so far, the next deal, lines to copy and add."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QVBoxLayout,
    QWidget,
)

from engine.straights.duplicate.team_match import PLAYERS, TeamMatch
from engine.straights.setup import MAX_NAME_LENGTH
from straights_gui.view.dialogs.dialog_parts import (
    label_of,
    wrapped_label,
)
from straights_gui.view.sheets.sheet import USUAL, Sheet
from straights_gui.view.style.parts.buttons import Kind, button
from straights_gui.view.style.parts.choices import ListField
from straights_gui.view.table.input.screen_reader import ScreenReader
from straights_gui.view.team_match.results_table import ResultsTable
from straights_gui.view.text.fill import fill

_LINES = 3


class TeamMatchDialog(Sheet):
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

    width_wanted = USUAL

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Team match"))
        self.name, self.player = QLineEdit(self), ListField(self)
        self.name.setMaxLength(MAX_NAME_LENGTH)
        text = QCoreApplication.translate("NewGameDialog", "Player {number}")
        self.player.addItems([fill(text, number=each + 1) for each in range(PLAYERS)])
        self.results, self.lines, self.problem = ResultsTable(self), QPlainTextEdit(self), QLabel(self)
        self.copy = self.add_button(self.tr("&Copy my results"), Kind.QUIET, self.copy_requested.emit)
        self.footer.addStretch()
        self.play = self.add_button("", on_click=self.play_requested.emit)
        self.add = button(self, self.tr("&Add"), Kind.SECONDARY, self._on_add)
        for each in (self.play, self.copy, self.add):
            each.setAutoDefault(False)  # otherwise Enter after the name would start a game
        self.reader = ScreenReader(self)
        self._lay_out()
        self.name.textChanged.connect(self.named)
        self.player.activated.connect(self.player_chosen)
        self.lines.textChanged.connect(self._enable_adding)
        self.show_match(None, 0)

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
        layout = self.body
        about = self.tr(
            "Four friends play the same four deals against the same computers, each from another seat."
            " Agree on a name for the match and on who is which player."
        )
        legend = self.tr("Points better than the others' average (in brackets: what these cards are worth).")
        layout.addWidget(wrapped_label(self, about))
        layout.addLayout(self._fields())
        layout.addWidget(self.results)
        layout.addWidget(wrapped_label(self, legend))
        layout.addLayout(self._friends())
        self.problem.setWordWrap(True)
        layout.addWidget(self.problem)

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
        self.lines.setPlaceholderText("Straights match …, player 2: +5 (-2), -, -, -")
        self.lines.setFixedHeight(round((_LINES + 0.8) * self.fontMetrics().lineSpacing()))
        row.addWidget(self.lines, 1)
        row.addWidget(self.add)
        column.addWidget(label_of(self.lines, self.tr("&Lines of your friends")))
        column.addLayout(row)
        return column

    def _on_add(self) -> None:
        self.lines_given.emit(self.lines.toPlainText())
        self.lines.setFocus()  # the button may be disabled now

    def _enable_adding(self) -> None:
        self.add.setEnabled(bool(self.lines.toPlainText().strip()))
