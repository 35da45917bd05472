"""The panel of a seat: who sits there, what the hand still holds, the points, and whose turn it is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem

from engine.cards.card import Card, Suit
from engine.fast_dataclass import dataclass
from engine.straights.player import Human, Player
from straights_gui.view.cards.pips import pip
from straights_gui.view.cards.pixmaps import CardPixmaps
from straights_gui.view.style.fonts import draw_text, text_font
from straights_gui.view.style.theme import theme
from straights_gui.view.text.plurals import number_text
from straights_gui.view.text.table_text import player_text

if TYPE_CHECKING:
    from engine.straights.observation import Observation

_FAN_SPREAD = 7.0
_CORNER_LINES = 0.55
_SUIT_ORDER = (Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS)
_PIP_LINES = 0.62
_INDENT_LINES = 1.05


@dataclass(frozen=True, slots=True)
class SeatState:
    """What the panel of a seat shows.

    Attributes:
        round_points: of this round, None where they are hidden until its end.
        is_turn: whether the seat is to move.
        is_viewer: whether its hand is the one on screen.
        is_winner: whether it has won the game.
        open_hand: its cards where a replay shows them, else None.
    """

    name: str
    player: Player
    cards_left: int
    score: int
    round_points: int | None
    is_turn: bool = False
    is_viewer: bool = False
    is_winner: bool = False
    open_hand: tuple[Card, ...] | None = None

    @staticmethod
    def of(observation: Observation, seat: int, open_hand: tuple[Card, ...] | None = None) -> SeatState:
        """What a seat's panel shows; after the last round everybody's points of it are known."""
        view = observation.seats[seat]
        return SeatState(
            name=view.name,
            player=view.player,
            cards_left=view.cards_left,
            score=view.score,
            round_points=observation.results[-1].gained[seat] if observation.winners else view.round_points,
            is_turn=seat == observation.turn,
            is_viewer=seat == observation.seat,
            is_winner=seat in observation.winners,
            open_hand=open_hand,
        )


class SeatPanel(QGraphicsPixmapItem):
    """A panel, painted anew only when what it shows has changed.

    Attributes:
        seat: the number of the seat.
        state: what it shows.
    """

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat
        self.state: SeatState | None = None
        self._rect = QRectF()
        self._line = 16.0
        self._ratio = 1.0
        self._backs: CardPixmaps | None = None

    def place(self, rect: QRectF, line: float, ratio: float, backs: CardPixmaps) -> None:
        """Take a rectangle, for a height of text and a device pixel ratio."""
        if (rect, line, ratio, backs) == (self._rect, self._line, self._ratio, self._backs):
            return
        self._rect, self._line, self._ratio, self._backs = rect, line, ratio, backs
        self.setPos(rect.topLeft())
        self._render()

    def show_state(self, state: SeatState) -> None:
        """Show another state."""
        if state != self.state:
            self.state = state
            self._render()

    def _render(self) -> None:
        if self.state is None or self._backs is None or self._rect.isEmpty():
            return
        pixmap = QPixmap((self._rect.size() * self._ratio).toSize())
        pixmap.setDevicePixelRatio(self._ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        _paint(painter, self._rect.size(), self._line, self.state, self._backs)
        painter.end()
        self.setPixmap(pixmap)


def _paint(painter: QPainter, size: QSizeF, line: float, state: SeatState, backs: CardPixmaps) -> None:
    """Paint a panel: tall ones in one column, wide ones in three."""
    box = QRectF(QPointF(0, 0), size)
    _paint_frame(painter, box, line, state)
    inner = box.adjusted(0.7 * line, 0.45 * line, -0.7 * line, -0.45 * line)
    if size.width() > 2.2 * size.height():
        if state.open_hand is not None:
            _paint_hand_wide(painter, inner, line, state.name, state.open_hand)
            return
        third = inner.width() / 3
        _paint_names(painter, QRectF(inner.left(), inner.top(), third, inner.height()), line, state)
        _paint_fan(
            painter, QRectF(inner.left() + third, inner.top(), third, inner.height()), line, state, backs
        )
        _paint_points(painter, QRectF(inner.right() - third, inner.top(), third, inner.height()), line, state)
        return
    if state.open_hand is not None:
        _paint_hand_tall(painter, inner, line, state.name, state.open_hand)
        return
    names = 2.3 * line
    points = 2.5 * line
    _paint_names(painter, QRectF(inner.left(), inner.top(), inner.width(), names), line, state)
    fan = QRectF(inner.left(), inner.top() + names, inner.width(), inner.height() - names - points)
    _paint_fan(painter, fan, line, state, backs)
    _paint_points(painter, QRectF(inner.left(), inner.bottom() - points, inner.width(), points), line, state)


def _paint_frame(painter: QPainter, box: QRectF, line: float, state: SeatState) -> None:
    """Paint the frame; on its turn a seat has a bright, thick edge."""
    edge = max(2.0, line * 0.16) if state.is_turn or state.is_winner else 1.0
    colour = QColor(theme().active if state.is_turn or state.is_winner else theme().panel_edge)
    path = QPainterPath()
    inset = edge / 2 + 0.5
    path.addRoundedRect(
        box.adjusted(inset, inset, -inset, -inset), _CORNER_LINES * line, _CORNER_LINES * line
    )
    background = QColor(theme().active_panel if state.is_turn else theme().panel)
    background.setAlphaF(0.96 if state.is_turn else 0.82)
    painter.fillPath(path, background)
    painter.strokePath(path, QPen(colour, edge))


def _paint_names(painter: QPainter, box: QRectF, line: float, state: SeatState) -> None:
    """Paint the name, with an arrow on the seat's turn, and who plays the seat."""
    left = box.left()
    first = QRectF(left, box.top(), box.width(), 1.2 * line)
    if state.is_turn:
        side = 0.62 * line
        pointer = QPainterPath(QPointF(left, first.center().y() - side / 2))
        pointer.lineTo(left + side * 0.85, first.center().y())
        pointer.lineTo(left, first.center().y() + side / 2)
        pointer.closeSubpath()
        painter.fillPath(pointer, QColor(theme().active))
        first.setLeft(left + 0.85 * line)
    name = QCoreApplication.translate("SeatPanel", "{name} wins").replace("{name}", state.name)
    draw_text(painter, first, line, name if state.is_winner else state.name, bold=True)
    is_you = state.is_viewer and isinstance(state.player, Human)
    kind = QCoreApplication.translate("SeatPanel", "you") if is_you else player_text(state.player)
    second = QRectF(left, first.bottom(), box.width(), 1.1 * line)
    draw_text(painter, second, line * 0.86, kind, colour=theme().quiet_text)


