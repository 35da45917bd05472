"""The strengths of computers by friendly names, and each in one sentence."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from engine.fast_dataclass import assert_never
from engine.straights.player import Computer, Human, Player


def level_name(strategy: str) -> str:
    """What a strategy is called; that of somebody else's keeps its own name."""
    translate = QCoreApplication.translate
    return {
        "first-legal": translate("levels", "simple"),
        "random": translate("levels", "carefree"),
        "lowest": translate("levels", "easy"),
        "highest": translate("levels", "thrifty"),
        "locker": translate("levels", "crafty"),
        "blocker": translate("levels", "hard"),
        "expert": translate("levels", "expert"),
        "adaptive": translate("levels", "well matched"),
    }.get(strategy, strategy)


def player_sentence(player: Player) -> str:
    """How somebody plays; empty for a strategy from elsewhere."""
    match player:
        case Human():
            return QCoreApplication.translate("levels", "Somebody at this screen.")
        case Computer(strategy):
            return _level_sentence(strategy)
        case _:
            return assert_never(player)


def _level_sentence(strategy: str) -> str:
    translate = QCoreApplication.translate
    return {
        "first-legal": translate("levels", "Takes the first card that fits, as the assignment has it."),
        "random": translate("levels", "Takes any card that fits, without a thought."),
        "lowest": translate("levels", "Plays low cards and throws away high ones: good for a first game."),
        "highest": translate("levels", "Gets rid of its high cards first."),
        "locker": translate("levels", "Likes to lock kings, queens and jacks in your hand."),
        "blocker": translate("levels", "Keeps back what only others need."),
        "expert": translate("levels", "Thinks through thousands of possible deals; sees no hidden card."),
        "adaptive": translate(
            "levels", "Plays as well as you do: better when you win, milder when you lose."
        ),
    }.get(strategy, "")
