"""The sheet for a new game: how strong the others are, who sits where, the length, and the cards."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from PySide6.QtCore import QCoreApplication, QSize
from PySide6.QtWidgets import QFormLayout, QGridLayout, QLabel, QLineEdit, QPushButton, QSizePolicy, QWidget

from engine.protocol.sheet import SheetChoice
from engine.straights.interface.actions import named
from engine.straights.player import Computer, Human, Player
from engine.straights.setup import BY_SEAT, MAX_SEED, MIN_SEED, Variant, marks_of, read_seed
from engine.straights.text.descriptions import LINE_UPS
from straights_gui.view.portraits.people import portraits_for
from straights_gui.view.sheets.choice_view import ChoiceView
from straights_gui.view.sheets.seat_fields import GameLength, SeatChoice, SeatFields
from straights_gui.view.sheets.sheet import Sheet
from straights_gui.view.style.icons import sheet_icon
from straights_gui.view.style.parts.buttons import Kind, Text, button, label
from straights_gui.view.style.parts.choices import Segments
from straights_gui.view.style.parts.layouts import add, row_of
from straights_gui.view.style.parts.tiles import Tile
from straights_gui.view.text.rendering import fill, shown


class NumberField(QWidget):
    """Asks for a number; offers a fresh one and that of the running game.

    Attributes:
        field: the field. running: offers the number of the running game, if it is known.
    """

    def __init__(self, parent: QWidget, numbers: tuple[Callable[[], int], int | None]) -> None:
        """`numbers` are what draws a fresh one, and that of the running game."""
        super().__init__(parent)
        draw, running = numbers
        self.field = QLineEdit(str(draw()), self)
        self.field.setToolTip(self.tr("The same number always deals the same cards."))
        self.field.setAccessibleName(self.tr("Number of the cards"))
        new = button(self, self.tr("New number"), Kind.QUIET, lambda: self.field.setText(str(draw())))
        self.running = button(
            self, self.tr("This game’s number"), Kind.QUIET, lambda: self.field.setText(str(running))
        )
        self.running.setEnabled(running is not None)
        row_of(self.field, new, self.running, parent=self)

    def value(self) -> int:
        """The number, if there is no problem with it."""
        return int(self.field.text())

    def problem(self) -> str:
        """Why no cards can be dealt by it; "" if they can."""
        if read_seed(self.field.text()) is not None:
            return ""
        problem = self.tr("The number must be a whole number from {lowest} to {highest}.")
        return fill(problem, lowest=str(MIN_SEED), highest=str(MAX_SEED))


_LOCK = 16
_BESIDE_TILES = 80
"""What is left and right of the tiles in a narrow window."""


def title() -> str:
    """The title of the sheets for new games."""
    return shown(named("&New game…"))


class NewGameSheet(Sheet):
    """Asks for four seats, the length of the game, and the number of the cards.

    Attributes:
        tiles: the line-ups. seats: the fields of the seats. length: the score that ends the game.
        cards: whether the cards are shuffled or follow from a number. number: the field for it.
        deal_button: accepts the sheet. learn_button, is_to_learn: leaves it for the lesson; whether it has.
        games: the tiles of all games. other: the one that was chosen there.
    """

    is_to_learn = False

    def __init__(
        self,
        parent: QWidget,
        seats: tuple[SeatChoice, ...],
        players: tuple[Player, ...],
        numbers: tuple[Callable[[], int], int | None],
        *,
        asks_number: bool = False,
        variant: Variant = Variant(),
        line_ups: Mapping[str, tuple[Player, ...]],
        games: SheetChoice,
    ) -> None:
        """`players` are the possible ones of a seat; `numbers` draws one and has the running one.

        `games` are the tiles of all games.

        `line_ups` has the computers that are offered together, in the order of the seats.
        """
        super().__init__(parent, title())
        self.seats = tuple(SeatFields(self, seat, each, players) for seat, each in enumerate(seats))
        self.length = GameLength(self, variant)
        texts = (self.tr("Shuffled"), self.tr("By number…"))
        self.cards = Segments(self, QCoreApplication.translate("LuckBar", "Cards"), texts, int(asks_number))
        self.number = NumberField(self, numbers)
        self._line_ups = tuple(line_ups.values())
        self.tiles = tuple(Tile(self, *map(shown, LINE_UPS[name])) for name in line_ups)
        self._tiles, self._columns = QGridLayout(), 0
        self.problem = label(self, "", Text.PROBLEM, wraps=True)
        self._lock, self.note = self._add_note()
        self.deal_button = self.add_answer(QCoreApplication.translate("NewGameDialog", "Start"))
        self.first = self.number.field if asks_number else self.deal_button
        self.learn_button = self._add_learn()
        self.games, self.other = ChoiceView(self, games, self.width_wanted), ""
        self._add_fields()
        self._connect()
        self._check()

    def choices(self) -> tuple[SeatChoice, ...]:
        """The chosen players of the four seats."""
        return tuple(each.choice() for each in self.seats)

    def portraits(self) -> tuple[str, ...]:
        """The chosen portrait of each mark."""
        marks, choices = self._marks(), self.choices()
        return tuple(choices[marks.index(mark)].portrait for mark in BY_SEAT)

    def chosen_number(self) -> int | None:
        """The number of the cards, None if they are shuffled; valid only after the sheet was accepted."""
        return self.number.value() if self._asks_number else None

    def fit(self, room: QSize) -> None:
        """Put the tiles in two rows where their names have no room beside each other."""
        needed = sum(tile.width_wanted + self._tiles.spacing() for tile in self.tiles)
        columns = len(self.tiles) if needed < room.width() - _BESIDE_TILES else 2
        if columns != self._columns:  # else each layout would ask for another one
            self._columns = columns
            for number, tile in enumerate(self.tiles):
                self._tiles.addWidget(tile, *divmod(number, columns))
        super().fit(room)

    @property
    def _asks_number(self) -> bool:
        return bool(self.cards.index)

    def _marks(self) -> tuple[int, ...]:
        return marks_of([seat.player for seat in self.seats])

    def _add_learn(self) -> QPushButton:
        learn = partial(self._on_other, "")
        made = button(self, shown(named("&Learn it in a minute")), Kind.QUIET, learn)
        self.footer.insertWidget(0, made)
        return made

    def _add_note(self) -> tuple[QLabel, QLabel]:
        """Say in the footer, with a lock, that the cards are fixed."""
        lock = QLabel(self)
        lock.setPixmap(sheet_icon("seal").pixmap(_LOCK, _LOCK))
        note = label(self, self.tr("Fixed before the first card. You can check it later."), Text.QUIET)
        note.setWordWrap(True)
        add(self.footer, lock, (note, 1), (self.problem, 1))  # in sight, wherever the body is scrolled
        return lock, note

    def _add_fields(self) -> None:
        form = QFormLayout()
        form.setRowWrapPolicy(form.RowWrapPolicy.WrapLongRows)
        form.setFieldGrowthPolicy(form.FieldGrowthPolicy.FieldsStayAtSizeHint)
        form.setHorizontalSpacing(0)  # else a field below its name has less room, too
        form.setVerticalSpacing(8)
        for name, field in ((self.length.limits, self.length), (self.cards, self.cards)):
            said = label(self, name.accessibleName(), Text.QUIET)
            said.setContentsMargins(0, 0, 12, 0)
            said.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)  # as high as it
            form.addRow(said, field)
        asks = label(self, self.tr("How strong should the others be?"), Text.QUIET)
        self.body.setSpacing(8)
        add(self.body, self.games, asks, self._tiles, 6, *self.seats, 6, form, self.number)

    def _connect(self) -> None:
        self.games.chosen.connect(self._on_other)
        for tile, line_up in zip(self.tiles, self._line_ups, strict=True):
            tile.clicked.connect(lambda _on, chosen=line_up: self._seat(chosen))
        for seat in self.seats:
            seat.changed.connect(self._check)
        self.cards.chosen.connect(self._on_cards)
        self.number.field.textChanged.connect(self._check)

    def _on_other(self, game: str) -> None:
        self.other, self.is_to_learn = game, game == ""
        self.reject()

    def _seat(self, line_up: tuple[Player, ...]) -> None:
        """Seat the computers of a line-up, in place of those that are seated."""
        computers = [seat for seat in self.seats if isinstance(seat.player, Computer)]
        for seat, player in zip(computers, line_up, strict=False):
            seat.set_player(player)
        self._check()

    def _on_cards(self) -> None:
        self._check()
        if self._asks_number:
            self.number.field.setFocus()
            self.number.field.selectAll()

    def _check(self) -> None:
        """Show the portraits and the line-up that belong to the fields, and what cannot be dealt."""
        choices = self.choices()
        marks = self._marks()
        names = tuple(choice.name for choice in choices)
        portraits = portraits_for(names, self.portraits(), marks)
        for seat, portrait, mark in zip(self.seats, portraits, marks, strict=True):
            seat.show_portrait(portrait, mark)
        computers = tuple(choice.player for choice in choices if choice.player != Human())
        for tile, line_up in zip(self.tiles, self._line_ups, strict=True):
            tile.setChecked(bool(computers) and computers == line_up[: len(computers)])
        self.number.setVisible(self._asks_number)
        problems = [seat.problem() for seat in self.seats]
        problems.append(self.number.problem() if self._asks_number else "")
        problem = next(filter(None, problems), "")
        self.problem.setText(problem)
        self.problem.setVisible(bool(problem))
        for part in (self._lock, self.note):
            part.setVisible(not self._asks_number and not problem)
        self.deal_button.setEnabled(not problem)
        self.body.update()  # the sheet fits itself, to what the footer says, too
