"""What lies between a table and its sheets: it dims the table, and shows the shadow of a sheet that opens."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent, QPixmap, QRegion
from PySide6.QtWidgets import QApplication, QDialog, QMainWindow, QWidget

from straights_gui.view.cards.colours import mix
from straights_gui.view.cards.shape import paint_shadow
from straights_gui.view.style.blank_pixmap import begin_pixmap, blank_pixmap
from straights_gui.view.style.motion import Motion, Timeline
from straights_gui.view.style.theme import theme
from straights_gui.view.style.tokens import SCRIM, SCRIM_OPACITY, Duration, Radius
from straights_gui.view.table.table_view import TableView

_BLUR, _DROP, _RISE = 40, 14, 12
_GROUND = 0.4  # black in the table's colour, on which boxes without a sheet stand
_SHADE = 3  # of 255, for each of the rings of the shadow


class BaseSheet(QDialog):
    """What a scrim needs of a sheet.

    Attributes:
        has_frame: whether it is one surface, not boxes on the dimmed table.
    """

    has_frame = True

    def fit(self, room: QSize) -> None:
        """Stand in the middle of a table of that size, in text that grows with it."""
        raise NotImplementedError

    def show_back(self, *, is_shown: bool) -> None:
        """Show whether it has taken the place of another one."""
        raise NotImplementedError

    def take_focus(self) -> None:
        """Focus what a player uses first."""
        raise NotImplementedError


class Scrim(QWidget):
    """Covers a table while a sheet is on it; a click on it closes the sheet.

    A sheet that is opened from another one takes its place until it is closed.

    Attributes:
        surface: the table.
        sheets: the open sheets; the last one is in sight.
        share: how much of it is seen, from 0 to 1.
    """

    def __init__(self, parent: QWidget, surface: QWidget) -> None:
        super().__init__(parent)
        self.sheets: list[BaseSheet] = []
        self.surface, self._motion = surface, Motion()
        self._speed = surface.motion if isinstance(surface, TableView) else Motion(0.0)
        self._focused_before: QWidget | None = None
        self.share, self._picture, self._place = 1.0, QPixmap(), QRect()
        self._has_frame = True  # boxes without one would be hard to read over a table
        surface.installEventFilter(self)
        QApplication.instance().focusChanged.connect(self._on_focus)  # type: ignore[union-attr]  # there is one
        if isinstance(surface, TableView):
            surface.theme_applied.connect(self._fit)

    def add(self, sheet: BaseSheet) -> None:
        """Lay a sheet on the table, over an earlier one, which is out of sight until this one is closed."""
        same = [other for other in self.sheets if type(other) is type(sheet)]
        for other in same:
            other.reject()
        self._motion.finish()  # of one that closes, too: its end would hide what covers the table
        if self.sheets:
            self.sheets[-1].lower()
            self.sheets[-1].setEnabled(False)
        else:
            self._focused_before = self.window().focusWidget()
        sheet.show_back(is_shown=bool(self.sheets))
        self.sheets.append(sheet)
        self._tell_surface()
        self._fit()
        self.show()
        self.raise_()
        self._open(sheet, is_first=not same and len(self.sheets) == 1)

    def remove(self, sheet: BaseSheet) -> None:
        """Take a sheet away; the one before it is back in sight, or the table has the focus again."""
        if sheet not in self.sheets:
            return
        self._motion.finish()
        was_seen = sheet is self.sheets[-1]
        self.sheets.remove(sheet)
        self._tell_surface()
        if self.sheets:
            if was_seen:
                self._bring_back(self.sheets[-1])
            return
        before, self._focused_before = self._focused_before, None
        if before is not None:
            before.setFocus(Qt.FocusReason.OtherFocusReason)
        self._leave()

    def close_all(self) -> None:
        """Close all sheets, the last one first."""
        for sheet in reversed(tuple(self.sheets)):
            sheet.reject()

    @property
    def rise(self) -> int:
        """How far below its place a sheet is seen that opens or closes, in pixels."""
        return 0 if self._speed.is_reduced else round((1.0 - self.share) * _RISE)

    def _tell_surface(self) -> None:
        if isinstance(self.surface, TableView):
            self.surface.covered.emit(bool(self.sheets))

    def _on_focus(self, _before: QWidget | None, now: QWidget | None) -> None:
        """Keep the focus on the sheet, when something below it asks for it: it gets it afterwards."""
        if not self.sheets or now is None or now.window() is not self.window():
            return
        if (
            self.surface.isAncestorOf(now)
            and not self.sheets[-1].isAncestorOf(now)
            and now not in self.sheets
        ):
            self._focused_before = now
            self.sheets[-1].take_focus()

    def _bring_back(self, sheet: BaseSheet) -> None:
        sheet.setEnabled(True)
        self.raise_()
        sheet.raise_()
        sheet.take_focus()
        self.sheet_resized()

    def _open(self, sheet: BaseSheet, *, is_first: bool) -> None:
        """Let the first sheet rise; meanwhile its picture is shown, and it lies below the table."""
        length = self._length(Duration.SHEET_OPEN)
        if not is_first or not length:
            self.share = 1.0
            sheet.raise_()
            return
        sheet.lower()
        self._picture, self.share = _picture_of(sheet), 0.0
        timeline = Timeline()
        timeline.add(self._show_share, 0, length)
        self._motion.run(timeline, self._on_opened)

    def _on_opened(self) -> None:
        self._picture = QPixmap()
        if self.sheets:
            self.sheets[-1].raise_()
        self.update()

    def _leave(self) -> None:
        timeline = Timeline()
        timeline.add(lambda share: self._show_share(1.0 - share), 0, self._length(Duration.SHEET_CLOSE))
        self._motion.run(timeline, self.hide)

    def _show_share(self, share: float) -> None:
        self.share = share
        self.update()

    def _length(self, length: int) -> int:
        """The milliseconds of a change, which has `length` at normal speed."""
        return self._speed.fade_length(length) if self.isVisible() else 0

    def _fit(self) -> None:
        self.setGeometry(self.surface.rect())
        for sheet in self.sheets:
            sheet.fit(self.surface.size())
        self.sheet_resized()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Fit the sheets when the table is resized; let nothing move when it is hidden."""
        if watched is self.surface and event.type() is QEvent.Type.Resize and self.sheets:
            self._fit()
        if watched is self.surface and event.type() is QEvent.Type.Hide:
            self._motion.finish()
        return False

    def sheet_resized(self) -> None:
        """Paint the shadow around the new place of the sheet."""
        if self.sheets:
            self._place, self._has_frame = self.sheets[-1].geometry(), self.sheets[-1].has_frame
            self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()
        if self.sheets and self._picture.isNull():
            self.close_all()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Dim the table; paint the shadow of the sheet, and the sheet while it moves."""
        painter = QPainter(self)
        opacity, colour = (SCRIM_OPACITY, SCRIM) if self._has_frame else (1.0, _ground())
        painter.setOpacity(opacity * self.share)
        painter.fillRect(self.rect(), QColor(colour))
        painter.setOpacity(self.share)
        if not self.sheets:
            return
        if self._has_frame:
            _paint_stretched(painter, QRectF(self._place.translated(0, self.rise)))
        painter.drawPixmap(self._place.topLeft() + QPoint(0, self.rise), self._picture)


def _picture_of(sheet: BaseSheet) -> QPixmap:
    """The sheet as it will be seen, without a background at its corners or between its boxes."""
    picture = blank_pixmap(QSizeF(sheet.size()), sheet.devicePixelRatioF())
    sheet.render(picture, QPoint(), QRegion(), QWidget.RenderFlag.DrawChildren)
    return picture


def _ground() -> str:
    """The colour below boxes without a sheet."""
    now = theme()
    return now.felt_dark if now.forced is not None else mix(now.felt_dark, "#000000", _GROUND)


def scrim_of(widget: QWidget) -> Scrim:
    """The scrim over the table of a widget's window; over the window itself if it has none."""
    window = widget.window()
    central = window.centralWidget() if isinstance(window, QMainWindow) else None
    parent, direct = window if central is None else central, Qt.FindChildOption.FindDirectChildrenOnly
    found = parent.findChild(Scrim, options=direct)
    return found or Scrim(parent, parent.findChild(TableView, options=direct) or parent)


