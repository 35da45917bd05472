"""The dialog for a new game: players, length and seed."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from engine.fast_dataclass import dataclass
from engine.straights.player import Human, Player
from engine.straights.setup import MAX_NAME_LENGTH, Variant
from engine.straights.text.rendering import capitalized
from straights_gui.view.dialogs.dialog_parts import (
    accept_buttons,
    complete,
    label_of,
    mark_problem,
    wrapped_label,
)
from straights_gui.view.dialogs.game_length import GameLength
from straights_gui.view.dialogs.portrait_picker import PortraitButton
from straights_gui.view.portraits.people import portraits_for
from straights_gui.view.portraits.portrait import BY_NAME
from straights_gui.view.text.error_text import name_problem_text
from straights_gui.view.text.fill import fill
from straights_gui.view.text.player_text import player_description
from straights_gui.view.text.table_text import player_text
from straights_gui.view.window.icons import icon


@dataclass(frozen=True, slots=True)
class SeatChoice:
    """The chosen player of a seat; the name may still be invalid.

    Attributes:
        portrait: the name of the chosen portrait, or `BY_NAME`.
    """

    name: str
    player: Player
    portrait: str = BY_NAME


class NewGameDialog(QDialog):
    """Asks for four seats, the length of the game and a seed.

    Attributes:
        length: the choice of the score that ends the game.
        portraits, names, kinds: the fields of the seats.
        seed: the field for the seed.
    """

    def __init__(
        self,
        parent: QWidget | None,
        seats: tuple[SeatChoice, ...],
        players: tuple[Player, ...],
        seeds: tuple[int, int | None],
        seed_range: tuple[int, int],
        *,
        asks_seed: bool = True,
        variant: Variant = Variant(),
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("New game"))
        self._fresh, self._running = seeds
        self._range, self._asks_seed = seed_range, asks_seed
        self._players, self._variant = players, variant
        self.portraits: list[PortraitButton] = []
        self.names: list[QLineEdit] = []
        self.kinds: list[QComboBox] = []
        self.problem = wrapped_label(self)
        self._lay_out(seats)
        for field in (*self.names, self.seed):
            field.textChanged.connect(self._check)
        self._check()
        complete(self)

    def _lay_out(self, seats: tuple[SeatChoice, ...]) -> None:
        layout = QVBoxLayout(self)
        layout.addLayout(self._seat_fields(seats))
        layout.addSpacing(8)
        layout.addLayout(self._length_fields())
        layout.addWidget(self._seed_field())
        layout.addWidget(self.problem)
        buttons, self.deal_button = accept_buttons(self, self.tr("Deal"))
        layout.addWidget(buttons)

    def choices(self) -> tuple[SeatChoice, ...]:
        """The chosen players of the four seats."""
        return tuple(
            SeatChoice(name.text().strip(), self._players[kind.currentIndex()], button.portrait)
            for name, kind, button in zip(self.names, self.kinds, self.portraits, strict=True)
        )

    def chosen_seed(self) -> int | None:
        """The seed, or None for a sealed one; valid only after the dialog was accepted."""
        return int(self.seed.text()) if self._asks_seed else None

    def chosen_variant(self) -> Variant:
        """Return the chosen rule variant."""
        return self.length.variant()

    def _seat_fields(self, seats: tuple[SeatChoice, ...]) -> QGridLayout:
        grid = QGridLayout()
        for number, seat in enumerate(seats):
            row = 2 * number
            label = QLabel(fill(self.tr("Player {number}"), number=number + 1), self)
            name = QLineEdit(seat.name, self)
            name.setMaxLength(MAX_NAME_LENGTH)
            name.setMinimumWidth(220)
            label.setBuddy(name)
            kind = QComboBox(self)
            kind.setAccessibleName(self.tr("Played by"))
            kind.addItems([_kind_text(player) for player in self._players])
            kind.setCurrentIndex(self._players.index(seat.player) if seat.player in self._players else 0)
            portrait = PortraitButton(self, seat.portrait)
            portrait.changed.connect(self._show_portraits)
            name.textChanged.connect(self._show_portraits)
            grid.addWidget(portrait, row, 1, 2, 1)
            grid.addWidget(self._sentence_for(kind), row + 1, 2, 1, 2)
            for column, widget in ((0, label), (2, name), (3, kind)):
                grid.addWidget(widget, row, column)
            self.portraits.append(portrait)
            self.names.append(name)
            self.kinds.append(kind)
        self._show_portraits()
        return grid

    def _show_portraits(self) -> None:
        names = tuple(name.text().strip() for name in self.names)
        chosen = tuple(button.portrait for button in self.portraits)
        for button, portrait in zip(self.portraits, portraits_for(names, chosen), strict=True):
            button.show_portrait(portrait)

    def _sentence_for(self, kind: QComboBox) -> QLabel:
        sentence = wrapped_label(self)
        sentence.setContentsMargins(0, 0, 0, 6)

        def tell() -> None:
            description = player_description(self._players[kind.currentIndex()])
            sentence.setText(description)
            kind.setAccessibleDescription(description)

        kind.currentIndexChanged.connect(tell)
        tell()
        return sentence

    def _length_fields(self) -> QHBoxLayout:
        row = QHBoxLayout()
        self.length = GameLength(self, self._variant)
        label = label_of(self.length, self.tr("Game &length"))
        for widget in (label, self.length, self.length.points):
            row.addWidget(widget)
        row.addStretch()
        return row

    def _seed_field(self) -> QWidget:
        field = QWidget(self)
        row = QHBoxLayout(field)
        row.setContentsMargins(0, 0, 0, 0)
        label = QLabel(self.tr("&Seed"), self)
        self.seed = QLineEdit(str(self._fresh), self)
        self.seed.setToolTip(self.tr("The same seed always deals the same cards."))
        label.setBuddy(self.seed)
        fresh = QPushButton(icon("seed"), self.tr("New seed"), self)
        fresh.clicked.connect(lambda: self.seed.setText(str(self._fresh)))
        self.running_button = QPushButton(icon("number"), self.tr("This game's seed"), self)
        self.running_button.clicked.connect(lambda: self.seed.setText(str(self._running)))
        self.running_button.setEnabled(self._running is not None)
        for widget in (label, self.seed, fresh, self.running_button):
            row.addWidget(widget)
            widget.setVisible(self._asks_seed)
        if not self._asks_seed:
            text = self.tr("The deal is sealed: nobody knows its seed until the game is over.")
            row.addWidget(wrapped_label(self, text), 1)
        return field

    def _check(self) -> None:
        for field in self.names:
            mark_problem(field, name_problem_text(field.text().strip()))
        problem = self._problem()
        self.problem.setText(problem)
        self.deal_button.setEnabled(not problem)

    def _problem(self) -> str:
        """Return an error message for the fields, "" if they are valid."""
        for choice in self.choices():
            if problem := name_problem_text(choice.name):
                return problem
        text = self.seed.text().strip()
        lowest, highest = self._range
        sign = text[1:] if text[:1] in ("-", "+") else text
        if not (sign.isascii() and sign.isdigit() and len(sign) <= 10 and lowest <= int(text) <= highest):
            text = self.tr("The seed must be a whole number from {lowest} to {highest}.")
            return fill(text, lowest=str(lowest), highest=str(highest))
        return ""


def _kind_text(player: Player) -> str:
    is_human = isinstance(player, Human)
    return (
        QCoreApplication.translate("NewGameDialog", "Human") if is_human else capitalized(player_text(player))
    )
