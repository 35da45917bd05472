"""Texts about the rule variant of a game."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from engine.straights.setup import ONE_ROUND, Variant
from straights_gui.view.text.fill import fill
from straights_gui.view.text.plurals import points_text


def game_end_text(variant: Variant) -> str:
    """A sentence about the end of the game."""
    if variant.score_limit == ONE_ROUND:
        return QCoreApplication.translate("variant", "The game ends after one round.")
    text = QCoreApplication.translate("variant", "The game ends once someone reaches {points}.")
    return fill(text, points=points_text(variant.score_limit))


def score_limit_text(score_limit: int) -> str:
    """The length of a game in a few words."""
    if score_limit == ONE_ROUND:
        return QCoreApplication.translate("variant", "one round")
    return points_text(score_limit)


def variant_text(variant: Variant) -> str:
    """The length of the game, and how its cards are dealt if that is unusual."""
    text = score_limit_text(variant.score_limit)
    if variant.reseed_each_round:
        text += QCoreApplication.translate("variant", ", the same deal each round")
    return text
