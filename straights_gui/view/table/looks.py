"""Where the portraits look: at the table, or at who is to move. Plain tables of the four positions."""

from __future__ import annotations

from straights_gui.view.portraits.expressions import Expression, Eyes, Look, Mouth
from straights_gui.view.table.layout import BOTTOM, LEFT, RIGHT, TOP

_AT_BOARD = {BOTTOM: Look.RIGHT, LEFT: Look.RIGHT, TOP: Look.DOWN, RIGHT: Look.LEFT}
_AT_SEAT = {
    (BOTTOM, LEFT): Look.UP,
    (BOTTOM, TOP): Look.UP,
    (TOP, LEFT): Look.LEFT,
    (TOP, RIGHT): Look.RIGHT,
}


def look_at_board(position: int) -> Look:
    """Where somebody looks who looks at the cards on the table."""
    return _AT_BOARD[position]


def look_at_seat(position: int, other: int) -> Look:
    """Where somebody looks who looks at another seat."""
    return _AT_SEAT.get((position, other), _AT_BOARD[position])


def resting_face(position: int, turn: int | None, *, is_winner: bool, moves: bool) -> Expression:
    """What a portrait shows while nothing happens.

    `turn` is the position that is to move, None once the game is over: then winners are glad and the others
    smile. Without movement everybody looks ahead.
    """
    if is_winner:
        return Expression(eyes=Eyes.HAPPY, mouth=Mouth.GRIN)
    if turn is None:
        return Expression(mouth=Mouth.SMILE)
    if not moves:
        return Expression()
    return Expression(look_at_board(position) if turn == position else look_at_seat(position, turn))