@lru_cache(maxsize=2)
def _shadow() -> QPixmap:
    """The shadow of a sheet of the smallest size, whose parts are stretched for larger ones."""
    side = 2 * (Radius.SHEET + _BLUR) + 2
    picture, painter = begin_pixmap(QSizeF(side, side), 1.0)
    sheet = QRectF(picture.rect()).adjusted(_BLUR, _BLUR, -_BLUR, -_BLUR)
    paint_shadow(painter, sheet, Radius.SHEET, _BLUR, _SHADE)
    painter.end()
    return picture


def _paint_stretched(painter: QPainter, sheet: QRectF) -> None:
    """Paint the nine parts of the shadow around a sheet: corners as they are, the others stretched."""
    picture, corner = _shadow(), float(Radius.SHEET + _BLUR)
    outer = sheet.adjusted(-_BLUR, -_BLUR + _DROP, _BLUR, _BLUR + _DROP)
    columns = ((0.0, corner), (corner, 2.0), (corner + 2.0, corner))
    widths, heights = ((corner, side - 2 * corner, corner) for side in (outer.width(), outer.height()))
    top = outer.top()
    for (source_top, source_height), height in zip(columns, heights, strict=True):
        left = outer.left()
        for (source_left, source_width), width in zip(columns, widths, strict=True):
            source = QRectF(source_left, source_top, source_width, source_height)
            painter.drawPixmap(QRectF(left, top, width, height), picture, source)
            left += width
        top += height