def _paint_fan(painter: QPainter, box: QRectF, line: float, state: SeatState, backs: CardPixmaps) -> None:
    """Paint a small fan of backs, one for each card left, and their number."""
    count = state.cards_left
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


def _paint_points(painter: QPainter, box: QRectF, line: float, state: SeatState) -> None:
    translate = QCoreApplication.translate
    hidden = translate("SeatPanel", "hidden")
    gained = hidden if state.round_points is None else "+" + number_text(state.round_points)
    rows = (
        (translate("SeatPanel", "Score"), number_text(state.score), True),
        (translate("SeatPanel", "Round"), gained, False),
    )
    height = box.height() / 2
    for index, (label, value, bold) in enumerate(rows):
        row = QRectF(box.left(), box.top() + index * height, box.width(), height)
        width = QFontMetricsF(text_font(line, bold=bold)).horizontalAdvance(value) + 0.4 * line
        draw_text(painter, row.adjusted(0, 0, -width, 0), line * 0.86, label, colour=theme().quiet_text)
        draw_text(
            painter, row, line if bold else line * 0.86, value, bold=bold, align=Qt.AlignmentFlag.AlignRight
        )


def _paint_hand_tall(painter: QPainter, box: QRectF, line: float, name: str, hand: tuple[Card, ...]) -> None:
    """Paint an open hand as a bridge diagram: the name, and below it a line for each suit."""
    draw_text(painter, QRectF(box.left(), box.top(), box.width(), 1.3 * line), line, name, bold=True)
    rest = box.adjusted(0, 1.5 * line, 0, 0)
    height = rest.height() / len(_SUIT_ORDER)
    for number, suit in enumerate(_SUIT_ORDER):
        row = QRectF(rest.left(), rest.top() + number * height, rest.width(), height)
        _paint_hand_suit(painter, row, line, suit, hand)


def _paint_hand_wide(painter: QPainter, box: QRectF, line: float, name: str, hand: tuple[Card, ...]) -> None:
    """Paint an open hand as a bridge diagram: the name, and beside it the suits in two columns."""
    names = box.width() * 0.26
    draw_text(painter, QRectF(box.left(), box.top(), names, box.height()), line, name, bold=True)
    column, height = (box.width() - names) / 2, box.height() / 2
    for number, suit in enumerate(_SUIT_ORDER):
        across, down = divmod(number, 2)
        corner = QPointF(box.left() + names + across * column, box.top() + down * height)
        _paint_hand_suit(
            painter, QRectF(corner.x(), corner.y(), column - 0.3 * line, height), line, suit, hand
        )


def _paint_hand_suit(painter: QPainter, row: QRectF, line: float, suit: Suit, hand: tuple[Card, ...]) -> None:
    """Paint a suit's symbol and the ranks held of it, lowest first; smaller where they are many."""
    side = _PIP_LINES * line
    painter.save()
    painter.translate(row.left() + side / 2, row.center().y())
    painter.scale(side, side)
    painter.fillPath(pip(suit), QColor(theme().text))
    painter.restore()
    ranks = sorted((card.rank for card in hand if card.suit is suit), key=lambda rank: rank.index)
    text = " ".join(rank.value for rank in ranks) or "\N{EN DASH}"
    room = row.adjusted(_INDENT_LINES * line, 0, 0, 0)
    width = QFontMetricsF(text_font(line)).horizontalAdvance(text)
    size = line * min(1.0, room.width() / width) if width else line
    draw_text(painter, room, max(size, 0.6 * line), text)
