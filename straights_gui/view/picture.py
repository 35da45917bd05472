"""What can be seen on the table, as a value: to compare what was animated with what was drawn."""

from __future__ import annotations

from engine.cards.card import Card
from engine.lean import dataclass
from straights_gui.view.card_item import Look
from straights_gui.view.layout import Pose
from straights_gui.view.seat_shown import SeatShown
from straights_gui.view.table_scene import TableScene


@dataclass(frozen=True, slots=True)
class Picture:
    """What stands on the table, in whole thousandths of a pixel."""

    board: frozenset[tuple[Card, float, float]]
    hand: tuple[tuple[Card | None, Look, float, float], ...]
    seats: tuple[SeatShown | None, ...]
    piles: tuple[tuple[int, bool], ...]
    message: str


def picture_of(scene: TableScene) -> Picture:
    """What can be seen now."""
    return Picture(
        board=frozenset((card, *_rounded(item.pose)) for card, item in scene.board.items()),
        hand=tuple((item.card, item.look, *_rounded(item.pose)) for item in scene.hand.items),
        seats=tuple(panel.shown for panel in scene.panels),
        piles=tuple((pile.count, pile.invites) for pile in scene.piles),
        message=scene.strip.text,
    )


def _rounded(pose: Pose) -> tuple[float, float]:
    """The middle of a pose, without what floating point leaves over."""
    return round(pose.point.x(), 3), round(pose.point.y(), 3)
