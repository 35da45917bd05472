"""The choice of the score that ends a game, for all that begins one."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QSpinBox, QVBoxLayout, QWidget

from engine.fast_dataclass import replace
from engine.straights.setup import MAX_SCORE_LIMIT, ONE_ROUND, USUAL_SCORE_LIMITS, Variant
from engine.straights.text.variants import game_length
from engine.text.rendering import capitalized
from straights_gui.view.style.parts.choices import Segments
from straights_gui.view.text.fill import fill
from straights_gui.view.text.rendering import shown

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
        column = QVBoxLayout(self)  # beside each other they are wider than a sheet
        column.setContentsMargins(0, 0, 0, 0)
        for part in (self.limits, self.points):
            column.addWidget(part, 0, Qt.AlignmentFlag.AlignLeft)
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
