"""A ring around the widget with the keyboard focus: one over all, so that no widget changes its size."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QGuiApplication, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractScrollArea, QApplication, QWidget
from shiboken6 import Shiboken

from straights_gui.view.cards.shape import smooth_painter
from straights_gui.view.style.theme import tokens

_AWAY, _WIDTH, _RADIUS = 3, 2, 13
_OUT = _AWAY + _WIDTH
_LAID_OUT = {QEvent.Type.Move, QEvent.Type.Resize, QEvent.Type.Show, QEvent.Type.Hide}


class FocusRing(QWidget):
    """Follows the focus inside a widget, as long as it is moved by keys."""

    def __init__(self, around: QWidget) -> None:
        super().__init__(around)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._around = around
        self._target: QWidget | None = None
        self._moving: list[QWidget] = []  # the focused widget, and all that it moves with
        QApplication.instance().focusChanged.connect(self._on_focus)  # type: ignore[union-attr]  # there is one
        self.hide()

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        if event.type() in _LAID_OUT:
            self.follow()
        return False

    def follow(self) -> None:
        """Stand around the focused widget again, which may have moved, or have been scrolled away."""
        target = self._target
        seen = QRect() if target is None or not target.isVisible() else self._part_in_sight(target)
        if target is None or seen.isEmpty():
            self.hide()
            return
        place = QRect(target.mapTo(self._around, QPoint(0, 0)), target.size())
        self.setGeometry(_around(place))
        whole = target.rect()
        left, top = (0 if edge else _OUT for edge in (seen.left(), seen.top()))
        right, bottom = (
            _OUT if edge == end else 0
            for edge, end in ((seen.right(), whole.right()), (seen.bottom(), whole.bottom()))
        )
        self.setMask(seen.adjusted(-left, -top, right, bottom).translated(_OUT, _OUT))
        self.raise_()
        self.show()

    def _part_in_sight(self, target: QWidget) -> QRect:
        """What no part around it has scrolled away, in its own coordinates."""
        seen, around = target.rect(), target.parentWidget()
        while around is not None and around is not self._around:
            seen &= around.rect().translated(-target.mapTo(around, QPoint(0, 0)))
            around = around.parentWidget()
        return seen

    def _on_focus(self, _before: QWidget | None, now: QWidget | None) -> None:
        by_mouse = QGuiApplication.mouseButtons() != Qt.MouseButton.NoButton
        is_inside = not by_mouse and now is not None and self._around.isAncestorOf(now)
        # A table frames its cards itself: what is focused there for screen readers lets the mouse through.
        is_framed = now is None or now.testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        is_ringed = is_inside and not is_framed and not isinstance(now, QAbstractScrollArea)
        for each in filter(Shiboken.isValid, self._moving):
            each.removeEventFilter(self)
        self._target = now if is_ringed else None
        self._moving.clear()
        moving = self._target
        while moving is not None and moving is not self._around:
            self._moving.append(moving)
            moving.installEventFilter(self)
            moving = moving.parentWidget()
        self.follow()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = smooth_painter(self)
        painter.setPen(QPen(QColor(tokens().sheet_accent), _WIDTH))
        inset = _WIDTH / 2
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(inset, inset, -inset, -inset), _RADIUS, _RADIUS)


def _around(place: QRect) -> QRect:
    return place.adjusted(-_OUT, -_OUT, _OUT, _OUT)
