"""The rule switches of a game in words."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from engine.straights.setup import ONE_ROUND, Variant
from straights_gui.view.text.plurals import number_text, points_text


def game_end_text(score_limit: int) -> str:
    """When the game ends, as a sentence."""
    if score_limit == ONE_ROUND:
        return QCoreApplication.translate("variant", "The game ends after one round.")
    text = QCoreApplication.translate("variant", "The game ends once someone reaches {limit} points.")
    return text.replace("{limit}", number_text(score_limit))


def score_limit_text(score_limit: int) -> str:
    """The length of a game in few words."""
    if score_limit == ONE_ROUND:
        return QCoreApplication.translate("variant", "one round")
    return points_text(score_limit)


def variant_text(variant: Variant) -> str:
    """How long the game is, and how its cards are dealt where that is unusual."""
    text = score_limit_text(variant.score_limit)
    if variant.reseed_each_round:
        text += QCoreApplication.translate("variant", ", the same deal each round")
    return text
