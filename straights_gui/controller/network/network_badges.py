"""The badges at a network table: connection, turn time, absent players."""

from __future__ import annotations

import math

from PySide6.QtCore import QElapsedTimer, QObject, QTimer

from engine.straights.protocol.server_messages import (
    RoomMessage,
    SeatedMessage,
    ServerMessage,
    SpectatorsMessage,
    Stage,
    WatchingMessage,
)
from engine.straights.protocol.tables import TableMoves
from engine.straights.text import badges
from straights_gui.controller.play.window_parts import WindowParts
from straights_gui.model.network.remote_game import RemoteGame
from straights_gui.view.table.badges import Badge, BadgeKind
from straights_gui.view.text.rendering import shown as text

_TICK_MS = 250
_MAX_SPECTATORS = 9_999  # Qt chooses a plural form by a number of 32 bits


class NetworkBadgesController(QObject):
    """Updates the badges, several times per second while one counts down."""

    def __init__(self, parts: WindowParts[RemoteGame]) -> None:
        super().__init__()
        self._window, self._game, self._play = window, game, play = parts.window, parts.model, parts.game
        self._client = game.client
        self._since_room, self._since_turn = QElapsedTimer(), QElapsedTimer()
        self._since_room.start()  # a timer that never began says anything
        self._since_turn.start()
        self._turn_seconds: float | None = None
        self._spectators: Badge | None = None
        self._timer = QTimer(self, interval=_TICK_MS)
        self._timer.timeout.connect(self.update)
        self._client.room_changed.connect(self._on_room)
        self._client.told.connect(self._on_told)
        self._client.received.connect(self._on_received)
        self._client.connection_changed.connect(self.update)
        self._client.not_entered.connect(self.update)
        play.changed.connect(self.update)
        window.table.card_activated.connect(self._on_card)
        window.table.card_dropped.connect(self._on_card)
        window.table.badge_ended.connect(self._on_ended)

    def stop(self) -> None:
        """Stop the countdowns."""
        self._timer.stop()

    def _on_card(self) -> None:
        """Follow a card that was sent; where none can be, what is said of it stays."""
        if self._client.is_at_table:
            self.update()

    def update(self) -> None:
        """Show the current badges."""
        shown = self._badges()
        is_asking = self._client.is_at_table and self._client.has_pending_move
        if is_asking or any(badge.is_counting for badge in shown):
            if not self._timer.isActive():
                self._timer.start()
        else:
            self._timer.stop()
        self._window.table.show_badges(shown)
        lost = [badge for badge in shown if badge.kind in (BadgeKind.OFFLINE, BadgeKind.CLOSED)]
        if self._client.refusal:
            self._window.table.message.show_text("")
        elif lost:  # nobody’s turn goes on: the sentence below the board says so in each size of the window
            self._window.table.message.show_text(text(lost[0].label))

    def _badges(self) -> tuple[Badge, ...]:
        room, queued = self._client.room, self._play.card_input.queued_card or self._client.late_card
        if room is None or self._client.refusal:  # of which the panel tells
            return ()
        if self._play.is_suspended:
            return (Badge(BadgeKind.REPLAY, badges.REPLAY),)
        is_playing = room.stage is Stage.PLAYING
        if not self._client.is_at_table:
            return (self._connection_badge(),) if is_playing or room.stage is Stage.OVER else ()
        return (
            *([Badge(BadgeKind.WATCHING, badges.WATCHING)] if self._client.seat is None else []),
            *([self._spectators] if self._spectators is not None else []),
            *([Badge(BadgeKind.SUBSTITUTE, badges.SUBSTITUTE)] if self._game.is_substituted else []),
            *(self._turn_badges(room) if is_playing else ()),
            *(self._away_badges(room) if is_playing else ()),
            *([Badge(BadgeKind.QUEUED, badges.queued(queued))] if queued is not None else []),
        )

    def _connection_badge(self) -> Badge:
        if self._client.connection.is_closed_by_host:
            return Badge(BadgeKind.CLOSED, badges.CLOSED, short=badges.SHORT_CLOSED)
        return Badge(BadgeKind.OFFLINE, badges.OFFLINE)

    def _turn_badges(self, room: RoomMessage) -> tuple[Badge, ...]:
        """The time left for the seat on turn, if it is limited, and in its time bank."""
        turn = self._game.turn
        if turn is None or self._turn_seconds is None or room.places[turn].strategy:
            return ()
        name, bank = room.places[turn].name, room.places[turn].bank_seconds
        name = "" if turn == self._game.viewer else name
        left = seconds_left(self._turn_seconds, self._since_turn)
        if not bank:
            shown, why, short = badges.turn_time(name, left), badges.TIME_LEFT, badges.short_time(left)
        else:
            in_all = seconds_left(self._turn_seconds + bank, self._since_turn)
            shown, why = badges.turn_time_and_bank(name, left, in_all - left), badges.BANK_LEFT
            short = badges.short_time(left, in_all - left)
        return (Badge(BadgeKind.TURN, shown, (why,), is_counting=True, short=short),)

    def _away_badges(self, room: RoomMessage) -> tuple[Badge, ...]:
        """The absent players, and the time until a computer replaces each."""
        shown = []
        for seat, place in enumerate(room.places):
            if place.away_seconds is not None and seat != self._client.seat:
                left = seconds_left(place.away_seconds, self._since_room) or None
                label, why = badges.away(place.name, left), badges.away_explained(place.name, left)
                shown.append(Badge(BadgeKind.AWAY, label, why, is_counting=left is not None))
        return tuple(shown)

    def _on_room(self, room: RoomMessage) -> None:
        self._since_room.start()
        self._turn_seconds = room.turn_seconds
        self._since_turn.start()
        self.update()

    def _on_received(self, message: ServerMessage) -> None:
        if isinstance(message, SpectatorsMessage):
            badge = Badge(BadgeKind.WATCHING, badges.spectators(min(message.count, _MAX_SPECTATORS)))
            self._spectators = badge if message.count > (self._client.seat is None) else None
            self.update()
        elif isinstance(message, SeatedMessage | WatchingMessage):
            self._spectators = None  # after a lost connection; the table tells it again

    def _on_told(self, message: object) -> None:
        """Restart the turn's time with each move; a `room` message contains the time left."""
        room = self._client.room
        if room is not None and isinstance(message, TableMoves):
            self._turn_seconds = room.turn_limit
            self._since_turn.start()
        self.update()

    def _on_ended(self, kind: BadgeKind) -> None:
        if kind in (BadgeKind.OFFLINE, BadgeKind.CLOSED):
            self._client.open()
        elif kind is BadgeKind.SUBSTITUTE:
            self._client.come_back()
        elif kind is BadgeKind.QUEUED:
            self._window.table.cancelled.emit()
        self._window.table.setFocus()


def seconds_left(seconds: float, since: QElapsedTimer) -> int:
    """How many seconds are left, the one that has begun included."""
    return max(0, math.ceil(seconds - since.elapsed() / 1000))
