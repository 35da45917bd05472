"""The menu of the other people at a table: mute their phrases, or remove them."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QMenu

from engine.protocol.sentences import Said
from engine.straights.protocol.server_messages import (
    NoticeMessage,
    Place,
    PlaceKind,
    RoomMessage,
    ServerMessage,
    Stage,
)
from engine.straights.protocol.tables import TableMoves
from straights_gui.model.network.table_client import TableClient
from straights_gui.model.storage.muted_people import MutedPeople
from straights_gui.model.storage.window_log import WindowLog
from straights_gui.view.style.sheet_menu import sheet_menu
from straights_gui.view.text.rendering import shown
from straights_gui.view.window.main_window import MainWindow


class PeopleController(QObject):
    """Fills the menu of people, and shows votes to remove somebody and what the operator tells all people.

    Attributes:
        muted: the people whose phrases are not shown.
    """

    def __init__(
        self,
        window: MainWindow,
        client: TableClient,
        muted: MutedPeople,
        window_log: WindowLog,
    ) -> None:
        super().__init__()
        self._window, self._client, self._menu = window, client, window.act.submenus["people"]
        self.muted, self._log = muted, window_log
        self._votes: tuple[Said, ...] = ()
        client.room_changed.connect(self._on_room)
        client.received.connect(self._on_received)
        client.connection_changed.connect(self.update)
        window.retranslated.connect(self.update)
        self._menu.aboutToHide.connect(self.update, Qt.ConnectionType.QueuedConnection)
        self.update()

    def update(self) -> None:
        """Offer what can be done about each of the others now, unless the menu is open."""
        if self._menu.isVisible():
            return
        self._menu.clear()
        for menu in self._menu.findChildren(QMenu):
            menu.deleteLater()
        room = self._client.room
        for seat, place in enumerate(() if room is None else room.places):
            if room is not None and place.kind is PlaceKind.PERSON and seat != self._client.seat:
                self._add_person(room, seat, place)
        is_usable = self._client.is_at_table and not self._menu.isEmpty()
        self._menu.setEnabled(is_usable)
        self._menu.menuAction().setEnabled(is_usable)

    def ask_to_remove(self, seat: int) -> None:
        """Remove somebody before a game, or vote for it in a game, once the player has confirmed it."""
        from engine.straights.sheets.questions import removal_question
        from straights_gui.view.dialogs.confirm import is_wanted

        room = self._client.room
        if room is None:
            return
        name, is_vote = room.places[seat].name, room.stage is Stage.PLAYING
        is_removed = is_wanted(self._window, removal_question(name, is_vote=is_vote))
        if is_removed and self._is_removable(seat, name, is_vote=is_vote):
            self._client.kick(seat)

    def _is_removable(self, seat: int, name: str, *, is_vote: bool) -> bool:
        """Whether a question is still true: seats turn while it is open, and games begin or end."""
        room = self._client.room
        if room is None or room.places[seat].name != name:
            return False
        return (room.stage is Stage.PLAYING) == is_vote

    def _add_person(self, room: RoomMessage, seat: int, place: Place) -> None:
        menu = sheet_menu(self._menu, place.name.replace("&", "&&"))
        self._menu.addMenu(menu)
        mute = menu.addAction(self.tr("Mute phrases"))
        mute.setCheckable(True)
        mute.setChecked(place.name in self.muted)
        mute.toggled.connect(partial(self._set_muted, place.name))
        self._add_removal(menu, room, seat)

    def _add_removal(self, menu: QMenu, room: RoomMessage, seat: int) -> None:
        is_playing = room.stage is Stage.PLAYING
        if self._client.seat is None or not self._client.can_kick:
            return
        if is_playing or (self._client.seat == room.host and room.places[seat].is_here):
            text = self.tr("Vote to remove…") if is_playing else self.tr("Remove from the table…")
            menu.addAction(text, partial(self.ask_to_remove, seat))

    def _set_muted(self, name: str, is_muted: bool) -> None:
        try:
            self.muted.set_muted(name, is_muted=is_muted)
        except OSError as error:
            self._log.warning(f"The muted people could not be kept: {error}")

    def _on_received(self, message: ServerMessage) -> None:
        if isinstance(message, NoticeMessage):
            self._window.say(message.text)
        elif isinstance(message, TableMoves) and message.note is not None:
            self._window.say(shown(message.note))

    def _on_room(self, room: RoomMessage) -> None:
        votes = tuple(place.kick_vote for place in room.places if place.kick_vote is not None)
        for vote in votes:
            if vote not in self._votes:
                self._window.say(shown(vote))
        self._votes = votes
        self.update()
