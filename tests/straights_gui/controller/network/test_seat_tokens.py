"""The seat at a table of a server: kept for a restarted window as long as it is the player's."""

from collections.abc import Callable
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from engine.fast_dataclass import replace
from engine.straights.protocol.server_messages import SeatedMessage, Stage, WatchingMessage
from straights_gui.controller.network.seat_tokens import SeatTokenController
from straights_gui.model.network.table_client import TableClient
from straights_gui.model.network.table_link import TableLink, Visitor
from straights_gui.model.storage.seat_token_store import SeatToken, SeatTokenStore
from straights_gui.model.storage.window_log import WindowLog
from tests.support.server.messages import table_message
from tests.support.window.network_table import ROOM
from tests.support.window.player import game

LINK = TableLink.parse("https://cards.example/?table=k3f9")
MINE = SeatToken("https://cards.example/", "k3f9", "t0k3n", "Bert", 17)
SITTING = Visitor("Bert", MINE.token, MINE.seq)
SESSION = game()
GAME = table_message(17, True, SESSION, 0)


class Kept:
    def __init__(self, folder: Path, visitor: Visitor = SITTING) -> None:
        self.client = TableClient(LINK, visitor)
        self.seats = SeatTokenStore(folder)
        self.log = WindowLog(folder / "network.log")
        self.keeper = SeatTokenController(self.client, self.seats, self.log)

    @property
    def seat(self) -> SeatToken | None:
        """What is on the disk."""
        return self.seats.find(MINE.server, MINE.table)


def take(kept: Kept) -> None:
    kept.client.entered.emit(SeatedMessage("k3f9", 1, 4, "", MINE.token))


def look_on(kept: Kept) -> None:
    kept.client.entered.emit(WatchingMessage("k3f9", is_live=True))


def begin(kept: Kept) -> None:
    kept.client.told.emit(GAME)


def lose(kept: Kept) -> None:
    """The server does not know the seat any more."""
    take(kept)
    kept.client.token_refused.emit()


def get_up(stage: Stage | None) -> Callable[[Kept], None]:
    def leave(kept: Kept) -> None:
        take(kept)
        kept.client.room = None if stage is None else replace(ROOM, stage=stage)
        kept.keeper.leave()

    return leave


@pytest.mark.parametrize(
    "happen, expected",
    [
        (take, MINE),
        (begin, MINE),
        (look_on, None),
        (lose, None),
        (get_up(Stage.PLAYING), MINE),
        (get_up(Stage.WAITING), None),
        (get_up(Stage.OVER), None),
        (get_up(None), None),
    ],
)
def test_a_seat_is_kept_as_long_as_it_is_the_players(
    qtbot: QtBot, tmp_path: Path, happen: Callable[[Kept], None], expected: SeatToken | None
) -> None:
    """Who leaves a game that goes on may come back; before one and after it the seat is empty then."""
    kept = Kept(tmp_path)
    happen(kept)

    assert expected == kept.seat


def test_a_seat_before_the_first_message_is_kept_as_unseen(qtbot: QtBot, tmp_path: Path) -> None:
    kept = Kept(tmp_path, Visitor("Bert", MINE.token))
    kept.keeper.keep()
    assert replace(MINE, seq=-1) == kept.seat
    kept.keeper.forget()
    nobody = Kept(tmp_path, Visitor("Bert"))
    nobody.keeper.keep()

    assert nobody.seat is None


def test_a_seat_that_cannot_be_kept_is_the_players_all_the_same(qtbot: QtBot, tmp_path: Path) -> None:
    """Where the disk is full, the game goes on."""
    (tmp_path / "seats").write_text("in the way")
    kept = Kept(tmp_path)
    take(kept)
    kept.log.close()

    assert kept.seat is None
    assert MINE.token == kept.client.token
