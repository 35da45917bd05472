"""A recap of missed moves: those of the others as translucent cards, then the player's own hand."""

from __future__ import annotations

from functools import partial

from engine.fast_dataclass import dataclass, replace
from engine.straights.observation import Observation
from engine.straights.text.events import earlier_move
from straights_gui.view.style import motion
from straights_gui.view.style.motion import Timeline
from straights_gui.view.table.animation.flights import fly
from straights_gui.view.table.animation.plan import Occasion, Place, plan
from straights_gui.view.table.items.card_item import CardAppearance, CardItem
from straights_gui.view.table.scene import TableScene
from straights_gui.view.text.rendering import spoken


@dataclass(frozen=True, slots=True)
class Recap:
    """The moves of the others since the seat's own last move in this round, to be shown again."""

    observation: Observation

    @property
    def before(self) -> Observation:
        """The observation before these moves, as far as a plan needs it."""
        now = self.observation
        own = [number for number, move in enumerate(now.moves) if move.seat == now.seat]
        return replace(now, moves=now.moves[: own[-1] + 1 if own else 0])


def recap_timeline(recap: Recap, scene: TableScene) -> Timeline:
    """Show the moves one by one, then turn over the hand; until then nothing tells which cards fit."""
    scene.hand.mark(())
    scene.hand.arrange()
    for item in scene.hand.items:
        item.set_appearance(CardAppearance.BACK)
    movements = plan(recap.before, recap.observation, Occasion.MISSED)
    timeline = fly(scene, movements, Occasion.MISSED, {})
    for movement in movements:
        card = None if movement.end is Place.PILE else movement.card
        text = spoken(earlier_move(card, scene.names[movement.seat]))
        timeline.at(movement.order * motion.RECAP_FLIGHT, partial(scene.message.show_text, text))
    start = timeline.length
    for number, item in enumerate(scene.hand.items):
        _turn_up(timeline, item, start + number * motion.DEAL_STAGGER)
    return timeline


def _turn_up(timeline: Timeline, item: CardItem, start: int) -> None:
    timeline.add(lambda progress: item.turn_over(progress, CardAppearance.FACE), start, motion.TURN_OVER)
