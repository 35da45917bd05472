"""A program that sits down at a table with the real window, plays to the end and tells the scores.

Its arguments are the link of the table and a folder, for settings and for pictures of what it shows.
"""

import sys
from pathlib import Path

from PySide6.QtCore import QSettings, QTimer

from engine.straights.protocol.server_messages import PlaceKind, Stage
from straights_gui.application import create_application
from straights_gui.model.network.table_link import TableLink
from straights_gui.model.preferences import Preferences
from straights_gui.model.storage.window_log import WindowLog
from straights_gui.network_composition import NetworkTable, NetworkTables

PICTURED_AFTER = 5
"""How many own cards were used when the game is drawn."""


class TablePlayer:
    """Plays the first card that may be used, whenever it is this window's turn."""

    def __init__(self, table: NetworkTable, folder: Path) -> None:
        self._table, self._folder = table, folder
        self._moves = 0
        self._is_ready = False
        table.client.room_changed.connect(self._on_room)
        table.play.settled.connect(self._act)
        self._clock = QTimer()
        self._clock.timeout.connect(self._act)
        self._clock.start(20)

    def _on_room(self) -> None:
        room = self._table.client.room
        if room is not None and room.stage is Stage.WAITING and not self._is_ready:
            is_full = all(place.is_here or place.kind is PlaceKind.COMPUTER for place in room.places)
            if is_full:
                self._is_ready = True
                QTimer.singleShot(200, self._be_ready)

    def _be_ready(self) -> None:
        self._draw("room")
        self._table.client.set_ready(is_ready=True)

    def _act(self) -> None:
        """Use a card, go on after a round, or tell the scores and end."""
        game, play = self._table.game, self._table.play
        room = self._table.client.room
        observation = game.observation()
        is_over = room is not None and room.stage is Stage.OVER
        if play.shows_result:
            self._table.window.table.continued.emit()
        elif is_over and play.is_settled and self._table.window.table.overlays.is_result_shown:
            self._clock.stop()
            self._draw("end")
            print("SCORES", *(seat.score for seat in observation.seats), flush=True)
            sys.stdout.flush()
            QTimer.singleShot(0, self._end)
        elif observation.is_my_turn and play.is_settled and not self._table.client.has_pending_move:
            self._moves += 1
            if self._moves == PICTURED_AFTER:
                self._draw("turn")
            self._table.window.table.card_activated.emit((observation.legal_plays or observation.hand)[0])

    def _draw(self, name: str) -> None:
        self._table.window.grab().save(str(self._folder / f"window-{name}.png"))

    def _end(self) -> None:
        self._table.stop()
        application.quit()


if __name__ == "__main__":
    link, folder = sys.argv[1], Path(sys.argv[2])
    application = create_application()
    preferences = Preferences(QSettings(str(folder / "settings.ini"), QSettings.Format.IniFormat))
    preferences.choose_speed("at-once")
    tables = NetworkTables(preferences, folder, WindowLog(folder / "straights.log"))
    player = TablePlayer(tables.open(TableLink.parse(link), "Wilma"), folder)
    sys.exit(application.exec())
