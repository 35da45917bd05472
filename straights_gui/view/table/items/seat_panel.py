"""The panel of a seat: who sits there, what the hand still holds, the points, and whose turn it is."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem

from engine.straights.player import Human
from straights_gui.view.cards.pixmaps import CardPixmaps
from straights_gui.view.style.fonts import draw_text, text_font
from straights_gui.view.style.theme import theme
from straights_gui.view.table.items.open_hand import paint_tall, paint_wide
from straights_gui.view.table.items.seat_state import SeatState
from straights_gui.view.text.plurals import number_text
from straights_gui.view.text.table_text import player_text

_FAN_SPREAD = 7.0
_CORNER_LINES = 0.55


class SeatPanel(QGraphicsPixmapItem):
    """A panel, painted anew only when what it shows has changed.

    Attributes:
        seat: the number of the seat.
        shown: what it shows.
    """

    def __init__(self, seat: int) -> None:
        """An empty panel of a seat."""
        super().__init__()
        self.seat = seat
        self.shown: SeatState | None = None
        self._rect = QRectF()
        self._line = 16.0
        self._ratio = 1.0
        self._backs: CardPixmaps | None = None

    def place(self, rect: QRectF, line: float, ratio: float, backs: CardPixmaps) -> None:
        """Stand in a rectangle, with text of a height, for a device pixel ratio."""
        if (rect, line, ratio, backs) == (self._rect, self._line, self._ratio, self._backs):
            return
        self._rect, self._line, self._ratio, self._backs = rect, line, ratio, backs
        self.setPos(rect.topLeft())
        self._render()

    def show_seat(self, shown: SeatState) -> None:
        """Show something else."""
        if shown != self.shown:
            self.shown = shown
            self._render()

    def _render(self) -> None:
        """Paint the panel into its pixmap."""
        if self.shown is None or self._backs is None or self._rect.isEmpty():
            return
        pixmap = QPixmap((self._rect.size() * self._ratio).toSize())
        pixmap.setDevicePixelRatio(self._ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        _paint(painter, self._rect.size(), self._line, self.shown, self._backs)
        painter.end()
        self.setPixmap(pixmap)


def _paint(painter: QPainter, size: QSizeF, line: float, shown: SeatState, backs: CardPixmaps) -> None:
    """Paint a panel: tall ones in a column, wide ones in three."""
    box = QRectF(QPointF(0, 0), size)
    _paint_frame(painter, box, line, shown)
    inner = box.adjusted(0.7 * line, 0.45 * line, -0.7 * line, -0.45 * line)
    if size.width() > 2.2 * size.height():
        if shown.open_hand is not None:
            paint_wide(painter, inner, line, shown.name, shown.open_hand)
            return
        third = inner.width() / 3
        _paint_names(painter, QRectF(inner.left(), inner.top(), third, inner.height()), line, shown)
        _paint_fan(
            painter, QRectF(inner.left() + third, inner.top(), third, inner.height()), line, shown, backs
        )
        _paint_points(painter, QRectF(inner.right() - third, inner.top(), third, inner.height()), line, shown)
        return
    if shown.open_hand is not None:
        paint_tall(painter, inner, line, shown.name, shown.open_hand)
        return
    names = 2.3 * line
    points = 2.5 * line
    _paint_names(painter, QRectF(inner.left(), inner.top(), inner.width(), names), line, shown)
    fan = QRectF(inner.left(), inner.top() + names, inner.width(), inner.height() - names - points)
    _paint_fan(painter, fan, line, shown, backs)
    _paint_points(painter, QRectF(inner.left(), inner.bottom() - points, inner.width(), points), line, shown)


def _paint_frame(painter: QPainter, box: QRectF, line: float, shown: SeatState) -> None:
    """The ground; whose turn it is has a bright, thick edge and a pointer beside the name."""
    edge = max(2.0, line * 0.16) if shown.is_turn or shown.is_winner else 1.0
    colour = QColor(theme().active if shown.is_turn or shown.is_winner else theme().panel_edge)
    path = QPainterPath()
    inset = edge / 2 + 0.5
    path.addRoundedRect(
        box.adjusted(inset, inset, -inset, -inset), _CORNER_LINES * line, _CORNER_LINES * line
    )
    ground = QColor(theme().active_panel if shown.is_turn else theme().panel)
    ground.setAlphaF(0.96 if shown.is_turn else 0.82)
    painter.fillPath(path, ground)
    painter.strokePath(path, QPen(colour, edge))


def _paint_names(painter: QPainter, box: QRectF, line: float, shown: SeatState) -> None:
    """The name, with a pointer while it is the seat's turn, and who plays."""
    left = box.left()
    first = QRectF(left, box.top(), box.width(), 1.2 * line)
    if shown.is_turn:
        side = 0.62 * line
        pointer = QPainterPath(QPointF(left, first.center().y() - side / 2))
        pointer.lineTo(left + side * 0.85, first.center().y())
        pointer.lineTo(left, first.center().y() + side / 2)
        pointer.closeSubpath()
        painter.fillPath(pointer, QColor(theme().active))
        first.setLeft(left + 0.85 * line)
    name = QCoreApplication.translate("SeatPanel", "{name} wins").replace("{name}", shown.name)
    draw_text(painter, first, line, name if shown.is_winner else shown.name, bold=True)
    is_you = shown.is_viewer and isinstance(shown.player, Human)
    kind = QCoreApplication.translate("SeatPanel", "you") if is_you else player_text(shown.player)
    second = QRectF(left, first.bottom(), box.width(), 1.1 * line)
    draw_text(painter, second, line * 0.86, kind, colour=theme().quiet_text)


