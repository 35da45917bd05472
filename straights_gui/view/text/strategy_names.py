"""The levels of computers, and how each plays, in the player's language."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from engine.fast_dataclass import assert_never
from engine.straights.player import Computer, Human, Player
from engine.straights.strategies.registry import STRATEGIES

_CONTEXT = "strategies"  # packaging/translations.py finds these texts in the registry


def level_name(strategy: str) -> str:
    """How strong a strategy is; that of somebody else's is called by its own name."""
    if strategy not in STRATEGIES:
        return strategy
    return QCoreApplication.translate(_CONTEXT, STRATEGIES[strategy].level)


def player_description(player: Player) -> str:
    """How somebody plays, in a sentence; empty for a strategy of somebody else's."""
    match player:
        case Human():
            return QCoreApplication.translate("NewGameDialog", "Somebody at this screen.")
        case Computer(strategy) if strategy in STRATEGIES:
            return QCoreApplication.translate(_CONTEXT, STRATEGIES[strategy].description)
        case Computer():
            return ""
        case _:
            return assert_never(player)
