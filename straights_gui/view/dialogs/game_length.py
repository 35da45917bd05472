"""The choice of the score that ends a game, for the dialogs that begin one."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QComboBox, QSpinBox, QWidget

from engine.fast_dataclass import replace
from engine.straights.setup import MAX_SCORE_LIMIT, USUAL_SCORE_LIMITS, Variant
from engine.straights.text.rendering import capitalized
from engine.straights.text.variants import game_length
from straights_gui.view.text.rendering import shown


class GameLength(QComboBox):
    """Offers the usual score limits by name, and any other.

    Attributes:
        points: the field for any other limit, beside this one; the dialog lays it out.
    """

    def __init__(self, parent: QWidget, variant: Variant, highest: int = MAX_SCORE_LIMIT) -> None:
        super().__init__(parent)
        self._variant = variant
        for limit in USUAL_SCORE_LIMITS:
            self.addItem(capitalized(shown(game_length(limit))), limit)
        self.addItem(QCoreApplication.translate("NewGameDialog", "Other…"), None)
        self.points = QSpinBox(parent)
        self.points.setRange(1, highest)
        self.points.setValue(max(variant.score_limit, 1))
        self.points.setAccessibleName(QCoreApplication.translate("NewGameDialog", "Points that end the game"))
        self.currentIndexChanged.connect(self._show_points)
        usual = self.findData(variant.score_limit)
        self.setCurrentIndex(self.count() - 1 if usual < 0 else usual)
        self._show_points()

    def variant(self) -> Variant:
        """The rule switches with the chosen limit."""
        limit = self.currentData()
        return replace(self._variant, score_limit=self.points.value() if limit is None else limit)

    def _show_points(self) -> None:
        self.points.setVisible(self.currentData() is None)
