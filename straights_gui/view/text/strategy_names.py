"""The names and descriptions of the computer players, in the player's language."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from engine.fast_dataclass import assert_never
from engine.straights.player import Computer, Human, Player
from engine.straights.strategies.registry import STRATEGIES

_CONTEXT = "strategies"  # packaging/generators/translations.py finds these texts in the registry


def level_name(strategy: str) -> str:
    """The level of a strategy; an unknown strategy is called by its own name."""
    if strategy not in STRATEGIES:
        return strategy
    return QCoreApplication.translate(_CONTEXT, STRATEGIES[strategy].level)


def player_description(player: Player) -> str:
    """Describe how a player plays, in a sentence; "" for an unknown strategy."""
    match player:
        case Human():
            return QCoreApplication.translate("NewGameDialog", "Somebody at this screen.")
        case Computer(strategy) if strategy in STRATEGIES:
            return QCoreApplication.translate(_CONTEXT, STRATEGIES[strategy].description)
        case Computer():
            return ""
        case _:
            return assert_never(player)
