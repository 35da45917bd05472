"""The frame around the content of a side panel: title or tabs, close button and scroll area."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QEvent, QSignalBlocker, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QStyle, QTabBar, QWidget

from straights_gui.view.style.parts.buttons import IconButton, Text, label
from straights_gui.view.style.parts.focus_ring import FocusRing
from straights_gui.view.style.parts.layouts import TOP, column_of, row_of
from straights_gui.view.style.sheet_style import sheet_style
from straights_gui.view.style.theme import PANEL_EDGE, PANEL_MARGIN, PANEL_SHADOW, theme

_USUAL_UNIT = 15.0
_MARGINS = QSize(2 * PANEL_MARGIN, PANEL_MARGIN)


class _Holder(QWidget):
    """Gives the content margins, and its minimum size hint; a scroll area would use its preferred height."""

    def __init__(self, content: QWidget) -> None:
        super().__init__()
        self._content = content
        content.setParent(self)
        policy = self.sizePolicy()
        policy.setHeightForWidth(content.sizePolicy().hasHeightForWidth())
        self.setSizePolicy(policy)

    def sizeHint(self) -> QSize:
        return self._content.sizeHint() + _MARGINS

    def minimumSizeHint(self) -> QSize:
        return self._content.minimumSizeHint().expandedTo(self._content.minimumSize()) + _MARGINS

    def heightForWidth(self, width: int) -> int:
        return self._content.heightForWidth(width - _MARGINS.width()) + _MARGINS.height()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._content.setGeometry(self.rect().adjusted(PANEL_MARGIN, 0, -PANEL_MARGIN, -PANEL_MARGIN))

    def event(self, event: QEvent) -> bool:
        if event.type() is QEvent.Type.LayoutRequest:
            self.updateGeometry()
        return super().event(event)


class SidePanelFrame:
    """The widgets of a side panel.

    Attributes:
        title: the title, while no other panel is open.
        tabs: the titles of the open panels, if there are several.
        close_button: the button beside the title.
        content: the widget below them.
    """

    def __init__(self, panel: QWidget, content: QWidget) -> None:
        self.content = content
        self._panel, self._unit = panel, _USUAL_UNIT
        self.title = label(panel, "", Text.TITLE, wraps=True)
        self.tabs = QTabBar(panel)
        self.tabs.setDrawBase(False)
        self.tabs.setExpanding(False)
        self.tabs.hide()
        self.close_button = IconButton(panel, "quit", QCoreApplication.translate("CloseButton", "Close"))
        self.close_button.setToolTip(QCoreApplication.translate("CloseButton", "Close (Esc)"))
        self._area = QScrollArea(panel)
        self._area.setFrameShape(QFrame.Shape.NoFrame)
        self._area.setWidgetResizable(True)
        self._area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._holder = _Holder(content)
        self._area.setWidget(self._holder)
        self._holder.installEventFilter(panel)
        content.show()
        close = self.close_button, 0, TOP
        heading = row_of((self.title, 1), (self.tabs, 1), close, margins=(PANEL_MARGIN, 12, 12, 8))
        self._column = column_of(heading, (self._area, 1), spacing=0, parent=panel)
        QWidget.setTabOrder(self.close_button, content)
        ring = FocusRing(panel)
        self._area.verticalScrollBar().valueChanged.connect(ring.follow)

    def set_title(self, text: str) -> None:
        """Show another title."""
        self.title.setText(text)
        self._panel.setAccessibleName(text)

    def set_margins(self, *, is_docked: bool) -> None:
        """Leave room for the edge of the panel, or for the shadow around it."""
        if is_docked:
            self._column.setContentsMargins(PANEL_EDGE, 0, 0, 0)
        else:
            side = PANEL_SHADOW + 1
            self._column.setContentsMargins(side, PANEL_SHADOW, side, PANEL_SHADOW + 8)

    def set_style(self, unit: float | None = None) -> None:
        """Use the colours of the theme, and another size of body text if it is given."""
        self._unit = unit or self._unit
        style = sheet_style(theme(), self._unit)
        if style != self._panel.styleSheet():
            self._panel.setStyleSheet(style)

    def show_tabs(self, titles: Sequence[str], current: int) -> None:
        """Show the titles of the open panels if there are several, else the title alone."""
        with QSignalBlocker(self.tabs):
            while self.tabs.count() > len(titles):
                self.tabs.removeTab(0)
            for number, title in enumerate(titles):
                if number == self.tabs.count():
                    self.tabs.addTab(title)
                self.tabs.setTabText(number, title.replace("&", "&&"))
            self.tabs.setCurrentIndex(current)
        self.tabs.setVisible(len(titles) > 1)
        self.title.setVisible(len(titles) <= 1)

    def take_focus(self) -> None:
        """Focus the first focusable widget of the content, or the close button."""
        widgets = (self.content, *self.content.findChildren(QWidget))
        takes = (
            each for each in widgets if each.focusPolicy() & Qt.FocusPolicy.TabFocus and each.isVisible()
        )
        next(takes, self.close_button).setFocus(Qt.FocusReason.ShortcutFocusReason)

    def least_width(self) -> int:
        """The smallest width at which nothing is cut, with the bar for scrolling."""
        bar = self._panel.style().pixelMetric(QStyle.PixelMetric.PM_ScrollBarExtent, None, self._area)
        return self._holder.minimumSizeHint().width() + bar + PANEL_EDGE
