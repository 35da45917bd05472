"""What somebody has missed while others played: their moves once more, as ghosts, and then the own hand."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from engine.fast_dataclass import dataclass
from engine.straights.observation import Observation
from engine.straights.record import Move
from straights_gui.view.style import motion
from straights_gui.view.style.motion import Timeline
from straights_gui.view.table.items.card_item import CardItem, Look
from straights_gui.view.table.layout import Pose
from straights_gui.view.table.scene import FLYING_LAYER, TableScene
from straights_gui.view.text.table_text import card_name

_GHOST = 0.62


@dataclass(frozen=True, slots=True)
class Recap:
    """Moves that are to be shown once more.

    Attributes:
        moves: those of the others since the seat's own last move in this round.
    """

    moves: tuple[Move, ...]

    @staticmethod
    def for_seat(observation: Observation) -> Recap:
        """What the seat that looks has missed."""
        own = [number for number, move in enumerate(observation.moves) if move.seat == observation.seat]
        return Recap(observation.moves[own[-1] + 1 if own else 0 :])


def recall(event: Recap, scene: TableScene) -> Timeline:
    """The moves one after another, then the hand turned over; afterwards all stands as it was drawn."""
    timeline = Timeline()
    start = 0
    for item in scene.hand.items:
        item.show_as(Look.BACK)
    for move in event.moves:
        if move.card is not None and move.card in scene.board:
            scene.board[move.card].setVisible(False)
    for move in event.moves:
        start = _show(timeline, scene, move, start)
    for number, item in enumerate(scene.hand.items):
        _turn_up(timeline, item, start + number * motion.DEAL_STAGGER)
    timeline.at(timeline.length, scene.hand.show_looks)
    return timeline


def _show(timeline: Timeline, scene: TableScene, move: Move, start: int) -> int:
    """A ghost on its way; returns when the next may begin."""
    begin = Pose(scene.geometry.source(scene.position(move.seat)), 0.0, 0.5)
    if move.card is None:
        target = scene.piles[move.seat].rect
        end = Pose(target.center(), 0.0, target.width() / (scene.geometry.board_card or 1.0))
    else:
        end = Pose(scene.geometry.place(move.card))
    ghost = CardItem(move.card, scene.board_pixmaps, Look.FACE if move.card else Look.BACK, begin)
    ghost.setOpacity(_GHOST)
    ghost.setVisible(False)
    ghost.setZValue(FLYING_LAYER)
    scene.invite(ghost)
    timeline.at(start, lambda: ghost.setVisible(True))
    timeline.at(start, lambda: scene.strip.say(_words(move, scene.names[move.seat])))
    timeline.add(
        lambda progress: ghost.towards(begin, end, progress), start, motion.GHOST_FLIGHT, motion.EASE_IN_OUT
    )
    timeline.at(start + motion.GHOST_FLIGHT, lambda: _arrive(scene, ghost, move))
    return start + motion.GHOST_FLIGHT


def _arrive(scene: TableScene, ghost: CardItem, move: Move) -> None:
    """The ghost has become the card that lies there."""
    scene.dismiss(ghost)
    if move.card is not None and move.card in scene.board:
        scene.board[move.card].setVisible(True)


def _turn_up(timeline: Timeline, item: CardItem, start: int) -> None:
    """A card of the hand shows its face."""
    timeline.add(lambda progress: item.turn_over(progress, Look.FACE), start, motion.TURN_OVER)


def _words(move: Move, name: str) -> str:
    """Who did what."""
    translate = QCoreApplication.translate
    if move.card is None:
        return translate("ghosts", "{name} discarded a card.").replace("{name}", name)
    text = translate("ghosts", "{name} played the {card}.")
    return text.replace("{name}", name).replace("{card}", card_name(move.card))
