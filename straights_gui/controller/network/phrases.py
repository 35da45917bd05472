"""Phrases and reactions: sent from the menu, shown at the seats and in the log."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject
from PySide6.QtGui import QKeySequence

from engine.straights.protocol.server_messages import SaidMessage, ServerMessage
from engine.text.network import PHRASES, REACTIONS, said
from straights_gui.controller.panels.announcements import AnnouncementController
from straights_gui.controller.panels.log import LogController
from straights_gui.model.network.table_client import TableClient
from straights_gui.model.storage.muted_people import MutedPeople
from straights_gui.view.network.speech_bubbles import SpeechBubbles
from straights_gui.view.style.icons import sheet_icon
from straights_gui.view.text.rendering import shown
from straights_gui.view.window.main_window import MainWindow


class PhraseController(QObject):
    """Sends the player's phrases, and shows those of others who are not muted."""

    def __init__(
        self,
        window: MainWindow,
        client: TableClient,
        bubbles: SpeechBubbles,
        log: LogController,
        announcements: AnnouncementController,
        muted: MutedPeople,
    ) -> None:
        super().__init__()
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
            action = self._menu.addAction(shown(PHRASES[name]), partial(self._client.say, name))
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
