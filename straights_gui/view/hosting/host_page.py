"""The tab for hosting a table: the players, the length, and the visibility."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QFormLayout, QHBoxLayout, QLabel, QLineEdit, QSizePolicy, QWidget

from engine.games.new_game import ChosenGame
from engine.games.new_game_sheet import fixed_and_kept
from engine.straights.player import Computer, Human, Player
from engine.straights.setup import DUPLICATE_MATCH, MAX_TABLE_SCORE_LIMIT, Variant
from engine.straights.text.variants import game_end, game_length
from engine.text.rendering import capitalized
from straights_gui.view.sheets.seat_fields import GameLength
from straights_gui.view.style.parts.buttons import AddButton, Kind, label, label_of
from straights_gui.view.style.parts.choices import ListField, Switch
from straights_gui.view.style.parts.layouts import column_of, row_of
from straights_gui.view.style.tokens import BUTTON_HEIGHT
from straights_gui.view.text.error_text import name_problem_text
from straights_gui.view.text.rendering import fill, shown
from straights_gui.view.text.table_text import player_description, player_text

_TURN_LIMITS = (None, 15, 30, 60, 120, 300)
_TIME_BANKS = (None, 60, 120, 300)
_ASK_FOR_PROGRAMS = ("win32", "darwin")
"""Systems whose firewall asks the player at the first table whether others may connect."""


@dataclass(frozen=True, slots=True)
class HostChoices:
    """The settings of a table to host.

    Attributes:
        players: the players of the other three seats.
        turn_limit: the seconds for a move, None without a limit.
        time_bank: the additional seconds of each player for a game, None for none.
        is_visible: whether other machines on the network may connect.
        game: None for Straights; in another one whoever joins or is seated later has the other seats.
        own_rules: that are kept, and so offered, too.
    """

    name: str
    players: tuple[Player, ...]
    variant: Variant = Variant()
    turn_limit: int | None = None
    is_visible: bool = True
    time_bank: int | None = None
    game: ChosenGame | None = None
    own_rules: tuple[str, ...] = ()


class HostPage(QWidget):
    """Asks for the settings of a table.

    Attributes:
        entry: the field for the game with its label, which stand beside that for the name.
        game, turn, bank, visible: its fields.
        kinds, length, match: those of Straights; `kinds` are of the other seats.
        count, other_length: those of other games.
        introduction: what is said first.
        open_button: opens the table; it is not in the page.
    """

    def __init__(
        self,
        parent: QWidget,
        choices: HostChoices,
        players: tuple[Player, ...],
        name: QLineEdit,
        add_button: AddButton,
    ) -> None:
        """The fields show `choices`; `players` are the possible ones of a seat.

        `name` is the field for the host's name; `add_button` adds one to the sheet.
        """
        super().__init__(parent)
        self._players, self._name = players, name
        self._games = fixed_and_kept(choices.own_rules)
        self.kinds: list[ListField] = []
        form = QFormLayout()
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        form.setHorizontalSpacing(12)
        self._add_game(form)
        self._add_seats(form, choices)
        self._add_settings(form, choices)
        text = self.tr("Let other devices on my network &join").replace("&", "")
        self.visible = Switch(self, text, is_on=choices.is_visible)
        self.visible.setToolTip(self.tr("Without it, only windows and browsers on this computer can join."))
        last = self._switch_row(text, self.visible), self._firewall_note()
        self.introduction = self._introduction()
        column_of(self.introduction, 8, form, 8, *last, None, parent=self)
        self.open_button = add_button(self.tr("Open table"), Kind.PRIMARY)
        name.textChanged.connect(self._check)
        self._check()

    def choices(self) -> HostChoices:
        """The settings in the fields."""
        return HostChoices(
            self._name.text().strip(),
            tuple(self._players[kind.currentIndex()] for kind in self.kinds),
            DUPLICATE_MATCH if self.match.isChecked() else self.length.variant(),
            self.turn.currentData(),
            self.visible.isChecked(),
            self.bank.currentData() if self._has_turn_limit else None,
            self._chosen_game(),
        )

    def _chosen_game(self) -> ChosenGame | None:
        if not self.game.currentIndex():
            return None
        name, preset = self._games[self.game.currentIndex() - 1]
        return ChosenGame(name, preset.key, self.count.currentData(), self.other_length.currentIndex())

    def _add_game(self, form: QFormLayout) -> None:
        translate = QCoreApplication.translate
        self.entry = QWidget(self)
        self.game, self.count, self.other_length = ListField(self.entry), ListField(self), ListField(self)
        named = label_of(self.game, translate("Actions", "&Game"))
        column_of(named, self.game, parent=self.entry, spacing=4)
        self.game.addItem(translate("MainWindow", "Straights"))
        self.game.addItems([shown(preset.title) for _, preset in self._games])
        self._add_row(form, translate("PresetSheet", "Players"), self.count)
        self._add_row(form, translate("NewGameDialog", "Length"), self.other_length)

    def _show_game(self, form: QFormLayout, number: int = 0) -> None:
        """Show the fields of the game, which may have other numbers of players and lengths."""
        for field in (self.count, self.other_length):
            field.clear()
            form.setRowVisible(field, number > 0)
        if number:
            _, preset = self._games[number - 1]
            for count in preset.seats:
                self.count.addItem(str(count), count)
            self.count.setCurrentIndex(self.count.findData(preset.proposed))
            self.other_length.addItems([capitalized(shown(each)) for each in preset.lengths])
        for kind in self.kinds:
            form.setRowVisible(kind, not number)
        form.setRowVisible(self._match_row, not number)
        form.setRowVisible(self.length, not number and not self.match.isChecked())
        form.setRowVisible(self.match_end, not number and self.match.isChecked())

    def _switch_row(self, text: str, switch: Switch) -> QHBoxLayout:
        return row_of((label(self, text, wraps=True), 1), switch)

    def _firewall_note(self) -> QLabel:
        text = self.tr("If your computer asks whether Straights may use the network, allow it.")
        note = label(self, text, wraps=True)
        note.setVisible(sys.platform in _ASK_FOR_PROGRAMS)
        self.visible.toggled.connect(note.setEnabled)
        return note

    def _introduction(self) -> QLabel:
        text = self.tr(
            "Your computer becomes the table. Others join from a phone, a browser or another window of "
            "Straights; they need nothing but the link."
        )
        return label(self, text, wraps=True)

    def _add_seats(self, form: QFormLayout, choices: HostChoices) -> None:
        for number, player in enumerate(choices.players, 2):
            kind = ListField(self)
            for each in self._players:
                kind.addItem(self._kind_text(each))
            kind.setCurrentIndex(self._players.index(player) if player in self._players else 0)
            kind.currentIndexChanged.connect(lambda _index, kind=kind: self._describe(kind))
            self._describe(kind)
            self._add_row(form, fill(self.tr("Seat {number}"), number=number), kind)
            self.kinds.append(kind)

    def _describe(self, kind: ListField) -> None:
        player = self._players[kind.currentIndex()]
        is_person = isinstance(player, Human)
        text = self.tr("Free for whoever joins.") if is_person else player_description(player)
        kind.setToolTip(text)
        kind.setAccessibleDescription(text)

    def _kind_text(self, player: Player) -> str:
        if isinstance(player, Computer):
            return capitalized(player_text(player))
        return self.tr("A person who joins")

    def _add_settings(self, form: QFormLayout, choices: HostChoices) -> None:
        self.length, self.turn = GameLength(self, choices.variant, MAX_TABLE_SCORE_LIMIT), ListField(self)
        # below its text where not all choices have room beside it
        self.length.limits.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Preferred)
        self._add_row(form, QCoreApplication.translate("NewGameDialog", "Game &length"), self.length)
        self._add_match(form)
        for seconds in _TURN_LIMITS:
            self.turn.addItem(self._turn_text(seconds), seconds)
        self.turn.setCurrentIndex(max(self.turn.findData(choices.turn_limit), 0))
        self._add_row(form, self.tr("&Time for a move"), self.turn)
        self.bank = ListField(self)
        for seconds in _TIME_BANKS:
            self.bank.addItem(self.tr("None") if seconds is None else self._turn_text(seconds), seconds)
        self.bank.setCurrentIndex(max(self.bank.findData(choices.time_bank), 0))
        self.bank.setToolTip(self.tr("More time for slow moves: for each player, for the whole game."))
        self._add_row(form, self.tr("Time &bank"), self.bank)
        self.turn.currentIndexChanged.connect(partial(self._show_bank, form))
        self._show_bank(form)
        self.game.currentIndexChanged.connect(partial(self._show_game, form))
        self._show_game(form)
        if choices.game is not None:
            self._choose_game(choices.game)

    def _choose_game(self, chosen: ChosenGame) -> None:
        """Choose a game with its players and length, as far as they are offered."""
        for number in range(1, self.game.count()):
            self.game.setCurrentIndex(number)
            offered = self._chosen_game()
            if offered is not None and (offered.name, offered.preset) == (chosen.name, chosen.preset):
                found = self.count.findData(chosen.seats)
                self.count.setCurrentIndex(self.count.currentIndex() if found < 0 else found)
                self.other_length.setCurrentIndex(min(chosen.length, self.other_length.count() - 1))
                return
        self.game.setCurrentIndex(0)

    def _add_match(self, form: QFormLayout) -> None:
        text = capitalized(shown(game_length(DUPLICATE_MATCH)))
        self.match = Switch(self, text)
        self.match_end = label(self, shown(game_end(DUPLICATE_MATCH)), wraps=True)
        self.match.setAccessibleDescription(self.match_end.text())
        self.match.toggled.connect(lambda is_on: form.setRowVisible(self.length, not is_on))
        self.match.toggled.connect(partial(form.setRowVisible, self.match_end))
        self.match.setMinimumHeight(BUTTON_HEIGHT)
        self._match_row = self._switch_row(text, self.match)
        form.addRow(self._match_row)  # beside the labels it would narrow all fields
        form.addRow(self.match_end)

    def _show_bank(self, form: QFormLayout, _index: int = 0) -> None:
        form.setRowVisible(self.bank, self._has_turn_limit)

    @property
    def _has_turn_limit(self) -> bool:
        return self.turn.currentData() is not None

    def _add_row(self, form: QFormLayout, text: str, field: QWidget) -> None:
        """Add a field, and its text in the middle of its height."""
        # WORKAROUND: QLabel paints the underlined letter of its key without kerning; the space makes room
        form.addRow(f"{text} ", field)
        for each in (form.labelForField(field), field):
            each.setMinimumHeight(BUTTON_HEIGHT)
            each.setAccessibleName(text.replace("&", ""))  # without the space

    def _turn_text(self, seconds: int | None) -> str:
        if seconds is None:
            return self.tr("No limit")
        if seconds < 60:
            return self.tr("%n second(s)", "", seconds)
        return self.tr("%n minute(s)", "", seconds // 60)

    def _check(self) -> None:
        self.open_button.setEnabled(not name_problem_text(self._name.text().strip()))
