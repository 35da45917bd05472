"""The sheet for playing with others: a name, and a tab each for hosting and for joining a table."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QLineEdit, QWidget

from engine.names import MAX_NAME_LENGTH
from engine.straights.interface.actions import named
from engine.straights.player import Player
from straights_gui.view.hosting.host_page import HostChoices, HostPage
from straights_gui.view.network.join_page import JoinPage
from straights_gui.view.sheets.sheet import USUAL, Sheet
from straights_gui.view.style.parts.buttons import Text, label, label_of, mark_problem
from straights_gui.view.style.parts.choices import Segments
from straights_gui.view.style.parts.layouts import add, column_of, row_of
from straights_gui.view.text.error_text import name_problem_text
from straights_gui.view.text.rendering import shown

_HEIGHT = 620


class OthersSheet(Sheet):
    """Asks for the player's name, and for a table to host or to join.

    Attributes:
        name: the field for the name, which both tabs use.
        tabs: hosting, and joining. host, join: what is in them.
        problem: what is wrong with the name.
    """

    width_wanted = USUAL

    def __init__(
        self, parent: QWidget, choices: HostChoices, players: tuple[Player, ...], address: str, *, joins: bool
    ) -> None:
        """The fields show `choices`, the last address, and the tab for joining if the player `joins`."""
        super().__init__(parent)
        self.setWindowTitle(shown(named("&Play with others")))
        self.tabs = Segments(
            self,
            self.windowTitle(),
            (self.tr("Open"), QCoreApplication.translate("TodayBoxes", "Join")),
            int(joins),
        )
        self.header.insertWidget(2, self.tabs)
        self.name = QLineEdit(choices.name, self)
        self.name.setMaxLength(MAX_NAME_LENGTH)
        self.name.setPlaceholderText(self.tr("What the others see"))
        self.problem = label(self, "", Text.PROBLEM, wraps=True)
        self.join = JoinPage(self, address, self.name, self.add_button)
        self.host = HostPage(self, choices, players, self.name, self.add_button)
        self._lay_out()
        self.tabs.chosen.connect(self._show_tab)
        self.name.textChanged.connect(self._check_name)
        self.host.open_button.clicked.connect(self.accept)
        self.join.chosen.connect(self.accept)
        self._show_tab()
        self.join.address.selectAll()

    @property
    def joins(self) -> bool:
        """Whether the player joins a table, and does not host one."""
        return bool(self.tabs.index)

    def _lay_out(self) -> None:
        name = column_of(label_of(self.name, self.tr("Your &name")), self.name, spacing=4)
        fields = row_of((self.join.entry, 1), (name, 1), (self.host.entry, 1), spacing=12)
        add(self.body, fields, self.problem, self.host, self.join)
        self.problem.hide()
        self.footer.insertStretch(self.footer.indexOf(self.join.look_on))

    def _show_tab(self) -> None:
        if not self.joins:
            self.height_wanted = _HEIGHT  # kept on the other tab, so that the tabs stay where they are
        self.join.setVisible(self.joins)
        self.host.setVisible(not self.joins)
        for part in (self.join.entry, self.join.refresh, self.join.look_on, self.join.sit_down):
            part.setVisible(self.joins)
        for part in (self.host.entry, self.host.open_button):
            part.setVisible(not self.joins)
        self.first = self.join.address if self.joins and self.name.text() else self.name

    def _check_name(self) -> None:
        """Say what is wrong with a name that was typed; that one is missing is said only then."""
        problem = name_problem_text(self.name.text().strip())
        mark_problem(self.name, problem)
        self.problem.setText(problem)
        self.problem.setVisible(bool(problem))
