"""A panel at the right of the table: beside it, or laid on it like a sheet in a narrow window."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, TypeVar

from PySide6.QtCore import QEvent, QObject, QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QHideEvent, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from engine.text.sentence import Sentence
from straights_gui.view.cards.shape import paint_shadow
from straights_gui.view.style.motion import PANEL_SLIDE, Motion, Timeline
from straights_gui.view.style.theme import PANEL_SHADOW, panel_palette, tokens
from straights_gui.view.style.tokens import Radius
from straights_gui.view.table.table_view import TableView
from straights_gui.view.text.rendering import shown

if TYPE_CHECKING:
    from straights_gui.view.panels.side_panel_frame import SidePanelFrame


_SHADE = 10  # of 255, for each of the rings of the shadow
Panel_co = TypeVar("Panel_co", bound=QWidget, covariant=True)


class SidePanel(QWidget, Generic[Panel_co]):
    """A panel with a title, a close button and a content that is made when it is opened; Escape closes it.

    Its title is its `windowTitle`. `SidePanels`, to which it must be added, sets its geometry.

    Attributes:
        opened, closed: it was opened or closed; `opened` is also emitted if it was open already.
        content_resized: the size hint of the content may have changed.
        visibility_changed: the panel became visible or hidden; only one of the open panels is visible.
        tab_chosen: the player wants to see another one of the open panels, by its number among them.
        is_open: whether it is open.
        is_docked: whether it is beside the table, not over it.
        closes_from_table: whether Escape on the table closes it even if it is docked.
        name, title: its `objectName`, and its usual title.
    """

    closes_from_table = False
    name = ""
    title: Sentence

    opened = Signal()
    closed = Signal()
    content_resized = Signal()
    visibility_changed = Signal(bool)
    tab_chosen = Signal(int)

    def __init__(self, table: TableView) -> None:
        super().__init__(table)  # until there is content: `viewport` is slow before the first paint
        self.is_open = False
        self._table, self._motion = table, Motion()
        self._panel: Panel_co | None = None
        self._frame: SidePanelFrame | None = None
        self._place = QRect()
        self.is_docked = True
        self._is_leaving = False
        self.setAttribute(Qt.WidgetAttribute.WA_NoMousePropagation)
        self.setObjectName(self.name)
        self.hide()

    @property
    def panel(self) -> Panel_co:
        """The content; created on first access."""
        if self._panel is None:
            self._panel = self.make_panel()
            self._add_frame(self._panel)
        return self._panel

    @property
    def has_panel(self) -> bool:
        """Whether the content has been created."""
        return self._panel is not None

    def make_panel(self) -> Panel_co:
        """Create the content; called once."""
        raise NotImplementedError

    @property
    def frame(self) -> SidePanelFrame:
        """What is around the content; there is none before it was opened."""
        assert self._frame is not None
        return self._frame

    @property
    def is_seen(self) -> bool:
        """Whether the panel is visible and not sliding out."""
        return not self.isHidden() and not self._is_leaving

    @property
    def has_focus(self) -> bool:
        """Whether the keyboard focus is in the panel."""
        return self.window().focusWidget() in self.findChildren(QWidget)

    def _add_frame(self, content: QWidget) -> None:
        """Show the content below the title, in a scroll area."""
        from straights_gui.view.panels.side_panel_frame import SidePanelFrame  # seldom needed

        self.setParent(self._table.viewport())
        self._frame = SidePanelFrame(self, content)
        self._frame.set_title(self.windowTitle())
        self._frame.close_button.clicked.connect(self.close)
        self._frame.tabs.currentChanged.connect(self.tab_chosen)
        self.apply_theme()

    def open(self) -> None:
        """Slide in, or take the place of another open panel."""
        self.panel.show()
        self.is_open = True
        self.opened.emit()

    def close(self) -> bool:
        """Slide out and return the focus to the table, or let another open panel take the place."""
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

    def stand(self, place: QRect, *, is_docked: bool, slides: bool) -> None:
        """Set the geometry of the panel, docked or over the table; slide in if it was hidden."""
        is_new = not self.is_seen
        if not is_new and (place, is_docked) == (self._place, self.is_docked):
            return
        self._place, self.is_docked, self._is_leaving = place, is_docked, False
        self._motion.cancel()
        self.frame.set_margins(is_docked=is_docked)
        self._move_out(1.0 if is_new and slides else 0.0)
        self.show()
        self.lower()  # below the handover screen
        self._table.overlays.lower_result()
        if is_new:
            if slides:
                self._slide(1.0, 0.0)
            self.visibility_changed.emit(True)
        self.update()

    def leave(self, *, slides: bool) -> None:
        """Slide out, or make room for another panel at once."""
        if not self.is_seen:
            return
        self._is_leaving = True
        if self.has_focus:
            self._table.setFocus()
        if slides:
            self._slide(0.0, 1.0)
        else:
            self._motion.cancel()
            self._on_slid()
        self.visibility_changed.emit(False)

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        self.setWindowTitle(shown(self.title))

    def apply_theme(self) -> None:
        """Apply the colours of the current theme."""
        self.setPalette(panel_palette())
        if self._frame is not None:
            self._frame.set_style()
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
            self._frame.set_title(self.windowTitle())
            self.content_resized.emit()  # its tab has another text

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Close the panel on Escape; accept all other keys, so that none reaches the cards below."""
        if event.key() == Qt.Key.Key_Escape:
            self.close()
        event.accept()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the background with its edge, or over the table a sheet with its shadow."""
        painter, colours = QPainter(self), tokens()
        if self.is_docked:
            painter.fillRect(self.rect(), QColor(colours.sheet))
            painter.setPen(QPen(QColor(colours.sheet_line), 1.0))
            painter.drawLine(QPointF(0.5, 0.0), QPointF(0.5, self.height()))
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        sheet = QRectF(self.rect()).adjusted(PANEL_SHADOW, PANEL_SHADOW, -PANEL_SHADOW, -PANEL_SHADOW)
        paint_shadow(painter, sheet, Radius.SHEET, PANEL_SHADOW, _SHADE)
        painter.setPen(QPen(QColor(colours.sheet_line), 1.0))
        painter.setBrush(QColor(colours.sheet))
        painter.drawRoundedRect(sheet.adjusted(-0.5, -0.5, 0.5, 0.5), Radius.SHEET, Radius.SHEET)
