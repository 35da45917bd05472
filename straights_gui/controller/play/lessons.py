"""Lessons of games on their sheet."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from engine.cards.card import Card
from engine.games.lessons import STEPS, shown_step, why_not
from engine.games.table import Happening
from engine.straights.interface.actions import named
from straights_gui.controller.play.shown_table import jump
from straights_gui.view.sheets.lesson_sheet import LessonSheet
from straights_gui.view.style.motion import Motion
from straights_gui.view.table.hand_order import HandOrder
from straights_gui.view.table.table_view import TableView
from straights_gui.view.text.rendering import shown, spoken


def lesson_sheet(parent: QWidget, chosen: str, player: str, motion: Motion, order: HandOrder) -> LessonSheet:
    """The sheet with the lesson of what is chosen for a new game; `motion` has the speed."""
    name = player or QCoreApplication.translate("NewGame", "Player")
    before: list[tuple[Happening, ...]] = []

    def draw(table: TableView, number: int) -> Card | str:
        """Let the cards fly from the step before."""
        table.set_order(order, ())
        step = shown_step(chosen, number, name)
        jump(table, (before or [step.happenings])[-1], step.happenings, step.table)
        before.append(step.happenings)
        table.settle(step.table)
        for card in step.cards:
            table.offers.use(card)
        table.advised.emit(spoken(*step.table.message))
        return step.touch

    title = shown(named("&Learn it in a minute"))
    return LessonSheet(parent, title, STEPS, draw, partial(why_not, chosen), motion)