def _paint_fan(painter: QPainter, box: QRectF, line: float, shown: SeatState, backs: CardPixmaps) -> None:
    """A little fan of backs, a card for each that is left, and their number."""
    count = shown.cards_left
    gap = 1.2 * line if box.left() > 6 * line else 0.0
    number = QRectF(box.right() - 2.2 * line - gap, box.top(), 2.2 * line, box.height())
    draw_text(painter, number, line, number_text(count), bold=True, align=Qt.AlignmentFlag.AlignRight)
    back = backs.back()
    height = min(box.height() * 0.86, 3.2 * line)
    scale = height / (backs.card_width * 1.4)
    room = box.width() - 2.4 * line - gap - height / 1.4
    pitch = min(room / 12, height * 0.2)
    for index in range(count):
        painter.save()
        painter.translate(box.left() + height / 2.6 + index * pitch, box.center().y() + height * 0.06)
        painter.rotate((index - (count - 1) / 2) * _FAN_SPREAD / 6)
        painter.scale(scale, scale)
        size = back.deviceIndependentSize()
        painter.drawPixmap(QPointF(-size.width() / 2, -size.height() / 2), back)
        painter.restore()


def _paint_points(painter: QPainter, box: QRectF, line: float, shown: SeatState) -> None:
    """Points of the game and of this round."""
    translate = QCoreApplication.translate
    hidden = translate("SeatPanel", "hidden")
    gained = hidden if shown.round_points is None else "+" + number_text(shown.round_points)
    rows = (
        (translate("SeatPanel", "Score"), number_text(shown.score), True),
        (translate("SeatPanel", "This round"), gained, False),
    )
    height = box.height() / 2
    for index, (label, value, bold) in enumerate(rows):
        row = QRectF(box.left(), box.top() + index * height, box.width(), height)
        width = QFontMetricsF(text_font(line, bold=bold)).horizontalAdvance(value) + 0.4 * line
        draw_text(painter, row.adjusted(0, 0, -width, 0), line * 0.86, label, colour=theme().quiet_text)
        draw_text(
            painter, row, line if bold else line * 0.86, value, bold=bold, align=Qt.AlignmentFlag.AlignRight
        )
