"""The statistics dialog: figures by the opponents' level, the plot, export and reset."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from engine.fast_dataclass import dataclass
from straights_gui.view.dialogs.dialog_parts import close_buttons, complete, label_of, wrapped_label
from straights_gui.view.dialogs.points_plot import PointsPlot
from straights_gui.view.review.rating_page import RatingPage
from straights_gui.view.window.icons import icon


@dataclass(frozen=True, slots=True)
class StatisticsTable:
    """The figures of one level.

    Attributes:
        rows: pairs of a label and a value.
        points: the points of the rounds, oldest first.
        prices: the points given away in each reviewed round, oldest first.
    """

    rows: tuple[tuple[str, str], ...]
    points: tuple[int, ...]
    prices: tuple[float, ...]


class StatisticsDialog(QDialog):
    """Shows statistics; deleted on close.

    Attributes:
        export_requested, reset_requested: the player wants to export the figures, or to reset them.
        level, shown: the choices of the opponents' level and of the plot, points or rating.
    """

    export_requested = Signal()
    reset_requested = Signal()

    def __init__(
        self,
        parent: QWidget | None,
        levels: tuple[tuple[str, str], ...],
        load: Callable[[str], StatisticsTable],
    ) -> None:
        """`levels` are keys and names, the first for all of them; `load` returns the figures of a level."""
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Statistics"))
        self._load = load
        layout = QVBoxLayout(self)
        self.level, self.shown = QComboBox(self), QComboBox(self)
        for key, name in levels:
            self.level.addItem(name, key)
        layout.addLayout(self._choice())
        self._columns = QHBoxLayout()
        self._figures = QWidget(self)
        layout.addLayout(self._columns)
        self._columns.addWidget(self._figures)
        self.plot, self.rating = PointsPlot(self), RatingPage(self)
        layout.addWidget(self._plots(), 1)
        note = self.tr(
            "Only solo games with a sealed deal count. A round becomes practice if you undo past "
            "others' moves, or use the demo, the deck or open hands."
        )
        layout.addWidget(wrapped_label(self, note))
        layout.addWidget(self._buttons())
        self.level.currentIndexChanged.connect(self.refresh)
        self.refresh()
        complete(self)

    def _choice(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.addWidget(label_of(self.level, self.tr("&Against")))
        row.addWidget(self.level, 1)
        row.addWidget(self.shown)
        return row

    def _plots(self) -> QStackedWidget:
        plots = QStackedWidget(self)
        for plot in (self.plot, self.rating):
            plots.addWidget(plot)
        self.shown.addItem(QCoreApplication.translate("ScoreRaceTable", "Points"))
        self.shown.addItem(self.tr("Rating"))
        self.shown.setAccessibleName(self.tr("Plot"))
        self.shown.currentIndexChanged.connect(plots.setCurrentIndex)
        return plots

    def refresh(self) -> None:
        """Show the figures of the chosen level."""
        shown = self._load(self.level.currentData())
        fresh = QWidget(self)
        fresh.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        columns = QHBoxLayout(fresh)
        columns.setContentsMargins(0, 6, 0, 6)
        columns.setSpacing(32)
        half = (len(shown.rows) + 1) // 2
        for rows in (shown.rows[:half], shown.rows[half:]):
            form = QFormLayout()
            form.setVerticalSpacing(6)
            form.setHorizontalSpacing(16)
            for name, value in rows:
                figure = QLabel(value, fresh)
                figure.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
                figure.setAlignment(Qt.AlignmentFlag.AlignRight)
                form.addRow(name, figure)
            columns.addLayout(form, 1)
        self._columns.replaceWidget(self._figures, fresh)
        self._figures.deleteLater()
        self._figures = fresh
        self.plot.show_points(shown.points)
        self.rating.show_prices(shown.prices)

    def _buttons(self) -> QDialogButtonBox:
        buttons = close_buttons(self)
        export = QPushButton(icon("save"), self.tr("&Export…"), self)
        reset = QPushButton(self.tr("&Reset"), self)
        buttons.addButton(export, QDialogButtonBox.ButtonRole.ActionRole)
        buttons.addButton(reset, QDialogButtonBox.ButtonRole.ResetRole)
        export.clicked.connect(self.export_requested)
        reset.clicked.connect(self.reset_requested)
        for button in (export, reset):
            button.setAutoDefault(False)  # so that Enter closes the dialog
        return buttons
