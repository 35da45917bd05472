"""A recap of missed moves: those of the others as translucent cards, then the player's own hand."""

from __future__ import annotations

from engine.fast_dataclass import dataclass
from engine.straights.observation import Observation
from engine.straights.record import Move
from engine.straights.text.events import earlier_move
from straights_gui.view.style import motion
from straights_gui.view.style.motion import Timeline
from straights_gui.view.table.items.card_item import CardAppearance, CardItem
from straights_gui.view.table.layout import Pose
from straights_gui.view.table.scene import TableScene
from straights_gui.view.text.rendering import spoken

_OPACITY = 0.62


@dataclass(frozen=True, slots=True)
class Recap:
    """Moves that are shown again.

    Attributes:
        moves: the moves of the others since the seat's own last move in this round.
    """

    moves: tuple[Move, ...]

    @staticmethod
    def for_seat(observation: Observation) -> Recap:
        """The moves that the viewer's seat has missed."""
        own = [number for number, move in enumerate(observation.moves) if move.seat == observation.seat]
        return Recap(observation.moves[own[-1] + 1 if own else 0 :])


def recap_timeline(event: Recap, scene: TableScene) -> Timeline:
    """Show the moves one by one, then turn over the hand; the scene ends as it was drawn."""
    timeline = Timeline()
    start = 0
    for item in scene.hand.items:
        item.set_appearance(CardAppearance.BACK)
    for move in event.moves:
        if move.card is not None and move.card in scene.board:
            scene.board[move.card].setVisible(False)
    for move in event.moves:
        start = _show(timeline, scene, move, start)
    for number, item in enumerate(scene.hand.items):
        _turn_up(timeline, item, start + number * motion.DEAL_STAGGER)
    timeline.at(timeline.length, scene.hand.update_appearances)
    return timeline


def _show(timeline: Timeline, scene: TableScene, move: Move, start: int) -> int:
    begin = Pose(scene.geometry.source(scene.position(move.seat)), 0.0, 0.5)
    if move.card is None:
        target = scene.piles[move.seat].rect
        end = Pose(target.center(), 0.0, target.width() / (scene.geometry.board_card or 1.0))
    else:
        end = Pose(scene.geometry.place(move.card))
    item = scene.add_flying_card(move.card, begin)
    item.setOpacity(_OPACITY)
    item.setVisible(False)
    timeline.at(start, lambda: item.setVisible(True))
    timeline.at(start, lambda: scene.message.show_text(spoken(earlier_move(move, scene.names[move.seat]))))
    timeline.add(
        lambda progress: item.move_between(begin, end, progress),
        start,
        motion.RECAP_FLIGHT,
        motion.ease_in_out,
    )
    timeline.at(start + motion.RECAP_FLIGHT, lambda: _arrive(scene, item, move))
    return start + motion.RECAP_FLIGHT


def _arrive(scene: TableScene, item: CardItem, move: Move) -> None:
    scene.remove_transient(item)
    if move.card is not None and move.card in scene.board:
        scene.board[move.card].setVisible(True)


def _turn_up(timeline: Timeline, item: CardItem, start: int) -> None:
    timeline.add(lambda progress: item.turn_over(progress, CardAppearance.FACE), start, motion.TURN_OVER)
