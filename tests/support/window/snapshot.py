"""A snapshot of the table as a value, to compare animated events with a drawn observation."""

from engine.cards.card import Card
from engine.fast_dataclass import dataclass
from straights_gui.view.table.items.card_item import CardAppearance
from straights_gui.view.table.items.seat_state import SeatState
from straights_gui.view.table.layout import Pose
from straights_gui.view.table.scene import TableScene


@dataclass(frozen=True, slots=True)
class TableSnapshot:
    """The visible contents of the table; positions are rounded to thousandths of a pixel."""

    board: frozenset[tuple[Card, float, float]]
    hand: tuple[tuple[Card | None, CardAppearance, float, float], ...]
    seats: tuple[SeatState | None, ...]
    piles: tuple[tuple[int, bool], ...]
    marks: tuple[Card | None, ...]
    message: str


def snapshot_of(scene: TableScene) -> TableSnapshot:
    """Take a snapshot of a scene."""
    return TableSnapshot(
        board=frozenset((card, *_rounded(item.pose)) for card, item in scene.board.items()),
        hand=tuple((item.card, item.appearance, *_rounded(item.pose)) for item in scene.hand.items),
        seats=tuple(panel.state for panel in scene.panels),
        piles=tuple((pile.count, pile.is_drop_target) for pile in scene.piles),
        marks=tuple(mark.card for mark in scene.last_play_marks),
        message=scene.message.text,
    )


def _rounded(pose: Pose) -> tuple[float, float]:
    return round(pose.point.x(), 3), round(pose.point.y(), 3)
