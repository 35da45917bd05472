"""The other people at a table: their phrases and reactions, and the menu that mutes or removes them."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QMenu

from engine.protocol.sentences import Said
from engine.straights.protocol.server_messages import (
    NoticeMessage,
    Place,
    PlaceKind,
    RoomMessage,
    SaidMessage,
    ServerMessage,
    Stage,
)
from engine.straights.protocol.server_requests import Kick, Say
from engine.straights.protocol.tables import TableMoves
from engine.text.network import PHRASES, REACTIONS, said
from straights_gui.controller.panels.announcements import AnnouncementController
from straights_gui.controller.panels.log import LogController
from straights_gui.controller.play.window_parts import WindowParts
from straights_gui.model.network.remote_game import RemoteGame
from straights_gui.model.storage.seat_token_store import MutedPeople
from straights_gui.view.network.speech_bubbles import SpeechBubbles
from straights_gui.view.style.icons import sheet_icon
from straights_gui.view.style.sheet_menu import sheet_menu
from straights_gui.view.text.rendering import shown


class PeopleController(QObject):
    """Fills the menu of people, and shows votes to remove somebody and what the operator tells all people.

    Attributes:
        muted: the people whose phrases are not shown.
    """

    def __init__(self, parts: WindowParts[RemoteGame], muted: MutedPeople) -> None:
        super().__init__()
        window, client = parts.window, parts.model.client
        self._window, self._client, self._menu = window, client, window.act.submenus["people"]
        self.muted, self._log = muted, parts.log
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
            self._client.ask(Kick(seat))

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


class PhraseController(QObject):
    """Sends the player's phrases, and shows those of others who are not muted."""

    def __init__(
        self,
        parts: WindowParts[RemoteGame],
        bubbles: SpeechBubbles,
        log: LogController,
        announcements: AnnouncementController,
        muted: MutedPeople,
    ) -> None:
        super().__init__()
        window, client = parts.window, parts.model.client
        self._client, self._bubbles, self._log = client, bubbles, log
        self._announcements, self._muted = announcements, muted
        self._menu = window.act.submenus["say"]
        window.retranslated.connect(self._update)
        window.theme_changed.connect(self._update)
        client.received.connect(self._on_received)
        client.connection_changed.connect(self._update)
        client.entered.connect(self._update)
        client.room_changed.connect(self._update)
        self._update()

    def _update(self) -> None:
        self._fill([name for name in self._client.phrases if name in PHRASES])
        may_speak = self._client.is_at_table and self._client.seat is not None
        self._menu.setEnabled(may_speak)
        self._menu.menuAction().setEnabled(may_speak)

    def _fill(self, names: list[str]) -> None:
        """Offer the phrases, those with a picture below the others."""
        if self._menu.isVisible():
            return
        self._menu.clear()
        for number, name in enumerate(names, 1):
            action = self._menu.addAction(shown(PHRASES[name]), partial(self._client.ask, Say(name)))
            if name in REACTIONS:
                action.setIcon(sheet_icon(name))
                if names[number - 2] not in REACTIONS:
                    self._menu.insertSeparator(action)
            if number <= 9:
                action.setShortcut(QKeySequence(f"Alt+{number}"))

    def _on_received(self, message: ServerMessage) -> None:
        room = self._client.room
        if not isinstance(message, SaidMessage) or room is None or message.phrase not in PHRASES:
            return
        seat, phrase = message.seat, message.phrase
        name = room.places[seat].name
        if name in self._muted and seat != self._client.seat:
            return
        self._bubbles.say(seat, shown(PHRASES[phrase]), phrase if phrase in REACTIONS else None)
        self._log.add_note(partial(_said, name, phrase))
        self._announcements.screen_reader.announce(_said(name, phrase))


def _said(name: str, phrase: str) -> str:
    """The log line of a phrase, in the current language."""
    return shown(said(name, PHRASES[phrase]))
