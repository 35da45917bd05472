"""The statistics dialog: figures by the opponents' level, the plot, export and reset."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QSize, Qt, Signal
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from engine.fast_dataclass import dataclass
from engine.straights.statistics.figures import RatedRound
from straights_gui.view.dialogs.points_plot import PointsPlot
from straights_gui.view.review.rating_page import RatingPage
from straights_gui.view.sheets.sheet import WIDE, Sheet
from straights_gui.view.style.parts.buttons import Kind, Text, box, label, line
from straights_gui.view.style.parts.choices import ListField, Segments
from straights_gui.view.style.parts.meter import meter
from straights_gui.view.style.seat_marks import sheet_seat_colour
from straights_gui.view.text.plurals import number_text

_LEAST_PLOT = 260
_WIDE_ROOM, _NARROW_COLUMNS = 800, 3


@dataclass(frozen=True, slots=True)
class StatisticsTable:
    """The figures of one level.

    Attributes:
        boxes: a label, a value, and what is said below it, which may be "", of the most important ones.
        rows: pairs of a label and a value of the others.
        places: the number of games that ended in each place, the first at its start.
        points: the points of the rounds, oldest first.
        rated: the rounds of the rating, oldest first.
    """

    boxes: tuple[tuple[str, str, str], ...]
    rows: tuple[tuple[str, str], ...]
    places: tuple[int, ...]
    points: tuple[int, ...]
    rated: tuple[RatedRound, ...]


class StatisticsDialog(Sheet):
    """Shows statistics; deleted on close.

    Attributes:
        export_requested, reset_requested: the player wants to export the figures, or to reset them.
        level, shown: the choices of the opponents' level and of the plot, points or rating.
    """

    export_requested = Signal()
    reset_requested = Signal()
    width_wanted = WIDE

    def __init__(
        self,
        parent: QWidget,
        levels: tuple[tuple[str, str], ...],
        load: Callable[[str], StatisticsTable],
    ) -> None:
        """`levels` are keys and names, the first for all of them; `load` returns the figures of a level."""
        super().__init__(parent, self.tr("Statistics"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._load, self._is_wide = load, self.room.width() >= _WIDE_ROOM
        self.level = ListField(self)
        self.level.setAccessibleName(self.tr("Against"))
        for key, name in levels:
            self.level.addItem(name, key)
        self.header.insertWidget(2, self.level)
        self._figures = QWidget(self)
        self.body.addWidget(self._figures)
        self.plot, self.rating = PointsPlot(self), RatingPage(self)
        points = QCoreApplication.translate("StatisticsDialog", "Points")
        self.shown = Segments(self, self.tr("Plot"), (points, self.tr("Rating")))
        self._plots = self._plot_box()
        note = self.tr(
            "Only solo games with sealed cards count. A round becomes practice if you undo others’ moves, "
            "use the demo, or see other hands."
        )
        self.footer.addWidget(label(self, note, Text.QUIET, wraps=True), 1)
        self.add_button(self.tr("&Reset"), Kind.DANGER, self.reset_requested.emit)
        self.add_button(self.tr("&Export…"), on_click=self.export_requested.emit)
        self.level.currentIndexChanged.connect(self.refresh)
        self.refresh()

    def fit(self, room: QSize) -> None:
        """Place the boxes for the width of the table."""
        is_wide = room.width() >= _WIDE_ROOM
        if is_wide is not self._is_wide:
            self._is_wide, focused = is_wide, self.focusWidget()
            self.refresh()
            if focused is not None:
                focused.setFocus()  # it has lost it with its former place
        super().fit(room)

    def refresh(self) -> None:
        """Show the figures of the chosen level."""
        shown = self._load(self.level.currentData())
        fresh = QWidget(self)
        grid = QGridLayout(fresh)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(12)
        columns = len(shown.boxes) if self._is_wide else min(len(shown.boxes), _NARROW_COLUMNS)
        for number, texts in enumerate(shown.boxes):
            grid.addWidget(_figure_box(fresh, *texts), number // columns, number % columns)
        for column in range(columns):
            grid.setColumnStretch(column, 1)
        beside = columns // 2 if columns > _NARROW_COLUMNS else 1
        below = grid.rowCount()
        grid.setRowStretch(below, 1)
        grid.addWidget(self._plots, below, 0, 1, columns - beside)
        grid.addWidget(self._list_box(fresh, shown), below, columns - beside, 1, beside)
        self.body.replaceWidget(self._figures, fresh)
        self._figures.deleteLater()
        self._figures = fresh
        fresh.show()
        self.plot.show_points(shown.points)
        self.rating.show_rounds(shown.rated)

    def _plot_box(self) -> QFrame:
        made, stack = box(self), QStackedWidget(self)
        column = QVBoxLayout(made)
        column.setContentsMargins(16, 14, 16, 14)
        plots = (self.plot, self.rating)
        heading, name = QHBoxLayout(), label(made, self.plot.accessibleName(), Text.HEADING, wraps=True)
        heading.addWidget(name, 1)
        heading.addWidget(self.shown, 0, Qt.AlignmentFlag.AlignTop)
        column.addLayout(heading)
        column.addWidget(stack, 1)
        for plot in plots:
            stack.addWidget(plot)
        stack.setMinimumHeight(_LEAST_PLOT)
        self.shown.chosen.connect(stack.setCurrentIndex)
        self.shown.chosen.connect(lambda chosen: name.setText(plots[chosen].accessibleName()))
        return made

    def _list_box(self, parent: QWidget, shown: StatisticsTable) -> QFrame:
        """The places of the games, and the figures that have no box."""
        made = box(parent)
        column = QVBoxLayout(made)
        column.setContentsMargins(16, 14, 16, 14)
        column.setSpacing(6)
        if any(shown.places):
            column.addWidget(label(made, self.tr("Ranks"), Text.HEADING))
            column.addLayout(_place_rows(made, shown.places))
            column.addWidget(line(made))
        for name, value in shown.rows:
            row = QHBoxLayout()
            row.addWidget(label(made, name, Text.QUIET, wraps=True), 1)
            row.addWidget(label(made, value, Text.STRONG), 0, Qt.AlignmentFlag.AlignTop)
            column.addLayout(row)
        column.addStretch()
        return made


def _place_rows(parent: QWidget, places: tuple[int, ...]) -> QGridLayout:
    """For each place the number of games that ended in it, with a bar."""
    grid = QGridLayout()
    grid.setHorizontalSpacing(12)
    for row, count in enumerate(places):
        colour = "" if row == 0 else sheet_seat_colour(0)
        rank = number_text(row + 1)
        grid.addWidget(label(parent, rank, Text.STRONG), row, 0)
        grid.addWidget(meter(parent, rank, count / max(places), colour), row, 1)
        grid.addWidget(label(parent, number_text(count)), row, 2, Qt.AlignmentFlag.AlignRight)
    grid.setColumnStretch(1, 1)
    return grid


def _figure_box(parent: QWidget, name: str, value: str, note: str) -> QFrame:
    made = box(parent)
    column = QVBoxLayout(made)
    column.setContentsMargins(16, 12, 16, 12)
    column.setSpacing(2)
    column.addWidget(label(made, name, Text.QUIET, wraps=True))
    column.addWidget(label(made, value, Text.HEADLINE, wraps=True))
    if note:
        column.addWidget(label(made, note, Text.QUIET, wraps=True))
    column.addStretch()
    return made
