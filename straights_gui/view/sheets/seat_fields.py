"""The fields of a new game: portrait, name and player of a seat, and the length of the game."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QGridLayout, QLineEdit, QSpinBox, QWidget

from engine.fast_dataclass import dataclass, replace
from engine.names import MAX_NAME_LENGTH
from engine.straights.player import Human, Player
from engine.straights.setup import MAX_SCORE_LIMIT, ONE_ROUND, USUAL_SCORE_LIMITS, Variant
from engine.straights.text.variants import game_length
from engine.text.rendering import capitalized
from straights_gui.view.portraits.people import BY_NAME
from straights_gui.view.portraits.portrait_picker import PortraitButton
from straights_gui.view.style.parts.buttons import Text, label, mark_problem
from straights_gui.view.style.parts.choices import ListField, Segments
from straights_gui.view.style.parts.layouts import LEFT, column_of
from straights_gui.view.text.error_text import name_problem_text
from straights_gui.view.text.rendering import fill, shown
from straights_gui.view.text.table_text import player_description, player_text

_NAME_WIDTH = 160


@dataclass(frozen=True, slots=True)
class SeatChoice:
    """The chosen player of a seat; the name may still be invalid.

    Attributes:
        portrait: the name of the chosen portrait, or `BY_NAME`.
    """

    name: str
    player: Player
    portrait: str = BY_NAME


class SeatFields(QWidget):
    """Asks who sits at a seat.

    Attributes:
        changed: a field has another value.
        portrait, name, kind: the fields; `kind` has an entry for each possible player.
    """

    changed = Signal()

    def __init__(self, parent: QWidget, seat: int, choice: SeatChoice, players: tuple[Player, ...]) -> None:
        super().__init__(parent)
        self._players = players
        self.portrait = PortraitButton(self, choice.portrait, seat)
        self.name, self.kind = QLineEdit(choice.name, self), ListField(self)
        self._description = label(self, "", Text.QUIET, wraps=True)
        translate = QCoreApplication.translate
        self.name.setAccessibleName(fill(translate("NewGameDialog", "Player {number}"), number=seat + 1))
        self.name.setMaxLength(MAX_NAME_LENGTH)
        self.name.setFixedWidth(_NAME_WIDTH)
        self.kind.setAccessibleName(translate("NewGameDialog", "Played by"))
        self.kind.addItems([_kind_text(player) for player in players])
        self.set_player(choice.player)
        self._lay_out()
        self.portrait.changed.connect(self.changed)
        self.name.textChanged.connect(self.changed)
        self.kind.currentIndexChanged.connect(self._on_kind)
        self._on_kind()

    @property
    def player(self) -> Player:
        """The chosen player."""
        return self._players[self.kind.currentIndex()]

    def set_player(self, player: Player) -> None:
        """Choose a player; one that this version does not know is a person until somebody else is chosen."""
        self.kind.setCurrentIndex(self._players.index(player) if player in self._players else 0)

    def choice(self) -> SeatChoice:
        """What the fields say."""
        return SeatChoice(self.name.text().strip(), self.player, self.portrait.portrait)

    def problem(self) -> str:
        """Which player cannot be called so, and why; "" if the name is fine. Marks the field."""
        problem = name_problem_text(self.name.text().strip())
        mark_problem(self.name, problem)
        text = QCoreApplication.translate("SeatPanel", "{name}: {text}")
        return fill(text, name=self.name.accessibleName(), text=problem) if problem else ""

    def show_portrait(self, name: str, mark: int) -> None:
        """Show the portrait that follows from the choice or the names, and the mark of the seat."""
        self.portrait.mark = mark
        self.portrait.show_portrait(name)

    def _lay_out(self) -> None:
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(14)
        grid.setVerticalSpacing(2)
        grid.setColumnStretch(2, 1)
        grid.addWidget(self.portrait, 0, 0, 2, 1, Qt.AlignmentFlag.AlignTop)
        grid.addWidget(self.name, 0, 1)
        grid.addWidget(self.kind, 0, 2)
        grid.addWidget(self._description, 1, 2)

    def _on_kind(self) -> None:
        description = player_description(self.player)
        self._description.setText(description)
        self.kind.setAccessibleDescription(description)
        self.changed.emit()


def _kind_text(player: Player) -> str:
    is_human = isinstance(player, Human)
    return (
        QCoreApplication.translate("NewGameDialog", "Human") if is_human else capitalized(player_text(player))
    )


_PADDING = 10


class GameLength(QWidget):
    """Offers the usual score limits by name, and any other.

    Attributes:
        limits: the choices, the last of which is any other limit.
        points: the field for any other limit.
    """

    def __init__(self, parent: QWidget, variant: Variant, highest: int = MAX_SCORE_LIMIT) -> None:
        super().__init__(parent)
        self._variant = variant
        translate = QCoreApplication.translate
        texts = (*map(_limit_text, USUAL_SCORE_LIMITS), translate("NewGameDialog", "Other…"))
        is_usual = variant.score_limit in USUAL_SCORE_LIMITS
        chosen = USUAL_SCORE_LIMITS.index(variant.score_limit) if is_usual else len(USUAL_SCORE_LIMITS)
        self.limits = Segments(self, translate("NewGameDialog", "Length"), texts, chosen)
        self.points = QSpinBox(self)
        self.points.setRange(1, highest)
        self.points.setValue(max(variant.score_limit, 1))
        self.points.lineEdit().setTextMargins(_PADDING, 0, _PADDING, 0)  # that of its style sheet is ignored
        self.points.setAccessibleName(translate("NewGameDialog", "Points that end the game"))
        self.limits.chosen.connect(self._show_points)
        # beside each other they are wider than a sheet
        column_of((self.limits, 0, LEFT), (self.points, 0, LEFT), parent=self)
        self._show_points()

    def variant(self) -> Variant:
        """The rule switches with the chosen limit."""
        limit = self.points.value() if self._is_other else USUAL_SCORE_LIMITS[self.limits.index]
        return replace(self._variant, score_limit=limit)

    @property
    def _is_other(self) -> bool:
        return self.limits.index == len(USUAL_SCORE_LIMITS)

    def _show_points(self) -> None:
        self.points.setVisible(self._is_other)
        if self._is_other and self.isVisible():
            self.points.setFocus()


def _limit_text(limit: int) -> str:
    if limit == ONE_ROUND:
        return capitalized(shown(game_length(Variant(limit))))
    return fill(QCoreApplication.translate("NewGameDialog", "To {points}"), points=limit)
