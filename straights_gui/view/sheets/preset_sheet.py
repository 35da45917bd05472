"""The sheet for a new game of a kind that data describes: how many play, against whom, how long."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QFormLayout, QWidget

from engine.games.new_game import Preset
from engine.text.rendering import capitalized
from engine.text.sentence import Sentence
from straights_gui.view.sheets.new_game_sheet import title
from straights_gui.view.sheets.sheet import Sheet
from straights_gui.view.style.parts.buttons import Text, label
from straights_gui.view.style.parts.choices import ListField, Segments
from straights_gui.view.style.parts.layouts import add
from straights_gui.view.style.parts.tiles import GameTiles
from straights_gui.view.text.rendering import shown


class PresetSheet(Sheet):
    """Asks for the number of players, the strength of the computers, and the length.

    Attributes:
        tiles: the games. players, computers, length: the fields. rules: what is played, in sentences.
        deal_button: accepts the sheet.
    """

    def __init__(
        self,
        parent: QWidget,
        games: tuple[Sequence[tuple[str, str]], int],
        preset: Preset,
        levels: Sequence[Sentence],
        rules: Callable[[int, int], Sequence[Sentence]],
    ) -> None:
        """`games` are all, and the number of this one; `rules` are those for players and a length."""
        super().__init__(parent, title())
        self._preset, self._rules = preset, rules
        self.tiles = GameTiles(self, *games)
        self.rules = label(self, "", Text.BODY, wraps=True)
        numbers = [str(number) for number in preset.seats]
        self.players = Segments(self, self.tr("Players"), numbers, preset.seats.index(preset.proposed))
        self.computers = ListField(self)
        self.computers.setAccessibleName(QCoreApplication.translate("Settings", "Computers"))
        self.computers.addItems([capitalized(shown(each)) for each in levels])
        self.computers.setCurrentIndex(len(levels) - 1)
        self.length = ListField(self)  # whose longest texts would be too wide beside each other
        self.length.setAccessibleName(QCoreApplication.translate("NewGameDialog", "Length"))
        self.length.addItems([capitalized(shown(each)) for each in preset.lengths])
        note = label(self, self.tr("Your other games are kept in Today."), Text.QUIET, wraps=True)
        add(self.footer, (note, 1))
        self.deal_button = self.add_answer(QCoreApplication.translate("NewGameDialog", "Start"))
        self.first = self.deal_button
        self._add_fields()
        self.tiles.other_chosen.connect(self.reject)
        self.players.chosen.connect(self._show_rules)
        self.length.currentIndexChanged.connect(self._show_rules)
        self._show_rules()

    def count(self) -> int:
        """How many play."""
        return self._preset.seats[self.players.index]

    def _add_fields(self) -> None:
        form = QFormLayout()
        form.setRowWrapPolicy(form.RowWrapPolicy.WrapLongRows)
        form.setFieldGrowthPolicy(form.FieldGrowthPolicy.FieldsStayAtSizeHint)
        form.setVerticalSpacing(8)
        for field in (self.players, self.computers, self.length):
            name = label(self, field.accessibleName(), Text.QUIET)
            name.setMinimumHeight(field.sizeHint().height())  # on one line with its field
            form.addRow(name, field)
        self.body.setSpacing(8)
        add(self.body, self.tiles, self.rules, form)

    def _show_rules(self) -> None:
        said = self._rules(self.count(), self.length.currentIndex())
        self.rules.setText(" ".join(map(shown, said)))
        self.body.update()
