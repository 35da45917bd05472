"""The frame around the content of a side panel: title, close button and scroll area."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QScrollArea, QToolButton, QVBoxLayout, QWidget

from straights_gui.view.style.hit_size import SMALLEST
from straights_gui.view.style.theme import tokens

_MARGIN = 8
_TOP = 1
_LINES_AT_MOST = 26
"""The largest preferred width of a panel, in line heights."""


class CloseButton(QToolButton):
    """A close button in the colours of the table, not of the desktop."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFixedSize(SMALLEST, SMALLEST)
        self.setAccessibleName(self.tr("Close"))
        self.setToolTip(self.tr("Close (Esc)"))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the cross, with a ring on focus or hover."""
        painter, now = QPainter(self), tokens()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        middle, arm = QPointF(self.width() / 2, self.height() / 2), self.width() * 0.18
        if self.hasFocus() or self.underMouse():
            painter.setPen(QPen(QColor(now.sheet_accent if self.hasFocus() else now.edge), 2.0))
            painter.setBrush(QColor(now.control))
            painter.drawEllipse(middle, self.width() / 2 - 2, self.height() / 2 - 2)
        pen = QPen(QColor(now.sheet_text), 2.0)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        painter.drawLine(middle - QPointF(arm, arm), middle + QPointF(arm, arm))
        painter.drawLine(middle - QPointF(arm, -arm), middle + QPointF(arm, -arm))


class _Holder(QWidget):
    """Gives the content its minimum size hint; a scroll area would use its preferred height."""

    def __init__(self, content: QWidget) -> None:
        super().__init__()
        self._content = content
        content.setParent(self)
        policy = self.sizePolicy()
        policy.setHeightForWidth(content.sizePolicy().hasHeightForWidth())
        self.setSizePolicy(policy)

    def sizeHint(self) -> QSize:
        return self._content.sizeHint()

    def minimumSizeHint(self) -> QSize:
        return self._content.minimumSizeHint().expandedTo(self._content.minimumSize())

    def heightForWidth(self, width: int) -> int:
        return self._content.heightForWidth(width)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._content.setGeometry(self.rect())

    def event(self, event: QEvent) -> bool:
        """Update the geometry when the content requests a new layout."""
        if event.type() is QEvent.Type.LayoutRequest:
            self.updateGeometry()
        return super().event(event)


class SidePanelFrame:
    """The widgets of a side panel.

    Attributes:
        title: the title.
        close_button: the button beside the title.
        content: the widget below them.
    """

    def __init__(self, panel: QWidget, content: QWidget) -> None:
        self.content = content
        self.title = QLabel(panel)
        font = self.title.font()
        font.setBold(True)
        self.title.setFont(font)
        self.title.setWordWrap(True)
        self.close_button = CloseButton(panel)
        self._area = QScrollArea(panel)
        self._area.setFrameShape(QFrame.Shape.NoFrame)
        self._area.setWidgetResizable(True)
        self._area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._area.viewport().setAutoFillBackground(False)
        content.setAutoFillBackground(False)
        holder = _Holder(content)
        self._area.setWidget(holder)
        holder.setAutoFillBackground(False)  # the scroll area has set this to True
        holder.installEventFilter(panel)
        content.show()
        self._heading = QHBoxLayout()
        self._heading.setContentsMargins(_MARGIN, 2, 0, 2)
        self._heading.addWidget(self.title, 1)
        self._heading.addWidget(self.close_button)
        self._column = QVBoxLayout(panel)
        self._column.setSpacing(0)
        self._column.addLayout(self._heading)
        self._column.addWidget(self._area, 1)
        QWidget.setTabOrder(self.close_button, content)

    def set_left_margin(self, width: int) -> None:
        """Reserve this width, in pixels, for the panel's edge or shadow."""
        self._column.setContentsMargins(width, _TOP, 0, 0)

    def take_focus(self) -> None:
        """Focus the first focusable widget of the content, or the close button."""
        widgets = (self.content, *self.content.findChildren(QWidget))
        takes = (
            each for each in widgets if each.focusPolicy() & Qt.FocusPolicy.TabFocus and each.isVisible()
        )
        next(takes, self.close_button).setFocus(Qt.FocusReason.ShortcutFocusReason)

    def least_size(self) -> QSize:
        """The smallest size at which nothing has to be scrolled."""
        return self._around(self.content.minimumSizeHint().expandedTo(self.content.minimumSize()))

    def usual_size(self) -> QSize:
        """The preferred size."""
        widest = _LINES_AT_MOST * self.content.fontMetrics().height()
        usual = self.content.sizeHint().boundedTo(QSize(widest, 1 << 20))
        return self._around(usual).expandedTo(self.least_size())

    def _around(self, content: QSize) -> QSize:
        heading = max(self._heading.minimumSize().height(), self._heading.heightForWidth(content.width()))
        return QSize(content.width(), content.height() + heading + _TOP)
