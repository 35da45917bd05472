"""Texts about cards and the players of seats, in the player's language."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from engine.fast_dataclass import assert_never
from engine.straights.player import Computer, Human, Player
from engine.straights.text.levels import level
from straights_gui.view.text.fill import fill
from straights_gui.view.text.rendering import shown


def player_text(player: Player) -> str:
    """The player of a seat: human, or a kind of computer."""
    translate = QCoreApplication.translate
    match player:
        case Human():
            return translate("TableText", "human")
        case Computer(strategy):
            return fill(translate("TableText", "computer · {kind}"), kind=shown(level(strategy)))
        case _:
            return assert_never(player)


def level_text(player: Player) -> str:
    """The player of a seat in short: human, or the level of a computer."""
    return shown(level(player.strategy)) if isinstance(player, Computer) else player_text(player)
