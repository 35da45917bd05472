"""How the player of a seat plays."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from engine.straights.player import Computer, Player
from engine.straights.text.descriptions import description
from straights_gui.view.text.rendering import shown


def player_description(player: Player) -> str:
    """Describe how a player plays, in a sentence; "" for an unknown strategy."""
    if isinstance(player, Computer):
        return shown(description(player.strategy))
    return QCoreApplication.translate("NewGameDialog", "Someone at this screen.")
