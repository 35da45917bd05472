"""The marks of a hint on the cards: a tick on the best one, and what each other costs."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from engine.cards.card import Card
from engine.straights.advice.hints import Advice, Alternative
from engine.straights.text.hints import best, cost, mark, opponents, short_mark
from straights_gui.view.table.items.cost_mark import Cost
from straights_gui.view.text.rendering import fill, shown


def costs_of(advice: Advice) -> dict[Card, Cost]:
    """By card; nothing where there is no other choice."""
    others = {each.card: cost_of(each) for each in advice.alternatives}
    said = " ".join(map(shown, (best(advice), *opponents(advice)))) if others else ""
    return {advice.hint.choice.card: Cost(said), **others} if others else {}


def cost_of(other: Alternative) -> Cost:
    """What another card costs, with the error of the estimate; a tick if it may be as good as the best."""
    error = QCoreApplication.translate("hints", "The estimate may be off by {number}.")
    said = f"{shown(cost(other))} {fill(error, number=max(1, round(2 * other.error)))}"
    return Cost(said, () if other.is_near_tie else (shown(mark(other)), shown(short_mark(other))))
