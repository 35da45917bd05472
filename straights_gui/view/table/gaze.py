"""The gaze of the portraits: at the board or at the seat on turn."""

from __future__ import annotations

from PySide6.QtCore import QPointF

from straights_gui.view.portraits.expressions import Expression, Eyes, Look, Mouth
from straights_gui.view.table.layout import BOTTOM, TableLayout

_NEAR = 1.0


def look_at_board(position: int, layout: TableLayout) -> Look:
    """The direction in which a portrait looks at the board."""
    return look_towards(layout.panels[position].center(), layout.board.center())


def look_at_seat(position: int, other: int, layout: TableLayout) -> Look:
    """The direction in which a portrait looks at another seat; for the bottom seat, at the hand."""
    target = layout.hand.center() if other == BOTTOM else layout.panels[other].center()
    return look_towards(layout.panels[position].center(), target)


def look_towards(own: QPointF, target: QPointF) -> Look:
    """The nearest of the possible directions between two points."""
    way = target - own
    if abs(way.x()) + abs(way.y()) < _NEAR:
        return Look.AHEAD
    if abs(way.x()) >= abs(way.y()):
        return Look.LEFT if way.x() < 0 else Look.RIGHT
    return Look.UP if way.y() < 0 else Look.DOWN


def resting_face(
    position: int, turn: int | None, layout: TableLayout, *, is_winner: bool, moves: bool
) -> Expression:
    """The expression of a portrait at rest.

    `turn` is the position on turn, None once the game is over: then winners grin and the others smile.
    If portraits do not move, all look ahead.
    """
    if is_winner:
        return Expression(eyes=Eyes.HAPPY, mouth=Mouth.GRIN)
    if turn is None:
        return Expression(mouth=Mouth.SMILE)
    if not moves:
        return Expression()
    if turn == position:
        return Expression(look_at_board(position, layout))
    return Expression(look_at_seat(position, turn, layout))
