"""The menus of a window at a network table."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from engine.straights.protocol.server_messages import Stage
from engine.straights.protocol.server_requests import Wait
from engine.straights.protocol.tables import Refused
from engine.straights.text.variants import seal_name
from straights_gui.controller.network.finished_games import FinishedGames
from straights_gui.controller.network.waiting_room import WaitingRoomController
from straights_gui.controller.play.window_parts import WindowParts
from straights_gui.model.network.remote_game import RemoteGame
from straights_gui.view.text.rendering import fill, shown


class NetworkMenuController(QObject):
    """Connects the actions, enables them, and shows the round.

    Attributes:
        review_requested: emitted with the finished game.
    """

    review_requested = Signal(object)

    def __init__(
        self, parts: WindowParts[RemoteGame], waiting_room: WaitingRoomController, finished: FinishedGames
    ) -> None:
        super().__init__()
        self._window, self._game, self._play = window, game, play = parts.window, parts.model, parts.game
        self._client, self._finished = game.client, finished
        window.act.bind(
            rage_quit=self._on_rage_quit,
            take_seat=self._client.come_back,
            seal=self.show_seal,
            review=lambda: self.review_requested.emit(finished.session),
            leave_table=window.close,
            share_table=waiting_room.copy_link,
            invite=waiting_room.copy_invitation,
        )
        game.refused.connect(self._on_refused)
        window.table.offers.waited.connect(lambda is_waiting: self._client.ask(Wait(is_waiting)))
        self._client.connection_changed.connect(self.update)
        self._client.not_entered.connect(self.update)
        self._client.room_changed.connect(self.update)
        play.changed.connect(self.update)
        window.retranslated.connect(self.update)
        self.update()

    def update(self) -> None:
        """Enable the possible actions, and show the round."""
        game, act = self._game, self._window.act
        is_here = self._client.is_at_table and not self._play.is_suspended
        is_playing = is_here and game.turn is not None
        act.allow(
            playing=is_playing and bool(game.humans),
            left=is_playing and game.is_substituted,
            sealed=bool(game.known.seal),
            table=self._client.room is not None,
            review=self._finished.session is not None,
            invited=bool(self._client.invitation),
        )
        act.take_seat.setVisible(game.is_substituted)
        act.rage_quit.setVisible(not game.is_substituted)
        if not game.known.is_straights:
            act.tracker.setVisible(False)
            self._window.table.offers.is_at_server = True
            self._window.table.overlays.reviews = False
            self._show_waiting()
        if not self._play.is_suspended:
            round_of = game.table().title
            self._window.show_progress("" if round_of is None else shown(round_of), self._seal_text())
        title = fill(self.tr("Table {table}"), table=self._client.link.table)
        self._window.setWindowTitle(title)  # Qt adds the program’s name

    def _show_waiting(self) -> None:
        room, seat = self._client.room, self._client.seat
        names = tuple(place.name for place in room.places if place.is_waiting) if room else ()
        is_own = room is not None and seat is not None and (room.host == seat or room.places[seat].is_waiting)
        self._window.table.offers.show_waiting(names, may_deal=bool(names) and is_own)

    def show_seal(self) -> None:
        """Show the seal, and after the game its content."""
        from engine.games.seal import seal_of_key
        from engine.straights.sheets.seal import CHECK, key_seal
        from straights_gui.view.sheets.drawn_sheet import DrawnSheet

        seal, key = self._game.known.seal, self._game.known.key
        holds = seal_of_key(key) == seal and not self._finished.is_altered
        check = {CHECK: lambda _sheet: key_seal(seal, key, holds=holds)}
        DrawnSheet(self._window, key_seal(seal, key), check).exec()

    def may_leave(self) -> bool:
        """Whether the player may leave the table; asks during a game."""
        room = self._client.room
        is_player = self._client.seat is not None and bool(self._game.humans)
        if room is None or room.stage is not Stage.PLAYING or not is_player:
            return True
        from engine.straights.sheets.questions import leave_question
        from straights_gui.view.dialogs.confirm import is_wanted

        return is_wanted(self._window, leave_question(is_playing=True))

    def _seal_text(self) -> str:
        seal = self._game.known.seal
        return shown(seal_name(seal)) if seal else ""

    def _on_rage_quit(self) -> None:
        seat = self._game.viewer
        if seat is not None:
            self._play.rage_quit(seat)

    def _on_refused(self, message: Refused) -> None:
        self._window.table.return_card(shown(*(message.text or ())))
