"""A recap of missed moves: those of the others as translucent cards, then the player's own hand."""

from __future__ import annotations

from functools import partial

from engine.games.changes import Step
from straights_gui.view.style import motion
from straights_gui.view.style.motion import Timeline
from straights_gui.view.table.animation.flights import MISSED, fly
from straights_gui.view.table.items.card_item import CardAppearance, CardItem
from straights_gui.view.table.scene import TableScene
from straights_gui.view.text.rendering import spoken


def recap_timeline(shown: Step, scene: TableScene) -> Timeline:
    """Show the moves of others again, each with its sentence, then turn over the hand.

    Until then nothing tells which cards fit.
    """
    scene.hand.mark(())
    scene.hand.arrange()
    for item in scene.hand.items:
        item.set_appearance(CardAppearance.BACK)
    timeline = fly(scene, shown.table.piles, shown.happening.movements, MISSED, {})
    for order, sentence in enumerate(shown.happening.spoken):
        timeline.at(order * motion.RECAP_FLIGHT, partial(scene.message.show_text, spoken(sentence)))
    start = timeline.length
    for number, item in enumerate(scene.hand.items):
        _turn_up(timeline, item, start + number * motion.DEAL_STAGGER)
    return timeline


def _turn_up(timeline: Timeline, item: CardItem, start: int) -> None:
    timeline.add(lambda progress: item.turn_over(progress, CardAppearance.FACE), start, motion.TURN_OVER)
