"""A button of the bar: icon, text, or both, painted without a style sheet."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import (
    QAction,
    QColor,
    QFocusEvent,
    QFont,
    QFontMetrics,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QAbstractButton, QMenu, QWidget

from straights_gui.view.style.motion import Fade, Motion
from straights_gui.view.style.theme import tokens
from straights_gui.view.style.tokens import BAR_BUTTON, BAR_TEXT, DISABLED_OPACITY, Duration, Radius
from straights_gui.view.window.actions import WHY_DISABLED

if TYPE_CHECKING:
    from straights_gui.view.style.parts.tooltip import Tooltip

_ICON, _LOCK, _GAP, _MARGIN, _NARROWEST = 20, 16, 7, 8, 36
_KEYBOARD = (
    Qt.FocusReason.TabFocusReason,
    Qt.FocusReason.BacktabFocusReason,
    Qt.FocusReason.ShortcutFocusReason,
)


def bar_font(widget: QWidget, scale: float) -> QFont:
    """The font of the bar, for a part of its usual size."""
    font = QFont(widget.font())
    font.setPixelSize(round(scale * BAR_TEXT))
    return font


class BarButton(QAbstractButton):
    """Shows an action with its icon, and with its text if there is room.

    It is no QToolButton with a default action: PySide would take the action for deleted with the button.

    Attributes:
        action: the action.
        is_labelled: whether the text is shown.
        is_marked: whether what it has opened is in sight.
    """

    def __init__(self, action: QAction, parent: QWidget, motion: Motion) -> None:
        super().__init__(parent)
        self.is_labelled = self.is_marked = self._is_covered = False
        self._motion = motion
        self._fade = Fade(self, motion, self.update)
        self._colours = "", ""
        self._tooltip: Tooltip | None = None
        self._has_ring = False
        self._scale = 1.0
        self.setFont(bar_font(self, 1.0))
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.action = action
        action.changed.connect(self._follow)
        self.clicked.connect(self._on_clicked)
        self._follow()

    def nextCheckState(self) -> None:
        """Leave it to the action whether it is on."""

    def sizeHint(self) -> QSize:
        """The size with icon and, if it is shown, text."""
        width = max(self._scaled(_NARROWEST), self._content_width() + 2 * _MARGIN)
        return QSize(width, self._scaled(BAR_BUTTON))

    def set_scale(self, scale: float) -> None:
        """Show icon and text in that part of their usual size."""
        if scale != self._scale:
            self._scale = scale
            self.setFont(bar_font(self, scale))

    def _scaled(self, length: int) -> int:
        return round(self._scale * length)

    def cover(self, *, is_covered: bool) -> None:
        """Disable the button, whatever its action, while its effect would be out of sight."""
        self._is_covered = is_covered
        self._follow()

    def pop_up(self) -> None:
        """Open the menu of the action below the button, and inside the window where it fits."""
        menu = self.action.menu()
        if isinstance(menu, QMenu):
            below, window = self.mapToGlobal(QPoint(0, self.height())), self.window()
            menu.popup(below)
            right = window.mapToGlobal(QPoint(window.width() - menu.width(), 0)).x()
            menu.move(min(below.x(), right), menu.y())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Open the menu at once if there is one."""
        if self.action.menu() is None:
            super().mousePressEvent(event)
        else:
            self.pop_up()

    def event(self, event: QEvent) -> bool:
        """Show the tooltip when the pointer comes; Qt's own one has no caps of keys."""
        if event.type() is QEvent.Type.ToolTip:
            return True
        if event.type() is QEvent.Type.Enter:
            self._show_tip()
        return super().event(event)

    def tip(self) -> tuple[str, str]:
        """The name of the action and its key, or why it cannot be used now and no key."""
        action = self.action
        reason = action.property(WHY_DISABLED)
        if reason and not action.isEnabled() and action.toolTip() == action.iconText():
            return f"{action.toolTip()}: {reason}", ""
        return action.toolTip(), action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)

    def _show_tip(self) -> None:
        if self._tooltip is None:
            from straights_gui.view.style.parts.tooltip import tooltip_of  # not for the first paint

            self._tooltip = tooltip_of(self, self._motion)
        self._tooltip.show_for(self, *self.tip())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go to the next button with the arrow keys; press this one with Enter."""
        if event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            self.focusNextPrevChild(event.key() == Qt.Key.Key_Right)
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self.click()
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the ring if the focus came by a key."""
        self._has_ring = event.reason() in _KEYBOARD
        super().focusInEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Hide the ring."""
        self._has_ring = False
        super().focusOutEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the button in the colours of the bar."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect())
        painter.setPen(Qt.PenStyle.NoPen)
        for colour, share in self._backgrounds():
            painter.setOpacity(share)
            painter.setBrush(QColor(colour))
            painter.drawRoundedRect(box, Radius.FIELD, Radius.FIELD)
        painter.setOpacity(1.0)
        if self._has_ring:
            painter.setPen(QPen(QColor(tokens().sheet_accent), 2.0))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), Radius.FIELD, Radius.FIELD)
        painter.setOpacity(DISABLED_OPACITY if self._is_dimmed() else 1.0)
        painter.setPen(QColor(self._colour()))
        self._paint_content(painter, box.adjusted(_MARGIN, 0, -_MARGIN, 0))
        painter.end()

    def _on_clicked(self) -> None:
        if self.action.menu() is None:
            self.action.trigger()
        else:
            self.pop_up()

    def _follow(self) -> None:
        """Show the state of the action."""
        action = self.action
        self.setEnabled(action.isEnabled() and not self._is_covered)
        self.setCheckable(action.isCheckable())
        self.setChecked(action.isChecked())
        if self.icon().cacheKey() != action.icon().cacheKey():  # each new icon arranges the bar again
            self.setIcon(action.icon())
        if self.text() != action.iconText():
            self.setText(action.iconText())
            self.updateGeometry()
        if self._tooltip is not None and self._tooltip.is_shown_for(self):
            self._show_tip()

    def _backgrounds(self) -> list[tuple[str, float]]:
        """The colours of the background with their opacities; another one takes a moment to be seen."""
        now, before = self._background(), self._colours[1]
        if now != before:
            self._colours = before, now
            self._fade.start(Duration.HOVER)
        both = zip(self._colours, (1.0 - self._fade.share, self._fade.share), strict=True)
        return [(colour, share) for colour, share in both if colour and share]

    def _background(self) -> str:
        if self.isDown() or self.isChecked() or self.is_marked:
            return tokens().hover
        return tokens().control if self.isEnabled() and self.underMouse() else ""

    def _is_dimmed(self) -> bool:
        return not self.isEnabled()

    def _colour(self) -> str:
        return tokens().sheet_text

    def _text_width(self) -> int:
        return QFontMetrics(self.font()).horizontalAdvance(self.text())

    def _content_width(self) -> int:
        return self._scaled(_ICON) + (_GAP + self._text_width() if self.is_labelled else 0)

    def _paint_content(self, painter: QPainter, box: QRectF) -> None:
        size = self._scaled(_ICON)
        left = box.left() if self.is_labelled else box.center().x() - size / 2
        self.icon().paint(painter, QRect(round(left), (self.height() - size) // 2, size, size))
        if self.is_labelled:
            text = box.adjusted(size + _GAP, 0, _MARGIN, 0)
            painter.drawText(text, int(Qt.AlignmentFlag.AlignVCenter), self.text())


class DealButton(BarButton):
    """Shows the round and the length of the game, and a lock if the deal can be checked."""

    def _show_tip(self) -> None:
        """Show none: its text says all."""

    def _content_width(self) -> int:
        return self._text_width() + (_GAP + self._scaled(_LOCK) if self._has_lock() else 0)

    def _is_dimmed(self) -> bool:
        return False  # its text is read also where there is nothing to press it for

    def _colour(self) -> str:
        return tokens().sheet_quiet

    def _has_lock(self) -> bool:
        return not self.icon().isNull()

    def _paint_content(self, painter: QPainter, box: QRectF) -> None:
        text = QFontMetrics(self.font()).elidedText(
            self.text(),
            Qt.TextElideMode.ElideRight,
            self.width() - self._content_width() + self._text_width(),
        )
        painter.drawText(box, int(Qt.AlignmentFlag.AlignVCenter), text)
        if self._has_lock():
            size = self._scaled(_LOCK)
            place = QRect(round(box.right()) - size, (self.height() - size) // 2, size, size)
            self.icon().paint(painter, place)
