"""The tooltip of a button: its name and its key, or why it cannot be used."""

from __future__ import annotations

from PySide6.QtCore import QElapsedTimer, QEvent, QObject, QPoint, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QApplication, QWidget

from straights_gui.view.cards.shape import rounded_box
from straights_gui.view.style.motion import Fade, Motion
from straights_gui.view.style.parts.rich_text import Run, paint_runs, width_of
from straights_gui.view.style.parts.shadow import paint_shadow
from straights_gui.view.style.theme import tokens
from straights_gui.view.style.tokens import Duration, Radius

_TEXT, _PADDING, _HEIGHT, _SHADOW, _DROP = 13, 10, 32, 8, 3
_AWAY = 6
_SHADE = 9  # of 255, for each ring of the shadow
_DELAY = 500
_SOON = 600
"""Milliseconds after a tooltip in which the next one is shown at once."""
_ENDS = {QEvent.Type.Leave, QEvent.Type.Hide, QEvent.Type.MouseButtonPress}
_KEYS = {QEvent.Type.KeyPress, QEvent.Type.ShortcutOverride, QEvent.Type.WindowDeactivate}


class Tooltip(QWidget):
    """Shows a bubble below the widget under the pointer; it lies in the window, and clicks go through it."""

    def __init__(self, window: QWidget, motion: Motion) -> None:
        super().__init__(window)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        font = QFont(self.font())
        font.setPixelSize(_TEXT)
        self.setFont(font)
        self._target: QWidget | None = None
        self._runs: tuple[Run, ...] = ()
        self._since_last = QElapsedTimer()
        self._fade = Fade(self, motion, self.update)
        self._timer = QTimer(self, singleShot=True, interval=_DELAY)
        self._timer.timeout.connect(self._appear)
        self.hide()

    def show_for(self, widget: QWidget, text: str, key: str) -> None:
        """Show the text and the key for a widget: after a moment, at once if another was just shown."""
        self._follow(widget)
        self._runs = (Run(f"{text}  "), Run(key, is_key=True)) if key else (Run(text),)
        if self.isVisible():
            self._place()
        elif self._since_last.isValid() and self._since_last.elapsed() < _SOON:
            self._appear()
        else:
            self._timer.start()

    def is_shown_for(self, widget: QWidget) -> bool:
        """Whether the tooltip of this widget is visible."""
        return widget is self._target and self.isVisible()

    def end(self) -> None:
        """Show nothing."""
        self._follow(None)
        self._timer.stop()
        if self.isVisible():
            self._since_last.start()
            self.hide()

    def sizeHint(self) -> QSize:
        """The size of the bubble and its shadow."""
        width = round(width_of(self._runs, self.font())) + 2 * _PADDING
        return QSize(width + 2 * _SHADOW, _HEIGHT + 2 * _SHADOW)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """End with what is under the pointer, and with a click or a key."""
        if event.type() in _KEYS or (watched is self._target and event.type() in _ENDS):
            self.end()
        return False

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the shadow, the bubble and the line in it."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setOpacity(self._fade.share)
        bubble = QRectF(self.rect()).adjusted(_SHADOW, _SHADOW, -_SHADOW, -_SHADOW)
        paint_shadow(painter, bubble.translated(0, _DROP), Radius.FIELD, _SHADOW, _SHADE)
        path = rounded_box(bubble.adjusted(0.5, 0.5, -0.5, -0.5), Radius.FIELD)
        painter.fillPath(path, QColor(tokens().sheet_field))
        painter.strokePath(path, QPen(QColor(tokens().sheet_line), 1.0))
        line = bubble.adjusted(_PADDING, 0, -_PADDING, 0)
        paint_runs(painter, line, self._runs, self.font(), tokens().sheet_text, tokens().sheet_quiet)
        painter.end()

    def _appear(self) -> None:
        self._place()
        self.show()
        self.raise_()
        self._fade.start(Duration.MENU)

    def _place(self) -> None:
        """Stand below the widget, inside the window."""
        if self._target is None:
            return
        size, window = self.sizeHint(), self.window()
        below = self._target.mapTo(window, QPoint(self._target.width() // 2, self._target.height()))
        left = min(max(0, below.x() - size.width() // 2), window.width() - size.width())
        self.setGeometry(left, below.y() + _AWAY - _SHADOW, size.width(), size.height())
        self.update()

    def _follow(self, widget: QWidget | None) -> None:
        if widget is self._target:
            return
        program = QApplication.instance()
        assert program is not None
        if self._target is not None:
            program.removeEventFilter(self)  # keys go to the focused widget, not to that under the pointer
        self._target = widget
        if widget is not None:
            program.installEventFilter(self)


def tooltip_of(widget: QWidget, motion: Motion) -> Tooltip:
    """The tooltip of a widget's window."""
    window = widget.window()
    found = window.findChild(Tooltip, options=Qt.FindChildOption.FindDirectChildrenOnly)
    return Tooltip(window, motion) if found is None else found
