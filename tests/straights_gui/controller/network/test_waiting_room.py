"""The panel between two games: there while people wait for the next one, gone while they look at cards."""

from engine.fast_dataclass import replace
from straights_gui.controller.network.waiting_room import WaitingRoomController
from straights_gui.model.network.messages import Place, PlaceKind, Room, Stage
from straights_gui.model.network.remote_game import RemoteGame
from straights_gui.model.network.table_client import TableClient, Visitor
from straights_gui.model.network.table_link import TableLink
from tests.support.window.player import Seating, game

PLACES = tuple(Place(name, PlaceKind.PERSON, is_here=True) for name in ("Anna", "Bert", "Clara", "Dora"))
OVER = Room("k3f9", Stage.OVER, 0, PLACES, 80, None, None, is_private=True)


def test_the_result_of_a_second_game_is_not_covered(seating: Seating) -> None:
    """Whoever wanted it waits in the panel for that game alone, and is asked again after it."""
    player = seating(game())
    client = TableClient(TableLink.parse("http://localhost:1/?table=k3f9"), Visitor("Anna"))
    play = player.program.game
    room = WaitingRoomController(player.program.window, RemoteGame(client), play, "http://localhost:1/?k3f9")
    shown = []

    def come(stage: Stage) -> None:
        client.room = replace(OVER, stage=stage)
        client.room_changed.emit(client.room)
        shown.append(room.panel.isVisible())

    come(Stage.OVER)
    play.again_asked.emit()
    for stage in (Stage.OVER, Stage.PLAYING, Stage.OVER):
        come(stage)

    assert [False, True, False, False] == shown
