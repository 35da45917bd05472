"""What can be seen on the table, as a value: to compare what was animated with what was drawn."""

from __future__ import annotations

from engine.cards.card import Card
from engine.fast_dataclass import dataclass
from straights_gui.view.table.items.card_item import Look
from straights_gui.view.table.items.seat_state import SeatState
from straights_gui.view.table.layout import Pose
from straights_gui.view.table.scene import TableScene


@dataclass(frozen=True, slots=True)
class TableSnapshot:
    """What stands on the table, in whole thousandths of a pixel."""

    board: frozenset[tuple[Card, float, float]]
    hand: tuple[tuple[Card | None, Look, float, float], ...]
    seats: tuple[SeatState | None, ...]
    piles: tuple[tuple[int, bool], ...]
    message: str


def snapshot_of(scene: TableScene) -> TableSnapshot:
    """What can be seen now."""
    return TableSnapshot(
        board=frozenset((card, *_rounded(item.pose)) for card, item in scene.board.items()),
        hand=tuple((item.card, item.look, *_rounded(item.pose)) for item in scene.hand.items),
        seats=tuple(panel.shown for panel in scene.panels),
        piles=tuple((pile.count, pile.invites) for pile in scene.piles),
        message=scene.strip.text,
    )


def _rounded(pose: Pose) -> tuple[float, float]:
    """The middle of a pose, without what floating point leaves over."""
    return round(pose.point.x(), 3), round(pose.point.y(), 3)
