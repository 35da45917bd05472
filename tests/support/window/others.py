"""The sheet for playing with others, in a window with nothing else."""

from pytestqt.qtbot import QtBot

from engine.fast_dataclass import replace
from engine.straights.player import Computer, Human, Player
from straights_gui.view.hosting.host_page import HostChoices
from straights_gui.view.network.others_sheet import OthersSheet
from tests.support.window.blank_window import blank_window

PLAYERS: tuple[Player, ...] = (Human(), Computer("blocker"), Computer("expert"))
FREE = HostChoices("", (Human(),) * 3)


def others_sheet(
    qtbot: QtBot, address: str = "", name: str = "", choices: HostChoices = FREE, *, joins: bool = True
) -> OthersSheet:
    return OthersSheet(
        blank_window(qtbot), replace(choices, name=name or choices.name), PLAYERS, address, joins=joins
    )
