"""A panel that slides in over the table from the right, in the table's colours."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QHideEvent, QKeyEvent, QLinearGradient, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from straights_gui.view.style.motion import PANEL_SLIDE, Motion, Timeline
from straights_gui.view.style.palette_style import follow_palette
from straights_gui.view.style.theme import panel_palette, tokens
from straights_gui.view.table.table_view import TableView

if TYPE_CHECKING:
    from straights_gui.view.window.side_panel_frame import SidePanelFrame


_SHADE = 110
SHADOW, EDGE = 12, 1
"""The width in pixels of the shadow of a panel over the table, and of the edge of a docked panel."""


class SidePanel(QWidget):
    """A panel with a title, a close button and a content widget; Escape closes it too.

    Its title is its `windowTitle`. `SidePanels`, to which it must be added, sets its geometry.

    Attributes:
        opened, closed: it was opened or closed; `opened` is also emitted if it was open already.
        content_resized: the size hint of the content may have changed.
        visibility_changed: the panel became visible or hidden; an open panel is hidden if it does not fit.
        is_open: whether it is open.
        may_grow: whether it can use more height than its size hint.
        closes_from_table: whether Escape on the table closes it even if it is docked.
    """

    closes_from_table = False

    opened = Signal()
    closed = Signal()
    content_resized = Signal()
    visibility_changed = Signal(bool)

    def __init__(self, table: TableView, *, may_grow: bool = True) -> None:
        super().__init__(table)  # until there is content: `viewport` is slow before the first paint
        self.may_grow = may_grow
        self.is_open = False
        self._table, self._motion = table, Motion()
        self._frame: SidePanelFrame | None = None
        self._place = QRect()
        self._is_docked = True
        self._is_leaving = False
        self.setAttribute(Qt.WidgetAttribute.WA_NoMousePropagation)
        self.hide()

    @property
    def content(self) -> QWidget | None:
        """The widget below the title."""
        return None if self._frame is None else self._frame.content

    @property
    def is_docked(self) -> bool:
        """Whether the panel is beside the table, not over it."""
        return self._is_docked

    @property
    def is_seen(self) -> bool:
        """Whether the panel is visible and not sliding out."""
        return not self.isHidden() and not self._is_leaving

    @property
    def has_focus(self) -> bool:
        """Whether the keyboard focus is in the panel."""
        return self.window().focusWidget() in self.findChildren(QWidget)

    def take_focus(self) -> None:
        """Focus the first focusable widget of the content, or the close button."""
        if self._frame is not None:
            self._frame.take_focus()

    def set_content(self, content: QWidget) -> None:
        """Set the widget below the title, in a scroll area."""
        from straights_gui.view.window.side_panel_frame import SidePanelFrame  # seldom needed

        self.setParent(self._table.viewport())
        self._frame = SidePanelFrame(self, content)
        self._frame.title.setText(self.windowTitle())
        self._frame.close_button.clicked.connect(self.close)
        follow_palette(self)
        self.apply_theme()

    def make_content(self) -> None:
        """Create the content, if that was deferred; called before the panel is shown."""

    def open(self) -> None:
        """Slide in; an open panel that did not fit is raised."""
        self.make_content()
        self.is_open = True
        self.opened.emit()

    def close(self) -> bool:
        """Slide out and return the focus to the table."""
        if self.is_open:
            self.is_open = False
            self.closed.emit()
        return True

    def set_open(self, is_open: bool) -> None:
        """Open or close."""
        if is_open:
            self.open()
        else:
            self.close()

    def least_size(self) -> QSize:
        """The smallest size at which nothing has to be scrolled."""
        return QSize() if self._frame is None else self._frame.least_size() + QSize(SHADOW, 0)

    def usual_size(self) -> QSize:
        """The preferred size."""
        return QSize() if self._frame is None else self._frame.usual_size() + QSize(SHADOW, 0)

    def folded_width(self) -> int:
        """The width at which the content remains usable by scrolling; 0 if it cannot be folded."""
        return 0

    def stand(self, place: QRect, *, is_docked: bool) -> None:
        """Set the geometry of the panel, docked or over the table; slide in if it was hidden."""
        is_new = not self.is_seen
        if not is_new and (place, is_docked) == (self._place, self._is_docked):
            return
        self._place, self._is_docked, self._is_leaving = place, is_docked, False
        self._motion.cancel()
        if self._frame is not None:
            self._frame.set_left_margin(EDGE if is_docked else SHADOW)
        self._move_out(1.0 if is_new else 0.0)
        self.show()
        self.lower()  # below the handover screen
        self._table.lower_result()
        if is_new:
            self._slide(1.0, 0.0)
            self.visibility_changed.emit(True)

    def leave(self) -> None:
        """Slide out."""
        if not self.is_seen:
            return
        self._is_leaving = True
        if self.has_focus:
            self._table.setFocus()
        self._slide(0.0, 1.0)
        self.visibility_changed.emit(False)

    def apply_theme(self) -> None:
        """Apply the colours of the current theme."""
        self.setPalette(panel_palette())
        self.update()

    def _slide(self, start: float, end: float) -> None:
        self._motion.factor = self._table.motion.factor if self.isVisible() else 0.0
        self._motion.cancel()
        timeline = Timeline()
        timeline.add(lambda part: self._move_out(start + (end - start) * part), 0, PANEL_SLIDE)
        self._motion.run(timeline, self._on_slid)

    def _move_out(self, distance: float) -> None:
        self.setGeometry(self._place.translated(round(distance * self._place.width()), 0))

    def _on_slid(self) -> None:
        if self._is_leaving:
            self._is_leaving = False
            self.hide()

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Emit `content_resized` on layout requests of the content."""
        if event.type() is QEvent.Type.LayoutRequest:
            self.content_resized.emit()
        return False

    def hideEvent(self, event: QHideEvent) -> None:
        """Finish the slide animation when the panel is hidden."""
        super().hideEvent(event)
        self._motion.finish()

    def changeEvent(self, event: QEvent) -> None:
        """Show the new window title as the title of the panel."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.WindowTitleChange and self._frame is not None:
            self._frame.title.setText(self.windowTitle())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Close the panel on Escape; accept all other keys, so that none reaches the cards below."""
        if event.key() == Qt.Key.Key_Escape:
            self.close()
        event.accept()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the background and, over the table, the shadow."""
        painter = QPainter(self)
        width = 0 if self._is_docked else SHADOW
        sheet = QRectF(self.rect()).adjusted(width, 0, 0, 0)
        strip = QRectF(0.0, 0.0, width, self.height())
        shade = QLinearGradient(strip.topLeft(), strip.topRight())
        shade.setColorAt(0.0, QColor(0, 0, 0, 0))
        shade.setColorAt(1.0, QColor(0, 0, 0, _SHADE))
        painter.fillRect(strip, shade)
        painter.fillRect(sheet, QColor(tokens().sheet))
        painter.setPen(QPen(QColor(tokens().sheet_line), 1.0))
        edge = sheet.left() + 0.5
        painter.drawLine(QPointF(edge, 0.0), QPointF(edge, self.height()))
        if self._place.top() > 0:
            painter.drawLine(QPointF(sheet.left(), 0.5), QPointF(sheet.right(), 0.5))
